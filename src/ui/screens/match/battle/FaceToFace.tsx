/**
 * A battle with the tablet between two people: the far side is turned around, and a hand shows only while its owner holds
 * a finger on it. What is not offered here is done by passing the device: an artefact on a card of the hand, for it would
 * show that card.
 */
import type { Action, BattleView, Card, HandCard, PlayerView, Seat } from '@battalia/engine';
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../../components/Button';
import { GameCard } from '../../../components/GameCard';
import { InGame } from '../../../components/InGame';
import { PageTitle } from '../../../components/PageTitle';
import { Text } from '../../../components/Text';
import { Toggle } from '../../../components/Toggle';
import { deedLook } from '../../../deeds/deeds';
import { actionText } from '../../../text/action';
import { playerText, type Speaker } from '../../../text/speaker';
import { radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { Explaining } from '../explain/Explaining';
import { waysOnLaid, zoneAt, type DropZone } from '../lines/drop';
import { playableOf } from '../lines/line';
import { Deeds } from '../list/ActionList';
import { PlayProvider, watched } from '../usePlay';
import { Side } from './BattleSides';
import { battleTitle, noRetreatText, onMove, standingText } from './battleText';
import { answerTopic, cheapestRetreats, fightFor, joinTopic, noRetreat, openQuestions, raiseTopic } from './reply';

interface Props {
  readonly view: PlayerView;
  readonly speaker: Speaker;
  readonly battle: BattleView;
  readonly onLeave: () => void;
}

export function FaceToFace({ view, speaker, battle, onLeave }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const title = battleTitle(speaker, battle);
  // Nothing is chosen on a map here, and what can be done each side asks for itself.
  const play = useMemo(() => watched(view, speaker, null, () => undefined), [view, speaker]);
  return (
    <InGame view={view}>
      <PlayProvider value={play}>
        <View
          role="main"
          style={[
            styles.fill,
            { backgroundColor: colors.ground, paddingTop: insets.top, paddingBottom: insets.bottom },
          ]}
        >
          <PageTitle title={title} />
          <View style={[styles.fill, styles.turned]}>
            <Explaining turned>
              <Half view={view} speaker={speaker} battle={battle} which="defence" flipped />
            </Explaining>
          </View>
          <View style={[styles.middle, { backgroundColor: colors.surface, borderColor: colors.line }]}>
            <Text variant="heading" heading={1} style={styles.fill}>
              {`${title}: ${battle.attack.total} – ${battle.defence.total}`}
            </Text>
            <Button kind="plain" label={t('battle.passDevice')} onPress={onLeave} />
          </View>
          <View style={styles.fill}>
            <Explaining>
              <Half view={view} speaker={speaker} battle={battle} which="attack" flipped={false} />
            </Explaining>
          </View>
        </View>
      </PlayProvider>
    </InGame>
  );
}

interface HalfProps extends Omit<Props, 'onLeave'> {
  readonly which: 'attack' | 'defence';
  /** Seen from the other end of the table. */
  readonly flipped: boolean;
}

/** The cards of a line that can be found on the screen. */
type Spots = Map<Card, RefObject<View | null>>;

/** Tells where a card of the line lies, for as long as it lies there. */
function Spot({ card, spots, children }: { readonly card: Card; readonly spots: Spots; readonly children: ReactNode }) {
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

function Half({ view, speaker, battle, which, flipped }: HalfProps) {
  const t = useTranslate();
  const { actAcross } = useMatch();
  const { seat } = battle[which];
  const [ways, setWays] = useState<readonly Action[]>([]);
  const [spots] = useState((): Spots => new Map());
  const moves = onMove(battle) === which;
  if (seat === null) return null;
  const player = playerText(speaker, seat);
  return (
    <View style={styles.half}>
      <View style={styles.sum}>
        <View style={styles.side}>
          <Side
            view={view}
            speaker={speaker}
            battle={battle}
            which={which}
            draw={(_seat, shown) => (
              <Spot card={shown.card} spots={spots}>
                <GameCard shown={shown} size="line" />
              </Spot>
            )}
          />
        </View>
        <View style={styles.answers}>
          <Text variant="label">{moves ? standingText(speaker, battle) : t('battle.waits')}</Text>
          {!moves ? null : ways.length > 0 ? (
            <Ways
              ways={ways}
              speaker={speaker}
              onAct={(way) => {
                setWays([]);
                if (way !== null) actAcross(seat, way);
              }}
            />
          ) : (
            <Answers seat={seat} speaker={speaker} flees={battle.phase === 'reply' && battle.target.kind === 'hero'} />
          )}
        </View>
      </View>
      <HeldHand
        seat={seat}
        player={player}
        size={view.players[seat]?.handSize ?? 0}
        flipped={flipped}
        spots={spots}
        onWays={setWays}
      />
    </View>
  );
}

/** BATTLE-15: an artefact was shown, and may work on several cards of the line or in several ways. */
function Ways({
  ways,
  speaker,
  onAct,
}: {
  readonly ways: readonly Action[];
  readonly speaker: Speaker;
  readonly onAct: (way: Action | null) => void;
}) {
  const { t } = speaker;
  return (
    <>
      <Text variant="label">{t('battle.onWhich')}</Text>
      <ScrollView tabIndex={0} style={styles.fill} contentContainerStyle={styles.retreats}>
        <Deeds actions={ways} speaker={speaker} onAct={onAct} />
      </ScrollView>
      <Button kind="plain" label={t('battle.notNow')} onPress={() => onAct(null)} />
    </>
  );
}

interface AnswersProps {
  readonly seat: Seat;
  readonly speaker: Speaker;
  /** A hero that is attacked by itself may flee. Whether the hand pays for it is told when its owner asks. */
  readonly flees: boolean;
}

/** What needs no card. Which cards somebody could lay is not told by it: that stays in the hand. */
function Answers({ seat, speaker, flees }: AnswersProps) {
  const t = useTranslate();
  const { peek, actAcross } = useMatch();
  const [raise, setRaise] = useState(true);
  const [heroes, setHeroes] = useState(3);
  const [leaving, setLeaving] = useState(false);
  const legal = peek(seat)?.legal ?? [];
  const open = openQuestions(legal);
  const fight = fightFor(legal, { raise, heroes });
  const plain = legal.filter((action) => deedLook(action).answer === 'main' || action.kind === 'surrender');
  return (
    <>
      {open.raise ? (
        <Toggle label={t('battle.raise')} topic={raiseTopic(t('battle.raise'))} on={raise} onChange={setRaise} />
      ) : null}
      {open.heroes.map((hero) => (
        <Toggle
          key={hero}
          label={t('battle.joins', { hero: hero + 1 })}
          topic={joinTopic(t('battle.joins', { hero: hero + 1 }))}
          on={(heroes & (1 << hero)) !== 0}
          onChange={(on) => setHeroes(on ? heroes | (1 << hero) : heroes & ~(1 << hero))}
        />
      ))}
      <View style={styles.ways}>
        {fight ? (
          <Button
            label={actionText(speaker, fight)}
            topic={answerTopic(actionText(speaker, fight), [fight])}
            onPress={() => actAcross(seat, fight)}
          />
        ) : null}
        {plain.map((action) => (
          <Button
            key={action.kind}
            kind="plain"
            label={actionText(speaker, action)}
            topic={answerTopic(actionText(speaker, action), [action])}
            onPress={() => actAcross(seat, action)}
          />
        ))}
        {flees ? (
          <Button
            kind="plain"
            label={t('battle.retreatTo')}
            // Not of what the hand would pay for.
            topic={{ kind: 'told', words: t('battle.retreatTo'), rule: 'retreat' }}
            onPress={() => setLeaving(!leaving)}
          />
        ) : null}
      </View>
      {leaving ? (
        <Retreats ways={cheapestRetreats(legal)} speaker={speaker} onGo={(way) => actAcross(seat, way)} />
      ) : null}
    </>
  );
}

function Retreats({
  ways,
  speaker,
  onGo,
}: {
  readonly ways: readonly Action[];
  readonly speaker: Speaker;
  readonly onGo: (way: Action) => void;
}) {
  const whyNot = useMatch((match) => match.whyNot);
  if (ways.length === 0) {
    const why = noRetreat(speaker.board, whyNot);
    return why === null ? null : <Text variant="caption">{noRetreatText(speaker, why)}</Text>;
  }
  return (
    <ScrollView tabIndex={0} style={styles.fill} contentContainerStyle={styles.retreats}>
      <Deeds actions={ways} speaker={speaker} onAct={onGo} />
    </ScrollView>
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

interface HeldProps {
  readonly seat: Seat;
  readonly player: string;
  readonly size: number;
  readonly flipped: boolean;
  /** Where the cards of the own line lie on the screen. */
  readonly spots: Spots;
  /** An artefact was slid out of the hand: what it can do to the line. */
  readonly onWays: (ways: readonly Action[]) => void;
}

function HeldHand({ seat, player, size, flipped, spots, onWays }: HeldProps) {
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
  fill: { flex: 1 },
  turned: { transform: [{ rotate: '180deg' }] },
  middle: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    borderTopWidth: 1,
    borderBottomWidth: 1,
    paddingHorizontal: space.lg,
    paddingVertical: space.xs,
  },
  half: { flex: 1, padding: space.md, gap: space.sm },
  sum: { flex: 1, flexDirection: 'row', gap: space.md },
  side: { flex: 1 },
  answers: { flex: 1, gap: space.xs },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  retreats: { gap: space.xs },
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
