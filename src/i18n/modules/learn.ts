import * as de from '../de/modules/learn';
import * as en from '../en/modules/learn';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/learn';
import * as pl from '../pl/modules/learn';

export const learnWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
