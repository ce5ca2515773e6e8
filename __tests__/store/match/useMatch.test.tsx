/** The match on the screen: what is open, who sees it, and what is done when storage fails or another window plays. */
import AsyncStorage from '@react-native-async-storage/async-storage';
import { debug, standardConfig } from '@battalia/engine/testing';
import { waitFor } from '@testing-library/react-native';
import type { Thought } from '@/bots/bot';
import { BOTS } from '@/bots/players';
import { Journal } from '@/store/match/journal';
import { useMatch } from '@/store/match/useMatch';
import { readSettings, useSettings } from '@/store/settings';
import { besieged } from './besieged';
import { store, STORED } from './stored';

const match = () => useMatch.getState();

const quiet = () =>
  debug.arrange({ bare: true, hands: { 0: ['barfolk lord', 'weapon'], 1: ['cloudborn priest'], 2: [], 3: [] } });

const handShown = () => match().view?.players.some(({ hand }) => hand.length > 0);

/** One thing that can be done now. */
function only(kind: string, legal = match().legal) {
  const action = legal.find((other) => other.kind === kind);
  if (!action) throw new Error(`no ${kind}`);
  return action;
}

/** Storage fails for as long as something goes on. */
async function without(access: 'multiGet' | 'multiSet', during: () => Promise<void>): Promise<void> {
  const works = AsyncStorage[access];
  Object.assign(AsyncStorage, { [access]: () => Promise.reject(new Error('full')) });
  await during().finally(() => Object.assign(AsyncStorage, { [access]: works }));
}

beforeEach(async () => {
  match().forget();
  await AsyncStorage.clear();
  useSettings.setState({ ...readSettings({ language: 'en' }), ready: true });
});

test('whoever comes back to a match that was left is asked who it is, even if it was open all the time', async () => {
  await store(quiet());
  await match().open(STORED);
  match().takeOver();
  expect(handShown()).toBe(true);
  await match().open(STORED);
  expect(match().handOver).toBe(0);
  expect(handShown()).toBe(false);
});

test('a game is opened where nothing can be written, says so, and is saved when there is room again', async () => {
  await store(quiet());
  await without('multiSet', async () => {
    await match().open(STORED);
    expect(match()).toMatchObject({ status: 'ready', trouble: 'storage' });
    match().takeOver();
    expect(match().act(only('endTurn'))).toBe(true);
  });
  match().saveAgain();
  await waitFor(() => expect(match().trouble).toBeNull());
  expect(match().handOver).toBe(1);
  match().forget();
  await match().open(STORED);
  expect(match().handOver).toBe(1);
});

test('storage that cannot even be read leaves no one waiting', async () => {
  await store(quiet());
  await without('multiGet', () => match().open(STORED));
  expect(match().status).toBe('unreadable');
});

test('what another window plays on is neither played on nor taken back here', async () => {
  const state = besieged();
  await store(state);
  await match().open(STORED);
  match().takeOver();
  expect(match().act(only('attack'))).toBe(true);
  expect(match().undo()).toBe(true);
  jest.spyOn(Journal.prototype, 'write').mockResolvedValueOnce({ ok: false, reason: 'elsewhere' });
  match().redo();
  await waitFor(() => expect(match()).toMatchObject({ status: 'elsewhere', id: STORED, view: null, legal: [] }));
  expect(match().undo()).toBe(false);
  // It is taken back as the other has left it.
  await match().takeHere();
  expect(match()).toMatchObject({ status: 'ready', trouble: null });
});

test('when a battle across the table is over, the device asks who takes it: it lies between the two', async () => {
  useSettings.setState({ faceToFace: true });
  await store(besieged());
  await match().open(STORED);
  match().takeOver();
  expect(match().act(only('attack'))).toBe(true);
  for (let i = 0; i < 20 && match().view?.battle !== null; i++) {
    const seat = match().view?.decision?.seat ?? 0;
    const legal = match().peek(seat)?.legal ?? [];
    const action = (['stand', 'lay', 'surrender', 'pass'] as const)
      .map((kind) => legal.find((other) => other.kind === kind))
      .find((found) => found !== undefined);
    if (!action) throw new Error(`nothing for ${seat}`);
    expect(match().actAcross(seat, action)).toBe(true);
  }
  expect(match().view?.battle).toBeNull();
  expect(match().view?.decision).toMatchObject({ kind: 'acting', seat: 0 });
  expect(match().handOver).toBe(0);
  expect(handShown()).toBe(false);
});

test('two people who agree to fight across the table do so until the battle is over, or the sitting', async () => {
  // Strong enough that an opening is called off.
  useSettings.setState({ faceToFace: false });
  await store(besieged(4));
  await match().open(STORED);
  match().takeOver();
  expect(match().facing).toBeNull();
  expect(match().act(only('attack'))).toBe(true);
  expect(match().facing).toBe('offered');
  expect(match().peek(0)).toBeNull();
  match().face('across', false);
  expect(match()).toMatchObject({ facing: 'across', handOver: 0 });
  expect(handShown()).toBe(false);
  expect(match().peek(0)?.view.viewer).toBe(0);
  // Away from between the two it goes covered, too.
  match().face('passing', false);
  expect(match()).toMatchObject({ facing: 'passing', handOver: 0 });
  expect(match().peek(0)).toBeNull();
  match().takeOver();
  expect(match().act(only('callOff'))).toBe(true);
  expect(match().act(only('attack'))).toBe(true);
  expect(match().facing).toBe('offered');
  match().face('across', true);
  expect(match().actAcross(0, only('callOff', match().peek(0)?.legal ?? []))).toBe(true);
  match().takeOver();
  expect(match().act(only('attack'))).toBe(true);
  expect(match().facing).toBe('across');
});

describe('a bot that falls over its own thoughts still moves', () => {
  const friman = { ...BOTS.friman };
  afterEach(() => {
    Object.assign(BOTS.friman, friman);
    jest.restoreAllMocks();
  });

  const againstFallen = async (think: () => Thought) => {
    Object.assign(BOTS.friman, { think });
    useSettings.setState({ pace: 'instant' });
    await match().start({
      config: standardConfig(2),
      players: [
        { name: 'Ada', bot: null },
        { name: 'Friman', bot: 'friman' },
      ],
    });
    for (let moves = 0; moves < 12; moves++) {
      await waitFor(() => expect(match().thinking).toBeNull(), { timeout: 5000 });
      const [any] = match().legal;
      if (any === undefined) throw new Error('nothing to do');
      match().act(match().legal.find(({ kind }) => kind === 'endTurn' || kind === 'begin') ?? any);
    }
    expect(match().log.filter(({ seat }) => seat === 1).length).toBeGreaterThan(6);
  };

  test('one that throws', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation();

    await againstFallen(function* () {
      throw new Error('lost the thread');
    });
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'lost the thread' }));
  });

  test('one that wants what is not allowed', () =>
    againstFallen(function* () {
      return { kind: 'pass' };
    }));
});
