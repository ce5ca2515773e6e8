/** The board in a browser: CanvasKit is loaded when the first board is shown, from beside the page. */
import { WithSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import type { ReactNode } from 'react';
import type { BoardProps } from './BoardCanvas';

interface Props extends BoardProps {
  /** Shown while the drawing library is loaded. */
  readonly fallback?: ReactNode;
}

const OPTIONS = { locateFile: (file: string) => `/${file}` };
const loadBoard = async () => ({ default: (await import('./BoardCanvas')).BoardCanvas });

export function Board({ fallback, ...props }: Props) {
  return <WithSkiaWeb getComponent={loadBoard} opts={OPTIONS} fallback={fallback} componentProps={props} />;
}

/** Whether there is anything to draw on; if not, the board is shown as a list. */
export function canDraw(): boolean {
  if (typeof document === 'undefined' || typeof WebAssembly === 'undefined') return false;
  const trial = document.createElement('canvas').getContext('webgl2');
  // A page may hold few contexts: this one is given back at once.
  trial?.getExtension('WEBGL_lose_context')?.loseContext();
  return trial !== null;
}
