/** Squares, sides and roads of a board. Which square lies where is fixed per game, what lies on it is in the state. */
import { type Board, type Place } from './components';
import { at, NONE } from './ints';
import { MISSING, type GameState, type Square } from './state';
import { EAST, NORTH, SOUTH, WEST } from './kinds';

/** Sides in the order of the neighbour table. */
export const SIDES: readonly number[] = [NORTH, EAST, SOUTH, WEST];

export function squareAt(columns: number, [row, column]: Place): Square {
  return (row - 1) * columns + column - 1;
}

export function placeOf(columns: number, square: Square): Place {
  return [Math.floor(square / columns) + 1, (square % columns) + 1];
}

/** Four neighbours a square, NONE off the board and where a square does not exist. */
export function neighbourTable(board: Board): Int16Array {
  const { rows, columns } = board;
  const missing = new Set(board.missing.map((place) => squareAt(columns, place)));
  const table = new Int16Array(rows * columns * 4).fill(NONE);
  const link = (square: Square, side: number, row: number, column: number) => {
    if (row < 1 || column < 1 || row > rows || column > columns) return;
    const other = squareAt(columns, [row, column]);
    if (!missing.has(square) && !missing.has(other)) table[square * 4 + side] = other;
  };
  for (let square = 0; square < rows * columns; square++) {
    const [row, column] = placeOf(columns, square);
    link(square, 0, row - 1, column);
    link(square, 1, row, column + 1);
    link(square, 2, row + 1, column);
    link(square, 3, row, column - 1);
  }
  return table;
}

export const neighbour = (s: GameState, square: Square, side: number): Square =>
  at(s.rules.neighbours, square * 4 + side);

/** Two built squares joined by a road, seen from the first over its side. */
export function joined(s: GameState, square: Square, side: number): boolean {
  if ((at(s.roads, square) & (1 << side)) === 0) return false;
  const other = at(s.rules.neighbours, square * 4 + side);
  return other !== NONE && at(s.tile, other) >= 0 && (at(s.roads, other) & (1 << ((side + 2) & 3))) !== 0;
}

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
