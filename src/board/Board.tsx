/** The board as screens use it. In a browser CanvasKit has to be loaded first: see Board.web.tsx. */
import type { ReactNode } from 'react';
import { BoardCanvas, type BoardProps } from './BoardCanvas';

interface Props extends BoardProps {
  /** Shown while the drawing library is loaded. */
  readonly fallback?: ReactNode;
}

export function Board({ fallback: _fallback, ...props }: Props) {
  return <BoardCanvas {...props} />;
}

/** Whether there is anything to draw on; if not, the board is shown as a list. */
export const canDraw = (): boolean => true;
