/** A card as it lies in a line: small, overlapped by the next one; pressed, it goes back to the hand. */
import { Pressable, StyleSheet } from 'react-native';
import { CARD_HEIGHT, CARD_WIDTH } from '@/art/cards/face';
import { CardPicture } from '../../components/CardPicture';
import { appearanceOf, type ShownCard } from '../../components/shownCard';
import { useTranslate } from '../../useTranslate';

export const MINI_WIDTH = 50;

interface Props {
  readonly shown: ShownCard;
  readonly label: string;
  readonly overlapped?: boolean;
  readonly onPress: () => void;
}

export function MiniCard({ shown, label, overlapped = false, onPress }: Props) {
  const t = useTranslate();
  return (
    <Pressable role="button" aria-label={label} onPress={onPress} style={[styles.card, overlapped && styles.overlapped]}>
      <CardPicture look={appearanceOf(t, shown, null, [], null).look} width={MINI_WIDTH} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { width: MINI_WIDTH, height: (MINI_WIDTH * CARD_HEIGHT) / CARD_WIDTH, borderRadius: 5, boxShadow: '0 1px 3px rgba(20,12,4,0.45)', userSelect: 'none' },
  overlapped: { marginLeft: -16 },
});
