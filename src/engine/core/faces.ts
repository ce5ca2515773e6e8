/** A card as everybody sees it who sees it at all. */
import type { Card, Faction, Kind } from './components';
import { factionOf, kindOf, type GameState } from './state';

export interface CardView {
  readonly card: Card;
  readonly kind: Kind;
  /** NEUTRAL, UNIVERSAL or a faction; of a tile, its terrain. */
  readonly faction: Faction;
}

export const faceOf = (_s: GameState, card: Card): CardView => ({ card, kind: kindOf(card), faction: factionOf(card) });

/** The card that a part of a view shows, undefined where it shows none. */
export function cardIn(part: unknown): Card | undefined {
  const card: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, 'card') : undefined;
  return typeof card === 'number' ? card : undefined;
}
