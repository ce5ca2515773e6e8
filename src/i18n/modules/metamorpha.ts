import * as de from '../de/modules/metamorpha';
import * as en from '../en/modules/metamorpha';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/metamorpha';
import * as pl from '../pl/modules/metamorpha';

export const metamorphaWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
