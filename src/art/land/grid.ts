/** Numbers sampled over the whole map, a few units apart, with a rim around it for what runs out under its edge. */
import { SQUARE, type Land } from './land';

export const STEP = 4;
const PER_SQUARE = SQUARE / STEP;
/** Samples outside the first and the last square. */
export const RIM = 6;

export interface Grid {
  readonly width: number;
  readonly height: number;
}

export function gridOf(land: Land): Grid {
  return { width: land.columns * PER_SQUARE + 1 + RIM * 2, height: land.rows * PER_SQUARE + 1 + RIM * 2 };
}

export const newField = (grid: Grid, value = 0): Float32Array => new Float32Array(grid.width * grid.height).fill(value);

/** Board units of a sample. */
export const unitOf = (index: number): number => (index - RIM) * STEP;
/** Which sample a board unit is nearest to, not rounded. */
export const sampleOf = (unit: number): number => unit / STEP + RIM;

/** A field between its samples. */
export function read(grid: Grid, field: Float32Array, x: number, y: number): number {
  const gx = Math.min(grid.width - 1.001, Math.max(0, sampleOf(x)));
  const gy = Math.min(grid.height - 1.001, Math.max(0, sampleOf(y)));
  const ix = Math.floor(gx);
  const iy = Math.floor(gy);
  const fx = gx - ix;
  const i = iy * grid.width + ix;
  const top = (field[i] ?? 0) + ((field[i + 1] ?? 0) - (field[i] ?? 0)) * fx;
  const j = i + grid.width;
  const bottom = (field[j] ?? 0) + ((field[j + 1] ?? 0) - (field[j] ?? 0)) * fx;
  return top + (bottom - top) * (gy - iy);
}
