/** What came of what was done, one moment after the other, from two views of one viewer and what that viewer is told happened between them. */
import { createGame, type Event, type GameConfig, type PlayerView, type Ruleset, type Seat } from '@battalia/engine';
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
  const nearer = after.over === 'no' ? nearerIn(before, after) : [];
  const everybody = new Set(after.players.map(({ seat }) => seat));
  return nearer.length === 0
    ? outcomes
    : [...outcomes, { seats: everybody, heads: [], changes: [], points: [], nearer }];
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

/** From so many on it is told. */
const FEW_SQUARES = 3;
const FEW_POINTS = 4;

function nearerIn(before: PlayerView, after: PlayerView): readonly Nearer[] {
  const { level4Cities, points, weeks, mapFullEnds } = rulesOf(after.config);
  const nearer: Nearer[] = [];
  // Partners have everything together (TEAM-05).
  for (const [party, now] of (after.together ?? []).entries()) {
    const then = before.together?.[party] ?? now;
    const { seats } = now;
    const seat = seats.find((one) => gained(before, after, one)) ?? seats[0] ?? 0;
    if (now.level4Cities === now.citiesNeeded - 1 && then.level4Cities < now.level4Cities)
      nearer.push({ kind: 'city', seat, with: seats });
    if (points > 0 && now.points > then.points && points - now.points <= FEW_POINTS)
      nearer.push({ kind: 'points', seat, count: points - now.points, with: seats });
  }
  for (const now of after.together === null ? after.players : []) {
    const then = before.players[now.seat] ?? now;
    if (now.level4Cities === level4Cities - 1 && then.level4Cities < now.level4Cities)
      nearer.push({ kind: 'city', seat: now.seat });
    if (points > 0 && now.points > then.points && points - now.points <= FEW_POINTS)
      nearer.push({ kind: 'points', seat: now.seat, count: points - now.points });
  }
  const left = emptyIn(after);
  if (mapFullEnds && left <= FEW_SQUARES && left < emptyIn(before)) nearer.push({ kind: 'squares', count: left });
  if (weeks > 0 && after.week === weeks && before.week < weeks) nearer.push({ kind: 'lastWeek' });
  return nearer;
}

const gained = (before: PlayerView, after: PlayerView, seat: Seat): boolean =>
  (after.players[seat]?.points ?? 0) > (before.players[seat]?.points ?? 0);

const emptyIn = ({ board }: PlayerView): number => board.filter(({ kind }) => kind === 'empty').length;

const known = new WeakMap<GameConfig, Ruleset>();

/** The numbers that this game was set up with. */
function rulesOf(config: GameConfig): Ruleset {
  const rules = known.get(config) ?? createGame(config, 'numbers').rules;
  known.set(config, rules);
  return rules;
}
