/** A rule is corrected while a match goes on: the match goes on from exactly where it stood. */
import type * as Engine from '@battalia/engine';
import type { Action, Applied, ConfigProblem, GameConfig, GameState, Refused, Seat } from '@battalia/engine';
import type { JournalEntry } from '@/store/match/journal';
import type { LoadedMatch } from '@/store/match/savedMatches';
import type { Sitting } from '@/store/match/sitting';
import { wander } from '../../engine/wander';
import { Memory } from './memory';

/** What is wrong with a set-up of before. */
let problem: ConfigProblem | null = null;
type Correction = (before: GameState, action: Action, result: Applied | Refused) => Applied | Refused;
let correction: Correction | null = null;

const engine = jest.requireActual<typeof Engine>('@battalia/engine');
const { apply, clone, createGame, hash, item, newChance, standardConfig } = engine;
jest.doMock('@battalia/engine', () => ({
  ...engine,
  checkConfig: (setup: GameConfig) => problem ?? engine.checkConfig(setup),
  createGame: (setup: GameConfig, name: string) => {
    if (problem) throw new engine.ImpossibleSetup(problem);
    return createGame(setup, name);
  },
  apply: (state: GameState, action: Action, seat?: Seat) => {
    const result = apply(state, action, seat);
    return correction === null ? result : correction(state, action, result);
  },
}));
const stores = Promise.all([
  import('@/store/match/journal'),
  import('@/store/match/replay'),
  import('@/store/match/savedMatches'),
  import('@/store/match/sitting'),
] as const).then(([journal, replay, saved, table]) => ({ ...journal, ...replay, ...saved, ...table }));

afterEach(() => {
  correction = null;
  problem = null;
});

const config = standardConfig(2, ['advanced', 'unbound'], { weeks: 6 });
const seed = 'journal';
const players = ['Ada', 'Bo'].map((name) => ({ name, bot: null }));
const LAST = 140;
/** Where chunks of this game end. */
const [CLOSED, ENDED] = [64, 128];

const states: GameState[] = [];
const actions = wander(createGame(config, seed), newChance('walk'), {
  steps: LAST,
  look: (state) => void states.push(clone(state)),
});

/** What was allowed at one step of the game is not any more. */
const refusing =
  (step: number): Correction =>
  (before, _action, result) =>
    hash(before) === hash(item(states, step)) ? { ok: false, violation: { code: 'notNow' } } : result;

/** What was done at one step of the game has another outcome. */
const turning =
  (step: number): Correction =>
  (before, _action, result) => {
    if (!result.ok || hash(before) !== hash(item(states, step))) return result;
    result.state.rngA ^= 1;
    return result;
  };

const entryOf = (count: number, since: Partial<JournalEntry> = {}): JournalEntry => ({
  config,
  seed,
  players,
  startedAt: 1,
  playedAt: 1,
  casual: false,
  over: false,
  day: item(states, count).day,
  actions: actions.slice(0, count),
  state: item(states, count),
  ...since,
});

async function saved(count: number): Promise<Memory> {
  const { Journal } = await stores;
  const storage = new Memory();
  const journal = new Journal(storage, 'one', 'before');
  for (const i of [0, CLOSED, ENDED, count]) if (i <= count) await journal.write(entryOf(i));
  return storage;
}

async function loaded(storage: Memory): Promise<LoadedMatch> {
  const found = await (await stores).loadMatch(storage, 'one');
  if (!found.ok) throw new Error(found.reason);
  return found.match;
}

/** Some actions on, by whoever is to move, each of them saved. */
async function playOn(storage: Memory, match: LoadedMatch, steps: number): Promise<Sitting> {
  const { Journal, Sitting } = await stores;
  const table = new Sitting(match);
  const journal = new Journal(storage, 'one', 'after');
  await journal.open();
  for (let i = 0; i < steps; i++) {
    table.takeOver();
    const legal = table.legal();
    expect(table.take(item(legal, legal.length - 1))).toEqual({ ok: true });
    const entry = { ...entryOf(0), ...table.forSaving(), day: table.forSaving().state.day };
    expect(await journal.write(entry)).toEqual({ ok: true });
  }
  return table;
}

describe.each<[string, (step: number) => Correction]>([
  ['refuses what was done', refusing],
  ['gives it another outcome', turning],
])('a corrected rule that %s', (_what, corrected) => {
  test.each([
    ['in the last actions', 140, 130, 140],
    ['in a chunk that is closed', 140, 100, ENDED],
    ['in the first chunk', 140, 3, CLOSED],
    ['in the very last action', 140, 139, 140],
    ['in the last action of a chunk, the last of all', 128, 127, ENDED],
    ['in a match without a chunk', 20, 0, 20],
  ])('%s: the match goes on from where it stood', async (_where, count, step, begins) => {
    const storage = await saved(count);
    correction = corrected(step);
    const match = await loaded(storage);
    expect(hash(match.state)).toBe(hash(item(states, count)));
    expect(match.from?.length).toBe(begins);
    expect(match.actions).toEqual(actions.slice(begins, count));

    const table = await playOn(storage, match, 70);
    const again = await loaded(storage);
    expect(hash(again.state)).toBe(hash(table.forSaving().state));
    expect(again.actions).toEqual(table.forSaving().actions);
    expect(again.from?.length).toBe(begins);

    // All that was done is still there, for a version that can follow it.
    correction = null;
    const whole = await loaded(storage);
    expect([whole.from, whole.actions]).toEqual([null, [...actions.slice(0, begins), ...again.actions]]);
  });

  test('what lies before is played back as far as it leads, and then the replay leaps to where it does again', async () => {
    const storage = await saved(140);
    correction = corrected(100);
    const { Replay } = await stores;
    const { from, ...match } = await loaded(storage);
    expect(from?.earlier).toEqual(actions.slice(0, CLOSED));
    const replay = new Replay({ ...match, from });
    expect([replay.whole, replay.length]).toEqual([false, CLOSED + 1 + (140 - ENDED)]);
    const views = new Replay({ config, seed, actions });
    for (const step of [0, 1, 63, CLOSED]) expect(replay.viewAt(step, 'table')).toEqual(views.viewAt(step, 'table'));
    correction = null;
    const old = new Replay({ config, seed, actions });
    for (let step = ENDED; step <= 140; step++)
      expect(replay.viewAt(CLOSED + 1 + step - ENDED, 'table')).toEqual(old.viewAt(step, 'table'));
  });

  test('undo stops there and says why', async () => {
    const storage = await saved(140);
    correction = corrected(139);
    const { Sitting } = await stores;
    const match = await loaded(storage);
    const table = new Sitting({
      ...match,
      players: [
        { name: 'Ada', bot: null },
        { name: 'Bo', bot: 'friman' },
      ],
    });
    expect(table.undoStop()).toBe('older');
    expect(table.undo()).toBe(false);
    expect(table.isWhole()).toBe(false);
    expect(new Sitting({ config, seed, players }).undoStop()).toBe('nothing');
  });
});

test('a record of a seat that was not to act leads nowhere', async () => {
  const storage = new Memory();
  const { Journal } = await stores;
  const journal = new Journal(storage, 'one', 'before');
  const usurped = actions.slice(0, 20).map(({ seat, action }) => ({ seat: 1 - seat, action }));
  await journal.write(entryOf(20, { actions: usurped }));
  const match = await loaded(storage);
  expect([hash(match.state), match.from?.length, match.actions]).toEqual([hash(item(states, 20)), 20, []]);
});

test('a match with a set-up that nobody may agree on any more goes on, and is played back from where it stood', async () => {
  const storage = await saved(140);
  problem = { kind: 'option', option: 'weeks', least: 1, most: 3 };
  const match = await loaded(storage);
  expect(hash(match.state)).toBe(hash(item(states, 140)));
  // Nothing leads to the first state that is on record, but from there on everything does.
  expect([match.from?.length, match.from?.earlier, match.actions]).toEqual([CLOSED, [], actions.slice(CLOSED, 140)]);
  const { Replay } = await stores;
  const replay = new Replay(match);
  expect([replay.whole, replay.length]).toEqual([false, 1 + 140 - CLOSED]);
  const table = await playOn(storage, match, 10);
  const again = await loaded(storage);
  expect(hash(again.state)).toBe(hash(table.forSaving().state));
});
