import type { Question } from '../../../core/contract';
import type { Log } from '../../../core/event';
import type { GameState, Seat } from '../../../core/state';
import { isOwnTurn } from '../../../rules/rule';

/** A storm effect. The hero who travels stands on the gate of departure. */
export interface Effect {
  /** GATE-05: whether there is anything to carry out. */
  isPossible(s: GameState, seat: Seat, hero: number): boolean;
  /** Does it, or asks for it. Only if it is possible. */
  carryOut(s: GameState, seat: Seat, hero: number, log: Log): void;
}

/** How an effect asks: nothing but the effect is to be known. */
export const asksPlainly: Question = { sound: isOwnTurn };
