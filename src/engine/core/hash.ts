/**
 * Fingerprints: two 32-bit lanes of MurmurHash3's mixing, integer arithmetic only, so that every platform
 * agrees. They tell apart, they do not protect: anybody can compute one.
 */
import { at } from './ints';
import type { GameState } from './state';

const { imul } = Math;
const ONE = 0xcc9e2d51 | 0;
const TWO = 0x1b873593;

interface Lanes {
  a: number;
  b: number;
}

const newLanes = (): Lanes => ({ a: 0x9747b28c | 0, b: 0x3c6ef372 });

function mix(lanes: Lanes, word: number): void {
  const k = imul(word, ONE);
  lanes.a ^= imul((k << 15) | (k >>> 17), TWO);
  lanes.a = (imul((lanes.a << 13) | (lanes.a >>> 19), 5) + 0xe6546b64) | 0;
  const l = imul(word, TWO);
  lanes.b ^= imul((l << 16) | (l >>> 16), ONE);
  lanes.b = (imul((lanes.b << 17) | (lanes.b >>> 15), 5) + 0x561ccd1b) | 0;
}

function finish(h: number): string {
  h = imul(h ^ (h >>> 16), 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

const digits = ({ a, b }: Lanes, length: number): string => finish(a ^ length) + finish(b ^ a ^ length);

/** Equal for equal states of a game, chance included; 16 hexadecimal digits. */
export function hash(s: GameState): string {
  const lanes = newLanes();
  const bytes = s.image();
  const whole = bytes.length & ~3;
  for (let i = 0; i < whole; i += 4)
    mix(lanes, at(bytes, i) | (at(bytes, i + 1) << 8) | (at(bytes, i + 2) << 16) | (at(bytes, i + 3) << 24));
  for (let i = whole; i < bytes.length; i++) mix(lanes, at(bytes, i));
  for (const value of s.scalars()) mix(lanes, value);
  return digits(lanes, bytes.length);
}

export function hashText(text: string): string {
  const lanes = newLanes();
  for (let i = 0; i < text.length; i++) mix(lanes, text.charCodeAt(i));
  return digits(lanes, text.length);
}
