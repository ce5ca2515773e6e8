import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { LANGUAGES } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { Text } from '../../../components/Text';
import { radius, space } from '../../../theme/tokens';
import { useNarrow } from '../../../theme/useNarrow';
import { useTheme } from '../../../theme/useTheme';
import type { TermKey } from '../../../game/terms';
import { isProposed } from '../glossary';

/** One word in four languages: side by side where there is room, two by two on a phone, one by one where even that is too much. */
export function TermRow({ term, framed = false }: { readonly term: TermKey; readonly framed?: boolean }) {
  const { colors } = useTheme();
  const { width } = useWindowDimensions();
  const four = width >= 640;
  const narrow = useNarrow();
  return (
    <View
      style={[
        styles.row,
        framed && [styles.framed, { backgroundColor: colors.surface, borderColor: colors.line }],
        !framed && { borderBottomColor: colors.line, borderBottomWidth: 1 },
      ]}
    >
      {LANGUAGES.map((language) => (
        <View key={language} style={four ? styles.quarter : [styles.half, narrow && styles.whole]}>
          <Text variant="caption" color="inkMuted" style={styles.code}>
            {language.toUpperCase()}
          </Text>
          <Text style={[styles.word, !four && styles.narrow]} lang={language}>
            {`${translators[language](term)}${isProposed(language, term) ? '*' : ''}`}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', paddingVertical: space.sm, rowGap: 2 },
  framed: { borderWidth: 1, borderRadius: radius.sm, paddingHorizontal: space.md },
  half: { width: '50%', flexDirection: 'row', gap: 4, paddingRight: 4, alignItems: 'baseline' },
  whole: { width: '100%' },
  quarter: { width: '25%', flexDirection: 'row', gap: 6, paddingRight: space.sm, alignItems: 'baseline' },
  code: { fontSize: 11, lineHeight: 16, width: 20, flexShrink: 0 },
  word: { fontSize: 15, lineHeight: 20, flexShrink: 1, minWidth: 0 },
  /** The longest word of a language must not break in half a phone. */
  narrow: { fontSize: 14 },
});
