/** A card as it lies in a line: small, overlapped by the next one; pressed, it goes back to the hand, and it can be dragged. */
import type { Card } from '@battalia/engine';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { CARD_HEIGHT, CARD_WIDTH } from '@/art/cards/face';
import { CardCloseUp, enlarging } from '../../../components/CardCloseUp';
import { CardPicture } from '../../../components/CardPicture';
import { appearanceOf, type ShownCard } from '../../../components/shownCard';
import { useHint } from '../../../hint/hint';
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
  const { dragged, justDragged } = useDrag();
  const appearance = appearanceOf(t, box, shown, null, [], null);
  const { hint } = useHint(null, { kind: 'card', card: shown.card, of: shown.kind, label: appearance.label });
  const [closeUp, setCloseUp] = useState(false);
  // A card in the air is not looked at more closely.
  const open = () => {
    if (dragged === null) setCloseUp(true);
  };
  const zone = useDropZone(`line ${line} card ${place}`, { kind: 'card', card: shown.card, line });
  const gesture = usePickUp(shown.card, line, false, zone);
  return (
    <GestureDetector gesture={gesture} touchAction="none">
      <View ref={zone} collapsable={false} style={overlapped && styles.overlapped}>
        <CardAnchor card={shown.card}>
          <Pressable
            {...hint}
            {...enlarging(t('look.enlarge'), open)}
            role="button"
            aria-label={label}
            onPress={() => {
              if (!justDragged()) onPress();
            }}
            style={styles.card}
          >
            <CardPicture look={appearance.look} width={MINI_WIDTH} />
          </Pressable>
          {closeUp ? (
            <CardCloseUp
              card={shown.card}
              kind={shown.kind}
              appearance={appearance}
              onClose={() => setCloseUp(false)}
            />
          ) : null}
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
