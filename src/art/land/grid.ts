/** Numbers sampled over the whole map, a few units apart, with a rim around it for what runs out under its edge. */
import { SQUARE, type Land } from './land';

export const STEP = 5;
const PER_SQUARE = SQUARE / STEP;
/** Samples outside the first and the last square. */
export const RIM = 5;

export interface Grid {
  readonly width: number;
  readonly height: number;
}

/** A part of the map, in board units. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part of a grid, in samples, both ends included. */
export interface Samples {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function gridOf(land: Pick<Land, 'columns' | 'rows'>): Grid {
  return { width: land.columns * PER_SQUARE + 1 + RIM * 2, height: land.rows * PER_SQUARE + 1 + RIM * 2 };
}

export const newField = (grid: Grid, value = 0): Float32Array => new Float32Array(grid.width * grid.height).fill(value);

/** Board units of a sample. */
export const unitOf = (index: number): number => (index - RIM) * STEP;
/** Which sample a board unit is nearest to, not rounded. */
export const sampleOf = (unit: number): number => unit / STEP + RIM;

/** The whole map with its rim. */
export function wholeArea(grid: Grid): Area {
  return { left: unitOf(0), top: unitOf(0), right: unitOf(grid.width - 1), bottom: unitOf(grid.height - 1) };
}

export const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const isWithin = (area: Area, x: number, y: number): boolean =>
  x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;

export function samplesIn(grid: Grid, area: Area): Samples {
  return {
    left: Math.max(0, Math.floor(sampleOf(area.left))),
    top: Math.max(0, Math.floor(sampleOf(area.top))),
    right: Math.min(grid.width - 1, Math.ceil(sampleOf(area.right))),
    bottom: Math.min(grid.height - 1, Math.ceil(sampleOf(area.bottom))),
  };
}

/** A field between four samples: those at `i` and beside it, and those at `j` below, by the shares of the way to the right and down. */
export function between(field: Float32Array, i: number, j: number, fx: number, fy: number): number {
  const a = field[i] ?? 0;
  const c = field[j] ?? 0;
  const above = a + ((field[i + 1] ?? 0) - a) * fx;
  return above + (c + ((field[j + 1] ?? 0) - c) * fx - above) * fy;
}

/** A field at a place. */
export function read(grid: Grid, field: Float32Array, x: number, y: number): number {
  const gx = Math.min(grid.width - 1.001, Math.max(0, sampleOf(x)));
  const gy = Math.min(grid.height - 1.001, Math.max(0, sampleOf(y)));
  const ix = Math.floor(gx);
  const iy = Math.floor(gy);
  const i = iy * grid.width + ix;
  return between(field, i, i + grid.width, gx - ix, gy - iy);
}
