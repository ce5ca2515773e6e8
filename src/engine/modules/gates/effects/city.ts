/** 10: an own city rises a level, to level 4 at most (ROY-07). */
import { answered, askNamed } from '../../../core/decision';
import { citiesToRaise, raiseLevel, refuseLevel } from '../../../rules/build';
import type { Rule } from '../../../rules/rule';
import type { Effect } from './effect';

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
