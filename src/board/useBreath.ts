import { useEffect, useState } from 'react';
import {
  Easing,
  useDerivedValue,
  useSharedValue,
  withRepeat,
  withSequence,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import type { Mark } from './marks';

/** A canvas that never rests eats a phone's battery: after a while the squares just glow. */
const BREATHS = 4;
const BREATH = 1800;
/** Of a breath, which fades so slowly that the eye sees no steps: the canvas is drawn for each of them and not for every frame. */
const BREATH_STEPS = 40;

/** Legal squares breathe slowly, so that the eye finds them; null once they stand still, or where motion is not wanted. */
export function useBreath(breathing: boolean, marks: readonly Mark[]): SharedValue<number> | null {
  const breath = useSharedValue(1);
  const [rested, setRested] = useState<readonly Mark[] | null>(null);
  useEffect(() => {
    if (!breathing) return undefined;
    const half = { duration: BREATH / 2, easing: Easing.inOut(Easing.quad) };
    breath.set(1);
    breath.set(withRepeat(withSequence(withTiming(0.5, half), withTiming(1, half)), BREATHS));
    const timer = setTimeout(() => setRested(marks), BREATH * BREATHS);
    return () => clearTimeout(timer);
  }, [breathing, breath, marks]);
  const shade = useDerivedValue(() => Math.round(breath.get() * BREATH_STEPS) / BREATH_STEPS);
  return breathing && rested !== marks ? shade : null;
}
