import { useWindowDimensions } from 'react-native';

/** Less than this, in points of text as it is designed, and one long word fills a line: a small phone with large text. */
const NARROW = 280;

/** True where words would break side by side, so that things stand one above the other. */
export function useNarrow(): boolean {
  const { width, fontScale } = useWindowDimensions();
  return width / Math.max(1, fontScale) < NARROW;
}
