import * as de from '../de/modules/trade';
import * as en from '../en/modules/trade';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/trade';
import * as pl from '../pl/modules/trade';

export const tradeWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
