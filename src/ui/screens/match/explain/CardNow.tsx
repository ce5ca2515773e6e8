/** What a card of the hand could go into, on its close-up. */
import type { Card } from '@battalia/engine';
import { Text } from '../../../components/Text';
import { usePlay } from '../usePlay';
import { cardNow } from './deed';

export function CardNow({ card }: { readonly card: Card }) {
  const words = cardNow(usePlay(), card);
  return words === null ? null : <Text color="inkMuted">{words}</Text>;
}
