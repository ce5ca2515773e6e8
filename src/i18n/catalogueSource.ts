/** Where the texts come from. Outside of a browser they are part of the app; catalogueSource.web.ts fetches them. */
import { catalogues } from './catalogues';
import type { Language } from './language';

export type Texts = Readonly<Record<string, string>>;

/** What is there from the start. */
export const AT_HAND: Readonly<Partial<Record<Language, Texts>>> = catalogues;

export const fetchCatalogue = (language: Language): Promise<Texts> => Promise.resolve(catalogues[language]);
