/** The ground as a small picture: colours of every terrain, mixed at the borders and lit from the north-west. */
import { FAR } from './clearance';
import { read, type Grid } from './grid';
import { SQUARE } from './land';
import { fbm, mix, noise, smooth } from './noise';
import { CLASSES, type GroundClass, type Terrain } from './terrain';

type Rgb = readonly [r: number, g: number, b: number];

/** Pixels a square; the picture is drawn enlarged and smoothed, sharp things are drawn on top of it. */
export const PIXELS = 44;
/** Squares are surrounded by a rim of ground in pixels. */
export const BORDER = 9;

export interface GroundImage {
  readonly width: number;
  readonly height: number;
  /** RGBA, opaque. */
  readonly pixels: Uint8Array;
}

const rgb = (hex: number): Rgb => [hex >> 16, (hex >> 8) & 255, hex & 255];

interface Soil {
  /** In hollows, in between, on rises. */
  readonly low: Rgb;
  readonly mid: Rgb;
  readonly high: Rgb;
  /** Along roads and around buildings. */
  readonly trodden: Rgb;
  /** How strongly the relief is lit, and how large its bumps are in units. */
  readonly relief: number;
  readonly bump: number;
}

const SOILS: Readonly<Record<GroundClass, Soil>> = {
  woods: { low: rgb(0x4c6b34), mid: rgb(0x66863f), high: rgb(0x8aa350), trodden: rgb(0x9aa55a), relief: 1.1, bump: 34 },
  mountains: { low: rgb(0x857d6c), mid: rgb(0xa59b85), high: rgb(0xc9c1ab), trodden: rgb(0xb5ab8c), relief: 1.3, bump: 36 },
  canyons: { low: rgb(0xb06a3c), mid: rgb(0xcc8650), high: rgb(0xe2a970), trodden: rgb(0xdda36a), relief: 1.5, bump: 30 },
  lakes: { low: rgb(0x7fa85c), mid: rgb(0x98bd6b), high: rgb(0xb5cf82), trodden: rgb(0xb9cb80), relief: 0.9, bump: 38 },
  frost: { low: rgb(0xc3d3e0), mid: rgb(0xdde7ee), high: rgb(0xf6fafb), trodden: rgb(0xd3dce2), relief: 1.8, bump: 36 },
  jungle: { low: rgb(0x2f5a2c), mid: rgb(0x457a34), high: rgb(0x6f9c3c), trodden: rgb(0x8a9a4a), relief: 1.2, bump: 24 },
  heath: { low: rgb(0x8d8455), mid: rgb(0xa69b66), high: rgb(0xc2b681), trodden: rgb(0xc2b386), relief: 1.2, bump: 32 },
  ash: { low: rgb(0x39312f), mid: rgb(0x544a47), high: rgb(0x75686a), trodden: rgb(0x6f625c), relief: 2.6, bump: 22 },
  crag: { low: rgb(0x5c564d), mid: rgb(0x777063), high: rgb(0x948c7c), trodden: rgb(0x777063), relief: 3, bump: 18 },
};

export function groundImage(terrain: Terrain, clearance: Float32Array, columns: number, rows: number): GroundImage {
  const width = columns * PIXELS + BORDER * 2;
  const height = rows * PIXELS + BORDER * 2;
  const heights = new Float32Array(width * height);
  const pixels = new Uint8Array(width * height * 4);
  const layers = CLASSES.flatMap((name) => {
    const share = terrain.shares.get(name);
    return share === undefined ? [] : [{ soil: SOILS[name], share }];
  });
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) paintPixel(px, py, py * width + px, terrain.grid, layers, clearance, heights, pixels);
  }
  light(width, height, heights, pixels);
  return { width, height, pixels };
}

interface Layer {
  readonly soil: Soil;
  readonly share: Float32Array;
}

const UNITS = SQUARE / PIXELS;

function paintPixel(px: number, py: number, i: number, grid: Grid, layers: readonly Layer[], clearance: Float32Array, heights: Float32Array, pixels: Uint8Array): void {
  const x = (px + 0.5 - BORDER) * UNITS;
  const y = (py + 0.5 - BORDER) * UNITS;
  const wide = fbm(x / 46, y / 46, 2, 11);
  const grain = noise(x / 4.2, y / 4.2, 23);
  const free = read(grid, clearance, x, y);
  const worn = 1 - smooth(0, 11, free + (grain - 0.5) * 9);
  let [r, g, b, total, height] = [0, 0, 0, 0, 0];
  for (let k = 0; k < layers.length; k++) {
    const layer = layers[k];
    if (layer === undefined) continue;
    // Noise makes a border of tongues and patches out of an even blend.
    let share = read(grid, layer.share, x, y);
    if (share <= 0.002) continue;
    if (share < 0.998) share = smooth(0.12, 0.88, share + (noise(x / 6, y / 6, 31 + k) - 0.5) * 0.75 * (1 - Math.abs(2 * share - 1)));
    if (share <= 0) continue;
    const { soil } = layer;
    const bump = fbm(x / soil.bump, y / soil.bump, 4, 3);
    const tone = Math.min(1, Math.max(0, 0.5 + (wide - 0.5) * 1.1 + (bump - 0.5) * 0.9 + (grain - 0.5) * 0.22));
    const from = tone < 0.5 ? soil.low : soil.mid;
    const to = tone < 0.5 ? soil.mid : soil.high;
    const t = tone < 0.5 ? tone * 2 : tone * 2 - 1;
    r += share * mix(mix(from[0], to[0], t), soil.trodden[0], worn * 0.8);
    g += share * mix(mix(from[1], to[1], t), soil.trodden[1], worn * 0.8);
    b += share * mix(mix(from[2], to[2], t), soil.trodden[2], worn * 0.8);
    height += share * bump * soil.relief * soil.bump * (0.35 + 0.65 * smooth(0, FAR * 0.5, free));
    total += share;
  }
  if (total <= 0) [r, g, b, total] = [228, 210, 172, 1];
  heights[i] = height / total;
  const o = i * 4;
  pixels[o] = r / total;
  pixels[o + 1] = g / total;
  pixels[o + 2] = b / total;
  pixels[o + 3] = 255;
}

/** Slopes towards the north-west are lighter and warmer, those away from it darker and cooler. */
function light(width: number, height: number, heights: Float32Array, pixels: Uint8Array): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const before = heights[Math.max(0, y - 1) * width + Math.max(0, x - 1)] ?? 0;
      const after = heights[Math.min(height - 1, y + 1) * width + Math.min(width - 1, x + 1)] ?? 0;
      const slope = Math.max(-1, Math.min(1, (after - before) / (2.8 * UNITS)));
      const o = i * 4;
      const strength = slope * 62;
      pixels[o] = clampByte((pixels[o] ?? 0) + strength);
      pixels[o + 1] = clampByte((pixels[o + 1] ?? 0) + strength * 0.96);
      pixels[o + 2] = clampByte((pixels[o + 2] ?? 0) + strength * 0.8);
    }
  }
}

const clampByte = (value: number): number => Math.max(0, Math.min(255, value));
