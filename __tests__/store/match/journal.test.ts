import {
  apply,
  createGame,
  hash,
  hashText,
  item,
  legalActions,
  newChance,
  pick,
  standardConfig,
  toMove,
  type GameState,
  type Played,
} from '@battalia/engine';
import { deleteMatch, exportMatch, Journal, listMatches, loadMatch, type Entry } from '@/store/match/journal';
import { sealed, unsealed } from '@/store/match/storage';
import { Memory } from './memory';

const config = standardConfig(2, ['advanced', 'unbound'], { weeks: 6 });
const seed = 'journal';
const players = [
  { name: 'Ada', bot: null },
  { name: 'Bo', bot: 'chief' as const },
];

/** A long game at random: every state and the action that follows it. */
const { states, actions } = (() => {
  const chance = newChance('walk');
  const walked: GameState[] = [createGame(config, seed)];
  const done: Played[] = [];
  for (let i = 0; i < 150; i++) {
    const state = item(walked, i);
    const legal = legalActions(state);
    const action = item(legal, pick(chance, legal.length));
    const result = apply(state, action);
    if (!result.ok) throw new Error(result.violation.code);
    done.push({ seat: toMove(state), action });
    walked.push(result.state);
  }
  return { states: walked, actions: done };
})();

const hashes = states.map(hash);

const entry = (count: number): Entry => ({
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

async function play(storage: Memory, from: number, to: number, writer = 'here'): Promise<number> {
  const journal = new Journal(storage, 'one', writer);
  await journal.open().catch(() => undefined);
  let written = from - 1;
  for (let i = from; i <= to; i++) if ((await journal.write(entry(i))).ok) written = i;
  return written;
}

async function loadedCount(storage: Memory): Promise<number> {
  const loaded = await loadMatch(storage, 'one');
  if (!loaded.ok) return -1;
  return hashes.indexOf(hash(loaded.match.state));
}

test('a match that was written is read again, every action of it', async () => {
  const storage = new Memory();
  await play(storage, 0, 150);
  const loaded = await loadMatch(storage, 'one');
  if (!loaded.ok) throw new Error(loaded.reason);
  expect(loaded.match.actions).toEqual(actions);
  expect(hash(loaded.match.state)).toBe(hash(item(states, 150)));
  expect(loaded.match.players).toEqual(players);
  expect(await listMatches(storage)).toMatchObject([{ id: 'one', facts: { playedAt: 151 } }]);
});

test('a kill at any write, before it or in the middle of it, loses at most the action in flight', async () => {
  const storage = new Memory(new Map(), true);
  const journal = new Journal(storage, 'one', 'here');
  const inFlight: number[] = [];
  for (let i = 0; i <= 150; i++) {
    await journal.write(entry(i));
    while (inFlight.length < storage.writes) inFlight.push(i);
  }
  expect(storage.history?.length).toBe(storage.writes);
  for (const [n, { before, key, value }] of (storage.history ?? []).entries()) {
    const torn = new Map(before).set(key, value.slice(0, value.length / 2));
    for (const left of [before, torn]) expect(await loadedCount(new Memory(left))).toBe(item(inFlight, n) - 1);
  }
});

test('storage that is full says so, and goes on when there is room again', async () => {
  const storage = new Memory();
  const journal = new Journal(storage, 'one', 'here');
  await journal.write(entry(10));
  storage.diesAt = storage.writes + 1;
  expect(await journal.write(entry(11))).toEqual({ ok: false, reason: 'storage' });
  storage.diesAt = 0;
  expect(await journal.write(entry(12))).toEqual({ ok: true });
  expect(await loadedCount(storage)).toBe(12);
});

test('a flipped or cut text is noticed: the game resumes one action back, or from the snapshot', async () => {
  const storage = new Memory();
  await play(storage, 0, 140);
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

test('a match of the first version, which did not say who did what, is too old', async () => {
  const storage = new Memory();
  await play(storage, 0, 1);
  const { seats } = config;
  const body = { config: { seats, modules: [], options: {}, excluded: null }, seed, actions: [] };
  const checksum = hashText(`battalia-game 1 ${JSON.stringify(body)}`);
  for (const [key, text] of storage.items) {
    const tail = unsealed(text);
    const game = JSON.stringify({ format: 'battalia-game', version: 1, checksum, body });
    if (typeof tail === 'object') storage.items.set(key, sealed({ ...tail, game }));
  }
  expect(await loadMatch(storage, 'one')).toEqual({ ok: false, reason: 'tooOld' });
});

test('a match that cannot be read is listed, kept and exported', async () => {
  const storage = new Memory();
  await play(storage, 0, 5);
  for (const key of [...storage.items.keys()]) storage.items.set(key, 'garbage');
  expect(await loadMatch(storage, 'one')).toEqual({ ok: false, reason: 'unreadable' });
  expect(await listMatches(storage)).toEqual([{ id: 'one', facts: null }]);
  expect(await exportMatch(storage, 'one')).toContain('garbage');
  expect(storage.items.size).toBeGreaterThan(0);
  expect(await loadMatch(storage, 'other')).toEqual({ ok: false, reason: 'missing' });
});

test('an undo back into a closed chunk is on record too', async () => {
  const storage = new Memory();
  await play(storage, 0, 130);
  const journal = new Journal(storage, 'one', 'here');
  await journal.open();
  for (const count of [129, 100, 60, 61]) expect(await journal.write(entry(count))).toEqual({ ok: true });
  expect(await loadedCount(storage)).toBe(61);
});

test('a game whose beginning is lost goes on being saved, through further chunks, an undo into one, and a kill', async () => {
  const storage = new Memory();
  await play(storage, 0, 70);
  for (const key of [...storage.items.keys()]) if (key.includes('.chunk.')) storage.items.delete(key);
  const loaded = await loadMatch(storage, 'one');
  if (!loaded.ok || loaded.match.from === null) throw new Error('not resumed');
  const { from } = loaded.match;
  expect(from.actions).toBe(64);
  const journal = new Journal(storage, 'one', 'here');
  await journal.open();
  const later = (count: number): Entry => ({ ...entry(count), actions: actions.slice(64, count), from });
  for (const count of [71, 72, 127, 128, 129, 140, 127, 126, 130, 131]) {
    expect(await journal.write(later(count))).toEqual({ ok: true });
    expect(await loadedCount(storage)).toBe(count);
  }
});

test('two tabs: the one that comes later writes, the other is told', async () => {
  const storage = new Memory();
  const first = new Journal(storage, 'one', 'tab 1');
  await first.write(entry(3));
  const second = new Journal(storage, 'one', 'tab 2');
  await second.open();
  expect(await second.write(entry(4))).toEqual({ ok: true });
  expect(await first.write(entry(5))).toEqual({ ok: false, reason: 'elsewhere' });
  expect(await loadedCount(storage)).toBe(4);
});

test('a match that was opened while storage was full is written when there is room again, unless another tab has gone on with it', async () => {
  const storage = new Memory();
  await new Journal(storage, 'one', 'yesterday').write(entry(3));
  const journal = new Journal(storage, 'one', 'today');
  storage.diesAt = 1;
  await expect(journal.open()).rejects.toThrow();
  expect(await journal.write(entry(4))).toEqual({ ok: false, reason: 'storage' });
  storage.diesAt = 0;
  const late = new Journal(storage, 'one', 'late');
  await late.open();
  expect(await journal.write(entry(4))).toEqual({ ok: false, reason: 'elsewhere' });

  storage.diesAt = 1;
  const next = new Journal(storage, 'one', 'tomorrow');
  await expect(next.open()).rejects.toThrow();
  storage.diesAt = 0;
  expect(await next.write(entry(5))).toEqual({ ok: true });
  expect(await loadedCount(storage)).toBe(5);
  expect(await late.write(entry(6))).toEqual({ ok: false, reason: 'elsewhere' });
});

test('matches lie side by side, and one is deleted without the other', async () => {
  const storage = new Memory();
  await play(storage, 0, 3);
  const other = new Journal(storage, 'two', 'here');
  await other.write(entry(7));
  await deleteMatch(storage, 'one');
  expect(await listMatches(storage)).toMatchObject([{ id: 'two' }]);
});
