import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SOUNDS } from '@/motion/cues';
import { RECIPES } from '../../scripts/sounds/recipes';
import { RATE, wav } from '../../scripts/sounds/wav';

const folder = path.resolve(__dirname, '../../assets/sounds');

/** Made once for all that is asked of them. */
const made = new Map(SOUNDS.map((sound) => [sound, RECIPES[sound]()]));
const samplesOf = (sound: (typeof SOUNDS)[number]) => made.get(sound) ?? RECIPES[sound]();

test.each(SOUNDS)('%s is what its recipe makes, byte for byte', (sound) => {
  const written = Buffer.from(wav(samplesOf(sound)));
  expect(Buffer.compare(readFileSync(path.join(folder, `${sound}.wav`)), written)).toBe(0);
  expect(Buffer.compare(written, Buffer.from(wav(RECIPES[sound]())))).toBe(0);
});

test.each(SOUNDS)('%s can be heard, does not clip, and neither begins nor ends with a click', (sound) => {
  const samples = samplesOf(sound);
  const loudest = Math.max(...samples.map(Math.abs));
  expect(loudest).toBeGreaterThan(0.2);
  expect(loudest).toBeLessThan(0.7);
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.1);
  expect(Math.abs(samples[samples.length - 1] ?? 1)).toBeLessThan(0.001);
  expect(samples.length / RATE).toBeLessThanOrEqual(1);
});

test('all sounds together are small, and there is none that nobody plays', () => {
  const files = readdirSync(folder);
  expect(files.sort()).toEqual(SOUNDS.map((sound) => `${sound}.wav`).sort());
  expect(files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)).toBeLessThan(410_000);
});
