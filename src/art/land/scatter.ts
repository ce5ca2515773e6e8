/** What stands where on the open land. Asked by place, not by card: woods and ranges run over the borders of cards. */
import { wildsOf } from '../gallery';
import { grown, isWithin, read, type Area } from './grid';
import { GROUNDS, siteAt, SQUARE, type Land } from './land';
import type { LandModel } from './model';
import { hash, noise } from './noise';
import type { GroundClass } from './terrain';

export const SPRITES = [
  'fir',
  'oak',
  'maple',
  'bushGreen',
  'tuftGreen',
  'tuftDry',
  'peak',
  'hill',
  'boulderGrey',
  'boulderRed',
  'cactus',
  'bushDry',
  'reeds',
  'wave',
  'lily',
  'basalt',
  'fissure',
  'cragPeak',
  'cragHill',
  'fog',
  'crack',
] as const;
export type SpriteName = (typeof SPRITES)[number];

export interface Standing {
  /** One of these, or one that a module has drawn. */
  readonly sprite: string;
  /** Which of the sprite's looks, 0 to 1. */
  readonly look: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Sowing {
  readonly sprite: string;
  readonly ground: GroundClass;
  /** Units between neighbours, before they are shaken. */
  readonly apart: number;
  /** Share of places taken, 0 to 1, where it grows densest. */
  readonly density: number;
  /** Size of the clumps in units and how bare it is between them; no clumps if left out. */
  readonly clump?: number;
  readonly bare?: number;
  /** Free ground needed around the foot, and at the top, `height` above it. */
  readonly room: number;
  readonly height: number;
  readonly size: readonly [least: number, most: number];
  readonly on?: 'water' | 'shore' | 'mesa';
}

/** In this order: what is sown later gives way to what is sown before. */
const SOWINGS: readonly (Sowing & { readonly sprite: SpriteName })[] = [
  { sprite: 'peak', ground: 'mountains', apart: 21, density: 0.95, room: 14.5, height: 27, size: [0.85, 1.12] },
  { sprite: 'hill', ground: 'mountains', apart: 13, density: 0.9, room: 7.5, height: 12, size: [0.8, 1.15] },
  {
    sprite: 'fir',
    ground: 'mountains',
    apart: 8,
    density: 0.4,
    clump: 30,
    bare: 0.75,
    room: 3.5,
    height: 10,
    size: [0.6, 0.8],
  },
  { sprite: 'boulderGrey', ground: 'mountains', apart: 9, density: 0.35, room: 2, height: 0, size: [0.7, 1.2] },
  {
    sprite: 'fir',
    ground: 'woods',
    apart: 6.6,
    density: 0.92,
    clump: 38,
    bare: 0.35,
    room: 3.2,
    height: 11,
    size: [0.82, 1.18],
  },
  {
    sprite: 'oak',
    ground: 'woods',
    apart: 7.4,
    density: 0.8,
    clump: 30,
    bare: 0.3,
    room: 3.6,
    height: 8,
    size: [0.8, 1.12],
  },
  { sprite: 'maple', ground: 'woods', apart: 16, density: 0.22, room: 4, height: 8, size: [0.8, 1] },
  { sprite: 'bushGreen', ground: 'woods', apart: 9, density: 0.35, room: 1.5, height: 0, size: [0.7, 1.1] },
  { sprite: 'tuftGreen', ground: 'woods', apart: 9, density: 0.4, room: 0.5, height: 0, size: [0.8, 1.2] },
  { sprite: 'boulderRed', ground: 'canyons', apart: 12, density: 0.4, room: 2, height: 0, size: [0.8, 1.5] },
  { sprite: 'crack', ground: 'canyons', apart: 13, density: 0.6, room: 0, height: 0, size: [0.8, 1.3], on: 'mesa' },
  {
    sprite: 'bushDry',
    ground: 'canyons',
    apart: 12,
    density: 0.35,
    clump: 26,
    bare: 0.45,
    room: 0,
    height: 0,
    size: [0.5, 0.8],
    on: 'mesa',
  },
  { sprite: 'cactus', ground: 'canyons', apart: 15, density: 0.4, room: 2.5, height: 5, size: [0.7, 1] },
  { sprite: 'bushDry', ground: 'canyons', apart: 11, density: 0.4, room: 1.5, height: 0, size: [0.6, 0.9] },
  {
    sprite: 'oak',
    ground: 'lakes',
    apart: 9,
    density: 0.75,
    clump: 26,
    bare: 0.6,
    room: 4,
    height: 8,
    size: [0.7, 0.95],
  },
  {
    sprite: 'reeds',
    ground: 'lakes',
    apart: 7,
    density: 0.75,
    clump: 22,
    bare: 0.5,
    room: 1,
    height: 0,
    size: [0.8, 1.1],
    on: 'shore',
  },
  {
    sprite: 'lily',
    ground: 'lakes',
    apart: 8,
    density: 0.35,
    clump: 20,
    bare: 0.7,
    room: 4,
    height: 0,
    size: [0.7, 1.1],
    on: 'water',
  },
  { sprite: 'wave', ground: 'lakes', apart: 13, density: 0.7, room: 8, height: 0, size: [0.8, 1.2], on: 'water' },
  { sprite: 'tuftGreen', ground: 'lakes', apart: 8, density: 0.45, room: 0.5, height: 0, size: [0.8, 1.1] },
  { sprite: 'boulderGrey', ground: 'heath', apart: 13, density: 0.5, room: 2, height: 0, size: [0.8, 1.3] },
  {
    sprite: 'bushDry',
    ground: 'heath',
    apart: 9,
    density: 0.55,
    clump: 24,
    bare: 0.4,
    room: 1.5,
    height: 0,
    size: [0.7, 1.1],
  },
  { sprite: 'tuftDry', ground: 'heath', apart: 7, density: 0.6, room: 0.5, height: 0, size: [0.8, 1.2] },
  { sprite: 'basalt', ground: 'ash', apart: 14, density: 0.75, room: 6, height: 8, size: [0.7, 1.1] },
  { sprite: 'fissure', ground: 'ash', apart: 18, density: 0.5, room: 6, height: 0, size: [0.6, 1] },
  { sprite: 'cragPeak', ground: 'crag', apart: 20, density: 1, room: 11, height: 20, size: [0.9, 1.2] },
  { sprite: 'fog', ground: 'crag', apart: 24, density: 0.85, room: 0, height: 0, size: [0.8, 1.3] },
  { sprite: 'cragHill', ground: 'crag', apart: 12, density: 1, room: 6, height: 9, size: [0.8, 1.2] },
  { sprite: 'boulderGrey', ground: 'crag', apart: 9, density: 0.6, room: 2, height: 0, size: [0.9, 1.4] },
];

/** Everything that is sown, each with a number of its own: what is sown on one ground does not change with another. */
function sowingsOn(grounds: ReadonlyMap<GroundClass, unknown>): readonly (readonly [number, Sowing])[] {
  const wild = GROUNDS.flatMap((ground, i) =>
    (grounds.has(ground) ? (wildsOf(ground)?.sowings ?? []) : []).map(
      (sowing, k) => [WILD * (i + 1) + k, { ...sowing, ground }] as const,
    ),
  );
  return [...SOWINGS.map((sowing, i) => [i, sowing] as const), ...wild];
}
/** More than are sown on any ground. */
const WILD = 50;

/** How high the tops of the plateaus are drawn: see paint/ground. */
export const MESA_HEIGHT = 9;

/** Higher than the cliffs of the canyons are drawn: nothing stands so near under a plateau. */
const CLIFF_ROOM = 8;

/** Things that stand nearer than this may be in each other's way. */
const CROWD = 34;

interface Candidate extends Standing {
  readonly radius: number;
}

/**
 * Everything that stands in a part of the map, back to front. A thing gives way to any that is sown before it and stands
 * too near, whether or not that one gives way itself: so what stands somewhere does not depend on what is far away, and
 * a part of the map looks the same however large a part is asked for.
 */
export function scatter(model: LandModel, area: Area): readonly Standing[] {
  const around = grown(area, CROWD);
  const crowd = new Crowd();
  const standing: Standing[] = [];
  for (const [index, sowing] of sowingsOn(model.terrain.shares)) {
    const share = model.terrain.shares.get(sowing.ground);
    if (share === undefined) continue;
    const rank: Candidate[] = [];
    const firstColumn = Math.max(0, Math.floor((around.left + EDGE) / sowing.apart));
    const firstRow = Math.max(0, Math.floor((around.top + EDGE) / sowing.apart));
    const lastColumn = Math.floor((Math.min(around.right, model.land.columns * SQUARE + EDGE) + EDGE) / sowing.apart);
    const lastRow = Math.floor((Math.min(around.bottom, model.land.rows * SQUARE + EDGE) + EDGE) / sowing.apart);
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        const found = sow(model, sowing, share, index, row, column);
        if (found !== null) rank.push(found);
      }
    }
    for (const found of rank)
      if (isWithin(area, found.x, found.y) && crowd.isFree(found.x, found.y, found.radius)) standing.push(found);
    for (const found of rank) crowd.add(found.x, found.y, found.radius);
  }
  return standing.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Sowing starts that far outside the first square. */
const EDGE = 20;

function sow(
  model: LandModel,
  sowing: Sowing,
  share: Float32Array,
  index: number,
  row: number,
  column: number,
): Candidate | null {
  const seed = index * 7 + 100;
  const { grid } = model;
  const midX = (column + 0.5) * sowing.apart - EDGE;
  const midY = (row + 0.5) * sowing.apart - EDGE;
  // Far from this ground nothing has to be worked out.
  if (read(grid, share, midX, midY) < 0.1) return null;
  const x = midX + (hash(column, row, seed) - 0.5) * 0.85 * sowing.apart;
  const y = midY + (hash(column, row, seed + 1) - 0.5) * 0.85 * sowing.apart;
  let density = sowing.density;
  if (sowing.clump !== undefined)
    density *= noise(x / sowing.clump, y / sowing.clump, seed) > (sowing.bare ?? 0) ? 1 : 0.06;
  if (hash(column, row, seed + 2) > density) return null;
  if (read(grid, share, x, y) < (sowing.ground === 'crag' ? 0.8 : 0.55) || !isOnMap(model.land, x, y)) return null;
  const size = sowing.size[0] + (sowing.size[1] - sowing.size[0]) * hash(column, row, seed + 3);
  const wet = model.water === null ? -1 : read(grid, model.water, x, y);
  if (sowing.on === 'water') {
    if (wet < 0.06) return null;
  } else if (sowing.on === 'shore') {
    if (wet < -0.05 || wet > 0.05) return null;
  } else if (wet > -0.06) return null;
  if (sowing.on === undefined) {
    const room = sowing.room * size;
    const height = sowing.height * size;
    if (read(grid, model.clearance, x, y) < room * 0.75 + 1) return null;
    if (
      height > 0 &&
      (read(grid, model.clearance, x, y - height) < 0.5 || read(grid, model.clearance, x, y - height / 2) < room * 0.5)
    )
      return null;
  }
  if (sowing.on === 'mesa') {
    // On top of the cliffs: well inside the outline, and drawn as high as it.
    if (model.mesas === null || read(grid, model.mesas, x, y) < 0.07) return null;
    return { sprite: sowing.sprite, look: hash(column, row, seed + 4), x, y: y - MESA_HEIGHT, size, radius: 0 };
  }
  if (
    model.mesas !== null &&
    (read(grid, model.mesas, x, y) > -0.06 ||
      read(grid, model.mesas, x, y + CLIFF_ROOM) > -0.02 ||
      read(grid, model.mesas, x, y - 4) > -0.02)
  )
    return null;
  return {
    sprite: sowing.sprite,
    look: lookAt(x, y, hash(column, row, seed + 4)),
    x,
    y,
    size,
    radius: sowing.room * size * 0.8,
  };
}

/** Neighbours look alike: trees of one kind of green stand together. */
function lookAt(x: number, y: number, chance: number): number {
  return Math.min(0.999, Math.max(0, (noise(x / 27, y / 27, 91) - 0.5) * 1.7 + 0.5 + (chance - 0.5) * 0.45));
}

/** On a square that exists, or just beside the edge of one. */
function isOnMap(land: Land, x: number, y: number): boolean {
  const edge = 3;
  const on = (px: number, py: number) =>
    siteAt(land, Math.floor(py / SQUARE), Math.floor(px / SQUARE)).kind !== 'table';
  return on(x + edge, y + edge) && on(x - edge, y - edge) && on(x + edge, y - edge) && on(x - edge, y + edge);
}

/** Circles that are occupied, in buckets. */
class Crowd {
  private readonly buckets = new Map<number, number[]>();
  private static readonly SIZE = 20;

  add(x: number, y: number, radius: number): void {
    const key = this.key(Math.floor(x / Crowd.SIZE), Math.floor(y / Crowd.SIZE));
    const bucket = this.buckets.get(key);
    if (bucket === undefined) this.buckets.set(key, [x, y, radius]);
    else bucket.push(x, y, radius);
  }

  isFree(x: number, y: number, radius: number): boolean {
    const bx = Math.floor(x / Crowd.SIZE);
    const by = Math.floor(y / Crowd.SIZE);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const bucket = this.buckets.get(this.key(bx + dx, by + dy));
        if (bucket === undefined) continue;
        for (let i = 0; i < bucket.length; i += 3) {
          const ox = (bucket[i] ?? 0) - x;
          // Things stand closer behind one another than side by side: they are seen from the south.
          const oy = ((bucket[i + 1] ?? 0) - y) * 1.35;
          const apart = (bucket[i + 2] ?? 0) + radius;
          if (ox * ox + oy * oy < apart * apart) return false;
        }
      }
    }
    return true;
  }

  private key(x: number, y: number): number {
    return (y + 64) * 1024 + x + 64;
  }
}
