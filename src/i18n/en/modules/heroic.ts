/** The hero mode: its words. The reference has it in the chapter of The Stormgates. */
import type { EntryText } from '../../entryText';

export const texts = {
  'term.veteran': 'veteran',
  'event.veteran': '{{player}} is a veteran from now on.',
  'event.veteranFell': '{{player}} has too few cards to stay a veteran.',
  'checkpoint.veterans': 'From {{cards}} cards a player is a veteran.',
  'play.fact.veteran': 'Veteran',
  'play.fact.fallenVeteran': 'Fallen veteran',
} as const;

export const entries = {} as const satisfies Readonly<Record<string, EntryText>>;
