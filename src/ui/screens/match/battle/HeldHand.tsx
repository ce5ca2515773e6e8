/** A hand that shows only while its owner holds a finger on it, and lays the card that is slid out of it. */
import type { Action, Card, HandCard, PlayerView, Seat } from '@battalia/engine';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useMatch } from '@/store/match/useMatch';
import { GameCard } from '../../../components/GameCard';
import { Text } from '../../../components/Text';
import { deedLook } from '../../../deeds/deeds';
import { radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { waysOnLaid, zoneAt, type DropZone } from '../lines/drop';
import { playableOf } from '../lines/line';

/** The cards of a line that can be found on the screen. */
export type Spots = Map<Card, RefObject<View | null>>;

/** Tells where a card of the line lies, for as long as it lies there. */
export function Spot({
  card,
  spots,
  children,
}: {
  readonly card: Card;
  readonly spots: Spots;
  readonly children: ReactNode;
}) {
  const view = useRef<View>(null);
  useEffect(() => {
    spots.set(card, view);
    return () => {
      if (spots.get(card) === view) spots.delete(card);
    };
  }, [card, spots]);
  return (
    <View ref={view} collapsable={false}>
      {children}
    </View>
  );
}

/** What laying a card would be: in the line, as often as it counts, on a card of the line that takes it, or what it does by itself. */
function layingOf(legal: readonly Action[], { card }: HandCard): Action | null {
  const lays = legal.filter((action) => action.kind === 'lay' && action.card === card);
  const onto = legal.find((action) => {
    const look = deedLook(action);
    return look.onto !== undefined && look.withOnto === undefined && look.cards?.(action, () => true).includes(card);
  });
  const alone = legal.filter((action) => {
    const { onto: lies, cards } = deedLook(action);
    const [first, ...others] = lies === undefined ? (cards?.(action, () => true) ?? []) : [];
    return first === card && others.length === 0;
  });
  return lays[lays.length - 1] ?? onto ?? (alone.length === 1 ? (alone[0] ?? null) : null);
}

/** What comes of a card that is slid out of the hand: an artefact over a card of the line works on it; else it is laid, or has to be told on which. */
function slid(
  view: PlayerView,
  legal: readonly Action[],
  seat: Seat,
  card: HandCard,
  over: Card | null,
): readonly Action[] {
  const line = view.players[seat]?.line ?? [];
  const playable = playableOf(view);
  const there = over === null ? [] : waysOnLaid(legal, line, playable, card.card, over);
  if (there.length > 0) return there;
  const laying = layingOf(legal, card);
  return laying === null ? line.flatMap((other) => waysOnLaid(legal, line, playable, card.card, other.card)) : [laying];
}

/** A finger must go this far towards the middle to lay a card. */
const FLICK = 36;

interface Props {
  readonly seat: Seat;
  readonly player: string;
  readonly size: number;
  readonly flipped: boolean;
  /** Where the cards of the own line lie on the screen. */
  readonly spots: Spots;
  /** An artefact was slid out of the hand: what it can do to the line. */
  readonly onWays: (ways: readonly Action[]) => void;
}

export function HeldHand({ seat, player, size, flipped, spots, onWays }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { peek, actAcross } = useMatch();
  const zones = useRef<DropZone[]>([]);
  const [held, setHeld] = useState<ReturnType<typeof peek>>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const box = useRef<View>(null);
  const frame = useRef({ left: 0, width: 1, start: 0 });
  const hand = held?.view.players[seat]?.hand ?? [];
  const cardUnder = (pageX: number): number | null => {
    const { left, width } = frame.current;
    const part = (pageX - left) / width;
    const along = flipped ? 1 - part : part;
    return along < 0 || along >= 1 || hand.length === 0 ? null : Math.floor(along * hand.length);
  };
  const release = (at: { readonly pageX: number; readonly pageY: number } | null) => {
    const card = picked === null ? undefined : hand[picked];
    const towards = at === null ? 0 : (frame.current.start - at.pageY) * (flipped ? -1 : 1);
    const over = at === null ? '' : zoneAt(zones.current, at.pageX, at.pageY);
    const deeds =
      card && held && towards > FLICK ? slid(held.view, held.legal, seat, card, over === '' ? null : Number(over)) : [];
    setHeld(null);
    setPicked(null);
    const [only] = deeds;
    if (only !== undefined && deeds.length === 1) actAcross(seat, only);
    else onWays(deeds);
  };
  const measure = () => {
    zones.current = [];
    for (const [card, spot] of spots)
      spot.current?.measureInWindow((x, y, width, height) =>
        zones.current.push({ key: String(card), x, y, width, height }),
      );
  };
  return (
    <View
      ref={box}
      role="button"
      aria-label={t('battle.hold', { player })}
      onStartShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={({ nativeEvent: { pageY } }) => {
        box.current?.measure((_x, _y, width, _height, left) => {
          frame.current = { left, width: Math.max(1, width), start: pageY };
        });
        frame.current.start = pageY;
        measure();
        onWays([]);
        setHeld(peek(seat));
      }}
      onResponderMove={({ nativeEvent: { pageX, pageY } }) => {
        // Above the hand the card that was picked goes along, wherever the finger goes.
        if (!(Math.abs(pageY - frame.current.start) > FLICK)) setPicked(cardUnder(pageX));
      }}
      onResponderRelease={({ nativeEvent }) => release(nativeEvent)}
      onResponderTerminate={() => release(null)}
      style={[
        styles.hand,
        { borderColor: held === null ? colors.edge : colors.accent, backgroundColor: colors.surface },
      ]}
    >
      {held === null ? (
        <View style={styles.closed}>
          <Text variant="label" align="center">
            {t('battle.hold', { player })}
          </Text>
          <Text variant="caption" color="inkMuted" align="center">
            {`${t('battle.hidden', { count: size })} · ${t('battle.layHint')}`}
          </Text>
        </View>
      ) : (
        <ScrollView horizontal scrollEnabled={false} contentContainerStyle={styles.cards}>
          {hand.map((card, i) => (
            <View
              key={card.card}
              style={[
                styles.card,
                i === picked && styles.picked,
                {
                  opacity:
                    held.legal.length > 0 && slid(held.view, held.legal, seat, card, null).length === 0 ? 0.5 : 1,
                },
              ]}
            >
              <GameCard shown={card} size="line" enlarges={false} />
            </View>
          ))}
        </ScrollView>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  hand: {
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: radius.md,
    minHeight: 112,
    justifyContent: 'center',
    userSelect: 'none',
  },
  // The words go when the finger comes: on the web it would let go unheard of what it has touched and is no more.
  closed: { padding: space.md, gap: space.xs, pointerEvents: 'none' },
  cards: {
    flexGrow: 1,
    justifyContent: 'space-around',
    alignItems: 'center',
    paddingVertical: space.xs,
    pointerEvents: 'none',
  },
  card: { flex: 1, alignItems: 'center' },
  picked: { transform: [{ translateY: -4 }, { scale: 1.15 }] },
});
