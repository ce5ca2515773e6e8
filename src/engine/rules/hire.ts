/** Hiring units (HIRE). */
import type { Action } from '../core/action';
import { type Card } from '../core/components';
import { HIRE_COSTS } from '../core/costs';
import type { Log } from '../core/event';
import { at, item, NONE } from '../core/ints';
import type { Purse } from '../core/payment';
import { everyone, move, show, topOf } from '../core/piles';
import { handOf, playedOf, type GameState, type Seat, type Zone } from '../core/state';
import { payLine, refuseLine } from './line';
import { refuseEmptyDeck, type Rule } from './rule';
import { SUPPLY } from '../core/kinds';

/** A newly acquired card: it cannot be played this turn (LINE-05). */
export function gain(s: GameState, seat: Seat, card: Card, to: Zone, log: Log): void {
  move(s, card, to);
  log?.push({ kind: 'gained', seat, card });
}

/** One that goes to the hand, and may be played at once; everybody has seen it. */
export function gainInHand(s: GameState, seat: Seat, card: Card, log: Log): void {
  gain(s, seat, card, handOf(seat), log);
  show(s, card, everyone(s));
}

/** A supply, as long as they last. */
export function gainSupply(s: GameState, seat: Seat, to: Zone, log: Log): void {
  const supply = topOf(s, SUPPLY);
  if (supply !== NONE) gain(s, seat, supply, to, log);
}

/** HIRE-02: a unit comes with a supply, unless a module says otherwise. */
export function suppliesWith(s: GameState, unit: Card): number {
  let count = 1;
  for (const hook of s.rules.hooks.suppliesWith) count = hook(s, unit) ?? count;
  return count;
}

function offerHiring(s: GameState, _seat: Seat, purse: Purse, out: Action[]): void {
  for (let unit = 0; unit < HIRE_COSTS.length; unit++) {
    if (at(s.size, unit) === 0) continue;
    const lines = purse.lines(item(HIRE_COSTS, unit));
    for (let i = 0; i < lines.length; i++) out.push({ kind: 'hire', unit, pay: item(lines, i) });
  }
}

export const hire: Rule<'hire'> = {
  answers: ['acting'],
  offer: offerHiring,
  refuse(s, seat, { unit, pay }) {
    const price = Number.isInteger(unit) ? HIRE_COSTS[unit] : undefined;
    if (price === undefined) return { code: 'malformed' };
    return refuseEmptyDeck(s, unit) ?? refuseLine(s, seat, pay, price);
  },
  pay: payLine,
  perform(s, seat, { unit }, log) {
    const card = topOf(s, unit);
    gain(s, seat, card, playedOf(seat), log);
    for (let i = suppliesWith(s, card); i > 0; i--) gainSupply(s, seat, playedOf(seat), log);
  },
};
