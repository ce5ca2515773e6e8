import Svg, { Path } from 'react-native-svg';
import type { Palette } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';

/** Signs of the interface on a grid of 24, drawn as strokes. The glyphs of the game are in src/art. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.5v14',
  settings:
    'M12 8.8a3.2 3.2 0 100 6.4 3.2 3.2 0 000-6.4zM12 2.8v2.7M12 18.5v2.7M2.8 12h2.7M18.5 12h2.7M5.5 5.5l1.9 1.9M16.6 16.6l1.9 1.9M5.5 18.5l1.9-1.9M16.6 7.4l1.9-1.9',
} as const;

export type IconName = keyof typeof PATHS;

interface Props {
  readonly name: IconName;
  readonly color?: keyof Palette;
  readonly size?: number;
}

export function Icon({ name, color = 'ink', size = 24 }: Props) {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path d={PATHS[name]} stroke={colors[color]} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" fill="none" />
    </Svg>
  );
}
