/** Parchment as a picture that repeats: stains, fibres and grain. */
import { noise, smooth } from './noise';

/** Pixels and units across; the lattice of the noise repeats after as many bumps. */
export const PAPER_SIZE = 256;
const PERIOD = 64;

export function paperPixels(): Uint8Array {
  const pixels = new Uint8Array(PAPER_SIZE * PAPER_SIZE * 4);
  for (let y = 0; y < PAPER_SIZE; y++) {
    for (let x = 0; x < PAPER_SIZE; x++) {
      const u = (x / PAPER_SIZE) * PERIOD;
      const v = (y / PAPER_SIZE) * PERIOD;
      // Whole fractions of the period only: otherwise the picture would not join itself.
      const stain = periodic(u, v, 16, 3) * 0.6 + periodic(u, v, 8, 9) * 0.4;
      const fibre = periodic(u, v, 2, 15, 8);
      const grain = noise(u, v, 0);
      const tone = (stain - 0.5) * 26 + (fibre - 0.5) * 10 + (grain - 0.5) * 9 - smooth(0.62, 0.8, stain) * 10;
      const o = (y * PAPER_SIZE + x) * 4;
      pixels[o] = 232 + tone * 0.8;
      pixels[o + 1] = 214 + tone;
      pixels[o + 2] = 176 + tone * 1.2;
      pixels[o + 3] = 255;
    }
  }
  return pixels;
}

/** Noise whose bumps are `size` lattice steps wide, `long` times as wide as high; repeats with the picture. */
function periodic(u: number, v: number, size: number, seed: number, long = 1): number {
  const wide = size * long;
  const wrapX = PERIOD / wide;
  const wrapY = PERIOD / size;
  const x = u / wide;
  const y = v / size;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const sx = smoothstep(x - ix);
  const sy = smoothstep(y - iy);
  const at = (cx: number, cy: number) =>
    noise(((cx % wrapX) + wrapX) % wrapX, ((cy % wrapY) + wrapY) % wrapY, seed * 2);
  const top = at(ix, iy) * (1 - sx) + at(ix + 1, iy) * sx;
  const bottom = at(ix, iy + 1) * (1 - sx) + at(ix + 1, iy + 1) * sx;
  return top * (1 - sy) + bottom * sy;
}

const smoothstep = (t: number): number => t * t * (3 - 2 * t);
