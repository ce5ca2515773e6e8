/** Asking what lies on the map: a finger that rests there, or `i` for where the pointer is or what is chosen. */
import type { Square } from '@battalia/engine';
import { useContext, type RefObject } from 'react';
import { Dimensions } from 'react-native';
import type { BoardHandle } from '@/board/BoardCanvas';
import type { Hit } from '@/board/hitTest';
import { ExplainingContext } from '../../../hint/explaining';
import type { Topic } from '../../../hint/topic';
import { useKeys } from '../keys/useKeys';
import { usePlay } from '../usePlay';

export const topicOf = ({ square, hero }: Hit): Topic =>
  hero === null ? { kind: 'square', square } : { kind: 'hero', ...hero, square };

export function useSquareTold(board: RefObject<BoardHandle | null>, pointed: Hit | null) {
  const explaining = useContext(ExplainingContext);
  const { chosen, hero, view } = usePlay();
  const explain = (topic: Topic, square: Square) => {
    const { width } = Dimensions.get('window');
    explaining?.show(topic, board.current?.rectOf(square) ?? { x: width / 2, y: 0, width: 0, height: 0 }, true);
  };
  useKeys({
    i: () => {
      if (pointed !== null) return explain(topicOf(pointed), pointed.square);
      if (chosen === null) return;
      const stands = hero !== null && view.players[hero.seat]?.heroes[hero.hero] === chosen;
      explain(topicOf({ square: chosen, hero: stands ? hero : null }), chosen);
    },
  });
  return { explain };
}
