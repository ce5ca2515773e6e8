/** From square to square with the arrow keys. */
import { placeOf, type Action, type PlayerView, type Square } from '@battalia/engine';
import { openSquares } from '../map/boardPlay';

export type Direction = readonly [across: number, down: number];

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The nearest square that way; while a card is placed, the nearest that it may lie on. Without a square to start from, the
 * middle of those there are.
 */
export function stepOn(
  view: Pick<PlayerView, 'board' | 'columns' | 'decision'>,
  legal: readonly Action[],
  from: Square | null,
  [across, down]: Direction,
): Square | null {
  const open = openSquares(legal);
  const placing = view.decision?.kind === 'place';
  const squares = view.board
    .filter(({ kind, square }) => kind !== 'missing' && (!placing || open.has(square)))
    .map(({ square }) => square);
  const far = (square: Square, [row, column]: readonly [number, number]): number => {
    const [r, c] = placeOf(view.columns, square);
    return Math.abs(r - row) + Math.abs(c - column);
  };
  if (from === null) {
    const places = squares.map((square) => placeOf(view.columns, square));
    const middle = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / Math.max(1, places.length);
    return nearest(squares, (square) => far(square, [middle(0), middle(1)]));
  }
  const here = placeOf(view.columns, from);
  const ahead = squares.filter((square) => {
    const [row, column] = placeOf(view.columns, square);
    const along = (column - here[1]) * across + (row - here[0]) * down;
    const aside = Math.abs((column - here[1]) * down) + Math.abs((row - here[0]) * across);
    // Where only some squares are open, one aside of the way is better than none.
    return along > 0 && (placing ? aside <= along : aside === 0);
  });
  return nearest(ahead, (square) => far(square, here));
}

function nearest(squares: readonly Square[], distance: (square: Square) => number): Square | null {
  const [first, ...rest] = squares;
  if (first === undefined) return null;
  return rest.reduce((best, square) => (distance(square) < distance(best) ? square : best), first);
}
