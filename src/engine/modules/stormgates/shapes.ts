/** What The Stormgates add to the engine's words. */
import type { Card } from '../../core/components';
import { card, square } from '../../core/shape';
import type { Seat, Square } from '../../core/state';

export const shapes = {
  /** The Staff is to swap two cards of the map: this is one of them. */
  swapFrom: { by: card, square },
  /** And this the other. */
  swapWith: { other: square },
  /** The Staff has changed enough. */
  leaveLand: {},
} as const;

/** What else the Staff of Terra is to change. */
export interface ReshapeQuestion {
  readonly kind: 'reshape';
  readonly seat: Seat;
  /** The Staff, on the table. */
  readonly by: Card;
  /** Replacements that are left. */
  readonly left: number;
}

/** What the card of a square changes places with. */
export interface SwapQuestion {
  readonly kind: 'swapWith';
  readonly seat: Seat;
  readonly by: Card;
  readonly left: number;
  readonly square: Square;
}
