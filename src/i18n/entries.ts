import { base as germanBase } from './de/entries/base';
import { stormgates as germanStormgates } from './de/entries/stormgates';
import { base as englishBase } from './en/entries/base';
import { stormgates as englishStormgates } from './en/entries/stormgates';
import type { EntryId, EntryText } from './entryText';
import type { Language } from './language';
import { base as dutchBase } from './nl/entries/base';
import { stormgates as dutchStormgates } from './nl/entries/stormgates';
import { base as polishBase } from './pl/entries/base';
import { stormgates as polishStormgates } from './pl/entries/stormgates';

/** All rules in all languages, because the search looks into all of them. Only the reference loads this file. */
export const ENTRY_TEXTS: Readonly<Record<Language, Readonly<Record<EntryId, EntryText>>>> = {
  en: { ...englishBase, ...englishStormgates },
  de: { ...germanBase, ...germanStormgates },
  pl: { ...polishBase, ...polishStormgates },
  nl: { ...dutchBase, ...dutchStormgates },
};
