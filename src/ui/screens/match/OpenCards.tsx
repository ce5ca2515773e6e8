/** Cards that lie open, under what they are. */
import type { CardView } from '@battalia/engine';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { GameCard } from '../../components/GameCard';
import { Text } from '../../components/Text';
import { space } from '../../theme/tokens';

export const Shown = ({ card }: { readonly card: CardView }) => <GameCard shown={card} size="line" />;

export function OpenCards({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View role="group" aria-label={title} style={styles.pile}>
      <Text variant="label" heading={3}>
        {title}
      </Text>
      <View style={styles.cards}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  pile: { gap: space.sm },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
