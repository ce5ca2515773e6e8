/** Canyons: an attack on one of the squares around, without a weapon. */
import type { Target } from '../../../core/action';
import { HEROES, TERRAIN_NAMES } from '../../../core/components';
import type { Hooks, Question } from '../../../core/contract';
import { answered, askedA, askNamed } from '../../../core/decision';
import { forEachAround } from '../../../core/geometry';
import { at, NONE } from '../../../core/ints';
import { heroSquare, type GameState, type Seat, type Square } from '../../../core/state';
import { openBattle, refuseAttack } from '../../../rules/attack';
import { heroesAt, heroesInReach, mayAttackTogether, targetsAt } from '../../../rules/targets';
import { isOwnTurn, type Rule } from '../../../rules/rule';
import { facts } from '../shapes';
import { isHerTerrain, terrainAt } from '../state';
import type { GiftRule } from './gift';

const CANYONS = TERRAIN_NAMES.indexOf('canyons');

/** HEROIC-02: both heroes may come, each from around: nobody attacks the own square so. */
const raidersOf = (s: GameState, seat: Seat, square: Square): number =>
  heroesInReach(s, seat, square, NONE) & ~heroesAt(s, seat, square);

/** Everything that a hero can attack so, alone or with the other one. */
function raidsOf(s: GameState, seat: Seat, hero: number): { readonly target: Target; readonly heroes: number }[] {
  const raids: { readonly target: Target; readonly heroes: number }[] = [];
  forEachAround(s, heroSquare(s, seat, hero), (square) => {
    if (at(s.tile, square) < 0) return;
    const able = raidersOf(s, seat, square);
    for (const target of targetsAt(s, seat, square))
      for (let heroes = 1; heroes <= able; heroes++)
        if ((heroes & able) === heroes && (heroes & (1 << hero)) !== 0 && mayAttackTogether(s, seat, heroes))
          raids.push({ target, heroes });
  });
  return raids;
}

export const canyonsGift: GiftRule = {
  isPossible: (s, seat, hero) => raidsOf(s, seat, hero).length > 0,
  grant: (s, seat, hero) => askNamed(s, 'canyons', seat, { hero }),
};

export const canyons: Question = {
  facts: facts.canyons,
  sound: (s, seat, [hero = NONE]) =>
    isOwnTurn(s, seat) &&
    hero >= 0 &&
    hero < HEROES &&
    heroSquare(s, seat, hero) !== NONE &&
    raidsOf(s, seat, hero).length > 0,
};

export const canyonsRaid: Rule<'canyonsRaid'> = {
  answers: ['canyons'],
  offer(s, seat, _purse, out) {
    for (const raid of raidsOf(s, seat, askedA(s))) out.push({ kind: 'canyonsRaid', ...raid });
  },
  refuse(s, seat, { target, heroes }) {
    const problem = refuseAttack(s, seat, target, heroes);
    if (problem) return problem;
    const isHis = (heroes & (1 << askedA(s))) !== 0;
    return isHis && (heroes & raidersOf(s, seat, target.square)) === heroes ? null : { code: 'heroNotThere' };
  },
  perform(s, seat, { target, heroes }, log) {
    answered(s);
    openBattle(s, seat, target, heroes, log);
  },
};

/** Who stands on her canyons reaches what is around, if no weapon is asked for. */
export const reaches: NonNullable<Hooks['reaches']> = (s, _seat, from, weapon, out) => {
  if (weapon === NONE && terrainAt(s, from) === CANYONS && isHerTerrain(s, from))
    forEachAround(s, from, (square) => out.push(square));
};
