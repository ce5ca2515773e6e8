/** Answers that are cards lie there as cards: a press is the answer, a hold looks at the card. */
import type { Action } from '@battalia/engine';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useBox } from '../../../components/box';
import { GameCard } from '../../../components/GameCard';
import { cardWidth } from '../../../components/shownCard';
import { Text } from '../../../components/Text';
import { deedLook } from '../../../deeds/deeds';
import { deedText } from '../../../text/action';
import { space } from '../../../theme/tokens';
import { usePlay } from '../usePlay';

/** A word or two are read under a card, a sentence beside it. */
const FEW_LETTERS = 24;
const NOTED = 108;
const BESIDE = 216;

export function CardAnswers({ actions }: { readonly actions: readonly Action[] }) {
  const box = useBox();
  const { speaker, act } = usePlay();
  const { fontScale } = useWindowDimensions();
  // Cards that are alike are one answer.
  const answers = new Map(actions.map((action) => [deedText(speaker, action), action]));
  const shown = [...answers].flatMap(([label, action]) => {
    const face = deedLook(action).face?.(speaker, action) ?? null;
    const card = face === null ? undefined : box.faces[face.card];
    return face === null || card === undefined ? [] : [{ label, action, card, note: face.note }];
  });
  if (shown.length === 0) return null;
  const narrow = cardWidth('hand', fontScale);
  return (
    <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.row}>
      {shown.map(({ label, action, card, note = '' }) => {
        const beside = note.length > FEW_LETTERS;
        const width = beside ? BESIDE * fontScale : note === '' ? narrow : NOTED * fontScale;
        return (
          <View key={label} style={[beside ? styles.beside : styles.below, { width }]}>
            <GameCard shown={card} label={label} onPress={() => act(action)} />
            {note === '' ? null : (
              <Text variant="caption" align={beside ? 'left' : 'center'} style={[styles.note, beside && styles.words]}>
                {note}
              </Text>
            )}
          </View>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { gap: space.sm, paddingVertical: space.xs },
  below: { alignItems: 'center', gap: 2 },
  beside: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  words: { flex: 1 },
  note: { fontSize: 13, lineHeight: 17 },
});
