import { modulesOf, type Square, type Viewer } from '@battalia/engine';
import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { BoardHandle } from '@/board/BoardCanvas';
import type { Player } from '@/store/match/journalFormat';
import type { Replay } from '@/store/match/replay';
import type { SharedGame } from '@/store/match/share';
import { useMatch } from '@/store/match/useMatch';
import { useSettings } from '@/store/settings';
import { Button } from '../../components/Button';
import { GameCard } from '../../components/GameCard';
import { InGame } from '../../components/InGame';
import { IconButton } from '../../components/IconButton';
import { PageTitle } from '../../components/PageTitle';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Segments } from '../../components/Segments';
import { Text } from '../../components/Text';
import { OpenCode } from '../../share/OpenCode';
import { useModules } from '../../modules/useModules';
import { playerText, speakerFor, type Speaker } from '../../text/speaker';
import { eventText } from '../../text/event';
import { dayText } from '../../text/day';
import { space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { latestSquare } from '../../game/passages';
import { useTranslate } from '../../useTranslate';
import { Explaining } from '../match/explain/Explaining';
import { BoardPanel } from '../match/map/BoardPanel';
import { LogPanel } from '../match/log/LogPanel';
import { PlayersBar } from '../match/header/PlayersBar';
import { regionsOf } from '../match/regions';
import { SquareCard } from '../match/map/SquareCard';
import { DragProvider, useDragOf } from '../match/lines/useDrag';
import { PlayProvider, watched } from '../match/usePlay';
import { Scrubber } from './Scrubber';
import { useReplay } from './useReplay';

const SPEEDS = ['slow', 'normal', 'fast'] as const;
type Speed = (typeof SPEEDS)[number];
/** Milliseconds a step. */
const PAUSE: Readonly<Record<Speed, number>> = { slow: 1800, normal: 900, fast: 250 };

const NONE: readonly string[] = [];

export function ReplayScreen() {
  const t = useTranslate();
  const loaded = useReplay(useLocalSearchParams<{ match?: string | string[]; code?: string | string[] }>());
  const dressed = useModules(loaded.kind === 'ready' ? modulesOf(loaded.replay.viewAt(0, 'table')) : NONE);
  if (loaded.kind === 'loading' || (loaded.kind === 'ready' && !dressed)) {
    return (
      <Screen title={t('replay.title')}>
        <Text color="inkMuted">{t('match.wait')}</Text>
      </Screen>
    );
  }
  if (loaded.kind === 'noCode') {
    return (
      <Screen title={t('replay.title')}>
        <OpenCode key={loaded.reason} failed={loaded.reason} />
      </Screen>
    );
  }
  if (loaded.kind === 'noMatch') {
    return (
      <Screen title={t('replay.title')}>
        <Text>{t(loaded.reason === 'missing' ? 'match.notFound' : `match.${loaded.reason}`)}</Text>
      </Screen>
    );
  }
  return (
    <GestureHandlerRootView style={styles.fill}>
      <Player replay={loaded.replay} players={loaded.players} shared={loaded.shared} />
    </GestureHandlerRootView>
  );
}

interface Props {
  readonly replay: Replay;
  readonly players: readonly Player[];
  readonly shared: SharedGame | null;
}

function Player({ replay, players, shared }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const router = useRouter();
  const { width, height, fontScale } = useWindowDimensions();
  const [step, setStep] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const [eyes, setEyes] = useState<Viewer>('table');
  const [chosen, setChosen] = useState<Square | null>(null);
  const map = useRef<BoardHandle>(null);
  // Nothing is dragged here, but the map is the same.
  const drag = useDragOf(() => false, true, `${width} ${height}`);
  const { length, turns, over } = replay;
  const leftHanded = useSettings((settings) => settings.leftHanded);
  const { wide, low, side } = regionsOf({ width: width - insets.left - insets.right, height, fontScale, leftHanded });

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => setStep((now) => Math.min(length, now + 1)), PAUSE[speed]);
    return () => clearInterval(timer);
  }, [playing, speed, length]);
  // Read, not set: a replay that has come to its end stands still.
  const runs = playing && step < length;

  const view = useMemo(() => replay.viewAt(step, eyes), [replay, step, eyes]);
  const log = useMemo(() => replay.logUntil(step, eyes), [replay, step, eyes]);
  const speaker = useMemo(
    () =>
      speakerFor(
        t,
        view,
        players.map(({ name }) => name),
        replay.naming,
      ),
    [t, view, players, replay],
  );
  const play = useMemo(() => watched(view, speaker, chosen, setChosen), [view, speaker, chosen]);
  const turn = turns.findLast((other) => other.step <= step);
  const where =
    turn === undefined || turn.day === 0
      ? t('replay.setup')
      : t('replay.turn', { day: dayText(t, turn.day), player: playerText(speaker, turn.seat) });
  const words = `${t('replay.step', { step, steps: length })} · ${where}`;
  const dawns = turns.filter((other, i) => i === 0 || other.day !== turns[i - 1]?.day).map((other) => other.step);
  const go = (to: number) => {
    setPlaying(false);
    setStep(Math.max(0, Math.min(length, to)));
  };
  const happened = log.filter((entry) => entry.step === step - 1).map(({ event }) => eventText(speaker, event));

  const board = (
    <BoardPanel
      covered={{ top: 0, bottom: 0, left: 0, right: 0 }}
      controls={wide || low ? 'row' : 'column'}
      leftHanded={leftHanded}
      hidden={false}
      above={null}
      latest={latestSquare(log)}
      board={map}
    />
  );
  const controls = (
    <View style={styles.stack}>
      <Scrubber label={t('replay.title')} value={step} most={length} marks={dawns} words={words} onChange={go} />
      <View style={styles.controls}>
        <IconButton icon="first" label={t('replay.first')} disabled={step === 0} onPress={() => go(0)} />
        <IconButton icon="back" label={t('replay.back')} disabled={step === 0} onPress={() => go(step - 1)} />
        <IconButton
          icon={runs ? 'pause' : 'play'}
          label={t(runs ? 'replay.stop' : 'replay.play')}
          onPress={() => {
            if (step === length) setStep(0);
            setPlaying(!runs);
          }}
        />
        <IconButton
          icon="forward"
          label={t('replay.forward')}
          disabled={step === length}
          onPress={() => go(step + 1)}
        />
        <IconButton icon="last" label={t('replay.last')} disabled={step === length} onPress={() => go(length)} />
      </View>
      <View aria-live="polite" style={styles.happened}>
        <Text variant="caption" color="inkMuted">
          {words}
        </Text>
        {happened.map((sentence, i) => (
          <Text key={i} variant="caption">
            {sentence}
          </Text>
        ))}
      </View>
    </View>
  );
  const details = (
    <View style={styles.stack}>
      <SquareCard />
      {typeof eyes === 'number' ? (
        <OpenHand
          cards={view.players[eyes]?.hand ?? []}
          title={t('replay.hand', { player: playerText(speaker, eyes) })}
        />
      ) : null}
      {over ? (
        <Segments
          title={t('replay.eyes')}
          segments={[
            { value: 'table', label: t('replay.table') },
            ...players.map(({ name }, seat) => ({ value: String(seat), label: name })),
          ]}
          chosen={String(eyes)}
          onChoose={(value) => setEyes(value === 'table' ? 'table' : Number(value))}
        />
      ) : (
        <Text variant="caption" color="inkMuted">
          {t('replay.running')}
        </Text>
      )}
      <Segments
        title={t('replay.speed')}
        segments={SPEEDS.map((value) => ({ value, label: t(`replay.speed.${value}`) }))}
        chosen={speed}
        onChoose={setSpeed}
      />
      {replay.whole ? null : (
        <Text variant="caption" color="inkMuted">
          {t('replay.parts')}
        </Text>
      )}
      {shared === null ? null : <Keep game={shared} />}
      <TurnList replay={replay} speaker={speaker} current={turn?.step ?? 0} onGo={go} />
      <LogPanel log={log} speaker={speaker} />
    </View>
  );
  return (
    <InGame view={view}>
      <PlayProvider value={play}>
        <DragProvider value={drag}>
          <Explaining>
            <View
              role="main"
              style={[
                styles.fill,
                {
                  backgroundColor: colors.ground,
                  paddingTop: insets.top,
                  paddingLeft: insets.left,
                  paddingRight: insets.right,
                },
              ]}
            >
              <PageTitle title={t('replay.title')} />
              <View style={styles.bar}>
                <IconButton
                  icon="back"
                  label={t('nav.back')}
                  onPress={() => (router.canGoBack() ? router.back() : router.replace('/games'))}
                />
                <Text variant="heading" heading={1} style={styles.fill} lines={2}>
                  {`${t('replay.title')}: ${players.map(({ name }) => name).join(', ')}`}
                </Text>
              </View>
              <PlayersBar view={view} speaker={speaker} />
              {wide ? (
                <View style={[styles.beside, side === 'left' && styles.mirrored]}>
                  <View style={styles.fill}>{board}</View>
                  <ScrollView
                    style={[
                      styles.side,
                      side === 'left' ? styles.atLeft : styles.atRight,
                      { borderColor: colors.line, backgroundColor: colors.surface },
                    ]}
                    contentContainerStyle={[styles.padded, { paddingBottom: insets.bottom + space.xl }]}
                  >
                    {controls}
                    {details}
                  </ScrollView>
                </View>
              ) : (
                <>
                  <View style={styles.fill}>{board}</View>
                  <View style={[styles.dock, { borderColor: colors.line, backgroundColor: colors.surface }]}>
                    <ScrollView contentContainerStyle={[styles.padded, { paddingBottom: insets.bottom + space.xl }]}>
                      {controls}
                      {details}
                    </ScrollView>
                  </View>
                </>
              )}
            </View>
          </Explaining>
        </DragProvider>
      </PlayProvider>
    </InGame>
  );
}

function OpenHand({
  cards,
  title,
}: {
  readonly cards: readonly { readonly card: number; readonly kind: number; readonly faction: number }[];
  readonly title: string;
}) {
  return (
    <View role="region" aria-label={title}>
      <Text variant="caption" color="inkMuted">
        {title}
      </Text>
      <ScrollView horizontal contentContainerStyle={styles.hand}>
        {cards.map((card) => (
          <GameCard key={card.card} shown={card} />
        ))}
      </ScrollView>
    </View>
  );
}

/** A game that came as a code goes into the list of games. */
function Keep({ game }: { readonly game: SharedGame }) {
  const t = useTranslate();
  const keep = useMatch((match) => match.keep);
  const [kept, setKept] = useState<'no' | 'yes' | 'failed'>('no');
  if (kept === 'yes') return <Text>{t('replay.kept')}</Text>;
  return (
    <View style={styles.stack}>
      <Button
        kind="plain"
        label={t('replay.keep')}
        onPress={() => void keep(game).then((id) => setKept(id === null ? 'failed' : 'yes'))}
      />
      {kept === 'failed' ? <Text color="accent">{t('match.saveFailed')}</Text> : null}
    </View>
  );
}

function TurnList({
  replay,
  speaker,
  current,
  onGo,
}: {
  readonly replay: Replay;
  readonly speaker: Speaker;
  readonly current: number;
  readonly onGo: (step: number) => void;
}) {
  const t = useTranslate();
  const turns = replay.turns.filter(({ day }) => day > 0);
  return (
    <Panel title={t('replay.turns')}>
      <ScrollView style={styles.turns} nestedScrollEnabled tabIndex={0}>
        <Segments
          title={t('replay.turns')}
          hideTitle
          segments={turns.map(({ step, seat, day }) => ({
            value: String(step),
            label: t('replay.turn', { day: dayText(t, day), player: playerText(speaker, seat) }),
          }))}
          chosen={String(current)}
          onChoose={(value) => onGo(Number(value))}
        />
      </ScrollView>
    </Panel>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    paddingHorizontal: space.md,
    paddingVertical: space.sm,
  },
  beside: { flex: 1, flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  side: { width: '42%', maxWidth: 480, flexGrow: 0 },
  atLeft: { borderRightWidth: 1 },
  atRight: { borderLeftWidth: 1 },
  dock: { height: '44%', borderTopWidth: 1 },
  padded: { padding: space.md, gap: space.md },
  stack: { gap: space.sm },
  controls: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.sm },
  // The height of the usual sentence or two, so that the rest does not jump from step to step.
  happened: { minHeight: 64, gap: 2 },
  hand: { gap: space.xs },
  turns: { maxHeight: 220 },
});
