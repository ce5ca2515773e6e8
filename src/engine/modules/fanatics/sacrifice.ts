/** The sacrifice (FAN-02): a card of the hand goes into the limbo, and a Fanatic counts twice till the end of the turn. */
import type { Card } from '../../core/components';
import { at, NONE } from '../../core/ints';
import type { Purse } from '../../core/payment';
import { everyone, show } from '../../core/piles';
import { COUNTS, deckSize, handOf, lineOf, NO_BATTLE, type GameState, type Seat } from '../../core/state';
import type { Violation } from '../../core/violation';
import { isBound, SMALLEST_DECK, suspend } from '../../rules/ambush';
import { hasTwin } from '../../rules/alike';
import { fullCopies, layCard } from '../../rules/line';
import { inHand, isCard, LAYING, type Rule } from '../../rules/rule';
import { TIMES } from './data';
import { owesSacrifice } from './fanatic';

/** In the own line, where a title or scroll has brought it, it waits to be of use. */
const isThere = (s: GameState, seat: Seat, card: Card): boolean =>
  inHand(s, seat, card) || (isCard(s, card) && at(s.zone, card) === lineOf(seat));

/** AMB-02. */
const isDeckTooSmall = (s: GameState, seat: Seat): boolean => deckSize(s, seat) - 1 < SMALLEST_DECK;

function refusePrice(s: GameState, seat: Seat, card: Card, price: Card): Violation | null {
  if (!inHand(s, seat, price) || price === card) return { code: 'notYourCard', card: price };
  if (at(s.lender, price) !== 0) return { code: 'borrowedCard', card: price };
  if (isBound(s, price)) return { code: 'wrongCard', card: price };
  return isDeckTooSmall(s, seat) ? { code: 'deckTooSmall' } : null;
}

/** One of each group of the hand that could be given for a card. */
function forEachPrice(s: GameState, seat: Seat, purse: Purse, card: Card, use: (price: Card) => void): void {
  for (let group = 0; group < purse.groups; group++) {
    const price = purse.cardBut(group, card);
    if (price !== NONE && refusePrice(s, seat, card, price) === null) use(price);
  }
}

/** One of each group of the hand, and of those in the line, that owes a sacrifice. */
function forEachFanatic(s: GameState, seat: Seat, purse: Purse, use: (card: Card) => void): void {
  for (let group = 0; group < purse.groups; group++)
    if (at(purse.withheld, group) !== 0 && at(purse.alike, group) > 0 && owesSacrifice(s, purse.cardOf(group)))
      use(purse.cardOf(group));
  for (let card = at(s.top, lineOf(seat)); card !== NONE; card = at(s.below, card))
    if (owesSacrifice(s, card) && !hasTwin(s, card)) use(card);
}

export const sacrifice: Rule<'sacrifice'> = {
  answers: ['acting', ...LAYING],
  offer(s, seat, purse, out) {
    if (isDeckTooSmall(s, seat)) return;
    forEachFanatic(s, seat, purse, (card) =>
      forEachPrice(s, seat, purse, card, (price) => out.push({ kind: 'sacrifice', card, price })),
    );
  },
  refuse(s, seat, { card, price }) {
    if (!isThere(s, seat, card)) return { code: 'notYourCard', card };
    return owesSacrifice(s, card) ? refusePrice(s, seat, card, price) : { code: 'wrongCard', card };
  },
  perform(s, seat, { card, price }, log) {
    suspend(s, seat, price, log);
    s.mark[card] = (at(s.mark, card) & ~COUNTS) | TIMES;
    log?.push({ kind: 'sacrificed', seat, card, price });
    if (at(s.zone, card) === lineOf(seat)) {
      s.laid[card] = at(s.laid, card) * TIMES;
      return;
    }
    show(s, card, everyone(s));
    // RULE-56: what is made ready in a battle is for the own line.
    if (s.battle !== NO_BATTLE && at(s.zone, card) === handOf(seat)) layCard(s, seat, card, fullCopies(s, card), log);
  },
};
