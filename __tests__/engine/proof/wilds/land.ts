/** Caves that lie face down, what is found in them, and the ways between them. */
import {
  at,
  BOARD,
  BOX,
  cardsIn,
  EMPTY,
  heroSquare,
  HEROES,
  NONE,
  roadsOf,
  kindOf,
  touchMap,
  type GameState,
  type Seat,
  type Square,
} from '@battalia/engine/testing';
import type { Hooks, RuleFor } from '../../../../src/engine/core/contract';
import { cost } from '../../../../src/engine/core/costs';
import { askNamed } from '../../../../src/engine/core/decision';
import { tell } from '../../../../src/engine/core/event';
import { move } from '../../../../src/engine/core/piles';
import { pick } from '../../../../src/engine/core/rng';
import { hasToken, turnUp } from '../../../../src/engine/rules/build';
import { payLine, refuseLine } from '../../../../src/engine/rules/line';
import { isSquare } from '../../../../src/engine/rules/rule';
import { checkEnd } from '../../../../src/engine/rules/end';
import { CAVES, MOST_STOCK } from './data';
import { nextOpponent } from './omens';
import { isCave, laid, renown, steps, stock } from './state';
import type { Wild } from './words';

/** On squares around which nothing lies, face down, at random. */
export function layCaves(s: GameState): void {
  for (let i = 0; i < CAVES; i++) {
    const free = [...s.tile.keys()].filter((square) => s.tile[square] === EMPTY && isAlone(s, square));
    const tiles = cardsIn(s, BOX).filter((card) => s.rules.kindDefs[kindOf(s, card)]?.back === 'cave');
    const square = free[pick(s, Math.max(1, free.length))];
    const tile = tiles[pick(s, tiles.length)];
    if (square === undefined || tile === undefined) return;
    move(s, tile, BOARD);
    s.tile[square] = tile;
    s.roads[square] = roadsOf(s.rules, kindOf(s, tile));
    s.down[square] = 1;
  }
  touchMap(s);
}

const isAlone = (s: GameState, square: Square): boolean =>
  [0, 1, 2, 3].every((side) => {
    const other = s.rules.neighbours[square * 4 + side] ?? NONE;
    return other === NONE || s.tile[other] === EMPTY;
  });

// ---------------------------------------------------------------- exploring

const EXPLORE_COST = cost({ frimen: 2 });

/** Whether a road leads from a hero of the seat to the cave beside it. */
const isBeside = (s: GameState, seat: Seat, square: Square): boolean =>
  [0, 1, 2, 3].some((side) => {
    const other = s.rules.neighbours[square * 4 + side] ?? NONE;
    const back = 1 << ((side + 2) & 3);
    return (
      other !== NONE &&
      (at(s.roads, other) & back) !== 0 &&
      Array.from({ length: HEROES }, (_, hero) => heroSquare(s, seat, hero)).includes(other)
    );
  });

export const explore: RuleFor<Wild<'explore'>> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    for (let square = 0; square < s.rules.squares; square++) {
      if (at(s.down, square) === 0 || !isBeside(s, seat, square)) continue;
      for (const pay of purse.lines(EXPLORE_COST)) out.push({ kind: 'explore', square, pay });
    }
  },
  refuse(s, seat, { square, pay }) {
    if (!isSquare(s, square) || at(s.down, square) === 0 || !isBeside(s, seat, square))
      return { code: 'nothingBeside', square };
    return refuseLine(s, seat, pay, EXPLORE_COST);
  },
  pay: payLine,
  perform(s, seat, { square }, log) {
    renown.of(s)[seat] = at(renown.of(s), seat) + 1;
    tell(log, { kind: 'explored', seat, square, card: at(s.tile, square) });
    turnUp(s, seat, square, log);
    checkEnd(s, log);
  },
};

// ---------------------------------------------------------------- a fifth level

const CROWN_COST = cost({ lords: 1 });
const CROWNED = 5;
const BEFORE = 4;

const isCrownable = (s: GameState, seat: Seat, square: Square): boolean =>
  at(s.holder, square) === seat && at(s.level, square) === BEFORE && !isCave(s, square);

export const exalt: RuleFor<Wild<'exalt'>> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    if (!hasToken(s, seat, CROWNED)) return;
    for (let square = 0; square < s.rules.squares; square++)
      if (isCrownable(s, seat, square))
        for (const pay of purse.lines(CROWN_COST)) out.push({ kind: 'exalt', square, pay });
  },
  refuse(s, seat, { square, pay }) {
    if (!isSquare(s, square) || !isCrownable(s, seat, square)) return { code: 'notYourCity', square };
    if (!hasToken(s, seat, CROWNED)) return { code: 'noToken', level: CROWNED };
    return refuseLine(s, seat, pay, CROWN_COST);
  },
  pay: payLine,
  perform(s, seat, { square }, log) {
    s.level[square] = CROWNED;
    touchMap(s);
    log?.push({ kind: 'upgraded', seat, square, level: CROWNED });
    checkEnd(s, log);
  },
};

const crownsOf = (s: GameState, seat: Seat): number =>
  [...s.level.keys()].filter((square) => s.holder[square] === seat && s.level[square] === CROWNED).length;

// ---------------------------------------------------------------- hooks

export const hooks: Hooks = {
  closed: (s, _seat, from, to) => at(s.down, from) !== 0 || at(s.down, to) !== 0,
  refuseFlight: (s, _seat, _from, to) => (at(s.down, to) !== 0 ? { code: 'faceDown', square: to } : null),
  /** Caves that lie open are one step apart, wherever they are. */
  ways(s, _seat, from, out) {
    if (!isCave(s, from) || at(s.down, from) !== 0) return;
    for (let square = 0; square < s.rules.squares; square++)
      if (square !== from && isCave(s, square) && at(s.down, square) === 0) out.push(square);
  },
  stepped(s, seat, hero, from, to) {
    const index = seat * HEROES + hero;
    steps.of(s)[index] = Math.min(255, at(steps.of(s), index) + 1);
    if (!isCave(s, to)) return;
    stock.of(s)[to] = Math.min(MOST_STOCK, at(stock.of(s), to) + 1);
    if (isCave(s, from)) askNamed(s, 'toll', nextOpponent(s, seat), { of: seat });
  },
  disbanded(s, seat, hero) {
    steps.of(s)[seat * HEROES + hero] = 0;
  },
  arrived(s, seat, hero, square) {
    if (isCave(s, square)) steps.of(s)[seat * HEROES + hero] = 0;
  },
  tileLaid(s) {
    laid.of(s)[0] = at(laid.of(s), 0) + 1;
  },
  points: (s, seat) => at(renown.of(s), seat),
  hasToken: (s, seat, level, givesBack) =>
    level === CROWNED ? crownsOf(s, seat) - (givesBack === CROWNED ? 1 : 0) < 1 : undefined,
};
