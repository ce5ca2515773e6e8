/** What the screen tells for a while: what came of something, or what others did since the viewer's last turn. */
import type { PlayerView, Viewer } from '@battalia/engine';
import type { LogEntry } from '@/store/match/log';
import { outcomesBetween, type Outcome } from '../../../game/outcome';
import { sinceLastTurn, type Passage } from '../../../game/passages';
import { squareOfEvent } from '../../../text/event';

export type Telling =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  /** `first`: the reader has had no turn before. */
  | { readonly kind: 'since'; readonly passages: readonly Passage[]; readonly first: boolean };

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
  const first = view.day === 1;
  const passages = sinceLastTurn(log, view.viewer, first);
  return passages.length === 0 ? [] : [{ kind: 'since', passages, first }];
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
  // Whoever goes to the actions has read it, too, though nothing has happened by that.
  const goesOn = begins(before) && before.viewer === view.viewer && !begins(view);
  const read = goesOn || fresh.some(({ seat }) => seat === before.viewer);
  const turnBegins = begins(view) && (!begins(before) || before.viewer !== view.viewer);
  const since = turnBegins ? sinceFor(view, log) : [];
  if (since.length > 0) return [...(read ? [] : tellings), ...happened].filter(concerns).concat(since);
  if (read) return happened;
  return happened.length === 0 ? tellings : [...tellings.filter(concerns), ...happened];
}

const isPartOf = ({ seats }: Outcome, viewer: Viewer): boolean => viewer !== 'table' && seats.has(viewer);

/** What it tells of lies in the upper half of the map: it is read at its foot then, and covers none of it. */
export function isAbove(telling: Telling, { board }: PlayerView): boolean {
  const events =
    telling.kind === 'outcome'
      ? [...telling.outcome.heads, ...telling.outcome.changes]
      : telling.passages.flatMap((passage) => passage.events);
  const rows = events.flatMap((event) => board[squareOfEvent(event) ?? -1]?.row ?? []);
  const middle = (Math.max(...board.map(({ row }) => row)) + 1) / 2;
  return rows.length > 0 && rows.reduce((sum, row) => sum + row, 0) / rows.length < middle;
}
