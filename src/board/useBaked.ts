import { Skia, type SkImage } from '@shopify/react-native-skia';
import { useEffect, useRef, useState } from 'react';
import { Baker, type Baked } from './bake';
import { openBakery } from './bakery';
import { DENSITY } from './density';
import type { Scene } from './scene';
import { giveBack } from './useDisposal';
import type { Attempt } from './useFall';

/** Longer than any plan: until then squares of the old picture are shown. */
const REPLACED = 4000;

interface Bakes {
  readonly baked: Baked | null;
  /** The picture that this one has replaced, for squares that have not changed yet. */
  readonly before: Baked | null;
}

/** The land, drawn after the screen has shown what moved: nobody waits for it. Without a size of its signs it waits to be measured. */
export function useBaked(scene: Scene, night: boolean, signs: number | null, attempt: Attempt): Bakes {
  const [baker] = useState(() => new Baker(Skia, DENSITY, openBakery));
  const [bakes, setBakes] = useState<Bakes>({ baked: null, before: null });
  useEffect(() => {
    if (signs === null) return undefined;
    const steps = baker.steps(scene, night, signs);
    let timer = setTimeout(take, 0);
    function take(): void {
      const step = attempt(() => steps.next(), null);
      if (step === null) return;
      if (step.done === true)
        setBakes((old) =>
          old.baked === step.value
            ? old
            : { baked: step.value, before: step.value.changed === null ? null : old.baked },
        );
      else timer = setTimeout(take, 0);
    }
    return () => clearTimeout(timer);
  }, [baker, scene, night, signs, attempt]);
  // An old picture is only wanted while squares change; pictures of whole boards are too large to be kept for nothing.
  useEffect(() => {
    if (bakes.before === null) return undefined;
    const timer = setTimeout(() => setBakes((now) => (now === bakes ? { ...now, before: null } : now)), REPLACED);
    return () => clearTimeout(timer);
  }, [bakes]);
  const held = useRef<readonly SkImage[]>([]);
  useEffect(() => {
    const kept = [bakes.baked, bakes.before].flatMap((baked) => (baked === null ? [] : [baked.image]));
    for (const image of held.current) if (!kept.includes(image)) giveBack(image);
    held.current = kept;
  }, [bakes]);
  useEffect(
    () => () => {
      for (const image of held.current) giveBack(image);
      held.current = [];
    },
    [],
  );
  return bakes;
}
