import * as de from '../de/modules/bilkarr';
import * as en from '../en/modules/bilkarr';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/bilkarr';
import * as pl from '../pl/modules/bilkarr';

export const bilkarrWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
