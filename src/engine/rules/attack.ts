/** Attacking, and taking over a city without owner (BATTLE-03, BATTLE-11). */
import type { Action, Target } from '../core/action';
import { HEROES, type Card } from '../core/components';
import type { Log } from '../core/event';
import { at, item, NONE } from '../core/ints';
import type { Purse } from '../core/payment';
import { ASSAULT, heroSquare, OPENS, touchMap, type GameState, type Seat, type Square } from '../core/state';
import type { Violation } from '../core/violation';
import { hasToken } from './build';
import { checkEnd } from './end';
import { layCard, refuseUnusable, refuseCopies } from './line';
import { isSquare, type Rule } from './rule';
import { defenderOf, opensAttack } from './strength';
import {
  heroesAt,
  targetsAt,
  targetsOn,
  sameTarget,
  refuseTarget,
  isOwnerless,
  heroesInReach,
  mayAttackTogether,
} from './targets';

function offerAttacks(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  const first = heroSquare(s, seat, 0);
  const second = heroSquare(s, seat, 1);
  if (first !== NONE) offerAttacksOn(s, seat, first, purse, out);
  if (second !== NONE && second !== first) offerAttacksOn(s, seat, second, purse, out);
  if (s.rules.hooks.reaches.length === 0 || !purse.hasWeapon()) return;
  for (const square of reachedFromAfar(s, seat, purse))
    if (square !== first && square !== second && at(s.tile, square) >= 0) offerAttacksOn(s, seat, square, purse, out);
}

/** Squares that a weapon of the purse carries an attack to, in their order. */
function reachedFromAfar(s: GameState, seat: Seat, purse: Purse): readonly Square[] {
  const squares: Square[] = [];
  for (let group = 0; group < purse.groups; group++) {
    const weapon = purse.cardOf(group);
    if (at(purse.withheld, group) !== 0 || !opensAttack(s, weapon)) continue;
    for (let hero = 0; hero < HEROES; hero++) {
      const from = heroSquare(s, seat, hero);
      if (from !== NONE) for (const hook of s.rules.hooks.reaches) hook(s, seat, from, weapon, squares);
    }
  }
  return squares.length === 0 ? squares : [...new Set(squares)].sort((a, b) => a - b);
}

function offerAttacksOn(s: GameState, seat: Seat, square: Square, purse: Purse, out: Action[]): void {
  const here = heroesAt(s, seat, square);
  if (here !== 0 && isOwnerless(s, square) && hasToken(s, seat, 1)) out.push({ kind: 'annex', square });
  if (!purse.hasWeapon()) return;
  const targets = targetsAt(s, seat, square);
  for (let i = 0; i < targets.length; i++) {
    const target = item(targets, i);
    for (let group = 0; group < purse.groups; group++) {
      const weapon = purse.cardOf(group);
      if (at(purse.alike, group) === 0 || at(purse.withheld, group) !== 0 || !opensAttack(s, weapon)) continue;
      const able = s.rules.hooks.reaches.length === 0 ? here : heroesInReach(s, seat, square, weapon);
      const copies = purse.copiesEach(group);
      for (let heroes = 1; heroes <= able; heroes++) {
        if ((heroes & able) !== heroes || !mayAttackTogether(s, seat, heroes)) continue;
        for (let n = 1; n <= copies; n++) out.push({ kind: 'attack', target, heroes, weapon, copies: n });
      }
    }
  }
}

/** Why these heroes may not attack that, with this weapon or, for NONE, without one. */
export function refuseAttack(
  s: GameState,
  seat: Seat,
  target: Target,
  heroes: number,
  weapon: Card = NONE,
): Violation | null {
  if (typeof target !== 'object' || target === null || !isSquare(s, target.square)) return { code: 'malformed' };
  if (!Number.isInteger(heroes) || heroes <= 0 || heroes >= 1 << HEROES) return { code: 'heroNotThere' };
  if ((heroesInReach(s, seat, target.square, weapon) & heroes) !== heroes || !mayAttackTogether(s, seat, heroes))
    return { code: 'heroNotThere' };
  if (!targetsOn(s, seat, target.square).some((other) => sameTarget(other, target))) return { code: 'noSuchTarget' };
  return refuseTarget(s, seat, target);
}

/** A battle begins; what opens it is laid by whoever calls this. A module may open one without a weapon. */
export function openBattle(s: GameState, seat: Seat, target: Target, heroes: number, log: Log): void {
  s.battle = ASSAULT;
  s.attacker = seat;
  s.target = s.rules.words.targets.indexOf(target.kind);
  s.battleSquare = target.square;
  s.targetHero = target.hero ?? NONE;
  s.defender = defenderOf(s, target);
  s.attackHeroes = heroes;
  s.defendHeroes = 0;
  log?.push({ kind: 'attacked', seat, target, heroes, defender: s.defender === NONE ? null : s.defender });
}

export const attack: Rule<'attack'> = {
  answers: ['acting'],
  offer: offerAttacks,
  refuse(s, seat, { target, heroes, weapon, copies }) {
    const problem = refuseUnusable(s, seat, weapon) ?? refuseAttack(s, seat, target, heroes, weapon);
    if (problem) return problem;
    return opensAttack(s, weapon) ? refuseCopies(s, seat, weapon, copies) : { code: 'needsWeapon' };
  },
  perform(s, seat, { target, heroes, weapon, copies }, log) {
    openBattle(s, seat, target, heroes, log);
    layCard(s, seat, weapon, copies, log);
    s.mark[weapon] = at(s.mark, weapon) | OPENS;
  },
};

export const annex: Rule<'annex'> = {
  answers: ['acting'],
  offer: offerAttacks,
  refuse(s, seat, { square }) {
    if (!isSquare(s, square) || !isOwnerless(s, square)) return { code: 'noSuchTarget' };
    if (heroesAt(s, seat, square) === 0) return { code: 'heroNotThere' };
    return hasToken(s, seat, 1) ? null : { code: 'noToken', level: 1 };
  },
  perform(s, seat, { square }, log) {
    s.holder[square] = seat;
    s.level[square] = 1;
    touchMap(s);
    log?.push({ kind: 'annexed', seat, square });
    checkEnd(s, log);
  },
};
