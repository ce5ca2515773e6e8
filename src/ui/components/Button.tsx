import { Pressable, StyleSheet } from 'react-native';
import { useHint } from '../hint/hint';
import type { Topic } from '../hint/topic';
import { radius, space, TARGET } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';
import { Text } from './Text';

interface Props {
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: 'primary' | 'plain';
  /** Among others on a narrow row. */
  readonly tight?: boolean;
  /** As high as what stands beside it. */
  readonly fills?: boolean;
  /** For screen readers, where the label says too little by itself; begins with it or contains it. */
  readonly name?: string;
  /** On the screen of a match: what is told when it is held. */
  readonly topic?: Topic;
}

export function Button({ label, onPress, kind = 'primary', tight = false, fills = false, name = label, topic }: Props) {
  const { colors, relief } = useTheme();
  const { hint } = useHint(null, topic ?? null);
  const primary = kind === 'primary';
  return (
    <Pressable
      {...hint}
      role="button"
      aria-label={name}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        tight && styles.tight,
        fills && styles.fills,
        primary
          ? {
              backgroundColor: pressed ? colors.accentPressed : colors.accent,
              borderColor: colors.accentPressed,
              boxShadow: pressed ? relief.down : relief.wax,
            }
          : {
              backgroundColor: pressed ? colors.surfacePressed : colors.surface,
              borderColor: colors.edge,
              boxShadow: pressed ? relief.down : relief.key,
            },
      ]}
    >
      <Text variant="label" color={primary ? 'onAccent' : 'ink'} align="center">
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: TARGET,
    minWidth: TARGET,
    // On a narrow screen its words take two lines.
    maxWidth: '100%',
    paddingVertical: space.sm,
    paddingHorizontal: space.xl,
    borderRadius: radius.md,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  tight: { paddingHorizontal: space.sm },
  fills: { flexGrow: 1 },
});
