import { assertNever, SUPPLY, type Kind } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { TABLE_TARGETS, useTable, type Table, type TableSide } from '@/store/table';
import { TABLE_BOX } from '@/store/tableBox';
import { Button } from '../../components/Button';
import { Frame, useWide } from '../../components/Frame';
import { Panel } from '../../components/Panel';
import { Segments } from '../../components/Segments';
import { Stepper } from '../../components/Stepper';
import { sums, type Battle, type Side } from '../../game/battleSums';
import { facts } from '../../game/facts';
import { MOST_ROLLING } from '../../game/rolls';
import { MODULE_BONUSES } from '../../modules/references';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
import { BattleSide } from './parts/BattleSide';
import { BattleTerms } from './parts/BattleTerms';
import { BattleVerdict } from './parts/BattleVerdict';
import { DayLine } from './parts/DayLine';
import { withTable } from './parts/withTable';
import { todayOf } from './turns';

const sideOf = ({ cards, heroes, home, bonuses }: TableSide): Side => ({
  heroes,
  home,
  bonuses: MODULE_BONUSES.filter(({ id }) => bonuses.includes(id)),
  cards: cards.map(({ kind, effect, loyalty, supplies }) => ({
    kind: TABLE_BOX.named[kind] ?? SUPPLY,
    effect,
    loyalty,
    supplies,
  })),
});

function battleOf({ target, level, guards, attacker, defender }: Table['battle'], illuminated: Kind | null): Battle {
  const sides = { attacker: sideOf(attacker), defender: sideOf(defender), illuminated };
  switch (target) {
    case 'city':
      return { ...sides, target: { kind: 'city', level } };
    case 'hero':
      return { ...sides, target: { kind: 'hero' } };
    case 'neutral':
      return { ...sides, target: { kind: 'guards', strength: facts()['neutral'] ?? 0 } };
    case 'ruins':
      return { ...sides, target: { kind: 'guards', strength: facts()['ruins'] ?? 0 } };
    case 'guards':
      return { ...sides, target: { kind: 'guards', strength: guards } };
    default:
      return assertNever(target);
  }
}

const EMPTY_SIDE: TableSide = { cards: [], heroes: 0, home: false, bonuses: [] };

/** Both sides of a battle, summed up term by term. */
export const BattleScreen = withTable(BattlePage);

function BattlePage() {
  const t = useTranslate();
  const wide = useWide();
  const table = useTable();
  const { battle: stored, change } = table;
  const battle = battleOf(stored, todayOf(table).lit);
  const { attack, defence } = sums(battle);
  const set = (changed: Partial<Table['battle']>) => change({ battle: { ...stored, ...changed } });
  const guarded = battle.target.kind === 'guards';
  const rolling = [...stored.attacker.cards, ...(guarded ? [] : stored.defender.cards)].filter(
    ({ effect }) => effect === 'rolling',
  ).length;
  const untouched = stored.attacker.cards.length === 0 && stored.defender.cards.length === 0;
  return (
    <Frame
      tab="battle"
      title={t('table.battle.title')}
      full={wide}
      aside={
        untouched ? null : (
          <Button
            kind="plain"
            label={t('table.battle.clear')}
            onPress={() => set({ attacker: EMPTY_SIDE, defender: EMPTY_SIDE })}
          />
        )
      }
      foot={<BattleVerdict battle={battle} attack={attack} defence={defence} />}
    >
      <DayLine />
      <Panel>
        <Segments
          title={t('table.battle.target')}
          chosen={stored.target}
          onChoose={(target) => set({ target })}
          segments={TABLE_TARGETS.map((value) => ({ value, label: t(`table.battle.target.${value}`) }))}
        />
        {stored.target === 'city' ? (
          <Stepper
            name={t('table.battle.level')}
            value={stored.level}
            least={1}
            most={6}
            onChange={(level) => set({ level })}
          />
        ) : null}
        {stored.target === 'guards' ? (
          <Stepper
            name={t('table.battle.strength')}
            value={stored.guards}
            least={1}
            most={40}
            onChange={(guards) => set({ guards })}
          />
        ) : null}
      </Panel>
      <View style={wide ? styles.columns : styles.stack}>
        <BattleSide
          title={t('table.battle.attacker')}
          side={stored.attacker}
          sum={attack}
          mayRoll={rolling < MOST_ROLLING}
          onChange={(attacker) => set({ attacker })}
        />
        {guarded ? (
          <Panel title={t('table.battle.guards')} style={wide && styles.side}>
            <BattleTerms sum={defence} />
          </Panel>
        ) : (
          <BattleSide
            title={t('table.battle.defender')}
            side={stored.defender}
            sum={defence}
            mayRoll={rolling < MOST_ROLLING}
            onChange={(defender) => set({ defender })}
          />
        )}
      </View>
    </Frame>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.md },
  columns: { flexDirection: 'row', gap: space.md, alignItems: 'flex-start' },
  side: { flex: 1 },
});
