/** Numbers of the advanced game (ADV). */

/** ADV-02. */
export const HOME_GROUND = 1;
