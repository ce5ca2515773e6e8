/** Canyons: plateaus between which the roads run. */
import { unitOf } from './grid';
import { fbm, smooth } from './noise';
import type { Terrain } from './terrain';

/** Height of the plateaus, above 0 where there is one; null if the map has no canyons. */
export function mesaField(terrain: Terrain, clearance: Float32Array): Float32Array | null {
  const share = terrain.shares.get('canyons');
  if (share === undefined) return null;
  const { grid } = terrain;
  const field = new Float32Array(share.length);
  for (let gy = 0; gy < grid.height; gy++) {
    for (let gx = 0; gx < grid.width; gx++) {
      const i = gy * grid.width + gx;
      const x = unitOf(gx);
      const y = unitOf(gy);
      const shape = fbm(x / 30, y / 30, 3, 61) - 0.5;
      // Cliffs hang down to the south: what lies north of a road needs more room.
      const below = clearance[Math.min(grid.height - 1, gy + 2) * grid.width + gx] ?? 0;
      const room = smooth(2, 17, Math.min(clearance[i] ?? 0, below));
      field[i] = (share[i] ?? 0) * 0.5 + room * 0.45 + shape * 0.8 - 0.74;
    }
  }
  return field;
}
