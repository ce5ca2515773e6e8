import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { Palette } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';

/** Signs of the interface on a grid of 24, drawn as strokes. The glyphs of the game are in src/art. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  arrow: 'M4.5 12h14M12.5 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.5v14',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.4 15.4L20 20',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  coins:
    'M4 7.5C4 5.8 7.6 4.5 12 4.5s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3zM4 7.5v9c0 1.7 3.6 3 8 3s8-1.3 8-3v-9M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  cards: 'M9 4.5h8.5a2 2 0 012 2V17M5.5 7.5h8a2 2 0 012 2v8a2 2 0 01-2 2h-8a2 2 0 01-2-2v-8a2 2 0 012-2z',
  swords: 'M4 4l10.5 10.5M20 4L9.5 14.5M12.5 17l4.5-4.5M7 12.5l4.5 4.5M15.5 15.5L20 20M8.5 15.5L4 20',
  die: 'M6.5 4h11A2.5 2.5 0 0120 6.5v11a2.5 2.5 0 01-2.5 2.5h-11A2.5 2.5 0 014 17.5v-11A2.5 2.5 0 016.5 4zM8.8 8.8h.01M15.2 8.8h.01M12 12h.01M8.8 15.2h.01M15.2 15.2h.01',
  globe: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM3.5 12h17M12 3.5c3.2 3 3.2 14 0 17M12 3.5c-3.2 3-3.2 14 0 17',
  dawn: 'M3.5 18.5h17M7 18.5a5 5 0 0110 0M12 5.5v3.5M5 10.5l2.2 2.2M19 10.5l-2.2 2.2',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  first: 'M17.5 5.5l-7 6.5 7 6.5M6.5 5.5v13',
  last: 'M6.5 5.5l7 6.5-7 6.5M17.5 5.5v13',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11.5H5v8.5h14v-8.5h-1',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  grid: 'M4.5 4.5h15v15h-15zM4.5 12h15M12 4.5v15',
  here: 'M12 21.2s-6.5-6-6.5-11.2a6.5 6.5 0 0113 0c0 5.2-6.5 11.2-6.5 11.2zM12 7.8a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.4z',
  latest: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5V12l3 2.5',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  undo: 'M8.5 4.5L4 9l4.5 4.5M4 9h10a5.5 5.5 0 010 11h-4',
  redo: 'M15.5 4.5L20 9l-4.5 4.5M20 9H10a5.5 5.5 0 000 11h4',
  log: 'M6 3.5h9l3.5 3.5v13.5H6zM9 9.5h6.5M9 13h6.5M9 16.5h4',
  bulb: 'M9.5 18h5M10.5 21h3M8.8 14.8C7 13.6 6 11.7 6 9.5a6 6 0 0112 0c0 2.2-1 4.1-2.8 5.3-.5.3-.7.8-.7 1.2h-5c0-.4-.2-.9-.7-1.2z',
  sort: 'M4 7h16M4 12h11M4 17h6',
  help: 'M8.8 9.2a3.3 3.3 0 116.4 1.1c0 2.2-3.2 2.6-3.2 4.7M12 18.5h.01M12 2.8a9.2 9.2 0 100 18.4 9.2 9.2 0 000-18.4z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  turn: 'M19.5 12a7.5 7.5 0 11-2.2-5.3M19.5 3.5v4h-4',
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
    // Words beside it give way, not the sign.
    <Svg width={size} height={size} viewBox="0 0 24 24" style={styles.icon} aria-hidden>
      <Path
        d={PATHS[name]}
        stroke={colors[color]}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </Svg>
  );
}

const styles = StyleSheet.create({ icon: { flexShrink: 0 } });
