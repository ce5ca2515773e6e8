import { GLYPHS } from '@/art/glyphs/glyphs';
import { EAST, NORTH, SOUTH, WEST, type Land, type Site } from '@/art/land/land';
import { wayAlong } from '@/art/land/roads';
import { legalMark, MARK_KINDS, tag } from '@/art/places/marks';
import { markFigures } from '@/board/marks';

test('kinds of legal squares differ in form, not only in colour', () => {
  const forms = MARK_KINDS.map((kind) =>
    legalMark(kind)
      .map(({ d }) => d)
      .join('|'),
  );
  expect(new Set(forms).size).toBe(MARK_KINDS.length);
});

test('a tag shows what pays and how much; what costs nothing shows what it is', () => {
  const paid = tag('move', { count: 12, glyph: 'supply' });
  expect(paid.some(({ d }) => d === GLYPHS.supply.fill)).toBe(true);
  expect(paid.map(({ d }) => d)).not.toEqual(tag('move', { count: 13, glyph: 'supply' }).map(({ d }) => d));
  const mixed = tag('move', { count: 1, glyph: 'horse', and: { count: 2, glyph: 'supply' } }).map(({ d }) => d);
  expect(mixed).toEqual(expect.arrayContaining([GLYPHS.horse.fill, GLYPHS.supply.fill]));
  expect(tag('attack', null).some(({ d }) => d === GLYPHS.battle.fill)).toBe(true);
  expect(tag('build', null)).toEqual([]);
});

test.each([
  { count: 12, glyph: 'supply' },
  { count: 2, glyph: 'horse', and: { count: 3, glyph: 'supply' } },
] as const)('a tag that is larger grows from its foot and stays within its square: %j', (cost) => {
  const mark = [{ kind: 'legal', square: 0, what: 'move', cost }] as const;
  const signs = (large: number) => markFigures({ columns: 1, rows: 1, sites: [{ kind: 'blank' }] }, mark, large).signs;
  const [, plate] = signs(1);
  const [, grown] = signs(1.5);
  const at = grown?.at ?? { x: 0, y: 0, scale: 1 };
  const points = [...(plate?.d ?? '').matchAll(/[MH](\d+(?:\.\d+)?)/g)].map(([, x]) => Number(x) * at.scale + at.x);
  expect(at.scale).toBe(1.5);
  expect(96 * at.scale + at.y).toBeCloseTo(96);
  expect(Math.min(...points) - 11 * 1.5).toBeGreaterThan(0);
  expect(Math.max(...points) + 11 * 1.5).toBeLessThan(100);
});

const road = (roads: number): Site => ({ kind: 'land', ground: 'woods', roads, place: { kind: 'road' } });
/** From the left a straight road, then a bend to the south, then a city. */
const LAND: Land = {
  columns: 2,
  rows: 2,
  sites: [
    road(EAST | WEST),
    road(SOUTH | WEST),
    { kind: 'blank' },
    { kind: 'land', ground: 'lakes', roads: NORTH, place: { kind: 'city', level: 1, holder: null } },
  ],
};

test('a way follows the roads: over the middle of every border, without a gap, to where the city stands', () => {
  const way = wayAlong(LAND, [0, 1, 3]);
  const nearest = (x: number, y: number) => Math.min(...way.map(([px, py]) => Math.hypot(px - x, py - y)));
  expect(nearest(100, 50)).toBeLessThan(0.01);
  expect(nearest(150, 100)).toBeLessThan(0.01);
  expect(way[way.length - 1]).toEqual([150, 150]);
  for (let i = 1; i < way.length; i++)
    expect(
      Math.hypot((way[i]?.[0] ?? 0) - (way[i - 1]?.[0] ?? 0), (way[i]?.[1] ?? 0) - (way[i - 1]?.[1] ?? 0)),
    ).toBeLessThan(12);
  // The bend cuts its corner instead of going through the middle of its square.
  expect(nearest(150, 50)).toBeGreaterThan(8);
  // Without a road it is a straight line.
  expect(wayAlong(LAND, [0, 2])).toContainEqual([50, 100]);
});

test('a mark lies on its square, and tags lie over every glow', () => {
  const { glow, signs } = markFigures(LAND, [
    { kind: 'legal', square: 3, what: 'move', cost: { count: 1, glyph: 'horse' } },
    { kind: 'path', squares: [1, 3] },
  ]);
  expect(new Set(glow.map(({ at }) => `${at?.x} ${at?.y}`))).toEqual(new Set(['100 100']));
  const way = signs.findIndex(({ at }) => at === undefined);
  expect(way).toBeGreaterThanOrEqual(0);
  expect(signs.findIndex(({ d }) => d === GLYPHS.horse.fill)).toBeGreaterThan(way);
});

test('a path of one square draws nothing', () => {
  expect(markFigures(LAND, [{ kind: 'path', squares: [3] }]).signs).toEqual([]);
});
