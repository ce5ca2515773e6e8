import { personPicture, RANKS } from '@/art/cards/people';
import { placed, tinted } from '@/art/figure';
import { GLYPHS } from '@/art/glyphs/glyphs';
import { numeral } from '@/art/glyphs/numerals';
import { scrap, tidy } from '@/art/paint/tidy';
import { FACTIONS, LIVERIES } from '@/art/palette';
import { banner } from '@/art/places/banner';
import { hero } from '@/art/places/hero';
import { planBox, planFigure, type PlanSquare } from '@/art/places/plan';
import { skyline } from '@/art/places/skyline';
import { standard } from '@/art/places/standard';
import { town } from '@/art/places/town';
import { wood, WOOD_WIDTH } from '@/art/table/wood';

const holder = { seat: 0, faction: 'islanders' } as const;

test('a town grows: more is drawn and more windows are lit at every level', () => {
  const sizes = [1, 2, 3, 4].map((level) => town(level, holder, 15, 3));
  sizes.slice(1).forEach(({ figure, lights }, i) => {
    expect(figure.length).toBeGreaterThan(sizes[i]?.figure.length ?? Infinity);
    expect(lights.length).toBeGreaterThan(sizes[i]?.lights.length ?? Infinity);
  });
});

test('a town looks the same each time and different on another square', () => {
  expect(town(3, holder, 15, 3)).toEqual(town(3, holder, 15, 3));
  expect(town(3, holder, 15, 3)).not.toEqual(town(3, holder, 15, 4));
});

test.each(FACTIONS)('%s: banner and heroes carry colour and emblem, the banner its pattern too', (faction) => {
  const { main, deep } = LIVERIES[faction];
  const emblem = GLYPHS[faction].fill;
  for (const figure of [banner({ seat: 0, faction }, 2), hero(faction, 0), hero(faction, 1)]) {
    expect(figure.some(({ d }) => d === emblem)).toBe(true);
    expect(JSON.stringify(figure)).toContain(main);
  }
  expect(
    banner({ seat: 0, faction }, 2)
      .filter(({ clip }) => clip !== undefined)
      .every(({ line }) => line?.startsWith(deep)),
  ).toBe(true);
  expect(banner({ seat: 0, faction }, 2).some(({ clip }) => clip !== undefined)).toBe(true);
});

test('the two heroes of a player are told apart by form', () => {
  const form = (which: number) => hero('barfolk', which).map(({ d }) => d);
  expect(form(0)).not.toEqual(form(1));
});

test('a banner shows the level, and a neutral one no emblem', () => {
  expect(banner(holder, 3)).not.toEqual(banner(holder, 4));
  const emblems = FACTIONS.map((faction) => GLYPHS[faction].fill);
  expect(banner(null, 4).some(({ d }) => emblems.includes(d))).toBe(false);
});

test('numbers of several digits stand side by side', () => {
  expect(numeral(7).width).toBe(16);
  expect(numeral(12).width).toBe(32);
  expect(numeral(11).d).toBe('M4 7L9 3V21M20 7L25 3V21');
});

test('a figure inside a figure keeps its place within it', () => {
  const inner = placed([{ d: 'M0 0' }], 10, 20, 2);
  expect(placed(inner, 100, 100, 3)[0]?.at).toEqual({ x: 130, y: 160, scale: 6 });
});

test('what was made for a drawing is given back once, even if the drawing fails', () => {
  const given: string[] = [];
  const thing = (name: string) => ({ dispose: () => void given.push(name) });
  expect(() =>
    tidy(() => {
      scrap(thing('outer'));
      tidy(() => scrap(thing('inner')));
      expect(given).toEqual(['inner']);
      throw new Error('torn');
    }),
  ).toThrow('torn');
  expect(given).toEqual(['inner', 'outer']);
  scrap(thing('never'));
  expect(given).toEqual(['inner', 'outer']);
});

test('boards of the table join themselves: every line that crosses the tile ends as high as it begins', () => {
  for (const night of [false, true]) {
    const across = wood(night)
      .flatMap(({ d }) => d.split(/(?=M)/))
      .filter((line) => line.startsWith('M0 ') && line.includes(`L${WOOD_WIDTH} `));
    expect(across.length).toBeGreaterThan(20);
    for (const line of across) {
      const points = line
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number));
      expect(points[points.length - 1]?.[1]).toBeCloseTo(points[0]?.[1] ?? NaN, 0);
    }
  }
});

test('a standard shows emblem and cloth of its faction, and of nobody swords', () => {
  for (const faction of FACTIONS)
    expect(standard(faction).some(({ d, fill }) => d === GLYPHS[faction].fill && fill === LIVERIES[faction].on)).toBe(
      true,
    );
  expect(standard(null).some(({ d }) => d === GLYPHS.battle.fill)).toBe(true);
});

test('peoples differ in more than their cloth', () => {
  const cloth = { main: '#808080', deep: '#404040', pale: '#c0c0c0' };
  for (const rank of RANKS)
    expect(new Set(FACTIONS.map((faction) => JSON.stringify(personPicture(rank, faction, cloth)))).size).toBe(
      FACTIONS.length,
    );
});

test('air takes the colour of things, and nothing of their form or their transparency', () => {
  const [thing] = tinted([{ d: 'M0 0', fill: '#00000080', line: '#ff0000', width: 2 }], '#ffffff', 0.5);
  expect(thing).toEqual({ d: 'M0 0', fill: '#80808080', line: '#ff8080', width: 2 });
});

test('the land behind a page is a handful of strokes, so that no page is slower for it', () => {
  const tones = ['#111111', '#222222', '#333333'] as const;
  const figure = skyline(tones);
  expect(figure.length).toBeLessThanOrEqual(6);
  expect(new Set(figure.map(({ fill }) => fill))).toEqual(new Set(tones));
});

test('a plan shows every city of a board on its square, and keeps within its sheet', () => {
  const rows = [
    ['start', 'blank', 'none'],
    ['blank', 'ruins', 'blank'],
    ['none', 'blank', 'neutral'],
  ] as const;
  const [left, top, width, height] = planBox(3, 3);
  const placesOf = (squares: typeof rows | readonly (readonly PlanSquare[])[]) =>
    planFigure(squares).filter(({ at }) => at !== undefined && at.x > 5).length;
  expect(placesOf(rows)).toBeGreaterThan(
    placesOf(rows.map((row) => row.map((what) => (what === 'neutral' ? 'blank' : what)))),
  );
  const spots = planFigure(rows).flatMap(({ at }) => (at === undefined ? [] : [at]));
  expect(spots.length).toBeGreaterThan(3);
  for (const at of spots) {
    expect(at.x).toBeGreaterThanOrEqual(left);
    expect(at.x).toBeLessThanOrEqual(left + width);
    expect(at.y).toBeGreaterThanOrEqual(top);
    expect(at.y).toBeLessThanOrEqual(top + height);
  }
});
