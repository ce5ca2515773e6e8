/** Sorts the hand; every press takes the next order, and says which. */
import { useSettings, type HandOrder } from '@/store/settings';
import { IconButton } from '../../../components/IconButton';
import { useTranslate } from '../../../useTranslate';

const NEXT: Readonly<Record<HandOrder, HandOrder>> = { dealt: 'faction', faction: 'kind', kind: 'dealt' };

/** How the hand lies, and the next order. */
export function useHandOrder(): { readonly label: string; readonly next: () => void } {
  const t = useTranslate();
  const { handOrder, change } = useSettings();
  return { label: t(`play.order.${handOrder}`), next: () => change({ handOrder: NEXT[handOrder] }) };
}

export function OrderButton() {
  const { label, next } = useHandOrder();
  return <IconButton bare tells tool="order" icon="sort" label={label} onPress={next} />;
}
