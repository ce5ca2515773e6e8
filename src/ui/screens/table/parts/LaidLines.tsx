import { StyleSheet, View } from 'react-native';
import { CostGlyphs } from '../../../components/CostGlyphs';
import { IconButton } from '../../../components/IconButton';
import { Panel } from '../../../components/Panel';
import { Text } from '../../../components/Text';
import type { Affordable } from '../../../game/affordable';
import type { Stock } from '../../../game/hand';
import { thingSentence } from '../../../game/things';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { grouped, partsText, takenBy } from '../cardWords';

interface Props {
  readonly laid: readonly Affordable[];
  readonly stock: readonly Stock[];
  readonly left: readonly Stock[];
  readonly onTakeBack: (line: number) => void;
}

/** What somebody has laid already, line by line, and what is left of the hand. */
export function LaidLines({ laid, stock, left, onTakeBack }: Props) {
  const t = useTranslate();
  const leftParts = grouped(left);
  return (
    <Panel title={t('table.cards.lines')}>
      {laid.map(({ thing, way }, i) => {
        const before = laid[i - 1]?.way.left ?? stock;
        const taken = takenBy(before, way);
        const what = thingSentence(t, thing);
        return (
          <View key={i} style={styles.laid}>
            <View
              style={styles.grow}
              role="img"
              aria-label={`${t('table.cards.line', { number: i + 1 })}. ${what}: ${partsText(t, taken)}`}
            >
              <Text variant="caption" color="inkMuted">
                {t('table.cards.line', { number: i + 1 })}
              </Text>
              <Text variant="label">{what}</Text>
              <CostGlyphs parts={taken} size={20} />
            </View>
            <IconButton
              icon="close"
              label={t('table.cards.takeBack', { number: i + 1, what })}
              onPress={() => onTakeBack(i)}
            />
          </View>
        );
      })}
      <View
        style={styles.pair}
        role="img"
        aria-label={`${t('table.cards.left')}: ${leftParts.length === 0 ? t('table.cards.leftNothing') : partsText(t, leftParts)}`}
      >
        <Text color="inkMuted">{t('table.cards.left')}</Text>
        {leftParts.length === 0 ? (
          <Text>{t('table.cards.leftNothing')}</Text>
        ) : (
          <CostGlyphs parts={leftParts} size={20} />
        )}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1, minWidth: 0 },
  laid: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  pair: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.sm },
});
