/** 10: an own city rises a level, to level 4 at most (ROY-07). */
import { answered, askNamed } from '../../../core/decision';
import type { GameState, Seat, Square } from '../../../core/state';
import { raiseLevel, refuseLevel } from '../../../rules/build';
import type { Rule } from '../../../rules/rule';
import type { Effect } from './effect';

const citiesToRaise = (s: GameState, seat: Seat): Square[] => {
  const squares: Square[] = [];
  for (let square = 0; square < s.rules.squares; square++)
    if (refuseLevel(s, seat, square) === null) squares.push(square);
  return squares;
};

export const cityEffect: Effect = {
  isPossible: (s, seat) => citiesToRaise(s, seat).length > 0,
  carryOut: (s, seat) => askNamed(s, 'stormCity', seat),
};

export const stormCity: Rule<'stormCity'> = {
  answers: ['stormCity'],
  offer(s, seat, _purse, out) {
    for (const square of citiesToRaise(s, seat)) out.push({ kind: 'stormCity', square });
  },
  refuse: (s, seat, { square }) => refuseLevel(s, seat, square),
  perform(s, seat, { square }, log) {
    answered(s);
    raiseLevel(s, seat, square, log);
  },
};
