/** A screen that falls says so, keeps what was played, and lets people go on. */
import AsyncStorage from '@react-native-async-storage/async-storage';
import { createGame, standardConfig } from '@battalia/engine';
import { act, screen, userEvent, waitFor } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { renderRouter } from 'expo-router/testing-library';
import { Text as MockText } from 'react-native';
import { LANGUAGES } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { deviceStorage } from '@/store/match/deviceStorage';
import { Journal } from '@/store/match/journal';
import { loadMatch } from '@/store/match/savedMatches';
import { useMatch } from '@/store/match/useMatch';
import { readSettings, useSettings } from '@/store/settings';
import type * as themes from '@/ui/theme/useTheme';

let mockFalls: 'nothing' | 'settings' | 'match' | 'theme' | 'page' = 'nothing';
const mockFall = (what: typeof mockFalls) => {
  if (mockFalls === what) throw new Error(`${what} fell over {"seed":"secret"}`);
};

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));
jest.mock('expo-constants', () => ({
  __esModule: true,
  ...jest.requireActual<object>('expo-constants'),
  default: { expoConfig: { version: '1.2.3' } },
}));
jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(() => Promise.resolve(true)) }));
jest.mock('@/ui/screens/settings/SettingsScreen', () => ({
  SettingsScreen: () => {
    mockFall('settings');
    return <MockText>all is well</MockText>;
  },
}));
jest.mock('@/ui/screens/match/Match', () => ({
  Match: () => {
    mockFall('match');
    return <MockText>all is well</MockText>;
  },
}));
jest.mock('@/ui/usePage', () => ({ usePage: () => mockFall('page') }));
jest.mock('@/ui/theme/useTheme', () => {
  const { useTheme } = jest.requireActual<typeof themes>('@/ui/theme/useTheme');
  return {
    useTheme: () => {
      mockFall('theme');
      return useTheme();
    },
  };
});

const t = translators.en;
const open = (initialUrl: string) => renderRouter('./app', { initialUrl });
const press = (name: string) => userEvent.press(screen.getByRole('button', { name }));
const fallen = () => screen.queryByRole('heading', { name: t('fall.title') }) !== null;

beforeEach(async () => {
  mockFalls = 'nothing';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(Clipboard.setStringAsync).mockClear();
  useSettings.setState({ ...readSettings({ language: 'en' }), ready: true });
  useMatch.getState().forget();
  await AsyncStorage.clear();
  const config = standardConfig(2);
  const players = ['Ada', 'Bo'].map((name) => ({ name, bot: null }));
  await new Journal(deviceStorage, 'running', 'test').write({
    config,
    seed: 'hidden',
    players,
    startedAt: 1,
    playedAt: 1,
    casual: false,
    over: false,
    day: 0,
    actions: [],
    state: createGame(config, 'hidden'),
  });
});
afterEach(() => jest.restoreAllMocks());

test.each(LANGUAGES)('it says so in %s, and goes on when it can', async (language) => {
  const speak = translators[language];
  useSettings.setState({ language });
  mockFalls = 'settings';
  open('/settings');
  expect(screen.getByRole('heading', { name: speak('fall.title') })).toBeOnTheScreen();
  expect(screen.getByText(speak('fall.text'))).toBeOnTheScreen();
  await press(speak('fall.goOn'));
  expect(screen.getByText(speak('fall.text'))).toBeOnTheScreen();
  mockFalls = 'nothing';
  await press(speak('fall.goOn'));
  expect(screen.queryByText(speak('fall.text'))).toBeNull();
  expect(screen.getByText('all is well')).toBeOnTheScreen();
});

test('it leads home', async () => {
  mockFalls = 'settings';
  const { getPathname } = open('/settings');
  await press(t('notFound.home'));
  expect(getPathname()).toBe('/');
  expect(await screen.findByLabelText(t('home.menu'))).toBeOnTheScreen();
  expect(fallen()).toBe(false);
});

test('the report tells version, page, error and part, and nothing of a game', async () => {
  mockFalls = 'settings';
  open('/settings?code=battalia1.secret');
  await press(t('fall.copy'));
  expect(await screen.findByText(t('share.copied'))).toBeOnTheScreen();
  const [report = ''] = jest.mocked(Clipboard.setStringAsync).mock.calls[0] ?? [];
  expect(report).toMatch(/^Battalia 1\.2\.3, ios /);
  expect(report).toContain('/settings\n');
  expect(report).toContain('Error: settings fell over …');
  expect(report).toMatch(/at .*mockFall/);
  expect(report).toContain('ScreenStack');
  expect(report).not.toMatch(/secret|hidden/);
});

test('a clipboard that refuses is told', async () => {
  jest.mocked(Clipboard.setStringAsync).mockRejectedValueOnce(new Error('no'));
  mockFalls = 'settings';
  open('/settings');
  await press(t('fall.copy'));
  expect(await screen.findByText(t('share.failed'))).toBeOnTheScreen();
});

test('a match that falls over what it shows goes on from what was saved', async () => {
  mockFalls = 'match';
  open('/match/running');
  await waitFor(() => expect(useMatch.getState().handOver).not.toBeNull());
  act(() => useMatch.getState().takeOver());
  expect(fallen()).toBe(true);
  expect(await loadMatch(deviceStorage, 'running')).toMatchObject({ ok: true });
  mockFalls = 'nothing';
  await press(t('fall.goOn'));
  expect(fallen()).toBe(false);
  // Read anew: the device asks again who holds it.
  await waitFor(() => expect(useMatch.getState().handOver).not.toBeNull());
  act(() => useMatch.getState().takeOver());
  expect(screen.getByText('all is well')).toBeOnTheScreen();
});

test('the ground on which all screens stand may fall, too', async () => {
  mockFalls = 'page';
  const { getPathname } = open('/settings');
  expect(fallen()).toBe(true);
  await press(t('fall.copy'));
  expect(await screen.findByText(t('share.copied'))).toBeOnTheScreen();
  mockFalls = 'nothing';
  await press(t('notFound.home'));
  expect(fallen()).toBe(false);
  expect(getPathname()).toBe('/');
});

test('where there are not even colours, a few bare words are said', async () => {
  mockFalls = 'theme';
  open('/settings');
  expect(screen.getByText(/Your games are saved/)).toBeOnTheScreen();
  mockFalls = 'nothing';
  await press('Try again');
  expect(screen.getByText('all is well')).toBeOnTheScreen();
});
