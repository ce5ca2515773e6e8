import type { AT_HAND as allAtHand, Entries, fetchEntries as fromTheApp } from './entrySource';
import type { Language } from './language';

/** Every `import()` is a file of its own: nobody waits for rules in another language, or for any before they are read. */
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly entries: Entries }>>> = {
  en: () => import('./en/entries/entries'),
  de: () => import('./de/entries/entries'),
  pl: () => import('./pl/entries/entries'),
  nl: () => import('./nl/entries/entries'),
};

export const AT_HAND = {} satisfies typeof allAtHand;

export const fetchEntries = (async (language: Language) =>
  (await LOADERS[language]()).entries) satisfies typeof fromTheApp;
