/** The defender's choices, plainly: fight, with what and whom; retreat; surrender. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../../../components/Button';
import { Text } from '../../../components/Text';
import { Toggle } from '../../../components/Toggle';
import { actionText } from '../../../text/action';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { Deeds } from '../list/ActionList';
import { noRetreatText } from './battleText';
import { answerTopic, fightFor, joinTopic, noRetreat, openQuestions, raiseTopic } from './reply';
import { Taught } from '../learn/Ring';
import { usePlay } from '../usePlay';

export function ReplyPanel() {
  const t = useTranslate();
  const { legal, act, speaker, view, whyNot } = usePlay();
  const [raise, setRaise] = useState(true);
  const [heroes, setHeroes] = useState(3);
  const [leaving, setLeaving] = useState(false);
  const open = openQuestions(legal);
  const fight = fightFor(legal, { raise, heroes });
  const retreats = legal.filter((action) => action.kind === 'retreat');
  const surrender = legal.find((action) => action.kind === 'surrender');
  const stays = retreats.length === 0 ? noRetreat(view.board, whyNot) : null;
  const hidden = view.viewer === 'table' ? 0 : (view.players[view.viewer]?.ambushSize ?? 0);
  return (
    <View style={styles.panel}>
      <Text variant="label">{t('play.question.reply')}</Text>
      {open.raise ? (
        <>
          <Toggle label={t('battle.raise')} on={raise} onChange={setRaise} topic={raiseTopic(t('battle.raise'))} />
          <Text variant="caption" color="inkMuted">
            {t('battle.choice.raise.hint', { count: hidden })}
          </Text>
        </>
      ) : null}
      {open.heroes.map((hero) => (
        <Toggle
          key={hero}
          label={t('battle.joins', { hero: hero + 1 })}
          topic={joinTopic(t('battle.joins', { hero: hero + 1 }))}
          on={(heroes & (1 << hero)) !== 0}
          onChange={(on) => setHeroes(on ? heroes | (1 << hero) : heroes & ~(1 << hero))}
        />
      ))}
      <View style={styles.ways}>
        {fight ? (
          <Taught actions={[fight]}>
            <Button
              label={actionText(speaker, fight)}
              topic={answerTopic(actionText(speaker, fight), [fight])}
              onPress={() => act(fight)}
            />
          </Taught>
        ) : null}
        {retreats.length > 0 ? (
          <Button
            kind="plain"
            label={t('battle.retreatTo')}
            topic={answerTopic(t('battle.retreatTo'), retreats)}
            onPress={() => setLeaving(!leaving)}
          />
        ) : null}
        {surrender ? (
          <Button
            kind="plain"
            label={t('action.surrender')}
            topic={answerTopic(t('action.surrender'), [surrender])}
            onPress={() => act(surrender)}
          />
        ) : null}
      </View>
      {surrender ? (
        <Text variant="caption" color="inkMuted">
          {`${t('action.surrender')}: ${t('battle.choice.surrender.hint')}`}
        </Text>
      ) : null}
      {stays === null ? null : (
        <Text variant="caption" color="inkMuted">
          {noRetreatText(speaker, stays)}
        </Text>
      )}
      {leaving ? <Deeds actions={retreats} speaker={speaker} onAct={act} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.xs, paddingHorizontal: space.md },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
