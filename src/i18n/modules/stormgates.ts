import * as de from '../de/modules/stormgates';
import * as en from '../en/modules/stormgates';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/stormgates';
import * as pl from '../pl/modules/stormgates';

export const stormgatesWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
