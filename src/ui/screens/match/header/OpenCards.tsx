/** Cards that lie open, under what they are. */
import type { CardView, SeatView } from '@battalia/engine';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { GameCard } from '../../../components/GameCard';
import { Text } from '../../../components/Text';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';

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

/** What a player has used: what this turn has played, and the shelter. TURN-09: whole for its owner, for others the card on top. */
export function UsedCards({ player: { played, shelter, shelterSize, shelterTop } }: { readonly player: SeatView }) {
  const t = useTranslate();
  return (
    <>
      {played.length === 0 ? null : (
        <OpenCards title={t('match.tableSize', { count: played.length })}>
          {played.map((card) => (
            <Shown key={card.card} card={card} />
          ))}
        </OpenCards>
      )}
      {shelterSize === 0 && played.length > 0 ? null : shelter !== null ? (
        <OpenCards title={t('match.shelterSize', { count: shelterSize })}>
          {shelter.map((card) => (
            <Shown key={card.card} card={card} />
          ))}
        </OpenCards>
      ) : shelterTop === null ? null : (
        <OpenCards title={t('look.shelterTop')}>{[<Shown key={0} card={shelterTop} />]}</OpenCards>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  pile: { gap: space.sm },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
