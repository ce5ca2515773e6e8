import type { texts as english } from '../../en/modules/metamorpha';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.metamorpha': 'Metamorpha',
  'term.tribute': 'Tribut',
  'action.tribute': 'Held {{hero}}: Metamorpha Tribut zahlen: {{card}}',
  'action.woodsWalk': 'Weiter nach {{place}}',
  'action.woodsJump': 'Sprung von {{from}} nach {{to}}',
  'action.woodsStay': 'Stehen bleiben',
  'action.mountainsCity': '{{city}} kostenlos auf Stufe {{level}} verbessern',
  'action.canyonsRaid': 'Ohne Waffe angreifen: {{target}}',
  'action.canyonsRaidBoth': 'Mit beiden Helden ohne Waffe angreifen: {{target}}',
  'action.lakesRank': '{{card}} befördern',
  'action.frostTwin': '{{card}}: zählt in diesem Zug doppelt',
  'action.jungleDrawOne': 'Eine Karte ziehen',
  'action.jungleDraw': 'Zwei Karten ziehen',
  'play.question.woods': 'Held {{hero}} darf bis zu drei Felder gehen. Wohin?',
  'play.question.mountains': 'Welche deiner Städte steigt um eine Stufe?',
  'play.question.canyons': 'Wen greift dein Held an?',
  'play.question.lakes': 'Welche Einheit wird befördert?',
  'play.question.frost': 'Welche Einheit zählt doppelt?',
  'play.question.jungle': 'Wie viele Karten ziehst du?',
  'play.fact.metamorpha': 'steht hier',
  'event.emerged': 'Metamorpha tritt aus der Sturmpforte {{at}}.',
  'event.shifted': 'Metamorpha erscheint {{at}}.',
  'event.vanished': 'Metamorpha verlässt das Land.',
  'event.granted': 'Metamorpha leiht {{player}} ihre Kraft: {{terrain}}.',
  'event.ennobled': '{{player}} befördert mit Metamorphas Hilfe: {{from}} wird zu {{to}}.',
  'event.twinned': 'Eine Einheit von {{player}} zählt in diesem Zug doppelt: {{card}}.',
  'violation.noGift': 'Wo Metamorpha jetzt ist, hat sie nichts zu vergeben.',
  'violation.notHerTerrain': 'Dieser Held muss auf dem gleichen Gelände stehen wie Metamorpha.',
  'violation.tributePaid': 'Für diesen Helden und dieses Gelände ist in diesem Zug schon Tribut gezahlt.',
  'violation.oneTribute': 'Ein Tribut ist genau eine Karte.',
  'violation.giftIdle': 'Dieser Tribut könnte dir jetzt nichts bringen.',
  'violation.tooFar': 'Das ist weiter als {{most}} Schritte.',
};

export const entries = {};
