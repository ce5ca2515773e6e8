/** What is on its way, over everything else. Nothing of it can be pressed, and a screen reader is told by the log. */
import { item, type Card } from '@battalia/engine';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { Glyph } from '@/art/Glyph';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { progress } from '@/board/plan';
import type { Dawn, Reveal, Roll } from '@/motion/plan';
import { CARD_HEIGHT, CARD_WIDTH } from '@/art/cards/face';
import { CardBack } from '../components/CardBack';
import { CardPicture } from '../components/CardPicture';
import { plainLook } from '../components/cardFace';
import { OracleWheel } from '../components/OracleWheel';
import { Text } from '../components/Text';
import { modulePart } from '../modules/registry';
import { nameIn } from '../text/kindName';
import { useTheme } from '../theme/useTheme';
import { useTranslate } from '../useTranslate';
import { DRAWN, DRAWN_HEIGHT, type Course } from './course';
import type { Showing } from './stage';
import { useDawn } from './useDawn';
import { useBox } from '../components/box';

interface Props {
  readonly showing: Showing;
  readonly courses: readonly Course[];
  readonly clock: SharedValue<number>;
  /** The oracle in the header turns all the same. */
  readonly reading: boolean;
}

export function Overlay({ showing, courses, clock, reading }: Props) {
  return (
    <View
      style={[StyleSheet.absoluteFill, styles.through]}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      testID="motion"
    >
      {courses.map((course, i) => (
        <FlyingCard key={i} course={course} start={showing.start} clock={clock} />
      ))}
      {showing.plan.motions.map((motion, i) => {
        switch (motion.kind) {
          case 'roll':
            return <RollingDie key={i} roll={motion} start={showing.start} clock={clock} />;
          case 'reveal':
            return reading ? null : <TurnedUp key={i} reveal={motion} start={showing.start} clock={clock} />;
          case 'dawn':
            return reading ? null : <TurningOracle key={i} dawn={motion} start={showing.start} clock={clock} />;
          default:
            return null;
        }
      })}
    </View>
  );
}

/** How high above its straight way a card comes, and how far it tilts. */
const LIFT = 0.14;
const MOST_LIFT = 46;
const TILT = 7;

const FlyingCard = memo(function FlyingCard({
  course: { flight, from, to },
  start,
  clock,
}: {
  readonly course: Course;
  readonly start: number;
  readonly clock: SharedValue<number>;
}) {
  const { card, faceBefore, faceAfter, lasts } = flight;
  const at = start + flight.at;
  const turns = faceBefore !== faceAfter;
  const lift = Math.min(MOST_LIFT, Math.hypot(to.x - from.x, to.y - from.y) * LIFT);
  const tilt = to.x >= from.x ? TILT : -TILT;
  const moving = useAnimatedStyle(() => {
    const time = clock.get();
    const done = progress({ at, lasts }, time);
    const share = Math.min(1, Math.max(0, (time - at) / lasts));
    const swing = Math.sin(share * Math.PI);
    // A card that waits for its turn lies where it was; one that is there makes way for the real one.
    const gone = time >= at + lasts || (from.vague && time <= at);
    const dim = from.vague && share < 0.2 ? share * 5 : to.vague && share > 0.8 ? (1 - share) * 5 : 1;
    return {
      opacity: gone ? 0 : dim,
      transform: [
        { translateX: from.x + (to.x - from.x) * done - DRAWN / 2 },
        { translateY: from.y + (to.y - from.y) * done - lift * swing - DRAWN_HEIGHT / 2 },
        { rotate: `${tilt * swing}deg` },
        { scale: from.scale + (to.scale - from.scale) * done + 0.06 * swing },
        { scaleX: turns ? Math.max(0.02, Math.abs(Math.cos(share * Math.PI))) : 1 },
      ],
    };
  });
  const half = at + lasts / 2;
  const face = useAnimatedStyle(() => ({ opacity: (clock.get() < half ? faceBefore : faceAfter) ? 1 : 0 }));
  const back = useAnimatedStyle(() => ({ opacity: (clock.get() < half ? faceBefore : faceAfter) ? 0 : 1 }));
  return (
    <Animated.View style={[styles.card, moving]}>
      {faceBefore && faceAfter ? null : (
        <Animated.View style={[styles.side, back]}>
          <CardBack />
        </Animated.View>
      )}
      {card === null || (!faceBefore && !faceAfter) ? null : (
        <Animated.View style={[styles.side, face]}>
          <Face card={card} />
        </Animated.View>
      )}
    </Animated.View>
  );
});

function Face({ card }: { readonly card: Card }) {
  const box = useBox();
  const face = box.faces[card];
  return face === undefined ? null : <CardPicture look={plainLook(box, face)} width={DRAWN} />;
}

const DICE: readonly GlyphName[] = ['die1', 'die2', 'die3', 'die4', 'die5', 'die6'];
const DIE = 92;
/** Faces that flash by before the one that was thrown. */
const FLASHES = 5;

/** Comes in from the side, tumbles, and lies there for as long as it takes to read it. */
function RollingDie({
  roll,
  start,
  clock,
}: {
  readonly roll: Roll;
  readonly start: number;
  readonly clock: SharedValue<number>;
}) {
  const { colors } = useTheme();
  const { lasts, rests } = roll;
  const at = start + roll.at;
  const moving = useAnimatedStyle(() => {
    const time = clock.get();
    const done = progress({ at, lasts }, time);
    const over = (time - at - lasts - rests * 0.75) / (rests * 0.25);
    return {
      opacity: time <= at ? 0 : over <= 0 ? Math.min(1, done * 5) : Math.max(0, 1 - over),
      transform: [
        { translateX: (1 - done) * -150 },
        { translateY: -Math.abs(Math.sin(done * Math.PI * 2)) * 46 * (1 - done) },
        { rotate: `${(1 - done) * -400}deg` },
        { scale: 0.7 + 0.3 * done },
      ],
    };
  });
  return (
    <View style={styles.table}>
      <Animated.View style={[styles.die, { backgroundColor: colors.surface, borderColor: colors.gold }, moving]}>
        {Array.from({ length: FLASHES + 1 }, (_, i) => (
          <DieFace
            key={i}
            face={i === FLASHES ? roll.face : ((roll.face + i * 2) % 6) + 1}
            index={i}
            at={at}
            lasts={lasts}
            clock={clock}
            color={i === FLASHES ? colors.accent : colors.inkMuted}
          />
        ))}
      </Animated.View>
    </View>
  );
}

interface DieFaceProps {
  readonly face: number;
  readonly index: number;
  readonly at: number;
  readonly lasts: number;
  readonly clock: SharedValue<number>;
  readonly color: string;
}

function DieFace({ face, index, at, lasts, clock, color }: DieFaceProps) {
  const shown = useAnimatedStyle(() => {
    const turn = Math.min(FLASHES, Math.floor(progress({ at, lasts }, clock.get()) * (FLASHES + 0.6)));
    return { opacity: turn === index ? 1 : 0 };
  });
  return (
    <Animated.View style={[styles.face, shown]}>
      <Glyph name={item(DICE, face - 1)} size={DIE - 20} color={color} />
    </Animated.View>
  );
}

const LARGE = 176;

/** A card that everybody is to read: it is turned over in the middle, lies there, and makes way. */
function TurnedUp({
  reveal,
  start,
  clock,
}: {
  readonly reveal: Reveal;
  readonly start: number;
  readonly clock: SharedValue<number>;
}) {
  const t = useTranslate();
  const box = useBox();
  const { colors } = useTheme();
  const { card, lasts, rests } = reveal;
  const at = start + reveal.at;
  const turning = useAnimatedStyle(() => {
    const time = clock.get();
    const share = Math.min(1, Math.max(0, (time - at) / lasts));
    const over = Math.min(1, Math.max(0, (time - at - lasts - rests * 0.8) / (rests * 0.2)));
    return {
      opacity: time <= at ? 0 : Math.min(1, share * 4) * (1 - over),
      transform: [
        { translateY: (1 - share) * 40 - over * 24 },
        { scale: 0.7 + 0.3 * share },
        { scaleX: Math.max(0.02, Math.abs(Math.cos((1 - share) * Math.PI))) },
      ],
    };
  });
  const half = at + lasts / 2;
  const face = useAnimatedStyle(() => ({ opacity: clock.get() < half ? 0 : 1 }));
  const shown = box.faces[card];
  if (shown === undefined) return null;
  const says = modulePart('kinds', nameIn(box, shown.kind))?.says?.(t);
  return (
    <View style={styles.middle}>
      <Animated.View style={[styles.large, turning]}>
        <CardBack />
        <Animated.View style={[styles.whole, face]}>
          <CardPicture look={plainLook(box, shown)} width={LARGE} />
        </Animated.View>
      </Animated.View>
      {says === undefined ? null : (
        <Animated.View style={[styles.says, { backgroundColor: colors.surface, borderColor: colors.gold }, turning]}>
          <Text align="center">{says}</Text>
        </Animated.View>
      )}
    </View>
  );
}

const WHEEL_SIZE = 190;

/** Large for a moment, so that everybody sees which day it is now. */
function TurningOracle({
  dawn,
  start,
  clock,
}: {
  readonly dawn: Dawn;
  readonly start: number;
  readonly clock: SharedValue<number>;
}) {
  const turn = useDawn(dawn.to);
  const { lasts, rests } = dawn;
  const at = start + dawn.at;
  const moving = useAnimatedStyle(() => {
    const time = clock.get();
    const came = progress({ at, lasts: lasts * 0.6 }, time);
    const over = (time - at - lasts - rests * 0.7) / (rests * 0.3);
    return {
      opacity: over <= 0 ? came : Math.max(0, 1 - over),
      transform: [{ scale: 0.8 + 0.2 * came - (over > 0 ? 0.12 * over : 0) }],
    };
  });
  return (
    <View style={styles.table}>
      <Animated.View style={moving}>
        <OracleWheel day={dawn.to} size={WHEEL_SIZE} turn={turn} order={dawn.order} />
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  through: { pointerEvents: 'none', overflow: 'hidden' },
  card: {
    position: 'absolute',
    left: 0,
    top: 0,
    width: DRAWN,
    height: DRAWN_HEIGHT,
    borderRadius: 6,
    boxShadow: '0px 8px 16px rgba(20, 12, 4, 0.42)',
  },
  side: { position: 'absolute', left: 0, top: 0 },
  middle: { position: 'absolute', left: 0, right: 0, top: '20%', alignItems: 'center', gap: 12 },
  large: {
    width: LARGE,
    height: (LARGE * CARD_HEIGHT) / CARD_WIDTH,
    borderRadius: 16,
    boxShadow: '0px 12px 28px rgba(20, 12, 4, 0.55)',
  },
  whole: { position: 'absolute', left: 0, top: 0 },
  says: { maxWidth: 300, borderWidth: 2, borderRadius: 12, paddingHorizontal: 16, paddingVertical: 8 },
  table: { position: 'absolute', left: 0, right: 0, top: '26%', alignItems: 'center' },
  die: { width: DIE, height: DIE, borderRadius: 20, borderWidth: 3, boxShadow: '0px 8px 18px rgba(20, 12, 4, 0.5)' },
  face: { position: 'absolute', left: 7, top: 7 },
});
