import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { radius, space } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';
import { Text } from './Text';

interface Props {
  readonly title?: string;
  /** Beside the title, such as a button. */
  readonly aside?: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** A sheet that holds things that belong together. */
export function Panel({ title, aside, style, children }: Props) {
  const { colors, relief } = useTheme();
  return (
    <View
      style={[
        styles.panel,
        { backgroundColor: colors.surface, borderColor: colors.line, boxShadow: relief.sheet },
        style,
      ]}
      {...(title === undefined ? {} : { role: 'region' as const, 'aria-label': title })}
    >
      {title === undefined ? null : (
        <View style={styles.head}>
          <Text variant="heading" heading={2} style={styles.title}>
            {title}
          </Text>
          {aside}
        </View>
      )}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderWidth: 1, borderRadius: radius.md, padding: space.md, gap: space.md },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.sm },
  title: { flexShrink: 1 },
});
