import { assertNever } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/i18n/message';
import { TABLE_BOX } from '@/store/tableBox';
import { Text } from '../../../components/Text';
import type { SideTerm, Sum } from '../../../game/battleSums';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { effectMark, effectText } from '../cardWords';
import { CardButton } from './CardButton';

function termText(t: Translate, term: SideTerm): string {
  switch (term.kind) {
    case 'card': {
      const { fighter } = term;
      const marks = [
        fighter.effect === 'none' ? '' : effectText(t, fighter.effect),
        fighter.loyalty === 'own' ? '' : t(`table.battle.loyalty.${fighter.loyalty}`),
        fighter.loyalty === 'universal' && fighter.supplies > 0 ? t('count.supply', { count: fighter.supplies }) : '',
      ].filter((mark) => mark !== '');
      return [capital(kindText(t, fighter.kind, TABLE_BOX)), ...marks].join(', ');
    }
    case 'city':
    case 'guards':
    case 'moral':
    case 'ground':
      return t(`table.battle.term.${term.kind}`);
    case 'bonus':
      return term.bonus.name(t);
    default:
      return assertNever(term);
  }
}

/** '+4', '−4'. */
const signed = (strength: number): string => (strength < 0 ? `−${-strength}` : `+${strength}`);

interface Props {
  readonly sum: Sum;
  readonly chosen?: number | null;
  readonly onChoose?: (index: number | null) => void;
}

/** Every term by its name; a card can be tapped to change it. */
export function BattleTerms({ sum, chosen = null, onChoose }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const cards = sum.terms.flatMap((term) => (term.kind === 'card' ? [term] : []));
  const others = sum.terms.flatMap((term) => (term.kind === 'card' ? [] : [term]));
  return (
    <View style={styles.gap}>
      {cards.length === 0 && onChoose !== undefined ? (
        <Text variant="caption" color="inkMuted">
          {t('table.battle.empty')}
        </Text>
      ) : (
        <View style={styles.cards}>
          {cards.map((term) => (
            <CardButton
              key={term.index}
              kind={term.fighter.kind}
              label={`${termText(t, term)}: ${term.strength}`}
              caption={`${term.strength}${effectMark(term.fighter.effect) === '' ? '' : ` ${effectMark(term.fighter.effect)}`}`}
              chip
              selected={term.index === chosen}
              foreign={term.fighter.loyalty === 'other'}
              onPress={() => onChoose?.(term.index === chosen ? null : term.index)}
            />
          ))}
        </View>
      )}
      <View>
        {others.map((term) => (
          <View
            key={term.kind === 'bonus' ? term.bonus.id : term.kind}
            style={[styles.term, { borderBottomColor: colors.line }]}
          >
            <Text>{termText(t, term)}</Text>
            <Text variant="label">
              {term.kind === 'city' || term.kind === 'guards' ? String(term.strength) : signed(term.strength)}
            </Text>
          </View>
        ))}
        <View style={styles.term}>
          <Text variant="label">{t('table.battle.total')}</Text>
          <Text variant="label">{String(sum.total)}</Text>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  gap: { gap: space.sm },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  term: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingVertical: 4,
    borderBottomWidth: StyleSheet.hairlineWidth,
    borderBottomColor: 'transparent',
  },
});
