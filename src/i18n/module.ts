/** Words of a module: texts of the screens and entries of the reference, in every language. English is the measure. */
import type { EntryText } from './entryText';
import type { Language } from './language';

export type ModuleTexts<English> = { readonly [Key in keyof English]: string };
export type EntryTexts<English> = { readonly [Id in keyof English]: EntryText };

export interface ModuleWords {
  readonly texts: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, EntryText>>;
}

export type WordsByLanguage = Readonly<Record<Language, ModuleWords>>;
