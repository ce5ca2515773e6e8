import { AT_HAND, fetchEntries, type Entries } from './entrySource';
import type { EntryId, EntryText } from './entryText';
import { LANGUAGES, type Language } from './language';
import type { WordsByLanguage } from './module';

/** The rules in every language that they were fetched in. */
export const ENTRY_TEXTS: Readonly<Record<Language, Entries>> = {
  en: { ...AT_HAND.en },
  de: { ...AT_HAND.de },
  pl: { ...AT_HAND.pl },
  nl: { ...AT_HAND.nl },
};
const fetched = new Set<Language>(LANGUAGES.filter((language) => AT_HAND[language] !== undefined));

export const hasEntries = (language: Language): boolean => fetched.has(language);

/** Rejects when they cannot be had. */
export async function loadEntries(language: Language): Promise<void> {
  if (fetched.has(language)) return;
  const entries = await fetchEntries(language);
  // What a module has said of itself meanwhile stays.
  Object.assign(ENTRY_TEXTS[language], entries, ENTRY_TEXTS[language]);
  fetched.add(language);
}

/** For the search, which looks into all of them. */
export const loadAllEntries = async (): Promise<void> => void (await Promise.all(LANGUAGES.map(loadEntries)));

/** What modules say of themselves. Once more is the same again. */
export function addEntries(words: WordsByLanguage): void {
  for (const language of LANGUAGES) Object.assign(ENTRY_TEXTS[language], words[language].entries);
}

/** What a language says of an entry; one whose module could not be fetched has its name alone. */
export const entryText = (language: Language, id: EntryId): EntryText =>
  ENTRY_TEXTS[language][id] ?? { title: id, text: [], find: '' };
