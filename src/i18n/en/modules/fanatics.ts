/** The Fanatics. The reference tells of them in the chapter of the expansion. */
import type { EntryText } from '../../entryText';

export const texts = {
  'term.sacrifice': 'sacrifice',
  'action.sacrifice': 'Sacrifice: {{card}} counts twice, suspend {{price}}',
  'action.sacrificeFor': 'Sacrifice: {{card}} counts twice',
  'event.sacrificed': '{{player}} suspends {{price}}: {{card}} counts twice.',
  'violation.needsSacrifice': 'A Fanatic is played only after a card of your hand was suspended for it.',
} as const;

export const entries = {} as const satisfies Readonly<Record<string, EntryText>>;
