/** What happened, the latest turn first, a turn a paragraph. It holds only what its reader may know; what has a place shows it on the map. */
import { FACTION_NAMES, item, type Event } from '@battalia/engine';
import { useMemo, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import type { LogEntry } from '@/store/match/log';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { Panel } from '../../../components/Panel';
import { Text } from '../../../components/Text';
import { chaptersOf, passagesOf, type LogChapter } from '../../../game/passages';
import { eventText, squareOfEvent } from '../../../text/event';
import { playerText, type Speaker } from '../../../text/speaker';
import { proseText } from '../../../text/telling';
import { fonts, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { usePlay } from '../usePlay';

/** So many turns and dawns at first. */
const PAGE = 12;

interface Props {
  readonly log: readonly LogEntry[];
  readonly speaker: Speaker;
  /** A square was chosen from the log: make room for the map. */
  readonly onShown?: () => void;
}

export function LogPanel({ log, speaker, onShown }: Props) {
  const t = useTranslate();
  const [shown, setShown] = useState(PAGE);
  const chapters = useMemo(() => chaptersOf(log), [log]);
  // By its place from the beginning, which stays as the log grows.
  const latest = chapters
    .map((chapter, place) => ({ chapter, place }))
    .slice(-shown)
    .reverse();
  return (
    <Panel title={t('match.log')}>
      {log.length === 0 ? <Text color="inkMuted">{t('log.empty')}</Text> : null}
      <View>
        {latest.map(({ chapter, place }) => (
          <ChapterRows
            key={place}
            chapter={chapter}
            speaker={speaker}
            latest={place === chapters.length - 1}
            {...(onShown === undefined ? {} : { onShown })}
          />
        ))}
      </View>
      {chapters.length > shown ? (
        <Button kind="plain" label={t('match.older')} onPress={() => setShown(shown + PAGE * 4)} />
      ) : null}
    </Panel>
  );
}

/** A turn, read as a paragraph. The steps of the one that goes on lie open; those of the others unfold. */
function ChapterRows({
  chapter: { head, entries },
  speaker,
  latest,
  onShown,
}: {
  readonly chapter: LogChapter;
  readonly speaker: Speaker;
  readonly latest: boolean;
  readonly onShown?: () => void;
}) {
  const t = useTranslate();
  const { choose } = usePlay();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const unfolded = wanted ?? latest;
  const passages = useMemo(() => passagesOf(entries), [entries]);
  const steps = entries.map(({ event }, i) => {
    const square = squareOfEvent(event);
    return (
      <LogRow
        key={i}
        event={event}
        sentence={eventText(speaker, event)}
        {...(square === null
          ? {}
          : {
              onPress: () => {
                choose(square);
                onShown?.();
              },
            })}
      />
    );
  });
  // What came before the first turn, and what goes with a dawn, is no turn of anybody.
  if (head === null || !('seat' in head))
    return (
      <>
        {head === null ? null : <LogRow heading event={head} sentence={eventText(speaker, head)} />}
        {steps}
      </>
    );
  const player = playerText(speaker, head.seat);
  return (
    <View style={styles.chapter}>
      <LogRow
        heading
        event={head}
        sentence={eventText(speaker, head)}
        {...(entries.length === 0
          ? {}
          : { fold: { label: t('log.steps', { player }), open: unfolded, onPress: () => setWanted(!unfolded) } })}
      />
      {unfolded ? (
        steps
      ) : entries.length === 0 ? null : (
        <Text variant="caption" color="inkMuted" style={styles.paragraph}>
          {passages.length === 0 ? t('log.quiet') : proseText(speaker, passages)}
        </Text>
      )}
    </View>
  );
}

interface RowProps {
  readonly event: Event;
  readonly sentence: string;
  /** A turn or a day begins with it. */
  readonly heading?: boolean;
  readonly onPress?: () => void;
  /** What lies below it can be unfolded. */
  readonly fold?: { readonly label: string; readonly open: boolean; readonly onPress: () => void };
}

function LogRow({ event, sentence, heading = false, onPress, fold }: RowProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const words = (
    <>
      <Emblem event={event} />
      <Text variant="caption" color={heading ? 'ink' : 'inkMuted'} style={[styles.words, heading && styles.heading]}>
        {sentence}
      </Text>
    </>
  );
  const frame = [styles.row, heading && [styles.turn, { borderColor: colors.line }]];
  if (fold !== undefined)
    return (
      <Pressable
        role="button"
        aria-label={`${sentence} ${fold.label}`}
        aria-expanded={fold.open}
        onPress={fold.onPress}
        style={[frame, styles.target]}
      >
        {words}
        <Icon name={fold.open ? 'up' : 'down'} color="inkMuted" size={18} />
      </Pressable>
    );
  if (onPress === undefined) return <View style={frame}>{words}</View>;
  return (
    <Pressable role="button" aria-label={t('log.show', { sentence })} onPress={onPress} style={[frame, styles.target]}>
      {words}
      <Icon name="globe" color="inkMuted" size={18} />
    </Pressable>
  );
}

function Emblem({ event }: { readonly event: Event }) {
  const { view } = usePlay();
  const faction = 'seat' in event ? (view.players[event.seat]?.faction ?? null) : null;
  if (!('seat' in event)) return <View style={styles.disc} />;
  const name = faction === null ? null : item(FACTION_NAMES, faction);
  const livery = name === null ? NEUTRAL_LIVERY : LIVERIES[name];
  return (
    <View style={[styles.disc, { backgroundColor: livery.main }]}>
      {name === null ? null : <Glyph name={name} size={13} color={livery.on} />}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.sm, paddingVertical: 3 },
  target: { minHeight: TARGET },
  turn: { borderBottomWidth: 1, marginBottom: space.xs, paddingBottom: space.xs },
  chapter: { paddingBottom: space.sm },
  paragraph: { paddingLeft: 20 + space.sm },
  words: { flex: 1 },
  heading: { fontFamily: fonts.strong },
  disc: { width: 20, height: 20, borderRadius: 10, alignItems: 'center', justifyContent: 'center' },
});
