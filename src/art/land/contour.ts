/** Outlines of where a field is above a level, as smooth closed paths (marching squares). */
import { num } from '../glyphs/shape';
import { unitOf, type Grid, type Samples } from './grid';

export interface Outline {
  /** Closed: the last point joins the first. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Which edges of a cell (0 top, 1 right, 2 bottom, 3 left) a contour enters and leaves, by the corners that are above. */
const CASES: readonly (readonly number[])[] = [
  [],
  [3, 0],
  [0, 1],
  [3, 1],
  [1, 2],
  [3, 0, 1, 2],
  [0, 2],
  [3, 2],
  [2, 3],
  [2, 0],
  [0, 1, 2, 3],
  [2, 1],
  [1, 3],
  [1, 0],
  [0, 3],
  [],
];

/** Outlines of `field > level` in a part of the grid. Outside of that part everything is below. */
export function outlinesOf(grid: Grid, field: Float32Array, level: number, part: Samples): Outline[] {
  const { width } = grid;
  const value = (x: number, y: number) =>
    x < part.left || y < part.top || x > part.right || y > part.bottom ? -1 : (field[y * width + x] ?? 0) - level;
  const wide = width + 2;
  // A crossing lies on a horizontal or a vertical edge between two samples; its key leads to the next crossing.
  const next = new Map<number, number>();
  const keyOf = (x: number, y: number, edge: number) => {
    const [ex, ey, vertical] =
      edge === 0 ? [x, y, 0] : edge === 1 ? [x + 1, y, 1] : edge === 2 ? [x, y + 1, 0] : [x, y, 1];
    return (((ey + 1) * wide + ex + 1) << 1) | vertical;
  };
  for (let y = part.top - 1; y <= part.bottom; y++) {
    for (let x = part.left - 1; x <= part.right; x++) {
      const corners =
        (value(x, y) > 0 ? 1 : 0) |
        (value(x + 1, y) > 0 ? 2 : 0) |
        (value(x + 1, y + 1) > 0 ? 4 : 0) |
        (value(x, y + 1) > 0 ? 8 : 0);
      const edges = CASES[corners] ?? [];
      for (let i = 0; i + 1 < edges.length; i += 2)
        next.set(keyOf(x, y, edges[i] ?? 0), keyOf(x, y, edges[i + 1] ?? 0));
    }
  }
  const outlines: Outline[] = [];
  for (const start of [...next.keys()]) {
    if (!next.has(start)) continue;
    const xs: number[] = [];
    const ys: number[] = [];
    for (let key: number | undefined = start; key !== undefined && next.has(key);) {
      const cell = key >> 1;
      const vertical = (key & 1) === 1;
      const x = (cell % wide) - 1;
      const y = Math.floor(cell / wide) - 1;
      const a = value(x, y);
      const b = vertical ? value(x, y + 1) : value(x + 1, y);
      const t = a === b ? 0.5 : a / (a - b);
      xs.push(unitOf(vertical ? x : x + t));
      ys.push(unitOf(vertical ? y + t : y));
      const following: number | undefined = next.get(key);
      next.delete(key);
      key = following;
    }
    if (xs.length > 2) outlines.push({ xs, ys });
  }
  return outlines;
}

/** Through the middles of the outline's pieces, rounded at its points. */
export function smoothPath({ xs, ys }: Outline): string {
  const count = xs.length;
  const x = (i: number) => xs[(i + count) % count] ?? 0;
  const y = (i: number) => ys[(i + count) % count] ?? 0;
  let d = `M${num((x(-1) + x(0)) / 2)} ${num((y(-1) + y(0)) / 2)}`;
  for (let i = 0; i < count; i++)
    d += `Q${num(x(i))} ${num(y(i))} ${num((x(i) + x(i + 1)) / 2)} ${num((y(i) + y(i + 1)) / 2)}`;
  return `${d}z`;
}

/** Twice the area of an outline, positive for one that runs clockwise on the screen. */
export function areaOf({ xs, ys }: Outline): number {
  let area = 0;
  for (let i = 0; i < xs.length; i++) {
    const j = (i + 1) % xs.length;
    area += (xs[i] ?? 0) * (ys[j] ?? 0) - (xs[j] ?? 0) * (ys[i] ?? 0);
  }
  return area;
}
