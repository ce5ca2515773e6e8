import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { fonts, radius, space, TARGET } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';
import { Icon } from './Icon';
import { roving } from './roving';
import { Text } from './Text';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown instead of the label, which then is for screen readers. */
  readonly picture?: (color: string) => ReactNode;
}

interface Props<Value extends string> {
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly segments: readonly Segment<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, side by side; it wraps where there is no room. The chosen one carries a mark, not only a colour. */
export function Segments<Value extends string>({ title, hideTitle = false, segments, chosen, onChoose }: Props<Value>) {
  const { colors, relief } = useTheme();
  const none = segments.every(({ value }) => value !== chosen);
  return (
    <View role="radiogroup" aria-label={title} style={styles.group}>
      {hideTitle ? null : (
        <Text variant="caption" color="inkMuted">
          {title}
        </Text>
      )}
      <View style={styles.row}>
        {segments.map(({ value, label, picture }, i) => {
          const on = value === chosen;
          const press = () => onChoose(value);
          return (
            <Pressable
              key={value}
              role="radio"
              aria-label={label}
              aria-checked={on}
              onPress={press}
              {...roving(on || (i === 0 && none), press)}
              style={({ pressed }) => [
                styles.segment,
                {
                  borderColor: on ? colors.accent : colors.edge,
                  backgroundColor: on ? colors.accent : pressed ? colors.surfacePressed : colors.surface,
                  boxShadow: on ? relief.down : relief.key,
                },
              ]}
            >
              {picture === undefined ? (
                <>
                  {on ? <Icon name="check" color="onAccent" size={16} /> : null}
                  <Text variant="caption" color={on ? 'onAccent' : 'ink'} style={styles.label}>
                    {label}
                  </Text>
                </>
              ) : (
                picture(on ? colors.onAccent : colors.ink)
              )}
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  segment: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minHeight: TARGET,
    minWidth: TARGET,
    maxWidth: '100%',
    paddingHorizontal: space.sm,
    borderWidth: 1,
    borderRadius: radius.sm,
  },
  label: { flexShrink: 1, fontFamily: fonts.strong },
});
