/** Lakes and plateaus: what rises out of its ground, or sinks into it, where roads and towns leave room. */
import { samplesIn, unitOf, type Area, type Grid } from './grid';
import { fbm, smooth } from './noise';
import type { Terrain } from './terrain';

interface Form {
  readonly ground: 'lakes' | 'canyons';
  /** Size and strength of its bays, and which corner of the noise they are cut from. */
  readonly bay: number;
  readonly uneven: number;
  readonly seed: number;
  /** How near to a road it begins, and how much it likes to be far from one. */
  readonly near: number;
  readonly room: number;
  /** The whole is lowered by this: more of it, fewer and smaller ones. */
  readonly sea: number;
  /** Cliffs hang down to the south: what lies north of a road needs that much more room, in samples. */
  readonly overhang: number;
}

const WATER: Form = { ground: 'lakes', bay: 34, uneven: 0.75, seed: 41, near: 3, room: 0.42, sea: 0.78, overhang: 0 };
const MESAS: Form = { ground: 'canyons', bay: 30, uneven: 0.8, seed: 61, near: 2, room: 0.45, sea: 0.74, overhang: 2 };

type Fill = (
  terrain: Terrain,
  clearance: Float32Array,
  grid: Grid,
  area: Area,
  before: Float32Array | null,
) => Float32Array | null;

const filling =
  (form: Form): Fill =>
  (terrain, clearance, grid, area, before) => {
    const share = terrain.shares.get(form.ground);
    if (share === undefined) return null;
    const field = before === null ? new Float32Array(share.length).fill(-1) : before.slice();
    const part = samplesIn(grid, area);
    for (let gy = part.top; gy <= part.bottom; gy++) {
      for (let gx = part.left; gx <= part.right; gx++) {
        const i = gy * grid.width + gx;
        const own = share[i] ?? 0;
        if (own < 0.02) {
          field[i] = -1;
          continue;
        }
        const shape = fbm(unitOf(gx) / form.bay, unitOf(gy) / form.bay, 3, form.seed) - 0.5;
        const below = clearance[Math.min(grid.height - 1, gy + form.overhang) * grid.width + gx] ?? 0;
        field[i] =
          own * 0.5 +
          smooth(form.near, 17, Math.min(clearance[i] ?? 0, below)) * form.room +
          shape * form.uneven -
          form.sea;
      }
    }
    return field;
  };

/** Depth of water, above 0 where there is any; null if the map has no lakes. */
export const fillWater: Fill = filling(WATER);

/** Height of the plateaus, above 0 where there is one; null if the map has no canyons. */
export const fillMesas: Fill = filling(MESAS);
