import { useEffect } from 'react';

interface Disposable {
  dispose(): void;
}

/** It may still be on its way to the screen. */
export const giveBack = (thing: Disposable): void => {
  setTimeout(() => {
    try {
      thing.dispose();
    } catch {
      // What cannot be given back went with its canvas.
    }
  }, 1000);
};

/** Gives a picture back when another one has taken its place. */
export function useDisposal(thing: Disposable | null): void {
  useEffect(() => {
    if (thing === null) return undefined;
    return () => giveBack(thing);
  }, [thing]);
}
