/** Both sides with every term named, and what is needed to stay in. */
import type { BattleView, Term } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { playerText, type Speaker } from '../../text/action';
import { cardText } from '../../text/cards';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';

export function BattlePanel({ battle, speaker }: { readonly battle: BattleView; readonly speaker: Speaker }) {
  const t = useTranslate();
  const termText = (term: Term) => `${term.kind === 'card' ? cardText(t, term.card) : t(`match.term.${term.kind}`)} +${term.strength}`;
  const side = (title: string, { seat, total, terms }: BattleView['attack']) => (
    <View style={styles.side}>
      <Text variant="label">{`${title}: ${seat === null ? t('match.guards') : playerText(speaker, seat)}`}</Text>
      <Text variant="title">{String(total)}</Text>
      {terms.map((term, i) => (
        <Text key={i} variant="caption" color="inkMuted">
          {termText(term)}
        </Text>
      ))}
    </View>
  );
  const attackBehind = battle.attack.total <= battle.defence.total;
  return (
    <Panel title={t('match.battle')}>
      <View style={styles.sides}>
        {side(t('match.attacker'), battle.attack)}
        {side(t('match.defender'), battle.defence)}
      </View>
      <Text>{attackBehind ? t('match.needAttack', { count: battle.defence.total + 1 }) : t('match.needDefence', { count: battle.attack.total })}</Text>
    </Panel>
  );
}

const styles = StyleSheet.create({
  sides: { flexDirection: 'row', gap: space.lg },
  side: { flex: 1 },
});
