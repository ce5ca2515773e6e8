import * as de from '../de/modules/teams';
import * as en from '../en/modules/teams';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/teams';
import * as pl from '../pl/modules/teams';

export const teamsWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
