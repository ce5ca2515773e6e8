/** What the screen tells for a while: what came of something, or what others did since the viewer's last turn. */
import { boxOf, DAYS_PER_WEEK, modulesOf, type Event, type PlayerView, type Viewer } from '@battalia/engine';
import type { LogEntry } from '@/store/match/log';
import { outcomesBetween, type Outcome } from '../../../game/outcome';
import { sinceLastTurn, type Since } from '../../../game/passages';
import { looksOf } from '../../../modules/registry';
import { cardOfEvent, isOfCheckpoint, squareOfEvent } from '../../../text/event';
import { questionLook } from '../../../text/question';

export type Telling =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  /** `first`: the reader has had no turn before. */
  | ({ readonly kind: 'since'; readonly first: boolean } & Since)
  /** The end of a week, for everybody: the two views tell who gained or lost what. */
  | Checkpoint;

export interface Checkpoint {
  readonly kind: 'checkpoint';
  readonly week: number;
  readonly before: PlayerView;
  readonly after: PlayerView;
  readonly events: readonly Event[];
  /** Decks as they were counted; null where more has happened since. */
  readonly decks: readonly number[] | null;
}

/** What somebody has seen and read of, and what is still to be told. */
export interface Narration {
  readonly view: PlayerView;
  readonly log: readonly LogEntry[];
  /** One after the other: the first is shown, and the next when that has been read. */
  readonly tellings: readonly Telling[];
  /** The last checkpoint, and who has been shown it. */
  readonly checkpoint?: { readonly telling: Checkpoint; readonly readers: readonly Viewer[] };
}

/** A turn of the viewer's begins, and nothing has been done in it yet. */
const begins = ({ viewer, turn, decision }: PlayerView): boolean =>
  viewer !== 'table' && turn === viewer && decision?.kind === 'opening' && decision.seat === viewer;

/** Somebody opens a match, or takes the device. */
export function toldAtFirst(view: PlayerView, log: readonly LogEntry[]): Narration {
  return { view, log, tellings: sinceFor(view, log) };
}

function sinceFor(view: PlayerView, log: readonly LogEntry[]): readonly Telling[] {
  if (view.viewer === 'table' || !begins(view)) return [];
  const first = view.day === 1;
  const since = sinceLastTurn(log, view.viewer, first);
  return since.passages.length + since.quiet.length === 0 ? [] : [{ kind: 'since', first, ...since }];
}

/** What is told next. It stays until it is tapped away or whoever reads it goes on; what others did among themselves gives way to the latest. */
export function toldNext(told: Narration, view: PlayerView, log: readonly LogEntry[]): Narration {
  // Taken back: it never happened.
  if (log.length < told.log.length) return { view, log, tellings: [] };
  const fresh = log.slice(told.log.length);
  const counted = checkpointBetween(told.view, view, fresh);
  const checkpoint = counted === null ? told.checkpoint : { telling: counted, readers: [view.viewer] };
  const tellings = next(told, view, log, fresh, counted);
  if (checkpoint === undefined) return { view, log, tellings };
  // Whoever was not there when it happened is shown it when the own turn begins.
  const { telling, readers } = checkpoint;
  if (!begins(view) || readers.includes(view.viewer)) return { view, log, tellings, checkpoint };
  return {
    view,
    log,
    tellings: tellings.includes(telling) ? tellings : [telling, ...tellings],
    checkpoint: { telling, readers: [...readers, view.viewer] },
  };
}

function next(
  { view: before, tellings }: Narration,
  view: PlayerView,
  log: readonly LogEntry[],
  fresh: readonly LogEntry[],
  counted: Checkpoint | null,
): readonly Telling[] {
  const concerns = (telling: Telling) =>
    telling.kind === 'checkpoint' || (telling.kind === 'outcome' && isPartOf(telling.outcome, view.viewer));
  // What belongs to the checkpoint is told there.
  const rest = counted === null ? fresh : fresh.filter(({ event }) => !counted.events.includes(event));
  const outcomes = outcomesBetween(before, view, rest)
    .filter((outcome) => !asksItself(outcome, view))
    .map((outcome): Telling => ({ kind: 'outcome', outcome }));
  const happened = counted === null ? outcomes : [counted, ...outcomes];
  // Whoever goes to the actions has read it, too, though nothing has happened by that.
  const goesOn = begins(before) && before.viewer === view.viewer && !begins(view);
  const read = goesOn || fresh.some(({ seat }) => seat === before.viewer);
  const turnBegins = begins(view) && (!begins(before) || before.viewer !== view.viewer);
  const since = turnBegins ? sinceFor(view, log) : [];
  if (since.length > 0) return [...(read ? [] : tellings), ...happened].filter(concerns).concat(since);
  if (read) return happened;
  return happened.length === 0 ? tellings : [...tellings.filter(concerns), ...happened];
}

/** The card that it tells of lies beside the question that it asks: whoever answers reads it there. */
function asksItself({ heads }: Outcome, { viewer, decision, config }: PlayerView): boolean {
  if (decision === null || decision.seat !== viewer || heads.length !== 1) return false;
  const box = boxOf({ config });
  const asker = questionLook(decision).asker?.(decision, box) ?? null;
  return asker !== null && heads.some((event) => cardOfEvent(event, box) === asker);
}

/** A week has ended, and something was counted or has come with it (CP-01). */
function checkpointBetween(before: PlayerView, after: PlayerView, fresh: readonly LogEntry[]): Checkpoint | null {
  const dawn = fresh.find(({ event }) => event.kind === 'dawn' && event.day > 1 && event.day % DAYS_PER_WEEK === 1);
  if (dawn?.event.kind !== 'dawn') return null;
  const week = Math.floor(dawn.event.day / DAYS_PER_WEEK);
  const events = fresh.flatMap(({ step, event }) => (step === dawn.step && isOfCheckpoint(event) ? [event] : []));
  const counts = week > 1 && looksOf(modulesOf(after)).some(({ checkpoint }) => checkpoint !== undefined);
  if (events.length === 0 && !counts) return null;
  const alone = fresh.every(({ step }) => step === dawn.step);
  return {
    kind: 'checkpoint',
    week,
    before,
    after,
    events,
    decks: alone && counts ? before.players.map(({ deckSize }) => deckSize) : null,
  };
}

const isPartOf = ({ seats }: Outcome, viewer: Viewer): boolean => viewer !== 'table' && seats.has(viewer);

/** What it tells of lies in the upper half of the map: it is read at its foot then, and covers none of it. */
export function isAbove(telling: Telling, { board }: PlayerView): boolean {
  const events =
    telling.kind === 'outcome'
      ? [...telling.outcome.heads, ...telling.outcome.changes]
      : telling.kind === 'checkpoint'
        ? telling.events
        : telling.passages.flatMap((passage) => passage.events);
  const rows = events.flatMap((event) => board[squareOfEvent(event) ?? -1]?.row ?? []);
  const middle = (Math.max(...board.map(({ row }) => row)) + 1) / 2;
  return rows.length > 0 && rows.reduce((sum, row) => sum + row, 0) / rows.length < middle;
}
