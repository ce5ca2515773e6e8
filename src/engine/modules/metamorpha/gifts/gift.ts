import type { Card } from '../../../core/components';
import type { Question } from '../../../core/contract';
import type { GameState, Seat } from '../../../core/state';
import { isOwnTurn } from '../../../rules/rule';

/** What Metamorpha grants to a hero on a terrain (META-03). */
export interface GiftRule {
  /** Whether there is anything to do with it, once this card has gone as the tribute. */
  isPossible(s: GameState, seat: Seat, hero: number, tribute: Card): boolean;
  /** Asks for it. Only if it is possible. */
  grant(s: GameState, seat: Seat, hero: number): void;
}

/** How a gift asks: nothing but the gift is to be known. */
export const asksPlainly: Question = { sound: isOwnTurn };
