/**
 * The whole app as a phone has it, without a canvas, pressed at random: React Native's own views and refs, motion on. After
 * every press nothing has been thrown or complained about, whoever is to move has something to press, and what was played
 * is on record. Its sister in a browser is scripts/monkey.
 */
import AsyncStorage from '@react-native-async-storage/async-storage';
import { viewFor, type ModuleId } from '@battalia/engine';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { Dimensions } from 'react-native';
import type { Translate } from '@/i18n/message';
import { translators } from '@/i18n/translate';
import { deviceStorage } from '@/store/match/deviceStorage';
import { loadMatch } from '@/store/match/savedMatches';
import { useLastSetup } from '@/store/match/lastSetup';
import { readSetup, type SetupSeat } from '@/store/match/setup';
import { useMatch } from '@/store/match/useMatch';
import { readSettings, useSettings } from '@/store/settings';
import { Choice } from '../../scripts/monkey/choice';
import { many } from '../long';

// The board as a grid of squares: there is no canvas here.
jest.mock('@/board/Board', () => ({ Board: () => null, canDraw: () => false }));
// Pictures cannot be pressed and take most of the time.
jest.mock('@/art/FigureView', () => ({ ...jest.requireActual<object>('@/art/FigureView'), FigureView: () => null }));
jest.mock('@/art/Glyph', () => ({ ...jest.requireActual<object>('@/art/Glyph'), Glyph: () => null }));
jest.mock('react-native-svg', () => ({
  ...Object.fromEntries(Object.keys(jest.requireActual<object>('react-native-svg')).map((name) => [name, () => null])),
  __esModule: true,
}));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

// Hundreds of presses, on a machine that may be busy with other things.
jest.setTimeout(300_000);

/** In the language that was chosen last: settings are pressed, too. */
const t: Translate = (key, ...args) => {
  const { language } = useSettings.getState();
  return translators[language === 'system' ? 'en' : language](key, ...args);
};
const person: SetupSeat = { name: '', bot: null, faction: 'random' };
const chooser: SetupSeat = { ...person, faction: 'table' };
/** It never looks at the time, which stands still here. */
const bot: SetupSeat = { name: '', bot: 'friman', faction: 'random' };

interface Walk {
  readonly name: string;
  /** Where it begins, and stays if it can. */
  readonly home: string;
  readonly seats: readonly SetupSeat[];
  readonly modules: readonly ModuleId[];
  readonly size: readonly [width: number, height: number];
  readonly presses: number;
}

const WALKS: readonly Walk[] = [
  { name: 'alone, the standard game', home: '/new', seats: [person, bot], modules: [], size: [412, 892], presses: 36 },
  {
    name: 'alone, the grand game on a tablet',
    home: '/new',
    seats: [chooser, bot],
    modules: ['advanced', 'volcano', 'unbound'],
    size: [1180, 820],
    presses: 36,
  },
  {
    name: 'two people, the harder game',
    home: '/new',
    seats: [person, person],
    modules: ['harder'],
    size: [412, 892],
    presses: 48,
  },
  {
    name: 'two people and two bots without start cities',
    home: '/new',
    seats: [person, bot, chooser, bot],
    modules: ['nocities'],
    size: [412, 892],
    presses: 36,
  },
  { name: 'reading', home: '/reference', seats: [person, bot], modules: [], size: [412, 892], presses: 36 },
  { name: 'beside a real table', home: '/table', seats: [person, bot], modules: [], size: [1180, 820], presses: 24 },
  { name: 'settings', home: '/settings', seats: [person, bot], modules: [], size: [412, 892], presses: 24 },
];

const match = () => useMatch.getState();
/** What a finger could press. */
const ROLES = /^(button|link|radio|switch)$/;
type Pressable = ReturnType<typeof screen.getByRole>;
const isEnabled = ({ props }: Pressable): boolean =>
  props['aria-disabled'] !== true && props.accessibilityState?.disabled !== true;
const pressables = (): readonly Pressable[] => screen.queryAllByRole(ROLES).filter(isEnabled);
const nameOf = ({ props }: Pressable): string => String(props['aria-label'] ?? props.accessibilityLabel ?? '');

/** Lets time pass, and everything that waits for it have its turn. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A moment, so that what moves is met in all its parts; then until no bot is to move. */
async function rest(ms = 0): Promise<void> {
  await pass(ms);
  for (let i = 0; match().thinking !== null; i++) {
    if (i > 200) throw new Error('a bot is to move and does not');
    await pass(500);
  }
}

/** As if the app were started anew on what is stored, nothing is missing. */
async function assertOnRecord(): Promise<void> {
  const { id, view, status } = match();
  if (id === null || view === null || status !== 'ready') return;
  // A lesson is no match: what is done in it is kept by the step.
  if (id.startsWith('lesson ')) return;
  const loaded = await act(() => loadMatch(deviceStorage, id));
  if (!loaded.ok) throw new Error(`the match is ${loaded.reason}`);
  expect(viewFor(loaded.match.state, view.viewer)).toEqual(view);
}

/** Whoever is to move can press something that belongs to the move. */
function assertMovable(path: string, there: readonly Pressable[]): void {
  expect(there.length).toBeGreaterThan(0);
  if (!path.startsWith('/match/') || match().legal.length === 0) return;
  const ways = [t('match.whatCanIDo'), t('play.closeList'), t('look.close')];
  expect(
    there.some((control) => ways.includes(nameOf(control))) ||
      screen.queryByLabelText(t('match.everything')) !== null ||
      match().handOver !== null,
  ).toBe(true);
}

const isSquare = (name: string): boolean => /^row \d, column \d/.test(name);

/** What starts a match, brings it forward and leads back to it is pressed more often. */
function weightOf(home: string, path: string, name: string): number {
  if (home !== '/new') return name === t('nav.back') && path === home ? 0.2 : 1;
  if (name === t('newGame.start')) return 30;
  if (name === t('look.close')) return 10;
  if (name === t('nav.back')) return path.startsWith('/match/') ? 0.5 : 6;
  if (path.startsWith('/match/'))
    return name === t('action.endTurn') ? 8 : name === t('match.whatCanIDo') ? 5 : isSquare(name) ? 0.2 : 1;
  return name.startsWith(t('home.continue')) || name.startsWith(t('home.newGame')) ? 8 : 1;
}

beforeEach(async () => {
  // A game is named after the time at which it was begun, and dealt after its name.
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1), doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
  match().forget();
  await AsyncStorage.clear();
  useSettings.setState({ ...readSettings({ language: 'en' }), ready: true });
});
afterEach(() => jest.useRealTimers());

test.each(WALKS)('$name', async ({ name, home, seats, modules, size: [width, height], presses: longest }) => {
  const presses = many(longest / 2, longest);
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const choice = new Choice(name);
  jest.spyOn(Math, 'random').mockImplementation(() => choice.below(1_000_000) / 1_000_000);
  Dimensions.set({ window: { width, height, scale: 1, fontScale: 1 } });
  useLastSetup.getState().change({ ...readSetup({}), seats: [...seats], modules: [...modules], options: { weeks: 1 } });
  const { getPathname } = renderRouter('./app', { initialUrl: home });
  await rest(300);
  const done: string[] = [];
  const came = new Set<string>();
  try {
    for (let i = 0; i < presses; i++) {
      const path = getPathname();
      const there = pressables();
      assertMovable(path, there);
      const control = choice.weighted(there.map((value) => ({ value, weight: weightOf(home, path, nameOf(value)) })));
      if (control === null) throw new Error(`nothing to press on ${path}`);
      done.push(`${path} ${nameOf(control)}`);
      fireEvent.press(control);
      await rest(choice.between(0, 8) * 50);
      expect(complaints.mock.calls.map((words) => words.map((word) => String(word).slice(0, 300)).join(' '))).toEqual(
        [],
      );
      await assertOnRecord();
      const { id } = match();
      // Somebody comes back to it later: the app has forgotten everything but what is stored.
      if (i % 20 === 19 && id !== null && path.startsWith('/match/')) {
        await act(() => {
          match().forget();
          return match().open(id);
        });
        await rest();
        await assertOnRecord();
      }
      const { view } = match();
      came.add(`${getPathname()} ${view?.day ?? ''} ${view?.decision?.kind ?? ''}`);
    }
  } catch (problem) {
    throw new Error(`after\n${done.join('\n')}`, { cause: problem });
  }
  // It has come somewhere, to several days or questions of a match, or pages, and has not pressed the same all the time.
  expect(came.size).toBeGreaterThan(1);
  expect(new Set(done).size).toBeGreaterThan(presses / 3);
});
