/** The way back, whose move it is and on which day, undo, and what everybody knows of each player. */
import { useRouter } from 'expo-router';
import { useEffect, useRef, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useClocks, type TableClock } from '@/store/match/clocks';
import { useMatch } from '@/store/match/useMatch';
import type { IconName } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { Text } from '../../../components/Text';
import { Explained } from '../../../hint/Explained';
import type { Tool as ToolName, Topic } from '../../../hint/topic';
import { capital } from '../../../text/capital';
import { dayText } from '../../../text/day';
import { space, TARGET } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { clockText, reminderBetween, type Reminder } from './clockText';
import { MoreSheet } from './MoreSheet';
import { PlayersBar } from './PlayersBar';
import { PoolSheet } from './PoolSheet';
import { usePlay } from '../usePlay';

/** Less room than this between the buttons breaks words. */
const LEAST_STATUS = 100;
/** A screen lower than this, for its text, has no line to give away for the day: the oracle tells it. */
const LOW = 480;

/** On a screen lower than this a coach takes the place of words in the header. */
const SHORT = 700;
export const isShort = (height: number, fontScale: number): boolean => height / Math.max(1, fontScale) < SHORT;

/** So many buttons fit side by side. */
const fitting = (room: number): number => Math.floor((room - space.xs * 2) / TARGET);

/** Too narrow for all buttons: what is not needed at every turn is behind one of them, the order of the hand, too. */
export const isCramped = (room: number): boolean => fitting(room) < 5;

/** A button of the header, or a row behind "More". */
export interface Tool {
  readonly icon: IconName;
  readonly tool: ToolName;
  readonly label: string;
  readonly expanded?: boolean;
  readonly onPress: () => void;
}

interface Props {
  /** How wide it is. */
  readonly room: number;
  readonly status: string;
  readonly logShown: boolean;
  readonly onLog: () => void;
  readonly helpShown: boolean;
  readonly onHelp: () => void;
  readonly onUndo: () => void;
  /** Somebody says below whose move it is and what to do: where there is little height, it is not said twice. */
  readonly coached?: boolean;
}

export function Header({ room, status, logShown, onLog, helpShown, onHelp, onUndo, coached = false }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const { view, speaker, say } = usePlay();
  const { id, canRedo, casual, redo } = useMatch();
  const clock = useReminding(id, (reminder) => say({ kind: 'words', words: t(`clock.${reminder}`) }));
  const [poolOpen, setPoolOpen] = useState(false);
  const [moreOpen, setMoreOpen] = useState(false);
  const { height, fontScale } = useWindowDimensions();
  const tools: readonly Tool[] = [
    { icon: 'undo', tool: 'undo', label: t('match.undo'), onPress: onUndo },
    ...(canRedo ? [{ icon: 'redo', tool: 'redo', label: t('match.redo'), onPress: redo } as const] : []),
    { icon: 'help', tool: 'help', label: t('help.title'), expanded: helpShown, onPress: onHelp },
    {
      icon: 'cards',
      tool: 'pool',
      label: capital(t('term.pool')),
      expanded: poolOpen,
      onPress: () => setPoolOpen(true),
    },
    { icon: 'log', tool: 'log', label: t('match.log'), expanded: logShown, onPress: onLog },
  ];
  // The way back, and the one to what does not fit.
  const shown = isCramped(room) ? Math.max(0, fitting(room) - 2) : tools.length;
  const beside = (room - (tools.length + 1) * TARGET - space.xs * 4) / fontScale >= LEAST_STATUS;
  const low = height / Math.max(1, fontScale) < LOW;
  const facts: readonly (readonly [words: string, topic: Topic])[] = [
    ...(view.illuminated === null || (low && !beside) ? [] : [[dayText(t, view.day), { kind: 'day' }] as const]),
    ...(casual ? [[t('match.casual'), ofTool('casual', t('match.casual'))] as const] : []),
    ...(clock === undefined ? [] : [[clockText(t, clock), ofTool('clock', clockText(t, clock))] as const]),
  ];
  const told =
    coached && isShort(height, fontScale) ? null : (
      <View style={beside ? styles.beside : styles.below}>
        <Explained passive topic={{ kind: 'status' }}>
          <Text variant="label" heading={1} lines={2}>
            {status}
          </Text>
        </Explained>
        {facts.length === 0 ? null : (
          <View style={styles.facts}>
            {facts.map(([words, topic]) => (
              <Explained key={words} passive topic={topic}>
                <Text variant="caption" color="inkMuted" style={styles.fact}>
                  {words}
                </Text>
              </Explained>
            ))}
          </View>
        )}
      </View>
    );
  return (
    <>
      <View style={styles.bar}>
        <IconButton
          bare
          icon="back"
          tool="back"
          label={t('nav.back')}
          onPress={() => (router.canGoBack() ? router.back() : router.replace('/'))}
        />
        {beside && told !== null ? told : <View style={styles.beside} />}
        {tools.slice(0, shown).map((tool) => (
          <IconButton key={tool.icon} bare {...tool} />
        ))}
        {shown < tools.length ? (
          <IconButton
            bare
            icon="more"
            tool="more"
            label={t('match.more')}
            expanded={moreOpen}
            onPress={() => setMoreOpen(true)}
          />
        ) : null}
      </View>
      {beside ? null : told}
      {moreOpen ? <MoreSheet tools={tools.slice(shown)} onClose={() => setMoreOpen(false)} /> : null}
      {poolOpen ? <PoolSheet view={view} onClose={() => setPoolOpen(false)} /> : null}
      <PlayersBar view={view} speaker={speaker} />
    </>
  );
}

const ofTool = (tool: ToolName, words: string): Topic => ({ kind: 'tool', tool, words });

/** The clock of this match, if it has one; it tells what is to be reminded of once. */
function useReminding(id: string | null, remind: (reminder: Reminder) => void): TableClock | undefined {
  const clock = useClocks(({ clocks }) => (id === null ? undefined : clocks[id]));
  const last = useRef(clock);
  useEffect(() => {
    const reminder = last.current === undefined || clock === undefined ? null : reminderBetween(last.current, clock);
    last.current = clock;
    if (reminder !== null) remind(reminder);
  });
  return clock;
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.xs, minHeight: 48 },
  beside: { flex: 1, paddingHorizontal: space.xs },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.md },
  fact: { lineHeight: 18 },
  below: { paddingHorizontal: space.md, paddingBottom: space.xs },
});
