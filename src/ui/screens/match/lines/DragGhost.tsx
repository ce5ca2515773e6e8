/** The card in the air. It follows the finger without a render of anything. */
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { CARD_HEIGHT, CARD_WIDTH } from '@/art/cards/face';
import { cardAnchor } from '@/motion/place';
import { CardPicture } from '../../../components/CardPicture';
import { appearanceOf } from '../../../components/shownCard';
import { Anchor } from '../../../motion/Anchor';
import { useTranslate } from '../../../useTranslate';
import { useDrag } from './useDrag';
import { usePlay } from '../usePlay';
import { useBox } from '../../../components/box';

const WIDTH = 84;
const HEIGHT = (WIDTH * CARD_HEIGHT) / CARD_WIDTH;

export function DragGhost() {
  const t = useTranslate();
  const box = useBox();
  const { x, y, over, dragged } = useDrag();
  const { playable } = usePlay();
  // Above the finger, which would hide it.
  const style = useAnimatedStyle(() => ({
    transform: [
      { translateX: x.get() - WIDTH / 2 },
      { translateY: y.get() - HEIGHT * 0.8 },
      { rotate: over.get() === '' ? '-4deg' : '0deg' },
    ],
  }));
  const shown = dragged === null ? undefined : playable.find((other) => other.card === dragged.card);
  if (shown === undefined) return null;
  return (
    <Animated.View aria-hidden style={[styles.ghost, style]}>
      {/* From where it is let go it flies on. */}
      <Anchor name={cardAnchor(shown.card)} style={styles.card}>
        <CardPicture look={appearanceOf(t, box, shown, null, [], null).look} width={WIDTH} />
      </Anchor>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  card: { width: WIDTH, height: HEIGHT },
  ghost: {
    position: 'absolute',
    left: 0,
    top: 0,
    width: WIDTH,
    height: HEIGHT,
    zIndex: 9,
    borderRadius: 8,
    boxShadow: '0 8px 18px rgba(20,12,4,0.5)',
    pointerEvents: 'none',
  },
});
