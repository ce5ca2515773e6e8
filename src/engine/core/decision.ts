/** What the game waits for: a question that is data, so that a save in the middle of anything resumes there. */
import type { Card, Kind } from './components';
import type { GameState, Seat } from './state';
import { at } from './ints';
import { FRAME } from './state';

/** Kinds of pending questions, as numbered in the state. */
export const PENDING_KINDS = ['place', 'dismiss', 'summon', 'borrow', 'great', 'hoard'] as const;
export type PendingKind = (typeof PENDING_KINDS)[number];

/** Where a built card goes: facts: kind of the card, level (0 road). */
export const PLACE = 0;
/** Which older card leaves a full ambush: the new card. */
export const DISMISS = 1;
/** Horn of Baldur: which cards of the own nation. */
export const SUMMON = 2;
/** Hand of Luut: which card of an opponent's nation: the seat. */
export const BORROW = 3;
/** The ruins: which Great Artefact. */
export const GREAT_CHOICE = 4;
/** A sanctuary: which of its hidden Great Artefacts, or none: the zone. */
export const HOARD_CHOICE = 5;

export type Decision =
  | { readonly kind: 'chooseFaction'; readonly seat: Seat }
  | { readonly kind: 'chooseCity'; readonly seat: Seat }
  | { readonly kind: 'opening'; readonly seat: Seat }
  | { readonly kind: 'acting'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly seat: Seat; readonly tile: Kind; readonly level: number }
  | { readonly kind: 'dismiss'; readonly seat: Seat; readonly arrived: Card }
  | { readonly kind: 'summon'; readonly seat: Seat }
  | { readonly kind: 'borrow'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'great'; readonly seat: Seat }
  | { readonly kind: 'hoard'; readonly seat: Seat; readonly zone: number }
  | { readonly kind: 'assault'; readonly seat: Seat }
  | { readonly kind: 'reply'; readonly seat: Seat }
  | { readonly kind: 'defend'; readonly seat: Seat }
  | { readonly kind: 'press'; readonly seat: Seat };

export type DecisionKind = Decision['kind'];

export function ask(s: GameState, kind: number, seat: Seat, a = 0, b = 0): void {
  const i = s.frames * FRAME;
  s.pending[i] = kind;
  s.pending[i + 1] = seat;
  s.pending[i + 2] = a;
  s.pending[i + 3] = b;
  s.frames++;
}

/** Takes the question on top away. */
export function answered(s: GameState): void {
  s.frames--;
  s.pending.fill(0, s.frames * FRAME, (s.frames + 1) * FRAME);
}

/** Kind of the question on top. Only while one is pending. */
export const asked = (s: GameState): number => at(s.pending, (s.frames - 1) * FRAME);
export const askedOf = (s: GameState): Seat => at(s.pending, (s.frames - 1) * FRAME + 1);
export const askedA = (s: GameState): number => at(s.pending, (s.frames - 1) * FRAME + 2);
export const askedB = (s: GameState): number => at(s.pending, (s.frames - 1) * FRAME + 3);
