import { Link, useLocalSearchParams } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { ENTRY_TEXTS } from '@/i18n/entries';
import { Icon } from '../../components/Icon';
import { Text } from '../../components/Text';
import { radius, space, TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useLanguage, useTranslate } from '../../useTranslate';
import { chapterOf, entryOf, type Chapter, type Entry } from './chapters';
import { EntryBody } from './parts/EntryBody';
import { Frame } from './parts/Frame';
import { PlainPressable } from './parts/PlainPressable';

/** `/reference/<id>`: one entry with its neighbours, or a whole chapter. */
export function EntryScreen() {
  const { id } = useLocalSearchParams();
  const t = useTranslate();
  const name = typeof id === 'string' ? id : '';
  const chapter = chapterOf(name);
  if (chapter !== undefined) return <ChapterPage chapter={chapter} />;
  const located = entryOf(name);
  if (located !== undefined) return <EntryPage entry={located.entry} chapter={located.chapter} />;
  return (
    <Frame tab="rules" title={t('ref.title')}>
      <Text>{t('ref.missing')}</Text>
      <RowLink href="/reference/rules" title={t('ref.tab.rules')} />
    </Frame>
  );
}

function ChapterPage({ chapter }: { readonly chapter: Chapter }) {
  const t = useTranslate();
  return (
    <Frame tab="rules" title={t(`ref.chapter.${chapter.id}`)}>
      {chapter.entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} />
      ))}
    </Frame>
  );
}

function EntryPage({ entry, chapter }: { readonly entry: Entry; readonly chapter: Chapter }) {
  const t = useTranslate();
  const language = useLanguage();
  const others = chapter.entries.filter(({ id }) => id !== entry.id);
  const title = t(`ref.chapter.${chapter.id}`);
  return (
    <Frame tab="rules" title={title}>
      <EntryCard entry={entry} />
      {others.length === 0 ? null : (
        <View style={styles.more}>
          <Text variant="label" heading={2} color="inkMuted">
            {t('ref.more')}
          </Text>
          {others.map(({ id }) => (
            <RowLink key={id} href={`/reference/${id}`} title={ENTRY_TEXTS[language][id].title} />
          ))}
          <RowLink href={`/reference/${chapter.id}`} title={t('ref.whole')} strong />
        </View>
      )}
    </Frame>
  );
}

function EntryCard({ entry }: { readonly entry: Entry }) {
  const language = useLanguage();
  const { colors } = useTheme();
  return (
    <View style={[styles.card, { backgroundColor: colors.surface, borderColor: colors.line }]}>
      <View style={styles.head}>
        {entry.glyph === undefined ? null : <Glyph name={entry.glyph} size={28} color={colors.accent} />}
        <Text variant="heading" heading={2} style={styles.title}>
          {ENTRY_TEXTS[language][entry.id].title}
        </Text>
      </View>
      <EntryBody entry={entry} />
    </View>
  );
}

function RowLink({ href, title, strong = false }: { readonly href: `/reference/${string}`; readonly title: string; readonly strong?: boolean }) {
  const { colors } = useTheme();
  return (
    <Link href={href} asChild>
      <PlainPressable role="link" label={title} style={[styles.row, { borderBottomColor: colors.line }]}>
        <Text {...(strong ? { variant: 'label' as const, color: 'accent' as const } : {})} style={styles.title}>
          {title}
        </Text>
        <Icon name="forward" color="inkMuted" size={18} />
      </PlainPressable>
    </Link>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 1, borderRadius: radius.md, padding: space.md, gap: space.sm },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  title: { flexShrink: 1 },
  more: { gap: 0 },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.sm, minHeight: TARGET, borderBottomWidth: 1, paddingHorizontal: 4 },
});
