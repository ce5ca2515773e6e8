/** What Metamorpha adds to the state. */
import { HEROES, NEUTRAL, TERRAIN_NAMES, type Faction } from '../../core/components';
import { at, NONE } from '../../core/ints';
import { forGame, perHero } from '../../core/own';
import { factionOf, type GameState, type Seat, type Square } from '../../core/state';

/** Her square, NONE beside the map. */
const stands = forGame('int8', { blank: NONE, most: (rules) => rules.squares - 1 });
/** GA2-07: somebody has put her where she is, and she stays there until the next checkpoint. */
const stays = forGame('uint8', { most: 1 });
/** META-02: a bit for each terrain that a tribute was paid on for the hero this turn. */
const tributes = perHero('uint8', { most: (1 << TERRAIN_NAMES.length) - 1 });

export const state = { stands, stays, tributes } as const;

// ---------------------------------------------------------------- reading

export const herSquare = (s: GameState): Square => at(stands.of(s), 0);
export const isKept = (s: GameState): boolean => at(stays.of(s), 0) !== 0;

export function setHerSquare(s: GameState, square: Square, kept = false): void {
  stands.of(s)[0] = square;
  stays.of(s)[0] = kept ? 1 : 0;
}

/** The terrain of a square; NEUTRAL for what has none, or nothing open on it. */
export function terrainAt(s: GameState, square: Square): Faction {
  const tile = square === NONE ? NONE : at(s.tile, square);
  return tile >= 0 && at(s.down, square) === 0 ? factionOf(s, tile) : NEUTRAL;
}

/** META-02: whether her gifts are for who stands there. */
export const isHerTerrain = (s: GameState, square: Square): boolean =>
  terrainAt(s, square) >= 0 && terrainAt(s, square) === terrainAt(s, herSquare(s));

export const hasPaid = (s: GameState, seat: Seat, hero: number, terrain: Faction): boolean =>
  (at(tributes.of(s), seat * HEROES + hero) & (1 << terrain)) !== 0;

export function markPaid(s: GameState, seat: Seat, hero: number, terrain: Faction): void {
  const paid = tributes.of(s);
  paid[seat * HEROES + hero] = at(paid, seat * HEROES + hero) | (1 << terrain);
}

/** A turn is over. */
export function forgetTributes(s: GameState, seat: Seat): void {
  for (let hero = 0; hero < HEROES; hero++) tributes.of(s)[seat * HEROES + hero] = 0;
}
