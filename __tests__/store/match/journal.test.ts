import { clone, createGame, hash, item, newChance, standardConfig, type GameState } from '@battalia/engine';
import { Journal, type JournalEntry } from '@/store/match/journal';
import { deleteMatch, exportMatch, listMatches, loadMatch } from '@/store/match/savedMatches';
import { listOlder } from '@/store/match/older';
import { summed, unsummed, type Change } from '@/store/match/storage';
import { wander } from '../../engine/wander';
import { Memory } from './memory';

const config = standardConfig(2, ['advanced', 'unbound'], { weeks: 6 });
const seed = 'journal';
const players = [
  { name: 'Ada', bot: null },
  { name: 'Bo', bot: 'chief' as const },
];
const LAST = 150;

/** A long game at random: every state and the action that follows it. */
const states: GameState[] = [];
const actions = wander(createGame(config, seed), newChance('walk'), {
  steps: LAST,
  look: (state) => void states.push(clone(state)),
});

const hashes = states.map(hash);

const entry = (count: number): JournalEntry => ({
  config,
  seed,
  players,
  startedAt: 1,
  playedAt: 1 + count,
  casual: false,
  over: false,
  day: item(states, count).day,
  actions: actions.slice(0, count),
  state: item(states, count),
});

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** The ends of chunks and the last two. */
const upTo = (last: number) =>
  [0, 64, 128, last - 1, last].filter((count, i) => count <= last && (i > 2 || count < last - 1));

async function play(storage: Memory, counts: readonly number[]): Promise<void> {
  const journal = new Journal(storage, 'one', 'here');
  await journal.open();
  for (const count of counts) expect(await journal.write(entry(count))).toEqual({ ok: true });
}

async function loaded(storage: Memory) {
  const found = await loadMatch(storage, 'one');
  if (!found.ok) throw new Error(found.reason);
  return found.match;
}

/** How many actions lie before the state that is on record. */
const loadedCount = async (storage: Memory): Promise<number> => hashes.indexOf(hash((await loaded(storage)).state));

/** A match that is played, over the ends of two chunks, taken back over both of them and played on. */
const COUNTS = [
  ...between(0, 5),
  ...between(60, 68),
  ...between(125, 131),
  129,
  127,
  126,
  ...between(127, 129),
  62,
  63,
  64,
];

test('a match that was written is read again, every action of it with the seat that acted', async () => {
  const storage = new Memory();
  await play(storage, between(0, LAST));
  const match = await loaded(storage);
  expect(match.from).toBeNull();
  expect(match.actions).toEqual(actions);
  expect(new Set(match.actions.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  expect(hash(match.state)).toBe(item(hashes, LAST));
  expect(match.players).toEqual(players);
  expect(await listMatches(storage)).toMatchObject([{ id: 'one', facts: { playedAt: 1 + LAST } }]);
});

test('a kill at any single change, before it or in the middle of it, loses at most the action in flight', async () => {
  const storage = new Memory(new Map(), true);
  const journal = new Journal(storage, 'one', 'here');
  const inFlight: { readonly before: number; readonly after: number }[] = [];
  let before = -1;
  for (const after of COUNTS) {
    await journal.write(entry(after));
    while (inFlight.length < storage.writes) inFlight.push({ before, after });
    before = after;
  }
  const history = storage.history ?? [];
  expect(history).toHaveLength(storage.writes);
  expect(history.filter(({ change: [, text] }) => text === null).length).toBeGreaterThan(2);
  // Before the first there is nothing to be lost.
  for (const [n, { before: left, change }] of [...history.entries()].slice(1)) {
    const [key, text] = change;
    const torn = text === null ? left : new Map(left).set(key, text.slice(0, text.length / 2));
    for (const items of [left, torn]) {
      const match = await loaded(new Memory(items));
      const count = hashes.indexOf(hash(match.state));
      const flight = item(inFlight, n);
      // Until the head is there it is the one before, and all that leads to it is there, too.
      if (text === null) expect([flight.before, flight.after]).toContain(count);
      else expect([count, match.from, match.actions.length]).toEqual([flight.before, null, flight.before]);
    }
  }
});

test('storage that fails at any single change loses at most that action, and the next write repairs it', async () => {
  const before: ReadonlyMap<string, string>[] = [];
  let failed = 0;
  const storage = new Memory();
  const journal = new Journal(storage, 'one', 'here');
  for (const count of COUNTS) {
    before.push(new Map(storage.items));
    await journal.write(entry(count));
  }
  for (let n = 1; n < COUNTS.length - 1; n++) {
    const [last, now, next] = [item(COUNTS, n - 1), item(COUNTS, n), item(COUNTS, n + 1)];
    for (let nth = 1; ; nth++) {
      const failing = new Memory(item(before, n));
      const again = new Journal(failing, 'one', 'here');
      await again.open();
      const start = failing.writes;
      failing.refuses = (write) => write === start + nth;
      const written = await again.write(entry(now));
      // All of its changes have had their turn.
      if (written.ok && failing.writes < start + nth) break;
      expect(written).toEqual({ ok: false, reason: 'storage' });
      expect([last, now]).toContain(await loadedCount(failing));
      failing.refuses = () => false;
      expect(await again.write(entry(next))).toEqual({ ok: true });
      const match = await loaded(failing);
      expect([hashes.indexOf(hash(match.state)), match.from, match.actions.length]).toEqual([next, null, next]);
      failed++;
    }
  }
  expect(failed).toBeGreaterThan(COUNTS.length);
});

test('storage that is full says so, and goes on when there is room again', async () => {
  const storage = new Memory();
  const journal = new Journal(storage, 'one', 'here');
  await journal.write(entry(10));
  storage.refuses = () => true;
  expect(await journal.write(entry(11))).toEqual({ ok: false, reason: 'storage' });
  storage.refuses = () => false;
  expect(await journal.write(entry(12))).toEqual({ ok: true });
  expect(await loadedCount(storage)).toBe(12);
});

test('what was written although storage said that it was not is no other window', async () => {
  const storage = new Memory();
  await play(storage, upTo(65));
  const journal = new Journal(storage, 'one', 'here');
  await journal.open();
  // The head lies there when the chunk that goes is refused.
  const start = storage.writes;
  storage.refuses = (write) => write === start + 2;
  expect(await journal.write(entry(60))).toEqual({ ok: false, reason: 'storage' });
  expect(await loadedCount(storage)).toBe(60);
  storage.refuses = () => false;
  expect(await journal.write(entry(61))).toEqual({ ok: true });
  expect(await loadedCount(storage)).toBe(61);
});

test('a flipped or cut text is noticed: the game resumes one action back at most', async () => {
  const storage = new Memory();
  await play(storage, upTo(140));
  for (const key of storage.items.keys()) {
    for (const spoil of [
      (text: string) => text.slice(0, -3),
      (text: string) => text.replace(/[a-z]/, (letter) => (letter === 'x' ? 'y' : 'x')),
      () => '',
    ]) {
      const damaged = new Memory(storage.items);
      damaged.items.set(key, spoil(storage.items.get(key) ?? ''));
      expect(await loadedCount(damaged)).toBeGreaterThanOrEqual(139);
    }
  }
});

test('while one entry is written the newest waits, and those between are passed over', async () => {
  const storage = new Memory();
  const writes: (readonly Change[])[] = [];
  let free: () => void = () => undefined;
  const slow = new Proxy(storage, {
    get: (target, name, receiver) =>
      name === 'write'
        ? async (changes: readonly Change[]) => {
            writes.push(changes);
            await new Promise<void>((resolve) => (free = resolve));
            await target.write(changes);
          }
        : Reflect.get(target, name, receiver),
  });
  const journal = new Journal(slow, 'one', 'here');
  const results = [journal.write(entry(1))];
  // On its way before anything else happens: the screen takes its time to show what was done.
  expect(writes).toHaveLength(1);
  for (const count of [2, 3, 4, 5]) results.push(journal.write(entry(count)));
  free();
  while (writes.length < 2) await Promise.resolve();
  expect(await loadedCount(storage)).toBe(1);
  free();
  expect(await Promise.all(results)).toEqual(results.map(() => ({ ok: true })));
  expect(writes).toHaveLength(2);
  expect(await loadedCount(storage)).toBe(5);
  expect((await loaded(storage)).actions).toEqual(actions.slice(0, 5));
});

test('a match that cannot be read is listed, kept and exported', async () => {
  const storage = new Memory();
  await play(storage, upTo(5));
  for (const key of [...storage.items.keys()]) storage.items.set(key, 'garbage');
  expect(await loadMatch(storage, 'one')).toEqual({ ok: false, reason: 'unreadable' });
  expect(await listMatches(storage)).toEqual([{ id: 'one', facts: null }]);
  expect(await exportMatch(storage, 'one')).toContain('garbage');
  expect(storage.items.size).toBeGreaterThan(0);
  expect(await loadMatch(storage, 'other')).toEqual({ ok: false, reason: 'missing' });
});

/** The same in every head. */
function altered(storage: Memory, change: (head: Record<string, unknown>) => object): Memory {
  const odd = new Memory(storage.items);
  for (const [key, text] of storage.items) {
    const head = unsummed(text);
    if (key.includes('.head.') && typeof head === 'object' && head !== null)
      odd.items.set(key, summed({ ...head, ...change({ ...head }) }));
  }
  return odd;
}

describe('what is whole but says what this version does not know', () => {
  const seat = (change: object) => ({
    standing: [
      { points: 1, faction: 0, ...change },
      { points: 1, faction: 1 },
    ],
  });
  test.each<[string, object]>([
    ['a faction', seat({ faction: 17 })],
    ['half a faction', seat({ faction: 0.5 })],
    ['points that are none', seat({ points: null })],
    ['more points than there are', seat({ points: 1e300 })],
    ['a standing for nobody', { standing: [] }],
    ['a date beyond all dates', { playedAt: 1e300 }],
    ['a date before all dates', { startedAt: -1 }],
    ['a date in words', { playedAt: 'yesterday' }],
    ['no date', { playedAt: null }],
    ['a day in the evening', { day: 1.5 }],
    [
      'a bot',
      {
        players: [
          { name: 'Ada', bot: null },
          { name: 'Bo', bot: 'queen' },
        ],
      },
    ],
    ['nobody', { players: [] }],
    [
      'more people than the game has',
      { players: [...players, ...players], standing: Array(4).fill({ points: 1, faction: null }) },
    ],
    ['a version', { version: 3 }],
    ['a number', { number: -1 }],
    ['chunks', { chunks: [{ number: 1, length: 1e9 }] }],
  ])('%s: the match is listed as one that cannot be read, and exported', async (what, change) => {
    const whole = new Memory();
    await play(whole, upTo(5));
    await new Journal(whole, 'other', 'here').write(entry(3));
    const storage = altered(whole, () => change);
    storage.items.set('battalia.game.other.head.1', whole.items.get('battalia.game.other.head.1') ?? '');
    const list = await listMatches(storage);
    expect(list).toHaveLength(2);
    expect(list).toContainEqual({ id: 'other', facts: expect.objectContaining({ day: entry(3).day }) });
    // Only the game itself tells that it has not so many.
    const looksRight = what === 'more people than the game has';
    expect(list).toContainEqual({ id: 'one', facts: looksRight ? expect.anything() : null });
    expect(await loadMatch(storage, 'one')).toEqual({ ok: false, reason: 'unreadable' });
    expect(JSON.parse(await exportMatch(storage, 'one'))).toEqual(
      Object.fromEntries([...storage.items].filter(([key]) => key.startsWith('battalia.game.one.'))),
    );
    // Another version's match is not written over.
    const before = new Map(storage.items);
    const journal = new Journal(storage, 'one', 'here');
    await journal.open();
    expect((await journal.write(entry(6))).ok).toBe(looksRight);
    (looksRight ? expect(storage.items).not : expect(storage.items)).toEqual(before);
  });
});

test('a state that cannot be read is found again by playing the records', async () => {
  const storage = new Memory();
  await play(storage, upTo(140));
  const damaged = altered(storage, () => ({ state: 'of another kind' }));
  const match = await loaded(damaged);
  expect([hash(match.state), match.from, match.actions.length]).toEqual([item(hashes, 140), null, 140]);
});

test('an undo back into a closed chunk is on record too', async () => {
  const storage = new Memory();
  await play(storage, upTo(130));
  const journal = new Journal(storage, 'one', 'here');
  await journal.open();
  for (const count of [129, 100, 60, 61]) {
    expect(await journal.write(entry(count))).toEqual({ ok: true });
    const match = await loaded(storage);
    expect([match.from, match.actions]).toEqual([null, actions.slice(0, count)]);
  }
});

test('taken back and done again over the end of a chunk, any number of times, nothing is left behind', async () => {
  const storage = new Memory();
  await play(storage, upTo(66));
  const journal = new Journal(storage, 'one', 'here');
  await journal.open();
  const round = async () => {
    for (const count of [65, 64, 63, 62, 63, 64, 65, 66]) await journal.write(entry(count));
    return { keys: storage.items.size, size: storage.size() };
  };
  const first = await round();
  for (let n = 0; n < 12; n++) {
    const { keys, size } = await round();
    expect(keys).toBe(first.keys);
    // The number of the head grows by a digit now and then.
    expect(Math.abs(size - first.size)).toBeLessThan(20);
  }
  expect(await loadedCount(storage)).toBe(66);
});

test('a chunk that a kill has left without a head is gone when the match is opened again', async () => {
  const storage = new Memory();
  await play(storage, upTo(63));
  const start = storage.writes;
  storage.refuses = (write) => write > start + 2;
  const journal = new Journal(storage, 'one', 'here');
  await journal.open();
  expect((await journal.write(entry(64))).ok).toBe(false);
  expect(await storage.keys('battalia.game.one.chunk.')).toHaveLength(1);
  storage.refuses = () => false;
  await new Journal(storage, 'one', 'here').open();
  expect(await storage.keys('battalia.game.one.chunk.')).toHaveLength(0);
  expect(await loadedCount(storage)).toBe(63);
});

test('a game whose beginning is lost goes on being saved, through further chunks, an undo into one, and a kill', async () => {
  const storage = new Memory();
  await play(storage, upTo(130));
  const [first = ''] = await storage.keys('battalia.game.one.chunk.');
  storage.items.delete(first);
  const { from } = await loaded(storage);
  if (from === null) throw new Error('nothing is lost');
  // The state that the lost chunk led to lay in it: the next chunk begins there.
  expect(from.length).toBe(128);
  const journal = new Journal(storage, 'one', 'here');
  await journal.open();
  const later = (count: number): JournalEntry => ({ ...entry(count), actions: actions.slice(128, count), from });
  for (const count of [131, 132, 128, 140, 150, 129]) {
    expect(await journal.write(later(count))).toEqual({ ok: true });
    const match = await loaded(storage);
    expect([hashes.indexOf(hash(match.state)), match.from?.length, match.actions]).toEqual([
      count,
      128,
      actions.slice(128, count),
    ]);
  }
});

test('two tabs: the one that comes later writes, the other is told', async () => {
  const storage = new Memory();
  const first = new Journal(storage, 'one', 'tab 1');
  await first.write(entry(3));
  const second = new Journal(storage, 'one', 'tab 2');
  await second.open();
  const taken = new Map(storage.items);
  expect(await first.write(entry(5))).toEqual({ ok: false, reason: 'elsewhere' });
  expect(storage.items).toEqual(taken);
  expect(await second.write(entry(4))).toEqual({ ok: true });
  expect(await first.write(entry(5))).toEqual({ ok: false, reason: 'elsewhere' });
  expect(await loadedCount(storage)).toBe(4);
});

test('a match that was opened while storage was full is written when there is room again, unless another tab has gone on with it', async () => {
  const storage = new Memory();
  await new Journal(storage, 'one', 'yesterday').write(entry(3));
  const journal = new Journal(storage, 'one', 'today');
  storage.refuses = () => true;
  await expect(journal.open()).rejects.toThrow();
  expect(await journal.write(entry(4))).toEqual({ ok: false, reason: 'storage' });
  storage.refuses = () => false;
  const late = new Journal(storage, 'one', 'late');
  await late.open();
  expect(await journal.write(entry(4))).toEqual({ ok: false, reason: 'elsewhere' });

  storage.refuses = () => true;
  const next = new Journal(storage, 'one', 'tomorrow');
  await expect(next.open()).rejects.toThrow();
  storage.refuses = () => false;
  expect(await next.write(entry(5))).toEqual({ ok: true });
  expect(await loadedCount(storage)).toBe(5);
  expect(await late.write(entry(6))).toEqual({ ok: false, reason: 'elsewhere' });
});

test.each([9, 10, 70, 71])(
  'a match whose heads could not be read when it was opened after %i actions is written where it stands',
  async (count) => {
    const storage = new Memory();
    await play(storage, between(0, count));
    const read = jest.spyOn(storage, 'read').mockRejectedValueOnce(new Error('no answer'));
    const journal = new Journal(storage, 'one', 'today');
    await expect(journal.open()).rejects.toThrow();
    expect(await journal.write(entry(count + 1))).toEqual({ ok: true });
    expect(read).toHaveBeenCalledTimes(2);
    expect(await loadedCount(storage)).toBe(count + 1);
  },
);

test('a tab that is told of another has taken nothing away from it, closed parts included', async () => {
  const storage = new Memory();
  const first = new Journal(storage, 'one', 'tab 1');
  await first.write(entry(64));
  await new Journal(storage, 'one', 'tab 2').open();
  const taken = new Map(storage.items);
  expect(await first.write(entry(63))).toEqual({ ok: false, reason: 'elsewhere' });
  expect(storage.items).toEqual(taken);
  expect((await loaded(storage)).actions).toHaveLength(64);
});

test('a part that another tab closes while a match is opened is not taken for one that was left behind', async () => {
  const storage = new Memory();
  const first = new Journal(storage, 'one', 'tab 1');
  await first.write(entry(63));
  const keys = storage.keys.bind(storage);
  jest.spyOn(storage, 'keys').mockImplementationOnce(async (prefix) => {
    await first.write(entry(64));
    return keys(prefix);
  });
  const second = new Journal(storage, 'one', 'tab 2');
  await second.open();
  expect(await first.write(entry(65))).toEqual({ ok: false, reason: 'elsewhere' });
  expect(await second.write(entry(65))).toEqual({ ok: true });
  expect((await loaded(storage)).actions).toHaveLength(65);
});

test('what is gone from under a match is written again as a whole', async () => {
  const storage = new Memory();
  await play(storage, upTo(100));
  const journal = new Journal(storage, 'one', 'here');
  await journal.open();
  storage.items.clear();
  expect(await journal.write(entry(101))).toEqual({ ok: true });
  expect((await loaded(storage)).actions).toEqual(actions.slice(0, 101));
});

test('matches lie side by side, and one is deleted with all that is stored of it, without the other', async () => {
  const storage = new Memory();
  await new Journal(storage, 'two', 'here').write(entry(7));
  const alone = new Map(storage.items);
  await play(storage, upTo(140));
  expect(await listMatches(storage)).toHaveLength(2);
  await deleteMatch(storage, 'one');
  expect(storage.items).toEqual(alone);
});

describe('matches of the versions before', () => {
  const tail = { number: 7, writer: 'before', players, startedAt: 1, playedAt: 2, chunks: 0, game: '…' };
  const older = new Map([
    ['battalia.match.old.tail.0', 'torn'],
    ['battalia.match.old.tail.1', summed(tail)],
    ['battalia.match.old.chunk.0.0', 'a chunk'],
    ['battalia.match.odd.snapshot.0', 'all that is left'],
    ['battalia.match.named.tail.0', summed({ ...tail, players: [{ name: 7 }] })],
  ]);

  test('are listed by who played, apart from those that can be played, and open with a word of their own', async () => {
    const storage = new Memory(older);
    await play(storage, upTo(3));
    expect(await listOlder(storage)).toEqual([
      { id: 'old', players: ['Ada', 'Bo'] },
      { id: 'odd', players: null },
      { id: 'named', players: null },
    ]);
    expect((await listMatches(storage)).map(({ id }) => id)).toEqual(['one']);
    expect(await loadMatch(storage, 'old')).toEqual({ ok: false, reason: 'tooOld' });
  });

  test('are exported letter by letter, and deleted as a whole', async () => {
    const storage = new Memory(older);
    const ofOld = [...older].filter(([key]) => key.startsWith('battalia.match.old.'));
    expect(JSON.parse(await exportMatch(storage, 'old'))).toEqual(Object.fromEntries(ofOld));
    await deleteMatch(storage, 'old');
    expect([...storage.items.keys()]).toEqual(['battalia.match.odd.snapshot.0', 'battalia.match.named.tail.0']);
  });
});
