import * as de from '../de/modules/explain';
import * as en from '../en/modules/explain';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/explain';
import * as pl from '../pl/modules/explain';

export const explainWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
