import { SUPPLY } from '@battalia/engine';
import { useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useTable, type TableCard } from '@/store/table';
import { TABLE_BOX } from '@/store/tableBox';
import { Button } from '../../components/Button';
import { Frame, useWide } from '../../components/Frame';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { answer, layLines } from '../../game/affordable';
import { layHand, stockOf, type Held } from '../../game/hand';
import { thingById, thingId } from '../../game/things';
import { usesOf } from '../../game/uses';
import { space } from '../../theme/tokens';
import { useNarrow } from '../../theme/useNarrow';
import { useTranslate } from '../../useTranslate';
import { Answers } from './parts/Answers';
import { DayLine } from './parts/DayLine';
import { HandDock, HandPanel } from './parts/Hand';
import { LaidLines } from './parts/LaidLines';
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

const styles = StyleSheet.create({
  stack: { gap: space.md },
  columns: { flexDirection: 'row', gap: space.md, alignItems: 'flex-start' },
  left: { flex: 1, gap: space.md },
  right: { flex: 1.1, gap: space.md },
});
