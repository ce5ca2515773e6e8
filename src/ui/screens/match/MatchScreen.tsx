import { Stack, useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { AppState, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Action, PlayerView } from '@battalia/engine';
import type { PlainKey } from '@/i18n/message';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Screen } from '../../components/Screen';
import { Segments } from '../../components/Segments';
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

/** From here on, and when it is wider than high, the board stands beside the hand instead of above it. */
const WIDE = 640;

/** Room for the hand and one row of buttons. */
const DOCK = 212;

type Part = 'board' | 'actions' | 'log';
const ALL: readonly Part[] = ['board', 'actions', 'log'];
/** What shares a place when the board has its own. */
const BESIDE: readonly Part[] = ['actions', 'log'];
const PART_NAMES = { board: 'match.board', actions: 'match.whatCanIDo', log: 'match.log' } as const satisfies Record<Part, PlainKey>;

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
  const { width, height } = useWindowDimensions();
  const { legal, log, thinking, violation, trouble, undoStop, canRedo, casual, act, undo, redo } = useMatch();
  const [part, setPart] = useState<Part>('board');
  const [told, setTold] = useState<string | null>(null);
  const wide = width >= WIDE && width > height;

  const doIt = (action: Action) => {
    setTold(null);
    // The card that was built wants a square.
    if (act(action) && action.kind === 'build') setPart('board');
  };
  const takeBack = () => {
    if (undoStop === null) undo();
    else setTold(t(`match.undoStop.${undoStop}`));
  };
  const mover = view.decision?.seat;
  const notice = trouble === null ? (violation ? violationText(t, violation) : told) : t(trouble === 'storage' ? 'match.saveFailed' : 'match.elsewhere');

  const status =
    mover === undefined ? t('match.end') : thinking === null ? t('match.yourMove', { player: playerText(speaker, mover) }) : t('match.waitsFor', { player: playerText(speaker, thinking) });

  const actions = legal.length === 0 ? <Text color="inkMuted">{t('match.noMoves')}</Text> : <ActionList legal={legal} speaker={speaker} onAct={doIt} />;
  const record = <LogPanel log={log} speaker={speaker} />;
  const events = view.standings ? <EndPanel view={view} speaker={speaker} /> : view.battle ? <BattlePanel battle={view.battle} speaker={speaker} /> : null;
  const shownPart = (parts: readonly Part[]) => (parts.includes(part) ? part : (parts[0] ?? part));
  const tabs = (parts: readonly Part[]) => (
    <Segments
      title={t('match.show')}
      hideTitle
      segments={parts.map((value) => ({ value, label: t(PART_NAMES[value]) }))}
      chosen={shownPart(parts)}
      onChoose={setPart}
    />
  );
  const board = <BoardPanel view={view} speaker={speaker} legal={legal} onAct={doIt} above={wide ? null : events} covered={!wide && part !== 'board'} />;
  const dock = (
    <>
      {notice === null ? null : (
        <View role="alert" aria-live="polite" style={styles.notice}>
          <Text color="accent" variant="label">
            {notice}
          </Text>
        </View>
      )}
      {view.standings ? null : <HandPanel view={view} speaker={speaker} legal={legal} onAct={doIt} />}
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
          <View style={[styles.side, { borderColor: colors.line, backgroundColor: colors.surface, paddingBottom: insets.bottom }]}>
            <ScrollView style={styles.fill} contentContainerStyle={styles.stack}>
              {events}
              {tabs(BESIDE)}
              {part === 'log' ? record : actions}
            </ScrollView>
            <ScrollView style={[styles.dock, { borderColor: colors.line }]} contentContainerStyle={styles.dockContent}>
              {dock}
            </ScrollView>
          </View>
        </View>
      ) : (
        <>
          <View style={styles.tabs}>{tabs(ALL)}</View>
          <View style={styles.fill}>
            <View style={styles.overDock} {...(part === 'board' ? {} : { 'aria-hidden': true })}>
              {board}
            </View>
            {part === 'board' ? null : (
              <ScrollView style={[styles.overDock, { backgroundColor: colors.ground }]} contentContainerStyle={styles.stack}>
                {events}
                {part === 'log' ? record : actions}
              </ScrollView>
            )}
            <ScrollView style={[styles.dock, styles.dockBelow, { backgroundColor: colors.surface, borderColor: colors.line }]} contentContainerStyle={[styles.dockContent, { paddingBottom: insets.bottom + space.md }]}>
              {dock}
            </ScrollView>
          </View>
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.sm, paddingHorizontal: space.md, paddingVertical: space.sm },
  status: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row' },
  side: { width: '42%', maxWidth: 480, borderLeftWidth: 1 },
  tabs: { paddingHorizontal: space.md, paddingBottom: space.xs },
  stack: { gap: space.md, padding: space.md },
  dock: { flexGrow: 0, flexShrink: 0, maxHeight: '46%', borderTopWidth: 1 },
  dockBelow: { position: 'absolute', left: 0, right: 0, bottom: 0, minHeight: DOCK, maxHeight: '60%' },
  // The dock grows over what is above it: a map that changed its size with every card would be drawn anew each time.
  overDock: { position: 'absolute', left: 0, right: 0, top: 0, bottom: DOCK },
  dockContent: { paddingVertical: space.sm, gap: space.xs },
  notice: { paddingHorizontal: space.md },
});
