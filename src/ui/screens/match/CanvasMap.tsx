/** The map as a landscape: the board's canvas, with buttons for whoever does not pinch. */
import { ROADS_OF, turned, type Action } from '@battalia/engine';
import { useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { Board } from '@/board/Board';
import type { BoardHandle } from '@/board/BoardCanvas';
import type { Preview } from '@/board/marks';
import { landOf, sceneOf } from '@/board/scene';
import { IconButton } from '../../components/IconButton';
import { Text } from '../../components/Text';
import { emblemOf } from '../../text/square';
import { space, TARGET } from '../../theme/tokens';
import { useReducedMotion } from '../../theme/useReducedMotion';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { marksOf } from './boardPlay';
import type { MapProps } from './GridMap';

interface Props extends Omit<MapProps, 'open' | 'speaker'> {
  readonly legal: readonly Action[];
  readonly covered: boolean;
}

export function CanvasMap({ view, legal, chosen, preview, covered, onChoose }: Props) {
  const t = useTranslate();
  const { dark } = useTheme();
  const still = useReducedMotion();
  const board = useRef<BoardHandle>(null);
  const scene = useMemo(() => sceneOf(view), [view]);
  const marks = useMemo(() => marksOf(legal, chosen), [legal, chosen]);
  const { decision } = view;
  const trial = useMemo((): Preview | null => {
    if (preview === null || decision?.kind !== 'place') return null;
    // The terrain shows when the card is drawn from its deck: until then it is the one on top.
    const faction = view.pool.find((deck) => deck.kind === decision.tile)?.top?.faction ?? 0;
    const holder = { seat: decision.seat, faction: emblemOf(view, decision.seat) };
    return { square: preview.square, site: landOf({ kind: decision.tile, faction }, turned(ROADS_OF[decision.tile] ?? 0, preview.turn), decision.level, holder), fits: true };
  }, [view, decision, preview]);
  return (
    <View style={styles.fill}>
      <Board
        ref={board}
        scene={scene}
        night={dark}
        marks={marks}
        preview={trial}
        speed={still ? 0 : 1}
        label={t('match.board')}
        onSquare={({ square }) => onChoose(square)}
        fallback={<Text color="inkMuted" style={styles.wait}>{t('match.wait')}</Text>}
      />
      {covered ? null : (
        <View style={styles.buttons}>
          <IconButton icon="plus" label={t('match.zoomIn')} onPress={() => board.current?.zoomIn()} />
          <IconButton icon="minus" label={t('match.zoomOut')} onPress={() => board.current?.zoomOut()} />
          <IconButton icon="fit" label={t('match.fit')} onPress={() => board.current?.fit()} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  wait: { padding: space.md },
  buttons: { position: 'absolute', right: space.sm, top: space.sm * 2 + TARGET, gap: space.xs },
});
