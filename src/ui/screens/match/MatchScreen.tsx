/** Opens a match and shows it, or whom the device goes to next. */
import { modulesOf } from '@battalia/engine';
import { useLocalSearchParams } from 'expo-router';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { AppState, Platform, StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { GUIDED, useLearning } from '@/store/learn/learning';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { Catch } from '../../falls/Catch';
import { FallScreen } from '../../falls/FallScreen';
import { useModules } from '../../modules/useModules';
import { playerText, speakerFor } from '../../text/speaker';
import { useTranslate } from '../../useTranslate';
import { ExportGame } from '../../share/ExportGame';
import { FaceOffer } from './battle/FaceOffer';
import { FaceToFace } from './battle/FaceToFace';
import { HandOver } from './HandOver';
import { TellingPanel } from './telling/TellingPanel';
import { ToldMatch } from './telling/ToldMatch';
import { useTelling } from './telling/useTelling';
import { useFaceToFace } from './battle/useFaceToFace';
import { useTableClock } from './useTableClock';

/** What falls is shown again from what was saved, not from what it fell over. */
export function MatchScreen() {
  const forget = useMatch((match) => match.forget);
  const from = (retry: () => void) => () => {
    forget();
    retry();
  };
  return (
    <Catch otherwise={(fall, retry) => <FallScreen fall={fall} onRetry={from(retry)} />}>
      <GestureHandlerRootView style={styles.fill}>
        <OpenMatch />
      </GestureHandlerRootView>
    </Catch>
  );
}

const NONE: readonly string[] = [];

/** Fetched by whoever plays a first game with it. */
const Companion = lazy(async () => ({ default: (await import('./learn/Companion')).Companion }));

function OpenMatch() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const t = useTranslate();
  const { status, view, players, naming, handOver, log, open, cover, takeHere, face } = useMatch();

  useEffect(() => {
    if (id) void open(id);
  }, [id, open]);

  // In the app switcher nobody's cards are to be seen.
  useEffect(() => {
    const left = AppState.addEventListener('change', (state) => {
      if (state !== 'active') cover();
    });
    // Android takes its picture for the switcher as soon as the window loses the focus, before the app is in the background.
    const unfocused = Platform.OS === 'android' ? AppState.addEventListener('blur', cover) : null;
    return () => {
      left.remove();
      unfocused?.remove();
    };
  }, [cover]);

  useTableClock(id ?? null, view);
  const dressed = useModules(view ? modulesOf(view) : NONE);
  const accompanied = useLearning(({ guided, speaks }) => guided === id && speaks);
  const finish = useLearning((learning) => learning.finish);
  const isPlayed = useLearning(({ guided }) => guided === id) && view !== null && view.standings !== null;
  useEffect(() => {
    if (isPlayed) finish(GUIDED);
  }, [isPlayed, finish]);
  const { across, offered } = useFaceToFace();
  const { tellings, dismiss } = useTelling(dressed ? view : null, log);
  const speaker = useMemo(
    () =>
      view
        ? speakerFor(
            t,
            view,
            players.map((player) => player.name),
            naming,
          )
        : null,
    [t, view, players, naming],
  );
  if (status === 'missing' || status === 'tooOld' || status === 'unreadable') {
    return (
      <Screen title={t('games.title')}>
        <Text>{t(status === 'missing' ? 'match.notFound' : `match.${status}`)}</Text>
        {status !== 'missing' ? <ExportGame id={id} /> : null}
      </Screen>
    );
  }
  if (status === 'elsewhere' || status === 'removed') {
    return (
      <Screen title={t('games.title')}>
        <Text>{t(`match.${status}`)}</Text>
        {status === 'elsewhere' ? <Button label={t('match.takeHere')} onPress={() => void takeHere()} /> : null}
      </Screen>
    );
  }
  if (!view || !speaker || !dressed) {
    return (
      <Screen title={t('games.title')}>
        <Text color="inkMuted">{t('match.wait')}</Text>
      </Screen>
    );
  }
  if (across && view.battle) {
    // From between the two the device goes to one of them, and that one takes it.
    return <FaceToFace view={view} speaker={speaker} battle={view.battle} onLeave={() => face('passing', false)} />;
  }
  if (handOver !== null)
    return (
      <HandOver
        name={playerText(speaker, handOver)}
        faction={view.players[handOver]?.faction ?? null}
        fights={view.battle !== null}
        offer={offered && view.battle ? <FaceOffer view={view} battle={view.battle} speaker={speaker} /> : null}
      >
        {tellings.map((telling, i) => (
          <TellingPanel key={i} telling={telling} view={view} speaker={speaker} />
        ))}
      </HandOver>
    );
  return (
    <ToldMatch
      view={view}
      speaker={speaker}
      coach={
        accompanied ? (
          <Suspense fallback={null}>
            <Companion />
          </Suspense>
        ) : null
      }
      tellings={tellings}
      dismiss={dismiss}
    />
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
