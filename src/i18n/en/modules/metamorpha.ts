/** Metamorpha: tributes and what they bring. The reference tells of her in the chapter of the expansion. */
import type { EntryText } from '../../entryText';

export const texts = {
  'term.metamorpha': 'Metamorpha',
  'term.tribute': 'tribute',
  'action.tribute': 'Hero {{hero}}: pay Metamorpha a tribute: {{card}}',
  'action.woodsWalk': 'Go to {{place}}',
  'action.woodsJump': 'Jump from {{from}} to {{to}}',
  'action.woodsStay': 'Stay where you are',
  'action.mountainsCity': 'Upgrade {{city}} to level {{level}} for free',
  'action.canyonsRaid': 'Attack without a weapon: {{target}}',
  'action.canyonsRaidBoth': 'Attack with both heroes, without a weapon: {{target}}',
  'action.lakesRank': 'Promote {{card}}',
  'action.frostTwin': '{{card}}: counts twice this turn',
  'action.jungleDrawOne': 'Draw one card',
  'action.jungleDraw': 'Draw two cards',
  'play.question.woods': 'Hero {{hero}} may move up to three squares. Where to?',
  'play.question.mountains': 'Which of your cities shall rise a level?',
  'play.question.canyons': 'Whom does your hero attack?',
  'play.question.lakes': 'Which unit shall rise a rank?',
  'play.question.frost': 'Which unit shall count twice?',
  'play.question.jungle': 'How many cards do you draw?',
  'play.fact.metamorpha': 'stands here',
  'event.emerged': 'Metamorpha steps out of the stormgate {{at}}.',
  'event.shifted': 'Metamorpha appears {{at}}.',
  'event.vanished': 'Metamorpha leaves the land.',
  'event.granted': 'Metamorpha lends {{player}} the power of the {{terrain}}.',
  'event.ennobled': '{{player}} promotes with Metamorpha’s help: {{from}} becomes {{to}}.',
  'event.twinned': 'A unit of {{player}} counts twice this turn: {{card}}.',
  'violation.noGift': 'Metamorpha has nothing to grant where she is now.',
  'violation.notHerTerrain': 'This hero has to stand on the same terrain as Metamorpha.',
  'violation.tributePaid': 'The tribute for this hero and this terrain has been paid this turn.',
  'violation.oneTribute': 'A tribute is exactly one card.',
  'violation.giftIdle': 'This tribute could bring you nothing now.',
  'violation.tooFar': 'That is further than {{most}} steps.',
} as const;

export const entries = {} as const satisfies Readonly<Record<string, EntryText>>;
