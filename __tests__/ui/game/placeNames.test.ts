import { BASE_BOX, CITY4, FACTION_NAMES, RUINS, STRAIGHT, type SquareView } from '@battalia/engine';
import { placeName, TONGUES } from '@/ui/game/placeNames';

/** The widest board there will be. */
const SQUARES = 77;
const tile = (square: number, faction: number, kind: number): SquareView => ({
  kind: 'tile',
  square,
  row: 1,
  column: 1,
  tile: { card: 0, kind, faction },
  roads: 0,
  quarters: 0,
  level: 0,
  holder: null,
  defence: null,
});
const KINDS = [CITY4, STRAIGHT];
const named = (game: number, square: number, faction: number, kind: number) =>
  placeName(BASE_BOX, game, tile(square, faction, kind)) ?? '';
/** All that could lie anywhere on a board. */
const everyName = (game: number): readonly string[] =>
  Array.from({ length: SQUARES }, (_, square) => [
    ...FACTION_NAMES.flatMap((_name, faction) => KINDS.map((kind) => named(game, square, faction, kind))),
    named(game, square, -1, RUINS),
  ]).flat();

test.each([0, 1, 7, 0x7fffffff, 0x80000000, 0xffffffff, 123456789])('no two places of game %i share a name', (game) => {
  const names = everyName(game);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('a name is a word of two to fourteen letters that can be read in every language', () => {
  for (const name of everyName(42)) expect(name).toMatch(/^\p{Lu}\p{Ll}{2,14}$/u);
});

test('a city, the land beside it and the same place in another game are called otherwise', () => {
  expect(named(1, 10, 0, CITY4)).not.toBe(named(1, 10, 0, STRAIGHT));
  expect(named(1, 10, 0, CITY4)).not.toBe(named(1, 11, 0, CITY4));
  expect(new Set(Array.from({ length: 50 }, (_, i) => named(i * 7919 * 65537, 10, 0, CITY4))).size).toBeGreaterThan(25);
});

test('a name is of the tongue of its people', () => {
  for (const [faction, name] of FACTION_NAMES.entries())
    for (let square = 0; square < SQUARES; square++) {
      const city = named(99, square, faction, CITY4);
      expect(TONGUES[name].stems.some((stem) => city.startsWith(stem))).toBe(true);
      expect(TONGUES[name].cities.some((end) => city.endsWith(end))).toBe(true);
    }
});

/** Games that are saved and shared are told with these names: a change of syllables renames them. */
test('names stay what they are', () => {
  expect([0, 1, 2, 3, 4, 5].map((faction) => named(20261118, 24, faction, CITY4))).toEqual([
    'Bruntun',
    'Rinzur',
    'Sarnozan',
    'Waikai',
    'Norsalmi',
    'Mixchan',
  ]);
  expect([named(20261118, 24, -1, RUINS), named(20261118, 25, 0, STRAIGHT)]).toEqual(['Aelissa', 'Yrsfell']);
});

test('what is not there yet has no name', () => {
  expect(placeName(BASE_BOX, 1, { kind: 'empty', square: 3, row: 1, column: 4 })).toBeNull();
});
