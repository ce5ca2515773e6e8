/** What the valleys add to the state. */
import { FACTION_NAMES, HEROES, type Faction } from '../../core/components';
import { squareAt } from '../../core/geometry';
import { at, item, NONE } from '../../core/ints';
import { isMixedGreat, type Kind } from '../../core/kinds';
import { perHero, perSeat } from '../../core/own';
import { factionOf, kindOf, type GameState, type Seat, type Square } from '../../core/state';
import { pile } from '../../core/zones';
import { gatesOf } from '../gates/state';
import { WIDE } from '../stormgates/data';
import { CONNECTION, GOODS, VALLEYS } from './data';

/** VAL-04: the seat has its card of this turn. */
export const collected = perSeat('uint8', { most: 1 });
/** The hero has made use of the connecting card this turn. */
export const served = perHero('uint8', { most: 1 });
/** VAL-07: the number of the gate that the hero has a booster for, 0 for none. */
export const boosters = perHero('uint8', { most: FACTION_NAMES.length });
/** VAL-08: a bit for each gate, by its faction, whose booster the seat has spent. */
export const spent = perSeat('uint8', { most: (1 << FACTION_NAMES.length) - 1 });

export const state = { collected, served, boosters, spent } as const;

/** VAL-08: the Great Artefacts that lie under the gates, one pile a gate in the order of their numbers. */
export const hidden = pile({
  count: ({ seats }) => seats,
  sees: 'nobody',
  holds: isMixedGreat,
  squares: (s) => gatesOf(s).sort((a, b) => gateOf(s, a) - gateOf(s, b)),
});

export const zones = { hidden } as const;

// ---------------------------------------------------------------- reading

const isKind = (s: GameState, square: Square, name: string): boolean =>
  at(s.tile, square) >= 0 && kindOf(s, at(s.tile, square)) === s.rules.named[name];

export const isPass = (s: GameState, square: Square): boolean => isKind(s, square, 'mountainPass');
export const isBridge = (s: GameState, square: Square): boolean => isKind(s, square, 'kingsBridge');
export const isHidden = (s: GameState, square: Square): boolean => at(s.down, square) !== 0;

/** Which card joins the valleys. */
export const hasBridge = (s: GameState): boolean => isBridge(s, CONNECTING_SQUARE);

/** By square: the valley that its building belongs to, NONE for all others. Valleys lie on the wide board, and stay where they are. */
const VALLEY_OF_BUILDING = Int8Array.from({ length: WIDE.rows * WIDE.columns }, (_, square) =>
  VALLEYS.findIndex(({ buildings }) => buildings.some(({ place }) => squareAt(WIDE.columns, place) === square)),
);
const BUILDINGS: readonly (readonly Square[])[] = VALLEYS.map(({ buildings }) =>
  buildings.map(({ place }) => squareAt(WIDE.columns, place)),
);
const CENTRES: readonly Square[] = VALLEYS.map(({ centre }) => squareAt(WIDE.columns, centre));
export const CONNECTING_SQUARE: Square = squareAt(WIDE.columns, CONNECTION);

/** A building, explored or not. */
export const isBuilding = (square: Square): boolean => at(VALLEY_OF_BUILDING, square) !== NONE;

const goods: Readonly<Record<string, string>> = GOODS;
/** What a building gives. */
export const goodsOf = (s: GameState, square: Square): Kind =>
  s.rules.named[goods[item(s.rules.names, kindOf(s, at(s.tile, square)))] ?? ''] ?? NONE;

/** The squares of a valley's buildings. */
export const buildingSquares = (valley: number): readonly Square[] => item(BUILDINGS, valley);

/** How many buildings of a valley a seat has. */
export function buildingsIn(s: GameState, seat: Seat, valley: number): number {
  let count = 0;
  for (const square of buildingSquares(valley)) if (at(s.holder, square) === seat) count++;
  return count;
}
/** And in both. */
export function buildingsOf(s: GameState, seat: Seat): number {
  let count = 0;
  for (let valley = 0; valley < VALLEYS.length; valley++) count += buildingsIn(s, seat, valley);
  return count;
}

/** The valley of a centre, NONE for every other square. */
export const valleyAround = (centre: Square): number => CENTRES.indexOf(centre);
/** A valley's centre, for it stays where it is. */
export const isCentre = (square: Square): boolean => valleyAround(square) !== NONE;

/** The faction of a gate: its number, from 0. */
export const gateOf = (s: GameState, square: Square): Faction => factionOf(s, at(s.tile, square));

/** What lies under a gate; it stays with the gate wherever that goes. */
export function pileUnder(s: GameState, gate: Square): number {
  let before = 0;
  for (const other of gatesOf(s)) if (gateOf(s, other) < gateOf(s, gate)) before++;
  return hidden.at(s, before);
}

export const boosterOf = (s: GameState, seat: Seat, hero: number): number => at(boosters.of(s), seat * HEROES + hero);
export const isServed = (s: GameState, seat: Seat, hero: number): boolean =>
  at(served.of(s), seat * HEROES + hero) !== 0;
export const serve = (s: GameState, seat: Seat, hero: number): void => void (served.of(s)[seat * HEROES + hero] = 1);
