/**
 * A battle with the tablet between two people: the far side is turned around, and a hand shows only while its owner holds
 * a finger on it. What is not offered here is done by passing the device.
 */
import type { Action, BattleView, HandCard, PlayerView, Seat } from '@battalia/engine';
import { Stack } from 'expo-router';
import { useRef, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../../components/Button';
import { GameCard } from '../../../components/GameCard';
import { Text } from '../../../components/Text';
import { Toggle } from '../../../components/Toggle';
import { actionText, playerText, type Speaker } from '../../../text/action';
import { radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { Deeds } from '../list/ActionList';
import { Side } from './BattleSides';
import { battleTitle, missing, onMove } from './battleText';
import { cheapestRetreats, fightFor, openQuestions } from './reply';

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
  return (
    <View role="main" style={[styles.fill, { backgroundColor: colors.ground, paddingTop: insets.top, paddingBottom: insets.bottom }]}>
      <Stack.Screen options={{ title }} />
      <View style={[styles.fill, styles.turned]}>
        <Half view={view} speaker={speaker} battle={battle} which="defence" flipped />
      </View>
      <View style={[styles.middle, { backgroundColor: colors.surface, borderColor: colors.line }]}>
        <Text variant="heading" heading={1} style={styles.fill}>
          {`${title}: ${battle.attack.total} – ${battle.defence.total}`}
        </Text>
        <Button kind="plain" label={t('battle.passDevice')} onPress={onLeave} />
      </View>
      <View style={styles.fill}>
        <Half view={view} speaker={speaker} battle={battle} which="attack" flipped={false} />
      </View>
    </View>
  );
}

interface HalfProps extends Omit<Props, 'onLeave'> {
  readonly which: 'attack' | 'defence';
  /** Seen from the other end of the table. */
  readonly flipped: boolean;
}

function Half({ view, speaker, battle, which, flipped }: HalfProps) {
  const t = useTranslate();
  const { seat } = battle[which];
  const moves = onMove(battle) === which;
  const count = missing(battle, which);
  if (seat === null) return null;
  const player = playerText(speaker, seat);
  return (
    <View style={styles.half}>
      <View style={styles.sum}>
        <View style={styles.side}>
          <Side view={view} speaker={speaker} battle={battle} which={which} />
        </View>
        <View style={styles.answers}>
          <Text variant="label">{!moves ? t('battle.waits') : count > 0 ? t('battle.need', { player, count }) : t('battle.enough', { player })}</Text>
          {moves ? <Answers seat={seat} speaker={speaker} flees={battle.phase === 'reply' && battle.target.kind === 'hero'} /> : null}
        </View>
      </View>
      <HeldHand seat={seat} player={player} size={view.players[seat]?.handSize ?? 0} flipped={flipped} />
    </View>
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
  const plain = legal.filter(({ kind }) => kind === 'stand' || kind === 'pass' || kind === 'surrender');
  return (
    <>
      {open.raise ? <Toggle label={t('battle.raise')} on={raise} onChange={setRaise} /> : null}
      {open.heroes.map((hero) => (
        <Toggle key={hero} label={t('battle.joins', { hero: hero + 1 })} on={(heroes & (1 << hero)) !== 0} onChange={(on) => setHeroes(on ? heroes | (1 << hero) : heroes & ~(1 << hero))} />
      ))}
      <View style={styles.ways}>
        {fight ? <Button label={actionText(speaker, fight)} onPress={() => actAcross(seat, fight)} /> : null}
        {plain.map((action) => (
          <Button key={action.kind} kind="plain" label={actionText(speaker, action)} onPress={() => actAcross(seat, action)} />
        ))}
        {flees ? <Button kind="plain" label={t('battle.retreatTo')} onPress={() => setLeaving(!leaving)} /> : null}
      </View>
      {leaving ? <Retreats ways={cheapestRetreats(legal)} speaker={speaker} onGo={(way) => actAcross(seat, way)} /> : null}
    </>
  );
}

function Retreats({ ways, speaker, onGo }: { readonly ways: readonly Action[]; readonly speaker: Speaker; readonly onGo: (way: Action) => void }) {
  if (ways.length === 0) return <Text variant="caption">{speaker.t('battle.noRetreat')}</Text>;
  return (
    <ScrollView tabIndex={0} style={styles.fill} contentContainerStyle={styles.retreats}>
      <Deeds actions={ways} speaker={speaker} onAct={onGo} />
    </ScrollView>
  );
}

/** What laying a card would be: in the line, as often as it counts, or on an Unbound. */
function layingOf(legal: readonly Action[], { card }: HandCard): Action | null {
  const lays = legal.filter((action) => action.kind === 'lay' && action.card === card);
  return lays[lays.length - 1] ?? legal.find((action) => action.kind === 'bribe' && action.supply === card) ?? null;
}

/** A finger must go this far towards the middle to lay a card. */
const FLICK = 36;

function HeldHand({ seat, player, size, flipped }: { readonly seat: Seat; readonly player: string; readonly size: number; readonly flipped: boolean }) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { peek, actAcross } = useMatch();
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
  const release = (pageY: number | null) => {
    const card = picked === null ? undefined : hand[picked];
    const towards = pageY === null ? 0 : (frame.current.start - pageY) * (flipped ? -1 : 1);
    const laying = card && held && towards > FLICK ? layingOf(held.legal, card) : null;
    setHeld(null);
    setPicked(null);
    if (laying) actAcross(seat, laying);
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
        setHeld(peek(seat));
      }}
      onResponderMove={({ nativeEvent: { pageX } }) => setPicked(cardUnder(pageX))}
      onResponderRelease={({ nativeEvent: { pageY } }) => release(pageY)}
      onResponderTerminate={() => release(null)}
      style={[styles.hand, { borderColor: held === null ? colors.edge : colors.accent, backgroundColor: colors.surface }]}
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
            <View key={card.card} style={[styles.card, i === picked && styles.picked, { opacity: held.legal.length > 0 && layingOf(held.legal, card) === null ? 0.5 : 1 }]}>
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
  middle: { flexDirection: 'row', alignItems: 'center', gap: space.md, borderTopWidth: 1, borderBottomWidth: 1, paddingHorizontal: space.lg, paddingVertical: space.xs },
  half: { flex: 1, padding: space.md, gap: space.sm },
  sum: { flex: 1, flexDirection: 'row', gap: space.md },
  side: { flex: 1 },
  answers: { flex: 1, gap: space.xs },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  retreats: { gap: space.xs },
  hand: { borderWidth: 2, borderStyle: 'dashed', borderRadius: radius.md, minHeight: 112, justifyContent: 'center', userSelect: 'none' },
  // The words go when the finger comes: on the web it would let go unheard of what it has touched and is no more.
  closed: { padding: space.md, gap: space.xs, pointerEvents: 'none' },
  cards: { flexGrow: 1, justifyContent: 'space-around', alignItems: 'center', paddingVertical: space.xs, pointerEvents: 'none' },
  card: { flex: 1, alignItems: 'center' },
  picked: { transform: [{ translateY: -4 }, { scale: 1.15 }] },
});
