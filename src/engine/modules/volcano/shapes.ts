/** What the volcano adds to the engine's words. */
import { seat, square } from '../../core/shape';
import type { Seat } from '../../core/state';
import type { ChoiceView } from '../../views/view';

export const targets = ['sanctuary', 'peak'] as const;

export const events = {
  /** A sanctuary is beaten: its seal is won. */
  sealed: { seat, square },
} as const;

export const violations = {
  /** Without a seal nobody flies to the peak or away from it. */
  needsSeal: { square },
} as const;

export interface HoardQuestion {
  readonly kind: 'hoard';
  readonly seat: Seat;
  readonly hoard: number;
  readonly choice: ChoiceView;
}
