import type { Kind } from '@battalia/engine';
import { Pressable, StyleSheet, View } from 'react-native';
import { Painted } from '../../../components/Painted';
import { Text } from '../../../components/Text';
import { fonts, radius, TARGET } from '../../../theme/tokens';
import { useNarrow } from '../../../theme/useNarrow';
import { useTheme } from '../../../theme/useTheme';
import { useBox } from '../../../components/box';
import { glyphIn } from '../../../text/kindName';

interface Props {
  readonly kind: Kind;
  readonly label: string;
  readonly caption?: string;
  /** In a corner: how many, or what was done to it. */
  readonly badge?: string;
  readonly selected?: boolean;
  /** Of another faction: drawn with a broken edge. */
  readonly foreign?: boolean;
  readonly disabled?: boolean;
  /** One of a row of cards that were chosen, not of a grid to choose from. */
  readonly chip?: boolean;
  /** Where little room is left for it. */
  readonly small?: boolean;
  readonly onPress: () => void;
}

/** A card as a sign to tap. */
export function CardButton({
  kind,
  label,
  caption,
  badge,
  selected,
  foreign = false,
  disabled = false,
  chip = false,
  small = false,
  onPress,
}: Props) {
  const { colors, relief } = useTheme();
  const narrow = useNarrow();
  const box = useBox();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      {...(selected === undefined ? {} : { 'aria-expanded': selected })}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        small && styles.small,
        chip ? styles.chip : narrow ? styles.half : styles.quarter,
        {
          borderColor: selected === true ? colors.accent : foreign ? colors.edge : colors.line,
          backgroundColor: pressed ? colors.surfacePressed : colors.ground,
          boxShadow: pressed ? relief.down : relief.key,
        },
        selected === true && styles.selected,
        foreign && styles.foreign,
        disabled && styles.disabled,
      ]}
    >
      <Painted name={glyphIn(box, kind)} size={small ? 28 : 38} />
      {caption === undefined ? null : (
        <Text variant="caption" color="inkMuted" align="center" lines={1} style={styles.caption}>
          {caption}
        </Text>
      )}
      {badge === undefined || badge === '' ? null : (
        <View style={[styles.badge, { backgroundColor: colors.accent }]}>
          <Text variant="caption" color="onAccent" style={styles.badgeText}>
            {badge}
          </Text>
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: {
    minHeight: 50,
    borderWidth: 1,
    borderRadius: radius.sm,
    alignItems: 'center',
    justifyContent: 'center',
    paddingVertical: 4,
    paddingHorizontal: 2,
  },
  small: { minHeight: TARGET, paddingVertical: 1 },
  chip: { minWidth: 50 },
  quarter: { flexGrow: 1, flexBasis: '22%', maxWidth: '24.5%' },
  half: { flexGrow: 1, flexBasis: '45%', maxWidth: '49%' },
  selected: { borderWidth: 2 },
  foreign: { borderStyle: 'dashed' },
  disabled: { opacity: 0.4 },
  caption: { fontSize: 11, lineHeight: 14 },
  badge: {
    position: 'absolute',
    top: -5,
    right: -3,
    minWidth: 20,
    height: 20,
    borderRadius: 10,
    paddingHorizontal: 4,
    alignItems: 'center',
    justifyContent: 'center',
  },
  badgeText: { fontSize: 12, lineHeight: 16, fontFamily: fonts.strong },
});
