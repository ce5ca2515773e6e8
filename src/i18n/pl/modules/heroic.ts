import type { entries as englishEntries, texts as english } from '../../en/modules/heroic';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.veteran': 'weteran',
  'event.veteran': '{{player}} zostaje weteranem.',
  'event.veteranFell': '{{player}} ma za mało kart, by pozostać weteranem.',
  'checkpoint.veterans': 'Od {{cards}} kart gracz jest weteranem.',
  'play.fact.veteran': 'Weteran',
  'play.fact.fallenVeteran': 'Upadły weteran',
};

export const entries: EntryTexts<typeof englishEntries> = {};
