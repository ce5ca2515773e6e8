/** How far it is for a hero, where roads are still to be built. */
import { debug, FAR, squareAt, standardConfig, type Place } from '@battalia/engine/testing';
import { fillWays } from '@/bots/ways';

type Tiles = NonNullable<NonNullable<Parameters<typeof debug.arrange>[0]>['tiles']>;

const GAP = 2.5;

interface Search {
  readonly modules?: Parameters<typeof standardConfig>[1];
  readonly from?: readonly Place[];
  readonly most?: number;
}

function way(tiles: Tiles, to: Place, { modules = [], from = [[2, 2]], most }: Search = {}): number {
  const s = debug.arrange({
    bare: true,
    config: standardConfig(2, modules),
    factions: ['barfolk', 'cloudborn'],
    tiles,
  });
  const ways = new Float64Array(128);
  const starts = Int16Array.from(from, (place) => squareAt(s.rules.columns, place));
  fillWays(s, 0, starts, starts.length, GAP, ways, most);
  return ways[squareAt(s.rules.columns, to)] ?? 0;
}

const HOME: Tiles = [{ at: [2, 2], card: 'barfolk city4', level: 1, owner: 0 }];

test('along roads it is as many steps as there are squares', () => {
  expect(
    way(
      [
        ...HOME,
        { at: [2, 3], card: 'cloudborn crossroad' },
        { at: [2, 4], card: 'cloudborn city4', level: 1, owner: 1 },
      ],
      [2, 4],
    ),
  ).toBe(2);
});

test('an empty square on the way counts as a gap', () => {
  expect(way([...HOME, { at: [2, 4], card: 'cloudborn city4', level: 1, owner: 1 }], [2, 4])).toBe(GAP + 1);
});

test('a side without a road is no way: it goes round', () => {
  // Up and down: neither towards the city beside it.
  const upright: Tiles = [...HOME, { at: [2, 3], card: 'cloudborn straight', quarters: 0 }];
  expect(way(upright, [2, 3])).toBe(2 * GAP + 1);
  expect(way([...upright, { at: [3, 2], card: 'cloudborn straight', quarters: 1 }], [2, 3])).toBe(FAR);
});

test('[ADV-01] home terrain costs no steps beyond a gap either', () => {
  const tiles: Tiles = [
    ...HOME,
    { at: [2, 4], card: 'barfolk crossroad' },
    { at: [2, 5], card: 'barfolk city4', level: 4 },
  ];
  expect(way(tiles, [2, 5])).toBe(GAP + 2);
  expect(way(tiles, [2, 5], { modules: ['advanced'] })).toBe(GAP);
});

test('of several squares the nearest counts', () => {
  const tiles: Tiles = [...HOME, { at: [2, 4], card: 'cloudborn city4', level: 1, owner: 1 }];
  expect(way(tiles, [2, 5], { from: [[2, 2]] })).toBe(2 * GAP + 1);
  expect(
    way(tiles, [2, 5], {
      from: [
        [2, 2],
        [2, 4],
      ],
    }),
  ).toBe(GAP);
});

test('what is farther than asked is not looked for, what is as far is', () => {
  const tiles: Tiles = [
    ...HOME,
    { at: [2, 3], card: 'barfolk crossroad' },
    { at: [2, 4], card: 'cloudborn crossroad' },
    { at: [2, 5], card: 'barfolk city4', level: 4 },
    { at: [2, 6], card: 'cloudborn city4', level: 4 },
  ];
  expect(way(tiles, [2, 5], { most: 3 })).toBe(3);
  expect(way(tiles, [2, 6], { most: 3 })).toBeGreaterThan(3);
});
