/** What happened, the latest turn first. It holds only what its reader may know; what has a place shows it on the map. */
import { FACTION_NAMES, item, type Event } from '@battalia/engine';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import type { LogEntry } from '@/store/match/log';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { Panel } from '../../../components/Panel';
import { Text } from '../../../components/Text';
import type { Speaker } from '../../../text/speaker';
import { eventText, squareOfEvent } from '../../../text/event';
import { fonts, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { usePlay } from '../usePlay';

const PAGE = 40;

interface Props {
  readonly log: readonly LogEntry[];
  readonly speaker: Speaker;
  /** A square was chosen from the log: make room for the map. */
  readonly onShown?: () => void;
}

export function LogPanel({ log, speaker, onShown }: Props) {
  const t = useTranslate();
  const [shown, setShown] = useState(PAGE);
  const { choose } = usePlay();
  const latest = log.slice(-shown).reverse();
  return (
    <Panel title={t('match.log')}>
      {log.length === 0 ? <Text color="inkMuted">{t('log.empty')}</Text> : null}
      <View>
        {latest.map(({ event }, i) => {
          const square = squareOfEvent(event);
          return (
            <LogRow
              key={log.length - i}
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
        })}
      </View>
      {log.length > shown ? (
        <Button kind="plain" label={t('match.older')} onPress={() => setShown(shown + PAGE * 4)} />
      ) : null}
    </Panel>
  );
}

/** A turn or a day begins: a line above it in the list, which runs backwards, would be below it. */
const isHeading = ({ kind }: Event): boolean => kind === 'turn' || kind === 'dawn';

function LogRow({
  event,
  sentence,
  onPress,
}: {
  readonly event: Event;
  readonly sentence: string;
  readonly onPress?: () => void;
}) {
  const t = useTranslate();
  const { colors } = useTheme();
  const heading = isHeading(event);
  const words = (
    <>
      <Emblem event={event} />
      <Text variant="caption" color={heading ? 'ink' : 'inkMuted'} style={[styles.words, heading && styles.heading]}>
        {sentence}
      </Text>
    </>
  );
  const frame = [styles.row, heading && [styles.turn, { borderColor: colors.line }]];
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
  words: { flex: 1 },
  heading: { fontFamily: fonts.strong },
  disc: { width: 20, height: 20, borderRadius: 10, alignItems: 'center', justifyContent: 'center' },
});
