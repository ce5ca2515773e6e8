/** Storage that is denied, missing, full, silent or fails once: everything else works, and nobody waits for ever. */
import AsyncStorage from '@react-native-async-storage/async-storage';
import { standardConfig } from '@battalia/engine';
import { deviceStorage } from '@/store/match/deviceStorage';
import { listMatches, loadMatch } from '@/store/match/savedMatches';
import { useLastSetup } from '@/store/match/lastSetup';
import { useMatch } from '@/store/match/useMatch';
import { useSaving } from '@/store/saving';
import { readSettings, SETTINGS_KEY, useSettings } from '@/store/settings';
import { useTable } from '@/store/table';

const ACCESSES = [
  'getItem',
  'setItem',
  'removeItem',
  'getAllKeys',
  'multiGet',
  'multiSet',
  'multiRemove',
] as const satisfies readonly (keyof typeof AsyncStorage)[];
const works = new Map<string, (...given: never[]) => unknown>(ACCESSES.map((access) => [access, AsyncStorage[access]]));
const match = () => useMatch.getState();
const setup = { config: standardConfig(2), players: ['Ada', 'Bo'].map((name) => ({ name, bot: null })) };

/** How storage can fail. */
const WAYS: Readonly<Record<string, () => Promise<never>>> = {
  refuses: () => Promise.reject(new Error('denied')),
  throws: () => {
    throw new Error('denied');
  },
  'is silent': () => new Promise(() => undefined),
};

/** Every call goes through here first. */
function meddle(fails: (call: number) => (() => Promise<never>) | null): () => number {
  let calls = 0;
  for (const access of ACCESSES)
    Object.assign(AsyncStorage, {
      [access]: (...given: never[]) => {
        const fail = fails(++calls);
        return fail === null ? works.get(access)?.(...given) : fail();
      },
    });
  return () => calls;
}

const mend = () => void Object.assign(AsyncStorage, Object.fromEntries(works));
/** More than anybody waits for storage. */
const later = () => jest.advanceTimersByTimeAsync(20_000);

const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  process.on('unhandledRejection', note);
  mend();
  match().forget();
  await later();
  await AsyncStorage.clear();
  useSettings.setState({ ...readSettings({ language: 'en', handOver: false }), ready: true });
  useSaving.setState({ failing: false, known: false });
});

afterEach(async () => {
  mend();
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', note);
  expect(unhandled.splice(0)).toEqual([]);
});

/** Ends turn after turn. */
function play(steps: number): void {
  for (let i = 0; i < steps; i++) {
    const { legal } = match();
    const action = legal.find(({ kind }) => kind === 'endTurn' || kind === 'begin') ?? legal[0];
    if (action === undefined) throw new Error(`nothing to do at step ${i}`);
    expect(match().act(action)).toBe(true);
  }
}

test.each(Object.keys(WAYS))('everything works where storage %s', async (way) => {
  meddle(() => WAYS[way] ?? null);
  useSettings.setState({ ready: false });
  void useSettings.persist.rehydrate();
  void useTable.persist.rehydrate();
  void useLastSetup.persist.rehydrate();
  await later();
  expect(useSettings.getState().ready).toBe(true);
  expect(useTable.getState().ready).toBe(true);
  useSettings.getState().change({ language: 'pl', handOver: false });
  useTable.getState().change({ day: 7 });
  useLastSetup.getState().change({ modules: ['advanced'] });
  await later();
  expect(useSettings.getState().language).toBe('pl');
  expect(useTable.getState().day).toBe(7);
  expect(useLastSetup.getState().modules).toEqual(['advanced']);
  expect(useSaving.getState().failing).toBe(true);

  const id = await match().start(setup);
  play(150);
  await later();
  expect(match()).toMatchObject({ status: 'ready', trouble: 'storage' });
  expect(match().code()).not.toBeNull();
  const kept = match().keep({ ...setup, seed: 'kept', actions: [] });
  await later();
  expect(await kept).toBeNull();
  match().forget();
  void match().open(id);
  await later();
  expect(match().status).toBe('unreadable');
  const removed = match()
    .remove(id)
    .catch(() => 'failed');
  await later();
  expect(await removed).toBe('failed');
});

test('a match that could not be saved for a while is saved when there is room, without a tap', async () => {
  const id = await match().start(setup);
  play(4);
  await later();
  meddle(() => WAYS['refuses'] ?? null);
  play(90);
  await later();
  expect(match().trouble).toBe('storage');
  expect(useSaving.getState().failing).toBe(true);
  mend();
  play(1);
  await later();
  expect(match().trouble).toBeNull();
  expect(useSaving.getState().failing).toBe(false);
  const loaded = await loadMatch(deviceStorage, id);
  expect(loaded.ok && loaded.match.from === null && loaded.match.actions.length).toBeGreaterThanOrEqual(95);
});

test('settings that could not be read are not written over', async () => {
  await AsyncStorage.setItem(SETTINGS_KEY, JSON.stringify({ version: 1, state: { language: 'nl', theme: 'dark' } }));
  meddle(() => WAYS['refuses'] ?? null);
  void useSettings.persist.rehydrate();
  await later();
  mend();
  useSettings.getState().change({ sound: false });
  await later();
  expect(JSON.parse((await AsyncStorage.getItem(SETTINGS_KEY)) ?? 'null')).toMatchObject({
    state: { language: 'nl', theme: 'dark' },
  });
});

test('storage that fails at any single call leaves the match whole, and it goes on', async () => {
  /** A match with a chunk in it, left and opened again. */
  const scene = async (): Promise<string> => {
    const id = await match().start(setup);
    for (const steps of [2, 62, 1, 1]) {
      play(steps);
      await later();
    }
    match().forget();
    void match().open(id);
    await later();
    return id;
  };
  const calls = meddle(() => null);
  await match().remove(await scene());
  const total = calls();
  expect(total).toBeGreaterThan(10);
  const ways = Object.values(WAYS);
  let unread = 0;
  for (let n = 1; n <= total; n++) {
    meddle((call) => (call === n ? (ways[n % ways.length] ?? null) : null));
    const id = await scene();
    mend();
    // At most the action is lost that was being written; a read that failed is told, and works when it is tried again.
    expect(['ready', 'unreadable']).toContain(match().status);
    if (match().status === 'unreadable') {
      unread++;
      match().forget();
      void match().open(id);
      await later();
    }
    expect(match().status).toBe('ready');
    play(1);
    await later();
    expect(match().trouble).toBeNull();
    const loaded = await loadMatch(deviceStorage, id);
    expect(loaded.ok && loaded.match.from).toBeNull();
    expect(loaded.ok && loaded.match.actions.length).toBeGreaterThanOrEqual(66);
    expect((await listMatches(deviceStorage)).map((stored) => stored.id)).toEqual([id]);
    await match().remove(id);
    expect(await AsyncStorage.getAllKeys()).not.toContainEqual(expect.stringContaining(id));
  }
  expect(unread).toBeGreaterThan(0);
});
