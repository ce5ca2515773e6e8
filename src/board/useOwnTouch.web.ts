import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

/**
 * Tells the browser that fingers which move here move something of ours. Left to itself it takes a quick move for a throw,
 * although nothing can be scrolled, and swallows the next tap as the hand that stops it.
 */
export function useOwnTouch(target: RefObject<View | null>, isOurs: () => boolean): void {
  useEffect(() => {
    const element: unknown = target.current;
    if (!(element instanceof HTMLElement)) return undefined;
    const onMove = (event: TouchEvent) => {
      if (event.cancelable && isOurs()) event.preventDefault();
    };
    element.addEventListener('touchmove', onMove, { passive: false });
    return () => element.removeEventListener('touchmove', onMove);
  }, [target, isOurs]);
}
