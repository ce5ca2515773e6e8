import { useEffect, useRef } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { useHint } from '../hint/hint';
import type { Tool } from '../hint/topic';
import { radius, TARGET, type Palette } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';
import { Icon, type IconName } from './Icon';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** For what opens and closes something. */
  readonly expanded?: boolean;
  /** Without a frame, for use inside another control. */
  readonly bare?: boolean;
  readonly color?: keyof Palette;
  /** On the screen of a match it is explained. */
  readonly tool?: Tool;
  /** A press says what it is now called: it goes from one to the next. */
  readonly tells?: boolean;
}

export function IconButton({
  icon,
  label,
  onPress,
  disabled = false,
  expanded,
  bare = false,
  color = 'ink',
  tool,
  tells = false,
}: Props) {
  const { colors, relief } = useTheme();
  const { hint, sayName } = useHint(label, tool === undefined ? null : { kind: 'tool', tool, words: label });
  const said = useRef(label);
  useEffect(() => {
    if (tells && said.current !== label) sayName();
    said.current = label;
  });
  return (
    <Pressable
      {...hint}
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        bare
          ? {}
          : { backgroundColor: colors.surface, borderColor: colors.edge, borderWidth: 1, boxShadow: relief.key },
        pressed && { backgroundColor: colors.surfacePressed },
        disabled && styles.disabled,
      ]}
    >
      <Icon name={icon} color={color} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: { width: TARGET, height: TARGET, borderRadius: radius.md, alignItems: 'center', justifyContent: 'center' },
  disabled: { opacity: 0.35 },
});
