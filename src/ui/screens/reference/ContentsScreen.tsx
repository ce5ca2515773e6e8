import { Link, type Href } from 'expo-router';
import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { ENTRY_TEXTS } from '@/i18n/entries';
import { Icon } from '../../components/Icon';
import { Text } from '../../components/Text';
import { radius, space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useLanguage, useTranslate } from '../../useTranslate';
import { CHAPTERS } from './chapters';
import { Frame, useWide } from './parts/Frame';
import { PlainPressable } from './parts/PlainPressable';
import { SearchField } from './parts/SearchField';
import { SearchResults } from './parts/SearchResults';

/** The chapters of the reference, or what a search finds in them. */
export function ContentsScreen() {
  const t = useTranslate();
  const language = useLanguage();
  const { colors } = useTheme();
  const wide = useWide();
  const [query, setQuery] = useState('');
  const searching = query.trim() !== '';
  return (
    <Frame tab="rules" title={t('ref.tab.rules')} top={<SearchField query={query} onChange={setQuery} />} full={!searching}>
      {searching ? (
        <SearchResults query={query} />
      ) : (
        <View style={styles.chapters}>
          {CHAPTERS.map(({ id, glyph, entries }) => (
            <ChapterCard
              key={id}
              href={{ pathname: '/reference/[id]', params: { id } }}
              title={t(`ref.chapter.${id}`)}
              hint={entries.map((entry) => ENTRY_TEXTS[language][entry.id].title).join(' · ')}
              wide={wide}
              picture={<Glyph name={glyph} size={26} color={colors.accent} />}
            />
          ))}
          <ChapterCard href="/reference/glossary" title={t('ref.glossary')} hint={t('ref.glossary.hint')} wide={wide} picture={<Icon name="globe" color="accent" />} />
        </View>
      )}
    </Frame>
  );
}

interface CardProps {
  readonly href: Href;
  readonly title: string;
  readonly hint: string;
  readonly wide: boolean;
  readonly picture: ReactNode;
}

function ChapterCard({ href, title, hint, wide, picture }: CardProps) {
  const { colors } = useTheme();
  return (
    <Link href={href} asChild>
      <PlainPressable role="link" label={title} style={[styles.chapter, wide && styles.third, { backgroundColor: colors.surface, borderColor: colors.line }]}>
        <View style={[styles.medal, { backgroundColor: colors.ground, borderColor: colors.gold }]}>{picture}</View>
        <View style={styles.text}>
          <Text variant="label">{title}</Text>
          <Text variant="caption" color="inkMuted" lines={wide ? 3 : 1}>
            {hint}
          </Text>
        </View>
        <Icon name="forward" color="inkMuted" size={20} />
      </PlainPressable>
    </Link>
  );
}

const styles = StyleSheet.create({
  chapters: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  chapter: { width: '100%', flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 60, paddingVertical: 6, paddingHorizontal: space.md, borderRadius: radius.md, borderWidth: 1 },
  third: { width: '32%', flexGrow: 1, minHeight: 108 },
  medal: { width: 44, height: 44, borderRadius: radius.lg, borderWidth: 1.5, alignItems: 'center', justifyContent: 'center' },
  text: { flex: 1, minWidth: 0 },
});
