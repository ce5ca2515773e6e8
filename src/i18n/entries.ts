import { base as germanBase } from './de/entries/base';
import { stormgates as germanStormgates } from './de/entries/stormgates';
import { base as englishBase } from './en/entries/base';
import { stormgates as englishStormgates } from './en/entries/stormgates';
import type { EntryId, EntryText } from './entryText';
import { LANGUAGES, type Language } from './language';
import type { WordsByLanguage } from './module';
import { base as dutchBase } from './nl/entries/base';
import { stormgates as dutchStormgates } from './nl/entries/stormgates';
import { base as polishBase } from './pl/entries/base';
import { stormgates as polishStormgates } from './pl/entries/stormgates';

type Entries = Record<string, EntryText | undefined>;

/** All rules in all languages, because the search looks into all of them. Only the reference loads this file. */
export const ENTRY_TEXTS: Readonly<Record<Language, Entries>> = {
  en: { ...englishBase, ...englishStormgates },
  de: { ...germanBase, ...germanStormgates },
  pl: { ...polishBase, ...polishStormgates },
  nl: { ...dutchBase, ...dutchStormgates },
};

/** What modules say of themselves. Once more is the same again. */
export function addEntries(words: WordsByLanguage): void {
  for (const language of LANGUAGES) Object.assign(ENTRY_TEXTS[language], words[language].entries);
}

/** What a language says of an entry; one whose module could not be fetched has its name alone. */
export const entryText = (language: Language, id: EntryId): EntryText =>
  ENTRY_TEXTS[language][id] ?? { title: id, text: [], find: '' };
