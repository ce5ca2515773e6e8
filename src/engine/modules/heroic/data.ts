/** Numbers of the hero mode (HEROIC). */
import { DAYS_PER_WEEK } from '../../core/components';

/** HEROIC-01. */
export const NEUTRAL_DEFENCE = 6;
export const RUINS_DEFENCE = 10;
/** HEROIC-03. */
export const VETERAN_CARDS = 26;
/** CP-02: decks are counted from the second checkpoint on. */
export const FIRST_COUNT = 2 * DAYS_PER_WEEK;
/** HEROIC-04: for each hero whose moral holds, and for each friman and chief. */
export const VETERAN_MORAL = 4;
export const VETERAN_RECRUIT = 1;
