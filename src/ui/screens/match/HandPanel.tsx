/** The hand, and the line that is being laid out: it says what it can become, and one press does it. */
import type { Action, Card, PlayerView } from '@battalia/engine';
import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Button } from '../../components/Button';
import { GameCard } from '../../components/GameCard';
import { Text } from '../../components/Text';
import { actionText, cardsText, type Speaker } from '../../text/action';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
import { squareOf } from './boardPlay';
import { canGrow, cardsOf, whatLineCanDo, type Playable } from './line';

interface Props {
  readonly view: PlayerView;
  readonly speaker: Speaker;
  readonly legal: readonly Action[];
  readonly onAct: (action: Action) => void;
}

export function HandPanel({ view, speaker, legal, onAct }: Props) {
  const t = useTranslate();
  const [picked, setPicked] = useState<readonly Card[]>([]);
  const own = view.viewer === 'table' ? undefined : view.players[view.viewer];
  if (!own) return null;
  const playable: readonly Playable[] = [...own.hand, ...own.played.filter((card) => card.copies > 0)].sort(inOrder);
  // What was picked and has gone since is no longer part of the line.
  const line = picked.filter((card) => playable.some((other) => other.card === card));
  const options = whatLineCanDo(legal, line, playable);

  /** Once more takes a further copy, as long as there are any; then all of it goes back. */
  const pick = ({ card, copies }: Playable) => {
    const times = line.filter((other) => other === card).length;
    setPicked(times < copies ? [...line, card] : line.filter((other) => other !== card));
  };
  const run = (action: Action) => {
    setPicked([]);
    onAct(action);
  };
  const free = legal.filter(needsNothing);
  const placing = view.decision?.kind === 'place';
  const hint =
    placing ? t('match.chooseSquare')
    : line.length === 0 ? (free.length === legal.length ? '' : t('match.lineEmpty'))
    : options.length > 0 ? cardsText(speaker, line)
    : canGrow(legal, line, playable) ? t('match.lineNothing') : t('violation.notOffered');
  const stateOf = (card: Playable): string | null =>
    card.wild ? t('match.wild') : card.copies > 1 ? t('match.counts', { count: card.copies }) : null;

  return (
    <View role="region" aria-label={t('match.hand')} style={styles.panel}>
      <ScrollView horizontal style={styles.scroll} contentContainerStyle={styles.hand}>
        {playable.map((card) => (
          <GameCard key={card.card} shown={card} state={stateOf(card)} picked={line.includes(card.card)} onPress={() => pick(card)} />
        ))}
      </ScrollView>
      {legal.length === 0 ? null : (
        <>
          <View style={styles.words}>
            <Text variant="caption" color="inkMuted" style={styles.hint}>
              {hint}
            </Text>
            {line.length > 0 ? <Button kind="plain" label={t('match.clear')} onPress={() => setPicked([])} /> : null}
          </View>
          <View style={styles.options}>
            {options.map((action, i) => (
              <View key={i} style={styles.option}>
                <Button label={actionText(speaker, action)} onPress={() => run(action)} />
              </View>
            ))}
            {line.length > 0 ? null : free.map((action, i) => (
              <View key={i} style={styles.option}>
                <Button kind={isMain(action) ? 'primary' : 'plain'} label={actionText(speaker, action)} onPress={() => run(action)} />
              </View>
            ))}
          </View>
        </>
      )}
    </View>
  );
}

/** Units by rank, then supplies, then artefacts; alike cards side by side. */
const inOrder = (a: Playable, b: Playable): number => a.kind - b.kind || a.faction - b.faction || a.card - b.card;

/** What needs no card and no square: always at hand. */
export const needsNothing = (action: Action): boolean => cardsOf(action).length === 0 && (squareOf(action) === null || action.kind === 'chooseCity');

/** What a turn goes on with, beside what may be done as well. */
const isMain = ({ kind }: Action): boolean => kind === 'chooseFaction' || kind === 'chooseCity' || kind === 'begin' || kind === 'fight' || kind === 'take' || kind === 'stand';

const styles = StyleSheet.create({
  panel: { gap: space.xs },
  scroll: { flexGrow: 0 },
  hand: { gap: space.sm, paddingTop: space.sm, paddingBottom: space.xs, paddingHorizontal: space.md },
  words: { flexDirection: 'row', alignItems: 'center', gap: space.sm, paddingHorizontal: space.md },
  hint: { flex: 1 },
  option: { maxWidth: '100%' },
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm, paddingHorizontal: space.md },
});
