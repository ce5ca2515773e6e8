/** What the Unbound add to the engine's words. */
import { card, seat } from '../../core/shape';

/** The name of the band, in the names of cards. */
export const BAND = 'unbound';

export const shapes = {
  /** Every copy of a supply goes onto a unit that no faction owns. */
  bribe: { unit: card, supply: card },
} as const;

export const events = {
  bribed: { seat, unit: card, supply: card },
} as const;
