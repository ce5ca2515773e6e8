/** Chance that only depends on where it is asked: the same land looks the same on every device, every time. */

const SIZE = 64;
const MASK = SIZE - 1;

/** 0 to 1 from two whole numbers and a seed. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 1442695041);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function makeLattice(): Float32Array {
  const values = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) values[y * SIZE + x] = hash(x, y, 7);
  return values;
}

const LATTICE = makeLattice();

/** Smooth noise, 0 to 1, one bump per unit. Different seeds look at different corners of one lattice. */
export function noise(x: number, y: number, seed: number): number {
  const px = x + seed * 17.31;
  const py = y + seed * 31.77;
  const ix = Math.floor(px);
  const iy = Math.floor(py);
  let fx = px - ix;
  let fy = py - iy;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const row = (iy & MASK) * SIZE;
  const below = ((iy + 1) & MASK) * SIZE;
  const left = ix & MASK;
  const right = (ix + 1) & MASK;
  const a = LATTICE[row + left] ?? 0;
  const b = LATTICE[row + right] ?? 0;
  const c = LATTICE[below + left] ?? 0;
  const d = LATTICE[below + right] ?? 0;
  const top = a + (b - a) * fx;
  return top + (c + (d - c) * fx - top) * fy;
}

/** Noise of several sizes, each half as large and half as strong as the one before; 0 to 1. */
export function fbm(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let [px, py] = [x, y];
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(px, py, seed + i);
    total += weight;
    weight *= 0.5;
    px = px * 2.03 + 5.2;
    py = py * 2.03 + 1.3;
  }
  return sum / total;
}

/** A stream of numbers from 0 to 1, for what is made once and not asked by place. */
export function stream(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
