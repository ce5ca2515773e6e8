/** Where something can be traded: a key that says so, and behind it what is given and what is got, as cards. */
import { type Action, type CardView, type Line } from '@battalia/engine';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useBox } from '../../../components/box';
import { CardPicture } from '../../../components/CardPicture';
import { plainLook } from '../../../components/cardFace';
import { Icon } from '../../../components/Icon';
import { Sheet } from '../../../components/Sheet';
import { Text } from '../../../components/Text';
import { deedLook } from '../../../deeds/deeds';
import { useHint } from '../../../hint/hint';
import type { Topic } from '../../../hint/topic';
import { modulePart } from '../../../modules/registry';
import { actionText } from '../../../text/action';
import { nameIn } from '../../../text/kindName';
import { cardsNow } from '../../../text/speaker';
import { radius, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { Chip } from './Chip';
import { usePlay } from '../usePlay';

export function Market() {
  const t = useTranslate();
  const { legal } = usePlay();
  const [open, setOpen] = useState(false);
  const trades = legal.filter((action) => deedLook(action).trades !== undefined);
  if (trades.length === 0) return null;
  return (
    <View style={styles.row}>
      <Chip
        kind="quiet"
        icon="coins"
        words={t('play.trade')}
        topic={{ kind: 'deed', actions: trades, words: t('play.trade') }}
        onPress={() => setOpen(true)}
      />
      {open ? (
        <Sheet title={t('play.trade')} onClose={() => setOpen(false)}>
          <Offers trades={trades} onDone={() => setOpen(false)} />
        </Sheet>
      ) : null}
    </View>
  );
}

function Offers({ trades, onDone }: { readonly trades: readonly Action[]; readonly onDone: () => void }) {
  const { speaker, act } = usePlay();
  // What is given for the same by cards that are alike is one offer.
  const offers = new Map<string, { readonly action: Action; readonly gives: Line; readonly gets: number | null }>();
  for (const action of trades) {
    const barter = deedLook(action).trades?.(speaker, action);
    if (barter === undefined) continue;
    const label = `${actionText(speaker, action)} – ${cardsNow(speaker, barter.gives)}`;
    if (!offers.has(label)) offers.set(label, { action, ...barter });
  }
  return (
    <View style={styles.offers}>
      {[...offers].map(([label, { action, gives, gets }]) => (
        <Offer
          key={label}
          label={label}
          words={actionText(speaker, action)}
          gives={gives}
          gets={gets}
          topic={{ kind: 'deed', actions: [action], words: actionText(speaker, action) }}
          onPress={() => {
            if (act(action)) onDone();
          }}
        />
      ))}
    </View>
  );
}

const CARD = 52;

function Offer({
  label,
  words,
  gives,
  gets,
  topic,
  onPress,
}: {
  readonly label: string;
  readonly words: string;
  readonly gives: Line;
  readonly gets: number | null;
  readonly topic: Topic;
  readonly onPress: () => void;
}) {
  const t = useTranslate();
  const box = useBox();
  const { colors, relief } = useTheme();
  const { hint } = useHint(null, topic);
  const got = gets === null ? undefined : box.faces[gets];
  const says = got === undefined ? undefined : modulePart('kinds', nameIn(box, got.kind))?.says?.(t);
  const card = (face: CardView | undefined, key: number) =>
    face === undefined ? null : (
      <View key={key} style={styles.card}>
        <CardPicture look={plainLook(box, face)} width={CARD} />
      </View>
    );
  return (
    <Pressable
      {...hint}
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.offer,
        {
          borderColor: colors.edge,
          backgroundColor: pressed ? colors.surfacePressed : colors.ground,
          boxShadow: pressed ? relief.down : relief.key,
        },
      ]}
    >
      <View style={styles.cards}>
        {gives.map((one, i) => card(box.faces[one], i))}
        <Icon name="forward" size={22} />
        {card(got, -1)}
      </View>
      <View style={styles.words}>
        <Text variant="label">{words}</Text>
        {says === undefined ? null : (
          <Text variant="caption" color="inkMuted">
            {says}
          </Text>
        )}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', paddingHorizontal: space.md },
  offers: { gap: space.sm },
  offer: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.md,
    minHeight: TARGET,
    padding: space.sm,
    borderWidth: 1,
    borderRadius: radius.md,
  },
  cards: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  card: { borderRadius: 6, boxShadow: '0 1px 2px rgba(20,12,4,0.4)' },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
});
