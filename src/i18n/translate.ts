import { createInstance } from 'i18next';
import { AT_HAND, fetchCatalogue } from './catalogueSource';
import { isLanguage, LANGUAGES, type Language } from './language';
import type { Translate } from './message';
import type { WordsByLanguage } from './module';
import { PLURAL_CATEGORIES, pluralCategory } from './plural';

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
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: { ...AT_HAND[language] } }])),
});

// i18next asks Intl.PluralRules, which Hermes may lack: see plural.ts.
i18n.services.pluralResolver.getRule = (code: string) => {
  const language = isLanguage(code) ? code : 'en';
  return {
    select: (count: number) => pluralCategory(language, count),
    resolvedOptions: () => ({ pluralCategories: [...PLURAL_CATEGORIES[language]] }),
  };
};

const spoken = new Set<Language>(LANGUAGES.filter((language) => AT_HAND[language] !== undefined));

/** Whether its texts are there. */
export const speaks = (language: Language): boolean => spoken.has(language);

/** Rejects when its texts cannot be had. */
export async function learn(language: Language): Promise<void> {
  if (spoken.has(language)) return;
  i18n.addResourceBundle(language, 'translation', await fetchCatalogue(language), true, true);
  spoken.add(language);
}

/** For the glossary and the search, which look into all of them. */
export const learnAll = async (): Promise<void> => void (await Promise.all(LANGUAGES.map(learn)));

/** The words of a module, from now on. Once more is the same again. */
export function addWords(words: WordsByLanguage): void {
  for (const language of LANGUAGES) i18n.addResourceBundle(language, 'translation', words[language].texts, true, true);
}

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

/** A text whose key is made up at run time, as that of a record that came with a module; what has none is told by `otherwise`. */
export function textOr(
  t: Translate,
  key: string,
  facts: Readonly<Record<string, string | number>>,
  otherwise: string,
): string {
  const language = LANGUAGES.find((other) => translators[other] === t) ?? 'en';
  const text = i18n.getFixedT(language)(key, facts);
  return text === key ? otherwise : text;
}
