/** What the players may agree on about the valleys. */
import type { OptionTable } from '../../core/options';

export const BY_CHANCE = 0;
export const PASS = 1;
export const BRIDGE = 2;

export const options = {
  /** VAL-01: which card joins the valleys; by chance if nobody says. */
  connection: { type: 'number', least: BY_CHANCE, most: BRIDGE },
} as const satisfies OptionTable;
