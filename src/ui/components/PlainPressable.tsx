import { useState, type ReactNode, type Ref } from 'react';
import { Pressable, StyleSheet, type StyleProp, type View, type ViewStyle } from 'react-native';
import { useTheme } from '../theme/useTheme';

interface Props {
  readonly role: 'link' | 'button';
  readonly label: string;
  /** The page that is shown, among links. */
  readonly current?: boolean;
  readonly expanded?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly onPress?: () => void;
  readonly ref?: Ref<View>;
  readonly children: ReactNode;
}

/** Something that can be pressed and looks as its page wants. Also as the child of a link, which hands on its own props. */
export function PlainPressable({ role, label, current, expanded, style, children, ...rest }: Props) {
  const { colors } = useTheme();
  // Not a style function: a link in the browser merges styles and would lose it.
  const [pressed, setPressed] = useState(false);
  return (
    <Pressable
      {...rest}
      role={role}
      aria-label={label}
      {...(current === true ? { 'aria-current': 'page' as const } : {})}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      onPressIn={() => setPressed(true)}
      onPressOut={() => setPressed(false)}
      style={StyleSheet.flatten([style, pressed && { backgroundColor: colors.surfacePressed }])}
    >
      {children}
    </Pressable>
  );
}
