/** What there is to take on the map, for whoever plans: places to attack, and cities that lie open. */
import type { Target } from '../core/action';
import { at, NONE } from '../core/ints';
import { clone, GREAT, type GameState, type Seat, type Square } from '../core/state';
import { hasToken, levelFor } from './build';
import { isOwnerless, targetsAt } from './targets';
import { pointsOf } from './end';
import { choosesElse } from './great';
import { defenceOf, defenderOf } from './strength';

export interface Prize {
  readonly square: Square;
  /** Null for a city without an owner, which is annexed without a battle (BATTLE-11). */
  readonly target: Target | null;
  /** Who defends it, NONE for guards. */
  readonly defender: Seat;
  /** What defends it before a card is laid. */
  readonly defence: number;
  /** What it adds to the points of whoever takes it. */
  readonly points: number;
  /** Great Artefacts to choose from, hidden or not. */
  readonly choice: boolean;
}

/** The place itself, not who stands there; null if the seat could not take it even with a hero on it. */
export function prizeAt(s: GameState, seat: Seat, square: Square): Prize | null {
  if (at(s.tile, square) < 0 || at(s.holder, square) === seat) return null;
  if (isOwnerless(s, square))
    return hasToken(s, seat, 1) ? { square, target: null, defender: NONE, defence: 0, points: 1, choice: false } : null;
  const target = placeTarget(s, seat, square);
  if (target === undefined) return null;
  return {
    square,
    target,
    defender: defenderOf(s, target),
    defence: defenceOf(s, seat, target),
    ...spoilsOf(s, seat, target),
  };
}

/** Whether the seat could take the place itself with a hero on it. */
export const isPrize = (s: GameState, seat: Seat, square: Square): boolean =>
  at(s.tile, square) >= 0 &&
  at(s.holder, square) !== seat &&
  (isOwnerless(s, square) ? hasToken(s, seat, 1) : placeTarget(s, seat, square) !== undefined);

const placeTarget = (s: GameState, seat: Seat, square: Square): Target | undefined =>
  targetsAt(s, seat, square).find(({ kind }) => kind !== 'hero');

let trial: GameState | null = null;

/** What victory over a place brings. Of a place that belongs to a module the module shows it, on a copy. */
function spoilsOf(s: GameState, seat: Seat, target: Target): Pick<Prize, 'points' | 'choice'> {
  if (target.kind === 'city') return { points: levelFor(s, seat, at(s.level, target.square)), choice: false };
  if (target.kind === 'ruins') return { points: 0, choice: at(s.size, GREAT) > 0 || choosesElse(s, seat) };
  if (trial?.rules === s.rules) trial.copyFrom(s);
  else trial = clone(s);
  const copy = trial;
  s.rules.hooks.won.some((hook) => hook(copy, seat, target, undefined));
  return { points: pointsOf(copy, seat) - pointsOf(s, seat), choice: copy.frames > s.frames };
}
