import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { entryText } from '@/i18n/entries';
import { translators } from '@/i18n/translate';
import { Text } from '../../../components/Text';
import { radius, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useLanguage, useTranslate } from '../../../useTranslate';
import { capital } from '../../../text/capital';
import { entryOf } from '../chapters';
import { fill } from '../../../game/facts';
import { search, type Hit } from '../search';
import { PlainLink } from '../../../components/PlainLink';
import { TermRow } from './TermRow';

/** What was found, best first. A rule found by a word of another language shows that word beside its own title. */
export function SearchResults({ query }: { readonly query: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const hits = useMemo(() => search(query, language), [query, language]);
  if (hits.length === 0) return <Text color="inkMuted">{t('ref.search.none', { query: query.trim() })}</Text>;
  return (
    <View role="list" aria-label={t('ref.search.results')} style={styles.list}>
      {hits.map((hit) => (
        <View key={hit.kind === 'entry' ? hit.id : hit.key} role="listitem">
          {hit.kind === 'entry' ? <EntryHit hit={hit} /> : <TermRow term={hit.key} framed />}
        </View>
      ))}
    </View>
  );
}

function EntryHit({ hit }: { readonly hit: Extract<Hit, { kind: 'entry' }> }) {
  const t = useTranslate();
  const language = useLanguage();
  const { colors } = useTheme();
  const { title, text } = entryText(language, hit.id);
  const chapter = entryOf(hit.id)?.chapter.id;
  const foreign = hit.language === language ? undefined : entryText(hit.language, hit.id).title;
  const line = fill((text[0] ?? '').replace(/^- /, ''));
  const where = chapter === undefined ? '' : t(`ref.chapter.${chapter}`);
  return (
    <PlainLink
      href={{ pathname: '/reference/[id]', params: { id: hit.id } }}
      label={[title, foreign, where].filter((part) => part !== undefined).join('. ')}
      style={[styles.hit, { backgroundColor: colors.surface, borderColor: colors.line }]}
    >
      <View style={styles.head}>
        <Text variant="label" style={styles.title}>
          {title}
        </Text>
        <Text variant="caption" color="inkMuted">
          {where}
        </Text>
      </View>
      {foreign === undefined || foreign === title ? null : (
        <Text variant="caption" color="accent">
          {`${capital(translators[language](`ref.language.${hit.language}`))}: ${foreign}`}
        </Text>
      )}
      <Text variant="caption" color="inkMuted" lines={2}>
        {line}
      </Text>
    </PlainLink>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.sm },
  hit: {
    minHeight: TARGET,
    paddingVertical: space.sm,
    paddingHorizontal: space.md,
    borderRadius: radius.sm,
    borderWidth: 1,
    gap: 2,
  },
  head: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between', gap: space.sm },
  title: { flexShrink: 1 },
});
