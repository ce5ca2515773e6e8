/** The log as it is told: what belongs together in one passage, turns with their passages, and what happened since one's own. */
import type { Event, Seat, Square } from '@battalia/engine';
import type { LogEntry } from '@/store/match/log';
import { closesBattle, goesOn, hitBy, opensBattle, squareOfEvent, weightOf } from '../text/event';

/** What one action led to; a battle, from the attack to its end, is one, too. */
export interface Passage {
  readonly seat: Seat;
  /** What is told of it, in order: never empty. */
  readonly events: readonly Event[];
  /** It has an outcome. */
  readonly moment: boolean;
  /** Whom it hits. */
  readonly hits: ReadonlySet<Seat>;
}

export function passagesOf(log: readonly LogEntry[]): readonly Passage[] {
  const passages: Passage[] = [];
  for (const entries of together(log)) {
    const [first] = entries;
    const attack = entries.find(({ event }) => opensBattle(event))?.event;
    const attacked = attack === undefined ? null : hitBy(attack, null);
    const events = entries
      .map(({ event }) => event)
      .filter((event) => weightOf(event) !== 'step')
      .filter((event, i, told) => !goesOn(event) || told[i + 1]?.kind !== event.kind);
    if (first === undefined || events.length === 0) continue;
    passages.push({
      seat: first.seat,
      events,
      moment: events.some((event) => weightOf(event) === 'moment'),
      hits: new Set(events.flatMap((event) => hitBy(event, attacked) ?? [])),
    });
  }
  return passages;
}

/** A battle is the longest passage: its cards and answers lie between its beginning and its end. */
const REACH = 60;

/** The last that one of these seats has done in the turn that is on; what was done before that is no news. */
export function latestPassage(log: readonly LogEntry[], isTold: (seat: Seat) => boolean): Passage | undefined {
  const recent = log.slice(-REACH);
  const begins = recent.findLastIndex(({ event }) => event.kind === 'turn') + 1;
  return passagesOf(recent.slice(begins)).findLast(({ seat }) => isTold(seat));
}

/** Entries of one step, or of one battle. */
function together(log: readonly LogEntry[]): readonly (readonly LogEntry[])[] {
  const groups: LogEntry[][] = [];
  let fighting = false;
  let last: LogEntry | null = null;
  for (const entry of log) {
    const group = groups[groups.length - 1];
    if (group !== undefined && (fighting || last?.step === entry.step)) group.push(entry);
    else groups.push([entry]);
    fighting = (fighting || opensBattle(entry.event)) && !closesBattle(entry.event);
    last = entry;
  }
  return groups;
}

/** Somebody's turn, a dawn, or what came before the first turn. */
export interface LogChapter {
  /** What it begins with; null before the first turn. */
  readonly head: Event | null;
  readonly entries: readonly LogEntry[];
}

const isHead = ({ kind }: Event): boolean => kind === 'turn' || kind === 'dawn';

export function chaptersOf(log: readonly LogEntry[]): readonly LogChapter[] {
  const chapters: { head: Event | null; entries: LogEntry[] }[] = [];
  for (const entry of log) {
    if (isHead(entry.event)) chapters.push({ head: entry.event, entries: [] });
    else {
      const chapter = chapters[chapters.length - 1];
      if (chapter === undefined) chapters.push({ head: null, entries: [entry] });
      else chapter.entries.push(entry);
    }
  }
  return chapters;
}

const turnOf = ({ event }: LogEntry): Seat | null => (event.kind === 'turn' ? event.seat : null);

/** More would be a log. */
const MOST = 5;

export interface Since {
  readonly passages: readonly Passage[];
  /** Whose turn came and went with nothing to tell of it. */
  readonly quiet: readonly Seat[];
}

/** What others did since the viewer's last turn, or since the game began where this is the `first`: first what hit the viewer, then what had an outcome, then the latest of the rest. */
export function sinceLastTurn(log: readonly LogEntry[], viewer: Seat, first = false): Since {
  const now = log.findLastIndex((entry) => turnOf(entry) !== null);
  const current = log[now];
  const end = current !== undefined && turnOf(current) === viewer ? now : log.length;
  const own = log.slice(0, end).findLastIndex((entry) => turnOf(entry) === viewer);
  const from = log.findIndex((entry, i) => i > own && turnOf(entry) !== null);
  if ((own < 0 && !first) || from < 0 || from >= end) return { passages: [], quiet: [] };
  const others = log.slice(from, end);
  const passages = passagesOf(others);
  const rank = ({ hits, moment }: Passage) => (hits.has(viewer) ? 2 : moment ? 1 : 0);
  const told = passages
    .map((passage, i) => ({ passage, i }))
    .sort((a, b) => rank(b.passage) - rank(a.passage) || b.i - a.i)
    .slice(0, MOST)
    .sort((a, b) => Number(rank(b.passage) === 2) - Number(rank(a.passage) === 2) || a.i - b.i)
    .map(({ passage }) => passage);
  const quiet = others.flatMap((entry) => {
    const seat = turnOf(entry);
    return seat === null || passages.some((passage) => passage.seat === seat) ? [] : [seat];
  });
  return { passages: told, quiet: quiet.slice(0, MOST - told.length) };
}

/** Where something happened last, as far as anybody can point at it. */
export function latestSquare(log: readonly LogEntry[]): Square | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i];
    const square = entry === undefined ? null : squareOfEvent(entry.event);
    if (square !== null) return square;
  }
  return null;
}
