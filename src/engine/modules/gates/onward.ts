/** Steps that are left after a jump (GATE-02, GATE-03): where they lead is chosen when the storm is over. */
import { HEROES } from '../../core/components';
import type { Question } from '../../core/contract';
import { answered, askedA, askedB, askNamed } from '../../core/decision';
import { at, NONE } from '../../core/ints';
import { heroSquare, type GameState, type Seat, type Square } from '../../core/state';
import { arrive, stepsFrom, walk } from '../../rules/heroes';
import { isOwnTurn, isSquare, type Rule } from '../../rules/rule';
import { facts } from './shapes';

/** The squares that a hero comes to with so many steps, its own among them. */
function reached(s: GameState, seat: Seat, hero: number, steps: number): Square[] {
  const ways = stepsFrom(s, seat, heroSquare(s, seat, hero));
  const squares: Square[] = [];
  for (let square = 0; square < s.rules.squares; square++) if (at(ways, square) <= steps) squares.push(square);
  return squares;
}

/** Asks where to, if there is anywhere to go. */
export function goesOnward(s: GameState, seat: Seat, hero: number, steps: number): boolean {
  if (steps === 0 || reached(s, seat, hero, steps).length < 2) return false;
  askNamed(s, 'onward', seat, { hero, steps });
  return true;
}

export const goingOnward: Question = {
  facts: facts.onward,
  sound: (s, seat, [hero = NONE, steps = 0]) =>
    isOwnTurn(s, seat) && hero >= 0 && hero < HEROES && heroSquare(s, seat, hero) !== NONE && steps > 0,
};

export const onward: Rule<'onward'> = {
  answers: ['onward'],
  offer(s, seat, _purse, out) {
    for (const to of reached(s, seat, askedA(s), askedB(s))) out.push({ kind: 'onward', to });
  },
  refuse: (s, seat, { to }) =>
    isSquare(s, to) && reached(s, seat, askedA(s), askedB(s)).includes(to) ? null : { code: 'outOfReach', square: to },
  perform(s, seat, { to }, log) {
    const hero = askedA(s);
    answered(s);
    if (to === heroSquare(s, seat, hero)) arrive(s, seat, hero, log);
    else walk(s, seat, hero, to, log);
  },
};
