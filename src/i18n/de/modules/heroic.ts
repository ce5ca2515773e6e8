import type { entries as englishEntries, texts as english } from '../../en/modules/heroic';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.veteran': 'Veteran',
  'event.veteran': '{{player}} ist von nun an Veteran.',
  'event.veteranFell': '{{player}} hat zu wenige Karten, um Veteran zu bleiben.',
  'checkpoint.veterans': 'Ab {{cards}} Karten ist jemand ein Veteran.',
  'play.fact.veteran': 'Veteran',
  'play.fact.fallenVeteran': 'Gefallener Veteran',
};

export const entries: EntryTexts<typeof englishEntries> = {};
