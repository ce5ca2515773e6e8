import { bilkarrData, POTIONS, type Potion } from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/i18n/message';
import { useTable } from '@/store/table';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { Painted } from '../../../components/Painted';
import { Panel } from '../../../components/Panel';
import { PlainPressable } from '../../../components/PlainPressable';
import { Segments } from '../../../components/Segments';
import { Text } from '../../../components/Text';
import { radius, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { nameOf } from '../turns';
import { potionOn, withPotion, type PotionState } from '../wanderer';

const STOCK = 'stock';

/** Who has which potion, and how long one still works. */
export function PotionsPanel() {
  const t = useTranslate();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Panel title={t('table.potions')}>
      {POTIONS.map((potion, i) => (
        <PotionRow
          key={potion}
          potion={potion}
          number={i}
          open={open === i}
          onToggle={() => setOpen(open === i ? null : i)}
        />
      ))}
    </Panel>
  );
}

function stateText(t: Translate, state: PotionState, name: (seat: number) => string): string {
  switch (state.kind) {
    case 'stock':
      return t('table.potions.stock');
    case 'held':
      return t('table.potions.held', { name: name(state.seat) });
    case 'drunk':
      return t('table.potions.drunk', {
        name: name(state.seat),
        day: state.day,
        days: bilkarrData.POTION_DAYS,
      });
  }
}

interface RowProps {
  readonly potion: Potion;
  readonly number: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function PotionRow({ potion, number, open, onToggle }: RowProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const table = useTable();
  const state = potionOn(table, number, table.day);
  const name = (seat: number) => nameOf(table, seat, (n) => t('table.players.default', { number: n }));
  const change = (changed: Partial<(typeof table.potions)[number]>) =>
    table.change({ potions: withPotion(table, number, changed) });
  const words = stateText(t, state, name);
  return (
    <View style={[styles.potion, { borderColor: open ? colors.accent : colors.line }]}>
      <PlainPressable
        role="button"
        label={`${t(`kind.${potion}`)}: ${words}`}
        expanded={open}
        onPress={onToggle}
        style={styles.head}
      >
        <Painted name={potion} size={32} />
        <View style={styles.grow}>
          <Text variant="label">{t(`kind.${potion}`)}</Text>
          <Text variant="caption" color={state.kind === 'drunk' ? 'accent' : 'inkMuted'}>
            {words}
          </Text>
        </View>
        <Icon name={open ? 'up' : 'down'} color="inkMuted" size={18} />
      </PlainPressable>
      {open ? (
        <View style={styles.detail}>
          <Segments
            title={t('table.potions.whose')}
            chosen={state.kind === 'stock' ? STOCK : String(state.seat)}
            onChoose={(value) => change({ seat: value === STOCK ? null : Number(value), drunk: null })}
            segments={[
              { value: STOCK, label: t('table.potions.atBilkarr') },
              ...table.players.map((_, seat) => ({ value: String(seat), label: name(seat) })),
            ]}
          />
          {state.kind === 'held' ? (
            <Button label={t('table.potions.drink')} onPress={() => change({ drunk: table.day })} />
          ) : null}
          {state.kind === 'drunk' ? (
            <Button kind="plain" label={t('table.potions.undo')} onPress={() => change({ drunk: null })} />
          ) : null}
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  potion: { borderWidth: 1, borderRadius: radius.sm },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: TARGET,
    paddingHorizontal: space.sm,
    paddingVertical: 4,
    borderRadius: radius.sm,
  },
  grow: { flex: 1, minWidth: 0 },
  detail: { padding: space.sm, paddingTop: 0, gap: space.sm },
});
