/** What the Fanatics add to the engine's words. */
import { card, seat } from '../../core/shape';

export const shapes = {
  /** A card of the hand is suspended, and a Fanatic counts twice. */
  sacrifice: { card, price: card },
} as const;

export const events = {
  sacrificed: { seat, card, price: card },
} as const;

export const violations = {
  /** Nobody plays it before a card is suspended for it. */
  needsSacrifice: { card },
} as const;
