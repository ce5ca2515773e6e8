/** Cloak of Vayl (GA2-04): own cities that nobody attacks until the owner's next turn. */
import { HEROES } from '../../core/components';
import type { Hooks, Question, Rule } from '../../core/contract';
import { answered, askNamed } from '../../core/decision';
import type { Log } from '../../core/event';
import { isWithinOne } from '../../core/geometry';
import { at, NONE } from '../../core/ints';
import { isCity } from '../../core/kinds';
import { square as squareTag } from '../../core/shape';
import { heroSquare, kindOf, type GameState, type Seat, type Square } from '../../core/state';
import type { Violation } from '../../core/violation';
import { play } from '../../rules/line';
import { isOwnTurn, isSquare } from '../../rules/rule';
import { forEachRelic, refuseRelic } from './relic';
import { cloaks } from './state';

const isOwnCity = (s: GameState, seat: Seat, square: Square): boolean =>
  at(s.tile, square) >= 0 && at(s.holder, square) === seat && isCity(s.rules, kindOf(s, at(s.tile, square)));

/** In reach of an own hero. */
function isInSight(s: GameState, seat: Seat, square: Square): boolean {
  for (let hero = 0; hero < HEROES; hero++) {
    const from = heroSquare(s, seat, hero);
    if (from !== NONE && isWithinOne(s, from, square)) return true;
  }
  return false;
}

function refuseCity(s: GameState, seat: Seat, square: Square): Violation | null {
  if (!isSquare(s, square) || !isOwnCity(s, seat, square)) return { code: 'notYourCity', square };
  if (at(cloaks.of(s), square) !== 0) return { code: 'cloaked', square };
  return isInSight(s, seat, square) ? null : { code: 'outOfSight', square };
}

function citiesFor(s: GameState, seat: Seat): Square[] {
  const cities: Square[] = [];
  for (let square = 0; square < s.rules.squares; square++)
    if (refuseCity(s, seat, square) === null) cities.push(square);
  return cities;
}

function hide(s: GameState, seat: Seat, square: Square, log: Log): void {
  cloaks.of(s)[square] = seat + 1;
  log?.push({ kind: 'cloaked', seat, square });
}

export const cloak: Rule<'cloak'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    forEachRelic(s, purse, 'cloak', (by) => {
      for (const square of citiesFor(s, seat)) out.push({ kind: 'cloak', by, square });
    });
  },
  refuse: (s, seat, { by, square }) => refuseRelic(s, seat, by, 'cloak') ?? refuseCity(s, seat, square),
  perform(s, seat, { by, square }, log) {
    play(s, seat, by);
    hide(s, seat, square, log);
    if (citiesFor(s, seat).length > 0) askNamed(s, 'cloak', seat, { first: square });
  },
};

/** A second city, or none. */
export const cloaking: Question = {
  facts: { first: squareTag },
  sound: (s, seat, [first = NONE]) =>
    isOwnTurn(s, seat) && isSquare(s, first) && at(cloaks.of(s), first) === seat + 1 && citiesFor(s, seat).length > 0,
};

export const cloakAlso: Rule<'cloakAlso'> = {
  answers: ['cloak'],
  offer(s, seat, _purse, out) {
    out.push({ kind: 'cloakAlso', square: null });
    for (const square of citiesFor(s, seat)) out.push({ kind: 'cloakAlso', square });
  },
  refuse: (s, seat, { square }) => (square === null ? null : refuseCity(s, seat, square)),
  perform(s, seat, { square }, log) {
    answered(s);
    if (square !== null) hide(s, seat, square, log);
  },
};

export const hooks: Hooks = {
  /** Others may still pass, and attack whoever stands there. */
  refuseTarget: (s, _seat, { kind, square }) =>
    kind === 'city' && at(cloaks.of(s), square) !== 0 ? { code: 'cloaked', square } : null,
  /** Asked of each who shares the turn. */
  turnStarts(s, seat) {
    const hidden = cloaks.of(s);
    for (let square = 0; square < hidden.length; square++) if (hidden[square] === seat + 1) hidden[square] = 0;
  },
};
