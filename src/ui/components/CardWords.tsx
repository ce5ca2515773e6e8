/** What a card does, in words of the reference: as it is, and while the oracle illuminates it. */
import type { Kind } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { readLine } from '../game/textLine';
import { modulePart } from '../modules/registry';
import { entryOfKind } from '../text/kindEntry';
import { nameIn } from '../text/kindName';
import { fonts, radius, space } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';
import { useEntries } from '../useEntry';
import { useTranslate } from '../useTranslate';
import { useBox } from './box';
import { Icon } from './Icon';
import { useLit } from './lit';
import { Text } from './Text';

export function CardWords({ kind }: { readonly kind: Kind }) {
  const t = useTranslate();
  const { colors } = useTheme();
  const today = useLit() === kind;
  const box = useBox();
  const entry = useEntries([entryOfKind(kind, box)])?.[0];
  const says = modulePart('kinds', nameIn(box, kind))?.says;
  if (says !== undefined)
    return (
      <Text align="center" style={styles.says}>
        {says(t)}
      </Text>
    );
  if (entry === undefined || entry.text.length === 0) return null;
  return (
    <View style={styles.words}>
      <Text variant="caption" style={styles.title}>
        {t('look.does')}
      </Text>
      {entry.text.map((line, i) => (
        <Text key={i}>{readLine(line).text}</Text>
      ))}
      {entry.lit === undefined ? null : (
        <View
          style={[
            styles.lit,
            { borderColor: colors.gold, backgroundColor: today ? colors.surfacePressed : colors.ground },
          ]}
        >
          <View style={styles.head}>
            <Icon name="dawn" color="gold" size={20} />
            <Text variant="caption" style={styles.title}>
              {t(today ? 'look.doesLitToday' : 'ref.lit')}
            </Text>
          </View>
          <Text>{entry.lit}</Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  words: { gap: space.xs },
  title: { fontFamily: fonts.strong },
  says: { paddingVertical: space.xs },
  lit: { borderLeftWidth: 4, borderRadius: radius.sm, paddingVertical: space.xs, paddingHorizontal: space.md },
  head: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
