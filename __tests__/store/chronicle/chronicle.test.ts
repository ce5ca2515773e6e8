/** What is remembered of finished games: made from their journals, kept when these go, never in the way of anything. */
import {
  apply,
  createGame,
  debug,
  isOver,
  legalActions,
  newChance,
  standardConfig,
  standings,
  toMove,
  type Action,
  type GameState,
  type Played,
} from '@battalia/engine/testing';
import { chronicle, exportChronicle, forgetChronicle, MOST_RECORDS } from '@/store/chronicle/chronicle';
import { readRecord, recordOf } from '@/store/chronicle/record';
import { Journal } from '@/store/match/journal';
import type { Player } from '@/store/match/journalFormat';
import { deleteMatch, type LoadedMatch } from '@/store/match/savedMatches';
import { summed } from '@/store/match/storage';
import { wander } from '../../engine/wander';
import { Memory } from '../match/memory';

const PLAYERS: readonly Player[] = [
  { name: 'Ada', bot: null },
  { name: 'Borin', bot: 'chief' },
];
const config = standardConfig(2, [], { weeks: 1 });

function game(seed: string): { readonly seed: string; readonly actions: readonly Played[]; readonly state: GameState } {
  const state = createGame(config, seed);
  return { seed, actions: wander(state, newChance(seed)), state };
}
const FINISHED = game('finished');

async function write(
  storage: Memory,
  id: string,
  {
    startedAt = 100,
    playedAt = 200,
    casual = false,
    over = true,
    actions = FINISHED.actions,
    state = FINISHED.state,
  } = {},
): Promise<void> {
  const entry = {
    config,
    seed: FINISHED.seed,
    players: PLAYERS,
    startedAt,
    playedAt,
    casual,
    over,
    day: state.day,
    actions,
    state,
  };
  expect(await new Journal(storage, id, 'test').write(entry)).toEqual({ ok: true });
}

const idsOf = async (storage: Memory) => (await chronicle(storage)).games.map(({ id }) => id);
const recordKey = (id: string) => `battalia.chronicle.game.${id}`;

test('a finished game is written down once, with who played, who won and how long it took', async () => {
  const storage = new Memory();
  await write(storage, 'one');
  const { games, unread } = await chronicle(storage);
  expect(unread).toBe(0);
  expect(games).toHaveLength(1);
  const { state } = FINISHED;
  expect(games[0]?.record).toMatchObject({
    endedAt: 200,
    startedAt: 100,
    casual: false,
    days: state.day,
    modules: [],
    options: { weeks: 1 },
  });
  expect(games[0]?.record.seats.map(({ name, bot, place, points }) => ({ name, bot, place, points }))).toEqual(
    PLAYERS.map(({ name, bot }, seat) => {
      const standing = standings(state).find((other) => other.seat === seat);
      return { name, bot, place: standing?.place, points: standing?.points };
    }),
  );
  // Honours are for people.
  expect(games[0]?.record.seats[1]?.honours).toEqual([]);
  const writes = storage.writes;
  expect(await idsOf(storage)).toEqual(['one']);
  expect(storage.writes).toBe(writes);
});

test('the day of the first city of level 4 is that of the first, whatever follows', () => {
  const lords = Array.from({ length: 4 }, () => 'barfolk lord' as const);
  const start = debug.arrange({
    config: standardConfig(2, [], { level4Cities: 2 }),
    bare: true,
    day: 3,
    tiles: [
      { at: [3, 2], card: 'barfolk city4', level: 3, owner: 0 },
      { at: [3, 3], card: 'barfolk straight', quarters: 1 },
      { at: [3, 4], card: 'barfolk city4', level: 3, owner: 0 },
    ],
    hands: { 0: lords.slice(2), 1: [] },
    nations: { 0: [...lords.slice(2), 'supply', 'supply', 'supply', 'supply'], 1: [] },
  });
  let state = start;
  const actions: Played[] = [];
  const take = (kind: Action['kind']) => {
    const action = legalActions(state).find((one) => one.kind === kind);
    const seat = toMove(state);
    const result = action ? apply(state, action, seat) : null;
    if (!action || !result?.ok) throw new Error(`no ${kind}`);
    actions.push({ seat, action });
    state = result.state;
  };
  const match = (): LoadedMatch => ({
    id: 'one',
    config: start.rules.config,
    seed: 'one',
    players: PLAYERS,
    startedAt: 1,
    playedAt: 2,
    casual: false,
    over: isOver(state),
    day: state.day,
    standing: [],
    actions,
    from: { state: start, length: 1, earlier: [] },
    state,
  });
  take('upgrade');
  take('endTurn');
  take('begin');
  take('endTurn');
  take('begin');
  expect(recordOf(match())).toBeNull();
  take('upgrade');
  expect([isOver(state), state.day]).toEqual([true, 4]);
  expect(recordOf(match())?.seats.map(({ city, place, honours }) => ({ city, place, honours }))).toEqual([
    { city: 3, place: 1, honours: ['city', 'alone'] },
    { city: null, place: 2, honours: [] },
  ]);
});

test('a game that was deleted still counts', async () => {
  const storage = new Memory();
  await write(storage, 'one');
  const before = await chronicle(storage);
  await deleteMatch(storage, 'one');
  expect(await chronicle(storage)).toEqual(before);
});

test('a running game does not count, and one whose end was taken back no longer does', async () => {
  const storage = new Memory();
  const running = createGame(config, FINISHED.seed);
  expect(isOver(running)).toBe(false);
  await write(storage, 'one', { over: false, actions: [], state: running });
  expect(await idsOf(storage)).toEqual([]);
  const again = new Memory();
  await write(again, 'one');
  expect(await idsOf(again)).toEqual(['one']);
  await write(again, 'one', { over: false, actions: [], state: running, playedAt: 300 });
  expect(await idsOf(again)).toEqual([]);
});

test('a game that ends a second time is written down anew', async () => {
  const storage = new Memory();
  await write(storage, 'one');
  await chronicle(storage);
  await write(storage, 'one', { casual: true, playedAt: 300 });
  expect((await chronicle(storage)).games.map(({ record }) => [record.endedAt, record.casual])).toEqual([[300, true]]);
});

test('a game that came finished, as a code, was not played here', async () => {
  const storage = new Memory();
  await write(storage, 'code', { startedAt: 200, playedAt: 200, casual: true });
  expect(await idsOf(storage)).toEqual([]);
});

test('begun anew: what had ended does not count any more, also if it is still kept, and what ends later does', async () => {
  const storage = new Memory();
  await write(storage, 'one');
  await write(storage, 'two', { playedAt: 400 });
  await deleteMatch(storage, 'two');
  await chronicle(storage);
  await forgetChronicle(storage, 500);
  expect(await idsOf(storage)).toEqual([]);
  await write(storage, 'three', { playedAt: 600 });
  expect(await idsOf(storage)).toEqual(['three']);
});

describe('what cannot be read', () => {
  test('of a version to come is kept letter by letter, and told', async () => {
    const storage = new Memory();
    await write(storage, 'one');
    const text = summed({ version: 2, seats: 'otherwise' });
    storage.items.set(recordKey('one'), text);
    expect(await chronicle(storage)).toMatchObject({ games: [], unread: 1 });
    expect(storage.items.get(recordKey('one'))).toBe(text);
    expect(JSON.parse(await exportChronicle(storage))).toEqual({ [recordKey('one')]: text });
  });

  test('because it is torn is made again from the game, or kept if there is none', async () => {
    const storage = new Memory();
    await write(storage, 'one');
    const { games } = await chronicle(storage);
    const torn = storage.items.get(recordKey('one'))?.slice(0, -20) ?? '';
    storage.items.set(recordKey('one'), torn);
    expect(await chronicle(storage)).toEqual({ games, unread: 0 });
    storage.items.set(recordKey('one'), torn);
    await deleteMatch(storage, 'one');
    expect(await chronicle(storage)).toMatchObject({ games: [], unread: 1 });
    expect(storage.items.get(recordKey('one'))).toBe(torn);
  });

  test.each([
    ['no record', null],
    ['a name without end', 'a'.repeat(100)],
  ])('%s is refused', async (_name, name) => {
    const storage = new Memory();
    await write(storage, 'one');
    const [game] = (await chronicle(storage)).games;
    const [seat] = game?.record.seats ?? [];
    expect(readRecord(game?.record)).toEqual(game?.record);
    expect(readRecord({ ...game?.record, seats: [{ ...seat, name }] })).toBeNull();
    expect(readRecord({ ...game?.record, seats: [] })).toBeNull();
    expect(readRecord({ ...game?.record, seats: Array(7).fill(seat) })).toBeNull();
    expect(readRecord({ ...game?.record, endedAt: Infinity })).toBeNull();
  });

  test('where nothing can be written, the games that are kept count all the same, and nothing is lost', async () => {
    const storage = new Memory();
    await write(storage, 'one');
    const before = new Map(storage.items);
    storage.refuses = () => true;
    expect(await idsOf(storage)).toEqual(['one']);
    expect(storage.items).toEqual(before);
  });
});

test('there is an end to what is kept: the oldest give way', async () => {
  const storage = new Memory();
  await write(storage, 'newest', { playedAt: 1_000_000 });
  const record = (await chronicle(storage)).games[0]?.record;
  for (let i = 0; i < MOST_RECORDS; i++)
    storage.items.set(recordKey(`old${i}`), summed({ ...record, endedAt: 1000 + i }));
  storage.items.delete(recordKey('newest'));
  const ids = await idsOf(storage);
  expect(ids).toHaveLength(MOST_RECORDS);
  expect(ids).not.toContain('old0');
  expect(ids.at(-1)).toBe('newest');
  expect(storage.items.has(recordKey('old0'))).toBe(false);
  const sizes = [...storage.items]
    .filter(([key]) => key.startsWith('battalia.chronicle.'))
    .map(([key, text]) => key.length + text.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
});
