import { useEffect } from 'react';

interface Disposable {
  dispose(): void;
}

/** It may still be on its way to the screen: on a busy machine what takes its place comes late, but never after there is nothing to do. */
export const giveBack = (thing: Disposable): void => {
  setTimeout(
    () =>
      whenIdle(() => {
        try {
          thing.dispose();
        } catch {
          // What cannot be given back went with its canvas.
        }
      }),
    1000,
  );
};

/** Only a browser tells, and only there a thing that is given back is gone for whoever still draws it. */
const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
};

/** Gives a picture back when another one has taken its place. */
export function useDisposal(thing: Disposable | null): void {
  useEffect(() => {
    if (thing === null) return undefined;
    return () => giveBack(thing);
  }, [thing]);
}
