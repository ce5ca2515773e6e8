/** What came of what was done, one moment after the other, from two views of one viewer and what that viewer is told happened between them. */
import { assertNever, type EndAhead, type Event, type PlayerView, type Seat } from '@battalia/engine';
import type { LogEntry } from '@/store/match/log';
import { weightOf } from '../text/event';
import { passagesOf } from './passages';

export interface Outcome {
  /** Who had a part in it. */
  readonly seats: ReadonlySet<Seat>;
  /** What it is named after; empty when the end has come nearer. */
  readonly heads: readonly Event[];
  /** What else changed by it. */
  readonly changes: readonly Event[];
  readonly points: readonly { readonly seat: Seat; readonly from: number; readonly to: number }[];
  readonly nearer: readonly Nearer[];
}

/** The end of the game has come near. */
export type Nearer =
  /** One more level 4 city of that seat ends the game (END-02). */
  | { readonly kind: 'city'; readonly seat: Seat; /** Of partners, together. */ readonly with?: readonly Seat[] }
  /** So many points of that seat end the game (ALT-03). */
  | { readonly kind: 'points'; readonly seat: Seat; readonly count: number; readonly with?: readonly Seat[] }
  /** So many squares are left (END-01). */
  | { readonly kind: 'squares'; readonly count: number }
  | { readonly kind: 'lastWeek' };

export function outcomesBetween(before: PlayerView, after: PlayerView, log: readonly LogEntry[]): readonly Outcome[] {
  const moments = passagesOf(log).filter(({ moment }) => moment);
  const outcomes = moments.map(({ seat, hits, events }, i): Outcome => ({
    seats: new Set([seat, ...hits, ...(i === 0 ? sidesOf(before) : [])]),
    heads: events.filter((event) => weightOf(event) === 'moment'),
    changes: events.filter((event) => weightOf(event) === 'news' && event.kind !== 'attacked'),
    // Views tell the points before and after, and not in between.
    points: i === moments.length - 1 ? pointsBetween(before, after) : [],
    nearer: [],
  }));
  const near = after.over === 'no' ? nearerIn(before, after) : [];
  const everybody = new Set(after.players.map(({ seat }) => seat));
  return near.length === 0
    ? outcomes
    : [...outcomes, { seats: everybody, heads: [], changes: [], points: [], nearer: near }];
}

/** Of a battle that was fought when this began to be told. */
const sidesOf = ({ battle }: PlayerView): readonly Seat[] =>
  battle === null ? [] : [battle.attack.seat, battle.defence.seat].filter((seat) => seat !== null);

function pointsBetween(before: PlayerView, after: PlayerView): Outcome['points'] {
  return after.players.flatMap(({ seat, points: to }) => {
    const from = before.players[seat]?.points ?? to;
    return from === to ? [] : [{ seat, from, to }];
  });
}

/** With so few missing it is told. */
const NEAR = { cities: 1, points: 4, mapFull: 3, weeks: 0 } as const satisfies Readonly<
  Record<EndAhead['reason'], number>
>;

const nearerIn = (before: PlayerView, after: PlayerView): readonly Nearer[] =>
  after.ends.flatMap((now, i) => {
    const then = before.ends[i]?.missing ?? now.missing;
    return now.missing < then && now.missing <= NEAR[now.reason] ? [nearer(before, after, now)] : [];
  });

function nearer(before: PlayerView, after: PlayerView, { reason, seats, missing }: EndAhead): Nearer {
  const gained = (seat: Seat): boolean => (after.players[seat]?.points ?? 0) > (before.players[seat]?.points ?? 0);
  const whose = { seat: seats.find(gained) ?? seats[0] ?? 0, ...(seats.length > 1 ? { with: seats } : {}) };
  switch (reason) {
    case 'cities':
      return { kind: 'city', ...whose };
    case 'points':
      return { kind: 'points', ...whose, count: missing };
    case 'mapFull':
      return { kind: 'squares', count: missing };
    case 'weeks':
      return { kind: 'lastWeek' };
    default:
      return assertNever(reason);
  }
}
