/** A canvas that falls makes way for the plain map, and the match goes on. */
import '../undrawn';
import { legalActions, toMove, viewFor, type Action } from '@battalia/engine';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useEffect } from 'react';
import { View as MockView } from 'react-native';
import { translators } from '@/i18n/translate';
import { useMatch } from '@/store/match/useMatch';
import { Match } from '@/ui/screens/match/Match';
import { speakerFor } from '@/ui/text/speaker';
import { useAttempt as mockUseAttempt, useFall as mockUseFall } from '@/board/useFall';
import { ACTION_POSITIONS } from '../match/positions';

let mockFalls: 'nothing' | 'render' | 'effect' | 'timer' = 'nothing';
const mockUseEffect = useEffect;

/** Stands in for the canvas and falls in one of the ways in which it can. */
jest.mock('@/board/Board', () => ({
  canDraw: () => true,
  Board: () => {
    const attempt = mockUseAttempt(mockUseFall());
    const fall = (when: typeof mockFalls) => {
      if (mockFalls === when) throw new Error(`fell in a ${when}`);
    };
    fall('render');
    mockUseEffect(() => {
      fall('effect');
      const timer = setTimeout(() => attempt(() => fall('timer'), undefined), 10);
      return () => clearTimeout(timer);
    }, [attempt]);
    return <MockView role="img" aria-label="canvas" />;
  },
}));
jest.mock('expo-router', () => ({
  Stack: { Screen: () => null },
  Link: ({ children }: { children: unknown }) => children,
  useRouter: () => ({ canGoBack: () => false }),
  usePathname: () => '/',
  useIsFocused: () => true,
}));

const t = translators.en;

beforeEach(() => {
  mockFalls = 'nothing';
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function sit(): readonly Action[] {
  const s = ACTION_POSITIONS.endTurn();
  const view = viewFor(s, toMove(s));
  const done: Action[] = [];
  useMatch.setState({
    status: 'ready',
    view,
    legal: legalActions(s),
    players: ['Ada', 'Bo'].map((name) => ({ name, bot: null })),
    thinking: null,
    handOver: null,
    log: [],
    act: (action) => done.push(action) > 0,
  });
  render(<Match view={view} speaker={speakerFor(t, view, ['Ada', 'Bo'])} />);
  act(() => jest.advanceTimersByTime(50));
  return done;
}

const canvas = () => screen.queryByLabelText('canvas');
const squares = () => screen.queryAllByRole('button', { name: /^row \d/ });

test('a canvas that stands is shown alone', () => {
  sit();
  expect(canvas()).toBeOnTheScreen();
  expect(squares()).toEqual([]);
  expect(screen.queryByText(t('fall.map'))).toBeNull();
});

test.each(['render', 'effect', 'timer'] as const)(
  'a fault in a %s of the canvas shows the plain map, and the match goes on',
  (when) => {
    mockFalls = when;
    const done = sit();
    expect(canvas()).toBeNull();
    expect(screen.getByText(t('fall.map'))).toBeOnTheScreen();
    expect(squares().length).toBeGreaterThan(10);
    fireEvent.press(screen.getByRole('button', { name: new RegExp(`^${t('action.endTurn')}`) }));
    expect(done).toHaveLength(1);

    mockFalls = 'nothing';
    fireEvent.press(screen.getByRole('button', { name: t('fall.map.again') }));
    act(() => jest.advanceTimersByTime(50));
    expect(canvas()).toBeOnTheScreen();
    expect(screen.queryByText(t('fall.map'))).toBeNull();
  },
);
