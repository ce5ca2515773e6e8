import { createInstance } from 'i18next';
import { german } from './de/messages';
import { english } from './en/messages';
import { isLanguage, LANGUAGES, type Language } from './language';
import type { Translate } from './message';
import { dutch } from './nl/messages';
import { PLURAL_CATEGORIES, pluralCategory } from './plural';
import { polish } from './pl/messages';

export const catalogues = { en: english, de: german, pl: polish, nl: dutch } as const;

const i18n = createInstance();
void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: [...LANGUAGES],
  initAsync: false,
  // Keys are flat, so that a search for a key finds it.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: catalogues[language] }])),
});

// i18next asks Intl.PluralRules, which Hermes may lack: see plural.ts.
i18n.services.pluralResolver.getRule = (code: string) => {
  const language = isLanguage(code) ? code : 'en';
  return {
    select: (count: number) => pluralCategory(language, count),
    resolvedOptions: () => ({ pluralCategories: [...PLURAL_CATEGORIES[language]] }),
  };
};

export function translator(language: Language): Translate {
  const t = i18n.getFixedT(language);
  return (key, ...args) => t(key, { ...args[0] });
}

export const translators: Readonly<Record<Language, Translate>> = {
  en: translator('en'),
  de: translator('de'),
  pl: translator('pl'),
  nl: translator('nl'),
};
