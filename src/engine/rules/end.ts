/** How the game ends and who wins (END). */
import { DAYS_PER_WEEK, HEROES, HIGHEST_LEVEL } from '../core/components';
import type { Merits } from '../core/contract';
import { answered } from '../core/decision';
import type { Log } from '../core/event';
import { at, item, NONE } from '../core/ints';
import {
  EMPTY,
  END_REASONS,
  heroSquare,
  kindOf,
  MISSING,
  type EndReason,
  type GameState,
  type Seat,
} from '../core/state';
import { isCity } from '../core/kinds';
import { forParty, isPartner, partyOf } from './parties';

export function end(s: GameState, reason: EndReason, log: Log): void {
  s.over = END_REASONS.indexOf(reason);
  // At once: what a victory would still have let one choose is not asked any more.
  while (s.frames > 0) answered(s);
  log?.push({ kind: 'ended', reason });
}

/** END-01, END-02, VOL-06, ALT-03: looked at after everything that changes the map or a city. */
export function checkEnd(s: GameState, log: Log): void {
  if (s.over !== 0) return;
  if (hasEnoughCities(s)) return end(s, 'cities', log);
  if (s.rules.points > 0) {
    for (let seat = 0; seat < s.rules.seats; seat++)
      if (partyPointsOf(s, seat) >= s.rules.points) return end(s, 'points', log);
  }
  if (s.rules.mapFullEnds && isMapFull(s)) end(s, 'mapFull', log);
}

function hasEnoughCities(s: GameState): boolean {
  for (let seat = 0; seat < s.rules.seats; seat++) if (isFirst(s, seat) && citiesMissing(s, seat) <= 0) return true;
  return false;
}

/** Whether no partner sits on a lower seat: one of each party. */
function isFirst(s: GameState, seat: Seat): boolean {
  if (s.rules.parties === null) return true;
  for (let other = 0; other < seat; other++) if (isPartner(s, seat, other)) return false;
  return true;
}

/** END-02: cities of level 4 or higher that a seat, with its partners, lacks to end the game. */
export function citiesMissing(s: GameState, seat: Seat): number {
  const { citiesMissing: hooks } = s.rules.hooks;
  for (let i = 0; i < hooks.length; i++) {
    const missing = item(hooks, i)(s, seat);
    if (missing !== undefined) return missing;
  }
  return s.rules.level4Cities - highCitiesOf(s, seat);
}

/** Cities of level 4 or higher of a seat and its partners together; of who plays alone the own. */
export function partyCitiesOf(s: GameState, seat: Seat): number {
  let cities = 0;
  forParty(s, seat, (member) => (cities += highCitiesOf(s, member)));
  return cities;
}

/** One way in which a game can end, and how far off that is. */
export interface EndAhead {
  readonly reason: Exclude<EndReason, 'no'>;
  /** Whose cities or points would end it, with all partners; empty where it is nobody's. */
  readonly seats: readonly Seat[];
  /** Cities of level 4 or higher, points, squares that are filled, or weeks that have begun. */
  readonly needed: number;
  /** How many of them are missing. */
  readonly missing: number;
}

/** Every way in which this game can end, in an order that stays the same: for those who tell of it. */
export function endsAhead(s: GameState): readonly EndAhead[] {
  const { points, mapFullEnds, weeks, squares } = s.rules;
  const sides = sidesOf(s);
  const ends: EndAhead[] = sides.map((seats) => {
    const missing = citiesMissing(s, item(seats, 0));
    return { reason: 'cities', seats, needed: citiesNeeded(s, item(seats, 0), missing), missing };
  });
  if (points > 0)
    sides.forEach((seats) =>
      ends.push({ reason: 'points', seats, needed: points, missing: points - partyPointsOf(s, item(seats, 0)) }),
    );
  if (mapFullEnds) {
    const needed = squares - squaresThatAre(s, MISSING);
    ends.push({ reason: 'mapFull', seats: NOBODYS, needed, missing: squaresThatAre(s, EMPTY) });
  }
  if (weeks > 0) {
    const missing = weeks - Math.ceil(s.day / DAYS_PER_WEEK);
    ends.push({ reason: 'weeks', seats: NOBODYS, needed: weeks, missing });
  }
  return ends;
}

const NOBODYS: readonly Seat[] = [];

/** Who ends a game together. */
function sidesOf(s: GameState): readonly (readonly Seat[])[] {
  const sides: (readonly Seat[])[] = [];
  for (let seat = 0; seat < s.rules.seats; seat++) if (isFirst(s, seat)) sides.push(partyOf(s, seat));
  return sides;
}

/** How many a seat that lacks some would then have, with its partners. */
const citiesNeeded = (s: GameState, seat: Seat, missing: number): number =>
  s.rules.hooks.citiesMissing.length === 0 ? s.rules.level4Cities : partyCitiesOf(s, seat) + missing;

function squaresThatAre(s: GameState, what: number): number {
  let count = 0;
  for (let square = 0; square < s.rules.squares; square++) if (at(s.tile, square) === what) count++;
  return count;
}

function isMapFull(s: GameState): boolean {
  for (let square = 0; square < s.rules.squares; square++) if (at(s.tile, square) === EMPTY) return false;
  return true;
}

/** Own cities of a level. */
export function citiesOf(s: GameState, seat: Seat, level: number): number {
  let count = 0;
  for (let square = 0; square < s.rules.squares; square++) {
    if (
      at(s.holder, square) === seat &&
      at(s.level, square) === level &&
      isCity(s.rules, kindOf(s, at(s.tile, square)))
    )
      count++;
  }
  return count;
}

/** Own cities of level 4 or higher. */
export function highCitiesOf(s: GameState, seat: Seat): number {
  let count = 0;
  for (let square = 0; square < s.rules.squares; square++) {
    if (
      at(s.holder, square) === seat &&
      at(s.level, square) >= HIGHEST_LEVEL &&
      isCity(s.rules, kindOf(s, at(s.tile, square)))
    )
      count++;
  }
  return count;
}

export function pointsOf(s: GameState, seat: Seat): number {
  let points = 0;
  for (let square = 0; square < s.rules.squares; square++) {
    if (at(s.holder, square) === seat && isCity(s.rules, kindOf(s, at(s.tile, square)))) points += at(s.level, square);
  }
  for (const hook of s.rules.hooks.points) points += hook(s, seat);
  return points;
}

/** Points of a seat and its partners together, as they count; of who plays alone the own. */
export function partyPointsOf(s: GameState, seat: Seat): number {
  if (s.rules.parties === null) return pointsOf(s, seat);
  let points = 0;
  forParty(s, seat, (member) => (points += pointsOf(s, member)));
  return counted(s, seat, points);
}

const counted = (s: GameState, seat: Seat, points: number): number =>
  s.rules.hooks.partyPoints.reduce((sum, hook) => hook(s, seat, sum), points);

function heroesOnBoard(s: GameState, seat: Seat): number {
  let count = 0;
  for (let hero = 0; hero < HEROES; hero++) if (heroSquare(s, seat, hero) !== NONE) count++;
  return count;
}

/** Partners have the same: what they have together. */
export interface Standing {
  readonly seat: Seat;
  /** 1 for the winner; players who are equal in everything share a place. */
  readonly place: number;
  readonly points: number;
  /** Own cities of the highest level first: 4, 3, 2, 1. */
  readonly cities: readonly number[];
  readonly heroes: number;
  /** What else decides, in this order, if modules have more. */
  readonly more: readonly number[];
}

/** END-03: points, then cities of level 4, 3, 2, 1, then heroes on the board; still equal is shared. */
export function standings(s: GameState): readonly Standing[] {
  const own = Array.from({ length: s.rules.seats }, (_, seat): Merits => ({
    seat,
    points: pointsOf(s, seat),
    cities: Array.from({ length: s.rules.highestLevel }, (_level, i) => citiesOf(s, seat, s.rules.highestLevel - i)),
    heroes: heroesOnBoard(s, seat),
    more: [],
  }));
  for (const hook of s.rules.hooks.ranked) hook(s, own);
  const merits = s.rules.parties === null ? own : own.map(({ seat }) => together(s, own, seat));
  merits.sort((a, b) => compareMerits(a, b) || a.seat - b.seat);
  let place = 1;
  return merits.map((row, i) => {
    const before = merits[i - 1];
    if (before && compareMerits(before, row) !== 0) place = i + 1;
    return { ...row, place };
  });
}

/** What a seat and its partners have, added up. */
function together(s: GameState, merits: readonly Merits[], seat: Seat): Merits {
  const party = merits.filter((row) => row.seat === seat || isPartner(s, seat, row.seat));
  const sum = (of: (row: Merits) => number): number => party.reduce((total, row) => total + of(row), 0);
  const sums = (of: (row: Merits) => readonly number[]): number[] =>
    (party[0] ? of(party[0]) : []).map((_, i) => sum((row) => of(row)[i] ?? 0));
  return {
    seat,
    points: counted(
      s,
      seat,
      sum(({ points }) => points),
    ),
    cities: sums(({ cities }) => cities),
    heroes: sum(({ heroes }) => heroes),
    more: sums(({ more }) => more),
  };
}

function compareMerits(a: Merits, b: Merits): number {
  const [mine, yours] = [a, b].map(({ points, cities, heroes, more }) => [points, ...cities, heroes, ...more]);
  const i = mine?.findIndex((merit, j) => merit !== yours?.[j]) ?? -1;
  return i < 0 ? 0 : (yours?.[i] ?? 0) - (mine?.[i] ?? 0);
}
