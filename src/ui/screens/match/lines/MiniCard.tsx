/** A card as it lies in a line: small, overlapped by the next one; pressed, it goes back to the hand, and it can be dragged. */
import type { Card } from '@battalia/engine';
import { Pressable, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { CARD_HEIGHT, CARD_WIDTH } from '@/art/cards/face';
import { CardPicture } from '../../../components/CardPicture';
import { appearanceOf, type ShownCard } from '../../../components/shownCard';
import { CardAnchor } from '../../../motion/Anchor';
import { useTranslate } from '../../../useTranslate';
import { useDrag, useDropZone, usePickUp } from './useDrag';
import { useBox } from '../../../components/box';

export const MINI_WIDTH = 50;

interface Props {
  readonly shown: ShownCard & { readonly card: Card };
  /** The line it lies in, and where in it. */
  readonly line: number;
  readonly place: number;
  readonly label: string;
  readonly overlapped?: boolean;
  readonly onPress: () => void;
}

export function MiniCard({ shown, line, place, label, overlapped = false, onPress }: Props) {
  const t = useTranslate();
  const box = useBox();
  const { justDragged } = useDrag();
  const zone = useDropZone(`line ${line} card ${place}`, { kind: 'card', card: shown.card, line });
  const gesture = usePickUp(shown.card, line, false, zone);
  return (
    <GestureDetector gesture={gesture} touchAction="none">
      <View ref={zone} collapsable={false} style={overlapped && styles.overlapped}>
        <CardAnchor card={shown.card}>
          <Pressable
            role="button"
            aria-label={label}
            onPress={() => {
              if (!justDragged()) onPress();
            }}
            style={styles.card}
          >
            <CardPicture look={appearanceOf(t, box, shown, null, [], null).look} width={MINI_WIDTH} />
          </Pressable>
        </CardAnchor>
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  card: {
    width: MINI_WIDTH,
    height: (MINI_WIDTH * CARD_HEIGHT) / CARD_WIDTH,
    borderRadius: 5,
    boxShadow: '0 1px 3px rgba(20,12,4,0.45)',
    userSelect: 'none',
  },
  overlapped: { marginLeft: -16 },
});
