/** Which cards are interchangeable: the groups that legal lists name one card of. */
import type { Card } from '../core/components';
import { at } from '../core/ints';
import { Purse } from '../core/payment';
import type { GameState, Seat } from '../core/state';
import { fillPurse } from './line';

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
