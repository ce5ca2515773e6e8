/** Jungle: up to two cards of the own nation. */
import { answered, askNamed } from '../../../core/decision';
import { at } from '../../../core/ints';
import { nationOf, shelterOf, type GameState, type Seat } from '../../../core/state';
import type { Rule } from '../../../rules/rule';
import { drawCards } from '../../../rules/turn';
import { JUNGLE_CARDS } from '../data';
import type { GiftRule } from './gift';

/** What there is to draw, up to what she grants. */
const mostOf = (s: GameState, seat: Seat): number =>
  Math.min(JUNGLE_CARDS, at(s.size, nationOf(seat)) + at(s.size, shelterOf(seat)));

export const jungleGift: GiftRule = {
  isPossible: (s, seat) => mostOf(s, seat) > 0,
  grant: (s, seat) => askNamed(s, 'jungle', seat),
};

export const jungleDraw: Rule<'jungleDraw'> = {
  answers: ['jungle'],
  offer(s, seat, _purse, out) {
    for (let count = 1; count <= mostOf(s, seat); count++) out.push({ kind: 'jungleDraw', count });
  },
  refuse: (s, seat, { count }) =>
    !Number.isInteger(count) || count < 1
      ? { code: 'malformed' }
      : count > mostOf(s, seat)
        ? { code: 'tooMany', most: mostOf(s, seat) }
        : null,
  perform(s, seat, { count }, log) {
    answered(s);
    drawCards(s, seat, count, log);
  },
};
