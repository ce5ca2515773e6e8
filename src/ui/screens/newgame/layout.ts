/** Where start and neutral cities lie (ALT-03), as a map of squares that are tapped. */
import { rulesOf, type GameConfig, type Place } from '@battalia/engine';
import type { PlanSquare } from '@/art/places/plan';
import { landmarksOf } from '../../game/landmarksOf';

export type Spot = 'missing' | 'taken' | 'start' | 'neutral' | 'free';

const same = ([r, c]: Place, [row, column]: Place): boolean => r === row && c === column;
const has = (places: readonly Place[], place: Place): boolean => places.some((other) => same(other, place));

export interface Layout {
  readonly starts: readonly Place[];
  readonly neutrals: readonly Place[];
}

export const currentLayout = (config: GameConfig): Layout => {
  const { starts, neutrals } = rulesOf(config);
  return { starts, neutrals };
};

/** The map row by row. */
export function spots(config: GameConfig): readonly (readonly Spot[])[] {
  const { board, starts, neutrals } = rulesOf(config);
  const landmarks = landmarksOf(config);
  return Array.from({ length: board.rows }, (_row, r) =>
    Array.from({ length: board.columns }, (_column, c): Spot => {
      const place: Place = [r + 1, c + 1];
      if (has(board.missing, place)) return 'missing';
      if (has(starts, place)) return 'start';
      if (has(neutrals, place)) return 'neutral';
      return landmarks.has(place.join()) ? 'taken' : 'free';
    }),
  );
}

/** The same as a picture of it, without the rows and columns that this board does not have. */
export function sheetOf(config: GameConfig): readonly (readonly PlanSquare[])[] {
  const landmarks = landmarksOf(config);
  const squares = spots(config).map((row, r) =>
    row.map((spot, c): PlanSquare => {
      switch (spot) {
        case 'missing':
          return 'none';
        case 'free':
          return 'blank';
        case 'start':
        case 'neutral':
          return spot;
        case 'taken':
          return squareOfPlan(landmarks.get([r + 1, c + 1].join()));
      }
    }),
  );
  const used = squares.map((row) => row.flatMap((what, c) => (what === 'none' ? [] : [c]))).flat();
  const [first, last] = [Math.min(...used), Math.max(...used)];
  return squares.filter((row) => row.some((what) => what !== 'none')).map((row) => row.slice(first, last + 1));
}

const squareOfPlan = (landmark: string | undefined): PlanSquare =>
  landmark === undefined || landmark === 'ruins' ? 'ruins' : { landmark };

/** Tapped: nothing, start city, neutral city if there are any (ALT-02), nothing again. */
export function tapped(config: GameConfig, place: Place): Layout {
  const { starts, neutrals, neutralCities } = rulesOf(config);
  const without = (places: readonly Place[]) => places.filter((other) => !same(other, place));
  if (has(starts, place))
    return { starts: without(starts), neutrals: neutralCities === 0 ? neutrals : [...neutrals, place] };
  if (has(neutrals, place)) return { starts, neutrals: without(neutrals) };
  return { starts: [...starts, place], neutrals };
}
