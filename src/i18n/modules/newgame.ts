import * as de from '../de/modules/newgame';
import * as en from '../en/modules/newgame';
import type { WordsByLanguage } from '../module';
import * as nl from '../nl/modules/newgame';
import * as pl from '../pl/modules/newgame';

export const newgameWords = { en, de, pl, nl } as const satisfies WordsByLanguage;
