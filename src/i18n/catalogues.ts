import { german } from './de/messages';
import { english } from './en/messages';
import { dutch } from './nl/messages';
import { polish } from './pl/messages';

/** All texts, for whoever has room for them. */
export const catalogues = { en: english, de: german, pl: polish, nl: dutch } as const;
