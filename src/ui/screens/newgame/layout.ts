/** What lies on the map before the game, and where people would rather have it: start and neutral cities (ALT-03), ruins, gates. */
import { moduleOptions, rulesOf, type GameConfig, type Place } from '@battalia/engine';
import type { PlanSquare } from '@/art/places/plan';
import type { SetupOptions } from '@/store/match/setup';
import { landmarksOf } from '../../game/landmarksOf';
import { LAID_BY_MODULES } from '../../modules/presets';

const same = ([r, c]: Place, [row, column]: Place): boolean => r === row && c === column;
const has = (places: readonly Place[], place: Place): boolean => places.some((other) => same(other, place));

/** Something that may lie elsewhere: which option says where, and which of its squares this is. */
export interface Piece {
  readonly option: string;
  readonly index: number;
}

/** A square of the map: not there, taken by something that stays, free, or with something that may be moved. */
export type Spot = 'missing' | 'taken' | 'free' | Piece;

/** By the option that says so, where everything lies that may be moved. */
export function layoutOf(config: GameConfig): ReadonlyMap<string, readonly Place[]> {
  const rules = rulesOf(config);
  const { starts, neutrals, board, ruinsOnBoard } = rules;
  const ruins = board.sites.flatMap(({ kind, place }) => (kind === 'ruins' ? [place] : []));
  const laid = moduleOptions(config.modules).flatMap(([name, { type }]) => {
    const places = LAID_BY_MODULES[name];
    return type !== 'places' || places === undefined ? [] : [[name, places(rules)] as const];
  });
  const all: (readonly [string, readonly Place[]])[] = [
    ['starts', starts],
    ['neutrals', neutrals],
    ['ruins', ruinsOnBoard === 0 ? [] : ruins],
    ...laid,
  ];
  return new Map(all.filter(([, places]) => places.length > 0));
}

/** The map row by row. */
export function spots(config: GameConfig): readonly (readonly Spot[])[] {
  const { board } = rulesOf(config);
  const layout = layoutOf(config);
  const landmarks = landmarksOf(config);
  return Array.from({ length: board.rows }, (_row, r) =>
    Array.from({ length: board.columns }, (_column, c): Spot => {
      const place: Place = [r + 1, c + 1];
      if (has(board.missing, place)) return 'missing';
      for (const [option, places] of layout) {
        const index = places.findIndex((other) => same(other, place));
        if (index >= 0) return { option, index };
      }
      // What may be moved lies where the layout has it, and not where it was before.
      const landmark = landmarks.get(place.join());
      return landmark === undefined || layout.has(landmark) || layout.has(`${landmark}s`) ? 'free' : 'taken';
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
        case 'taken':
          return { landmark: landmarks.get([r + 1, c + 1].join()) ?? '' };
        default:
          return squareOf(spot.option);
      }
    }),
  );
  const used = squares.map((row) => row.flatMap((what, c) => (what === 'none' ? [] : [c]))).flat();
  const [first, last] = [Math.min(...used), Math.max(...used)];
  return squares.filter((row) => row.some((what) => what !== 'none')).map((row) => row.slice(first, last + 1));
}

/** Options are named after many of a thing, drawings after one. */
export function squareOf(option: string): PlanSquare {
  switch (option) {
    case 'starts':
      return 'start';
    case 'neutrals':
      return 'neutral';
    case 'ruins':
      return 'ruins';
    default:
      return { landmark: option.replace(/s$/, '') };
  }
}

/** Something is laid on another square; what lies there takes its place. */
export function moved(config: GameConfig, piece: Piece, to: Place): SetupOptions {
  const layout = layoutOf(config);
  const from = layout.get(piece.option)?.[piece.index];
  if (from === undefined) return config.options;
  const changed = [...layout].flatMap(([option, places]) => {
    const laid = places.map((place) => (same(place, from) ? to : same(place, to) ? from : place));
    return laid.some((place, i) => place !== places[i]) ? [[option, laid.map(([r, c]) => [r, c])] as const] : [];
  });
  return { ...config.options, ...Object.fromEntries(changed) };
}

/** Whether anything lies, or stands on the oracle, otherwise than in the rules. */
export const isLaidOut = (options: SetupOptions): boolean => Object.values(options).some(Array.isArray);

/** As the rules have it. */
export const asInTheRules = (options: SetupOptions): SetupOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => !Array.isArray(value)));
