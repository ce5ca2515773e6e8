/** What fate adds to the engine's words. */
import { card, flag, kind, seat, small } from '../../core/shape';
import type { Seat } from '../../core/state';
import type { ChoiceView } from '../../views/view';

export const shapes = {
  /** Instead of a Great Artefact that lies out. */
  drawFate: {},
  /** After looking: the stardust, or what else the card offers. */
  followFate: { stardust: flag },
  /** What the kept card stands for until it has been played. */
  nameCopy: { by: card, of: kind },
} as const;

export const events = {
  fateDrawn: { seat, fate: small },
  /** A copy has left its owner, and lies with the fate cards again. */
  copyReturned: { seat, card },
  copyNamed: { seat, by: card, of: kind },
} as const;

export type FateQuestion =
  /** Which card was drawn, from 1; whether what it brings goes to the hand. */
  | { readonly kind: 'fate'; readonly seat: Seat; readonly fate: number; readonly toHand: boolean }
  | { readonly kind: 'fateRest'; readonly seat: Seat; readonly toHand: boolean; readonly choice: ChoiceView };
