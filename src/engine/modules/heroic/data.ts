/** Numbers of the hero mode (HEROIC). */
import { DAYS_PER_WEEK } from '../../core/components';
import { CHIEF, FRIMAN, type Kind } from '../../core/kinds';

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
/** HEROIC-04, RULE-02: what it adds to a card, however often that counts; a wild card fights as a lord. */
export const veteranAdds = (kind: Kind, wild: boolean): number =>
  (kind === FRIMAN || kind === CHIEF) && !wild ? VETERAN_RECRUIT : 0;
