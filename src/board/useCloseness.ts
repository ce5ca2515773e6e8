import { useEffect } from 'react';
import type { Camera } from './camera';
import { isClose } from './layout';

/** A camera that is as far away as so many milliseconds ago is at rest. */
const REST = 300;

/** Tells whether the board is looked at closely, where that matters, when the camera has come to rest: never while it moves. */
export function useCloseness(
  matters: boolean,
  read: () => Camera,
  tell: (change: (close: boolean) => boolean) => void,
): void {
  useEffect(() => {
    if (!matters) return undefined;
    let seen = 0;
    const timer = setInterval(() => {
      const { scale } = read();
      if (scale === seen) tell((close) => isClose(scale, close));
      seen = scale;
    }, REST);
    return () => clearInterval(timer);
  }, [matters, read, tell]);
}
