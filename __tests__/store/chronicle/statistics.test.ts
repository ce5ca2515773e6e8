import { HONOURS } from '@/store/chronicle/honours';
import type { Chronicled } from '@/store/chronicle/chronicle';
import type { ChronicleEntry, SeatRecord } from '@/store/chronicle/record';
import { newHonours, peopleIn, statisticsOf } from '@/store/chronicle/statistics';

const seat = (name: string, changed: Partial<SeatRecord> = {}): SeatRecord => ({
  name,
  bot: null,
  faction: 0,
  place: 2,
  points: 5,
  city: null,
  honours: [],
  ...changed,
});
const bot = (level: 'friman' | 'chief' | 'lord', changed: Partial<SeatRecord> = {}) =>
  seat('Borin', { bot: level, faction: 1, ...changed });

/** The n-th game that ended. */
const game = (n: number, seats: SeatRecord[], changed: Partial<ChronicleEntry> = {}): Chronicled => ({
  id: `game${n}`,
  record: {
    version: 1,
    startedAt: n,
    endedAt: n * 10,
    casual: false,
    days: 14,
    modules: [],
    options: {},
    seats,
    ...changed,
  },
});
const won = { place: 1 } as const;
const of = (games: readonly Chronicled[], person = 'ada') =>
  statisticsOf(games, person, ({ modules }) => modules.join('+') || 'standard');

test('people are told apart by name, bots are none of them, and who has played most comes first', () => {
  const games = [
    game(1, [seat('Ada'), bot('chief')]),
    game(2, [seat('Bo'), seat('ADA ')]),
    game(3, [seat('ada'), seat('ada'), bot('lord')]),
  ];
  expect(peopleIn(games)).toEqual([
    { person: 'ada', name: 'ada', games: 3 },
    { person: 'bo', name: 'Bo', games: 1 },
  ]);
});

test('wins are counted by faction, by what was played and by every kind of opponent', () => {
  const games = [
    game(1, [seat('Ada', { ...won, faction: 0 }), bot('chief'), bot('lord')]),
    game(2, [seat('Ada', { faction: 0 }), seat('Bo', won)], { modules: ['volcano'] }),
    game(3, [seat('Ada', { ...won, faction: 2 }), bot('chief')]),
  ];
  expect(of(games)).toMatchObject({
    games: 3,
    wins: 2,
    byFaction: [
      { key: 0, games: 2, wins: 1 },
      { key: 2, games: 1, wins: 1 },
    ],
    bySetup: [
      { key: 'standard', games: 2, wins: 2 },
      { key: 'volcano', games: 1, wins: 0 },
    ],
    byOpponent: [
      { key: 'chief', games: 2, wins: 2 },
      { key: 'lord', games: 1, wins: 1 },
      { key: 'person', games: 1, wins: 0 },
    ],
  });
  expect(of(games, 'bo')).toMatchObject({ games: 1, wins: 1 });
  expect(of(games, 'borin')).toMatchObject({ games: 0 });
});

test('two of one name at one table did as well as the better of them, and did not play against each other', () => {
  expect(of([game(1, [seat('Ada'), seat('Ada', won)])])).toMatchObject({ games: 1, wins: 1, byOpponent: [] });
});

test('a streak goes on until a game is lost; the best one stays', () => {
  const results = [true, true, true, false, true];
  const games = results.map((win, i) => game(i + 1, [seat('Ada', win ? won : {}), bot('chief', win ? {} : won)]));
  expect(of(games)).toMatchObject({ streak: 1, bestStreak: 3 });
  expect(of(games.slice(0, 4))).toMatchObject({ streak: 0, bestStreak: 3 });
});

test('the fastest city, the fastest win and the most points, each with the first game that had it', () => {
  const games = [
    game(1, [seat('Ada', { ...won, city: 9, points: 20 })], { days: 15 }),
    game(2, [seat('Ada', { city: 6, points: 12 })], { days: 8 }),
    game(3, [seat('Ada', { ...won, city: 6, points: 20 })], { days: 12 }),
  ];
  expect(of(games)).toMatchObject({
    fastestCity: { value: 6, endedAt: 20 },
    fastestWin: { value: 12, endedAt: 30 },
    mostPoints: { value: 20, endedAt: 10 },
  });
  expect(of([game(1, [seat('Ada')])])).toMatchObject({ fastestCity: null, fastestWin: null });
});

test('a casual game is counted as played, and for nothing else', () => {
  const games = [
    game(1, [seat('Ada', won), bot('chief')]),
    game(2, [seat('Ada', { city: 2, points: 99, honours: ['cohort'] }), bot('lord')], { casual: true }),
    game(3, [seat('Ada', won), bot('chief')]),
  ];
  expect(of(games)).toMatchObject({
    games: 3,
    casual: 1,
    wins: 2,
    streak: 2,
    fastestCity: null,
    mostPoints: { value: 5 },
  });
  expect(of(games).byOpponent).toEqual([{ key: 'chief', games: 2, wins: 2 }]);
  expect(of(games).honours.size).toBe(0);
  expect(newHonours(games, 'game2', 'ada')).toEqual([]);
});

describe('honours', () => {
  const games = [
    game(1, [seat('Ada', { honours: ['cohort'] }), seat('Bo', { honours: ['retreat'] })]),
    game(2, [seat('Ada', { honours: ['retreat', 'cohort', 'of a version to come'] }), bot('lord')]),
  ];

  test('are kept with the time they were first earned', () => {
    expect([...of(games).honours]).toEqual([
      ['cohort', 10],
      ['retreat', 20],
    ]);
  });

  test('are new in the game that earned them first, for each person', () => {
    expect(newHonours(games, 'game1', 'ada')).toEqual(['cohort']);
    expect(newHonours(games, 'game1', 'bo')).toEqual(['retreat']);
    expect(newHonours(games, 'game2', 'ada')).toEqual(['retreat']);
    expect(newHonours(games, 'game3', 'ada')).toEqual([]);
  });

  test('have a name each', () => expect(new Set(HONOURS).size).toBe(HONOURS.length));
});
