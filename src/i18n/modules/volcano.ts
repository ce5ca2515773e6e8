import * as de from '../de/modules/volcano';
import * as en from '../en/modules/volcano';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/volcano';
import * as pl from '../pl/modules/volcano';

export const volcanoWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
