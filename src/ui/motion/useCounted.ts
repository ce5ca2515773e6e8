import { useEffect, useState } from 'react';
import { useStage, type Showing } from './stage';

/** A total of a battle, counting up or down to what it is now. A screen reader is told only what it is in the end. */
export function useCounted(side: 'attack' | 'defence', total: number): number {
  const { showing, speed } = useStage();
  const count = showing.plan.motions.find((motion) => motion.kind === 'count' && motion.side === side);
  const [shown, setShown] = useState<{ readonly showing: Showing; readonly value: number } | null>(null);
  useEffect(() => {
    if (count?.kind !== 'count' || speed === 0) return undefined;
    const { from, to, at, lasts } = count;
    const steps = Math.abs(to - from);
    const timers = Array.from({ length: steps }, (_, i) =>
      setTimeout(
        () => setShown({ showing, value: from + Math.sign(to - from) * (i + 1) }),
        (at + (lasts * (i + 1)) / steps) / speed,
      ),
    );
    return () => timers.forEach(clearTimeout);
  }, [count, showing, speed]);
  if (count?.kind !== 'count' || speed === 0) return total;
  return shown?.showing === showing ? shown.value : count.from;
}
