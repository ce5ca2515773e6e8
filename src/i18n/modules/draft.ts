import * as de from '../de/modules/draft';
import * as en from '../en/modules/draft';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/draft';
import * as pl from '../pl/modules/draft';

export const draftWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
