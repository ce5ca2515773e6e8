/** Six players on seven rows of eleven squares: a match is shown, read and played like any other. */
import { createGame, debug, FACTION_NAMES, item, legalActions, standardConfig, step } from '@battalia/engine/testing';
import { screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { sceneOf } from '@/board/scene';
import { actionText } from '@/ui/text/action';
import { press, sit, start, t } from './sitting';
import '../modules';

// The board as a list: nothing here needs a canvas.
jest.mock('@/board/Board', () => ({ Board: () => null, canDraw: () => false }));
jest.mock('@/art/FigureView', () => ({ FigureView: () => null }));
jest.mock('@/art/Glyph', () => ({ Glyph: () => null }));
jest.mock('react-native-svg', () => ({ __esModule: true, default: () => null }));
jest.mock('expo-router', () => ({
  Stack: { Screen: () => null },
  Link: ({ children }: { children: unknown }) => children,
  useRouter: () => ({ canGoBack: () => false }),
  useIsFocused: () => true,
}));
jest.mock('@/ui/theme/useReducedMotion', () => ({
  ...jest.requireActual<object>('@/ui/theme/useReducedMotion'),
  useReducedMotion: () => true,
}));
jest.mock('react-native-safe-area-context', () => ({
  useSafeAreaInsets: () => ({ top: 0, bottom: 0, left: 0, right: 0 }),
}));

const config = standardConfig(6, ['stormgates'], { startHeroes: 2 });

describe.each([
  [412, 892],
  [1280, 800],
] as const)('on a screen of %i x %i', (width, height) => {
  beforeEach(() => Dimensions.set({ window: { width, height, scale: 1, fontScale: 1 } }));

  test('all six factions are there to choose, without cards before they are dealt', () => {
    const { legal, speaker, done } = sit(createGame(config, 'six'));
    expect(legal).toHaveLength(FACTION_NAMES.length);
    const last = item(legal, 5);
    press(start(actionText(speaker, last)));
    expect(done).toEqual([last]);
  });

  test('everybody is in the head, and the turn can be played', () => {
    const s = debug.started(config, 'six');
    while (legalActions(s)[0]?.kind === 'mulligan') step(s, { kind: 'begin' });
    const { view } = sit(s);
    for (const name of ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo'])
      expect(
        screen.queryAllByLabelText(new RegExp(name)).length + screen.queryAllByText(new RegExp(name)).length,
      ).toBeGreaterThan(0);
    const scene = sceneOf(view);
    expect([scene.rows, scene.columns, scene.sites.length]).toEqual([7, 11, 77]);
    expect(t('term.wolfsclan')).not.toBe(t('term.sunblessed'));
  });
});
