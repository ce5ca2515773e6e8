/** 2: the top lord, with the supplies that come with it. */
import { at, NONE } from '../../../core/ints';
import { LORD, SUPPLY } from '../../../core/kinds';
import { topOf } from '../../../core/piles';
import { gainInHand, suppliesWith } from '../../../rules/hire';
import type { Effect } from './effect';

export const lordEffect: Effect = {
  isPossible: (s) => at(s.size, LORD) > 0,
  carryOut(s, seat, _hero, log) {
    const lord = topOf(s, LORD);
    const supplies = suppliesWith(s, lord);
    gainInHand(s, seat, lord, log);
    for (let i = 0; i < supplies && topOf(s, SUPPLY) !== NONE; i++) gainInHand(s, seat, topOf(s, SUPPLY), log);
  },
};
