/** A figure that belongs to no player and stands somewhere on the map, or not yet. */
import { HEROES } from '../../core/components';
import { at, NONE } from '../../core/ints';
import { forGame, type OwnField } from '../../core/own';
import { heroSquare, type GameState, type Seat, type Square } from '../../core/state';

export type Figure = OwnField<'int16'>;

/** Its square; NONE while it is beside the map. */
export const figure = (): Figure => forGame('int16', { blank: NONE, least: NONE, most: (rules) => rules.squares - 1 });

export const standsOn = (s: GameState, who: Figure): Square => at(who.of(s), 0);

export const put = (s: GameState, who: Figure, square: Square): void => void (who.of(s)[0] = square);

/** Whether a hero of the seat stands where the figure does. */
export function meets(s: GameState, seat: Seat, who: Figure): boolean {
  const square = standsOn(s, who);
  for (let hero = 0; square !== NONE && hero < HEROES; hero++) if (heroSquare(s, seat, hero) === square) return true;
  return false;
}
