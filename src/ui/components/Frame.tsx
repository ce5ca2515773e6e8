import { useRouter, type Href } from 'expo-router';
import type { ReactNode } from 'react';
import { Platform, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { PlainKey } from '@/i18n/message';
import { Backdrop } from './Backdrop';
import { Icon, type IconName } from './Icon';
import { IconButton } from './IconButton';
import { PageTitle } from './PageTitle';
import { Text } from './Text';
import { fonts, MEASURE, space } from '../theme/tokens';
import { useNarrow } from '../theme/useNarrow';
import { useTheme } from '../theme/useTheme';
import { useAwake } from '../useAwake';
import { useTranslate } from '../useTranslate';
import { PlainLink } from './PlainLink';

export type Tab = 'costs' | 'rules' | 'cards' | 'battle' | 'table';

const TABS: readonly { readonly tab: Tab; readonly href: Href; readonly icon: IconName; readonly label: PlainKey }[] = [
  { tab: 'costs', href: '/reference', icon: 'coins', label: 'ref.tab.costs' },
  { tab: 'rules', href: '/reference/rules', icon: 'book', label: 'ref.tab.rules' },
  { tab: 'cards', href: '/table/cards', icon: 'cards', label: 'ref.tab.cards' },
  { tab: 'battle', href: '/table/battle', icon: 'swords', label: 'ref.tab.battle' },
  { tab: 'table', href: '/table', icon: 'die', label: 'ref.tab.table' },
];

/** From here on the tabs stand at the side and pages may use several columns. */
export const WIDE = 900;
export const useWide = (): boolean => useWindowDimensions().width >= WIDE;

interface Props {
  readonly tab: Tab;
  readonly title: string;
  /** Shown instead of the title, such as a search field. */
  readonly top?: ReactNode;
  /** At the end of the title's row. */
  readonly aside?: ReactNode;
  /** Stays above the tabs while the rest scrolls. */
  readonly foot?: ReactNode;
  /** Pages of text keep their lines short; sheets use the whole width. */
  readonly full?: boolean;
  readonly children: ReactNode;
}

/** What every page of the reference stands in: a way back, a title or a search, the page, and five tabs. */
export function Frame({ tab, title, top, aside, foot, full = false, children }: Props) {
  useAwake('reference');
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const router = useRouter();
  const t = useTranslate();
  const wide = useWide();
  // A deep link has nothing behind it to go back to.
  const back = () => (router.canGoBack() ? router.back() : router.replace('/'));
  return (
    <View style={[styles.fill, wide && styles.row, { backgroundColor: colors.ground }]}>
      <PageTitle title={title} />
      {wide ? <Tabs active={tab} wide /> : null}
      <View style={styles.fill}>
        <Backdrop />
        <View
          style={[
            styles.head,
            {
              paddingTop: insets.top + space.sm,
              paddingLeft: (wide ? 0 : insets.left) + space.md,
              paddingRight: insets.right + space.md,
            },
          ]}
        >
          <IconButton icon="back" label={t('nav.back')} onPress={back} />
          <View style={styles.top}>
            {top ?? (
              <Text variant="heading" heading={1}>
                {title}
              </Text>
            )}
          </View>
          {aside}
        </View>
        <ScrollView
          role="main"
          // In a browser, a page of text alone must be scrolled with the keyboard as well.
          {...(Platform.OS === 'web' ? { tabIndex: 0 as const } : {})}
          style={styles.fill}
          keyboardShouldPersistTaps="handled"
          contentContainerStyle={[
            styles.content,
            {
              paddingLeft: (wide ? 0 : insets.left) + space.md,
              paddingRight: insets.right + space.md,
              paddingBottom: (wide ? insets.bottom : 0) + space.md,
            },
          ]}
        >
          <View style={[styles.column, !full && styles.measure]}>{children}</View>
        </ScrollView>
        {foot}
      </View>
      {wide ? null : <Tabs active={tab} />}
    </View>
  );
}

function Tabs({ active, wide = false }: { readonly active: Tab; readonly wide?: boolean }) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const t = useTranslate();
  const narrow = useNarrow();
  return (
    <View
      role="navigation"
      aria-label={t('ref.tabs')}
      style={[
        wide
          ? [
              styles.rail,
              { paddingTop: insets.top + space.sm, paddingLeft: insets.left, borderRightColor: colors.line },
            ]
          : [styles.bar, { paddingBottom: insets.bottom, borderTopColor: colors.line }],
        { backgroundColor: colors.surface },
      ]}
    >
      {TABS.map(({ tab, href, icon, label }) => {
        const on = tab === active;
        return (
          <PlainLink
            key={tab}
            href={href}
            replace
            label={t(label)}
            current={on}
            style={wide ? styles.railTab : styles.tab}
          >
            <View style={[styles.pill, narrow && styles.slim, on && { backgroundColor: colors.accent }]}>
              <Icon name={icon} color={on ? 'onAccent' : 'inkMuted'} size={22} />
            </View>
            <Text
              variant="caption"
              color={on ? 'accent' : 'inkMuted'}
              align="center"
              style={[styles.tabLabel, on && styles.tabLabelOn]}
            >
              {t(label)}
            </Text>
          </PlainLink>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  row: { flexDirection: 'row' },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.sm, paddingBottom: space.sm },
  top: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center' },
  column: { width: '100%', flexGrow: 1, gap: space.md },
  measure: { maxWidth: MEASURE },
  bar: { flexDirection: 'row', borderTopWidth: 1 },
  rail: { borderRightWidth: 1, width: 104, gap: space.xs },
  tab: { flex: 1, minHeight: 54, alignItems: 'center', justifyContent: 'center', paddingVertical: 4 },
  railTab: { minHeight: 72, alignItems: 'center', justifyContent: 'center', paddingVertical: 6 },
  pill: { paddingHorizontal: 14, paddingVertical: 2, borderRadius: 14 },
  slim: { paddingHorizontal: 8 },
  tabLabel: { fontSize: 12, lineHeight: 16 },
  tabLabelOn: { fontFamily: fonts.strong },
});
