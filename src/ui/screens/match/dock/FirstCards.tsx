/** Whoever chooses a faction knows all ten first cards (SETUP-06): beside the hand also those that stay in the nation. */
import { StyleSheet, View } from 'react-native';
import { GameCard } from '../../../components/GameCard';
import { Text } from '../../../components/Text';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { usePlay } from '../usePlay';

export function FirstCards() {
  const t = useTranslate();
  const { view } = usePlay();
  if (view.decision?.kind !== 'chooseFaction' || view.viewer === 'table') return null;
  const hand = view.players[view.viewer]?.hand ?? [];
  const rest = (view.deck ?? []).filter(({ card }) => !hand.some((other) => other.card === card));
  // Where first cards come later there are none yet.
  if (rest.length === 0) return null;
  return (
    <View role="group" aria-label={t('play.firstCards')} style={styles.panel}>
      <Text variant="caption" color="inkMuted">
        {t('play.firstCards.why')}
      </Text>
      <View style={styles.cards}>
        {rest.map((shown) => (
          <GameCard key={shown.card} shown={shown} size="line" />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.xs, paddingHorizontal: space.md },
  cards: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.sm },
});
