/** A deed that is one press away. */
import { Pressable, StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { Icon, type IconName } from '../../../components/Icon';
import { Text } from '../../../components/Text';
import { useHint } from '../../../hint/hint';
import type { Topic } from '../../../hint/topic';
import { fonts, radius, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';

interface Props {
  readonly words: string;
  /** What is worth knowing before it is pressed, in a line of its own. */
  readonly hint?: string | null;
  /** For screen readers, when it says more; the hint is read after it. */
  readonly label?: string;
  readonly glyph?: GlyphName | null;
  readonly icon?: IconName;
  readonly kind: 'deed' | 'quiet';
  readonly expanded?: boolean;
  readonly topic: Topic;
  readonly onPress: () => void;
}

export function Chip({ words, hint = null, label = words, glyph = null, icon, kind, expanded, topic, onPress }: Props) {
  const { colors, relief } = useTheme();
  const { hint: told } = useHint(null, topic);
  const deed = kind === 'deed';
  return (
    <Pressable
      {...told}
      role="button"
      aria-label={hint === null ? label : `${label} – ${hint}`}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      onPress={onPress}
      style={({ pressed }) => [
        styles.chip,
        deed
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
      {glyph === null ? null : <Glyph name={glyph} size={22} color={deed ? colors.onAccent : colors.ink} />}
      <View style={styles.words}>
        <Text variant="caption" color={deed ? 'onAccent' : 'ink'} style={styles.text}>
          {words}
        </Text>
        {hint === null ? null : (
          <Text variant="caption" color={deed ? 'onAccent' : 'inkMuted'} style={styles.hint}>
            {hint}
          </Text>
        )}
      </View>
      {icon === undefined ? null : <Icon name={icon} size={18} color={deed ? 'onAccent' : 'ink'} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  // Two lines of words are as high as one.
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: TARGET,
    minWidth: TARGET,
    maxWidth: '100%',
    paddingHorizontal: space.md,
    paddingVertical: 1,
    borderWidth: 1,
    borderRadius: radius.lg,
  },
  words: { flexShrink: 1 },
  text: { fontFamily: fonts.strong },
  hint: { fontSize: 13, lineHeight: 17 },
});
