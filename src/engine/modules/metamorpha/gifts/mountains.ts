/** Mountains: an own city rises a level, to level 4 at most (ROY-07). */
import { answered, askNamed } from '../../../core/decision';
import { citiesToRaise, raiseLevel, refuseLevel } from '../../../rules/build';
import type { Rule } from '../../../rules/rule';
import type { GiftRule } from './gift';

export const mountainsGift: GiftRule = {
  isPossible: (s, seat) => citiesToRaise(s, seat).length > 0,
  grant: (s, seat) => askNamed(s, 'mountains', seat),
};

export const mountainsCity: Rule<'mountainsCity'> = {
  answers: ['mountains'],
  offer(s, seat, _purse, out) {
    for (const square of citiesToRaise(s, seat)) out.push({ kind: 'mountainsCity', square });
  },
  refuse: (s, seat, { square }) => refuseLevel(s, seat, square),
  perform(s, seat, { square }, log) {
    answered(s);
    raiseLevel(s, seat, square, log);
  },
};
