import * as de from '../de/modules/heroic';
import * as en from '../en/modules/heroic';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/heroic';
import * as pl from '../pl/modules/heroic';

export const heroicWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
