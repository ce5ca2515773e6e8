/** Steps that are left after a jump (GATE-02, GATE-03): where they lead is chosen when the storm is over. */
import { HEROES } from '../../core/components';
import type { Question } from '../../core/contract';
import { answered, askedA, askedB, askNamed } from '../../core/decision';
import { NONE } from '../../core/ints';
import { heroSquare, type GameState, type Seat } from '../../core/state';
import { arrive, squaresWithin, walk } from '../../rules/heroes';
import { isOwnTurn, isSquare, type Rule } from '../../rules/rule';
import { facts } from './shapes';

/** Asks where to, if there is anywhere to go. */
export function goesOnward(s: GameState, seat: Seat, hero: number, steps: number): boolean {
  if (steps === 0 || squaresWithin(s, seat, hero, steps).length === 0) return false;
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
    for (const to of squaresWithin(s, seat, askedA(s), askedB(s))) out.push({ kind: 'onward', to });
  },
  refuse: (s, seat, { to }) =>
    isSquare(s, to) && squaresWithin(s, seat, askedA(s), askedB(s)).includes(to)
      ? null
      : { code: 'outOfReach', square: to },
  perform(s, seat, { to }, log) {
    const hero = askedA(s);
    answered(s);
    walk(s, seat, hero, to, log);
  },
};

export const stay: Rule<'stay'> = {
  answers: ['onward'],
  closes: true,
  offer: (_s, _seat, _purse, out) => void out.push({ kind: 'stay' }),
  refuse: () => null,
  perform(s, seat, _action, log) {
    const hero = askedA(s);
    answered(s);
    arrive(s, seat, hero, log);
  },
};
