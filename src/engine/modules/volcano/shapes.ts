/** What the volcano adds to the engine's words. */
import type { Seat } from '../../core/state';
import type { ChoiceView } from '../../views/view';

export const targets = ['sanctuary', 'peak'] as const;

export interface HoardQuestion {
  readonly kind: 'hoard';
  readonly seat: Seat;
  readonly hoard: number;
  readonly choice: ChoiceView;
}
