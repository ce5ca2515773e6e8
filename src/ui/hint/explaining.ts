/** Who explains what is asked about: a screen that does so provides it, anywhere else things have their names alone. */
import { createContext, type ComponentType, type ReactNode } from 'react';
import type { Topic } from './topic';

/** In the window. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Explaining {
  /** `stays`: until it is closed; else as long as a pointer is there. */
  readonly show: (topic: Topic, at: Rect, stays: boolean) => void;
  /** The pointer has gone; on its way to what is told it may come back. */
  readonly leave: () => void;
  /** The same once more, for what lies over the screen: what is told beside things would lie under it. */
  readonly Again: ComponentType<{ readonly children: ReactNode }>;
}

export const ExplainingContext = createContext<Explaining | null>(null);
