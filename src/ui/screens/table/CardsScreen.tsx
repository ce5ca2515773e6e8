import {
  assertNever,
  cardsOfKind,
  HAMMER,
  HORSE,
  LORD,
  PAVILION,
  SUPPLY,
  TOOL,
  type Kind,
  BASE_BOX,
} from '@battalia/engine';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { EntryId } from '@/i18n/entryText';
import type { Translate } from '@/i18n/message';
import { useTable, type TableCard } from '@/store/table';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { Panel } from '../../components/Panel';
import { Segments } from '../../components/Segments';
import { Stepper } from '../../components/Stepper';
import { Text } from '../../components/Text';
import { capital } from '../../text/capital';
import { kindText } from '../../text/cards';
import { kindName, kindOfName } from '../../text/kindName';
import { fonts, radius, space, TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { CostGlyphs } from '../../components/CostGlyphs';
import { Frame, useWide } from '../../components/Frame';
import { PlainLink } from '../../components/PlainLink';
import { PlainPressable } from '../../components/PlainPressable';
import { shortKindText } from '../../game/shortKindText';
import { thingById, thingGlyph, thingId, thingSentence, thingText, THING_KINDS, type Thing } from '../../game/things';
import {
  answer,
  EFFECTS,
  layLines,
  MOST_CARDS,
  stockOf,
  takesAmulet,
  usesOf,
  type Affordable,
  type Held,
  type Stock,
  type Use,
} from '../../game/affordable';
import { effectMark, effectText, grouped, partsText, takenBy } from './cardWords';
import { CardButton } from './parts/CardButton';
import { LitPicker } from './parts/LitPicker';
import { withTable } from './parts/withTable';

const PALETTE: readonly Kind[] = [
  ...Array.from({ length: LORD + 1 }, (_, kind) => kind),
  SUPPLY,
  ...Array.from({ length: HORSE - TOOL + 1 }, (_, i) => TOOL + i),
];
const GREATS: readonly Kind[] = Array.from({ length: PAVILION - HAMMER + 1 }, (_, i) => HAMMER + i);

const heldOf = (cards: readonly TableCard[]): readonly Held[] =>
  cards.flatMap(({ kind, effect }) => [{ kind: kindOfName(kind) ?? SUPPLY, effect }]);

/** What can I do with these cards? */
export const CardsScreen = withTable(CardsPage);

function CardsPage() {
  const t = useTranslate();
  const wide = useWide();
  const { hand, lit, change } = useTable();
  const illuminated = lit === null ? null : (kindOfName(lit) ?? null);
  const result = useMemo(() => {
    const stock = stockOf(heldOf(hand.cards), illuminated);
    const things = hand.lines.flatMap((id) => thingById(id) ?? []);
    const { laid, left } = layLines(stock, things, illuminated);
    return { stock, laid, left, found: answer(left, illuminated), uses: usesOf(left, illuminated) };
  }, [hand, illuminated]);
  const setCards = (cards: TableCard[]) => change({ hand: { cards, lines: hand.lines } });
  const setLines = (lines: string[]) => change({ hand: { cards: hand.cards, lines } });
  const clear =
    hand.cards.length === 0 ? null : (
      <Button kind="plain" label={t('table.cards.clear')} onPress={() => change({ hand: { cards: [], lines: [] } })} />
    );
  return (
    <Frame tab="cards" title={t('table.cards.title')} aside={clear} full={wide}>
      <View style={wide ? styles.columns : styles.stack}>
        <View style={wide ? styles.left : styles.stack}>
          <HandPanel cards={hand.cards} onChange={setCards} />
        </View>
        <View style={wide ? styles.right : styles.stack}>
          {result.laid.length === 0 ? null : (
            <LaidLines
              laid={result.laid}
              stock={result.stock}
              left={result.left}
              onTakeBack={(i) => setLines(result.laid.filter((_, j) => j !== i).map(({ thing }) => thingId(thing)))}
            />
          )}
          {hand.cards.length === 0 ? (
            wide ? (
              <Panel>
                <Text color="inkMuted">{t('table.cards.here')}</Text>
              </Panel>
            ) : null
          ) : (
            <Answers
              left={result.left}
              now={result.found.now}
              promoted={result.found.promoted}
              misses={result.found.misses}
              uses={result.uses}
              title={t(result.laid.length === 0 ? 'table.cards.now' : 'table.cards.rest')}
              onLay={(thing) => setLines([...result.laid.map((line) => thingId(line.thing)), thingId(thing)])}
            />
          )}
        </View>
      </View>
    </Frame>
  );
}

// ---------------------------------------------------------------- the hand

function HandPanel({
  cards,
  onChange,
}: {
  readonly cards: readonly TableCard[];
  readonly onChange: (cards: TableCard[]) => void;
}) {
  const t = useTranslate();
  const [greats, setGreats] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const full = cards.length >= MOST_CARDS;
  const count = (kind: Kind) => cards.filter((card) => card.kind === kindName(kind)).length;
  const add = (kind: Kind) => onChange([...cards, { kind: kindName(kind), effect: 'none' }]);
  const button = (kind: Kind, caption?: string) => {
    const held = count(kind);
    return (
      <CardButton
        key={kind}
        kind={kind}
        label={t('table.cards.add', { name: capital(kindText(t, kind)), count: held })}
        {...(caption === undefined ? {} : { caption })}
        badge={held === 0 ? '' : String(held)}
        disabled={full || held >= cardsOfKind(BASE_BOX, kind).length}
        onPress={() => add(kind)}
      />
    );
  };
  return (
    <Panel title={t('table.cards.yours')}>
      {cards.length === 0 ? (
        <Text color="inkMuted">{t('table.cards.tap')}</Text>
      ) : (
        <HeldCards cards={cards} chosen={chosen} onChoose={setChosen} onChange={onChange} />
      )}
      <View style={styles.palette}>{PALETTE.map((kind) => button(kind, shortKindText(t, kind)))}</View>
      <PlainPressable
        role="button"
        label={t('table.cards.great')}
        expanded={greats}
        onPress={() => setGreats(!greats)}
        style={styles.disclosure}
      >
        <Icon name={greats ? 'up' : 'down'} color="inkMuted" size={20} />
        <Text color="inkMuted">{t('table.cards.great')}</Text>
      </PlainPressable>
      {greats ? <View style={styles.palette}>{GREATS.map((kind) => button(kind, shortKindText(t, kind)))}</View> : null}
      {full ? (
        <Text variant="caption" color="inkMuted">
          {t('table.cards.full')}
        </Text>
      ) : null}
      <LitPicker />
    </Panel>
  );
}

const keyOf = ({ kind, effect }: TableCard): string => `${kind} ${effect}`;

interface HeldProps {
  readonly cards: readonly TableCard[];
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
  readonly onChange: (cards: TableCard[]) => void;
}

/** The same cards lie together; a tap opens what can be done to one of them. */
function HeldCards({ cards, chosen, onChoose, onChange }: HeldProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const groups = [...new Map(cards.map((card) => [keyOf(card), card])).values()].sort(
    (a, b) => (kindOfName(a.kind) ?? 0) - (kindOfName(b.kind) ?? 0),
  );
  const open = groups.find((card) => keyOf(card) === chosen);
  /** Changes one card of the group. */
  const replace = (card: TableCard, by: readonly TableCard[]) => {
    const i = cards.findIndex((other) => keyOf(other) === keyOf(card));
    onChange([...cards.slice(0, i), ...by, ...cards.slice(i + 1)]);
  };
  const countOf = (card: TableCard): number => cards.filter((other) => keyOf(other) === keyOf(card)).length;
  /** As many as the box and this calculator hold. */
  const most = (card: TableCard): number => {
    const kind = kindOfName(card.kind) ?? SUPPLY;
    const others = cards.filter((other) => other.kind === card.kind).length - countOf(card);
    return Math.min(cardsOfKind(BASE_BOX, kind).length - others, countOf(card) + MOST_CARDS - cards.length);
  };
  const setCount = (card: TableCard, count: number) => {
    if (count < countOf(card)) replace(card, []);
    else if (count > countOf(card)) onChange([...cards, card]);
    if (count === 0) onChoose(null);
  };
  return (
    <View style={styles.gap}>
      <View style={styles.palette}>
        {groups.map((card) => {
          const kind = kindOfName(card.kind) ?? SUPPLY;
          const count = countOf(card);
          const name = `${count} × ${capital(kindText(t, kind))}${card.effect === 'none' ? '' : `, ${effectText(t, card.effect)}`}`;
          return (
            <CardButton
              key={keyOf(card)}
              kind={kind}
              label={t('table.cards.held', { name })}
              caption={`${count}${card.effect === 'none' ? '' : ` ${effectMark(card.effect)}`}`}
              chip
              selected={keyOf(card) === chosen}
              onPress={() => onChoose(keyOf(card) === chosen ? null : keyOf(card))}
            />
          );
        })}
      </View>
      {open === undefined ? (
        <Text variant="caption" color="inkMuted">
          {t('table.cards.hint')}
        </Text>
      ) : (
        <View style={[styles.editor, { borderColor: colors.accent }]}>
          <Stepper
            name={capital(kindText(t, kindOfName(open.kind) ?? SUPPLY))}
            value={countOf(open)}
            least={0}
            most={most(open)}
            onChange={(count) => setCount(open, count)}
          />
          {takesAmulet(kindOfName(open.kind) ?? SUPPLY) ? (
            <Segments
              title={t('table.effect')}
              chosen={open.effect}
              onChoose={(effect) => {
                replace(open, [{ ...open, effect }]);
                onChoose(keyOf({ ...open, effect }));
              }}
              segments={EFFECTS.map((effect) => ({ value: effect, label: effectText(t, effect) }))}
            />
          ) : null}
        </View>
      )}
    </View>
  );
}

// ---------------------------------------------------------------- the lines

interface LaidProps {
  readonly laid: readonly Affordable[];
  readonly stock: readonly Stock[];
  readonly left: readonly Stock[];
  readonly onTakeBack: (line: number) => void;
}

function LaidLines({ laid, stock, left, onTakeBack }: LaidProps) {
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

// ---------------------------------------------------------------- the answers

interface AnswersProps {
  readonly title: string;
  readonly left: readonly Stock[];
  readonly now: readonly Affordable[];
  readonly promoted: readonly Affordable[];
  readonly misses: readonly { readonly thing: Thing; readonly missing: Kind }[];
  readonly uses: readonly Use[];
  readonly onLay: (thing: Thing) => void;
}

function Answers({ title, left, now, promoted, misses, uses, onLay }: AnswersProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<string | null>(null);
  const row = (affordable: Affordable) => {
    const id = thingId(affordable.thing);
    return (
      <AffordableRow
        key={id}
        affordable={affordable}
        stock={left}
        open={open === id}
        onToggle={() => setOpen(open === id ? null : id)}
        onLay={() => onLay(affordable.thing)}
      />
    );
  };
  const missing = [...new Set(misses.map((miss) => miss.missing))];
  return (
    <>
      <Panel title={title}>
        {now.length === 0 ? <Text color="inkMuted">{t('table.cards.nothing')}</Text> : null}
        {THING_KINDS.map((kind) => {
          const group = now.filter(({ thing }) => thing.kind === kind);
          return group.length === 0 ? null : (
            <View key={kind} role="group" aria-label={t(`ref.costs.${kind}`)}>
              <Text variant="caption" color="accent" heading={3} style={styles.groupTitle}>
                {t(`ref.costs.${kind}`)}
              </Text>
              {group.map(row)}
            </View>
          );
        })}
      </Panel>
      {promoted.length === 0 ? null : (
        <Panel title={t('table.cards.promoted')}>
          <View>{promoted.map(row)}</View>
        </Panel>
      )}
      {missing.length === 0 ? null : (
        <Panel title={t('table.cards.short')}>
          {missing.map((kind) => (
            <View key={kind} style={styles.miss}>
              <CostGlyphs parts={[[kind, 1]]} size={24} />
              <Text style={styles.grow}>
                {t('table.cards.shortOf', {
                  card: kindText(t, kind),
                  things: misses
                    .filter((miss) => miss.missing === kind)
                    .map(({ thing }) => missText(t, thing))
                    .join(', '),
                })}
              </Text>
            </View>
          ))}
        </Panel>
      )}
      {uses.length === 0 ? null : (
        <Panel title={t('table.cards.also')}>
          <View>
            {uses.map((use) => (
              <UseRow key={use.kind === 'special' ? use.great : use.kind} use={use} />
            ))}
          </View>
        </Panel>
      )}
    </>
  );
}

/** In a sentence with others: 'weapon', 'city of level 2'. */
const missText = (t: Translate, thing: Thing): string =>
  thing.kind === 'hire' || thing.kind === 'create' || thing.kind === 'hero'
    ? thingText(t, thing)
    : thingSentence(t, thing);

interface RowProps {
  readonly affordable: Affordable;
  readonly stock: readonly Stock[];
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onLay: () => void;
}

function AffordableRow({ affordable: { thing, way }, stock, open, onToggle, onLay }: RowProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const taken = takenBy(stock, way);
  const left = grouped(way.left);
  const promotions = way.promotions.map(({ from, to }) =>
    t('table.cards.promote', { from: capital(kindText(t, from)), to: kindText(t, to) }),
  );
  return (
    <View style={[styles.answer, { borderColor: open ? colors.accent : colors.line }]}>
      <PlainPressable
        role="button"
        label={`${thingSentence(t, thing)}. ${[...promotions, partsText(t, taken)].join('. ')}`}
        expanded={open}
        onPress={onToggle}
        style={styles.answerHead}
      >
        <Glyph name={thingGlyph(thing)} size={24} color={colors.accent} />
        <Text style={styles.grow}>
          {thing.kind === 'hire' || thing.kind === 'create' ? thingText(t, thing) : thingSentence(t, thing)}
        </Text>
        <CostGlyphs parts={taken} size={18} />
        <Icon name={open ? 'up' : 'down'} color="inkMuted" size={18} />
      </PlainPressable>
      {open ? (
        <View style={styles.detail}>
          {promotions.map((sentence, i) => (
            <Text key={i}>{sentence}</Text>
          ))}
          <Text>{`${t('table.cards.takes')}: ${partsText(t, taken)}`}</Text>
          <Text>{`${t('table.cards.left')}: ${left.length === 0 ? t('table.cards.leftNothing') : partsText(t, left)}`}</Text>
          <Button label={t('table.cards.lay')} onPress={onLay} />
        </View>
      ) : null}
    </View>
  );
}

function useText(t: Translate, use: Use): { readonly text: string; readonly entry: EntryId } {
  switch (use.kind) {
    case 'move':
      return { text: t('table.cards.move', { steps: use.steps }), entry: 'move-hero' };
    case 'attack':
      return { text: t('table.cards.attack', { strength: use.strength }), entry: 'battle-order' };
    case 'promote':
      return { text: t('table.cards.promoteUnit'), entry: 'title' };
    case 'convert':
      return { text: t('table.cards.convert'), entry: 'scroll' };
    case 'charm':
      return { text: t('table.cards.charm'), entry: 'amulet-faces' };
    case 'station':
      return { text: t('table.cards.station'), entry: 'tent' };
    case 'ambush':
      return { text: t('table.cards.ambush'), entry: 'ambush' };
    case 'special': {
      const name = kindName(use.great);
      const entry: EntryId =
        name === 'wings' || name === 'horn' || name === 'hand' || name === 'staff' ? name : 'great-artefacts';
      return { text: t('table.cards.special', { what: kindText(t, use.great) }), entry };
    }
    default:
      return assertNever(use);
  }
}

function UseRow({ use }: { readonly use: Use }) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { text, entry } = useText(t, use);
  return (
    <PlainLink
      href={{ pathname: '/reference/[id]', params: { id: entry } }}
      label={text}
      style={[styles.use, { borderBottomColor: colors.line }]}
    >
      <Text style={styles.grow}>{text}</Text>
      <Icon name="forward" color="inkMuted" size={18} />
    </PlainLink>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.md },
  columns: { flexDirection: 'row', gap: space.md, alignItems: 'flex-start' },
  left: { flex: 1, gap: space.md },
  right: { flex: 1.1, gap: space.md },
  gap: { gap: space.sm },
  grow: { flex: 1, minWidth: 0 },
  palette: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  disclosure: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: TARGET },
  editor: { borderWidth: 1, borderRadius: radius.sm, padding: space.sm, gap: space.sm },
  laid: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  pair: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.sm },
  groupTitle: { fontFamily: fonts.strong, marginTop: 2, marginBottom: 4 },
  answer: { borderWidth: 1, borderRadius: radius.sm, marginBottom: 6 },
  answerHead: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: TARGET,
    paddingHorizontal: space.sm,
    paddingVertical: 4,
    borderRadius: radius.sm,
  },
  detail: { paddingHorizontal: space.sm, paddingBottom: space.sm, gap: 6 },
  miss: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  use: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: TARGET, borderBottomWidth: 1 },
});
