/** A checkpoint: each player, how many cards were counted, and what came of it; and who has come onto the map. */
import { modulesOf } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { Emblem } from '../../../components/Emblem';
import { Text } from '../../../components/Text';
import type { SeatFact } from '../../../modules/look';
import { looksOf } from '../../../modules/registry';
import { eventText } from '../../../text/event';
import { playerText, type Speaker } from '../../../text/speaker';
import { fonts, radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import type { Checkpoint } from './telling';

interface Change extends SeatFact {
  readonly how: 'gains' | 'loses' | 'keeps';
}

export function CheckpointRows({
  telling: { before, after, events, decks },
  speaker,
}: {
  readonly telling: Checkpoint;
  readonly speaker: Speaker;
}) {
  const t = useTranslate();
  const counting = looksOf(modulesOf(after)).flatMap(({ checkpoint }) => checkpoint ?? []);
  const changesOf = (seat: number): readonly Change[] => {
    const then = counting.flatMap(({ has }) => has(t, before, seat));
    const now = counting.flatMap(({ has }) => has(t, after, seat));
    const isIn = (facts: readonly SeatFact[], { text }: SeatFact) => facts.some((other) => other.text === text);
    return [
      ...now.map((fact): Change => ({ ...fact, how: isIn(then, fact) ? 'keeps' : 'gains' })),
      ...then.filter((fact) => !isIn(now, fact)).map((fact): Change => ({ ...fact, how: 'loses' })),
    ];
  };
  // What happened to a player stands in that player's row.
  const others = events.filter((event) => !('seat' in event));
  return (
    <>
      {decks === null && !events.some((event) => 'seat' in event) ? null : (
        <>
          {counting.map(({ asks }, i) => (
            <Text key={i} variant="caption" color="inkMuted">
              {asks(t)}
            </Text>
          ))}
          {after.players.map(({ seat, faction }) => (
            <View key={seat} style={styles.row}>
              <Emblem faction={faction} size={24} />
              <Text style={styles.name}>{playerText(speaker, seat)}</Text>
              {decks === null ? null : (
                <Text variant="caption" color="inkMuted">
                  {t('count.cards', { count: decks[seat] ?? 0 })}
                </Text>
              )}
              {changesOf(seat).map((change) => (
                <Badge key={change.text} change={change} player={playerText(speaker, seat)} />
              ))}
            </View>
          ))}
        </>
      )}
      {others.map((event, i) => (
        <Text key={i} variant="caption">
          {eventText(speaker, event)}
        </Text>
      ))}
    </>
  );
}

const SIGNS = { gains: '+', loses: '−', keeps: '' } as const;

/** Gained ones shine, lost ones are struck out; a sign says it without colours. */
function Badge({ change: { glyph, text, how }, player }: { readonly change: Change; readonly player: string }) {
  const t = useTranslate();
  const { colors } = useTheme();
  const gained = how === 'gains';
  return (
    <View
      role="img"
      aria-label={t(`telling.${how}`, { player, thing: text })}
      style={[
        styles.badge,
        gained
          ? { backgroundColor: colors.accent, borderColor: colors.accentPressed }
          : { backgroundColor: colors.ground, borderColor: colors.edge },
      ]}
    >
      <Glyph name={glyph} size={20} color={gained ? colors.onAccent : colors.ink} />
      <Text
        variant="caption"
        color={gained ? 'onAccent' : how === 'loses' ? 'inkMuted' : 'ink'}
        style={[styles.strong, how === 'loses' && styles.lost]}
      >
        {`${SIGNS[how]} ${text}`.trim()}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.sm },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 60 },
  badge: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    paddingLeft: 6,
    paddingRight: space.sm,
    borderWidth: 1,
    borderRadius: radius.lg,
  },
  strong: { fontFamily: fonts.strong },
  lost: { textDecorationLine: 'line-through' },
});
