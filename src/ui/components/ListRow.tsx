import { Link, type Href } from 'expo-router';
import { useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useHint } from '../hint/hint';
import type { Topic } from '../hint/topic';
import { radius, space, TARGET } from '../theme/tokens';
import { useNarrow } from '../theme/useNarrow';
import { useTheme } from '../theme/useTheme';
import { Text } from './Text';

type Props = {
  readonly title: string;
  readonly hint?: string;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  /** The words below what stands beside them, where they would break. */
  readonly upright?: boolean;
  /** On the screen of a match: what is told when it is held. */
  readonly topic?: Topic;
} & (
  | { readonly role: 'link'; readonly href: Href }
  | {
      readonly role: 'button';
      readonly onPress: () => void;
      /** For what opens and closes something. */ readonly expanded?: boolean;
    }
);

/** A row that can be pressed. It grows with its text and reads as one thing to a screen reader. */
export function ListRow(props: Props) {
  const { role, title, hint, leading, trailing, upright = false } = props;
  const { colors, relief } = useTheme();
  const { hint: told } = useHint(null, props.topic ?? null);
  const narrow = useNarrow();
  // Not a style function: a link in the browser merges styles and would lose it.
  const [pressed, setPressed] = useState(false);
  const row = (
    <Pressable
      {...(props.topic === undefined ? {} : told)}
      role={role}
      aria-label={hint === undefined ? title : `${title}. ${hint}`}
      {...(role === 'button' && props.expanded !== undefined ? { 'aria-expanded': props.expanded } : {})}
      {...(role === 'link' ? {} : { onPress: props.onPress })}
      onPressIn={() => {
        told.onPressIn?.();
        setPressed(true);
      }}
      onPressOut={() => {
        told.onPressOut?.();
        setPressed(false);
      }}
      style={StyleSheet.flatten([
        styles.row,
        narrow && styles.narrow,
        upright && styles.upright,
        {
          backgroundColor: pressed ? colors.surfacePressed : colors.surface,
          borderColor: colors.line,
          boxShadow: pressed ? relief.down : relief.key,
        },
      ])}
    >
      {upright ? (
        <View style={styles.signs}>
          {leading}
          {trailing}
        </View>
      ) : (
        leading
      )}
      <View style={styles.text}>
        <Text variant="label">{title}</Text>
        {hint === undefined ? null : (
          <Text variant="caption" color="inkMuted">
            {hint}
          </Text>
        )}
      </View>
      {upright ? null : trailing}
    </Pressable>
  );
  return role === 'link' ? (
    <Link href={props.href} asChild>
      {row}
    </Link>
  ) : (
    row
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: TARGET + space.md,
    paddingVertical: space.md,
    paddingHorizontal: space.lg,
    borderRadius: radius.md,
    borderWidth: 1,
  },
  narrow: { paddingHorizontal: space.md },
  upright: { flexDirection: 'column', alignItems: 'stretch', gap: space.xs },
  signs: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  text: { flexShrink: 1, flexGrow: 1 },
});
