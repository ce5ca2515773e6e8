/** Roads and cities on the map (BUILD). */
import type { Action } from '../action';
import { CITY4, CITY1, CROSSROAD, HIGH_TOKENS, HIGHEST_LEVEL, isCity, isRoad, LOW_TOKENS, ROADS_OF, RUINS, STRAIGHT, turned, TURNS_OF, type Kind } from '../components';
import { CITY_COSTS, roadCost, UPGRADE_COSTS } from '../costs';
import { answered, ask, askedA, askedB, PLACE } from '../decision';
import type { Log } from '../event';
import { joined } from '../geometry';
import { at, item, NONE } from '../ints';
import type { Purse } from '../payment';
import { move, topOf } from '../piles';
import { BOARD, EMPTY, IMPASSABLE, kindOf, MISSING, NOBODY, type GameState, type Seat, type Square } from '../state';
import type { Violation } from '../violation';
import { checkEnd } from './end';
import { isSquare, playLine, refuseEmptyDeck, refuseLine, type Rule } from './rule';

const MAX_SQUARES = 128;

// ---------------------------------------------------------------- squares

/** Sides on which a built neighbour has a road to this square, and sides on which it has none. */
function sidesOf(s: GameState, square: Square): { roads: number; walls: number } {
  sides.roads = 0;
  sides.walls = 0;
  for (let side = 0; side < 4; side++) {
    const other = at(s.rules.neighbours, square * 4 + side);
    if (other === NONE || at(s.tile, other) < 0) continue;
    if ((at(s.roads, other) & (1 << ((side + 2) & 3))) !== 0) sides.roads |= 1 << side;
    else sides.walls |= 1 << side;
  }
  return sides;
}
const sides = { roads: 0, walls: 0 };

/** BUILD-03: agrees on every touching side when turned so. */
const agrees = (kind: Kind, quarters: number, roads: number, walls: number): boolean => {
  const mask = turned(item(ROADS_OF, kind), quarters);
  return (mask & roads) === roads && (mask & walls) === 0;
};

function agreesSomehow(kind: Kind, roads: number, walls: number): boolean {
  const turns = item(TURNS_OF, kind);
  for (let quarters = 0; quarters < turns; quarters++) if (agrees(kind, quarters, roads, walls)) return true;
  return false;
}

/** BUILD-04, BUILD-05: the neighbour that keeps a city away, or NONE. */
function cityBarrier(s: GameState, square: Square): Square {
  for (let side = 0; side < 4; side++) {
    const other = at(s.rules.neighbours, square * 4 + side);
    if (other === NONE) continue;
    const tile = at(s.tile, other);
    if (tile >= 0 && (isCity(kindOf(tile)) || kindOf(tile) === RUINS)) return other;
  }
  return NONE;
}

/** A city of the seat, or what a module counts as one. */
export function isHome(s: GameState, seat: Seat, square: Square): boolean {
  if (at(s.holder, square) === seat && isCity(kindOf(at(s.tile, square)))) return true;
  const { home } = s.rules;
  for (let i = 0; i < home.length; i++) if (item(home, i).home(s, seat, square)) return true;
  return false;
}

const linked = new Uint8Array(MAX_SQUARES);
const queue = new Int16Array(MAX_SQUARES);

/** BUILD-06: marks every square that has a road connection to a home of the seat. False without any home (BUILD-07). */
function findNetwork(s: GameState, seat: Seat): boolean {
  linked.fill(0);
  let tail = 0;
  for (let square = 0; square < s.rules.squares; square++) {
    if (at(s.tile, square) < 0 || !isHome(s, seat, square)) continue;
    linked[square] = 1;
    queue[tail++] = square;
  }
  if (tail === 0) return false;
  for (let head = 0; head < tail; head++) {
    const square = at(queue, head);
    for (let side = 0; side < 4; side++) {
      if (!joined(s, square, side)) continue;
      const other = at(s.rules.neighbours, square * 4 + side);
      if (linked[other] !== 0) continue;
      linked[other] = 1;
      queue[tail++] = other;
    }
  }
  return true;
}

/** Whether a road that leads to this square comes from the network. */
function isLinked(s: GameState, square: Square, roads: number): boolean {
  for (let side = 0; side < 4; side++) {
    if ((roads & (1 << side)) !== 0 && linked[at(s.rules.neighbours, square * 4 + side)] !== 0) return true;
  }
  return false;
}

/** Squares where something could go, with what their neighbours ask for: filled by `surveySites`. */
const siteSquare = new Int16Array(MAX_SQUARES);
const siteRoads = new Uint8Array(MAX_SQUARES);
const siteWalls = new Uint8Array(MAX_SQUARES);
/** Bit 0: a road may go here, bit 1: a city may. */
const siteTakes = new Uint8Array(MAX_SQUARES);
let sites = 0;

function surveySites(s: GameState, seat: Seat): void {
  const settled = findNetwork(s, seat);
  sites = 0;
  for (let square = 0; square < s.rules.squares; square++) {
    if (at(s.tile, square) !== EMPTY) continue;
    const { roads, walls } = sidesOf(s, square);
    if ((roads | walls) === 0) continue;
    const reached = settled ? isLinked(s, square, roads) : false;
    const takes = (reached ? 1 : 0) | ((reached || !settled) && cityBarrier(s, square) === NONE ? 2 : 0);
    if (takes === 0) continue;
    siteSquare[sites] = square;
    siteRoads[sites] = roads;
    siteWalls[sites] = walls;
    siteTakes[sites++] = takes;
  }
}

function fitsSomewhere(kind: Kind): boolean {
  const wanted = isCity(kind) ? 2 : 1;
  for (let i = 0; i < sites; i++) if ((at(siteTakes, i) & wanted) !== 0 && agreesSomehow(kind, at(siteRoads, i), at(siteWalls, i))) return true;
  return false;
}

/** Every square and turn for a kind of card: what glows on the board. */
export function offerPlaces(s: GameState, seat: Seat, kind: Kind, out: Action[]): void {
  surveySites(s, seat);
  const wanted = isCity(kind) ? 2 : 1;
  const turns = item(TURNS_OF, kind);
  for (let i = 0; i < sites; i++) {
    if ((at(siteTakes, i) & wanted) === 0) continue;
    for (let turn = 0; turn < turns; turn++) {
      if (agrees(kind, turn, at(siteRoads, i), at(siteWalls, i))) out.push({ kind: 'place', square: at(siteSquare, i), turn });
    }
  }
}

/** Why a card of this kind cannot go there. */
export function refusePlace(s: GameState, seat: Seat, kind: Kind, square: Square, turn: number): Violation | null {
  if (!isSquare(s, square) || at(s.tile, square) === MISSING) return { code: 'squareMissing', square };
  if (at(s.tile, square) !== EMPTY) return { code: 'squareTaken', square };
  if (!Number.isInteger(turn) || turn < 0 || turn >= item(TURNS_OF, kind)) return { code: 'malformed' };
  const { roads, walls } = sidesOf(s, square);
  if ((roads | walls) === 0) return { code: 'touchesNothing', square };
  if (isCity(kind)) {
    const barrier = cityBarrier(s, square);
    if (barrier !== NONE) return { code: kindOf(at(s.tile, barrier)) === RUINS ? 'besideRuins' : 'besideCity', square };
  }
  if (!agrees(kind, turn, roads, walls)) return { code: 'roadsDisagree', square };
  const settled = findNetwork(s, seat);
  if (settled ? !isLinked(s, square, roads) : !isCity(kind)) return { code: 'notConnected', square };
  return null;
}

// ---------------------------------------------------------------- tokens

/** BUILD-09, COMP-07: whether a token for a city of this level is free; a city that gives its own token back may say so. */
export function hasToken(s: GameState, seat: Seat, level: number, givesBack = 0): boolean {
  const low = level <= 2;
  let used = 0;
  for (let square = 0; square < s.rules.squares; square++) {
    if (at(s.holder, square) !== seat || !isCity(kindOf(at(s.tile, square)))) continue;
    if (at(s.level, square) <= 2 === low) used++;
  }
  if (low) for (const module of s.rules.modules) used += module.lowTokens?.(s, seat) ?? 0;
  if (givesBack > 0 && givesBack <= 2 === low) used--;
  return used < (low ? LOW_TOKENS : HIGH_TOKENS);
}

/** BATTLE-11: the level that a taken city gets: the same, else the next lower one with a free token, else 0. */
export function levelFor(s: GameState, seat: Seat, level: number): number {
  for (let l = Math.min(level, HIGHEST_LEVEL); l >= 1; l--) if (hasToken(s, seat, l)) return l;
  return 0;
}

// ---------------------------------------------------------------- actions

export function offerBuilding(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  let surveyed = false;
  const offer = (kind: Kind, level: number, lines: readonly (readonly number[])[]) => {
    if (lines.length === 0 || at(s.size, kind) === 0) return;
    if (!surveyed) surveySites(s, seat);
    surveyed = true;
    if (!fitsSomewhere(kind)) return;
    for (let i = 0; i < lines.length; i++) out.push({ kind: 'build', tile: kind, level, pay: item(lines, i) });
  };
  for (let level = 1; level <= HIGHEST_LEVEL; level++) {
    const lines = purse.lines(item(CITY_COSTS, level - 1));
    if (lines.length === 0 || !hasToken(s, seat, level)) continue;
    for (let kind = CITY4; kind <= CITY1; kind++) offer(kind, level, lines);
  }
  for (let kind = STRAIGHT; kind <= CROSSROAD; kind++) offer(kind, 0, purse.lines(roadCost(kind)));
  offerUpgrades(s, seat, purse, out);
}

function offerUpgrades(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  for (let level = 2; level <= HIGHEST_LEVEL; level++) {
    const lines = purse.lines(item(UPGRADE_COSTS, level - 1));
    if (lines.length === 0 || !hasToken(s, seat, level, level - 1)) continue;
    for (let square = 0; square < s.rules.squares; square++) {
      if (at(s.holder, square) !== seat || at(s.level, square) !== level - 1 || !isCity(kindOf(at(s.tile, square)))) continue;
      for (let i = 0; i < lines.length; i++) out.push({ kind: 'upgrade', square, pay: item(lines, i) });
    }
  }
}

export const build: Rule<'build'> = {
  refuse(s, seat, { tile, level, pay }) {
    if (!Number.isInteger(tile) || !(isCity(tile) || isRoad(tile)) || !Number.isInteger(level)) return { code: 'malformed' };
    if (isCity(tile) ? level < 1 || level > HIGHEST_LEVEL : level !== 0) return { code: 'malformed' };
    const problem = refuseEmptyDeck(s, tile) ?? refuseLine(s, seat, pay, isCity(tile) ? item(CITY_COSTS, level - 1) : roadCost(tile));
    if (problem) return problem;
    if (isCity(tile) && !hasToken(s, seat, level)) return { code: 'noToken', level };
    surveySites(s, seat);
    return fitsSomewhere(tile) ? null : { code: 'nowhereToBuild', kind: tile };
  },
  perform(s, seat, { tile, level, pay }, log) {
    playLine(s, seat, pay, 'build', log);
    ask(s, PLACE, seat, tile, level);
  },
};

export const place: Rule<'place'> = {
  refuse: (s, seat, { square, turn }) => refusePlace(s, seat, askedA(s), square, turn),
  perform(s, seat, { square, turn }, log) {
    const kind = askedA(s);
    const level = askedB(s);
    answered(s);
    const card = topOf(s, kind);
    move(s, card, BOARD);
    s.tile[square] = card;
    s.roads[square] = turned(item(ROADS_OF, kind), turn);
    s.level[square] = level;
    s.holder[square] = level > 0 ? seat : NOBODY;
    log?.push({ kind: 'built', seat, card, square, turn, level });
    markImpassable(s, log);
    checkEnd(s, log);
  },
};

export const upgrade: Rule<'upgrade'> = {
  refuse(s, seat, { square, pay }) {
    if (!isSquare(s, square) || at(s.tile, square) < 0 || at(s.holder, square) !== seat || !isCity(kindOf(at(s.tile, square)))) return { code: 'notYourCity', square };
    const level = at(s.level, square) + 1;
    if (level > HIGHEST_LEVEL) return { code: 'highestLevel', square };
    const problem = refuseLine(s, seat, pay, item(UPGRADE_COSTS, level - 1));
    if (problem) return problem;
    return hasToken(s, seat, level, level - 1) ? null : { code: 'noToken', level };
  },
  perform(s, seat, { square, pay }, log) {
    playLine(s, seat, pay, 'upgrade', log);
    const level = at(s.level, square) + 1;
    s.level[square] = level;
    log?.push({ kind: 'upgraded', seat, square, level });
    checkEnd(s, log);
  },
};

// ---------------------------------------------------------------- impassable squares (BUILD-11)

/** Looks at every empty square until nothing more closes. */
export function markImpassable(s: GameState, log: Log): void {
  for (let closed = true; closed; ) {
    closed = false;
    for (let square = 0; square < s.rules.squares; square++) {
      if (at(s.tile, square) !== EMPTY || !isClosed(s, square)) continue;
      s.tile[square] = IMPASSABLE;
      closed = true;
      log?.push({ kind: 'impassable', square });
    }
  }
}

/** A road towards a square that is still empty may join later; one that leaves the map or meets an impassable square never will. */
function isClosed(s: GameState, square: Square): boolean {
  const { roads, walls } = sidesOf(s, square);
  let open = 0;
  for (let side = 0; side < 4; side++) {
    const other = at(s.rules.neighbours, square * 4 + side);
    if (other !== NONE && at(s.tile, other) === EMPTY) open |= 1 << side;
  }
  if ((roads | walls) === 0) return open === 0;
  const cityBarred = cityBarrier(s, square) !== NONE;
  for (let kind = CITY4; kind <= CROSSROAD; kind++) {
    if (at(s.size, kind) === 0 || (cityBarred && isCity(kind))) continue;
    const turns = item(TURNS_OF, kind);
    for (let quarters = 0; quarters < turns; quarters++) {
      if (agrees(kind, quarters, roads, walls) && (turned(item(ROADS_OF, kind), quarters) & (roads | open)) !== 0) return false;
    }
  }
  return true;
}
