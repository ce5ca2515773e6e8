/**
 * What the map offers a seat: squares to build on, own cities. It changes only when the map does, so a survey is
 * kept until then: equal `mapStamp`s mean equal maps, and a change of the map takes a new one.
 */
import { HIGHEST_LEVEL } from '../core/components';
import { joined } from '../core/geometry';
import { at, item, NONE } from '../core/ints';
import { EMPTY, kindOf, type GameState, type Seat, type Square } from '../core/state';
import { CITY1, CITY4, CROSSROAD, isCity, roadsOf, turned, turnsOf, type Kind } from '../core/kinds';
import { BASE_BOX } from '../core/box';

export const MAX_SQUARES = 128;
/** The kinds that players build are the core's, from the four-exit city to the crossroad. */
const TERRAIN_KINDS = CROSSROAD - CITY4 + 1;

/** Bits of terrain kinds, from the four-exit city on. */
export const kindBit = (kind: Kind): number => 1 << (kind - CITY4);
export const CITY_BITS = (1 << (CITY1 - CITY4 + 1)) - 1;
const ALL_BITS = (1 << TERRAIN_KINDS) - 1;

// ---------------------------------------------------------------- what fits between roads and walls

/** BUILD-03: agrees on every touching side when turned so. */
export function agrees(kind: Kind, quarters: number, roads: number, walls: number): boolean {
  const mask = turned(roadsOf(BASE_BOX, kind), quarters);
  return (mask & roads) === roads && (mask & walls) === 0;
}

/** By sides that must have a road and sides that must not: the kinds that fit in some turn. */
const FITTING: Int16Array = fittingTable();

function fittingTable(): Int16Array {
  const table = new Int16Array(256);
  for (let kind = CITY4; kind <= CROSSROAD; kind++) {
    for (let quarters = 0; quarters < turnsOf(BASE_BOX, kind); quarters++) {
      for (let sides = 0; sides < 256; sides++)
        if (agrees(kind, quarters, sides >> 4, sides & 15)) table[sides] = at(table, sides) | kindBit(kind);
    }
  }
  return table;
}

export const fitting = (roads: number, walls: number): number => at(FITTING, (roads << 4) | walls);

// ---------------------------------------------------------------- a square and its neighbours

/** Filled by `lookAround`: sides on which a built neighbour has a road to the square, has none, or is still empty. */
export const around = { roads: 0, walls: 0, open: 0, barrier: NONE };

/** Looks at the four neighbours; `barrier` is the one that keeps a city away (BUILD-04, BUILD-05), or NONE. */
export function lookAround(s: GameState, square: Square): void {
  const { neighbours, barrier: barriers } = s.rules;
  const { tile: tiles, roads: builtRoads, kind: kinds } = s;
  let roads = 0;
  let walls = 0;
  let open = 0;
  let barrier = NONE;
  for (let side = 0; side < 4; side++) {
    const other = at(neighbours, square * 4 + side);
    if (other === NONE) continue;
    const tile = at(tiles, other);
    if (tile < 0) {
      if (tile === EMPTY) open |= 1 << side;
      continue;
    }
    if ((at(builtRoads, other) & (1 << ((side + 2) & 3))) !== 0) roads |= 1 << side;
    else walls |= 1 << side;
    if (at(barriers, at(kinds, tile)) !== 0) barrier = other;
  }
  around.roads = roads;
  around.walls = walls;
  around.open = open;
  around.barrier = barrier;
}

/** A city of the seat, or what a module counts as one. */
export function isHome(s: GameState, seat: Seat, square: Square): boolean {
  if (at(s.holder, square) === seat && isCity(s.rules, kindOf(s, at(s.tile, square)))) return true;
  const { home } = s.rules.hooks;
  for (let i = 0; i < home.length; i++) if (item(home, i)(s, seat, square)) return true;
  return false;
}

// ---------------------------------------------------------------- the survey

export class Survey {
  stamp = 0;
  rules: unknown = null;
  /** Squares where something may go, as far as connection and neighbours go. */
  sites = 0;
  readonly square = new Int16Array(MAX_SQUARES);
  readonly roads = new Uint8Array(MAX_SQUARES);
  readonly walls = new Uint8Array(MAX_SQUARES);
  /** Kinds that may go there, a bit each. */
  readonly kinds = new Int16Array(MAX_SQUARES);
  /** Kinds that may go somewhere. */
  somewhere = 0;
  /** Own cities. */
  cities = 0;
  readonly city = new Int16Array(MAX_SQUARES);
  /** Tokens of levels 1-2 and of levels 3-4 on own cities. */
  lowTokens = 0;
  highTokens = 0;
}

const surveys: Survey[] = [];

export function survey(s: GameState, seat: Seat): Survey {
  const known = (surveys[seat] ??= new Survey());
  if (known.stamp !== s.mapStamp || known.rules !== s.rules) take(s, seat, known);
  return known;
}

const linked = new Uint8Array(MAX_SQUARES);
const queue = new Int16Array(MAX_SQUARES);

function take(s: GameState, seat: Seat, to: Survey): void {
  to.stamp = s.mapStamp;
  to.rules = s.rules;
  to.cities = 0;
  to.lowTokens = 0;
  to.highTokens = 0;
  const { squares } = s.rules;
  for (let square = 0; square < squares; square++) {
    if (s.holder[square] !== seat || !isCity(s.rules, kindOf(s, at(s.tile, square)))) continue;
    to.city[to.cities++] = square;
    if (at(s.level, square) <= 2) to.lowTokens++;
    else if (at(s.level, square) <= HIGHEST_LEVEL) to.highTokens++;
  }
  const settled = findNetwork(s, seat);
  to.sites = 0;
  to.somewhere = 0;
  for (let square = 0; square < squares; square++) {
    if (s.tile[square] !== EMPTY) continue;
    lookAround(s, square);
    const { roads, walls, barrier } = around;
    if ((roads | walls) === 0) continue;
    // BUILD-06, and BUILD-07: without any city a new one may go anywhere.
    let kinds = settled ? (isLinked(s, square, roads) ? ALL_BITS : 0) : CITY_BITS;
    if (barrier !== NONE) kinds &= ~CITY_BITS;
    kinds &= fitting(roads, walls);
    if (kinds === 0) continue;
    to.square[to.sites] = square;
    to.roads[to.sites] = roads;
    to.walls[to.sites] = walls;
    to.kinds[to.sites++] = kinds;
    to.somewhere |= kinds;
  }
}

/** BUILD-06: marks every square that has a road connection to a home of the seat. False without any home. */
export function findNetwork(s: GameState, seat: Seat): boolean {
  const { neighbours, squares } = s.rules;
  const { home } = s.rules.hooks;
  linked.fill(0);
  let tail = 0;
  for (let square = 0; square < squares; square++) {
    if (home.length === 0 && s.holder[square] !== seat) continue;
    if (at(s.tile, square) < 0 || !isHome(s, seat, square)) continue;
    linked[square] = 1;
    queue[tail++] = square;
  }
  if (tail === 0) return false;
  for (let head = 0; head < tail; head++) {
    const square = at(queue, head);
    const sides = at(s.roads, square);
    for (let side = 0; side < 4; side++) {
      if ((sides & (1 << side)) === 0) continue;
      const other = at(neighbours, square * 4 + side);
      if (other === NONE || at(linked, other) !== 0 || !joined(s, square, side)) continue;
      linked[other] = 1;
      queue[tail++] = other;
    }
  }
  return true;
}

/** Whether a built square belongs to the network found last. */
export const isInNetwork = (square: Square): boolean => linked[square] !== 0;

/** Whether a road that leads to this square comes from the network found last. */
export function isLinked(s: GameState, square: Square, roads: number): boolean {
  for (let side = 0; side < 4; side++) {
    if ((roads & (1 << side)) !== 0 && linked[at(s.rules.neighbours, square * 4 + side)] !== 0) return true;
  }
  return false;
}
