/** A card held close to the eyes, with what is written on it in words. */
import type { Card, Kind } from '@battalia/engine';
import { useRouter } from 'expo-router';
import { Suspense, useContext } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { capital } from '../text/capital';
import { costText } from '../text/cards';
import { entryOfKind } from '../text/kindEntry';
import { radius, space } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';
import { useTranslate } from '../useTranslate';
import { Button } from './Button';
import { CardNowContext } from './cardNow';
import { CardWords } from './CardWords';
import { costOf, greatestStrength } from './cardFace';
import { CardPicture } from './CardPicture';
import { onKey } from './onKey';
import { CARD_SIZES, type Appearance } from './shownCard';
import { Text } from './Text';
import { Veil } from './Veil';
import { useBox } from './box';

interface Props {
  readonly card: Card;
  readonly kind: Kind;
  readonly appearance: Appearance;
  readonly onClose: () => void;
}

/** A hold, `i` on a keyboard and an action of a screen reader show a card large, where a press means something else. */
export const enlarging = (label: string, open: () => void) => ({
  onLongPress: open,
  accessibilityActions: [{ name: 'enlarge', label }],
  onAccessibilityAction: open,
  ...onKey('i', open),
});

export function CardCloseUp({ card, kind, appearance: { label, look }, onClose }: Props) {
  const t = useTranslate();
  const box = useBox();
  const { colors, relief } = useTheme();
  const router = useRouter();
  const { height } = useWindowDimensions();
  const Now = useContext(CardNowContext);
  const cost = costOf(kind);
  const strength = greatestStrength(kind, box);
  const read = () => {
    onClose();
    router.push(`/reference/${entryOfKind(kind, box)}`);
  };
  return (
    <Veil label={label} onClose={onClose}>
      <ScrollView accessibilityViewIsModal style={styles.scroll} contentContainerStyle={styles.middle}>
        <View style={styles.card}>
          <CardPicture look={look} width={Math.min(CARD_SIZES.large, height * 0.42)} />
        </View>
        <View
          style={[styles.words, { backgroundColor: colors.surface, borderColor: colors.gold, boxShadow: relief.sheet }]}
        >
          <Text variant="heading" heading={2} align="center">
            {capital(label)}
          </Text>
          {cost === null ? null : <Text align="center">{t('look.cost', { cost: costText(t, cost) })}</Text>}
          {strength === 0 ? null : <Text align="center">{t('look.strength', { count: strength })}</Text>}
          <CardWords kind={kind} />
          {Now === null ? null : (
            <Suspense fallback={null}>
              <Now card={card} />
            </Suspense>
          )}
          <View style={styles.buttons}>
            <Button kind="plain" label={t('look.read')} onPress={read} />
            <Button label={t('look.close')} onPress={onClose} />
          </View>
        </View>
      </ScrollView>
    </Veil>
  );
}

const styles = StyleSheet.create({
  scroll: { flex: 1, pointerEvents: 'box-none' },
  middle: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.lg,
    padding: space.lg,
    pointerEvents: 'box-none',
  },
  card: { pointerEvents: 'none' },
  words: { borderWidth: 1, borderRadius: radius.md, padding: space.md, gap: space.xs, maxWidth: 360 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.sm, paddingTop: space.xs },
});
