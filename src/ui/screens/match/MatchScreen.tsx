import { Stack, useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { AppState, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Action, PlayerView } from '@battalia/engine';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { playerText, speakerFor, type Speaker } from '../../text/action';
import { violationText } from '../../text/violation';
import { space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { ActionList } from './ActionList';
import { BattlePanel } from './BattlePanel';
import { BoardPanel } from './BoardPanel';
import { EndPanel } from './EndPanel';
import { HandOver } from './HandOver';
import { HandPanel } from './HandPanel';
import { LogPanel } from './LogPanel';
import { PlayersBar } from './PlayersBar';

/** From here on the board stands beside the hand instead of above it. */
const WIDE = 900;

export function MatchScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const t = useTranslate();
  const { status, view, players, handOver, open, cover } = useMatch();

  useEffect(() => {
    if (id) void open(id);
  }, [id, open]);

  // In the app switcher nobody's cards are to be seen.
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => {
      if (state !== 'active') cover();
    });
    return () => subscription.remove();
  }, [cover]);

  if (status === 'missing' || status === 'unreadable') {
    return (
      <Screen title={t('games.title')}>
        <Text>{t(status === 'missing' ? 'match.notFound' : 'match.unreadable')}</Text>
      </Screen>
    );
  }
  if (!view) {
    return (
      <Screen title={t('games.title')}>
        <Text color="inkMuted">{t('match.wait')}</Text>
      </Screen>
    );
  }
  const speaker = speakerFor(t, view, players.map((player) => player.name));
  if (handOver !== null) return <HandOver name={playerText(speaker, handOver)} faction={view.players[handOver]?.faction ?? null} />;
  return <Match view={view} speaker={speaker} />;
}

function Match({ view, speaker }: { readonly view: PlayerView; readonly speaker: Speaker }) {
  const t = useTranslate();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const router = useRouter();
  const { width } = useWindowDimensions();
  const { legal, log, thinking, violation, trouble, undoStop, canRedo, casual, act, undo, redo } = useMatch();
  const [listed, setListed] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const wide = width >= WIDE;

  const doIt = (action: Action) => {
    setTold(null);
    act(action);
  };
  const takeBack = () => {
    if (undoStop === null) undo();
    else setTold(t(`match.undoStop.${undoStop}`));
  };
  const mover = view.decision?.seat;
  const notice = trouble === null ? (violation ? violationText(t, violation) : told) : t(trouble === 'storage' ? 'match.saveFailed' : 'match.elsewhere');

  const status =
    mover === undefined ? t('match.end') : thinking === null ? t('match.yourMove', { player: playerText(speaker, mover) }) : t('match.waitsFor', { player: playerText(speaker, thinking) });

  const board = <BoardPanel view={view} speaker={speaker} legal={legal} onAct={doIt} />;
  const dashboard = (
    <>
      {view.standings ? <EndPanel view={view} speaker={speaker} /> : null}
      {view.battle ? <BattlePanel battle={view.battle} speaker={speaker} /> : null}
      {notice === null ? null : (
        <View role="alert" aria-live="polite">
          <Text color="accent" variant="label">
            {notice}
          </Text>
        </View>
      )}
      {view.standings ? null : <HandPanel view={view} speaker={speaker} legal={legal} onAct={doIt} />}
      {legal.length === 0 ? null : (
        <Panel>
          <Button kind="plain" label={t('match.whatCanIDo')} onPress={() => setListed(!listed)} />
          {listed ? <ActionList legal={legal} speaker={speaker} onAct={doIt} /> : null}
        </Panel>
      )}
      <LogPanel log={log} speaker={speaker} />
    </>
  );

  return (
    <View role="main" style={[styles.fill, { backgroundColor: colors.ground, paddingTop: insets.top, paddingLeft: insets.left, paddingRight: insets.right }]}>
      <Stack.Screen options={{ title: status }} />
      <View style={styles.bar}>
        <IconButton icon="back" label={t('nav.back')} onPress={() => (router.canGoBack() ? router.back() : router.replace('/'))} />
        <View style={styles.status}>
          <Text variant="label" heading={1}>
            {status}
          </Text>
          {casual ? (
            <Text variant="caption" color="inkMuted">
              {t('match.casual')}
            </Text>
          ) : null}
        </View>
        <Button kind="plain" label={t('match.undo')} onPress={takeBack} />
        {canRedo ? <Button kind="plain" label={t('match.redo')} onPress={redo} /> : null}
      </View>
      <PlayersBar view={view} speaker={speaker} />
      {wide ? (
        <View style={styles.beside}>
          <View style={styles.fill}>{board}</View>
          <ScrollView style={styles.side} contentContainerStyle={[styles.stack, { paddingBottom: insets.bottom + space.xl }]}>
            {dashboard}
          </ScrollView>
        </View>
      ) : (
        <ScrollView contentContainerStyle={[styles.stack, { paddingBottom: insets.bottom + space.xl }]}>
          <View style={{ height: Math.min(width, 460) }}>{board}</View>
          {dashboard}
        </ScrollView>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.sm, paddingHorizontal: space.md, paddingVertical: space.sm },
  status: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row' },
  side: { width: 420, flexGrow: 0 },
  stack: { gap: space.md, padding: space.md },
});
