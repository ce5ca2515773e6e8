/** Cards to take some of: what a search has found, Great Artefacts, the card that leaves a full ambush. */
import { isGreat, type Card, type CardView } from '@battalia/engine';
import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useBox } from '../../../components/box';
import { Button } from '../../../components/Button';
import { CardWords } from '../../../components/CardWords';
import { GameCard } from '../../../components/GameCard';
import { Text } from '../../../components/Text';
import { actionText } from '../../../text/action';
import { questionLook } from '../../../text/question';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { QuestionHead } from './QuestionHead';
import { usePlay } from '../usePlay';

export function CardChoice() {
  const t = useTranslate();
  const box = useBox();
  const { view, speaker, legal, act } = usePlay();
  const [picked, setPicked] = useState<readonly Card[]>([]);
  const { decision } = view;
  if (decision === null || legal.length === 0) return null;
  const look = questionLook(decision);
  const asked = look.cards?.(decision);
  if (asked === undefined) return null;
  const { choice } = asked;
  // Who may take none looks at them all the same.
  const looksOnly = choice.most === 0;
  const question = look.words(t, decision) ?? '';
  const cards: readonly CardView[] = choice.cards ?? [];
  const taken = picked.filter((card) => cards.some((other) => other.card === card));
  const pick = (card: Card) => {
    if (taken.includes(card)) setPicked(taken.filter((other) => other !== card));
    else setPicked(choice.most === 1 ? [card] : [...taken, card].slice(-choice.most));
  };
  const action = asked.answer(taken);
  // There are few of them, and nobody knows them all.
  const great = cards.find(({ card, kind }) => card === taken.at(-1) && isGreat(box, kind));
  const enough = taken.length >= choice.least;
  return (
    <View role="region" aria-label={question} style={styles.panel}>
      <View style={styles.words}>
        <QuestionHead view={view} speaker={speaker} decision={decision} />
      </View>
      {choice.most > 1 ? (
        <Text variant="caption" color="inkMuted" style={styles.words}>
          {t('play.upTo', { count: choice.most })}
        </Text>
      ) : null}
      <ScrollView horizontal contentContainerStyle={styles.cards}>
        {cards.map((shown) => (
          <GameCard
            key={shown.card}
            shown={shown}
            {...(looksOnly ? {} : { picked: taken.includes(shown.card), onPress: () => pick(shown.card) })}
          />
        ))}
      </ScrollView>
      {enough ? (
        <View style={styles.words}>
          <Button
            // To take nothing is not what the screen asks for while there is something to take.
            kind={taken.length === 0 && !looksOnly ? 'plain' : 'primary'}
            label={actionText(speaker, action)}
            topic={{ kind: 'deed', actions: [action], words: actionText(speaker, action) }}
            onPress={() => {
              if (act(action)) setPicked([]);
            }}
          />
        </View>
      ) : null}
      {great === undefined ? null : (
        <View style={styles.words}>
          <CardWords kind={great.kind} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.xs },
  words: { paddingHorizontal: space.md },
  cards: { gap: space.sm, padding: space.md, paddingTop: space.sm },
});
