/** A moment over the map: it is read, tapped away, and never in the way of play. */
import { boxOf, FACTION_NAMES, item, type PlayerView, type Seat } from '@battalia/engine';
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { Glyph } from '@/art/Glyph';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import { GameCard } from '../../../components/GameCard';
import { InGame } from '../../../components/InGame';
import { IconButton } from '../../../components/IconButton';
import { Text } from '../../../components/Text';
import { modulePart } from '../../../modules/registry';
import { cardOfEvent } from '../../../text/event';
import { nameIn } from '../../../text/kindName';
import { playerText, type Speaker } from '../../../text/speaker';
import { outcomeText, passageText } from '../../../text/telling';
import { radius, space } from '../../../theme/tokens';
import { useMotionSpeed } from '../../../theme/useMotionSpeed';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { CheckpointRows } from './CheckpointRows';
import type { Telling } from './telling';

interface Props {
  readonly telling: Telling;
  readonly view: PlayerView;
  readonly speaker: Speaker;
  /** How many wait behind it. */
  readonly later?: number;
  /** None: it goes with the screen that it stands on. */
  readonly onClose?: () => void;
}

const ARRIVES = 220;

export function TellingPanel({ telling, later = 0, view, speaker, onClose }: Props) {
  const t = useTranslate();
  const { colors, relief } = useTheme();
  const speed = useMotionSpeed();
  const here = useSharedValue(speed === 0 ? 1 : 0);
  useEffect(() => {
    here.set(speed === 0 ? 1 : withTiming(1, { duration: ARRIVES / speed }));
  }, [here, speed]);
  const arriving = useAnimatedStyle(() => ({
    opacity: here.get(),
    transform: [{ translateY: (here.get() - 1) * space.lg }],
  }));
  const { title, lines } = wordsOf(speaker, telling);
  const box = boxOf(view);
  const card = telling.kind === 'outcome' ? cardIn(telling, view) : null;
  const face = card === null ? undefined : box.faces[card];
  const says = face === undefined ? undefined : modulePart('kinds', nameIn(box, face.kind))?.says?.(t);
  return (
    <Animated.View style={[styles.place, arriving]}>
      <View
        role="status"
        aria-live="polite"
        {...(onClose === undefined ? {} : { onStartShouldSetResponder: () => true, onResponderRelease: onClose })}
        style={[styles.panel, { backgroundColor: colors.surface, borderColor: colors.gold, boxShadow: relief.sheet }]}
      >
        <View style={styles.head}>
          {face !== undefined ? (
            <InGame view={view}>
              <GameCard shown={face} enlarges={false} size="line" />
            </InGame>
          ) : telling.kind === 'outcome' ? (
            <Medal view={view} seat={seatOf(telling)} />
          ) : null}
          <Text variant="heading" heading={2} style={styles.title}>
            {title}
          </Text>
          {onClose === undefined ? null : (
            <IconButton
              bare
              icon={later > 0 ? 'forward' : 'close'}
              label={later > 0 ? t('telling.next', { more: later }) : t('play.dismiss')}
              onPress={onClose}
            />
          )}
        </View>
        {says === undefined || title.includes(says) ? null : <Text variant="caption">{says}</Text>}
        {telling.kind === 'checkpoint' ? <CheckpointRows telling={telling} speaker={speaker} /> : null}
        {lines.map((line, i) => (
          <View key={i} style={styles.line}>
            {telling.kind === 'since' ? <Medal small view={view} seat={seatsOf(telling)[i] ?? null} /> : null}
            <Text variant="caption" style={styles.words}>
              {line}
            </Text>
          </View>
        ))}
      </View>
    </Animated.View>
  );
}

function wordsOf(speaker: Speaker, telling: Telling): { readonly title: string; readonly lines: readonly string[] } {
  const { t } = speaker;
  switch (telling.kind) {
    case 'outcome':
      return outcomeText(speaker, telling.outcome);
    case 'since':
      return {
        title: t(telling.first ? 'telling.before' : 'telling.since'),
        lines: [
          ...telling.passages.map((passage) => passageText(speaker, passage)),
          ...telling.quiet.map((seat) => t('telling.quiet', { player: playerText(speaker, seat) })),
        ],
      };
    case 'checkpoint':
      return { title: t('telling.checkpoint', { week: telling.week }), lines: [] };
  }
}

/** The card that it is named after. */
function cardIn({ outcome }: Extract<Telling, { kind: 'outcome' }>, view: PlayerView): number | null {
  const box = boxOf(view);
  for (const event of outcome.heads) {
    const card = cardOfEvent(event, box);
    if (card !== null) return card;
  }
  return null;
}

/** Whose line each is. */
const seatsOf = ({ passages, quiet }: Extract<Telling, { kind: 'since' }>): readonly Seat[] => [
  ...passages.map(({ seat }) => seat),
  ...quiet,
];

/** Whose moment it is. */
function seatOf({ outcome: { heads, nearer } }: Extract<Telling, { kind: 'outcome' }>): Seat | null {
  const [of] = [...heads, ...nearer].filter((each) => 'seat' in each);
  return of?.seat ?? null;
}

export function Medal({
  view,
  seat,
  small = false,
}: {
  readonly view: PlayerView;
  readonly seat: Seat | null;
  readonly small?: boolean;
}) {
  const faction = seat === null ? null : (view.players[seat]?.faction ?? null);
  const name = faction === null ? null : item(FACTION_NAMES, faction);
  const livery = name === null ? NEUTRAL_LIVERY : LIVERIES[name];
  const size = small ? 20 : 32;
  return (
    <View
      style={[
        styles.medal,
        { width: size, height: size, borderRadius: size / 2, backgroundColor: livery.main, borderColor: livery.deep },
      ]}
    >
      <Glyph name={name ?? 'oracle'} size={size * 0.65} color={livery.on} />
    </View>
  );
}

const styles = StyleSheet.create({
  place: { alignSelf: 'center', width: '100%', maxWidth: 460 },
  panel: { borderWidth: 2, borderRadius: radius.md, padding: space.sm, paddingLeft: space.md, gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  title: { flex: 1, fontSize: 17, lineHeight: 23 },
  line: { flexDirection: 'row', gap: space.sm },
  words: { flex: 1 },
  medal: { borderWidth: 1, alignItems: 'center', justifyContent: 'center' },
});
