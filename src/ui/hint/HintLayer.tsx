/** Where the name of a sign is shown, over everything and in nobody's way. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Text } from '../components/Text';
import { radius, space } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';
import { useShownHint } from './hint';

/** Room that a name of two lines takes above what it names. */
const ROOM = 64;

export function HintLayer() {
  const hint = useShownHint((shown) => shown.hint);
  const { colors } = useTheme();
  const window = useWindowDimensions();
  if (hint === null) return null;
  const { x, y, width, height } = hint.at;
  const left = x + width / 2 < window.width / 2;
  const above = y + height + ROOM > window.height;
  return (
    <View
      aria-hidden
      style={[
        styles.hint,
        { backgroundColor: colors.ink },
        left ? { left: Math.max(space.xs, x) } : { right: Math.max(space.xs, window.width - x - width) },
        above ? { bottom: window.height - y + space.xs } : { top: y + height + space.xs },
      ]}
    >
      <Text variant="caption" color="ground">
        {hint.words}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  hint: {
    position: 'absolute',
    zIndex: 10,
    maxWidth: 260,
    paddingHorizontal: space.md,
    paddingVertical: space.xs,
    borderRadius: radius.sm,
    pointerEvents: 'none',
  },
});
