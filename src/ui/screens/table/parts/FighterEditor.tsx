import { SUPPLY } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { useTable, type TableFighter } from '@/store/table';
import { TABLE_BOX } from '@/store/tableBox';
import { Button } from '../../../components/Button';
import { Segments } from '../../../components/Segments';
import { Stepper } from '../../../components/Stepper';
import { Text } from '../../../components/Text';
import { FIGHTER_EFFECTS, loyaltiesOf } from '../../../game/fighters';
import { takesAmulet } from '../../../game/hand';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { effectText } from '../cardWords';
import { withExpansion } from '../turns';

interface Props {
  readonly fighter: TableFighter;
  readonly mayRoll: boolean;
  readonly onChange: (fighter: TableFighter) => void;
  readonly onRemove: () => void;
  readonly onDone: () => void;
}

/** Whose a card on the table is, and what an amulet has done to it. */
export function FighterEditor({ fighter, mayRoll, onChange, onRemove, onDone }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const kind = TABLE_BOX.named[fighter.kind] ?? SUPPLY;
  const expansion = useTable(withExpansion);
  const bound = fighter.loyalty !== 'universal' && fighter.loyalty !== 'fanatic';
  const loyalties = loyaltiesOf(kind).filter(
    (loyalty) => loyalty !== 'fanatic' || expansion || fighter.loyalty === 'fanatic',
  );
  return (
    <View style={[styles.editor, { borderColor: colors.accent }]}>
      <Text variant="label">{capital(kindText(t, kind, TABLE_BOX))}</Text>
      {takesAmulet(kind) ? (
        <Segments
          title={t('table.battle.loyalty')}
          chosen={fighter.loyalty}
          onChoose={(loyalty) =>
            onChange({
              ...fighter,
              loyalty,
              ...(loyalty === 'universal' || loyalty === 'fanatic' ? { effect: 'none' } : {}),
              ...(loyalty === 'universal' ? {} : { supplies: 0 }),
            })
          }
          segments={loyalties.map((value) => ({
            value,
            label: t(`table.battle.loyalty.${value}`),
          }))}
        />
      ) : null}
      {takesAmulet(kind) && bound ? (
        <Segments
          title={t('table.effect')}
          chosen={fighter.effect}
          onChoose={(effect) => onChange({ ...fighter, effect })}
          segments={FIGHTER_EFFECTS.filter((effect) => effect !== 'rolling' || mayRoll).map((value) => ({
            value,
            label: effectText(t, value),
          }))}
        />
      ) : null}
      {fighter.loyalty !== 'universal' ? null : (
        <Stepper
          name={t('table.battle.supplies')}
          value={fighter.supplies}
          least={0}
          most={9}
          onChange={(supplies) => onChange({ ...fighter, supplies })}
        />
      )}
      <View style={styles.buttons}>
        <Button kind="plain" label={t('table.cards.remove')} onPress={onRemove} />
        <Button kind="plain" label={t('table.cards.done')} onPress={onDone} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  editor: { borderWidth: 1, borderRadius: radius.sm, padding: space.sm, gap: space.sm },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
