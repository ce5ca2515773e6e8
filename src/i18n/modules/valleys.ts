import * as de from '../de/modules/valleys';
import * as en from '../en/modules/valleys';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/valleys';
import * as pl from '../pl/modules/valleys';

export const valleysWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
