/** What a lesson points at: nothing else is marked, and nothing is forbidden. */
import type { Action, Card, Square } from '@battalia/engine';
import { create } from 'zustand';

export interface Taught {
  /** Cards that are still to be laid. */
  readonly cards: ReadonlySet<Card>;
  /** Whether this is the deed that is asked for. */
  readonly isAsked: (action: Action) => boolean;
  /** The lesson goes on with a button of its own: nothing else is what the screen asks for. */
  readonly goesOn: boolean;
  /** What should not lie under its words while nothing else has to be seen. */
  readonly seen: readonly Square[];
}

const NOTHING: Taught = { cards: new Set(), isAsked: () => false, goesOn: false, seen: [] };

export const useTaught = create<Taught>(() => NOTHING);

export const pointAt = (taught: Partial<Taught>): void => useTaught.setState({ ...NOTHING, ...taught });
