/** 3: a card of the own nation. */
import { at } from '../../../core/ints';
import { nationOf, shelterOf } from '../../../core/state';
import { drawCards } from '../../../rules/turn';
import type { Effect } from './effect';

export const drawEffect: Effect = {
  isPossible: (s, seat) => at(s.size, nationOf(seat)) + at(s.size, shelterOf(seat)) > 0,
  carryOut: (s, seat, _hero, log) => drawCards(s, seat, 1, log),
};
