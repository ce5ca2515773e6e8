import * as de from '../de/modules/fate';
import * as en from '../en/modules/fate';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/fate';
import * as pl from '../pl/modules/fate';

export const fateWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
