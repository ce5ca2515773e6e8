import * as de from '../de/modules/gates';
import * as en from '../en/modules/gates';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/gates';
import * as pl from '../pl/modules/gates';

export const gatesWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
