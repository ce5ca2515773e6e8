/** What the rules of all of them have in common. */
import type { Card } from '../../core/components';
import { at } from '../../core/ints';
import { strengthOfKind } from '../../core/kinds';
import type { Purse } from '../../core/payment';
import { kindOf, type GameState, type Seat } from '../../core/state';
import type { Violation } from '../../core/violation';
import { inHand } from '../../rules/rule';
import type { Relic } from './data';

export const isRelic = (s: GameState, card: Card, name: Relic): boolean => kindOf(s, card) === s.rules.named[name];

/** Why a card of the hand is not the one that does it. */
export function refuseRelic(s: GameState, seat: Seat, card: Card, name: Relic): Violation | null {
  if (!inHand(s, seat, card)) return { code: 'notYourCard', card };
  return isRelic(s, card, name) ? null : { code: 'wrongCard', card };
}

/** One of each of that name that can be played, where several are alike. */
export function forEachRelic(s: GameState, purse: Purse, name: Relic, use: (by: Card) => void): void {
  for (let group = 0; group < purse.groups; group++)
    if (at(purse.fresh, group) !== 0 && at(purse.alike, group) > 0 && isRelic(s, purse.cardOf(group), name))
      use(purse.cardOf(group));
}

/** What is printed on a card: neither what it stands for nor what somebody makes of it (GA2-03, GA2-06). */
export function printedStrength(s: GameState, card: Card): number {
  const kind = at(s.rules.kindOf, card);
  return Math.max(strengthOfKind(s.rules, kind, true), strengthOfKind(s.rules, kind, false));
}
