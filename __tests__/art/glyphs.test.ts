import { FACTION_NAMES } from '@battalia/engine';
import { GLYPH_NAMES, GLYPHS, isGlyphName } from '@/art/glyphs/glyphs';
import { disc, GRID, mirrored, pill, star } from '@/art/glyphs/shape';
import './hung';
import { extent, ink } from './rasterise';
import { KIND_NAMES } from '../engine/box';

/** Pixels on the grid of a phone's smallest glyph. */
const SMALL = 16;

test('every kind of card and every faction has a glyph', () => {
  for (const name of [...KIND_NAMES, ...FACTION_NAMES]) expect(isGlyphName(name)).toBe(true);
  for (let face = 1; face <= 6; face++) expect(isGlyphName(`die${face}`)).toBe(true);
  for (const name of ['wolfsclan', 'sunblessed', 'oracle']) expect(isGlyphName(name)).toBe(true);
});

test('isGlyphName knows only names of its own', () => {
  expect(isGlyphName('toString')).toBe(false);
  expect(isGlyphName('unknown')).toBe(false);
});

test.each(GLYPH_NAMES)('%s fills its grid and stays inside', (name) => {
  const { left, top, right, bottom } = extent(GLYPHS[name]);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(Math.max(right, bottom)).toBeLessThanOrEqual(GRID);
  // The longer side spans most of the grid, and it sits in the middle: one weight beside another.
  expect(Math.max(right - left, bottom - top)).toBeGreaterThan(GRID * 0.75);
  expect(Math.abs((left + right) / 2 - GRID / 2)).toBeLessThan(2);
  expect(Math.abs((top + bottom) / 2 - GRID / 2)).toBeLessThan(2.2);
});

test('every glyph is dark enough to be seen and light enough to have a shape', () => {
  for (const name of GLYPH_NAMES) {
    const share = ink(GLYPHS[name], SMALL).reduce((sum, value) => sum + value, 0) / (SMALL * SMALL);
    expect({ name, seen: share > 0.14 }).toEqual({ name, seen: true });
    expect({ name, shaped: share < 0.82 }).toEqual({ name, shaped: true });
  }
});

test('any two glyphs differ at 16 points in one colour', () => {
  const images = GLYPH_NAMES.map((name) => ({ name, pixels: ink(GLYPHS[name], SMALL) }));
  const alike: string[] = [];
  images.forEach((one, i) => {
    for (const other of images.slice(i + 1)) {
      let difference = 0;
      one.pixels.forEach((value, pixel) => (difference += Math.abs(value - (other.pixels[pixel] ?? 0))));
      // Dice differ by a pip, city cards by an exit: some eight pixels. Nothing may be nearer than that.
      if (difference < 5) alike.push(`${one.name} ~ ${other.name}: ${difference.toFixed(1)}`);
    }
  });
  expect(alike).toEqual([]);
});

test('shapes are what they are called', () => {
  expect(extent({ fill: disc(12, 12, 5) })).toEqual({ left: 7, top: 7, right: 17, bottom: 17 });
  expect(extent({ fill: pill(2, 3, 10, 6, 2) })).toEqual({ left: 2, top: 3, right: 12, bottom: 9 });
  const { top, bottom } = extent({ fill: star(12, 12, 4, 10, 3) });
  expect([top, bottom]).toEqual([2, 22]);
  expect(mirrored('M2 3L4 5C1 2 3 4 5 6z')).toBe('M22 3L20 5C23 2 21 4 19 6z');
});
