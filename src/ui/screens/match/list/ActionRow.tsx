/** One deed to choose: a picture, what it is, and what it costs. */
import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Text } from '../../../components/Text';
import { useHint } from '../../../hint/hint';
import type { Topic } from '../../../hint/topic';
import { fonts, radius, space, TARGET } from '../../../theme/tokens';
import { useNarrow } from '../../../theme/useNarrow';
import { useTheme } from '../../../theme/useTheme';

interface Props {
  readonly words: string;
  readonly hint?: string;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  /** For what opens and closes a list of ways. */
  readonly expanded?: boolean;
  /** What is to be pressed next. */
  readonly strong?: boolean;
  readonly topic: Topic;
  /** None: it is only told. */
  readonly onPress?: (() => void) | undefined;
}

export function ActionRow({ words, hint = '', leading, trailing, expanded, strong = false, topic, onPress }: Props) {
  const { colors, relief } = useTheme();
  const narrow = useNarrow();
  const { hint: told } = useHint(null, topic);
  const inside = (
    <>
      {leading}
      <View style={!narrow && styles.words}>
        <Text color={strong ? 'onAccent' : 'ink'} style={styles.deed}>
          {words}
        </Text>
        {hint === '' ? null : (
          <Text variant="caption" color={strong ? 'onAccent' : 'inkMuted'}>
            {hint}
          </Text>
        )}
      </View>
      {trailing}
    </>
  );
  if (onPress === undefined)
    return <View style={[styles.row, narrow && styles.narrow, { borderColor: colors.line }]}>{inside}</View>;
  return (
    <Pressable
      {...told}
      role="button"
      aria-label={hint === '' ? words : `${words} – ${hint}`}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        narrow && styles.narrow,
        strong
          ? {
              borderColor: colors.accentPressed,
              backgroundColor: pressed ? colors.accentPressed : colors.accent,
              boxShadow: pressed ? relief.down : relief.wax,
            }
          : {
              borderColor: colors.line,
              backgroundColor: pressed ? colors.surfacePressed : colors.surface,
              boxShadow: pressed ? relief.down : relief.key,
            },
      ]}
    >
      {inside}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: TARGET,
    borderWidth: 1,
    borderRadius: radius.sm,
    paddingHorizontal: space.md,
    paddingVertical: 6,
  },
  // Its picture above the words, which would break beside it.
  narrow: {
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.sm,
  },
  words: { flex: 1 },
  deed: { fontFamily: fonts.strong, fontSize: 16, lineHeight: 22 },
});
