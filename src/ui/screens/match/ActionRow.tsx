/** One deed to choose: a picture, what it is, and what it costs. */
import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Text } from '../../components/Text';
import { fonts, radius, space, TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';

interface Props {
  readonly words: string;
  readonly hint?: string;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  /** For what opens and closes a list of ways. */
  readonly expanded?: boolean;
  readonly onPress: () => void;
}

export function ActionRow({ words, hint = '', leading, trailing, expanded, onPress }: Props) {
  const { colors, relief } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={hint === '' ? words : `${words} – ${hint}`}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      onPress={onPress}
      style={({ pressed }) => [styles.row, { borderColor: colors.line, backgroundColor: pressed ? colors.surfacePressed : colors.surface, boxShadow: pressed ? relief.down : relief.key }]}
    >
      {leading}
      <View style={styles.words}>
        <Text style={styles.deed}>{words}</Text>
        {hint === '' ? null : (
          <Text variant="caption" color="inkMuted">
            {hint}
          </Text>
        )}
      </View>
      {trailing}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: TARGET, borderWidth: 1, borderRadius: radius.sm, paddingHorizontal: space.md, paddingVertical: 6 },
  words: { flex: 1 },
  deed: { fontFamily: fonts.strong, fontSize: 16, lineHeight: 22 },
});
