import * as de from '../de/modules/royals';
import * as en from '../en/modules/royals';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/royals';
import * as pl from '../pl/modules/royals';

export const royalsWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
