/** Trading, sacrificing and mimicking: prices in a line and outside of it. */
import {
  AFFECTED,
  deckSize,
  handOf,
  isUnit,
  kindOf,
  LIMBO,
  NONE,
  at,
  SMALLEST_DECK,
  SUPPLY,
  type Card,
  type GameState,
  type Purse,
  type Seat,
  type Violation,
} from '@battalia/engine/testing';
import type { RuleFor } from '../../../../src/engine/core/contract';
import { cost } from '../../../../src/engine/core/costs';
import { tell } from '../../../../src/engine/core/event';
import { everyone, move, show, standFor, wipe } from '../../../../src/engine/core/piles';
import { gain } from '../../../../src/engine/rules/hire';
import { payLine, refuseLine, unpayLine } from '../../../../src/engine/rules/line';
import { inHand, LAYING } from '../../../../src/engine/rules/rule';
import { isKind, isZealot, numberOf } from './state';
import type { Wild } from './words';

const TRADE_COST = cost({ supplies: 2 });
export const GOODS = ['ember', 'harpoon', 'mirror'] as const;

/** Why a card cannot be suspended as a price. */
function refusePrice(s: GameState, seat: Seat, price: Card): Violation | null {
  if (!inHand(s, seat, price)) return { code: 'notYourCard', card: price };
  if (at(s.lender, price) !== 0) return { code: 'borrowedCard', card: price };
  return deckSize(s, seat) - 1 < SMALLEST_DECK ? { code: 'deckTooSmall' } : null;
}

/** One of all that are alike and can be suspended, none of those that are needed elsewhere. */
function prices(s: GameState, seat: Seat, purse: Purse, but: readonly Card[]): Card[] {
  const found: Card[] = [];
  for (let group = 0; group < purse.groups; group++) {
    const card = purse.cardBeside(group, but, NONE, NONE);
    if (card !== NONE && refusePrice(s, seat, card) === null) found.push(card);
  }
  return found;
}

function suspend(s: GameState, card: Card): void {
  wipe(s, card);
  move(s, card, LIMBO);
}

export const trade: RuleFor<Wild<'trade'>> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    for (const name of GOODS) {
      const goods = numberOf(s, name);
      if (at(s.size, at(s.rules.deckOf, goods)) === 0) continue;
      for (const pay of purse.lines(TRADE_COST))
        for (const price of prices(s, seat, purse, pay)) out.push({ kind: 'trade', goods, price, pay });
    }
  },
  refuse(s, seat, { goods, price, pay }) {
    if (!GOODS.some((name) => numberOf(s, name) === goods)) return { code: 'malformed' };
    if (at(s.size, at(s.rules.deckOf, goods)) === 0) return { code: 'deckEmpty', kind: goods };
    const problem = refuseLine(s, seat, pay, TRADE_COST) ?? refusePrice(s, seat, price);
    return problem ?? (pay.includes(price) ? { code: 'notYourCard', card: price } : null);
  },
  pay(s, seat, action, log) {
    const { price } = action;
    payLine(s, seat, action, log);
    suspend(s, price);
    tell(log, { kind: 'suspended', seat, card: price });
  },
  unpay(s, seat, { price, pay }) {
    unpayLine(s, seat, pay);
    if (at(s.zone, price) === LIMBO) move(s, price, handOf(seat));
  },
  perform(s, seat, { goods }, log) {
    const card = at(s.top, at(s.rules.deckOf, goods));
    gain(s, seat, card, handOf(seat), log);
    show(s, card, everyone(s));
  },
};

const COUNTS_TWICE = 2;

export const sacrifice: RuleFor<Wild<'sacrifice'>> = {
  answers: ['acting', ...LAYING],
  offer(s, seat, purse, out) {
    for (let group = 0; group < purse.groups; group++) {
      if (at(purse.withheld, group) === 0) continue;
      const card = purse.cardOf(group);
      for (const price of prices(s, seat, purse, [card])) out.push({ kind: 'sacrifice', card, price });
    }
  },
  refuse(s, seat, { card, price }) {
    if (!inHand(s, seat, card)) return { code: 'notYourCard', card };
    if (owes(s, card) === null || price === card) return { code: 'wrongCard', card };
    return refusePrice(s, seat, price);
  },
  perform(s, seat, { card, price }, log) {
    suspend(s, price);
    s.mark[card] = AFFECTED | COUNTS_TWICE;
    show(s, card, everyone(s));
    tell(log, { kind: 'suspended', seat, card: price });
  },
};

// ---------------------------------------------------------------- mirrors

const isBlankMirror = (s: GameState, card: Card): boolean => isKind(s, card, 'mirror');
const isMimicked = (s: GameState, card: Card): boolean =>
  isUnit(s.rules, kindOf(s, card)) || kindOf(s, card) === SUPPLY;

export const mimic: RuleFor<Wild<'mimic'>> = {
  answers: ['acting', ...LAYING],
  offer(s, seat, purse, out) {
    for (let mirror = 0; mirror < purse.groups; mirror++) {
      const by = purse.cardOf(mirror);
      if (!isBlankMirror(s, by) || !inHand(s, seat, by)) continue;
      for (let group = 0; group < purse.groups; group++) {
        const like = purse.cardOf(group);
        if (at(purse.alike, group) > 0 && inHand(s, seat, like) && isMimicked(s, like))
          out.push({ kind: 'mimic', by, like });
      }
    }
  },
  refuse(s, seat, { by, like }) {
    for (const card of [by, like]) if (!inHand(s, seat, card)) return { code: 'notYourCard', card };
    if (!isBlankMirror(s, by)) return { code: 'wrongCard', card: by };
    return isMimicked(s, like) ? null : { code: 'wrongCard', card: like };
  },
  perform(s, seat, { by, like }, log) {
    standFor(s, by, kindOf(s, like));
    show(s, by, everyone(s));
    tell(log, { kind: 'mimicked', seat, by, like: kindOf(s, like) });
  },
};

/** A zealot is never played without a sacrifice. */
export const owes = (s: GameState, card: Card): { readonly code: string; readonly card: Card } | null =>
  isZealot(s, card) && at(s.mark, card) === 0 ? { code: 'owesPrice', card } : null;
