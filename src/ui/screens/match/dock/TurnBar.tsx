/** What a turn goes on with, at the thumb; beside it "What can I do?", unless that is answered all the time. */
import type { Action } from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useMatch } from '@/store/match/useMatch';
import { useSettings } from '@/store/settings';
import { Button } from '../../../components/Button';
import { Confirm } from '../../../components/Confirm';
import { Sheet } from '../../../components/Sheet';
import { deedLook } from '../../../deeds/deeds';
import { actionText } from '../../../text/action';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { answerOf } from '../list/choices';
import { TURN_PART } from '../keys/groupKeys';
import { usePlay } from '../usePlay';

/** Where "What can I do?" is answered now: nowhere, in place of the map, or beside it as long as nothing else is read there. */
export type ListPlace = 'closed' | 'open' | 'beside';

interface Props {
  readonly leftHanded: boolean;
  readonly list: ListPlace;
  readonly onList: () => void;
}

export function TurnBar({ leftHanded, list, onList }: Props) {
  const t = useTranslate();
  const { view, legal, speaker, lines, act, undo } = usePlay();
  const asks = useSettings((settings) => settings.asksToEnd);
  const [asked, setAsked] = useState<Action | null>(null);
  const { undoStop, undoCosts } = useMatch();
  const main = legal.filter((action) => answerOf(action) === 'main');
  if (legal.length === 0) return null;
  // While there is something else to do, ending the turn or a battle is not what the screen asks for.
  const urgent = (action: Action) => deedLook(action).waits !== true || legal.length === 1;
  const leavesCards = (action: Action) => asks && deedLook(action).leaves === true && lines.open.length > 0;
  // Whoever has paid for a card and finds no place for it looks for a way back here.
  const regrets = view.decision?.kind === 'place' && undoStop === null && !undoCosts;
  return (
    <View style={[styles.bar, leftHanded && styles.mirrored]}>
      {list === 'beside' ? null : (
        <View style={styles.grow}>
          <Button
            tight
            fills
            kind="plain"
            label={t(list === 'open' ? 'play.closeList' : 'match.whatCanIDo')}
            onPress={onList}
          />
        </View>
      )}
      {regrets ? (
        <View style={styles.grow}>
          <Button tight fills kind="plain" label={t('play.takeBack')} onPress={undo} />
        </View>
      ) : null}
      {main.map((action, i) => (
        <View key={action.kind} {...(i === 0 ? { id: TURN_PART } : {})} style={styles.grow}>
          <Button
            tight
            fills
            kind={urgent(action) ? 'primary' : 'plain'}
            label={actionText(speaker, action)}
            onPress={() => (leavesCards(action) ? setAsked(action) : act(action))}
          />
        </View>
      ))}
      {asked === null ? null : (
        <Sheet title={actionText(speaker, asked)} onClose={() => setAsked(null)}>
          <Confirm
            question={t('play.endAsk')}
            yes={actionText(speaker, asked)}
            no={t('play.endAsk.no')}
            onYes={() => {
              setAsked(null);
              act(asked);
            }}
            onNo={() => setAsked(null)}
          />
        </Sheet>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs, paddingTop: space.xs },
  mirrored: { flexDirection: 'row-reverse' },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 112 },
});
