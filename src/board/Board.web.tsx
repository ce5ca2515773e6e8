/** The board in a browser: CanvasKit is loaded when the first board is shown, from beside the page. */
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web/LoadSkiaWeb';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { BoardProps } from './BoardCanvas';

interface Props extends BoardProps {
  /** Shown while the drawing library is loaded. */
  readonly fallback?: ReactNode;
}

const OPTIONS = { locateFile: (file: string) => `/${file}` };

/** The loader of the library would pull a third of it into the file that every page of the app fetches. */
async function loadBoard() {
  await LoadSkiaWeb(OPTIONS);
  return { default: (await import('./BoardCanvas')).BoardCanvas };
}

export function Board({ fallback, ...props }: Props) {
  // Anew for each board: one that could not be loaded may be tried again.
  const Canvas = useMemo(() => lazy(loadBoard), []);
  return (
    <Suspense fallback={fallback ?? null}>
      <Canvas {...props} />
    </Suspense>
  );
}

/** Whether there is anything to draw on; if not, the board is shown as a list. */
export function canDraw(): boolean {
  if (typeof document === 'undefined' || typeof WebAssembly === 'undefined') return false;
  const trial = document.createElement('canvas').getContext('webgl2');
  // A page may hold few contexts: this one is given back at once.
  trial?.getExtension('WEBGL_lose_context')?.loseContext();
  return trial !== null;
}
