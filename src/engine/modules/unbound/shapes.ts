/** What the Unbound add to the engine's words. */
import { card } from '../../core/shape';

export const shapes = {
  /** Every copy of a supply goes onto a unit that no faction owns. */
  bribe: { unit: card, supply: card },
} as const;
