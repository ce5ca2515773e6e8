import * as de from '../de/modules/fanatics';
import * as en from '../en/modules/fanatics';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/fanatics';
import * as pl from '../pl/modules/fanatics';

export const fanaticsWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
