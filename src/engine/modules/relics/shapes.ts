/** What the new Great Artefacts add to the engine's words. */
import type { Kind } from '../../core/kinds';
import { card, orNull, seat, small, square } from '../../core/shape';
import type { Seat } from '../../core/state';
import type { ChoiceView } from '../../views/view';

export const shapes = {
  /** Supplies from the pool to the hand. */
  openPurse: { by: card, count: small },
  /** A card of the shelter, which says of what kind they are; more of them are asked for. */
  muster: { by: card, card },
  /** An own city; the second is asked for. */
  cloak: { by: card, square },
  cloakAlso: { square: orNull(square) },
  /** Looks at what lies on top of the nation. */
  gaze: { by: card },
  /** A unit of the other line; the second is asked for. */
  enthral: { by: card, card },
  /** A card of the limbo, which is asked for. */
  recall: { by: card },
  /** A figure, by its number; where to is asked for. */
  conjure: { by: card, figure: small },
  conjureTo: { square },
} as const;

export const events = {
  mustered: { seat, card },
  cloaked: { seat, square },
  /** How many cards are looked at. */
  gazed: { seat, count: small },
  enthralled: { seat, from: seat, card },
  /** The Lost Scroll calls a figure. */
  conjured: { seat },
} as const;

export const violations = {
  /** It cannot be attacked until its owner's next turn. */
  cloaked: { square },
  /** No own hero is near enough. */
  outOfSight: { square },
  /** More than the printed strength that it may come to. */
  tooStrong: { card, most: small },
  /** Another figure is there already that the Lost Scroll has brought. */
  oneGuest: {},
} as const;

/** What is asked about figures, as numbers in the state. */
export const facts = { conjure: { figure: small } } as const;

export type RelicsQuestion =
  | {
      readonly kind: 'muster';
      readonly seat: Seat;
      readonly type: Kind;
      readonly left: number;
      readonly choice: ChoiceView;
    }
  | { readonly kind: 'cloak'; readonly seat: Seat; readonly first: number }
  | {
      readonly kind: 'gaze';
      readonly seat: Seat;
      readonly looked: number;
      readonly placed: number;
      readonly choice: ChoiceView;
    }
  | { readonly kind: 'enthral'; readonly seat: Seat; readonly left: number; readonly choice: ChoiceView }
  | { readonly kind: 'recall'; readonly seat: Seat; readonly choice: ChoiceView }
  | { readonly kind: 'conjure'; readonly seat: Seat; readonly figure: number };
