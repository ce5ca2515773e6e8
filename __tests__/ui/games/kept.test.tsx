/** The list of games with whatever storage holds, and a replay of what these rules cannot follow as a whole. */
import AsyncStorage from '@react-native-async-storage/async-storage';
import { createGame, item, newChance, standardConfig } from '@battalia/engine';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { renderRouter } from 'expo-router/testing-library';
import { LANGUAGES } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { deviceStorage } from '@/store/match/deviceStorage';
import { Journal, type JournalEntry } from '@/store/match/journal';
import { summed, unsummed } from '@/store/match/storage';
import { useMatch } from '@/store/match/useMatch';
import { readSettings, useSettings } from '@/store/settings';
import { dateText } from '@/ui/text/date';
import { GamesScreen } from '@/ui/screens/games/GamesScreen';
import { ReplayScreen } from '@/ui/screens/replay/ReplayScreen';
import { wander } from '../../engine/wander';

jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(() => Promise.resolve(true)) }));
jest.mock('@/board/Board', () => ({ Board: () => null, canDraw: () => false }));
jest.mock('@/art/FigureView', () => ({ FigureView: () => null }));
jest.mock('@/art/Glyph', () => ({ Glyph: () => null }));
jest.mock('@/ui/motion/useDawn', () => ({ useDawn: () => ({ get: () => 0, value: 0 }) }));

const t = translators.en;
const config = standardConfig(2);
const players = ['Ada', 'Bo'].map((name) => ({ name, bot: null }));

function played(steps: number): JournalEntry {
  const state = createGame(config, 'kept');
  const actions = wander(state, newChance('kept'), { steps });
  const { day } = state;
  return { config, seed: 'kept', players, startedAt: 1, playedAt: 1, casual: false, over: false, day, actions, state };
}

const save = (id: string, entry: JournalEntry) => new Journal(deviceStorage, id, 'test').write(entry);

async function alter(id: string, change: object): Promise<void> {
  for (const key of await deviceStorage.keys(`battalia.game.${id}.head.`)) {
    const head = unsummed(await AsyncStorage.getItem(key));
    if (typeof head === 'object') await AsyncStorage.setItem(key, summed({ ...head, ...change }));
  }
}

beforeEach(async () => {
  await AsyncStorage.clear();
  useSettings.setState({ ...readSettings({ language: 'en' }), ready: true });
  useMatch.getState().forget();
});

test.each<[string, object]>([
  [
    'a faction that this version does not know',
    {
      standing: [
        { points: 1, faction: 17 },
        { points: 0, faction: 1 },
      ],
    },
  ],
  ['a date that is none', { playedAt: 1e300 }],
  ['a date in words', { playedAt: 'yesterday' }],
])('%s: that game is listed as one that cannot be read, and copied; the others are there', async (_what, change) => {
  await save('well', played(4));
  await save('odd', { ...played(4), players: [item(players, 0), { name: 'Cy', bot: null }] });
  await alter('odd', change);
  renderRouter({ games: GamesScreen }, { initialUrl: '/games' });
  expect(await screen.findByRole('link', { name: /^Ada, Bo/ })).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: t('games.lost') })).toBeOnTheScreen();
  expect(screen.queryByRole('link', { name: /^Ada, Cy/ })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: t('games.export') }));
  await waitFor(() => expect(Clipboard.setStringAsync).toHaveBeenLastCalledWith(expect.stringContaining('Cy')));
});

test('a game of an older version is listed by who played, copied as it is, and deleted', async () => {
  await AsyncStorage.setItem('battalia.match.old.tail.0', summed({ players: [{ name: 'Eva' }, { name: 'Finn' }] }));
  await AsyncStorage.setItem('battalia.match.old.chunk.0.0', 'a chunk');
  renderRouter({ games: GamesScreen }, { initialUrl: '/games' });
  expect(await screen.findByRole('heading', { name: t('games.older') })).toBeOnTheScreen();
  expect(screen.getByText('Eva, Finn')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: t('games.export') }));
  await waitFor(() => expect(Clipboard.setStringAsync).toHaveBeenLastCalledWith(expect.stringContaining('a chunk')));
  fireEvent.press(screen.getByRole('button', { name: t('games.delete', { players: 'Eva, Finn' }) }));
  fireEvent.press(screen.getByRole('button', { name: t('games.remove') }));
  expect(await screen.findByText(t('games.none'))).toBeOnTheScreen();
  expect(await deviceStorage.keys('battalia.match.')).toEqual([]);
});

test('a replay that leaves something out says so, and one that is whole does not', async () => {
  const entry = played(6);
  await save('whole', entry);
  await save('parts', { ...entry, actions: entry.actions.map(({ seat, action }) => ({ seat: 1 - seat, action })) });
  const { unmount } = renderRouter({ replay: ReplayScreen }, { initialUrl: '/replay?match=parts' });
  expect(await screen.findByText(t('replay.parts'))).toBeOnTheScreen();
  unmount();
  renderRouter({ replay: ReplayScreen }, { initialUrl: '/replay?match=whole' });
  await waitFor(() => expect(screen.getAllByText(/^Step 0 of 6/).length).toBeGreaterThan(0));
  expect(screen.queryByText(t('replay.parts'))).toBeNull();
});

test('a match that goes on from where it stood says why it cannot be taken back further', async () => {
  const entry = played(6);
  await save('parts', { ...entry, actions: entry.actions.map(({ seat, action }) => ({ seat: 1 - seat, action })) });
  await act(() => useMatch.getState().open('parts'));
  expect(useMatch.getState()).toMatchObject({ status: 'ready', undoStop: 'older', whole: false });
});

test.each(LANGUAGES)('a date that is none is shown in %s without a fall', (language) => {
  for (const time of [NaN, 1e300, -1e300, Infinity]) expect(dateText(language, time)).toBe('?');
  expect(dateText(language, 0)).toContain('1970');
});
