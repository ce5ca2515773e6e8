/** Games, codes and replays, without a canvas. */
import AsyncStorage from '@react-native-async-storage/async-storage';
import { BASE_BOX, cardsIn, createGame, handOf, item, newChance, standardConfig } from '@battalia/engine';
import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { renderRouter } from 'expo-router/testing-library';
import { translators } from '@/i18n/translate';
import { deviceStorage } from '@/store/match/deviceStorage';
import { Journal } from '@/store/match/journal';
import { listMatches } from '@/store/match/savedMatches';
import { toCode } from '@/store/match/share';
import { useMatch } from '@/store/match/useMatch';
import { readSettings, useSettings } from '@/store/settings';
import { GamesScreen } from '@/ui/screens/games/GamesScreen';
import { ReplayScreen } from '@/ui/screens/replay/ReplayScreen';
import { cardText } from '@/ui/text/cards';
import { wander } from '../../engine/wander';

jest.mock('expo-clipboard', () => ({ ...jest.requireActual('expo-clipboard'), getStringAsync: jest.fn() }));
jest.mock('@/board/Board', () => ({ Board: () => null, canDraw: () => false }));
jest.mock('@/art/FigureView', () => ({ FigureView: () => null }));
jest.mock('@/art/Glyph', () => ({ Glyph: () => null }));
// Nothing is measured here.
jest.mock('@/ui/hint/rect', () => ({ rectOf: async () => ({ x: 10, y: 10, width: 44, height: 44 }) }));
jest.mock('@/ui/motion/useDawn', () => ({ useDawn: () => ({ get: () => 0, value: 0 }) }));

const t = translators.en;
const config = standardConfig(2, [], { weeks: 1 });
const players = [
  { name: 'Ada', bot: null },
  { name: 'Cleo', bot: 'friman' as const },
];

/** A game of a week at random. */
const last = createGame(config, 'week');
const actions = wander(last, newChance('week'));
const code = toCode({ players, config, seed: 'week', actions });

const press = (name: string | RegExp) => fireEvent.press(item(screen.getAllByRole('button', { name }), 0));
const stepText = (step: number) => new RegExp(`^${t('replay.step', { step, steps: actions.length })} ·`);

beforeEach(async () => {
  await AsyncStorage.clear();
  useSettings.setState({ ...readSettings({ language: 'en' }), ready: true });
  useMatch.getState().forget();
});

test('a code is opened, stepped through, seen with a player’s eyes and kept', async () => {
  renderRouter({ replay: ReplayScreen }, { initialUrl: `/replay?code=${code}` });
  await waitFor(() => expect(screen.getAllByText(stepText(0)).length).toBeGreaterThan(0));
  press(t('replay.forward'));
  press(t('replay.forward'));
  expect(screen.getAllByText(stepText(2)).length).toBeGreaterThan(0);
  press(t('replay.back'));
  expect(screen.getAllByText(stepText(1)).length).toBeGreaterThan(0);
  press(t('replay.last'));
  fireEvent.press(screen.getByRole('radio', { name: 'Ada' }));
  expect(screen.getByLabelText(t('replay.hand', { player: 'Ada' }))).toBeOnTheScreen();
  for (const card of cardsIn(last, handOf(0)).slice(0, 1))
    expect(
      screen.getAllByLabelText(new RegExp(`^${cardText({ t, box: BASE_BOX }, card).replace(/[()]/g, '\\$&')}`)).length,
    ).toBeGreaterThan(0);
  press(t('replay.keep'));
  await waitFor(() => expect(screen.getByText(t('replay.kept'))).toBeOnTheScreen());
  expect(await listMatches(deviceStorage)).toMatchObject([{ facts: { over: true, players } }]);
}, 20_000);

test('a square that is pressed in a replay tells what it is and where its rule is, and offers nothing to do', async () => {
  renderRouter({ replay: ReplayScreen }, { initialUrl: `/replay?code=${code}` });
  await waitFor(() => expect(screen.getAllByText(stepText(0)).length).toBeGreaterThan(0));
  press(t('replay.last'));
  press(/, city .*; level \d city of Ada/);
  const city = within(screen.getByLabelText(/^Kazantal/));
  expect(city.getByText(/^Owner: Ada$/)).toBeOnTheScreen();
  expect(city.getAllByRole('button').map(({ props }) => String(props.accessibilityLabel))).toEqual([
    t('look.explain'),
    t('play.dismiss'),
  ]);
  press(t('look.explain'));
  await waitFor(() => screen.getByRole('link', { name: new RegExp(`^${t('explain.read')}`) }), { timeout: 20_000 });
  press(t('look.close'));
  press(t('play.dismiss'));
  expect(screen.queryByText(/^Owner: Ada$/)).toBeNull();
}, 30_000);

test.each([
  ['/replay?code=x&code=y', 'code.notACode'],
  ['/replay?match=x&match=y', 'match.notFound'],
  ['/replay?code=', 'code.empty'],
  ['/replay', 'code.empty'],
  ['/replay?code=%E0%A4%A', 'code.notACode'],
] as const)('%s gets its sentence', async (initialUrl, sentence) => {
  renderRouter({ replay: ReplayScreen }, { initialUrl });
  await waitFor(() => expect(screen.getByText(t(sentence))).toBeOnTheScreen());
});

test('a storage that fails on reading is told, and nobody waits for ever', async () => {
  jest.mocked(AsyncStorage.multiGet).mockRejectedValueOnce(new Error('no disk'));
  renderRouter({ replay: ReplayScreen }, { initialUrl: '/replay?match=x' });
  await waitFor(() => expect(screen.getByText(t('match.unreadable'))).toBeOnTheScreen());
});

test('whatever is pasted gets its sentence: nothing, megabytes, and what the device keeps to itself', async () => {
  renderRouter({ replay: ReplayScreen }, { initialUrl: '/replay' });
  const field = await screen.findByLabelText(t('games.code'));
  fireEvent.changeText(field, 'x'.repeat(5_000_000));
  expect(screen.getByText(t('code.tooLong'))).toBeOnTheScreen();
  expect(field).toHaveDisplayValue('');
  press(t('games.watch'));
  expect(screen.getByText(t('code.empty'))).toBeOnTheScreen();
  const paste = jest.mocked(Clipboard.getStringAsync);
  paste.mockResolvedValueOnce('x'.repeat(5_000_000));
  press(t('games.paste'));
  await waitFor(() => expect(screen.getByText(t('code.tooLong'))).toBeOnTheScreen());
  expect(field).toHaveDisplayValue('');
  paste.mockRejectedValueOnce(new Error('denied'));
  press(t('games.paste'));
  await waitFor(() => expect(screen.getByText(t('code.noPaste'))).toBeOnTheScreen());
  paste.mockResolvedValueOnce('');
  press(t('games.paste'));
  await waitFor(() => expect(screen.getByText(t('code.empty'))).toBeOnTheScreen());
});

test('garbage in the address gets a sentence and a place for another code', async () => {
  renderRouter({ replay: ReplayScreen }, { initialUrl: '/replay?code=garbage' });
  await waitFor(() => expect(screen.getByText(t('code.notACode'))).toBeOnTheScreen());
  expect(screen.getByLabelText(t('games.code'))).toBeOnTheScreen();
});

test('a game is deleted only after a question', async () => {
  const entry = {
    config,
    seed: 'week',
    players,
    startedAt: 1,
    playedAt: 1,
    casual: false,
    over: true,
    day: last.day,
    actions,
    state: last,
  };
  await new Journal(deviceStorage, 'past', 'test').write(entry);
  renderRouter({ games: GamesScreen }, { initialUrl: '/games' });
  await waitFor(() => expect(screen.getByRole('heading', { name: t('games.past') })).toBeOnTheScreen());
  press(t('games.delete', { players: 'Ada, Cleo' }));
  expect(await listMatches(deviceStorage)).toHaveLength(1);
  press(t('games.keep'));
  press(t('games.delete', { players: 'Ada, Cleo' }));
  press(new RegExp(`^${t('games.remove')}$`));
  await waitFor(() => expect(screen.getByText(t('games.none'))).toBeOnTheScreen());
  expect(await listMatches(deviceStorage)).toHaveLength(0);
});
