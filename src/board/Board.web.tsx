/** The board in a browser: CanvasKit is loaded when the first board is shown, from beside the page. */
import CanvasKitInit from 'canvaskit-wasm/bin/full/canvaskit';
import canvasKit from 'canvaskit-wasm/bin/full/canvaskit.wasm';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { BoardProps } from './BoardCanvas';

interface Props extends BoardProps {
  /** Shown while the drawing library is loaded. */
  readonly fallback?: ReactNode;
  /** Whether modules may bring something to it that moves by itself. */
  readonly stirs: boolean;
}

let loading: Promise<void> | null = null;

/**
 * Once for all boards. Of the loaders of the library one would pull a third of it into the file that every page of the app
 * fetches, and the other remembers for ever that it has failed.
 */
function loadCanvasKit(): Promise<void> {
  // It keeps what it works with in these options, and after a failure nothing good.
  loading ??= CanvasKitInit({ locateFile: () => canvasKit }).then(
    (kit) => void Object.assign(globalThis, { CanvasKit: kit }),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

async function loadBoard(stirs: boolean) {
  await loadCanvasKit();
  const { BoardCanvas, fetchStirring } = await import('./BoardCanvas');
  const stirring = stirs ? await fetchStirring() : null;
  return { default: (props: BoardProps) => <BoardCanvas {...props} stirring={stirring} /> };
}

export function Board({ fallback, stirs, ...props }: Props) {
  // Anew for each board: one that could not be loaded may be tried again.
  const Canvas = useMemo(() => lazy(() => loadBoard(stirs)), [stirs]);
  return (
    <Suspense fallback={fallback ?? null}>
      <Canvas {...props} />
    </Suspense>
  );
}

/** Whether there is anything to draw on; if not, the board is shown as a list. */
export function canDraw(): boolean {
  if (typeof document === 'undefined' || typeof WebAssembly === 'undefined') return false;
  try {
    const trial = document.createElement('canvas').getContext('webgl2');
    // A page may hold few contexts: this one is given back at once.
    trial?.getExtension('WEBGL_lose_context')?.loseContext();
    return trial !== null;
  } catch {
    return false;
  }
}
