import {
  assertNever,
  FRIMAN,
  HORSE,
  LORD,
  PRIEST,
  CHIEF,
  SHIELD,
  SUPPLY,
  SWORD,
  isGreat,
  WEAPON,
  type Kind,
} from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/i18n/message';
import { mostOfKind, TABLE_BOX } from '@/store/tableBox';
import { TABLE_TARGETS, useTable, type Table, type TableFighter, type TableSide } from '@/store/table';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Segments } from '../../components/Segments';
import { Stepper } from '../../components/Stepper';
import { Text } from '../../components/Text';
import { Toggle } from '../../components/Toggle';
import { capital } from '../../text/capital';
import { kindText } from '../../text/cards';
import { nameIn } from '../../text/kindName';
import { MODULE_BONUSES } from '../../modules/references';
import { radius, space } from '../../theme/tokens';
import { useNarrow } from '../../theme/useNarrow';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { Frame, useWide } from '../../components/Frame';
import { facts } from '../../game/facts';
import { shortKindText } from '../../game/shortKindText';
import { MOST_CARDS, takesAmulet } from '../../game/affordable';
import {
  chanceOf,
  FIGHTER_EFFECTS,
  LOYALTIES,
  MOST_ROLLING,
  sums,
  verdict,
  winningFaces,
  type Battle,
  type Side,
  type SideTerm,
  type Sum,
} from '../../game/battleSums';
import { effectMark, effectText } from './cardWords';
import { CardButton } from './parts/CardButton';
import { DayLine } from './parts/DayLine';
import { withTable } from './parts/withTable';
import { todayOf, withExpansion } from './turns';

const FIGHTING: readonly Kind[] = [FRIMAN, CHIEF, PRIEST, LORD, WEAPON, HORSE, SWORD, SHIELD];
/** Those of the second box that have a strength. */
const FIGHTING_TOO: readonly Kind[] = ['queen', 'king', 'arrow'].flatMap((name) => TABLE_BOX.named[name] ?? []);
const kindOfName = (name: string): Kind | undefined => TABLE_BOX.named[name];
const kindName = (kind: Kind): string => nameIn(TABLE_BOX, kind);
const isOne = (kind: Kind): boolean => mostOfKind(kind) === 1;

const sideOf = ({ cards, heroes, home, bonuses }: TableSide): Side => ({
  heroes,
  home,
  bonuses: MODULE_BONUSES.filter(({ id }) => bonuses.includes(id)),
  cards: cards.map(({ kind, effect, loyalty, supplies }) => ({
    kind: kindOfName(kind) ?? SUPPLY,
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
      foot={<Verdict battle={battle} attack={attack} defence={defence} />}
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
        <SidePanel
          title={t('table.battle.attacker')}
          side={stored.attacker}
          sum={attack}
          mayRoll={rolling < MOST_ROLLING}
          onChange={(attacker) => set({ attacker })}
        />
        {guarded ? (
          <Panel title={t('table.battle.guards')} style={wide && styles.side}>
            <Terms sum={defence} />
          </Panel>
        ) : (
          <SidePanel
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

// ---------------------------------------------------------------- what comes of it

function verdictText(t: Translate, battle: Battle): string {
  const result = verdict(battle);
  switch (result.kind) {
    case 'needsWeapon':
      return t('table.battle.needsWeapon');
    case 'attackerNeeds':
      return t('table.battle.attackerNeeds', { strength: result.strength });
    case 'defenderNeeds':
      return t('table.battle.defenderNeeds', { strength: result.strength });
    case 'beaten':
      return t('table.battle.beaten');
    default:
      return assertNever(result);
  }
}

const DIE_FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

function chanceText(t: Translate, battle: Battle): string | null {
  const chance = chanceOf(battle);
  if (chance === null) return null;
  // The chance is told of the side that rolls; where both do, of the attacker.
  const holds = !battle.attacker.cards.some(({ effect }) => effect === 'rolling');
  const { of } = chance;
  const wins = holds ? of - chance.wins : chance.wins;
  const sentence = t(holds ? 'table.battle.holds' : 'table.battle.chance', {
    percent: Math.round((wins * 100) / of),
    wins,
    of,
  });
  const ahead = winningFaces(battle);
  if (ahead === null) return sentence;
  const faces = holds ? DIE_FACES.filter((face) => !ahead.includes(face)) : ahead;
  const which =
    faces.length === 0
      ? t('table.battle.noFace')
      : faces.length === DIE_FACES.length
        ? t('table.battle.everyFace')
        : t('table.battle.faces', { faces: faces.join(', ') });
  return `${sentence} ${which}`;
}

function Verdict({
  battle,
  attack,
  defence,
}: {
  readonly battle: Battle;
  readonly attack: Sum;
  readonly defence: Sum;
}) {
  const t = useTranslate();
  const { colors } = useTheme();
  const narrow = useNarrow();
  const chance = chanceText(t, battle);
  const ahead = attack.total > defence.total;
  const total = (name: string, value: number, leading: boolean) => (
    <View style={styles.total}>
      <Text variant="caption" color="inkMuted" align="center">
        {name}
      </Text>
      <Text variant="title" align="center" color={leading ? 'accent' : 'ink'}>
        {String(value)}
      </Text>
    </View>
  );
  const sentence = (
    <View role="status" aria-live="polite" style={narrow ? styles.below : styles.sentence}>
      <Text align="center" variant="label" style={styles.small}>
        {verdictText(t, battle)}
      </Text>
      {chance === null ? null : (
        <Text align="center" variant="caption" color="accent">
          {chance}
        </Text>
      )}
    </View>
  );
  return (
    <View
      style={[
        styles.verdict,
        narrow && styles.spread,
        { backgroundColor: colors.surface, borderTopColor: colors.edge },
      ]}
    >
      {total(t('table.battle.attacker'), attack.total, ahead)}
      {narrow ? null : sentence}
      {total(
        t(battle.target.kind === 'guards' ? 'table.battle.guards' : 'table.battle.defender'),
        defence.total,
        !ahead,
      )}
      {narrow ? sentence : null}
    </View>
  );
}

// ---------------------------------------------------------------- one side

interface SideProps {
  readonly title: string;
  readonly side: TableSide;
  readonly sum: Sum;
  /** Whether another amulet may wait for its roll. */
  readonly mayRoll: boolean;
  readonly onChange: (side: TableSide) => void;
}

function SidePanel({ title, side, sum, mayRoll, onChange }: SideProps) {
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
    side.cards.some(({ kind, loyalty }) => loyalty === 'other' && !isGreat(TABLE_BOX, kindOfName(kind) ?? SUPPLY));
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
      <Terms sum={sum} chosen={chosen} onChoose={setChosen} />
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

interface TermsProps {
  readonly sum: Sum;
  readonly chosen?: number | null;
  readonly onChoose?: (index: number | null) => void;
}

/** Every term by its name; a card can be tapped to change it. */
function Terms({ sum, chosen = null, onChoose }: TermsProps) {
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
        <View style={styles.palette}>
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

interface EditorProps {
  readonly fighter: TableFighter;
  readonly mayRoll: boolean;
  readonly onChange: (fighter: TableFighter) => void;
  readonly onRemove: () => void;
  readonly onDone: () => void;
}

function FighterEditor({ fighter, mayRoll, onChange, onRemove, onDone }: EditorProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const kind = kindOfName(fighter.kind) ?? SUPPLY;
  const expansion = useTable(withExpansion);
  const bound = fighter.loyalty !== 'universal' && fighter.loyalty !== 'fanatic';
  const loyalties = LOYALTIES.filter(
    (loyalty) =>
      loyalty === 'own' ||
      loyalty === 'other' ||
      (kind <= LORD && (loyalty === 'universal' || expansion || fighter.loyalty === 'fanatic')),
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
  stack: { gap: space.md },
  columns: { flexDirection: 'row', gap: space.md, alignItems: 'flex-start' },
  side: { flex: 1 },
  gap: { gap: space.sm },
  palette: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  term: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingVertical: 4,
    borderBottomWidth: StyleSheet.hairlineWidth,
    borderBottomColor: 'transparent',
  },
  editor: { borderWidth: 1, borderRadius: radius.sm, padding: space.sm, gap: space.sm },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  verdict: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    paddingHorizontal: space.md,
    paddingVertical: space.sm,
    borderTopWidth: 1,
  },
  total: { minWidth: 72 },
  spread: { flexWrap: 'wrap', justifyContent: 'space-between' },
  below: { flexBasis: '100%' },
  sentence: { flex: 1, gap: 2 },
  small: { fontSize: 15, lineHeight: 20 },
});
