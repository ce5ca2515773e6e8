import { GLYPHS } from '@/art/glyphs/glyphs';
import { legalMark, MARK_KINDS, tag } from '@/art/places/marks';
import { markFigures } from '@/board/marks';

test('kinds of legal squares differ in form, not only in colour', () => {
  const forms = MARK_KINDS.map((kind) => legalMark(kind).map(({ d }) => d).join('|'));
  expect(new Set(forms).size).toBe(MARK_KINDS.length);
});

test('a tag shows what pays and how much; what costs nothing shows what it is', () => {
  const paid = tag('move', { count: 12, glyph: 'supply' });
  expect(paid.some(({ d }) => d === GLYPHS.supply.fill)).toBe(true);
  expect(paid.map(({ d }) => d)).not.toEqual(tag('move', { count: 13, glyph: 'supply' }).map(({ d }) => d));
  expect(tag('attack', null).some(({ d }) => d === GLYPHS.battle.fill)).toBe(true);
  expect(tag('build', null)).toEqual([]);
});

test('a mark lies on its square, and tags lie over every glow', () => {
  const { glow, signs } = markFigures({ columns: 7 }, [
    { kind: 'legal', square: 9, what: 'move', cost: { count: 1, glyph: 'horse' } },
    { kind: 'path', squares: [8, 9] },
  ]);
  expect(glow.every(({ at }) => at?.x === 200 && at.y === 100)).toBe(true);
  expect(signs.findIndex(({ d }) => d === GLYPHS.horse.fill)).toBeGreaterThan(signs.findIndex(({ d }) => d === 'M150 150L250 150'));
});

test('a path of one square draws nothing', () => {
  expect(markFigures({ columns: 7 }, [{ kind: 'path', squares: [3] }]).signs).toEqual([]);
});
