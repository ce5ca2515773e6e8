/** While bots move: what the last one did, in a sentence, with the map where it happened. */
import type { Seat } from '@battalia/engine';
import { useEffect, useMemo, type RefObject } from 'react';
import { StyleSheet, View } from 'react-native';
import type { BoardHandle } from '@/board/BoardCanvas';
import type { LogEntry } from '@/store/match/log';
import { Text } from '../../../components/Text';
import { latestPassage } from '../../../game/passages';
import { squareOfEvent } from '../../../text/event';
import type { Speaker } from '../../../text/speaker';
import { passageText } from '../../../text/telling';
import { radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';

interface Props {
  readonly log: readonly LogEntry[];
  readonly speaker: Speaker;
  readonly board: RefObject<BoardHandle | null>;
  readonly isBot: (seat: Seat) => boolean;
  /** What came of something is read beside it, or waits to be: that is not said twice. */
  readonly told: boolean;
}

export function Caption({ log, speaker, board, isBot, told }: Props) {
  const { colors } = useTheme();
  const passage = useMemo(() => latestPassage(log, isBot), [log, isBot]);
  const square = passage?.events.map(squareOfEvent).findLast((at) => at !== null) ?? null;
  const words = passage === undefined ? '' : passageText(speaker, passage);
  useEffect(() => {
    if (square !== null) board.current?.reveal([square]);
  }, [board, square, words]);
  if (words === '' || (told && passage?.moment === true)) return null;
  return (
    <View role="status" aria-live="polite" style={[styles.caption, { backgroundColor: colors.ink }]}>
      <Text variant="caption" color="ground" align="center">
        {words}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  caption: {
    alignSelf: 'center',
    maxWidth: 460,
    paddingHorizontal: space.md,
    paddingVertical: space.xs,
    borderRadius: radius.sm,
    pointerEvents: 'none',
  },
});
