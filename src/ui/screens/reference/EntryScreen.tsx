import { useLocalSearchParams } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { entryText } from '@/i18n/entries';
import { Icon } from '../../components/Icon';
import { isPainted, Painted } from '../../components/Painted';
import { Text } from '../../components/Text';
import { radius, space, TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useLanguage, useTranslate } from '../../useTranslate';
import type { Entry } from '../../game/entry';
import { chapterOf, entryOf, type Chapter } from './chapters';
import { EntryBody } from './parts/EntryBody';
import { Frame, useWide } from '../../components/Frame';
import { PlainLink } from '../../components/PlainLink';

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
  const wide = useWide();
  const { entries } = chapter;
  // Read down the left column, then down the right one.
  const half = Math.ceil(entries.length / 2);
  const columns = wide && entries.length > 1 ? [entries.slice(0, half), entries.slice(half)] : [entries];
  return (
    <Frame tab="rules" title={t(`ref.chapter.${chapter.id}`)} full={columns.length > 1}>
      <View style={styles.columns}>
        {columns.map((column, i) => (
          <View key={i} style={styles.column}>
            {column.map((entry) => (
              <EntryCard key={entry.id} entry={entry} />
            ))}
          </View>
        ))}
      </View>
    </Frame>
  );
}

function EntryPage({ entry, chapter }: { readonly entry: Entry; readonly chapter: Chapter }) {
  const t = useTranslate();
  const language = useLanguage();
  const wide = useWide();
  const others = chapter.entries.filter(({ id }) => id !== entry.id);
  return (
    <Frame tab="rules" title={t(`ref.chapter.${chapter.id}`)} full={wide}>
      <View style={wide ? styles.columns : styles.stack}>
        <View style={wide && styles.main}>
          <EntryCard entry={entry} />
        </View>
        <View style={wide && styles.more}>
          {entry.see === undefined ? null : (
            <View style={styles.see}>
              <Text variant="label" heading={2} color="inkMuted">
                {t('ref.see')}
              </Text>
              {entry.see.map((id) => (
                <RowLink key={id} href={`/reference/${id}`} title={entryText(language, id).title} />
              ))}
            </View>
          )}
          <Text variant="label" heading={2} color="inkMuted">
            {t('ref.more')}
          </Text>
          {others.map(({ id }) => (
            <RowLink key={id} href={`/reference/${id}`} title={entryText(language, id).title} />
          ))}
          <RowLink href={`/reference/${chapter.id}`} title={t('ref.whole')} strong />
        </View>
      </View>
    </Frame>
  );
}

function EntryCard({ entry }: { readonly entry: Entry }) {
  const language = useLanguage();
  const { colors } = useTheme();
  return (
    <View style={[styles.card, { backgroundColor: colors.surface, borderColor: colors.line }]}>
      <View style={styles.head}>
        {entry.glyph === undefined ? null : isPainted(entry.glyph) ? (
          <Painted name={entry.glyph} size={60} />
        ) : (
          <Glyph name={entry.glyph} size={28} color={colors.accent} />
        )}
        <Text variant="heading" heading={2} style={styles.title}>
          {entryText(language, entry.id).title}
        </Text>
      </View>
      <EntryBody entry={entry} />
    </View>
  );
}

function RowLink({
  href,
  title,
  strong = false,
}: {
  readonly href: `/reference/${string}`;
  readonly title: string;
  readonly strong?: boolean;
}) {
  const { colors } = useTheme();
  return (
    <PlainLink href={href} label={title} style={[styles.row, { borderBottomColor: colors.line }]}>
      <Text {...(strong ? { variant: 'label' as const, color: 'accent' as const } : {})} style={styles.title}>
        {title}
      </Text>
      <Icon name="forward" color="inkMuted" size={18} />
    </PlainLink>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 1, borderRadius: radius.md, padding: space.md, gap: space.sm },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  title: { flexShrink: 1 },
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: space.md },
  stack: { gap: space.md },
  column: { flex: 1, gap: space.md },
  main: { flex: 1.7 },
  more: { flex: 1 },
  see: { marginBottom: space.lg },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    minHeight: TARGET,
    borderBottomWidth: 1,
    paddingHorizontal: 4,
  },
});
