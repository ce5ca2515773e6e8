import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

/** The file of the board. */
const HERE = fileOf(new Error());

/** What fails in that file, or in the one library of the app that is no script, and is caught by nobody, failed while the board was drawn or moved. */
const isOurs = (stack: string): boolean => stack.includes('wasm-function') || (HERE !== null && stack.includes(HERE));

/** In a browser the graphics card may be taken away at any time, and the drawing library draws in frames of its own. */
export function useLostCanvas(frame: RefObject<View | null>, onLost: (error: unknown) => void): void {
  useEffect(() => {
    const element: unknown = frame.current;
    if (!(element instanceof HTMLElement)) return undefined;
    const onContextLost = () => onLost(new Error('the canvas has lost its graphics'));
    const onError = (event: ErrorEvent) => {
      const error: unknown = event.error;
      if (!(error instanceof Error) || !isOurs(error.stack ?? '')) return;
      // It is told by whoever catches it.
      event.preventDefault();
      onLost(error);
    };
    // It does not bubble.
    element.addEventListener('webglcontextlost', onContextLost, { capture: true });
    window.addEventListener('error', onError);
    return () => {
      element.removeEventListener('webglcontextlost', onContextLost, { capture: true });
      window.removeEventListener('error', onError);
    };
  }, [frame, onLost]);
}

function fileOf({ stack }: Error): string | null {
  return /https?:\/\/[^\s):]+(?::\d+)?\/[^\s):]+\.js/.exec(stack ?? '')?.[0] ?? null;
}
