/** What the players may agree on about the gates. */
import type { OptionTable } from '../../core/options';

export const options = {
  /** SG-05: as many squares as players, in any order. */
  gates: { type: 'places' },
} as const satisfies OptionTable;
