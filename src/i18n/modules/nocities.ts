import * as de from '../de/modules/nocities';
import * as en from '../en/modules/nocities';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/nocities';
import * as pl from '../pl/modules/nocities';

export const nocitiesWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
