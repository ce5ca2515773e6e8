import * as de from '../de/modules/unbound';
import * as en from '../en/modules/unbound';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/unbound';
import * as pl from '../pl/modules/unbound';

export const unboundWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
