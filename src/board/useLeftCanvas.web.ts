import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

/**
 * The drawing library knows each canvas for ever that it has drawn on, and with a canvas all of the page that it was taken
 * off with: what it goes on to know is to be that canvas alone, and empty. A device changes hands hundreds of times a game.
 */
export function useLeftCanvas(frame: RefObject<View | null>): void {
  useEffect(() => {
    const element: unknown = frame.current;
    if (!(element instanceof HTMLElement)) return undefined;
    return () =>
      void setTimeout(() => {
        // In development effects come back to what has never gone.
        if (element.isConnected) return;
        for (const canvas of element.querySelectorAll('canvas')) {
          canvas.remove();
          canvas.width = 0;
          canvas.height = 0;
        }
      });
  }, [frame]);
}
