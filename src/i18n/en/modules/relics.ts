/** The Great Artefacts of The Stormgates: their names are among the terms, their entries in the chapter of the expansion. */
import type { EntryText } from '../../entryText';

export const texts = {
  'action.openPurseOne': '{{by}}: take one supply',
  'action.openPurse': '{{by}}: take two supplies',
  'action.muster': '{{by}}: call {{card}} from the shelter',
  'action.cloak': '{{by}}: protect {{city}}',
  'action.cloakAlso': 'Also protect {{city}}',
  'action.cloakNoMore': 'No other city',
  'action.gaze': '{{by}}: look at the cards on top of your nation',
  'action.enthral': '{{by}}: {{card}} changes sides',
  'action.recall': '{{by}}: take a card from the limbo',
  'action.conjure': '{{by}}: summon {{figure}}',
  'action.conjureTo': 'To {{place}}',
  'play.places.cloak': 'Protect …',
  'play.question.muster': 'Call another card of this kind, or none. Strength left: {{left}}',
  'play.question.cloak': 'Protect a second city, or no other.',
  'play.question.gaze': 'Which card shall lie on top of your nation as number {{place}}?',
  'play.question.enthral': 'Take a second unit, or none. Strength left: {{left}}',
  'play.question.recall': 'Choose a card from the limbo for your hand.',
  'play.question.conjure': 'Onto which square do you send {{figure}}?',
  'play.fact.cloaked': 'cannot be attacked',
  'event.mustered': '{{player}} calls from the shelter: {{card}}.',
  'event.cloaked': '{{player}} draws the Cloak over {{city}}.',
  'event.gazed': '{{player}} looks into the Crystal; cards seen: {{number}}.',
  'event.enthralled': '{{card}} leaves {{owner}} for {{player}} until the battle is over.',
  'event.conjured': '{{player}} unrolls the Lost Scroll and calls a figure.',
  'violation.cloaked': 'The Cloak of Vayl lies over this city until its owner’s next turn.',
  'violation.outOfSight': 'The city has to be where one of your heroes stands, or around it.',
  'violation.tooStrong': 'The printed strength of the cards may be {{most}} at most.',
  'violation.oneGuest': 'Another figure that the Lost Scroll has called is still in the land.',
} as const;

export const entries = {} as const satisfies Readonly<Record<string, EntryText>>;
