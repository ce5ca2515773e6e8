/** Sorts the hand; every press takes the next order, and says which. */
import { useSettings, type HandOrder } from '@/store/settings';
import { IconButton } from '../../../components/IconButton';
import { useTranslate } from '../../../useTranslate';

const NEXT: Readonly<Record<HandOrder, HandOrder>> = { dealt: 'faction', faction: 'kind', kind: 'dealt' };

export function OrderButton() {
  const t = useTranslate();
  const { handOrder, change } = useSettings();
  return (
    <IconButton
      bare
      tells
      icon="sort"
      label={t(`play.order.${handOrder}`)}
      onPress={() => change({ handOrder: NEXT[handOrder] })}
    />
  );
}
