/** The advanced game: home terrain helps (ADV). */
import { NEUTRAL } from '../../core/components';
import { at } from '../../core/ints';
import type { Module } from '../../core/ruleset';
import { factionOf, type GameState, type Seat, type Square } from '../../core/state';
import { HOME_GROUND } from './data';

function isHomeGround(s: GameState, seat: Seat, square: Square): boolean {
  const tile = at(s.tile, square);
  return tile >= 0 && factionOf(s, tile) !== NEUTRAL && factionOf(s, tile) === at(s.faction, seat);
}

export const advanced: Module = {
  id: 'advanced',
  hooks: {
    /** ADV-01. */
    freeStep: isHomeGround,
    /** ADV-02. */
    ground: (s, seat, square) => (isHomeGround(s, seat, square) ? HOME_GROUND : 0),
  },
};
