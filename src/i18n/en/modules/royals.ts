/** Queens, kings, residences and capitals: their words. The reference has them in the chapter of The Stormgates. */
import type { EntryText } from '../../entryText';

export const texts = {
  'term.residence': 'residence',
  'term.capital': 'capital',
  'action.residence': 'Make {{city}} a residence',
  'action.capital': 'Make {{city}} the capital',
  'event.residence': '{{player}} makes {{city}} a residence.',
  'event.capital': '{{player}} makes {{city}} the capital.',
  'event.enthroned': '{{player}} earns {{card}} at the checkpoint.',
  'event.deposed': '{{player}} has too few cards: {{card}} is deposed for good.',
  'checkpoint.royals': 'From {{queen}} cards a deck has a queen, from {{king}} a king as well.',
  'violation.needsRoyal': 'That takes a queen or a king, alone in a line.',
  'violation.wrongLevel': 'That takes a city of your own of level {{level}}.',
  'play.fact.crowned': 'Rank',
  'price.residence.do': 'Queen: make a city of level 4 a residence',
  'price.capital.do': 'King: make a residence the capital',
} as const;

export const entries = {} as const satisfies Readonly<Record<string, EntryText>>;
