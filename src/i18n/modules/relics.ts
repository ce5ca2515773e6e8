import * as de from '../de/modules/relics';
import * as en from '../en/modules/relics';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/relics';
import * as pl from '../pl/modules/relics';

export const relicsWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
