/** A lesson on the screen of a match: the same rules, cards and map, and somebody who says what to try. */
import { useLocalSearchParams } from 'expo-router';
import { useCallback, useEffect, useMemo } from 'react';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useLearning, type Left } from '@/store/learn/learning';
import { isLessonId, type LessonId } from '@/store/learn/lesson';
import { teach } from '@/store/learn/teaching';
import { useMatch } from '@/store/match/useMatch';
import { Screen } from '../../../components/Screen';
import { Text } from '../../../components/Text';
import { Catch } from '../../../falls/Catch';
import { FallScreen } from '../../../falls/FallScreen';
import { speakerFor } from '../../../text/speaker';
import { useTranslate } from '../../../useTranslate';
import { ToldMatch } from '../telling/ToldMatch';
import { useTelling } from '../telling/useTelling';
import { LessonCoach } from './LessonCoach';
import { RIVAL, useLearnerName } from './names';

export function LessonScreen() {
  const t = useTranslate();
  const { lesson } = useLocalSearchParams<{ lesson: string }>();
  if (!isLessonId(lesson))
    return (
      <Screen title={t('home.learn')}>
        <Text>{t('learn.unknown')}</Text>
      </Screen>
    );
  return (
    <Catch otherwise={(fall, retry) => <FallScreen fall={fall} onRetry={retry} />}>
      <GestureHandlerRootView style={styles.fill}>
        <OpenLesson key={lesson} id={lesson} />
      </GestureHandlerRootView>
    </Catch>
  );
}

function OpenLesson({ id }: { readonly id: LessonId }) {
  const t = useTranslate();
  const ready = useLearning((learning) => learning.ready);
  const left = useLearning((learning) => learning.left);
  const { status, view, players, naming, log, forget } = useMatch();
  const name = useLearnerName();
  const open = useCallback(
    (where: Left) =>
      teach(where, [
        { name, bot: null },
        { name: RIVAL, bot: 'squire' },
      ]),
    [name],
  );
  useEffect(() => {
    if (!ready) return undefined;
    const last = useLearning.getState().left;
    open(last?.lesson === id ? last : { lesson: id, step: 0, actions: [] });
    // What was done is kept; nobody goes on with it behind another screen.
    return forget;
  }, [id, ready, open, forget]);
  const { tellings, dismiss } = useTelling(view, log);
  const speaker = useMemo(
    () =>
      view === null
        ? null
        : speakerFor(
            t,
            view,
            players.map((player) => player.name),
            naming,
          ),
    [t, view, players, naming],
  );
  if (status !== 'ready' || view === null || speaker === null || left?.lesson !== id)
    return (
      <Screen title={t('home.learn')}>
        <Text color="inkMuted">{t('match.wait')}</Text>
      </Screen>
    );
  return (
    <ToldMatch
      view={view}
      speaker={speaker}
      coach={<LessonCoach id={id} left={left} onOpen={open} />}
      tellings={tellings}
      dismiss={dismiss}
    />
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
