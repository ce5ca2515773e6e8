/** The board as screens use it. In a browser CanvasKit has to be loaded first: see Board.web.tsx. */
import type { ReactNode } from 'react';
import { BoardCanvas, type BoardProps } from './BoardCanvas';
import * as stirring from './stirring';

interface Props extends BoardProps {
  /** Shown while the drawing library is loaded. */
  readonly fallback?: ReactNode;
  /** Whether modules may bring something to it that moves by itself. */
  readonly stirs: boolean;
}

export function Board({ fallback: _fallback, stirs, ...props }: Props) {
  return <BoardCanvas {...props} stirring={stirs ? stirring : null} />;
}

/** Whether there is anything to draw on; if not, the board is shown as a list. */
export const canDraw = (): boolean => true;
