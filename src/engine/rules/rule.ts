/** What the rules of all chapters have in common. */
import type { Card } from '../core/components';
import { at, NONE } from '../core/ints';
import { deckOf } from '../core/piles';
import { handOf, NO_BATTLE, type GameState, type Seat } from '../core/state';
import type { Violation } from '../core/violation';
import type { Kind } from '../core/kinds';

export type { Rule } from '../core/contract';

/** The steps of a battle in which a side lays cards. */
export const LAYING = ['assault', 'defend', 'press'] as const;

export const isCard = (s: GameState, card: Card): boolean =>
  Number.isInteger(card) && card >= 0 && card < s.zone.length;
export const isSquare = (s: GameState, square: number): boolean =>
  Number.isInteger(square) && square >= 0 && square < s.rules.squares;
export const isSeat = (s: GameState, seat: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < s.rules.seats;

/** Whose turn it is, outside of battles. */
export const isOwnTurn = (s: GameState, seat: Seat): boolean => seat === s.turn && s.battle === NO_BATTLE;

/** CREATE-03: nothing comes from an empty deck. */
export function refuseEmptyDeck(s: GameState, kind: Kind): Violation | null {
  const deck = deckOf(s, kind);
  return deck === NONE || at(s.size, deck) === 0 ? { code: 'deckEmpty', kind } : null;
}

export const isFactionInPlay = (s: GameState, faction: number): boolean =>
  Number.isInteger(faction) && faction >= 0 && faction < 8 && (s.inPlay & (1 << faction)) !== 0;

export const inHand = (s: GameState, seat: Seat, card: Card): boolean =>
  Number.isInteger(card) && card >= 0 && card < s.zone.length && at(s.zone, card) === handOf(seat);
