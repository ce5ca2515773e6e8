import type { texts as english } from '../../en/modules/metamorpha';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.metamorpha': 'Metamorpha',
  'term.tribute': 'tribuut',
  'action.tribute': 'Held {{hero}}: Metamorpha tribuut betalen: {{card}}',
  'action.woodsWalk': 'Ga naar {{place}}',
  'action.woodsJump': 'Spring van {{from}} naar {{to}}',
  'action.woodsStay': 'Blijf staan',
  'action.mountainsCity': '{{city}} gratis naar niveau {{level}} opwaarderen',
  'action.canyonsRaid': 'Zonder wapen aanvallen: {{target}}',
  'action.canyonsRaidBoth': 'Met beide helden zonder wapen aanvallen: {{target}}',
  'action.lakesRank': '{{card}} opwaarderen',
  'action.frostTwin': '{{card}}: telt deze beurt dubbel',
  'action.jungleDrawOne': 'Trek één kaart',
  'action.jungleDraw': 'Trek twee kaarten',
  'play.question.woods': 'Held {{hero}} mag tot drie vakken lopen. Waarheen?',
  'play.question.mountains': 'Welke van je steden stijgt een niveau?',
  'play.question.canyons': 'Wie valt je held aan?',
  'play.question.lakes': 'Welke manschap stijgt een rang?',
  'play.question.frost': 'Welke manschap telt dubbel?',
  'play.question.jungle': 'Hoeveel kaarten trek je?',
  'play.fact.metamorpha': 'staat hier',
  'event.emerged': 'Metamorpha stapt uit de stormpoort {{at}}.',
  'event.shifted': 'Metamorpha verschijnt {{at}}.',
  'event.vanished': 'Metamorpha verlaat het land.',
  'event.granted': 'Metamorpha leent {{player}} haar kracht: {{terrain}}.',
  'event.ennobled': '{{player}} waardeert met Metamorpha’s hulp op: {{from}} wordt {{to}}.',
  'event.twinned': 'Een manschap van {{player}} telt deze beurt dubbel: {{card}}.',
  'violation.noGift': 'Waar Metamorpha nu is, heeft ze niets te bieden.',
  'violation.notHerTerrain': 'Deze held moet op hetzelfde terrein staan als Metamorpha.',
  'violation.tributePaid': 'Voor deze held en dit terrein is deze beurt al tribuut betaald.',
  'violation.oneTribute': 'Een tribuut is precies één kaart.',
  'violation.giftIdle': 'Dit tribuut kan je nu niets opleveren.',
  'violation.tooFar': 'Dat is verder dan {{most}} stappen.',
};

export const entries = {};
