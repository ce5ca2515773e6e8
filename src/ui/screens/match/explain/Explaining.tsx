/** Explains what somebody asks about: one thing at a time, over everything else. */
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';
import { CardNowContext } from '../../../components/cardNow';
import { Catch } from '../../../falls/Catch';
import { ExplainingContext, type Explaining as Explains, type Rect } from '../../../hint/explaining';
import type { Topic } from '../../../hint/topic';

interface Shown {
  readonly topic: Topic;
  readonly at: Rect;
  readonly stays: boolean;
}

const Bubble = lazy(async () => ({ default: (await import('./told')).Bubble }));
const CardNow = lazy(async () => ({ default: (await import('./told')).CardNow }));

/** Time for a pointer to go from a thing to what is told beside it. */
const GRACE = 350;

interface Props {
  /** Whoever asks sits at the other end of the table. */
  readonly turned?: boolean;
  readonly children: ReactNode;
}

export function Explaining({ turned = false, children }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useMemo(() => {
    const cancel = () => clearTimeout(timer.current);
    const close = () => {
      cancel();
      setShown(null);
    };
    const explains: Explains = {
      show: (topic, at, stays) => {
        cancel();
        setShown({ topic, at, stays });
      },
      leave: () => {
        cancel();
        timer.current = setTimeout(() => setShown((now) => (now?.stays === true ? now : null)), GRACE);
      },
      Again: Explaining,
    };
    return { cancel, close, explains };
  }, []);
  const { cancel, close, explains } = held;
  useEffect(() => cancel, [cancel]);
  // It stood beside something that is elsewhere now.
  const { width, height } = useWindowDimensions();
  useEffect(() => setShown(null), [width, height]);
  return (
    <ExplainingContext value={explains}>
      <CardNowContext value={CardNow}>{children}</CardNowContext>
      {shown === null ? null : (
        // Where it cannot be fetched, things keep their names.
        <Catch key={JSON.stringify(shown.at)} otherwise={() => null} onFall={close}>
          <Suspense fallback={null}>
            <Bubble {...shown} turned={turned} onClose={close} onReach={cancel} onLeave={explains.leave} />
          </Suspense>
        </Catch>
      )}
    </ExplainingContext>
  );
}
