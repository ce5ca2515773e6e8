/** Lakes: where there is water in the land of lakes. Roads and towns stay dry. */
import { samplesIn, unitOf, type Area, type Grid } from './grid';
import { fbm, smooth } from './noise';
import type { Terrain } from './terrain';

/** Depth of water, above 0 where there is any; null if the map has no lakes. */
export function fillWater(terrain: Terrain, clearance: Float32Array, grid: Grid, area: Area, before: Float32Array | null): Float32Array | null {
  const share = terrain.shares.get('lakes');
  if (share === undefined) return null;
  const field = before === null ? new Float32Array(share.length).fill(-1) : before.slice();
  const part = samplesIn(grid, area);
  for (let gy = part.top; gy <= part.bottom; gy++) {
    for (let gx = part.left; gx <= part.right; gx++) {
      const i = gy * grid.width + gx;
      const wet = share[i] ?? 0;
      if (wet < 0.02) {
        field[i] = -1;
        continue;
      }
      const bays = fbm(unitOf(gx) / 34, unitOf(gy) / 34, 3, 41) - 0.5;
      field[i] = wet * 0.5 + smooth(3, 17, clearance[i] ?? 0) * 0.42 + bays * 0.75 - 0.78;
    }
  }
  return field;
}
