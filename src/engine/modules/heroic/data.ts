/** Numbers of the hero mode. */
import { DAYS_PER_WEEK } from '../../core/components';

/** HEROIC-03: cards that a deck needs at a checkpoint. */
export const VETERAN_CARDS = 26;
/** CP-02: decks are counted from the second checkpoint on. */
export const FIRST_COUNT = 2 * DAYS_PER_WEEK;
