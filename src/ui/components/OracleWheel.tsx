/** The Sun Oracle as it stands on a day. Says nothing to a screen reader: whoever shows it does. */
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { FigureView } from '@/art/FigureView';
import { hub, innerRing, matchFrame, outerRing, WHEEL } from '@/art/oracle/wheel';
import { VANE, weekday, wheelOn, type WheelOrder } from './oracleDay';

interface Props {
  /** Of the game, from 1. */
  readonly day: number;
  readonly size: number;
  /** Degrees that the inner ring is turned from its first day, to let it turn at dawn; else it stands as the day wants. */
  readonly turn?: SharedValue<number>;
  readonly order?: WheelOrder;
}

const BOX = [-WHEEL - 4, -WHEEL - 4, WHEEL * 2 + 8, WHEEL * 2 + 8] as const;
/** Smaller than this, the pictures on the rings would be specks. */
const LEAST_PICTURED = 90;
const HUB = hub();

export function OracleWheel({ day, size, turn, order }: Props) {
  const weekDay = weekday(day);
  const plain = size < LEAST_PICTURED;
  const figures = useMemo(() => {
    const wheel = wheelOn(weekDay, order);
    return { outer: outerRing(wheel, plain), inner: innerRing(wheel, plain), match: matchFrame(wheel) };
  }, [weekDay, plain, order]);
  const still = weekDay * VANE;
  const turned = useAnimatedStyle(
    () => ({ transform: [{ rotate: `${turn === undefined ? still : turn.get()}deg` }] }),
    [turn, still],
  );
  return (
    <View style={{ width: size, height: size }} aria-hidden>
      <FigureView figure={figures.outer} width={size} height={size} box={BOX} />
      <Animated.View style={[StyleSheet.absoluteFill, turned]}>
        <FigureView figure={figures.inner} width={size} height={size} box={BOX} />
      </Animated.View>
      <View style={StyleSheet.absoluteFill}>
        <FigureView figure={plain ? HUB : [...figures.match, ...HUB]} width={size} height={size} box={BOX} />
      </View>
    </View>
  );
}
