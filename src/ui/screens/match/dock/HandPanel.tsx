/** The hand: a fan of cards. What lies in a line has left it, unless it counts once more. */
import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { HandCard } from './HandCard';
import { usesOf } from '../lines/lines';
import { fanOf } from '../regions';
import { useDropZone } from '../lines/useDrag';
import { usePlay } from '../usePlay';

const CARD = 76;

export function HandPanel({ room }: { readonly room: number }) {
  const t = useTranslate();
  const { playable, lines } = usePlay();
  const zone = useDropZone('hand', { kind: 'hand' });
  const [card, setCard] = useState(CARD);
  const held = playable
    .map((shown) => ({ ...shown, copies: shown.copies - usesOf(lines, shown.card) }))
    .filter(({ copies }) => copies > 0);
  const fan = fanOf(held.length, card, room - space.md * 2);
  return (
    <View ref={zone} role="region" aria-label={t('match.hand')}>
      <ScrollView
        horizontal
        scrollEnabled={fan.scrolls}
        showsHorizontalScrollIndicator={false}
        style={styles.scroll}
        contentContainerStyle={styles.hand}
      >
        {held.map((shown, i) => (
          <HandCard
            key={shown.card}
            shown={shown}
            sideways={fan.scrolls}
            overlap={i === 0 ? 0 : card - fan.step}
            onWidth={setCard}
          />
        ))}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0 },
  hand: {
    flexGrow: 1,
    justifyContent: 'center',
    paddingTop: space.sm,
    paddingBottom: space.xs,
    paddingHorizontal: space.md,
  },
});
