/**
 * Chance, as part of the state: sfc32 over four 32-bit words. Integer arithmetic only,
 * so that Node, browsers and Hermes draw the same cards from the same seed.
 */
import { item } from './ints';

export interface Chance {
  rngA: number;
  rngB: number;
  rngC: number;
  rngD: number;
}

/** Spreads a text over four words (xmur3) and runs them warm. */
export function seedChance(chance: Chance, seed: string): void {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const next = () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h | 0;
  };
  chance.rngA = next();
  chance.rngB = next();
  chance.rngC = next();
  chance.rngD = next();
  for (let i = 0; i < 12; i++) nextWord(chance);
}

function nextWord(chance: Chance): number {
  const sum = (((chance.rngA + chance.rngB) | 0) + chance.rngD) | 0;
  chance.rngD = (chance.rngD + 1) | 0;
  chance.rngA = chance.rngB ^ (chance.rngB >>> 9);
  chance.rngB = (chance.rngC + (chance.rngC << 3)) | 0;
  chance.rngC = (((chance.rngC << 21) | (chance.rngC >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 to n - 1, every one as likely. */
export function pick(chance: Chance, n: number): number {
  if (n <= 1) return 0;
  const limit = 4294967296 - (4294967296 % n);
  let word = nextWord(chance);
  while (word >= limit) word = nextWord(chance);
  return word % n;
}

/** Of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

export function rollDie(chance: Chance): Face {
  return item(FACES, pick(chance, FACES.length));
}

export function newChance(seed: string): Chance {
  const chance: Chance = { rngA: 0, rngB: 0, rngC: 0, rngD: 0 };
  seedChance(chance, seed);
  return chance;
}
