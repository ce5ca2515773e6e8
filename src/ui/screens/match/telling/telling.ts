/** What the screen tells for a while: what came of something, or what others did since the viewer's last turn. */
import type { PlayerView } from '@battalia/engine';
import type { LogEntry } from '@/store/match/log';
import { outcomeBetween, type Outcome } from '../../../game/outcome';
import { sinceLastTurn, type Passage } from '../../../game/passages';

export type Telling =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'since'; readonly passages: readonly Passage[] };

export interface Told {
  readonly view: PlayerView;
  readonly log: readonly LogEntry[];
  readonly telling: Telling | null;
}

/** A turn of the viewer's begins, and nothing has been done in it yet. */
const begins = ({ viewer, turn, decision }: PlayerView): boolean =>
  viewer !== 'table' && turn === viewer && decision?.kind === 'opening' && decision.seat === viewer;

/** Somebody opens a match, or takes the device. */
export function toldAtFirst(view: PlayerView, log: readonly LogEntry[]): Told {
  return { view, log, telling: sinceFor(view, log) };
}

function sinceFor(view: PlayerView, log: readonly LogEntry[]): Telling | null {
  if (view.viewer === 'table' || !begins(view)) return null;
  const passages = sinceLastTurn(log, view.viewer);
  return passages.length === 0 ? null : { kind: 'since', passages };
}

/** What is told next. It stays until it is tapped away, something newer comes, or whoever reads it goes on. */
export function toldNext(told: Told, view: PlayerView, log: readonly LogEntry[]): Told {
  return { view, log, telling: next(told, view, log) };
}

function next({ view: before, log: known, telling }: Told, view: PlayerView, log: readonly LogEntry[]): Telling | null {
  // Taken back: it never happened.
  if (log.length < known.length) return null;
  if (begins(view) && (!begins(before) || before.viewer !== view.viewer)) {
    const since = sinceFor(view, log);
    if (since !== null) return since;
  }
  const fresh = log.slice(known.length);
  const outcome = outcomeBetween(before, view, fresh);
  if (outcome !== null) return { kind: 'outcome', outcome };
  return fresh.some(({ seat }) => seat === before.viewer) ? null : telling;
}
