/** Squares that stay empty for good (BUILD-11, RULE-09). */
import type { Log } from '../core/event';
import { at, NONE } from '../core/ints';
import { EMPTY, IMPASSABLE, touchMap, type GameState, type Square } from '../core/state';
import { around, CITY_BITS, fitting, kindBit, lookAround, MAX_SQUARES } from './survey';
import { CITY4, CROSSROAD } from '../core/kinds';

// What a square asks of a card, one entry per square.
const roads = new Uint8Array(MAX_SQUARES);
const walls = new Uint8Array(MAX_SQUARES);
const open = new Uint8Array(MAX_SQUARES);
/** Kinds that the pool still has and the neighbours allow, a bit each. */
const kinds = new Int16Array(MAX_SQUARES);

const reached = new Uint8Array(MAX_SQUARES);
const queue = new Int16Array(MAX_SQUARES);

/** Closes every empty square that no road can reach any more. */
export function markImpassable(s: GameState, log: Log): void {
  reach(s);
  for (let square = 0; square < s.rules.squares; square++) {
    if (at(s.tile, square) !== EMPTY || at(reached, square) !== 0) continue;
    s.tile[square] = IMPASSABLE;
    touchMap(s);
    log?.push({ kind: 'impassable', square });
  }
}

/** Follows the built roads into the empty land, and from there wherever cards that are left could carry them on. */
function reach(s: GameState): void {
  const stocked = stockedKinds(s);
  let filled = 0;
  for (let square = 0; square < s.rules.squares; square++) {
    reached[square] = 0;
    if (at(s.tile, square) !== EMPTY) continue;
    lookAround(s, square);
    roads[square] = around.roads;
    walls[square] = around.walls;
    open[square] = around.open;
    kinds[square] = around.barrier === NONE ? stocked : stocked & ~CITY_BITS;
    if (around.roads !== 0 && fits(square, 0)) filled = enter(square, filled);
  }
  for (let i = 0; i < filled; i++) {
    const square = at(queue, i);
    for (let side = 0; side < 4; side++) {
      if ((at(open, square) & (1 << side)) === 0) continue;
      const other = at(s.rules.neighbours, square * 4 + side);
      if (at(reached, other) === 0 && fits(square, 1 << side) && fits(other, 1 << ((side + 2) & 3)))
        filled = enter(other, filled);
    }
  }
}

function enter(square: Square, filled: number): number {
  reached[square] = 1;
  queue[filled] = square;
  return filled + 1;
}

/** Whether some card that is left agrees with the neighbours and has a road on one more side. */
const fits = (square: Square, further: number): boolean =>
  (fitting(at(roads, square) | further, at(walls, square)) & at(kinds, square)) !== 0;

function stockedKinds(s: GameState): number {
  let stocked = 0;
  for (let kind = CITY4; kind <= CROSSROAD; kind++) if (at(s.size, kind) > 0) stocked |= kindBit(kind);
  return stocked;
}
