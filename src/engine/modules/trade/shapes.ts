/** What trade adds to the engine's words. */
import { card, cards, faction, kind, line, orNull, seat, square } from '../../core/shape';
import type { Seat } from '../../core/state';
import type { ChoiceView } from '../../views/view';

export const shapes = {
  /** Pays for a trading post; where it goes is asked. */
  foundPost: { pay: line },
  layPost: { square },
  /** An artefact for a chest. */
  sellArtefact: { card },
  /** A chest for an artefact; the faction is named on the matching day, else null. */
  buyArtefact: { chest: card, artefact: kind, faction: orNull(faction) },
  /** Supplies for a stardust. */
  buyStardust: { cards },
} as const;

export const events = {
  postLaid: { seat, square },
  traded: { seat, paid: cards, card },
} as const;

export const violations = {
  /** Both are on the map. */
  noPostLeft: {},
  /** No road card is connected to an own city. */
  nowhereForPost: {},
  noRoadCard: { square },
  /** No own hero stands on an own post. */
  notAtPost: {},
  /** It needs both posts. */
  needsStarPost: {},
  /** Traded for this turn, and not traded on. */
  justTraded: { card },
} as const;

export type TradeQuestion =
  | { readonly kind: 'post'; readonly seat: Seat }
  | { readonly kind: 'hide'; readonly seat: Seat; readonly left: number; readonly choice: ChoiceView };
