/** Lakes: where there is water in the land of lakes. Roads and towns stay dry. */
import { unitOf } from './grid';
import { fbm, smooth } from './noise';
import type { Terrain } from './terrain';

/** Depth of water, above 0 where there is any; null if the map has no lakes. */
export function waterField(terrain: Terrain, clearance: Float32Array): Float32Array | null {
  const share = terrain.shares.get('lakes');
  if (share === undefined) return null;
  const { grid } = terrain;
  const field = new Float32Array(share.length);
  for (let gy = 0; gy < grid.height; gy++) {
    for (let gx = 0; gx < grid.width; gx++) {
      const i = gy * grid.width + gx;
      const x = unitOf(gx);
      const y = unitOf(gy);
      const bays = fbm(x / 34, y / 34, 3, 41) - 0.5;
      const shore = smooth(3, 17, clearance[i] ?? 0);
      field[i] = (share[i] ?? 0) * 0.5 + shore * 0.42 + bays * 0.75 - 0.78;
    }
  }
  return field;
}
