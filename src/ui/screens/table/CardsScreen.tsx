import { assertNever, SUPPLY, type Kind } from '@battalia/engine';
import { useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { EntryId } from '@/i18n/entryText';
import type { Translate } from '@/i18n/message';
import { useTable, type TableCard } from '@/store/table';
import { TABLE_BOX } from '@/store/tableBox';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { capital } from '../../text/capital';
import { kindText } from '../../text/cards';
import { entryOfKind } from '../../text/kindEntry';
import { fonts, radius, space, TARGET } from '../../theme/tokens';
import { useNarrow } from '../../theme/useNarrow';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { CostGlyphs } from '../../components/CostGlyphs';
import { Frame, useWide } from '../../components/Frame';
import { PlainLink } from '../../components/PlainLink';
import { PlainPressable } from '../../components/PlainPressable';
import { thingById, thingGlyph, thingId, thingSentence, thingText, THING_KINDS, type Thing } from '../../game/things';
import { answer, layLines, type Affordable } from '../../game/affordable';
import { layHand, stockOf, type Held, type Stock } from '../../game/hand';
import { usesOf, type Use } from '../../game/uses';
import { grouped, partsText, takenBy } from './cardWords';
import { DayLine } from './parts/DayLine';
import { HandDock, HandPanel } from './parts/Hand';
import { withTable } from './parts/withTable';
import { todayOf, withExpansion } from './turns';

const heldOf = (cards: readonly TableCard[]): readonly Held[] =>
  cards.map(({ kind, effect, fanatic }) => ({ kind: TABLE_BOX.named[kind] ?? SUPPLY, effect, fanatic }));

/** What can I do with these cards? */
export const CardsScreen = withTable(CardsPage);

/** Lower than this, in points of text as it is designed, and a dock would leave nothing of what stands above it. */
const TALL = 600;
/** Where a low screen has two columns. */
const BROAD = 640;

/** Lower than this and what is listed is told in a row each, without headings between them. */
const ROOMY = 760;

/** Hand and answers side by side; the hand docked below them; or one after the other where neither fits. */
function useShape(): { readonly shape: 'columns' | 'docked' | 'stacked'; readonly dense: boolean } {
  const { width, height, fontScale } = useWindowDimensions();
  const wide = useWide();
  const scale = Math.max(1, fontScale);
  const high = height / scale;
  if (wide || (high < TALL && width / scale >= BROAD)) return { shape: 'columns', dense: false };
  return high >= TALL ? { shape: 'docked', dense: high < ROOMY } : { shape: 'stacked', dense: false };
}

function CardsPage() {
  const t = useTranslate();
  const { shape, dense } = useShape();
  const narrow = useNarrow();
  const table = useTable();
  const { hand, change } = table;
  const { lit, matches } = todayOf(table);
  const expansion = withExpansion(table);
  const result = useMemo(() => {
    const held = layHand(heldOf(hand.cards), lit);
    const things = hand.lines.flatMap((id) => thingById(id) ?? []);
    const { laid, left } = layLines(held, things);
    const found = answer(left, expansion);
    return { stock: stockOf(held), laid, left: stockOf(left), found, uses: usesOf(left, expansion) };
  }, [hand, lit, expansion]);
  const setCards = (cards: TableCard[]) => change({ hand: { cards, lines: hand.lines } });
  const setLines = (lines: string[]) => change({ hand: { cards: hand.cards, lines } });
  const clear =
    hand.cards.length === 0 ? null : (
      <Button kind="plain" label={t('table.cards.clear')} onPress={() => change({ hand: { cards: [], lines: [] } })} />
    );
  const answers =
    hand.cards.length === 0 ? (
      <Panel>
        <Text color="inkMuted">{t('table.cards.here')}</Text>
      </Panel>
    ) : (
      <>
        {result.laid.length === 0 ? null : (
          <LaidLines
            laid={result.laid}
            stock={result.stock}
            left={result.left}
            onTakeBack={(i) => setLines(result.laid.filter((_, j) => j !== i).map(({ thing }) => thingId(thing)))}
          />
        )}
        <Answers
          left={result.left}
          now={result.found.now}
          promoted={result.found.promoted}
          misses={result.found.misses}
          uses={result.uses}
          matches={matches}
          dense={dense}
          title={t(result.laid.length === 0 ? 'table.cards.now' : 'table.cards.rest')}
          onLay={(thing) => setLines([...result.laid.map((line) => thingId(line.thing)), thingId(thing)])}
        />
      </>
    );
  const frame = { tab: 'cards', title: t('table.cards.title'), aside: narrow ? null : clear } as const;
  if (shape === 'docked')
    return (
      <Frame {...frame} foot={<HandDock cards={hand.cards} onChange={setCards} />}>
        <DayLine />
        {answers}
      </Frame>
    );
  const columns = shape === 'columns';
  return (
    <Frame {...frame} full={columns}>
      <View style={columns ? styles.columns : styles.stack}>
        <View style={columns ? styles.left : styles.stack}>
          <DayLine />
          <HandPanel cards={hand.cards} onChange={setCards} />
          {narrow ? clear : null}
        </View>
        <View style={columns ? styles.right : styles.stack}>{answers}</View>
      </View>
    </Frame>
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
  /** What matches today. */
  readonly matches: readonly Kind[];
  /** Without headings between the kinds of things. */
  readonly dense: boolean;
  readonly onLay: (thing: Thing) => void;
}

function Answers({ title, left, now, promoted, misses, uses, matches, dense, onLay }: AnswersProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<string | null>(null);
  const row = (affordable: Affordable) => {
    const id = thingId(affordable.thing);
    return (
      <AffordableRow
        key={id}
        affordable={affordable}
        stock={left}
        matches={affordable.thing.kind === 'create' && matches.includes(affordable.thing.artefact)}
        dense={dense}
        open={open === id}
        onToggle={() => setOpen(open === id ? null : id)}
        onLay={() => onLay(affordable.thing)}
      />
    );
  };
  const missing = [...new Set(misses.map((miss) => miss.missing))];
  return (
    <>
      <Panel title={title} {...(dense ? { style: styles.dense } : {})}>
        {now.length === 0 ? <Text color="inkMuted">{t('table.cards.nothing')}</Text> : null}
        {dense && now.length > 0 ? <View>{now.map(row)}</View> : null}
        {THING_KINDS.map((kind) => {
          const group = dense ? [] : now.filter(({ thing }) => thing.kind === kind);
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
        <Panel
          title={t(
            promoted.some(({ way }) => way.sacrifices.length > 0) ? 'table.cards.prepared' : 'table.cards.promoted',
          )}
        >
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
              <UseRow
                key={use.kind === 'special' ? use.great : use.kind === 'price' ? use.price.id : use.kind}
                use={use}
              />
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
  /** ORACLE-03: its creator chooses the faction today. */
  readonly matches: boolean;
  /** Told whole, because no heading says what is done. */
  readonly dense: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onLay: () => void;
}

function AffordableRow({ affordable: { thing, way }, stock, matches, dense, open, onToggle, onLay }: RowProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const narrow = useNarrow();
  const taken = takenBy(stock, way);
  const left = grouped(way.left);
  const kindAt = (place: number) => stock.find(({ index }) => index === place)?.kind ?? SUPPLY;
  const promotions = [
    ...way.sacrifices.map(({ fanatic, kind }) =>
      t('table.cards.sacrifice', {
        price: capital(kindText(t, kind, TABLE_BOX)),
        fanatic: kindText(t, kindAt(fanatic), TABLE_BOX),
      }),
    ),
    ...way.promotions.map(({ from, to }) =>
      t('table.cards.promote', { from: capital(kindText(t, from)), to: kindText(t, to) }),
    ),
  ];
  const matching = matches ? [t('table.cards.matches')] : [];
  return (
    <View style={[styles.answer, { borderColor: open ? colors.accent : colors.line }]}>
      <PlainPressable
        role="button"
        label={[thingSentence(t, thing), ...promotions, partsText(t, taken), ...matching].join('. ')}
        expanded={open}
        onPress={onToggle}
        style={[styles.answerHead, narrow && styles.upright]}
      >
        {narrow ? null : <Glyph name={thingGlyph(thing)} size={24} color={colors.accent} />}
        <View style={narrow ? styles.whole : styles.grow}>
          <Text>
            {!dense && (thing.kind === 'hire' || thing.kind === 'create')
              ? thingText(t, thing)
              : thingSentence(t, thing)}
          </Text>
          {matching.map((words) => (
            <Text key={words} variant="caption" color="inkMuted">
              {words}
            </Text>
          ))}
        </View>
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
    case 'special':
      return {
        text: t('table.cards.special', { what: kindText(t, use.great, TABLE_BOX) }),
        entry: entryOfKind(use.great, TABLE_BOX),
      };
    case 'price':
      return { text: use.price.does?.(t) ?? use.price.name(t), entry: use.price.entry };
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
  grow: { flex: 1, minWidth: 0 },
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
  upright: { flexWrap: 'wrap' },
  whole: { width: '100%' },
  detail: { paddingHorizontal: space.sm, paddingBottom: space.sm, gap: 6 },
  dense: { gap: space.sm, paddingBottom: space.xs },
  miss: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  use: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: TARGET, borderBottomWidth: 1 },
});
