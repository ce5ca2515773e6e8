/** What lies beside the hand: cards in ambush, which only their owner sees, and tents with what they hold. */
import { StyleSheet, View } from 'react-native';
import { CARD_HEIGHT, CARD_WIDTH } from '@/art/cards/face';
import { CardPicture } from '../../../components/CardPicture';
import { appearanceOf, type ShownCard } from '../../../components/shownCard';
import { Text } from '../../../components/Text';
import { Explained } from '../../../hint/Explained';
import type { Topic } from '../../../hint/topic';
import { actionText } from '../../../text/action';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { Chip } from './Chip';
import { Taught } from '../learn/Ring';
import { usePlay } from '../usePlay';
import { useBox } from '../../../components/box';

const WIDTH = 34;

export function CampPanel() {
  const t = useTranslate();
  const box = useBox();
  const { view, legal, speaker, act } = usePlay();
  const own = view.viewer === 'table' ? undefined : view.players[view.viewer];
  const ambush = own?.ambush ?? [];
  const tents = own?.tents ?? [];
  if (ambush.length === 0 && tents.length === 0) return null;
  return (
    <View style={styles.row}>
      {ambush.length === 0 ? null : (
        <Pile
          title={t('match.ambushSize', { count: ambush.length })}
          cards={ambush}
          mark="ambush"
          topic={{ kind: 'pile', pile: 'ambush', seat: own?.seat ?? 0 }}
        />
      )}
      {tents.map(({ tent, holds }) => {
        const back = legal.find((action) => action.kind === 'decamp' && action.tent === tent.card);
        return (
          <View key={tent.card} style={[styles.pile, styles.tent]}>
            <Pile
              title={capital(kindText(t, tent.kind, box))}
              cards={holds}
              mark="tent"
              topic={{ kind: 'tent', tent: tent.card }}
            />
            {back === undefined ? null : (
              <Taught actions={[back]}>
                <Chip
                  kind="quiet"
                  words={t('play.takeOut')}
                  topic={{ kind: 'deed', actions: [back], words: actionText(speaker, back) }}
                  label={actionText(speaker, back)}
                  onPress={() => act(back)}
                />
              </Taught>
            )}
          </View>
        );
      })}
    </View>
  );
}

function Pile({
  title,
  cards,
  mark,
  topic,
}: {
  readonly title: string;
  readonly cards: readonly ShownCard[];
  readonly mark: 'ambush' | 'tent';
  readonly topic: Topic;
}) {
  const t = useTranslate();
  const box = useBox();
  const shown = cards.map((card) => appearanceOf(t, box, card, null, [mark], null));
  return (
    <Explained topic={topic} label={[title, ...shown.map(({ label }) => label)].join('; ')} style={styles.pile}>
      <Text variant="caption" color="inkMuted">
        {title}
      </Text>
      {shown.map(({ look }, i) => (
        <View key={cards[i]?.card ?? i} style={[styles.card, i > 0 && styles.overlapped]}>
          <CardPicture look={look} width={WIDTH} />
        </View>
      ))}
    </Explained>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.lg, rowGap: space.xs, paddingHorizontal: space.md },
  pile: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  // A long word goes below what is in the tent.
  tent: { flexWrap: 'wrap', maxWidth: '100%' },
  card: {
    width: WIDTH,
    height: (WIDTH * CARD_HEIGHT) / CARD_WIDTH,
    borderRadius: 4,
    boxShadow: '0 1px 2px rgba(20,12,4,0.4)',
  },
  overlapped: { marginLeft: -12 },
});
