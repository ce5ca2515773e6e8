import { StyleSheet, View } from 'react-native';
import { entryText } from '@/i18n/entries';
import { Icon } from '../../../components/Icon';
import { Text } from '../../../components/Text';
import { fonts, radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useLanguage, useTranslate } from '../../../useTranslate';
import type { Entry } from '../../../game/entry';
import { fill } from '../../../game/facts';
import { readLine } from '../../../game/textLine';
import { EntryFigure } from './EntryFigure';

/** The text of an entry with its figures. */
export function EntryBody({ entry }: { readonly entry: Entry }) {
  const language = useLanguage();
  const { text, lit } = entryText(language, entry.id);
  // The die's faces are drawn instead of written.
  const drawn = entry.figures?.some(({ kind }) => kind === 'faces') === true;
  return (
    <View style={styles.body}>
      {drawn ? null : text.map((line, i) => <Line key={i} line={fill(line)} />)}
      {lit === undefined ? null : <Lit text={fill(lit)} />}
      {entry.figures?.map((figure, i) => (
        <EntryFigure key={i} figure={figure} />
      ))}
    </View>
  );
}

function Line({ line }: { readonly line: string }) {
  const { mark, text } = readLine(line);
  if (mark === null) return <Text>{text}</Text>;
  return (
    <View style={styles.item}>
      <Text variant="label" color="accent" style={styles.mark}>
        {mark}
      </Text>
      <Text style={styles.text}>{text}</Text>
    </View>
  );
}

/** What the oracle adds, set apart. */
export function Lit({ text }: { readonly text: string }) {
  const t = useTranslate();
  const { colors } = useTheme();
  return (
    <View style={[styles.lit, { borderColor: colors.gold, backgroundColor: colors.ground }]}>
      <View style={styles.litHead}>
        <Icon name="dawn" color="gold" size={20} />
        <Text variant="caption" style={styles.litTitle}>
          {t('ref.lit')}
        </Text>
      </View>
      <Text>{text}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  body: { gap: space.sm },
  item: { flexDirection: 'row', gap: space.sm },
  mark: { minWidth: 18, textAlign: 'right' },
  text: { flex: 1 },
  lit: { borderLeftWidth: 4, borderRadius: radius.sm, paddingVertical: space.sm, paddingHorizontal: space.md, gap: 2 },
  litHead: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  litTitle: { fontFamily: fonts.strong },
});
