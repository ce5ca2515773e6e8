/** Roads and cities on the map (BUILD). */
import type { Action, Line } from '../core/action';
import { HIGH_TOKENS, HIGHEST_LEVEL, LOW_TOKENS } from '../core/components';
import { CITY_COSTS, JUNCTION_COST, roadCost, SIMPLE_ROAD_COST, UPGRADE_COSTS } from '../core/costs';
import type { Question, TileEvent } from '../core/contract';
import { answered, ask, askedA, askedB, PLACE } from '../core/decision';
import type { Log } from '../core/event';
import { at, item, NONE } from '../core/ints';
import type { Purse } from '../core/payment';
import { move, topOf } from '../core/piles';
import {
  BOARD,
  EMPTY,
  IMPASSABLE,
  kindOf,
  MISSING,
  NO_BATTLE,
  NOBODY,
  touchMap,
  type GameState,
  type Seat,
  type Square,
} from '../core/state';
import { kind as kindTag, small } from '../core/shape';
import type { Violation } from '../core/violation';
import { checkEnd } from './end';
import { markImpassable } from './impassable';
import { agrees, around, findNetwork, isLinked, kindBit, lookAround, survey } from './survey';
import { payLine, refuseLine } from './line';
import { isSquare, refuseEmptyDeck, type Rule } from './rule';
import {
  CITY1,
  CITY4,
  CROSSROAD,
  isCity,
  roadsOf,
  RUINS,
  STRAIGHT,
  TEE,
  TURN,
  turned,
  turnsOf,
  type Kind,
} from '../core/kinds';

/** Every square and turn for a kind of card: what glows on the board. */
function offerPlaces(s: GameState, seat: Seat, _purse: Purse, out: Action[]): void {
  const kind = askedA(s);
  const map = survey(s, seat);
  const turns = turnsOf(s.rules, kind);
  for (let i = 0; i < map.sites; i++) {
    if ((at(map.kinds, i) & kindBit(kind)) === 0) continue;
    for (let quarters = 0; quarters < turns; quarters++) {
      if (agrees(kind, quarters, at(map.roads, i), at(map.walls, i)))
        out.push({ kind: 'place', square: at(map.square, i), quarters });
    }
  }
}

/** Why a card of this kind cannot go there. */
export function refusePlace(s: GameState, seat: Seat, kind: Kind, square: Square, quarters: number): Violation | null {
  if (!isSquare(s, square) || at(s.tile, square) === MISSING) return { code: 'squareMissing', square };
  if (at(s.tile, square) !== EMPTY)
    return { code: at(s.tile, square) === IMPASSABLE ? 'squareImpassable' : 'squareTaken', square };
  if (!Number.isInteger(quarters) || quarters < 0 || quarters >= turnsOf(s.rules, kind)) return { code: 'malformed' };
  lookAround(s, square);
  const { roads, walls, barrier } = around;
  if ((roads | walls) === 0) return { code: 'touchesNothing', square };
  if (isCity(s.rules, kind) && barrier !== NONE) return { code: besideWhat(s, kindOf(s, at(s.tile, barrier))), square };
  if (!agrees(kind, quarters, roads, walls)) return { code: 'roadsDisagree', square };
  const settled = findNetwork(s, seat);
  if (settled ? !isLinked(s, square, roads) : !isCity(s.rules, kind)) return { code: 'notConnected', square };
  return null;
}

/** BUILD-04, BUILD-05; what else keeps cities away is a module's. */
const besideWhat = (s: GameState, kind: Kind): 'besideCity' | 'besideRuins' | 'noCityBeside' =>
  kind === RUINS ? 'besideRuins' : isCity(s.rules, kind) ? 'besideCity' : 'noCityBeside';

/** Tells the modules that something has come to lie on a square. */
export function tileLaid(s: GameState, seat: Seat, square: Square, how: TileEvent, log: Log): void {
  for (const hook of s.rules.hooks.tileLaid) hook(s, seat, square, how, log);
}

/** Turns a card up that lies face down. */
export function turnUp(s: GameState, seat: Seat, square: Square, log: Log): void {
  s.down[square] = 0;
  touchMap(s);
  tileLaid(s, seat, square, 'explored', log);
}

// ---------------------------------------------------------------- tokens

/** BUILD-09, COMP-07: whether a token for a city of this level is free; a city that gives its own token back may say so. */
export function hasToken(s: GameState, seat: Seat, level: number, givesBack = 0): boolean {
  const hooks = s.rules.hooks.hasToken;
  for (let i = 0; i < hooks.length; i++) {
    const free = item(hooks, i)(s, seat, level, givesBack);
    if (free !== undefined) return free;
  }
  const low = level <= 2;
  const map = survey(s, seat);
  let used = low ? map.lowTokens : map.highTokens;
  if (low) for (const hook of s.rules.hooks.lowTokens) used += hook(s, seat);
  if (givesBack > 0 && givesBack <= HIGHEST_LEVEL && givesBack <= 2 === low) used--;
  return used < (low ? LOW_TOKENS : HIGH_TOKENS);
}

/** BATTLE-11: the level that a taken city gets: the same, else the next lower one with a free token, else 0. */
export function levelFor(s: GameState, seat: Seat, level: number): number {
  for (let l = Math.min(level, s.rules.highestLevel); l >= 1; l--) if (hasToken(s, seat, l)) return l;
  return 0;
}

// ---------------------------------------------------------------- actions

function offerBuilding(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  for (let level = 1; level <= HIGHEST_LEVEL; level++) {
    const lines = purse.lines(item(CITY_COSTS, level - 1));
    if (lines.length === 0 || !hasToken(s, seat, level)) continue;
    for (let kind = CITY4; kind <= CITY1; kind++) offerKind(s, seat, kind, level, lines, out);
  }
  const simple = purse.lines(SIMPLE_ROAD_COST);
  if (simple.length > 0) for (let kind = STRAIGHT; kind <= TURN; kind++) offerKind(s, seat, kind, 0, simple, out);
  const junction = purse.lines(JUNCTION_COST);
  if (junction.length > 0) for (let kind = TEE; kind <= CROSSROAD; kind++) offerKind(s, seat, kind, 0, junction, out);
}

function offerKind(s: GameState, seat: Seat, kind: Kind, level: number, lines: readonly Line[], out: Action[]): void {
  if (at(s.size, kind) === 0 || (survey(s, seat).somewhere & kindBit(kind)) === 0) return;
  for (let i = 0; i < lines.length; i++) out.push({ kind: 'build', tile: kind, level, pay: item(lines, i) });
}

function offerUpgrades(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  for (let level = 2; level <= HIGHEST_LEVEL; level++) {
    const lines = purse.lines(item(UPGRADE_COSTS, level - 1));
    if (lines.length === 0 || !hasToken(s, seat, level, level - 1)) continue;
    const map = survey(s, seat);
    for (let c = 0; c < map.cities; c++) {
      const square = at(map.city, c);
      if (at(s.level, square) !== level - 1) continue;
      for (let i = 0; i < lines.length; i++) out.push({ kind: 'upgrade', square, pay: item(lines, i) });
    }
  }
}

export const build: Rule<'build'> = {
  answers: ['acting'],
  offer: offerBuilding,
  refuse(s, seat, { tile, level, pay }) {
    if (!Number.isInteger(tile) || tile < CITY4 || tile > CROSSROAD || !Number.isInteger(level))
      return { code: 'malformed' };
    if (isCity(s.rules, tile) ? level < 1 || level > HIGHEST_LEVEL : level !== 0) return { code: 'malformed' };
    const problem =
      refuseEmptyDeck(s, tile) ??
      refuseLine(s, seat, pay, isCity(s.rules, tile) ? item(CITY_COSTS, level - 1) : roadCost(tile));
    if (problem) return problem;
    if (isCity(s.rules, tile) && !hasToken(s, seat, level)) return { code: 'noToken', level };
    return (survey(s, seat).somewhere & kindBit(tile)) !== 0 ? null : { code: 'nowhereToBuild', kind: tile };
  },
  pay: payLine,
  perform(s, seat, { tile, level }) {
    ask(s, PLACE, seat, tile, level);
  },
};

/** Where a built card goes. */
export const placing: Question = {
  facts: { tile: kindTag, level: small },
  sound(s, seat, [tile = NONE, level = 0]) {
    if (seat !== s.turn || s.battle !== NO_BATTLE || tile < CITY4 || tile > CROSSROAD || at(s.size, tile) === 0)
      return false;
    return isCity(s.rules, tile) ? level >= 1 && level <= HIGHEST_LEVEL : level === 0;
  },
};

export const place: Rule<'place'> = {
  answers: ['place'],
  offer: offerPlaces,
  refuse: (s, seat, { square, quarters }) => refusePlace(s, seat, askedA(s), square, quarters),
  perform(s, seat, { square, quarters }, log) {
    const kind = askedA(s);
    const level = askedB(s);
    answered(s);
    const card = topOf(s, kind);
    move(s, card, BOARD);
    s.tile[square] = card;
    s.roads[square] = turned(roadsOf(s.rules, kind), quarters);
    s.level[square] = level;
    s.holder[square] = level > 0 ? seat : NOBODY;
    touchMap(s);
    log?.push({ kind: 'built', seat, card, square, quarters, level });
    tileLaid(s, seat, square, 'built', log);
    markImpassable(s, log);
    checkEnd(s, log);
  },
};

export const upgrade: Rule<'upgrade'> = {
  answers: ['acting'],
  offer: offerUpgrades,
  refuse(s, seat, { square, pay }) {
    const unfit = refuseLevel(s, seat, square);
    if (unfit !== null && unfit.code !== 'noToken') return unfit;
    return refuseLine(s, seat, pay, item(UPGRADE_COSTS, at(s.level, square))) ?? unfit;
  },
  pay: payLine,
  perform(s, seat, { square }, log) {
    raiseLevel(s, seat, square, log);
  },
};

/** Why there is no further level for a city, leaving its price aside. */
export function refuseLevel(s: GameState, seat: Seat, square: Square): Violation | null {
  if (
    !isSquare(s, square) ||
    at(s.tile, square) < 0 ||
    at(s.holder, square) !== seat ||
    !isCity(s.rules, kindOf(s, at(s.tile, square)))
  )
    return { code: 'notYourCity', square };
  const level = at(s.level, square) + 1;
  if (level > HIGHEST_LEVEL) return { code: 'highestLevel', square };
  return hasToken(s, seat, level, level - 1) ? null : { code: 'noToken', level };
}

/** Own cities that could rise a level if it cost nothing. */
export function citiesToRaise(s: GameState, seat: Seat): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < s.rules.squares; square++)
    if (refuseLevel(s, seat, square) === null) squares.push(square);
  return squares;
}

export function raiseLevel(s: GameState, seat: Seat, square: Square, log: Log): void {
  const level = at(s.level, square) + 1;
  s.level[square] = level;
  touchMap(s);
  log?.push({ kind: 'upgraded', seat, square, level });
  checkEnd(s, log);
}
