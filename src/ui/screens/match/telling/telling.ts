/** What the screen tells for a while: what came of something, or what others did since the viewer's last turn. */
import type { PlayerView, Viewer } from '@battalia/engine';
import type { LogEntry } from '@/store/match/log';
import { outcomesBetween, type Outcome } from '../../../game/outcome';
import { sinceLastTurn, type Passage } from '../../../game/passages';

export type Telling =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'since'; readonly passages: readonly Passage[] };

export interface Told {
  readonly view: PlayerView;
  readonly log: readonly LogEntry[];
  /** One after the other: the first is shown, and the next when that has been read. */
  readonly tellings: readonly Telling[];
}

/** A turn of the viewer's begins, and nothing has been done in it yet. */
const begins = ({ viewer, turn, decision }: PlayerView): boolean =>
  viewer !== 'table' && turn === viewer && decision?.kind === 'opening' && decision.seat === viewer;

/** Somebody opens a match, or takes the device. */
export function toldAtFirst(view: PlayerView, log: readonly LogEntry[]): Told {
  return { view, log, tellings: sinceFor(view, log) };
}

function sinceFor(view: PlayerView, log: readonly LogEntry[]): readonly Telling[] {
  if (view.viewer === 'table' || !begins(view)) return [];
  const passages = sinceLastTurn(log, view.viewer);
  return passages.length === 0 ? [] : [{ kind: 'since', passages }];
}

/** What is told next. It stays until it is tapped away or whoever reads it goes on; what others did among themselves gives way to the latest. */
export function toldNext(told: Told, view: PlayerView, log: readonly LogEntry[]): Told {
  return { view, log, tellings: next(told, view, log) };
}

function next(
  { view: before, log: known, tellings }: Told,
  view: PlayerView,
  log: readonly LogEntry[],
): readonly Telling[] {
  // Taken back: it never happened.
  if (log.length < known.length) return [];
  const fresh = log.slice(known.length);
  const concerns = (telling: Telling) => telling.kind === 'outcome' && isPartOf(telling.outcome, view.viewer);
  const happened = outcomesBetween(before, view, fresh).map((outcome): Telling => ({ kind: 'outcome', outcome }));
  const read = fresh.some(({ seat }) => seat === before.viewer);
  const turnBegins = begins(view) && (!begins(before) || before.viewer !== view.viewer);
  const since = turnBegins ? sinceFor(view, log) : [];
  if (since.length > 0) return [...(read ? [] : tellings), ...happened].filter(concerns).concat(since);
  if (read) return happened;
  return happened.length === 0 ? tellings : [...tellings.filter(concerns), ...happened];
}

const isPartOf = ({ seats }: Outcome, viewer: Viewer): boolean => viewer !== 'table' && seats.has(viewer);
