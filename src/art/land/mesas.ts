/** Canyons: plateaus between which the roads run. */
import { samplesIn, unitOf, type Area, type Grid } from './grid';
import { fbm, smooth } from './noise';
import type { Terrain } from './terrain';

/** Cliffs hang down to the south: what lies north of a road needs that much more room, in samples. */
const OVERHANG = 2;

/** Height of the plateaus, above 0 where there is one; null if the map has no canyons. */
export function fillMesas(terrain: Terrain, clearance: Float32Array, grid: Grid, area: Area, before: Float32Array | null): Float32Array | null {
  const share = terrain.shares.get('canyons');
  if (share === undefined) return null;
  const field = before === null ? new Float32Array(share.length).fill(-1) : before.slice();
  const part = samplesIn(grid, area);
  for (let gy = part.top; gy <= part.bottom; gy++) {
    for (let gx = part.left; gx <= part.right; gx++) {
      const i = gy * grid.width + gx;
      const dry = share[i] ?? 0;
      if (dry < 0.02) {
        field[i] = -1;
        continue;
      }
      const shape = fbm(unitOf(gx) / 30, unitOf(gy) / 30, 3, 61) - 0.5;
      const below = clearance[Math.min(grid.height - 1, gy + OVERHANG) * grid.width + gx] ?? 0;
      const room = smooth(2, 17, Math.min(clearance[i] ?? 0, below));
      field[i] = dry * 0.5 + room * 0.45 + shape * 0.8 - 0.74;
    }
  }
  return field;
}
