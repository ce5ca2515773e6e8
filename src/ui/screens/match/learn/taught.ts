/** What a lesson points at: nothing else is marked, and nothing is forbidden. */
import type { Action, Card } from '@battalia/engine';
import { create } from 'zustand';

interface Taught {
  /** Cards that are still to be laid. */
  readonly cards: ReadonlySet<Card>;
  /** Whether this is the deed that is asked for. */
  readonly isAsked: (action: Action) => boolean;
}

const NOTHING: Taught = { cards: new Set(), isAsked: () => false };

export const useTaught = create<Taught>(() => NOTHING);

export const pointAt = (taught: Taught | null): void => useTaught.setState(taught ?? NOTHING);
