/** What the draft adds to the engine's words. */
import type { OptionTable } from '../../core/options';
import { seat, secret } from '../../core/shape';
import type { Seat } from '../../core/state';
import type { ChoiceView } from '../../views/view';

export const events = {
  /** A card of the round is taken, unseen by the others. */
  drafted: { seat, secret },
} as const;

export const options = {
  /** Mercenaries and the like are in the decks before the draft. */
  bandsFirst: { type: 'flag' },
} as const satisfies OptionTable;

export interface DraftQuestion {
  readonly kind: 'draft';
  readonly seat: Seat;
  /** Which round it is, and how many have chosen in it. */
  readonly round: number;
  readonly chosen: number;
  readonly choice: ChoiceView;
}
