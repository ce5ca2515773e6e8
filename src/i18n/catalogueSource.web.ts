import type { AT_HAND as allAtHand, fetchCatalogue as fromTheApp, Texts } from './catalogueSource';
import type { Language } from './language';

/** Every `import()` is a file of its own: nobody waits for a language that is not spoken. */
const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en/messages')).english,
  de: async () => (await import('./de/messages')).german,
  pl: async () => (await import('./pl/messages')).polish,
  nl: async () => (await import('./nl/messages')).dutch,
};

export const AT_HAND = {} satisfies typeof allAtHand;

export const fetchCatalogue = ((language: Language) => LOADERS[language]()) satisfies typeof fromTheApp;
