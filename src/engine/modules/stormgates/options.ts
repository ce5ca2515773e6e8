/** What the players of The Stormgates may agree on. */
import type { OptionTable } from '../../core/options';

export const options = {
  /** SG-09: two, three or four on the board of 7 by 11. Five and six always play there. */
  wide: { type: 'flag' },
} as const satisfies OptionTable;
