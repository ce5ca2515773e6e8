/** For tests of a match: the board as a list, since nothing needs a canvas, no routes, no motion. Imported before anything of the app. */
import '../undrawn';

jest.mock('@/board/Board', () => ({ Board: () => null, canDraw: () => false }));
jest.mock('expo-router', () => ({
  Stack: { Screen: () => null },
  Link: ({ children }: { children: unknown }) => children,
  useRouter: () => ({ canGoBack: () => false }),
  useIsFocused: () => true,
  useLocalSearchParams: () => ({ id: 'arranged' }),
}));
jest.mock('@/ui/theme/useReducedMotion', () => ({
  ...jest.requireActual<object>('@/ui/theme/useReducedMotion'),
  useReducedMotion: () => true,
}));
