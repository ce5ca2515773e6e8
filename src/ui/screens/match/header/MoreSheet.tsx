/** What has no room in the header of a very narrow screen, or of one with very large text. */
import { Icon } from '../../../components/Icon';
import { ListRow } from '../../../components/ListRow';
import { Sheet } from '../../../components/Sheet';
import { useTranslate } from '../../../useTranslate';
import { useHandOrder } from '../dock/OrderButton';
import type { Tool } from './Header';

export function MoreSheet({ tools, onClose }: { readonly tools: readonly Tool[]; readonly onClose: () => void }) {
  const t = useTranslate();
  const order = useHandOrder();
  return (
    <Sheet title={t('match.more')} onClose={onClose}>
      {tools.map(({ icon, tool, label, onPress }) => (
        <ListRow
          key={icon}
          role="button"
          upright
          title={label}
          topic={{ kind: 'tool', tool, words: label }}
          leading={<Icon name={icon} />}
          onPress={() => {
            onClose();
            onPress();
          }}
        />
      ))}
      <ListRow
        role="button"
        upright
        title={order.label}
        topic={{ kind: 'tool', tool: 'order', words: order.label }}
        leading={<Icon name="sort" />}
        onPress={order.next}
      />
    </Sheet>
  );
}
