/** The ground as a small picture: colours of every terrain, mixed at the borders and lit from the north-west. */
import { FAR } from './clearance';
import { read, type Area, type Grid } from './grid';
import { SQUARE } from './land';
import { fbm, mix, noise, smooth } from './noise';
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
  readonly pixels: Uint8Array;
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
  woods: { low: rgb(0x4c6b34), mid: rgb(0x66863f), high: rgb(0x8aa350), trodden: rgb(0x9aa55a), relief: 0.9, fine: false },
  mountains: { low: rgb(0x878468), mid: rgb(0xa5a07d), high: rgb(0xc7c1a2), trodden: rgb(0xb7ae88), relief: 1.3, fine: false },
  canyons: { low: rgb(0xb06c42), mid: rgb(0xc98756), high: rgb(0xdea873), trodden: rgb(0xdca671), relief: 1.2, fine: false },
  lakes: { low: rgb(0x7ea65c), mid: rgb(0x97ba6b), high: rgb(0xb4cd83), trodden: rgb(0xb9c982), relief: 0.8, fine: false },
  frost: { low: rgb(0xc3d3e0), mid: rgb(0xdde7ee), high: rgb(0xf6fafb), trodden: rgb(0xd3dce2), relief: 1.5, fine: false },
  jungle: { low: rgb(0x2f5a2c), mid: rgb(0x457a34), high: rgb(0x6f9c3c), trodden: rgb(0x8a9a4a), relief: 1.2, fine: true },
  heath: { low: rgb(0x8d8455), mid: rgb(0xa69b66), high: rgb(0xc2b681), trodden: rgb(0xc2b386), relief: 1.1, fine: false },
  ash: { low: rgb(0x453b39), mid: rgb(0x574c49), high: rgb(0x6e6160), trodden: rgb(0x6f625c), relief: 1.1, fine: true },
  crag: { low: rgb(0x5c564d), mid: rgb(0x777063), high: rgb(0x948c7c), trodden: rgb(0x777063), relief: 1.5, fine: true },
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
export function fillGround(terrain: Terrain, clearance: Float32Array, grid: Grid, columns: number, rows: number, area: Area, before: GroundImage | null): GroundImage {
  const width = columns * PIXELS + BORDER * 2;
  const height = rows * PIXELS + BORDER * 2;
  const heights = before === null ? new Float32Array(width * height) : before.heights.slice();
  const colors = before === null ? new Uint8Array(width * height * 4) : before.colors.slice();
  const pixels = before === null ? new Uint8Array(width * height * 4) : before.pixels.slice();
  const layers = CLASSES.flatMap((name, seed): Layer[] => {
    const share = terrain.shares.get(name);
    return share === undefined ? [] : [{ seed, soil: SOILS[name], share }];
  });
  const left = Math.max(0, Math.floor(area.left / UNITS) + BORDER);
  const right = Math.min(width - 1, Math.ceil(area.right / UNITS) + BORDER);
  const top = Math.max(0, Math.floor(area.top / UNITS) + BORDER);
  const bottom = Math.min(height - 1, Math.ceil(area.bottom / UNITS) + BORDER);
  for (let py = top; py <= bottom; py++) {
    // What was land a moment ago may be blank now.
    heights.fill(0, py * width + left, py * width + right + 1);
    colors.fill(0, (py * width + left) * 4, (py * width + right + 1) * 4);
    for (let px = left; px <= right; px++) {
      const x = (px + 0.5 - BORDER) * UNITS;
      const y = (py + 0.5 - BORDER) * UNITS;
      if (read(grid, terrain.known, x, y) > 0.02) paintPixel(x, y, py * width + px, grid, layers, clearance, heights, colors);
    }
  }
  for (let py = Math.max(0, top - 1); py <= Math.min(height - 1, bottom + 1); py++) {
    for (let px = Math.max(0, left - 1); px <= Math.min(width - 1, right + 1); px++) light(px, py, width, height, heights, colors, pixels);
  }
  return { width, height, pixels, colors, heights };
}

function paintPixel(x: number, y: number, i: number, grid: Grid, layers: readonly Layer[], clearance: Float32Array, heights: Float32Array, colors: Uint8Array): void {
  const wide = noise(x / 46, y / 46, 11);
  const grain = noise(x / 4.2, y / 4.2, 23);
  const free = read(grid, clearance, x, y);
  const worn = (1 - smooth(0, 11, free + (grain - 0.5) * 9)) * 0.8;
  const room = 0.35 + 0.65 * smooth(0, FAR * 0.5, free);
  let [r, g, b, total, height, wideBump, fineBump] = [0, 0, 0, 0, 0, -1, -1];
  for (let k = 0; k < layers.length; k++) {
    const layer = layers[k];
    if (layer === undefined) continue;
    let share = read(grid, layer.share, x, y);
    if (share <= 0.002) continue;
    // Noise makes a border of tongues and patches out of an even blend.
    if (share < 0.998) share = smooth(0.1, 0.9, share + (noise(x / 6, y / 6, 31 + layer.seed) - 0.5) * 0.8 * (1 - Math.abs(2 * share - 1)));
    if (share <= 0) continue;
    const { soil } = layer;
    if (soil.fine && fineBump < 0) fineBump = fbm(x / FINE_BUMP, y / FINE_BUMP, 3, 3);
    if (!soil.fine && wideBump < 0) wideBump = fbm(x / WIDE_BUMP, y / WIDE_BUMP, 3, 5);
    const bump = soil.fine ? fineBump : wideBump;
    const tone = Math.min(1, Math.max(0, 0.5 + (wide - 0.5) * 0.8 + (bump - 0.5) + (grain - 0.5) * 0.24));
    const from = tone < 0.5 ? soil.low : soil.mid;
    const to = tone < 0.5 ? soil.mid : soil.high;
    const t = tone < 0.5 ? tone * 2 : tone * 2 - 1;
    r += share * mix(mix(from[0], to[0], t), soil.trodden[0], worn);
    g += share * mix(mix(from[1], to[1], t), soil.trodden[1], worn);
    b += share * mix(mix(from[2], to[2], t), soil.trodden[2], worn);
    height += share * (bump * soil.relief * (soil.fine ? FINE_BUMP : WIDE_BUMP) + grain * 1.2) * room;
    total += share;
  }
  if (total <= 0) return;
  heights[i] = height / total;
  const o = i * 4;
  colors[o] = r / total;
  colors[o + 1] = g / total;
  colors[o + 2] = b / total;
}

/** Slopes towards the north-west are lighter and warmer, those away from it darker and cooler. */
function light(x: number, y: number, width: number, height: number, heights: Float32Array, colors: Uint8Array, pixels: Uint8Array): void {
  const before = heights[Math.max(0, y - 1) * width + Math.max(0, x - 1)] ?? 0;
  const after = heights[Math.min(height - 1, y + 1) * width + Math.min(width - 1, x + 1)] ?? 0;
  const slope = Math.max(-1, Math.min(1, (after - before) / (2.8 * UNITS)));
  const o = (y * width + x) * 4;
  const strength = slope * 60;
  pixels[o] = clampByte((colors[o] ?? 0) + strength);
  pixels[o + 1] = clampByte((colors[o + 1] ?? 0) + strength * 0.96);
  pixels[o + 2] = clampByte((colors[o + 2] ?? 0) + strength * 0.8);
  pixels[o + 3] = 255;
}

const clampByte = (value: number): number => Math.max(0, Math.min(255, value));
