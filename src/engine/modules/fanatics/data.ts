/** Numbers of the Fanatics (FAN). */

/** The name of the band, in the names of cards. */
export const BAND = 'fanatic';
/** FAN-01. */
export const FANATICS_PER_RANK = 2;
export const SUPPLIES_EACH = 2;
/** FAN-02: so often one counts for which a card was given. */
export const TIMES = 2;
