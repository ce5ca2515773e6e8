/** What the hero mode adds to the engine's words. */
import { seat } from '../../core/shape';

export const events = {
  /** A checkpoint has found enough cards in a deck, or too few for one that was a veteran. */
  veteran: { seat },
  veteranFell: { seat },
} as const;
