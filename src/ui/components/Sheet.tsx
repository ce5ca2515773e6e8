/** A sheet over the screen, to read something and close it again. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { radius, space } from '../theme/tokens';
import { useNarrow } from '../theme/useNarrow';
import { useTheme } from '../theme/useTheme';
import { useTranslate } from '../useTranslate';
import { IconButton } from './IconButton';
import { Text } from './Text';
import { Veil } from './Veil';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Sheet({ title, onClose, children }: Props) {
  const t = useTranslate();
  const { colors, relief } = useTheme();
  const insets = useSafeAreaInsets();
  const narrow = useNarrow();
  return (
    <Veil
      label={title}
      onClose={onClose}
      style={[
        styles.veil,
        narrow && styles.near,
        { paddingTop: insets.top + space.md, paddingBottom: insets.bottom + space.md },
      ]}
    >
      <View
        accessibilityViewIsModal
        style={[styles.sheet, { backgroundColor: colors.surface, borderColor: colors.gold, boxShadow: relief.sheet }]}
      >
        <View style={styles.head}>
          <Text variant="heading" heading={2} style={styles.title}>
            {title}
          </Text>
          <IconButton bare tool="dismiss" icon="close" label={t('look.close')} onPress={onClose} />
        </View>
        <ScrollView style={styles.scroll} contentContainerStyle={[styles.content, narrow && styles.tight]} tabIndex={0}>
          {children}
        </ScrollView>
      </View>
    </Veil>
  );
}

const styles = StyleSheet.create({
  veil: { alignItems: 'center', justifyContent: 'center', paddingHorizontal: space.md },
  near: { paddingHorizontal: space.sm },
  tight: { paddingHorizontal: space.sm },
  sheet: {
    width: '100%',
    maxWidth: 420,
    maxHeight: '100%',
    borderWidth: 1,
    borderRadius: radius.lg,
    overflow: 'hidden',
  },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    paddingLeft: space.lg,
    paddingRight: space.sm,
    paddingTop: space.sm,
  },
  title: { flex: 1 },
  scroll: { flexGrow: 0 },
  content: { paddingHorizontal: space.lg, paddingBottom: space.lg, gap: space.md },
});
