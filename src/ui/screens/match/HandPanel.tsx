/** The hand, and the line that is being laid out: it says what it can become, and one press does it. */
import type { Action, Card, PlayerView } from '@battalia/engine';
import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Button } from '../../components/Button';
import { GameCard } from '../../components/GameCard';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { actionText, type Speaker } from '../../text/action';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
import { canGrow, whatLineCanDo, type Playable } from './line';

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
  const playable: readonly Playable[] = [...own.hand, ...own.played.filter((card) => card.copies > 0)];
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
  const stateOf = (card: Playable): string | null =>
    card.wild ? t('match.wild') : card.copies > 1 ? t('match.counts', { count: card.copies }) : null;

  return (
    <Panel title={t('match.hand')} {...(line.length > 0 ? { aside: <Button kind="plain" label={t('match.clear')} onPress={() => setPicked([])} /> } : {})}>
      <ScrollView horizontal contentContainerStyle={styles.hand}>
        {playable.map((card) => (
          <GameCard key={card.card} shown={card} state={stateOf(card)} picked={line.includes(card.card)} onPress={() => pick(card)} />
        ))}
      </ScrollView>
      {legal.length === 0 ? null : (
        <View style={styles.options}>
          {line.length === 0 ? <Text color="inkMuted">{t('match.lineEmpty')}</Text> : null}
          {line.length > 0 && options.length === 0 ? <Text color="inkMuted">{canGrow(legal, line, playable) ? t('match.lineNothing') : t('violation.notOffered')}</Text> : null}
          {options.map((action, i) => (
            <Button key={i} label={actionText(speaker, action)} onPress={() => run(action)} />
          ))}
          {legal.filter(isPlain).map((action) => (
            <Button key={action.kind} kind="plain" label={actionText(speaker, action)} onPress={() => run(action)} />
          ))}
        </View>
      )}
    </Panel>
  );
}

/** What needs no card and nothing to choose: always at hand. */
const isPlain = (action: Action): boolean =>
  action.kind === 'begin' || action.kind === 'mulligan' || action.kind === 'endTurn' || action.kind === 'stand' || action.kind === 'pass' || action.kind === 'surrender';

const styles = StyleSheet.create({
  hand: { gap: space.sm, paddingTop: space.sm, paddingBottom: space.xs },
  options: { gap: space.sm },
});
