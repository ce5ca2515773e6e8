/**
 * For tests of screens: no pictures, which say nothing to a screen reader and take most of the time; the whole window to
 * oneself. Imported before anything of the app.
 */
jest.mock('@/art/FigureView', () => ({ FigureView: () => null }));
jest.mock('@/art/Glyph', () => ({ Glyph: () => null }));
jest.mock('react-native-svg', () => ({ __esModule: true, default: () => null }));
jest.mock('react-native-safe-area-context', () => ({
  useSafeAreaInsets: () => ({ top: 0, bottom: 0, left: 0, right: 0 }),
}));
