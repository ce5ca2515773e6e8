/**
 * A match that is open: header, board, what is read beside it, and the dock with lines and hand. All of them are siblings
 * that are only placed anew when the screen changes, so that nothing in them is lost.
 */
import type { PlayerView, Seat } from '@battalia/engine';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { BoardHandle } from '@/board/BoardCanvas';
import { useMatch } from '@/store/match/useMatch';
import { useSettings } from '@/store/settings';
import { Confirm } from '../../components/Confirm';
import { InGame } from '../../components/InGame';
import { PageTitle } from '../../components/PageTitle';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import { give } from '../../feedback/feedback';
import { MotionStage } from '../../motion/MotionStage';
import { playerText, type Speaker } from '../../text/speaker';
import { radius, space } from '../../theme/tokens';
import { useReducedMotion } from '../../theme/useReducedMotion';
import { useTheme } from '../../theme/useTheme';
import { latestSquare } from '../../game/passages';
import { useTranslate } from '../../useTranslate';
import { ActionList, isListedBeside } from './list/ActionList';
import { BattlePanel } from './battle/BattlePanel';
import { BoardPanel } from './map/BoardPanel';
import { Dock } from './dock/Dock';
import { OrderButton } from './dock/OrderButton';
import { DragGhost } from './lines/DragGhost';
import { Explaining } from './explain/Explaining';
import { EndPanel } from './end/EndPanel';
import { Header, isCramped } from './header/Header';
import { HelpSheet } from './help/HelpSheet';
import { LogPanel } from './log/LogPanel';
import { regionsOf } from './regions';
import { DragProvider, useDragOf } from './lines/useDrag';
import { Caption } from './telling/Caption';
import { useKeys } from './keys/useKeys';
import { useMatchKeys } from './keys/useMatchKeys';
import { PlayProvider, usePlayOf, type Saying } from './usePlay';

/** A dock as high as this keeps the hand and the turn in place while the rest of it is scrolled. */
const PINNED = 280;

/** What is read beside the board, or in its place on a phone. */
type Reading = 'nothing' | 'actions' | 'log';

interface Props {
  readonly view: PlayerView;
  readonly speaker: Speaker;
  /** Somebody who explains, under the header. */
  readonly coach?: ReactNode;
  /** What is told over the map for a while. */
  readonly told?: ReactNode;
  /** It stands at the foot of the map: above it would cover what it tells of. */
  readonly toldBelow?: boolean;
}

export function Match({ view, speaker, coach = null, told = null, toldBelow = false }: Props) {
  const t = useTranslate();
  const { colors, relief } = useTheme();
  const safe = useSafeAreaInsets();
  const { width, height, fontScale } = useWindowDimensions();
  const leftHanded = useSettings((settings) => settings.leftHanded);
  const { log, thinking, watch, undoStop, undoCosts, redo } = useMatch();
  const play = usePlayOf(view, speaker);
  const laidOut = useMemo(() => play.lines.open.map(({ cards }) => cards), [play.lines]);
  const { isBot, skips } = useBots();
  useRefusal(play.saying);
  const board = useRef<BoardHandle>(null);
  const still = useReducedMotion();
  const drag = useDragOf(
    (dropped, target, at) => {
      if (target !== 'board') return play.drop(dropped, target);
      const hit = board.current?.hitAt(at.x, at.y) ?? null;
      return play.drop(dropped, hit === null ? { kind: 'offMap' } : { kind: 'square', square: hit.square });
    },
    still,
    `${width} ${height}`,
  );
  const latest = useMemo(() => latestSquare(log), [log]);
  const [reading, setReading] = useState<Reading>('nothing');
  const [undoAsked, setUndoAsked] = useState(false);
  const [helpAsked, setHelpAsked] = useState<'no' | 'key' | 'button'>('no');
  const [headHeight, setHeadHeight] = useState(116);
  const [dockNow, setDockHeight] = useState(190);
  // At the end there is none any more.
  const dockHeight = view.standings ? safe.bottom : dockNow;
  const { wide, side, dashboard, low, controls } = regionsOf({
    width: width - safe.left - safe.right,
    height,
    fontScale,
    leftHanded,
  });

  // What was chosen from the list is done, wherever it was pressed.
  const [listed, setListed] = useState(view);
  if (listed !== view) {
    setListed(view);
    if (reading === 'actions') setReading('nothing');
  }

  const mover = view.decision?.seat;
  const status =
    mover === undefined
      ? t('match.end')
      : thinking === null
        ? t('match.yourMove', { player: playerText(speaker, mover) })
        : t('match.waitsFor', { player: playerText(speaker, thinking) });
  // What is read stands in the dashboard if that has the height for it, else in place of the map.
  const beside = wide && !low;
  // While others move there is nothing to choose from: the log tells what they do.
  const atRest: Reading = !beside ? 'nothing' : play.legal.length === 0 ? 'log' : 'actions';
  const shown = reading === 'nothing' ? atRest : reading;
  // Nor is there much to choose from but at the actions of a turn, or when all is played: there is room for what has led there.
  const logBelow = beside && (view.decision?.kind !== 'acting' || !play.legal.some(isListedBeside));
  const toggle = (what: Reading) => setReading(shown === what ? 'nothing' : what);
  // Beside the map the list comes back by itself when nothing else is read.
  const toggleList = () => (beside ? setReading('nothing') : toggle('actions'));
  const takeBack = () => {
    if (undoStop !== null) play.say({ kind: 'words', words: t(`match.undoStop.${undoStop}`) });
    else if (undoCosts) setUndoAsked(true);
    else play.undo();
  };
  const matchKeys = useMatchKeys(play, () => setReading(beside ? 'nothing' : 'actions'));
  useKeys({
    ...matchKeys,
    // From what was opened last to what was laid out first.
    Escape: () => {
      if (shown !== atRest) setReading('nothing');
      else if (play.chosen !== null) play.choose(null);
      else if (play.lines.active !== null) play.clearLine(play.lines.active);
    },
    u: takeBack,
    y: redo,
    l: () => toggle('log'),
    w: toggleList,
    '?': () => setHelpAsked('key'),
    n: () => play.openLine(null),
    ...(play.chosen !== null && view.decision?.kind === 'place' ? { r: play.turnCard } : {}),
  });
  const events = view.standings ? (
    <EndPanel view={view} speaker={speaker} />
  ) : view.battle ? (
    <BattlePanel battle={view.battle} speaker={speaker} />
  ) : null;
  // Whoever lays cards looks at the map; put back, they leave it to be read.
  const said = laidOut.length > 0 ? null : told;
  const caption =
    thinking === null ? null : <Caption log={log} speaker={speaker} board={board} isBot={isBot} told={said !== null} />;
  const overMap = beside ? null : events;
  const column = {
    width: dashboard + (side === 'left' ? safe.left : safe.right),
    ...(side === 'left' ? { left: 0, paddingLeft: safe.left } : { right: 0, paddingRight: safe.right }),
  };
  const across = { left: 0, right: 0, paddingLeft: safe.left, paddingRight: safe.right };
  const where = wide ? column : across;
  const map = wide
    ? { left: side === 'left' ? column.width : 0, right: side === 'right' ? column.width : 0 }
    : { left: 0, right: 0 };
  const page =
    beside || !wide
      ? { ...where, top: headHeight, bottom: dockHeight }
      : { ...map, top: 0, bottom: 0, paddingTop: safe.top, paddingBottom: safe.bottom };
  // Whatever is opened or asked next is read from its beginning.
  const pageScroll = useRef<ScrollView>(null);
  const asked = view.decision?.kind;
  useEffect(() => pageScroll.current?.scrollTo({ y: 0, animated: false }), [shown, asked]);
  const dockMost = Math.round(
    wide && low ? height - headHeight : (height - safe.top) * (low ? 0.46 : wide ? 0.7 : 0.56),
  );

  return (
    <InGame view={view}>
      <PlayProvider value={play}>
        <DragProvider value={drag}>
          <Explaining>
            <MotionStage
              view={view}
              log={log}
              lines={laidOut}
              skips={skips}
              reading={!beside && shown !== 'nothing'}
              onShow={watch}
            >
              <View role="main" style={[styles.fill, { backgroundColor: colors.ground }]}>
                <PageTitle title={status} />
                <View
                  onLayout={({ nativeEvent }) => setHeadHeight(nativeEvent.layout.height)}
                  style={[
                    styles.part,
                    styles.front,
                    where,
                    { top: 0, paddingTop: safe.top, backgroundColor: colors.ground, boxShadow: relief.head },
                    // Whoever explains never lies under the dock, which where there is no height takes what is left.
                    wide && low ? null : { maxHeight: height - dockHeight },
                  ]}
                >
                  <Header
                    room={dashboard}
                    status={status}
                    logShown={shown === 'log'}
                    onLog={() => toggle('log')}
                    helpShown={helpAsked !== 'no'}
                    onHelp={() => setHelpAsked('button')}
                    onUndo={takeBack}
                    coached={coach !== null}
                  />
                  {coach}
                </View>
                <View style={[styles.part, map, { top: 0, bottom: 0 }]}>
                  <BoardPanel
                    covered={
                      wide
                        ? {
                            top: safe.top,
                            bottom: safe.bottom,
                            left: side === 'left' ? 0 : safe.left,
                            right: side === 'right' ? 0 : safe.right,
                          }
                        : { top: headHeight, bottom: dockHeight, left: safe.left, right: safe.right }
                    }
                    controls={controls}
                    tools={wide || view.standings || isCramped(dashboard) ? null : <OrderButton />}
                    leftHanded={leftHanded}
                    hidden={!beside && shown !== 'nothing'}
                    above={
                      said === null && caption === null && overMap === null ? null : (
                        <>
                          {said}
                          {caption}
                          {overMap}
                        </>
                      )
                    }
                    below={toldBelow && overMap === null}
                    latest={latest}
                    board={board}
                  />
                </View>
                {shown === 'nothing' ? null : (
                  <View style={[styles.part, page, { backgroundColor: colors.ground }]}>
                    <ScrollView ref={pageScroll} style={styles.fill} contentContainerStyle={styles.stack}>
                      {beside ? events : null}
                      {shown !== 'actions' ? null : play.legal.length === 0 ? (
                        <Text color="inkMuted">{t('match.noMoves')}</Text>
                      ) : (
                        <ActionList
                          beside={beside}
                          onChosen={() => {
                            if (!beside) setReading('nothing');
                          }}
                        />
                      )}
                      {shown === 'log' || logBelow ? (
                        <LogPanel log={log} speaker={speaker} onShown={() => setReading('nothing')} />
                      ) : null}
                    </ScrollView>
                  </View>
                )}
                {view.standings ? null : (
                  <Dock
                    room={dashboard}
                    leftHanded={leftHanded}
                    low={low}
                    beside={wide}
                    pinned={dockMost >= PINNED}
                    list={shown !== 'actions' ? 'closed' : beside ? 'beside' : 'open'}
                    onList={toggleList}
                    onHeight={setDockHeight}
                    style={[
                      styles.part,
                      styles.front,
                      styles.dock,
                      where,
                      {
                        bottom: 0,
                        maxHeight: dockMost,
                        paddingBottom: safe.bottom + space.sm,
                        backgroundColor: colors.surface,
                        boxShadow: relief.dock,
                      },
                    ]}
                  />
                )}
                <DragGhost />
                {helpAsked === 'no' ? null : (
                  <HelpSheet byKey={helpAsked === 'key'} onClose={() => setHelpAsked('no')} />
                )}
                {undoAsked ? (
                  <Sheet title={t('match.undo')} onClose={() => setUndoAsked(false)}>
                    <Confirm
                      question={t('match.undoCosts')}
                      yes={t('match.undoCosts.yes')}
                      no={t('match.undoCosts.no')}
                      onYes={() => {
                        setUndoAsked(false);
                        play.undo();
                      }}
                      onNo={() => setUndoAsked(false)}
                    />
                  </Sheet>
                ) : null}
              </View>
            </MotionStage>
          </Explaining>
        </DragProvider>
      </PlayProvider>
    </InGame>
  );
}

/** Who is one, and whether it is watched: bots that move at once are not. */
function useBots(): Readonly<Record<'isBot' | 'skips', (seat: Seat) => boolean>> {
  const players = useMatch((match) => match.players);
  const instant = useSettings((settings) => settings.pace === 'instant');
  return useMemo(() => {
    const isBot = (seat: Seat) => players[seat]?.bot !== null;
    return { isBot, skips: (seat) => instant && isBot(seat) };
  }, [players, instant]);
}

/** What may not be done is heard and felt as well. */
function useRefusal(saying: Saying | null): void {
  useEffect(() => {
    if (saying?.kind === 'violation') give('refused', 'warning');
  }, [saying]);
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  part: { position: 'absolute' },
  front: { zIndex: 2 },
  dock: { borderTopLeftRadius: radius.lg, borderTopRightRadius: radius.lg, paddingTop: space.sm },
  stack: { gap: space.md, padding: space.md },
});
