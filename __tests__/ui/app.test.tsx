import AsyncStorage from '@react-native-async-storage/async-storage';
import { createGame, standardConfig } from '@battalia/engine';
import { screen, userEvent, within } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { StyleSheet } from 'react-native';
import { LANGUAGES } from '@/i18n/language';
import type { Translate } from '@/i18n/message';
import { translators } from '@/i18n/translate';
import { useLearning } from '@/store/learn/learning';
import { deviceStorage } from '@/store/match/deviceStorage';
import { Journal } from '@/store/match/journal';
import { readSettings, useSettings } from '@/store/settings';
import { HOME_ENTRIES } from '@/ui/screens/home/entries';
import { night, parchment, TARGET } from '@/ui/theme/tokens';
import { dayText } from '@/ui/text/day';
import { some } from '../long';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const open = (initialUrl: string) => renderRouter('./app', { initialUrl });

/** Home looks for a game to go on with: it is all there once that is found. */
const homeIsThere = (t: Translate) =>
  screen.findByRole('link', { name: `${t('home.continue')}. Ada, Bo · ${t('games.running', { day: dayText(t, 0) })}` });

beforeEach(async () => {
  useSettings.setState({ ...readSettings({ language: 'en' }), ready: true });
  await AsyncStorage.clear();
  const config = standardConfig(2);
  const players = ['Ada', 'Bo'].map((name) => ({ name, bot: null }));
  await new Journal(deviceStorage, 'running', 'test').write({
    config,
    seed: 'running',
    players,
    startedAt: 1,
    playedAt: 1,
    casual: false,
    over: false,
    day: 0,
    actions: [],
    state: createGame(config, 'running'),
  });
});

test.each(some(LANGUAGES, 2))('home offers every entry in %s, and the game that is running', async (language) => {
  useSettings.setState({ language });
  const t = translators[language];
  open('/');
  await homeIsThere(t);
  const menu = within(screen.getByLabelText(t('home.menu')));
  for (const { title, hint } of HOME_ENTRIES) {
    expect(menu.getByRole('link', { name: `${t(title)}. ${t(hint)}` })).toBeOnTheScreen();
  }
  expect(menu.getAllByRole('link')).toHaveLength(HOME_ENTRIES.length + 1);
});

test('home goes on with a lesson that was left, and the list of lessons ticks the first game that was played', async () => {
  const t = translators.en;
  useLearning.setState({ ready: true, done: ['guided'], left: { lesson: 'build', step: 3, actions: [] } });
  const { getPathname } = open('/');
  await homeIsThere(t);
  expect(screen.getByRole('link', { name: `${t('home.lesson')}. ${t('home.lesson.hint')}` })).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('link', { name: `${t('home.learn')}. ${t('home.learn.hint')}` }));
  expect(getPathname()).toBe('/learn');
  expect(await screen.findByRole('button', { name: /^Your first game\..* Done\.$/ })).toBeOnTheScreen();
  useLearning.setState({ done: [], left: null });
});

test.each(HOME_ENTRIES)('the entry $title leads to a screen that exists', async ({ href, title, hint }) => {
  const t = translators.en;
  const { getPathname } = open('/');
  await homeIsThere(t);
  await userEvent.press(screen.getByRole('link', { name: `${t(title)}. ${t(hint)}` }));
  expect(getPathname()).toBe(href);
  expect(screen.queryByText(t('notFound.title'))).toBeNull();
});

test('settings opened by a deep link leads back home', async () => {
  const { getPathname } = open('/settings');
  await userEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(getPathname()).toBe('/');
  expect(await homeIsThere(translators.en)).toBeOnTheScreen();
});

test('a chosen language is spoken at once', async () => {
  open('/settings');
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('radio', { name: 'Polski' }));
  expect(screen.getByRole('heading', { name: 'Ustawienia' })).toBeOnTheScreen();
  expect(screen.getByRole('radio', { name: 'Polski' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'English' })).not.toBeChecked();
});

test('each question in settings has exactly one answer', () => {
  open('/settings');
  for (const question of [
    'settings.language',
    'settings.appearance',
    'settings.motion',
    'settings.pace',
    'settings.hand',
  ] as const) {
    const [panel] = screen.getAllByLabelText(translators.en(question));
    if (!panel) throw new Error(question);
    expect(within(panel).getAllByRole('radio', { checked: true })).toHaveLength(1);
  }
});

test.each([
  ['Sounds', 'sound'],
  ['Vibration', 'haptics'],
] as const)('%s can be switched off and on', async (name, setting) => {
  open('/settings');
  const toggle = () => screen.getByRole('switch', { name });
  expect(toggle()).toBeChecked();
  await userEvent.press(toggle());
  expect(toggle()).not.toBeChecked();
  expect(useSettings.getState()[setting]).toBe(false);
  await userEvent.press(toggle());
  expect(useSettings.getState()[setting]).toBe(true);
});

test.each([
  ['Parchment (light)', parchment],
  ['Night (dark)', night],
] as const)('%s colours what is shown', async (theme, palette) => {
  open('/settings');
  await userEvent.press(screen.getByRole('radio', { name: theme }));
  expect(screen.getByRole('heading', { name: 'Settings' })).toHaveStyle({ color: palette.ink });
});

test('everything that can be pressed is at least 44 points high and grows with its text', () => {
  open('/settings');
  for (const target of [...screen.getAllByRole('radio'), ...screen.getAllByRole('button')]) {
    const { minHeight, height } = StyleSheet.flatten(target.props.style);
    expect(Math.max(minHeight ?? 0, height ?? 0)).toBeGreaterThanOrEqual(TARGET);
  }
});

test('an unknown address says so', () => {
  open('/nowhere');
  expect(screen.getByRole('heading', { name: 'Unexplored land' })).toBeOnTheScreen();
});
