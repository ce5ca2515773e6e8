/** A card of the hand: tapped, it joins the line at hand; dragged, it goes where it is let go. */
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { GameCard } from '../../../components/GameCard';
import type { CardSize } from '../../../components/shownCard';
import { CardAnchor } from '../../../motion/Anchor';
import { useTranslate } from '../../../useTranslate';
import { stateText } from '../../../text/speaker';
import type { Playable } from '../lines/line';
import { useDrag, useDropZone, usePickUp } from '../lines/useDrag';
import { Ring, useIsTaught } from '../learn/Ring';
import { usePlay } from '../usePlay';

interface Props {
  readonly shown: Playable;
  /** The row it lies in is moved sideways. */
  readonly sideways: boolean;
  /** From its right edge to the left, how much the card before it covers. */
  readonly overlap: number;
  readonly size: CardSize;
}

const LIFT = -10;

export function HandCard({ shown, sideways, overlap, size }: Props) {
  const t = useTranslate();
  const { tapCard } = usePlay();
  const { over, dragged, justDragged } = useDrag();
  const key = `card ${shown.card}`;
  const zone = useDropZone(key, { kind: 'card', card: shown.card, line: null });
  const gesture = usePickUp(shown.card, null, sideways, zone);
  const lift = useAnimatedStyle(() => ({ transform: [{ translateY: over.get() === key ? LIFT : 0 }] }));
  const taught = useIsTaught(shown.card);
  const away = dragged?.card === shown.card && dragged.from === null && shown.copies === 1;
  return (
    <View ref={zone} style={[{ marginLeft: -overlap }, away && styles.away]}>
      <GestureDetector gesture={gesture} touchAction={sideways ? 'pan-x' : 'none'}>
        <Animated.View style={lift}>
          <CardAnchor card={shown.card}>
            <GameCard
              shown={shown}
              size={size}
              state={
                [stateText(t, shown), taught ? t('learn.marked') : null].filter((part) => part !== null).join(', ') ||
                null
              }
              // A card in the air is not looked at more closely.
              enlarges={dragged === null}
              onPress={() => {
                if (!justDragged()) tapCard(shown.card);
              }}
            />
            {taught ? <Ring /> : null}
          </CardAnchor>
        </Animated.View>
      </GestureDetector>
    </View>
  );
}

const styles = StyleSheet.create({ away: { opacity: 0.25 } });
