/** A draft as the tests see it, written down independently of the module: who chooses when, and what lies where. */
import { cardsIn, decision, item, type Card, type GameState, type Seat } from '@battalia/engine/testing';

const FORWARD: readonly boolean[] = [true, false, true, false, true];

export interface Drafting {
  readonly round: number;
  /** In the order in which they choose. */
  readonly order: readonly Seat[];
  /** How many have chosen. */
  readonly chosen: number;
}

/** Null while there is no draft going on. */
export function draftingIn(s: GameState): Drafting | null {
  if (decision(s)?.kind !== 'draft') return null;
  const [round = 0, chosen = 0] = s.pending.subarray(2, 4);
  const clockwise = Array.from({ length: s.rules.seats }, (_, i) => (s.first + i) % s.rules.seats);
  return { round, chosen, order: item(FORWARD, round) ? clockwise : clockwise.reverse() };
}

/** Cards that lie before the players, or that they have taken in this round, and in front of whom. */
export const draftedCards = (s: GameState): readonly { readonly card: Card; readonly seat: Seat }[] =>
  s.rules.piles
    .filter(({ module }) => module === 'draft')
    .flatMap(({ zone, seat }) => cardsIn(s, zone).map((card) => ({ card, seat })));
