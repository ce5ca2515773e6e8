/** Arrow of Farrell (GA2-01): what is around a square. */
import { at } from '../../core/ints';
import { MISSING, type GameState, type Square } from '../../core/state';

/** The eight squares around one, those that the board has. */
export function forEachAround(s: GameState, square: Square, use: (other: Square) => void): void {
  const { columns, squares } = s.rules;
  const column = square % columns;
  for (let row = -1; row <= 1; row++) {
    for (let side = -1; side <= 1; side++) {
      const other = square + row * columns + side;
      if (other === square || other < 0 || other >= squares || Math.abs((other % columns) - column) > 1) continue;
      if (at(s.tile, other) !== MISSING) use(other);
    }
  }
}

/** Whether two squares are the same or touch, by a corner too. */
export const isWithinOne = ({ rules: { columns } }: GameState, one: Square, other: Square): boolean =>
  Math.abs(Math.floor(one / columns) - Math.floor(other / columns)) <= 1 &&
  Math.abs((one % columns) - (other % columns)) <= 1;
