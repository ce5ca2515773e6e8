import { de, en, nl, pl } from 'make-plural/cardinals';
import type { Language } from './language';

// Hermes on a phone may have no Intl.PluralRules, so the rules of CLDR come with the app.

export const PLURAL_CATEGORIES = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  nl: ['one', 'other'],
  // 1 karta, 2 karty, 5 kart, 1,5 karty
  pl: ['one', 'few', 'many', 'other'],
} as const satisfies Record<Language, readonly string[]>;

export type PluralCategory = (typeof PLURAL_CATEGORIES)[Language][number];

const rules: Record<Language, (count: number) => string> = { en, de, nl, pl };

export function pluralCategory(language: Language, count: number): PluralCategory {
  const category = rules[language](count);
  return PLURAL_CATEGORIES[language].find((known) => known === category) ?? 'other';
}
