import type { entries as englishEntries, texts as english } from '../../en/modules/heroic';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.veteran': 'veteraan',
  'event.veteran': '{{player}} is vanaf nu veteraan.',
  'event.veteranFell': '{{player}} heeft te weinig kaarten om veteraan te blijven.',
  'checkpoint.veterans': 'Vanaf {{cards}} kaarten is een speler veteraan.',
  'play.fact.veteran': 'Veteraan',
  'play.fact.fallenVeteran': 'Gevallen veteraan',
};

export const entries: EntryTexts<typeof englishEntries> = {};
