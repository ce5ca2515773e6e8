/**
 * The map and its buttons. What lies over the map never changes its size, for in a browser every size costs a canvas:
 * the camera is told what is covered instead.
 */
import type { Square } from '@battalia/engine';
import { useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { canDraw } from '@/board/Board';
import type { BoardHandle, Insets } from '@/board/BoardCanvas';
import { Button } from '../../../components/Button';
import { Text } from '../../../components/Text';
import { Catch } from '../../../falls/Catch';
import { Anchor } from '../../../motion/Anchor';
import { useMeasure } from '../../../motion/stage';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { glowing, openSquares, toBeSeen, whereabouts } from './boardPlay';
import { CanvasMap } from './CanvasMap';
import { GridMap } from './GridMap';
import { CONTROLS, MapControls } from './MapControls';
import { useTaught } from '../learn/taught';
import { useDropZone } from '../lines/useDrag';
import { usePlay } from '../usePlay';
import { usePreview } from './usePreview';

interface Props {
  /** What other parts of the screen cover. */
  readonly covered: Insets;
  readonly controls: 'row' | 'column';
  readonly leftHanded: boolean;
  /** What else lies at hand beside its buttons. */
  readonly tools?: ReactNode;
  /** Something else is shown in its place: the canvas stays, what can be pressed does not. */
  readonly hidden: boolean;
  /** What lies over the map: a battle, the end. */
  readonly above: ReactNode;
  /** At the foot of the map, not at its head. */
  readonly below?: boolean;
  /** Where something happened last. */
  readonly latest: Square | null;
  readonly board: RefObject<BoardHandle | null>;
}

/** Columns that a phone shows large enough to play on. */
const ALL_AT_ONCE = 7;

export function BoardPanel({
  covered,
  controls,
  leftHanded,
  tools = null,
  hidden,
  above,
  below = false,
  latest,
  board,
}: Props) {
  const t = useTranslate();
  const play = usePlay();
  const { preview } = usePreview();
  const [drawable] = useState(canDraw);
  const [plain, setPlain] = useState(!drawable);
  const [fallen, setFallen] = useState(false);
  const onFall = () => {
    setFallen(true);
    setPlain(true);
  };
  const drawAgain = () => {
    setFallen(false);
    setPlain(false);
  };
  const zone = useDropZone('board', 'board');
  useMeasure(
    'square',
    useCallback((square: string) => board.current?.rectOf(Number(square)) ?? null, [board]),
  );
  const { view, legal, playable, lines, hero, chosen } = play;
  const taught = useTaught();
  useEffect(() => {
    const { squares, gently } = toBeSeen({ view, legal, playable, lines, hero }, chosen, taught);
    board.current?.reveal(squares, gently);
  }, [board, view, legal, playable, lines, hero, chosen, taught]);
  const wide = play.view.columns > ALL_AT_ONCE;
  const mine = whereabouts(play.view);
  const [last, setLast] = useState<Square | null>(null);
  const goToMine = () => {
    const to = mine[(mine.indexOf(last ?? -1) + 1) % mine.length];
    if (to === undefined) return;
    setLast(to);
    board.current?.approach(to);
  };
  const column = controls === 'column';
  const insets: Insets = {
    ...covered,
    bottom: covered.bottom + (column ? 0 : CONTROLS),
    left: covered.left + (column && leftHanded ? CONTROLS : 0),
    right: covered.right + (column && !leftHanded ? CONTROLS : 0),
  };
  return (
    <View ref={zone} style={styles.fill} {...(hidden ? { 'aria-hidden': true } : {})}>
      {plain ? (
        hidden ? null : (
          <ScrollView
            style={styles.fill}
            contentContainerStyle={[
              styles.map,
              { paddingTop: insets.top + space.sm, paddingBottom: insets.bottom + space.sm },
            ]}
          >
            {drawable ? null : <Text variant="caption">{t('match.noWebGL')}</Text>}
            {fallen ? (
              <View role="alert" style={styles.notice}>
                <Text variant="caption">{t('fall.map')}</Text>
                <Button tight kind="plain" label={t('fall.map.again')} onPress={drawAgain} />
              </View>
            ) : null}
            <GridMap
              view={play.view}
              speaker={play.speaker}
              open={openSquares(glowing(play))}
              chosen={play.chosen}
              preview={preview}
              onChoose={(square) => play.choose(square)}
            />
          </ScrollView>
        )
      ) : (
        <Catch otherwise={() => null} onFall={onFall}>
          <CanvasMap insets={insets} board={board} />
        </Catch>
      )}
      <Anchor name="board" style={[styles.middle, covered]} />
      {hidden ? null : (
        <>
          <MapControls
            column={column}
            leftHanded={leftHanded}
            covered={covered}
            tools={tools}
            plain={plain}
            onPlain={drawable ? (plain ? drawAgain : () => setPlain(true)) : null}
            onZoomIn={() => board.current?.zoomIn()}
            onZoomOut={() => board.current?.zoomOut()}
            onFit={() => board.current?.fit()}
            onMine={wide && mine.length > 0 ? goToMine : null}
            onLatest={wide && latest !== null ? () => board.current?.approach(latest) : null}
          />
          {above === null ? null : (
            <ScrollView
              tabIndex={0}
              style={[
                styles.above,
                {
                  top: covered.top,
                  bottom: insets.bottom,
                  ...(column ? (leftHanded ? { left: CONTROLS } : { right: CONTROLS }) : {}),
                },
              ]}
              contentContainerStyle={[styles.aboveContent, below && styles.below]}
            >
              {above}
            </ScrollView>
          )}
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  map: { flexGrow: 1, justifyContent: 'center', gap: space.md, paddingHorizontal: space.sm },
  notice: { gap: space.sm },
  middle: { position: 'absolute', pointerEvents: 'none' },
  above: { position: 'absolute', left: 0, right: 0, pointerEvents: 'box-none' },
  below: { flexGrow: 1, justifyContent: 'flex-end' },
  aboveContent: { padding: space.sm, gap: space.sm, pointerEvents: 'box-none' },
});
