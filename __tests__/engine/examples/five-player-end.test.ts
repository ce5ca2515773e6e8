/** Three against two: the pair's 35 points count 53, and beat the 52 of the three. */
import {
  END_REASONS,
  FACTION_NAMES,
  item,
  partyPointsOf,
  pointsOf,
  standardConfig,
  standings,
  toMove,
  viewFor,
  type GameState,
  type Place,
  type Seat,
} from '@battalia/engine/testing';
import { arrange, census, legal, play, type CardName, type TileSpec } from '../support';
import { begin, endTurn } from '../battlefield';

/** Squares of the wide board of which no two lie side by side, and none where with five there is no square. */
const APART: readonly Place[] = [1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
  [3, 4, 5, 6, 7, 8, 9, 10]
    .filter((column) => (row + column) % 2 === 0 && (column < 10 || (row > 1 && row < 7)))
    .map((column): Place => [row, column]),
);

const CITIES: readonly CardName[] = (['city4', 'city3', 'city2straight', 'city2turn', 'city1'] as const).flatMap(
  (type) => FACTION_NAMES.slice(0, 5).map((faction): CardName => `${faction} ${type}`),
);

function cities(...levels: readonly (readonly number[])[]): readonly TileSpec[] {
  const owned = levels.flatMap((own, owner) => own.map((level) => ({ owner, level })));
  return owned.map(({ owner, level }, i) => ({ at: item(APART, i), card: item(CITIES, i), owner, level }));
}

const sum = (s: GameState, team: readonly Seat[]): number =>
  team.reduce((points, seat) => points + pointsOf(s, seat), 0);

test('[TEAM-05, RULE-25, END-03] a five-player end with 35 points counting 53', () => {
  const start = arrange({
    config: standardConfig(5, ['stormgates', 'teams'], { weeks: 1 }),
    factions: FACTION_NAMES.slice(0, 5),
    first: 1,
    day: 7,
    bare: true,
    // The three: 19 + 17 + 16 points, 11 cities of level 4. The pair: 18 + 16, and a city that is about to rise.
    tiles: cities([4, 4, 4, 4, 3], [4, 4, 4, 3, 3], [4, 4, 4, 3, 2], [4, 4, 4, 4], [4, 4, 4, 4]),
    hands: { 1: ['cloudborn lord', 'emberians lord'], 0: [], 2: [], 3: [], 4: [] },
  });
  expect([sum(start, [1, 3]), sum(start, [0, 2, 4])]).toEqual([34, 52]);
  // 34 count 51: behind.
  expect(partyPointsOf(start, 3)).toBe(51);
  expect(standings(start).map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [2, 1],
    [4, 1],
    [1, 4],
    [3, 4],
  ]);

  // A city of level 3 becomes one of level 4: 35 points, 8 cities of level 4, one short of the 9 that would end it.
  let s = play(start, item(legal(start, 'upgrade'), 0));
  expect(item(END_REASONS, s.over)).toBe('no');
  expect(sum(s, [1, 3])).toBe(35);
  expect([1, 3].map((seat) => partyPointsOf(s, seat))).toEqual([53, 53]);
  expect([0, 2, 4].map((seat) => partyPointsOf(s, seat))).toEqual([52, 52, 52]);

  // The week runs out: both of the pair end, then the three.
  s = play(s, endTurn, endTurn);
  expect(toMove(s)).toBe(2);
  s = play(s, begin, endTurn, begin, endTurn);
  expect(s.day).toBe(7);
  s = play(s, begin, endTurn);
  expect(item(END_REASONS, s.over)).toBe('weeks');
  expect(standings(s).map(({ seat, place, points }) => [seat, place, points])).toEqual([
    [1, 1, 53],
    [3, 1, 53],
    [0, 3, 52],
    [2, 3, 52],
    [4, 3, 52],
  ]);
  // The table shows what each of them has alone.
  expect(viewFor(s, 'table').players.map(({ points }) => points)).toEqual([19, 19, 17, 16, 16]);
  expect(viewFor(s, 4).standings).toEqual(standings(s));
  expect(census(s)).toEqual([]);
});
