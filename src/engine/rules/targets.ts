/** What can be attacked, by whom, and how strong it is before anybody lays a card (BATTLE-01, BATTLE-02). */
import type { Target } from '../core/action';
import { HEROES, type Card } from '../core/components';
import { at, NONE } from '../core/ints';
import { GREAT, heroSquare, NOBODY, type GameState, type Seat, type Square } from '../core/state';
import { asViolation, type Violation } from '../core/violation';
import { choosesElse, greatOwned } from './great';
import { isOpponent } from './parties';
import { defenceOf, defenderOf, groundOf, isCityTarget, isRuins, otherStrength } from './strength';

/** Bit per hero of a seat that stands on a square. */
export function heroesAt(s: GameState, seat: Seat, square: Square): number {
  let heroes = 0;
  for (let hero = 0; hero < HEROES; hero++) if (heroSquare(s, seat, hero) === square) heroes |= 1 << hero;
  return heroes;
}

/** What a hero on the square could attack. */
export function targetsAt(s: GameState, seat: Seat, square: Square): Target[] {
  return targetsOn(s, seat, square).filter((target) => refuseTarget(s, seat, target) === null);
}

/** Everything on the square that is not the seat's own, whether it may be attacked now or not. */
export function targetsOn(s: GameState, seat: Seat, square: Square): Target[] {
  const targets: Target[] = [];
  if (isCityTarget(s, square) && isForeign(s, seat, at(s.holder, square)) && at(s.level, square) > 0)
    targets.push({ kind: 'city', square });
  for (let enemy = 0; enemy < s.rules.seats; enemy++) {
    if (!isOpponent(s, seat, enemy)) continue;
    for (let hero = 0; hero < HEROES; hero++)
      if (heroSquare(s, enemy, hero) === square) targets.push({ kind: 'hero', square, seat: enemy, hero });
  }
  if (isRuins(s, square) && s.rules.ruins === 'guarded' && (at(s.size, GREAT) > 0 || choosesElse(s, seat)))
    targets.push({ kind: 'ruins', square });
  for (const hook of s.rules.hooks.targets) hook(s, seat, square, targets);
  return targets;
}

const isForeign = (s: GameState, seat: Seat, holder: Seat): boolean => holder === NOBODY || isOpponent(s, seat, holder);

/** Whether there is such a target for a seat, whether it may be attacked now or not. */
export const hasTarget = (s: GameState, seat: Seat, target: Target): boolean =>
  targetsOn(s, seat, target.square).some((other) => sameTarget(other, target));

export function sameTarget(a: Target, b: Target): boolean {
  return a.kind === b.kind && a.square === b.square && a.seat === b.seat && a.hero === b.hero;
}

export function refuseTarget(s: GameState, seat: Seat, target: Target): Violation | null {
  // BATTLE-17
  if (target.kind === 'ruins' && greatOwned(s, seat) >= s.rules.greatLimit && !choosesElse(s, seat))
    return { code: 'greatLimit', most: s.rules.greatLimit };
  for (const hook of s.rules.hooks.refuseTarget) {
    const problem = asViolation(hook(s, seat, target));
    if (problem) return problem;
  }
  return null;
}

export const isOwnerless = (s: GameState, square: Square): boolean =>
  isCityTarget(s, square) && at(s.holder, square) === NOBODY && at(s.level, square) === 0;

/** A bit for each hero that can attack what is on a square: it stands there, or reaches it with the weapon (NONE: without). */
export function heroesInReach(s: GameState, seat: Seat, square: Square, weapon: Card): number {
  let heroes = heroesAt(s, seat, square);
  const { reaches } = s.rules.hooks;
  for (let hero = 0; reaches.length > 0 && hero < HEROES; hero++) {
    const from = heroSquare(s, seat, hero);
    if (from === NONE || from === square) continue;
    const squares: Square[] = [];
    for (const hook of reaches) hook(s, seat, from, weapon, squares);
    if (squares.includes(square)) heroes |= 1 << hero;
  }
  return heroes;
}

/** BATTLE-02: whether these heroes may attack together: they stand on one square, or the rules ask for no more than reach. */
export function mayAttackTogether(s: GameState, seat: Seat, heroes: number): boolean {
  return s.rules.jointAttacks || heroes !== BOTH || heroSquare(s, seat, 0) === heroSquare(s, seat, 1);
}

const BOTH = (1 << HEROES) - 1;

/** Every attack without a weapon: what on, and by which heroes. For a module that opens battles in its own way. */
export function unarmedAttacks(s: GameState, seat: Seat): { readonly target: Target; readonly heroes: number }[] {
  const attacks: { readonly target: Target; readonly heroes: number }[] = [];
  for (let square = 0; square < s.rules.squares; square++) {
    const able = heroesInReach(s, seat, square, NONE);
    if (able === 0 || at(s.tile, square) < 0) continue;
    for (const target of targetsAt(s, seat, square))
      for (let heroes = 1; heroes <= able; heroes++)
        if ((heroes & able) === heroes && mayAttackTogether(s, seat, heroes)) attacks.push({ target, heroes });
  }
  return attacks;
}

/** What an attack on the place itself, whoever stands there, has to exceed before anybody lays a card; null where there is nothing to attack. */
export function defenceAt(s: GameState, attacker: Seat, square: Square): number | null {
  const target = targetsOn(s, attacker, square).find(({ kind }) => kind !== 'hero');
  return target === undefined ? null : basicDefence(s, attacker, target);
}

/** What an attack on a target has to exceed before anybody lays a card, for the screen. */
export function basicDefence(s: GameState, attacker: Seat, target: Target): number {
  const defender = defenderOf(s, target);
  if (defender === NONE) return defenceOf(s, attacker, target);
  return Math.max(
    0,
    defenceOf(s, attacker, target) + groundOf(s, defender, target.square) + otherStrength(s, defender),
  );
}
