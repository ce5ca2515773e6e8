/** The hand: a fan of cards, in two rows where one has no room for all. */
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSettings } from '@/store/settings';
import { cardWidth } from '../../../components/shownCard';
import { Text } from '../../../components/Text';
import { playerText } from '../../../text/speaker';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { HandCard } from './HandCard';
import { held } from './handOrder';
import { fanOf, handRows } from '../regions';
import { useDropZone } from '../lines/useDrag';
import { usePlay } from '../usePlay';

interface Props {
  readonly room: number;
  /** There is no height for a second row. */
  readonly low: boolean;
}

export function HandPanel({ room, low }: Props) {
  const t = useTranslate();
  const { playable, lines, view, speaker, legal } = usePlay();
  const { fontScale } = useWindowDimensions();
  const order = useSettings((settings) => settings.handOrder);
  const zone = useDropZone('hand', { kind: 'hand' });
  const cards = held(playable, lines, order);
  const free = room - space.md * 2;
  const rows = handRows(cards.length, cardWidth('hand', fontScale), free, low);
  const size = rows === 1 ? 'hand' : 'line';
  const card = cardWidth(size, fontScale);
  const each = Math.ceil(cards.length / rows);
  const fan = fanOf(each, card, free);
  if (view.viewer === 'table' && view.decision !== null && legal.length > 0)
    return (
      <View style={styles.open}>
        <Text variant="caption" color="inkMuted">
          {t('match.askedOpenly', { player: playerText(speaker, view.decision.seat) })}
        </Text>
      </View>
    );
  return (
    <View ref={zone} role="region" aria-label={t('match.hand')}>
      <ScrollView
        horizontal
        scrollEnabled={fan.scrolls}
        showsHorizontalScrollIndicator={false}
        style={styles.scroll}
        contentContainerStyle={styles.hand}
      >
        <View style={styles.rows}>
          {Array.from({ length: rows }, (_, row) => (
            <View key={row} style={styles.row}>
              {cards.slice(row * each, (row + 1) * each).map((shown, i) => (
                <HandCard
                  key={shown.card}
                  shown={shown}
                  size={size}
                  sideways={fan.scrolls}
                  overlap={i === 0 ? 0 : card - fan.step}
                />
              ))}
            </View>
          ))}
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0 },
  hand: {
    flexGrow: 1,
    justifyContent: 'center',
    paddingTop: space.sm,
    paddingBottom: space.xs,
    paddingHorizontal: space.md,
  },
  open: { paddingHorizontal: space.md, paddingVertical: space.sm },
  rows: { gap: space.sm },
  row: { flexDirection: 'row', justifyContent: 'center' },
});
