/** 6: the other hero comes to the gate of departure, hired or not. */
import { HEROES } from '../../../core/components';
import { tell } from '../../../core/event';
import { NONE } from '../../../core/ints';
import { heroSquare } from '../../../core/state';
import type { Effect } from './effect';

const otherOf = (hero: number): number => HEROES - 1 - hero;

export const heroEffect: Effect = {
  isPossible: (s, seat, hero) => heroSquare(s, seat, otherOf(hero)) !== heroSquare(s, seat, hero),
  carryOut(s, seat, hero, log) {
    const other = otherOf(hero);
    const from = heroSquare(s, seat, other);
    const to = heroSquare(s, seat, hero);
    s.hero[seat * HEROES + other] = to;
    tell(log, { kind: 'fetched', seat, hero: other, from: from === NONE ? null : from, to });
  },
};
