/** Which ground is where: soft, wandering borders instead of the edges of cards. */
import { GROUNDS, siteAt, SQUARE, type Land, type Site } from './land';
import { newField, samplesIn, unitOf, type Area, type Grid } from './grid';
import { noise } from './noise';

/** Grounds, then crags. What is none of them is blank parchment. */
export const CLASSES = [...GROUNDS, 'crag'] as const;
export type GroundClass = (typeof CLASSES)[number];

export interface Terrain {
  /** How much of each ground is at a sample, 0 to 1; only grounds that occur. */
  readonly shares: ReadonlyMap<GroundClass, Float32Array>;
  /** How much of it is known at all. */
  readonly known: Float32Array;
}

/** How far a border wanders, in units, in wide bends and in small ones. */
const BENDS = 21;
const RIPPLES = 7;
/** Half the width of a border, as a share of a square. */
const BLEND = 0.13;

export function classOf(site: Site): GroundClass | null {
  return site.kind === 'land' ? site.ground : site.kind === 'crag' ? 'crag' : null;
}

/** Works out a part of the terrain, on top of what is known of the rest. */
export function fillTerrain(land: Land, grid: Grid, area: Area, before: Terrain | null): Terrain {
  const cells = cellClasses(land);
  const shares = new Map<GroundClass, Float32Array>();
  for (const name of CLASSES) {
    const old = before?.shares.get(name);
    if (old !== undefined) shares.set(name, old.slice());
    else if (cells.includes(name)) shares.set(name, newField(grid));
  }
  const known = before === null ? newField(grid) : before.known.slice();
  const part = samplesIn(grid, area);
  const all = [...shares.values(), known];
  for (const field of all)
    for (let gy = part.top; gy <= part.bottom; gy++)
      field.fill(0, gy * grid.width + part.left, gy * grid.width + part.right + 1);
  const fields = cells.map((cell) => (cell === null ? null : (shares.get(cell) ?? null)));
  for (let gy = part.top; gy <= part.bottom; gy++) {
    for (let gx = part.left; gx <= part.right; gx++) {
      const x = unitOf(gx);
      const y = unitOf(gy);
      const u = (x + wander(x, y, 1)) / SQUARE - 0.5;
      const v = (y + wander(x, y, 5)) / SQUARE - 0.5;
      const column = Math.floor(u);
      const row = Math.floor(v);
      const sx = border(u - column);
      const sy = border(v - row);
      const i = gy * grid.width + gx;
      for (let corner = 0; corner < 4; corner++) {
        const right = corner & 1;
        const below = corner >> 1;
        const share = (right === 1 ? sx : 1 - sx) * (below === 1 ? sy : 1 - sy);
        if (share === 0) continue;
        const field =
          fields[clampIndex(row + below, land.rows) * land.columns + clampIndex(column + right, land.columns)];
        if (field === null || field === undefined) continue;
        field[i] = (field[i] ?? 0) + share;
        known[i] = (known[i] ?? 0) + share;
      }
    }
  }
  return { shares, known };
}

const clampIndex = (index: number, count: number): number => Math.min(count - 1, Math.max(0, index));

function wander(x: number, y: number, seed: number): number {
  return (noise(x / 41, y / 41, seed) - 0.5) * 2 * BENDS + (noise(x / 13, y / 13, seed + 1) - 0.5) * 2 * RIPPLES;
}

function border(t: number): number {
  const s = Math.min(1, Math.max(0, (t - 0.5 + BLEND) / (2 * BLEND)));
  return s * s * (3 - 2 * s);
}

/** A square that does not exist takes the ground beside it, so that land runs out under the edge of the sheet and does not fade. */
function cellClasses(land: Land): readonly (GroundClass | null)[] {
  return land.sites.map((site, square) => {
    if (site.kind !== 'table') return classOf(site);
    const row = Math.floor(square / land.columns);
    const column = square % land.columns;
    for (const [dr, dc] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const beside = siteAt(land, row + dr, column + dc);
      if (beside.kind !== 'table') return classOf(beside);
    }
    return null;
  });
}
