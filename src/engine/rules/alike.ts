/** Which cards are interchangeable: legal lists name one of them. */
import type { Card } from '../core/components';
import { at, NONE } from '../core/ints';
import { Purse } from '../core/payment';
import { factionOf, isAffected, kindOf, seatOfZone, type GameState, type Seat } from '../core/state';
import { compareTraits, fillPurse, isAwaited } from './line';

const purse = new Purse();

/** The cards that a seat can play, those together that no rule tells apart. A card with several copies stands alone. */
export function alikeCards(s: GameState, seat: Seat): readonly (readonly Card[])[] {
  fillPurse(purse, s, seat);
  const groups: Card[][] = [];
  for (let group = 0; group < purse.groups; group++) {
    const start = at(purse.start, group);
    groups.push(Array.from(purse.cards.subarray(start, start + at(purse.many, group))));
  }
  return groups;
}

/** Whether no rule tells two cards of a pile apart, or of a hand or a line. A card that others lie on is like no other. */
export const alike = (s: GameState, a: Card, b: Card): boolean =>
  kindOf(s, a) === kindOf(s, b) &&
  factionOf(s, a) === factionOf(s, b) &&
  compareTraits(s, a, b) === 0 &&
  at(s.mark, a) === at(s.mark, b) &&
  at(s.lender, a) === at(s.lender, b) &&
  at(s.left, a) === at(s.left, b) &&
  at(s.laid, a) === at(s.laid, b) &&
  at(s.host, a) === at(s.host, b) &&
  awaitsAmulet(s, a) === awaitsAmulet(s, b) &&
  !isLaidUpon(s, a) &&
  !isLaidUpon(s, b);

/** Of a card that was charmed: an amulet with a use left lies under it. */
const awaitsAmulet = (s: GameState, card: Card): boolean =>
  isAffected(s, card) && isAwaited(s, seatOfZone(s, at(s.zone, card)), card);

function isLaidUpon(s: GameState, card: Card): boolean {
  for (let other = at(s.top, at(s.zone, card)); other !== NONE; other = at(s.below, other))
    if (at(s.host, other) === card) return true;
  return false;
}

/** Whether another card of its pile speaks for it: the first by number of those that are alike. `but`: one that cannot be named itself. */
export function hasTwin(s: GameState, card: Card, but: Card = NONE): boolean {
  for (let other = at(s.top, at(s.zone, card)); other !== NONE; other = at(s.below, other))
    if (other < card && other !== but && alike(s, other, card)) return true;
  return false;
}
