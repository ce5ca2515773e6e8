/** Exploring hidden cards of a valley (VAL-03). */
import type { Rule } from '../../core/contract';
import { HEROES } from '../../core/components';
import type { Cost } from '../../core/costs';
import { joined } from '../../core/geometry';
import { at, NONE } from '../../core/ints';
import { heroSquare, type GameState, type Seat, type Square } from '../../core/state';
import type { Violation } from '../../core/violation';
import { hasToken, turnUp } from '../../rules/build';
import { checkEnd } from '../../rules/end';
import { payLine, refuseLine } from '../../rules/line';
import { isSquare } from '../../rules/rule';
import { BUILDING_COST, BUILDING_LEVEL, ROAD_COST } from './data';
import { isBuilding, isHidden } from './state';

const SIDES = 4;

/** A hidden square beside one of the seat's heroes, with a road between them. */
function isBeside(s: GameState, seat: Seat, square: Square): boolean {
  for (let side = 0; side < SIDES; side++) {
    if (!joined(s, square, side)) continue;
    const other = at(s.rules.neighbours, square * SIDES + side);
    for (let hero = 0; hero < HEROES; hero++) if (heroSquare(s, seat, hero) === other) return true;
  }
  return false;
}

const costOf = (square: Square): Cost => (isBuilding(square) ? BUILDING_COST : ROAD_COST);

/** Why a square is not explored, leaving its price aside. */
function refuseSquare(s: GameState, seat: Seat, square: Square): Violation | null {
  if (!isSquare(s, square) || !isHidden(s, square)) return { code: 'nothingHidden', square };
  if (!isBeside(s, seat, square)) return { code: 'noWayIn', square };
  return isBuilding(square) && !hasToken(s, seat, BUILDING_LEVEL) ? { code: 'noToken', level: BUILDING_LEVEL } : null;
}

/** The squares around the seat's heroes, each once. */
function squaresBeside(s: GameState, seat: Seat): readonly Square[] {
  const squares: Square[] = [];
  for (let hero = 0; hero < HEROES; hero++) {
    const from = heroSquare(s, seat, hero);
    for (let side = 0; side < SIDES && from !== NONE; side++) {
      const square = at(s.rules.neighbours, from * SIDES + side);
      if (square !== NONE && !squares.includes(square)) squares.push(square);
    }
  }
  return squares;
}

export const explore: Rule<'explore'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    if (purse.lines(BUILDING_COST).length === 0 && purse.lines(ROAD_COST).length === 0) return;
    for (const square of squaresBeside(s, seat))
      if (refuseSquare(s, seat, square) === null)
        for (const pay of purse.lines(costOf(square))) out.push({ kind: 'explore', square, pay });
  },
  refuse: (s, seat, { square, pay }) => refuseSquare(s, seat, square) ?? refuseLine(s, seat, pay, costOf(square)),
  pay: payLine,
  perform(s, seat, { square }, log) {
    log?.push({ kind: 'explored', seat, square, card: at(s.tile, square) });
    if (isBuilding(square)) {
      s.holder[square] = seat;
      s.level[square] = BUILDING_LEVEL;
    }
    turnUp(s, seat, square, log);
    checkEnd(s, log);
  },
};
