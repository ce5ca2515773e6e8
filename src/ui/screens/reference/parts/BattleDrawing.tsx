import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { Text } from '../../../components/Text';
import { useTheme } from '../../../theme/useTheme';
import { kindName } from '../../../text/kindName';
import { useTranslate } from '../../../useTranslate';
import { fonts } from '../../../theme/tokens';
import { sums, type SideTerm, type Sum } from '../../../game/battleSums';
import { battleOf, type BattleSketch } from '../../../game/sketches';

/** Both lines of a battle with their totals. */
export function BattleDrawing({ sketch }: { readonly sketch: BattleSketch }) {
  const t = useTranslate();
  const { attack, defence } = sums(battleOf(sketch));
  return (
    <View style={styles.lines} aria-hidden>
      <Line name={t('ref.sketch.you')} sum={attack} winning={attack.total > defence.total} />
      <Line
        name={t('ref.sketch.city', { level: sketch.level })}
        sum={defence}
        winning={attack.total <= defence.total}
      />
    </View>
  );
}

function Line({ name, sum, winning }: { readonly name: string; readonly sum: Sum; readonly winning: boolean }) {
  const { colors } = useTheme();
  return (
    <View style={styles.line}>
      <View style={styles.terms}>
        <Text variant="caption" color="inkMuted">
          {name}
        </Text>
        <View style={styles.cards}>
          {sum.terms.map((term, i) => (
            <Term key={i} term={term} />
          ))}
        </View>
      </View>
      <View style={[styles.total, { borderColor: winning ? colors.accent : colors.line }]}>
        <Text variant="heading" align="center" color={winning ? 'accent' : 'ink'}>
          {String(sum.total)}
        </Text>
      </View>
    </View>
  );
}

function Term({ term }: { readonly term: SideTerm }) {
  const { colors } = useTheme();
  if (term.kind !== 'card') {
    return (
      <View style={[styles.card, { borderColor: colors.gold, backgroundColor: colors.surface }]}>
        <Glyph name={term.kind === 'moral' ? 'hero1' : 'city4'} size={18} color={colors.gold} />
        <Text variant="caption" style={styles.strength}>{`${term.kind === 'moral' ? '+' : ''}${term.strength}`}</Text>
      </View>
    );
  }
  const foreign = term.fighter.loyalty === 'other';
  return (
    <View
      style={[
        styles.card,
        { borderColor: foreign ? colors.edge : colors.accent, backgroundColor: colors.surface },
        foreign && styles.foreign,
      ]}
    >
      <Glyph name={kindName(term.fighter.kind)} size={18} color={foreign ? colors.inkMuted : colors.ink} />
      <Text variant="caption" style={styles.strength}>
        {String(term.strength)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  lines: { gap: 6 },
  line: { flexDirection: 'row', alignItems: 'flex-end', gap: 8 },
  terms: { flex: 1, gap: 2 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2,
    borderWidth: 1.5,
    borderRadius: 6,
    paddingHorizontal: 4,
    height: 30,
  },
  foreign: { borderStyle: 'dashed' },
  strength: { fontFamily: fonts.strong },
  total: { minWidth: 44, borderWidth: 2, borderRadius: 8, paddingHorizontal: 6 },
});
