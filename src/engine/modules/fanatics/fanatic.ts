import { bandOf } from '../../core/box';
import type { Card } from '../../core/components';
import { at } from '../../core/ints';
import { COUNTS, type GameState } from '../../core/state';
import { BAND } from './data';

export const isFanatic = (s: GameState, card: Card): boolean => bandOf(s.rules, card) === BAND;

/** FAN-02: nothing has been given for it this turn. */
export const owesSacrifice = (s: GameState, card: Card): boolean =>
  isFanatic(s, card) && (at(s.mark, card) & COUNTS) === 0;
