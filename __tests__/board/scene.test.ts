import { debug, FACTION_NAMES, standardConfig } from '@battalia/engine/testing';
import { boundsOf, centreOf, heroSpots, isClose, signScale, signsSeen } from '@/board/layout';
import { changedSquares, landOf, sameSite } from '@/board/scene';
import { at, scene, sceneOfState, threePlayers, twoPlayers } from './scenes';
import '../ui/modules';
import { KIND_NAMES } from '../engine/box';
import { setSeals } from '../engine/volcano';

test('[SETUP-03] squares that do not exist are the table, empty ones blank parchment', () => {
  const { sites, columns, rows } = scene({ config: threePlayers });
  expect([columns, rows]).toEqual([7, 7]);
  expect(sites.filter((site) => site.kind === 'table')).toHaveLength(12);
  expect(sites[at(1, 1)]?.kind).toBe('table');
  expect(sites[at(4, 2)]?.kind).toBe('blank');
});

test('[SETUP-04] with two players the board shown is the inner five by five', () => {
  expect(boundsOf(scene({ config: twoPlayers }))).toEqual({ left: 84, top: 84, right: 616, bottom: 616 });
});

test('a built card shows its terrain, roads, level and banner', () => {
  const { sites } = scene({
    tiles: [
      { at: [1, 2], card: 'islanders straight', quarters: 1 },
      { at: [1, 3], card: 'emberians city1', quarters: 3, level: 3, owner: 2 },
    ],
  });
  expect(sites[at(1, 2)]).toEqual({ kind: 'land', ground: 'lakes', roads: 2 | 8, place: { kind: 'road' } });
  expect(sites[at(1, 3)]).toEqual({
    kind: 'land',
    ground: 'canyons',
    roads: 8,
    place: { kind: 'city', level: 3, holder: { seat: 2, faction: 'emberians' } },
  });
});

test('[SETUP-02] neutral cities have a level and no banner, the ruins lie on heath', () => {
  const { sites } = scene({});
  expect(sites[at(2, 4)]).toMatchObject({ place: { kind: 'city', level: 4, holder: null } });
  expect(sites[at(4, 4)]).toMatchObject({ ground: 'heath', place: { kind: 'ruins' } });
});

test('[VOL-01] peak, passages and the sanctuary of each faction stand on ash', () => {
  const state = debug.arrange({ config: standardConfig(4, ['volcano']) });
  setSeals(state, 2, 1 << 1);
  const { sites } = sceneOfState(state);
  expect(sites[at(4, 4)]).toMatchObject({ ground: 'ash', place: { kind: 'landmark', name: 'peak', holder: null } });
  expect(sites[at(3, 4)]).toMatchObject({ ground: 'ash', place: { kind: 'landmark', name: 'passage' } });
  expect(sites[at(3, 3)]).toMatchObject({
    place: { kind: 'landmark', name: 'sanctuary', faction: 'barfolk', tokens: [] },
  });
  expect(sites[at(3, 5)]).toMatchObject({
    roads: 4 | 8,
    place: { kind: 'landmark', name: 'sanctuary', faction: 'cloudborn', tokens: [{ seat: 2, faction: 'emberians' }] },
  });
});

test('heroes are told apart and stand side by side, before a town and on a road', () => {
  const town = scene({
    heroes: {
      0: [
        [1, 1],
        [1, 1],
      ],
      1: [[1, 1]],
    },
  });
  expect(town.heroes.map(({ seat, hero }) => [seat, hero])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
  const spots = heroSpots(town);
  expect(new Set(spots.map(({ x }) => x)).size).toBe(3);
  expect((spots[0]?.x ?? 0) + (spots[2]?.x ?? 0)).toBeCloseTo(2 * centreOf(7, at(1, 1)).x);
  const road = scene({ tiles: [{ at: [1, 2], card: 'barfolk straight', quarters: 1 }], heroes: { 0: [[1, 2]] } });
  expect(heroSpots(road)[0]?.y).toBeLessThan(spots[0]?.y ?? 0);
});

test('eight heroes on one square keep within it, in two rows', () => {
  const spots = heroSpots(
    scene({
      heroes: {
        0: [
          [4, 4],
          [4, 4],
        ],
        1: [
          [4, 4],
          [4, 4],
        ],
        2: [
          [4, 4],
          [4, 4],
        ],
        3: [
          [4, 4],
          [4, 4],
        ],
      },
    }),
  );
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  for (const { x, y } of spots) {
    expect(Math.abs(x - 350)).toBeLessThan(50);
    expect(Math.abs(y - 350)).toBeLessThan(50);
  }
});

test('larger figures stand further apart, and eight of them still keep within their square', () => {
  const two = scene({
    heroes: {
      0: [
        [4, 4],
        [4, 4],
      ],
    },
  });
  const apart = (signs: number) => (heroSpots(two, signs)[1]?.x ?? 0) - (heroSpots(two, signs)[0]?.x ?? 0);
  expect(apart(1.5)).toBeCloseTo(apart(1) * 1.5);
  const eight = heroSpots(
    scene({
      heroes: {
        0: [
          [4, 4],
          [4, 4],
        ],
        1: [
          [4, 4],
          [4, 4],
        ],
        2: [
          [4, 4],
          [4, 4],
        ],
        3: [
          [4, 4],
          [4, 4],
        ],
      },
    }),
    1.5,
  );
  for (const { x } of eight) expect(Math.abs(x - 350)).toBeLessThan(50);
});

test('on a phone that shows a whole board, banners and heroes are larger than the land; on a tablet they are as they are', () => {
  const four = boundsOf(scene({}));
  const phone = signScale(four, { width: 412, height: 892 });
  expect(phone).toBeGreaterThanOrEqual(1.4);
  // Points that a level's coin, which is 15 units wide, then has on the screen.
  expect((412 / (four.right - four.left)) * 15 * phone).toBeGreaterThanOrEqual(11);
  expect(signScale(four, { width: 820, height: 820 })).toBe(1);
  expect(signScale(four, { width: 200, height: 200 })).toBe(1.5);
  expect(signScale(four, { width: 414, height: 892 })).toBe(phone);
});

test('who looks closely at a wide board on a phone sees signs as large as the land, until the board is far away again', () => {
  const phone = { width: 412, height: 892 };
  const wide = signScale({ left: -16, top: -16, right: 1116, bottom: 716 }, phone);
  expect(wide).toBeGreaterThan(1.5);
  expect([signsSeen(wide, false), signsSeen(wide, true)]).toEqual([wide, 1]);
  // On a smaller board they are not so large that they would be in the way.
  const small = signScale(boundsOf(scene({})), phone);
  expect(signsSeen(small, true)).toBe(small);
  expect([0.36, 0.8, 0.9, 1.2].map((scale) => isClose(scale, false))).toEqual([false, false, true, true]);
  expect([0.36, 0.8, 0.9, 1.2].map((scale) => isClose(scale, true))).toEqual([false, true, true, true]);
});

test('only squares that look different are drawn again', () => {
  const before = scene({});
  const after = scene({
    tiles: [
      { at: [1, 2], card: 'barfolk straight', quarters: 1 },
      { at: [1, 1], card: 'barfolk city4', level: 2, owner: 0 },
    ],
  });
  expect(changedSquares(before, scene({}))).toEqual([]);
  expect(changedSquares(before, after)).toEqual([at(1, 1), at(1, 2)]);
  const site = after.sites[at(1, 2)];
  expect(site && sameSite(site, { ...site })).toBe(true);
});

test('a preview is the site that the card would become', () => {
  const { sites } = scene({ tiles: [{ at: [1, 2], card: 'emberians city2turn', quarters: 2, level: 1, owner: 1 }] });
  const tile = { kind: KIND_NAMES.indexOf('city2turn'), faction: FACTION_NAMES.indexOf('emberians') };
  expect(landOf(tile, 4 | 8, 1, { seat: 1, faction: 'cloudborn' })).toEqual(sites[at(1, 2)]);
});
