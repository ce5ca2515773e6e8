/** What the game without start cities adds to the state. */
import { squareAt } from '../../core/geometry';
import { isGreat } from '../../core/kinds';
import type { GameState, Square } from '../../core/state';
import { pile } from '../../core/zones';

export const startSquares = (s: GameState): readonly Square[] =>
  s.rules.starts.map((place) => squareAt(s.rules.columns, place));

/** A Great Artefact hidden under each of the corner cities. */
export const hoards = pile({
  count: ({ starts }) => starts.length,
  sees: 'nobody',
  holds: isGreat,
  squares: startSquares,
});

export const zones = { hoard: hoards } as const;
