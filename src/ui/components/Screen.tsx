import { useRouter } from 'expo-router';
import type { ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { MEASURE, radius, space, TARGET } from '../theme/tokens';
import { useNarrow } from '../theme/useNarrow';
import { useTheme } from '../theme/useTheme';
import { useTranslate } from '../useTranslate';
import { Backdrop } from './Backdrop';
import { Icon } from './Icon';
import { PageTitle } from './PageTitle';
import { SavingNotice } from './SavingNotice';
import { Text } from './Text';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  /** For content that stands side by side where there is room. */
  readonly wide?: boolean;
}

/** Two columns of readable width and the gap between them. */
const TWO_COLUMNS = MEASURE * 2;

/** A page below the home screen: a way back, a title, and content that scrolls. */
export function Screen({ title, children, footer, wide = false }: Props) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const router = useRouter();
  const t = useTranslate();
  const narrow = useNarrow();
  // A deep link has nothing behind it to go back to.
  const back = () => (router.canGoBack() ? router.back() : router.replace('/'));
  return (
    <View style={[styles.fill, { backgroundColor: colors.ground }]}>
      <PageTitle title={title} />
      <View style={styles.fill}>
        <Backdrop />
        <ScrollView
          role="main"
          contentContainerStyle={[
            styles.content,
            {
              paddingTop: insets.top + space.md,
              paddingBottom: insets.bottom + space.xxl,
              paddingLeft: insets.left + space.lg,
              paddingRight: insets.right + space.lg,
            },
          ]}
        >
          <View style={[styles.column, wide && styles.wide]}>
            <View style={[styles.header, narrow && styles.upright]}>
              <Pressable
                role="button"
                aria-label={t('nav.back')}
                onPress={back}
                style={({ pressed }) => [
                  styles.back,
                  { backgroundColor: pressed ? colors.surfacePressed : colors.surface, borderColor: colors.line },
                ]}
              >
                <Icon name="back" />
              </Pressable>
              <Text variant="title" heading={1} style={styles.title}>
                {title}
              </Text>
            </View>
            <SavingNotice />
            {children}
          </View>
        </ScrollView>
      </View>
      {footer === undefined ? null : (
        <View
          style={[
            styles.footer,
            {
              backgroundColor: colors.surface,
              borderColor: colors.line,
              paddingBottom: insets.bottom + space.md,
              paddingLeft: insets.left + space.lg,
              paddingRight: insets.right + space.lg,
            },
          ]}
        >
          <View style={styles.column}>{footer}</View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center' },
  column: { width: '100%', maxWidth: MEASURE, gap: space.xl },
  wide: { maxWidth: TWO_COLUMNS },
  footer: { borderTopWidth: 1, paddingTop: space.md, alignItems: 'center' },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  upright: { flexDirection: 'column', alignItems: 'flex-start' },
  title: { flexShrink: 1 },
  back: {
    width: TARGET,
    height: TARGET,
    borderRadius: radius.md,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
