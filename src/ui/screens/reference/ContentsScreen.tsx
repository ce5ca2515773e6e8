import type { Href } from 'expo-router';
import { useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { entryText } from '@/i18n/entries';
import { Icon } from '../../components/Icon';
import { Text } from '../../components/Text';
import { radius, space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useLanguage, useTranslate } from '../../useTranslate';
import { CHAPTERS } from './chapters';
import { Frame, WIDE } from '../../components/Frame';
import { PlainLink } from '../../components/PlainLink';
import { SearchField } from './parts/SearchField';
import { SearchResults } from './parts/SearchResults';

/** The chapters of the reference, or what a search finds in them. */
export function ContentsScreen() {
  const t = useTranslate();
  const language = useLanguage();
  const { colors } = useTheme();
  const columns = useColumns();
  const [query, setQuery] = useState('');
  const searching = query.trim() !== '';
  return (
    <Frame
      tab="rules"
      title={t('ref.tab.rules')}
      top={<SearchField query={query} onChange={setQuery} />}
      full={!searching}
    >
      {searching ? (
        <SearchResults query={query} />
      ) : (
        <View style={styles.chapters}>
          {CHAPTERS.map(({ id, glyph, entries }) => (
            <ChapterCard
              key={id}
              href={{ pathname: '/reference/[id]', params: { id } }}
              title={t(`ref.chapter.${id}`)}
              hint={entries.map((entry) => entryText(language, entry.id).title).join(' · ')}
              columns={columns}
              picture={<Glyph name={glyph} size={20} color={colors.accent} />}
            />
          ))}
          <ChapterCard
            href="/reference/glossary"
            title={t('ref.glossary')}
            hint={t('ref.glossary.hint')}
            columns={columns}
            picture={<Icon name="globe" color="accent" size={20} />}
          />
        </View>
      )}
    </Frame>
  );
}

interface CardProps {
  readonly href: Href;
  readonly title: string;
  readonly hint: string;
  readonly columns: Columns;
  readonly picture: ReactNode;
}

function ChapterCard({ href, title, hint, columns, picture }: CardProps) {
  const { colors } = useTheme();
  return (
    <PlainLink
      href={href}
      label={title}
      style={[styles.chapter, styles[columns], { backgroundColor: colors.surface, borderColor: colors.line }]}
    >
      <View
        style={[
          styles.medal,
          columns === 'tiles' && styles.smallMedal,
          { backgroundColor: colors.ground, borderColor: colors.gold },
        ]}
      >
        {picture}
      </View>
      <View style={styles.text}>
        <Text variant="label" style={columns === 'tiles' ? styles.small : undefined}>
          {title}
        </Text>
        {columns === 'tiles' ? null : (
          <Text variant="caption" color="inkMuted" lines={2}>
            {hint}
          </Text>
        )}
      </View>
    </PlainLink>
  );
}

/** Two columns of titles on a phone, so that all chapters are seen at once; with room, also what is in them. */
type Columns = 'tiles' | 'halves' | 'thirds' | 'rows';

function useColumns(): Columns {
  const { width, fontScale } = useWindowDimensions();
  if (fontScale > 1.3 || width < 320) return 'rows';
  return width >= WIDE ? 'thirds' : width >= 640 ? 'halves' : 'tiles';
}

const styles = StyleSheet.create({
  chapters: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  chapter: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 64,
    paddingVertical: 6,
    paddingHorizontal: space.sm,
    borderRadius: radius.md,
    borderWidth: 1,
  },
  rows: { width: '100%' },
  tiles: { width: '48%', flexGrow: 1, paddingHorizontal: 6, gap: 6 },
  halves: { width: '48%', flexGrow: 1, minHeight: 84, paddingHorizontal: space.md },
  thirds: { width: '32%', flexGrow: 1, minHeight: 108, paddingHorizontal: space.lg, gap: space.md },
  small: { fontSize: 13, lineHeight: 17 },
  smallMedal: { width: 32, height: 32, borderRadius: 16 },
  medal: {
    width: 44,
    height: 44,
    borderRadius: radius.lg,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  text: { flex: 1, minWidth: 0 },
});
