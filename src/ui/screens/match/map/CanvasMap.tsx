/** The map as a landscape: the board's canvas. */
import { boxOf, turned, type Square, roadsOf } from '@battalia/engine';
import { lazy, Suspense, useEffect, useMemo, useState, type RefObject } from 'react';
import { StyleSheet, View } from 'react-native';
import { Board } from '@/board/Board';
import type { BoardHandle, Insets } from '@/board/BoardCanvas';
import type { Hit } from '@/board/hitTest';
import type { Mark, Preview } from '@/board/marks';
import { landOf, sceneOf, type Scene } from '@/board/scene';
import { Text } from '../../../components/Text';
import { useStage } from '../../../motion/stage';
import { WAITS } from '../../../hint/hint';
import { nameText, type Speaker } from '../../../text/speaker';
import { emblemOf, squareText } from '../../../text/square';
import { fonts, radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { glowing, marksOf } from './boardPlay';
import { canHover } from './canHover';
import { usePlay } from '../usePlay';
import { usePreview } from './usePreview';
import { topicOf, useSquareTold } from './useSquareTold';

const SquareTold = lazy(async () => ({ default: (await import('../explain/told')).SquareTold }));

interface Props {
  readonly insets: Insets;
  readonly board: RefObject<BoardHandle | null>;
}

export function CanvasMap({ insets, board }: Props) {
  const t = useTranslate();
  const { dark, colors } = useTheme();
  const { showing, speed } = useStage();
  const { view, speaker, legal, playable, lines, hero, chosen, choose, wayTo } = usePlay();
  const { preview } = usePreview();
  const scene = useMemo(() => sceneOf(view), [view]);
  const names = useMemo(() => namesOn(scene, speaker), [scene, speaker]);
  const open = useMemo(() => glowing({ view, legal, playable, lines, hero }), [view, legal, playable, lines, hero]);
  const [points] = useState(canHover);
  // Where the pointer is; a finger has none.
  const [pointed, setPointed] = useState<Hit | null>(null);
  const hovered = pointed?.square ?? null;
  const rests = useResting(pointed);
  const { explain } = useSquareTold(board, pointed);
  const goal = hovered ?? chosen;
  const marks = useMemo((): readonly Mark[] => {
    const way =
      hero !== null && goal !== null && open.some((action) => action.kind === 'move' && action.to === goal)
        ? wayTo(hero.hero, goal)
        : null;
    return [...marksOf(boxOf(view), open, chosen), ...(way === null ? [] : [{ kind: 'path', squares: way } as const])];
  }, [view, open, hero, chosen, goal, wayTo]);
  const told = hovered === null || (hovered === chosen && rests === null) ? undefined : view.board[hovered];
  const { decision } = view;
  const trial = useMemo((): Preview | null => {
    if (preview === null || decision?.kind !== 'place') return null;
    // The terrain shows when the card is drawn from its deck: until then it is the one on top.
    const faction = view.pool.find((deck) => deck.kind === decision.tile)?.top?.faction ?? 0;
    const holder = { seat: decision.seat, faction: emblemOf(view, decision.seat) };
    return {
      square: preview.square,
      site: landOf(
        { kind: decision.tile, faction },
        turned(roadsOf(boxOf(view), decision.tile), preview.quarters),
        decision.level,
        holder,
      ),
      fits: true,
    };
  }, [view, decision, preview]);
  return (
    <>
      <Board
        ref={board}
        scene={scene}
        night={dark}
        marks={marks}
        names={names}
        preview={trial}
        insets={insets}
        speed={speed}
        plan={showing.plan.board}
        label={t('match.board')}
        stirs={view.config.modules.length > 0}
        onSquare={(hit) => choose(hit.square, hit.hero)}
        onHold={(hit) => explain(topicOf(hit), hit.square)}
        {...(points ? { onHover: setPointed } : {})}
        fallback={
          <View aria-busy>
            <Text color="inkMuted" style={styles.wait}>
              {t('match.wait')}
            </Text>
          </View>
        }
      />
      {told === undefined ? null : (
        <View
          aria-hidden
          style={[
            styles.told,
            { left: insets.left + space.sm, top: insets.top + space.sm, backgroundColor: colors.ink },
          ]}
        >
          <Text variant="caption" color="ground" style={styles.strong}>
            {squareText(speaker, view, told)}
          </Text>
          {rests === null ? null : (
            <Suspense fallback={null}>
              <SquareTold topic={topicOf(rests)} />
            </Suspense>
          )}
        </View>
      )}
    </>
  );
}

/** The pointer has come to rest there. */
function useResting(pointed: Hit | null): Hit | null {
  const [rests, setRests] = useState<Hit | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRests(pointed), pointed === null ? 0 : WAITS);
    return () => clearTimeout(timer);
  }, [pointed]);
  return rests === pointed ? rests : null;
}

/** Towns, ruins and the like: the names of roads would hide the map. */
function namesOn({ sites }: Scene, speaker: Speaker): ReadonlyMap<Square, string> {
  return new Map(
    sites.flatMap((site, square) => {
      const name = site.kind === 'land' && site.place.kind !== 'road' ? nameText(speaker, square) : null;
      return name === null ? [] : [[square, name] as const];
    }),
  );
}

const styles = StyleSheet.create({
  wait: { padding: space.md },
  strong: { fontFamily: fonts.strong },
  told: {
    position: 'absolute',
    maxWidth: 420,
    gap: 2,
    paddingHorizontal: space.md,
    paddingVertical: space.xs,
    borderRadius: radius.sm,
    pointerEvents: 'none',
  },
});
