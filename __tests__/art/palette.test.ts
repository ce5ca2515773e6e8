import { FACTION_NAMES } from '@battalia/engine';
import { contrast, FACTIONS, LIVERIES, NEUTRAL_LIVERY, PATTERN_TILES, PATTERNS } from '@/art/palette';
import { night, parchment } from '@/ui/theme/tokens';

const AA = 4.5;

test('factions are those of the engine, in its order', () => {
  expect(FACTIONS).toEqual(FACTION_NAMES);
});

test.each(FACTIONS)('%s: the emblem can be read on the cloth, and the name on every ground', (faction) => {
  const { main, on, inkOnLight, inkOnDark } = LIVERIES[faction];
  expect(contrast(on, main)).toBeGreaterThanOrEqual(AA);
  for (const ground of [parchment.ground, parchment.surface, parchment.surfacePressed])
    expect(contrast(inkOnLight, ground)).toBeGreaterThanOrEqual(AA);
  for (const ground of [night.ground, night.surface, night.surfacePressed])
    expect(contrast(inkOnDark, ground)).toBeGreaterThanOrEqual(AA);
});

test('what belongs to nobody can be read too', () => {
  expect(contrast(NEUTRAL_LIVERY.on, NEUTRAL_LIVERY.main)).toBeGreaterThanOrEqual(AA);
  expect(contrast(NEUTRAL_LIVERY.inkOnLight, parchment.surfacePressed)).toBeGreaterThanOrEqual(AA);
  expect(contrast(NEUTRAL_LIVERY.inkOnDark, night.surfacePressed)).toBeGreaterThanOrEqual(AA);
});

test('no two factions share a colour or a pattern', () => {
  const patterns = FACTIONS.map((faction) => LIVERIES[faction].pattern);
  expect(new Set(patterns).size).toBe(FACTIONS.length);
  expect(new Set(FACTIONS.map((faction) => LIVERIES[faction].main)).size).toBe(FACTIONS.length);
  expect([...patterns].sort()).toEqual([...PATTERNS].sort());
  expect(new Set(PATTERNS.map((pattern) => PATTERN_TILES[pattern])).size).toBe(PATTERNS.length);
});

test('contrast of black and white is 21, of a colour with itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#8d8577', '#8d8577')).toBe(1);
});
