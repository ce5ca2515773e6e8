import AsyncStorage from '@react-native-async-storage/async-storage';
import { AMULET, TOOL, WEAPON } from '@battalia/engine';
import { waitFor } from '@testing-library/react-native';
import { newPlayer, readTable, TABLE_KEY, useTable } from '@/store/table';
import { fresh, nameOf, nextTurn, todayOf, withPlayers } from '@/ui/screens/table/turns';

const stored = async () => JSON.parse((await AsyncStorage.getItem(TABLE_KEY)) ?? 'null');

beforeEach(async () => {
  await waitFor(() => expect(useTable.getState().ready).toBe(true));
  useTable.setState({ ...readTable({}) });
  await AsyncStorage.clear();
});

describe('what was stored', () => {
  test.each([undefined, null, 'text', 7, [], { players: 3, day: 'x', outer: ['tool'], hand: null, battle: 9 }])(
    '%j gives an empty table',
    (value) => {
      expect(readTable(value)).toEqual(readTable({}));
      expect(readTable(value).players).toHaveLength(2);
    },
  );

  test('one unreadable thing costs only itself', () => {
    const table = readTable({
      day: 9,
      endCities: 'many',
      players: [{ name: 'Ada', cities: [1, 2] }, { name: 'Bo', extra: 4 }, { name: 5 }],
    });
    expect(table.day).toBe(9);
    expect(table.endCities).toBe(5);
    expect(table.players.map(({ name, extra }) => [name, extra])).toEqual([
      ['Ada', 0],
      ['Bo', 4],
      ['', 0],
    ]);
    expect(table.players[0]?.cities).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test.each([
    ['a sign twice', ['tool', 'tool', 'amulet', 'title', 'scroll', 'tent', 'horse']],
    ['a sign too few', ['tool', 'weapon', 'amulet', 'title', 'scroll', 'tent']],
    ['something else', ['tool', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'lord']],
  ])('a wheel with %s is taken as ours', (_name, outer) => {
    expect(readTable({ outer }).outer).toEqual(readTable({}).outer);
  });

  test('another order of the same signs is kept', () => {
    const outer = ['horse', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'tool'];
    expect(readTable({ outer }).outer).toEqual(outer);
  });

  test('seats that are not there are never first or at turn', () => {
    expect(readTable({ first: 5, turn: 4, players: [{}, {}, {}] })).toMatchObject({ first: 2, turn: 2 });
  });

  test('more than six players or more cards than a hand holds are not read', () => {
    expect(readTable({ players: Array.from({ length: 7 }, () => ({})) }).players).toHaveLength(2);
    expect(
      readTable({ hand: { cards: Array.from({ length: 40 }, () => ({ kind: 'friman', effect: 'none' })), lines: [] } })
        .hand.cards,
    ).toEqual([]);
  });
});

describe('the store', () => {
  test('writes the table, and only the table', async () => {
    useTable.getState().change({ day: 4, rolls: [6] });
    await waitFor(async () => expect((await stored())?.state).toEqual({ ...readTable({}), day: 4, rolls: [6] }));
  });

  test('another run of the app finds everything again', async () => {
    const table = {
      ...readTable({}),
      day: 12,
      players: [{ ...newPlayer(), name: 'Ada', cities: [0, 1, 0, 2, 0, 0] }, newPlayer(), newPlayer()],
      clock: { used: 5000, since: 1000 },
    };
    await AsyncStorage.setItem(TABLE_KEY, JSON.stringify({ version: 1, state: table }));
    await useTable.persist.rehydrate();
    expect(useTable.getState()).toMatchObject(table);
  });

  test('is ready with an empty table when storage cannot be read', async () => {
    await AsyncStorage.setItem(TABLE_KEY, '{"state":');
    useTable.setState({ ready: false });
    await useTable.persist.rehydrate();
    await waitFor(() => expect(useTable.getState().ready).toBe(true));
    expect(useTable.getState().day).toBe(1);
  });
});

describe('turns', () => {
  const table = (changed: object) => readTable({ players: [{}, {}, {}], ...changed });

  test('[ORACLE-01] the day ends when the turn comes back to the first player, whoever that is', () => {
    expect(nextTurn(table({ first: 1, turn: 2, day: 3 }), 0)).toMatchObject({ turn: 0 });
    expect(nextTurn(table({ first: 1, turn: 2, day: 3 }), 0)).not.toHaveProperty('day');
    expect(nextTurn(table({ first: 1, turn: 0, day: 3 }), 0)).toMatchObject({ turn: 1, day: 4 });
  });

  test('[ORACLE-02] all tools share one day, which says what is illuminated and what matches', () => {
    expect(todayOf(table({ day: 1 }))).toEqual({ day: 1, lit: TOOL, matches: [TOOL] });
    expect(todayOf(table({ day: 10 }))).toEqual({ day: 10, lit: AMULET, matches: [WEAPON] });
    // An older version kept what is illuminated beside the day.
    expect(todayOf(table({ day: 3, lit: 'horse' }))).toMatchObject({ lit: AMULET });
  });

  test('the time of a turn goes to whoever had it, and the clock runs on', () => {
    const next = nextTurn(table({ turn: 1, clock: { used: 2000, since: 10_000 } }), 13_000);
    expect(next.players?.map(({ time }) => time)).toEqual([0, 5000, 0]);
    expect(next.clock).toEqual({ used: 0, since: 13_000 });
    expect(nextTurn(table({ turn: 1, clock: { used: 2000, since: null } }), 13_000).clock).toEqual({
      used: 0,
      since: null,
    });
  });

  test("who leaves the table takes nobody's seat along", () => {
    const left = withPlayers(table({ first: 2, turn: 2, players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] }), 2);
    expect(left).toMatchObject({ first: 1, turn: 1 });
    expect(left.players?.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  test('a new game keeps the people and the box, and forgets the rest', () => {
    const outer = ['horse', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'tool'];
    const used = readTable({
      players: [{ name: 'A', faction: 'barfolk', extra: 3, time: 9 }, { name: 'B' }],
      day: 9,
      outer,
      first: 1,
      rolls: [2],
    });
    const next = { ...used, ...fresh(used) };
    expect(next).toMatchObject({ day: 1, turn: 1, first: 1, outer, rolls: [] });
    expect(next.players).toEqual([
      { ...newPlayer(), name: 'A', faction: 'barfolk' },
      { ...newPlayer(), name: 'B' },
    ]);
  });

  test('who has no name is called by number', () => {
    const players = table({ players: [{ name: '  ' }, { name: ' Bo ' }] });
    expect([0, 1].map((seat) => nameOf(players, seat, (number) => `#${number}`))).toEqual(['#1', 'Bo']);
  });
});
