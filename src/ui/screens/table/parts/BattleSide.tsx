import {
  CHIEF,
  FRIMAN,
  HORSE,
  isGreat,
  LORD,
  PRIEST,
  SHIELD,
  SUPPLY,
  SWORD,
  WEAPON,
  type Kind,
} from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTable, type TableFighter, type TableSide } from '@/store/table';
import { mostOfKind, TABLE_BOX } from '@/store/tableBox';
import { useWide } from '../../../components/Frame';
import { Panel } from '../../../components/Panel';
import { Stepper } from '../../../components/Stepper';
import { Text } from '../../../components/Text';
import { Toggle } from '../../../components/Toggle';
import type { Sum } from '../../../game/battleSums';
import { MOST_CARDS } from '../../../game/hand';
import { shortKindText } from '../../../game/shortKindText';
import { MODULE_BONUSES } from '../../../modules/references';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { nameIn } from '../../../text/kindName';
import { useTranslate } from '../../../useTranslate';
import { withExpansion } from '../turns';
import { BattleTerms } from './BattleTerms';
import { CardButton } from './CardButton';
import { FighterEditor } from './FighterEditor';

const FIGHTING: readonly Kind[] = [FRIMAN, CHIEF, PRIEST, LORD, WEAPON, HORSE, SWORD, SHIELD];
/** Those of the second box that have a strength. */
const FIGHTING_TOO: readonly Kind[] = ['queen', 'king', 'arrow'].flatMap((name) => TABLE_BOX.named[name] ?? []);
const kindName = (kind: Kind): string => nameIn(TABLE_BOX, kind);
const isOne = (kind: Kind): boolean => mostOfKind(kind) === 1;

interface Props {
  readonly title: string;
  readonly side: TableSide;
  readonly sum: Sum;
  /** Whether another amulet may wait for its roll. */
  readonly mayRoll: boolean;
  readonly onChange: (side: TableSide) => void;
}

/** One side of a battle: its cards, heroes, and what else counts for it. */
export function BattleSide({ title, side, sum, mayRoll, onChange }: Props) {
  const t = useTranslate();
  const wide = useWide();
  const [chosen, setChosen] = useState<number | null>(null);
  const set = (changed: Partial<TableSide>) => onChange({ ...side, ...changed });
  const open = chosen === null ? undefined : side.cards[chosen];
  const replace = (index: number, by: readonly TableFighter[]) =>
    set({ cards: [...side.cards.slice(0, index), ...by, ...side.cards.slice(index + 1)] });
  const expansion = useTable(withExpansion);
  const foreign =
    side.heroes > 0 &&
    side.cards.some(({ kind, loyalty }) => loyalty === 'other' && !isGreat(TABLE_BOX, TABLE_BOX.named[kind] ?? SUPPLY));
  return (
    <Panel title={title} style={wide && styles.side}>
      <View style={styles.palette}>
        {[...FIGHTING, ...(expansion ? FIGHTING_TOO : [])].map((kind) => {
          const name = capital(kindText(t, kind, TABLE_BOX));
          const unique = isOne(kind);
          return (
            <CardButton
              key={kind}
              kind={kind}
              label={t('table.battle.add', { name })}
              caption={shortKindText(t, kind, TABLE_BOX)}
              disabled={
                side.cards.length >= MOST_CARDS || (unique && side.cards.some((card) => card.kind === kindName(kind)))
              }
              onPress={() =>
                set({ cards: [...side.cards, { kind: kindName(kind), effect: 'none', loyalty: 'own', supplies: 0 }] })
              }
            />
          );
        })}
      </View>
      <BattleTerms sum={sum} chosen={chosen} onChoose={setChosen} />
      {side.cards.length === 0 || open !== undefined ? null : (
        <Text variant="caption" color="inkMuted">
          {t('table.battle.hint')}
        </Text>
      )}
      {foreign ? (
        <Text variant="caption" color="inkMuted">
          {t('table.battle.noMoral')}
        </Text>
      ) : null}
      {open === undefined || chosen === null ? null : (
        <FighterEditor
          fighter={open}
          mayRoll={mayRoll || open.effect === 'rolling'}
          onChange={(fighter) => replace(chosen, [fighter])}
          onRemove={() => {
            replace(chosen, []);
            setChosen(null);
          }}
          onDone={() => setChosen(null)}
        />
      )}
      <Stepper
        name={t('table.battle.heroes')}
        value={side.heroes}
        least={0}
        most={2}
        onChange={(heroes) => set({ heroes })}
      />
      <Toggle label={t('table.battle.home')} on={side.home} onChange={(home) => set({ home })} />
      {(expansion ? MODULE_BONUSES : []).map(({ id, name }) => (
        <Toggle
          key={id}
          label={name(t)}
          on={side.bonuses.includes(id)}
          onChange={(on) => set({ bonuses: [...side.bonuses.filter((other) => other !== id), ...(on ? [id] : [])] })}
        />
      ))}
    </Panel>
  );
}

const styles = StyleSheet.create({
  side: { flex: 1 },
  palette: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
