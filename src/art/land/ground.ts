/** The ground as a small picture: colours of every terrain, mixed at the borders and lit from the north-west. */
import { FAR } from './clearance';
import { between, grown, newField, sampleOf, samplesIn, unitOf, type Area, type Grid, type Samples } from './grid';
import { SQUARE } from './land';
import { noise, smooth } from './noise';
import { CLASSES, type GroundClass, type Terrain } from './terrain';

type Rgb = readonly [r: number, g: number, b: number];

/** Pixels a square; the picture is drawn enlarged and smoothed, sharp things are drawn on top of it. */
export const PIXELS = 40;
/** Squares are surrounded by a rim of ground in pixels. */
export const BORDER = 9;
const UNITS = SQUARE / PIXELS;

export interface GroundImage {
  readonly width: number;
  readonly height: number;
  /** RGBA, opaque. */
  readonly pixels: Uint8ClampedArray;
  /** Colours before they are lit, and the height of the relief. */
  readonly colors: Uint8Array;
  readonly heights: Float32Array;
}

const rgb = (hex: number): Rgb => [hex >> 16, (hex >> 8) & 255, hex & 255];

interface Soil {
  /** In hollows, in between, on rises. */
  readonly low: Rgb;
  readonly mid: Rgb;
  readonly high: Rgb;
  /** Along roads and around buildings. */
  readonly trodden: Rgb;
  /** How strongly the relief is lit. */
  readonly relief: number;
  /** Whether its bumps are small. */
  readonly fine: boolean;
}

const SOILS: Readonly<Record<GroundClass, Soil>> = {
  woods: {
    low: rgb(0x4c6b34),
    mid: rgb(0x66863f),
    high: rgb(0x8aa350),
    trodden: rgb(0x9aa55a),
    relief: 0.9,
    fine: false,
  },
  mountains: {
    low: rgb(0x878468),
    mid: rgb(0xa5a07d),
    high: rgb(0xc7c1a2),
    trodden: rgb(0xb7ae88),
    relief: 1.3,
    fine: false,
  },
  canyons: {
    low: rgb(0xb06c42),
    mid: rgb(0xc98756),
    high: rgb(0xdea873),
    trodden: rgb(0xdca671),
    relief: 1.2,
    fine: false,
  },
  lakes: {
    low: rgb(0x7ea65c),
    mid: rgb(0x97ba6b),
    high: rgb(0xb4cd83),
    trodden: rgb(0xb9c982),
    relief: 0.8,
    fine: false,
  },
  frost: {
    low: rgb(0xb4c9dc),
    mid: rgb(0xdbe7f0),
    high: rgb(0xfbfdfe),
    trodden: rgb(0xc9d4dc),
    relief: 1.5,
    fine: false,
  },
  // Red earth under the leaves: it shows wherever somebody has trodden it.
  jungle: {
    low: rgb(0x234a2e),
    mid: rgb(0x376432),
    high: rgb(0x6b7f36),
    trodden: rgb(0xb0703a),
    relief: 1.2,
    fine: true,
  },
  heath: {
    low: rgb(0x8d8455),
    mid: rgb(0xa69b66),
    high: rgb(0xc2b681),
    trodden: rgb(0xc2b386),
    relief: 1.1,
    fine: false,
  },
  ash: { low: rgb(0x453b39), mid: rgb(0x574c49), high: rgb(0x6e6160), trodden: rgb(0x6f625c), relief: 1.1, fine: true },
  crag: {
    low: rgb(0x5c564d),
    mid: rgb(0x777063),
    high: rgb(0x948c7c),
    trodden: rgb(0x777063),
    relief: 1.5,
    fine: true,
  },
};

const WIDE_BUMP = 34;
const FINE_BUMP = 21;

interface Layer {
  /** Of the ground among all there are: a ground that is new on the map must not change the borders of the others. */
  readonly seed: number;
  readonly soil: Soil;
  readonly share: Float32Array;
}

/** Works out a part of the ground, on top of what is known of the rest. */
export function fillGround(
  terrain: Terrain,
  clearance: Float32Array,
  grid: Grid,
  columns: number,
  rows: number,
  area: Area,
  before: GroundImage | null,
): GroundImage {
  const width = columns * PIXELS + BORDER * 2;
  const height = rows * PIXELS + BORDER * 2;
  const heights = before === null ? new Float32Array(width * height) : before.heights.slice();
  const colors = before === null ? new Uint8Array(width * height * 4) : before.colors.slice();
  const pixels = before === null ? new Uint8ClampedArray(width * height * 4) : before.pixels.slice();
  const layers = CLASSES.flatMap((name, seed): Layer[] => {
    const share = terrain.shares.get(name);
    return share === undefined ? [] : [{ seed, soil: SOILS[name], share }];
  });
  const left = Math.max(0, Math.floor(area.left / UNITS) + BORDER);
  const right = Math.min(width - 1, Math.ceil(area.right / UNITS) + BORDER);
  const top = Math.max(0, Math.floor(area.top / UNITS) + BORDER);
  const bottom = Math.min(height - 1, Math.ceil(area.bottom / UNITS) + BORDER);
  const pure = pureSamples(layers, grid, samplesIn(grid, grown(area, UNITS * 2)));
  const canvas: GroundCanvas = {
    grid,
    layers,
    clearance,
    known: terrain.known,
    pure,
    swell: swellOf(grid),
    heights,
    colors,
  };
  for (let py = top; py <= bottom; py++) {
    // What was land a moment ago may be blank now.
    heights.fill(0, py * width + left, py * width + right + 1);
    colors.fill(0, (py * width + left) * 4, (py * width + right + 1) * 4);
    for (let px = left; px <= right; px++)
      paintPixel(canvas, (px + 0.5 - BORDER) * UNITS, (py + 0.5 - BORDER) * UNITS, py * width + px);
  }
  for (let py = Math.max(0, top - 1); py <= Math.min(height - 1, bottom + 1); py++) {
    for (let px = Math.max(0, left - 1); px <= Math.min(width - 1, right + 1); px++)
      light(px, py, width, height, heights, colors, pixels);
  }
  return { width, height, pixels, colors, heights };
}

interface GroundCanvas {
  readonly grid: Grid;
  readonly layers: readonly Layer[];
  readonly clearance: Float32Array;
  readonly known: Float32Array;
  /** By sample: the one layer that is there alone, or MIXED. Most of a map is, and needs no look at the others. */
  readonly pure: Uint8Array;
  readonly swell: Swell;
  readonly heights: Float32Array;
  readonly colors: Uint8Array;
}

/** What is so wide that it need not be asked for every pixel: unevenness of all land, the larger bumps of coarse and of fine ground. */
interface Swell {
  readonly wide: Float32Array;
  readonly wideBumps: Float32Array;
  readonly fineBumps: Float32Array;
}

const WIDE_SEED = 5;
const FINE_SEED = 3;
/** Bumps are noise of three sizes, each half as strong as the one before. */
const BUMP_TOTAL = 0.875;
const [FINER, ASIDE_X, ASIDE_Y] = [2.03, 5.2, 1.3];

const bumps = (u: number, v: number, seed: number): number =>
  0.5 * noise(u, v, seed) + 0.25 * noise(u * FINER + ASIDE_X, v * FINER + ASIDE_Y, seed + 1);
const ripple = (u: number, v: number, seed: number): number =>
  0.125 * noise((u * FINER + ASIDE_X) * FINER + ASIDE_X, (v * FINER + ASIDE_Y) * FINER + ASIDE_Y, seed + 2);

/** It depends on nothing but the size of the map: made once for each. */
const SWELLS = new Map<string, Swell>();

function swellOf(grid: Grid): Swell {
  const key = `${grid.width} ${grid.height}`;
  const known = SWELLS.get(key);
  if (known !== undefined) return known;
  const made: Swell = { wide: newField(grid), wideBumps: newField(grid), fineBumps: newField(grid) };
  for (let gy = 0; gy < grid.height; gy++) {
    for (let gx = 0; gx < grid.width; gx++) {
      const i = gy * grid.width + gx;
      const x = unitOf(gx);
      const y = unitOf(gy);
      made.wide[i] = noise(x / 46, y / 46, 11);
      made.wideBumps[i] = bumps(x / WIDE_BUMP, y / WIDE_BUMP, WIDE_SEED);
      made.fineBumps[i] = bumps(x / FINE_BUMP, y / FINE_BUMP, FINE_SEED);
    }
  }
  SWELLS.set(key, made);
  return made;
}

const MIXED = 255;
/** More than this is all of it, less than the rest is none. */
const ALL = 0.998;
const NONE = 0.002;

function pureSamples(layers: readonly Layer[], { width, height }: Grid, part: Samples): Uint8Array {
  const pure = new Uint8Array(width * height).fill(MIXED);
  layers.forEach(({ share }, k) => {
    for (let gy = part.top; gy <= part.bottom; gy++) {
      for (let i = gy * width + part.left; i <= gy * width + part.right; i++) if ((share[i] ?? 0) >= ALL) pure[i] = k;
    }
  });
  return pure;
}

function paintPixel(
  { grid, layers, clearance, known, pure, swell, heights, colors }: GroundCanvas,
  x: number,
  y: number,
  o: number,
): void {
  // Where the pixel lies between four samples: `read` worked out once for all fields, because this is the loop that a map waits for.
  const gx = Math.min(grid.width - 1.001, Math.max(0, sampleOf(x)));
  const gy = Math.min(grid.height - 1.001, Math.max(0, sampleOf(y)));
  const i = Math.floor(gy) * grid.width + Math.floor(gx);
  const j = i + grid.width;
  const fx = gx - Math.floor(gx);
  const fy = gy - Math.floor(gy);
  const one = pure[i] ?? MIXED;
  const alone = one !== MIXED && pure[i + 1] === one && pure[j] === one && pure[j + 1] === one;
  if (!alone && between(known, i, j, fx, fy) <= 0.02) return;
  const wide = between(swell.wide, i, j, fx, fy);
  const grain = noise(x / 4.2, y / 4.2, 23);
  const free = between(clearance, i, j, fx, fy);
  // Beyond this no grain brings the wear of a road.
  const worn = free > 15.5 ? 0 : (1 - smooth(0, 11, free + (grain - 0.5) * 9)) * 0.8;
  const room = free >= FAR * 0.5 ? 1 : 0.35 + 0.65 * smooth(0, FAR * 0.5, free);
  let r = 0;
  let g = 0;
  let b = 0;
  let total = 0;
  let height = 0;
  let wideBump = -1;
  let fineBump = -1;
  for (let k = alone ? one : 0; k < (alone ? one + 1 : layers.length); k++) {
    const layer = layers[k];
    if (layer === undefined) continue;
    let share = alone ? 1 : between(layer.share, i, j, fx, fy);
    if (share <= NONE) continue;
    // Noise makes a border of tongues and patches out of an even blend.
    if (share < ALL)
      share = smooth(
        0.1,
        0.9,
        share + (noise(x / 6, y / 6, 31 + layer.seed) - 0.5) * 0.8 * (1 - Math.abs(2 * share - 1)),
      );
    if (share <= 0) continue;
    const { soil } = layer;
    if (soil.fine && fineBump < 0)
      fineBump =
        (between(swell.fineBumps, i, j, fx, fy) + ripple(x / FINE_BUMP, y / FINE_BUMP, FINE_SEED)) / BUMP_TOTAL;
    if (!soil.fine && wideBump < 0)
      wideBump =
        (between(swell.wideBumps, i, j, fx, fy) + ripple(x / WIDE_BUMP, y / WIDE_BUMP, WIDE_SEED)) / BUMP_TOTAL;
    const bump = soil.fine ? fineBump : wideBump;
    const tone = Math.min(1, Math.max(0, 0.5 + (wide - 0.5) * 0.8 + (bump - 0.5) + (grain - 0.5) * 0.24));
    const from = tone < 0.5 ? soil.low : soil.mid;
    const to = tone < 0.5 ? soil.mid : soil.high;
    const t = tone < 0.5 ? tone * 2 : tone * 2 - 1;
    // Written out: six calls a pixel are a tenth of a second on a phone.
    const fresh = share * (1 - worn);
    const first = fresh * (1 - t);
    const second = fresh * t;
    const { trodden } = soil;
    r += first * from[0] + second * to[0] + share * worn * trodden[0];
    g += first * from[1] + second * to[1] + share * worn * trodden[1];
    b += first * from[2] + second * to[2] + share * worn * trodden[2];
    height += share * (bump * soil.relief * (soil.fine ? FINE_BUMP : WIDE_BUMP) + grain * 1.2) * room;
    total += share;
  }
  if (total <= 0) return;
  heights[o] = height / total;
  colors[o * 4] = r / total;
  colors[o * 4 + 1] = g / total;
  colors[o * 4 + 2] = b / total;
}

/** Slopes towards the north-west are lighter and warmer, those away from it darker and cooler. */
function light(
  x: number,
  y: number,
  width: number,
  height: number,
  heights: Float32Array,
  colors: Uint8Array,
  pixels: Uint8ClampedArray,
): void {
  const before = heights[(y > 0 ? y - 1 : 0) * width + (x > 0 ? x - 1 : 0)] ?? 0;
  const after = heights[(y < height - 1 ? y + 1 : y) * width + (x < width - 1 ? x + 1 : x)] ?? 0;
  const slope = (after - before) / (2.8 * UNITS);
  const strength = (slope > 1 ? 1 : slope < -1 ? -1 : slope) * 60;
  const o = (y * width + x) * 4;
  pixels[o] = (colors[o] ?? 0) + strength;
  pixels[o + 1] = (colors[o + 1] ?? 0) + strength * 0.96;
  pixels[o + 2] = (colors[o + 2] ?? 0) + strength * 0.8;
  pixels[o + 3] = 255;
}
