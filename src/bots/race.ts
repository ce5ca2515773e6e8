/** How far off the end of the game is, and who is ahead. */
import { citiesMissing, EMPTY, partyPointsOf, type GameState, type Seat } from '@battalia/engine';
import type { Weights } from './weights';

/** Who plays together is one side. */
export const sideOf = ({ rules: { parties } }: GameState, seat: Seat): number => parties?.[seat] ?? seat;

/** How many play together, a seat and its partners. */
function partnersOf({ rules: { parties } }: GameState, seat: Seat): number {
  return parties === null ? 1 : parties.filter((party) => party === parties[seat]).length;
}

/** Points ahead of the best opponent, or behind. */
export function lead(s: GameState, seat: Seat): number {
  let best = 0;
  let sides = 1 << sideOf(s, seat);
  for (let other = 0; other < s.rules.seats; other++) {
    const side = 1 << sideOf(s, other);
    if ((sides & side) === 0) best = Math.max(best, partyPointsOf(s, other));
    sides |= side;
  }
  return partyPointsOf(s, seat) - best;
}

/** END-01. */
function turnsToFill(s: GameState, weights: Weights): number {
  if (!s.rules.mapFullEnds) return Number.POSITIVE_INFINITY;
  let empty = 0;
  for (let square = 0; square < s.rules.squares; square++) if (s.tile[square] === EMPTY) empty++;
  return empty / (weights.fill * s.rules.seats);
}

/** END-02, TEAM-05: the race to the last city of level 4, of partners together, who raise theirs side by side. */
function turnsToCities(s: GameState, weights: Weights): number {
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < s.rules.seats; seat++)
    least = Math.min(least, citiesMissing(s, seat) / partnersOf(s, seat));
  return least * weights.ascent;
}

/** VOL-06, ALT-03: the race to the points that end the game. */
function turnsToPoints(s: GameState, weights: Weights): number {
  if (s.rules.points === 0) return Number.POSITIVE_INFINITY;
  let most = 0;
  for (let seat = 0; seat < s.rules.seats; seat++) most = Math.max(most, partyPointsOf(s, seat));
  return ((s.rules.points - most) / s.rules.highestLevel) * weights.ascent;
}

/** ALT-03: turns in a game of some weeks, this one among them. */
const turnsOfWeeks = ({ rules: { weeks }, day }: GameState): number =>
  weeks > 0 ? Math.max(0, weeks * 7 + 1 - day) : Number.POSITIVE_INFINITY;

/** Turns until the game is likely to be over. */
export function turnsLeft(s: GameState, weights: Weights): number {
  const usual = Math.min(
    weights.horizon,
    Math.max(weights.soonest, Math.min(weights.usual - s.day, turnsToCities(s, weights), turnsToPoints(s, weights))),
  );
  const turns = Math.min(usual, turnsToFill(s, weights));
  // A map that fills up ends the game: good while there is much to come, no reason to wait once the game is old.
  return Math.min(turnsOfWeeks(s), Math.max(s.day < weights.patience ? 2 : weights.soonest, turns));
}

/** How near the end is, 0 to 1: it is welcome to whoever is ahead. */
export function closeness(s: GameState, weights: Weights): number {
  return 1 / (1 + Math.min(turnsToFill(s, weights), turnsToPoints(s, weights), turnsOfWeeks(s)));
}
