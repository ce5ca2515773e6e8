import { useEffect, useMemo, useState } from 'react';
import { Easing, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { boardPlanOf, type BoardPlan } from './plan';
import { changedSquares, type Scene } from './scene';
import type { SquareMotion } from './SquareChange';
import type { SparkMotion } from './Sparks';
import { trailsOf, type Trail } from './trail';
import type { Roam } from './Wanderers';

const NOTHING: BoardPlan = { motions: [], lasts: 0 };

interface Shown {
  readonly scene: Scene;
  readonly before: Scene;
  readonly plan: BoardPlan;
  /** What was told last: a plan is carried out once. */
  readonly told: BoardPlan | null;
  /** When the plan starts on the clock of this board, which never goes back. */
  readonly start: number;
}

/** What moves between the scene that was shown and this one, and the clock that it moves by. */
export function useMotion(
  scene: Scene,
  speed: number,
  told: BoardPlan | null,
  signs: number,
): {
  readonly trails: readonly Trail[];
  readonly pulses: readonly SquareMotion[];
  readonly roams: readonly Roam[];
  readonly sparks: readonly SparkMotion[];
  readonly clock: SharedValue<number>;
} {
  const [shown, setShown] = useState<Shown>({ scene, before: scene, plan: NOTHING, told, start: 0 });
  if (shown.scene !== scene) {
    const comparable = shown.scene.columns === scene.columns && shown.scene.sites.length === scene.sites.length;
    const plan = !comparable ? NOTHING : told !== null && told !== shown.told ? told : boardPlanOf(shown.scene, scene);
    // The same picture once more cuts nothing short.
    if (
      comparable &&
      plan.motions.length === 0 &&
      sameHeroes(shown.scene, scene) &&
      changedSquares(shown.scene, scene).length === 0
    )
      setShown({ ...shown, scene, told });
    else setShown({ scene, before: shown.scene, plan, told, start: shown.start + shown.plan.lasts });
  }
  const clock = useSharedValue(0);
  const {
    start,
    plan: { lasts },
  } = shown;
  useEffect(() => {
    const end = start + lasts;
    clock.set(start);
    clock.set(speed === 0 ? end : withTiming(end, { duration: lasts / speed, easing: Easing.linear }));
    // The speed of a plan is that of its start.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [start, lasts, clock]);
  return useMemo(() => {
    const later = <T extends { readonly at: number }>(timed: T): T => ({ ...timed, at: timed.at + shown.start });
    const { motions } = shown.plan;
    const pulses = motions.filter((motion): motion is SquareMotion => 'square' in motion);
    const roams = motions.filter((motion): motion is Roam => motion.kind === 'roam');
    const sparks = motions.filter((motion): motion is SparkMotion => motion.kind === 'spark');
    return {
      trails: trailsOf(shown.before, shown.scene, shown.plan, signs).map(later),
      pulses: pulses.map(later),
      roams: roams.map(later),
      sparks: sparks.map(later),
      clock,
    };
  }, [shown, signs, clock]);
}

const sameHeroes = ({ heroes: some }: Scene, { heroes: others }: Scene): boolean =>
  some.length === others.length &&
  some.every(
    ({ seat, hero, square, faction }, i) =>
      seat === others[i]?.seat &&
      hero === others[i]?.hero &&
      square === others[i]?.square &&
      faction === others[i]?.faction,
  );
