import type { Href } from 'expo-router';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { Icon } from '../../components/Icon';
import { ListRow } from '../../components/ListRow';
import { PageTitle } from '../../components/PageTitle';
import { Painted } from '../../components/Painted';
import { SavingNotice } from '../../components/SavingNotice';
import { Text } from '../../components/Text';
import { interrupted, useLearning } from '@/store/learn/learning';
import { MEASURE, space } from '../../theme/tokens';
import { useNarrow } from '../../theme/useNarrow';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { NewerVersion } from '../../version/NewerVersion';
import { HOME_ENTRIES } from './entries';
import { LearnOffer } from './LearnOffer';
import { Landscape } from './Landscape';
import { useRunningMatch } from './useRunningMatch';

export function HomeScreen() {
  const t = useTranslate();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const running = useRunningMatch();
  const lesson = useLearning(interrupted);
  // Side by side where there is room, as on a tablet or a phone held across.
  const wide = width > height && width >= 640;
  const picture = (
    <View style={wide ? styles.pictureWide : { height: Math.max(300, height * 0.42) }}>
      <View style={StyleSheet.absoluteFill}>
        <Landscape />
      </View>
      <View
        style={[
          styles.title,
          { paddingTop: insets.top + space.xl, paddingLeft: insets.left + space.lg, paddingRight: space.lg },
        ]}
      >
        <Text variant="display" heading={1} align="center">
          {t('app.title')}
        </Text>
        <Text variant="heading" align="center">
          {t('app.subtitle')}
        </Text>
      </View>
    </View>
  );
  const panel = (
    <View
      style={[
        styles.panel,
        {
          paddingBottom: insets.bottom + space.lg,
          paddingRight: insets.right + space.lg,
          paddingLeft: (wide ? 0 : insets.left) + space.lg,
          paddingTop: wide ? insets.top + space.xl : space.lg,
        },
      ]}
    >
      <View style={[styles.column, wide && styles.columnWide]}>
        <Text align={wide ? 'left' : 'center'} color="inkMuted">
          {t('home.tagline')}
        </Text>
        <NewerVersion />
        <SavingNotice />
        {running ? null : <LearnOffer />}
        <View role="navigation" aria-label={t('home.menu')} style={styles.menu}>
          {running ? (
            <MenuRow
              href={`/match/${running.id}`}
              title={t('home.continue')}
              hint={`${running.facts.players.map(({ name }) => name).join(', ')} · ${t('games.running', { day: t('match.dayAndWeek', running.when) })}`}
              picture="horse"
            />
          ) : null}
          {lesson === null ? null : (
            <MenuRow href={`/learn/${lesson}`} title={t('home.lesson')} hint={t('home.lesson.hint')} picture="book" />
          )}
          {HOME_ENTRIES.map(({ href, title, hint, picture }) => (
            <MenuRow key={title} href={href} title={t(title)} hint={t(hint)} picture={picture} />
          ))}
        </View>
      </View>
      <Text variant="caption" color="inkMuted" align="center">
        {t('home.unofficial')}
      </Text>
    </View>
  );
  return (
    <View style={[styles.fill, { backgroundColor: colors.ground }]}>
      <PageTitle title={t('app.title')} />
      {wide ? (
        // The picture stays while the menu is scrolled.
        <View role="main" style={styles.beside}>
          {picture}
          <ScrollView style={styles.fill} contentContainerStyle={styles.page}>
            {panel}
          </ScrollView>
        </View>
      ) : (
        <ScrollView role="main" contentContainerStyle={styles.page}>
          {picture}
          {panel}
        </ScrollView>
      )}
    </View>
  );
}

function MenuRow({
  href,
  title,
  hint,
  picture,
}: {
  readonly href: Href;
  readonly title: string;
  readonly hint: string;
  readonly picture: GlyphName;
}) {
  const { colors, relief } = useTheme();
  const narrow = useNarrow();
  return (
    <ListRow
      role="link"
      upright={narrow}
      href={href}
      title={title}
      hint={hint}
      leading={
        <View
          style={[styles.medal, { backgroundColor: colors.ground, borderColor: colors.gold, boxShadow: relief.down }]}
        >
          <Painted name={picture} size={36} />
        </View>
      }
      trailing={<Icon name="forward" color="inkMuted" />}
    />
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  page: { flexGrow: 1 },
  beside: { flex: 1, flexDirection: 'row' },
  pictureWide: { flex: 1.35 },
  title: { alignItems: 'center' },
  panel: { flex: 1, gap: space.xl, justifyContent: 'space-between', alignItems: 'center' },
  column: { width: '100%', maxWidth: MEASURE, gap: space.lg },
  columnWide: { flexGrow: 1, justifyContent: 'center', gap: space.xl },
  menu: { gap: space.sm },
  medal: { width: 52, height: 52, borderRadius: 26, borderWidth: 1.5, alignItems: 'center', justifyContent: 'center' },
});
