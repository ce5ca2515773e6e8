/** Trading at a post (TRADE-02): a card for a card, none of it in a line. */
import type { Action } from '../../core/action';
import { HEROES, type Card } from '../../core/components';
import type { Rule } from '../../core/contract';
import { CREATE_COSTS } from '../../core/costs';
import type { Log } from '../../core/event';
import { at, item, NONE } from '../../core/ints';
import { isArtefact, SUPPLY, type Kind } from '../../core/kinds';
import type { Purse } from '../../core/payment';
import { everyone, move, returnToDeck, show, shuffle, topOf } from '../../core/piles';
import { handOf, heroSquare, type GameState, type Seat } from '../../core/state';
import type { Violation } from '../../core/violation';
import { leaveAmulet } from '../../rules/artefacts';
import { createCost } from '../../core/costs';
import { namesFor, refuseNaming, takeFrom } from '../../rules/create';
import { inHand, refuseEmptyDeck } from '../../rules/rule';
import { DUST_PRICE } from './data';
import { hasStar, isJustTraded, markTraded, postsAt } from './state';

const CHEST = 'chest';
const STARDUST = 'stardust';
const numberOf = (s: GameState, name: typeof CHEST | typeof STARDUST): Kind => s.rules.named[name] ?? NONE;
/** What is printed on it: nobody pays with what a card stands for. */
const printed = (s: GameState, card: Card): Kind => at(s.rules.kindOf, card);

/** With a hero on an own post. */
function isAtPost(s: GameState, seat: Seat): boolean {
  for (let hero = 0; hero < HEROES; hero++) {
    const square = heroSquare(s, seat, hero);
    if (square !== NONE && postsAt(s, seat, square) > 0) return true;
  }
  return false;
}

/** Why a card of the hand is not what one pays with. */
function refusePaying(s: GameState, seat: Seat, card: Card, fits: (kind: Kind) => boolean): Violation | null {
  if (!inHand(s, seat, card)) return { code: 'notYourCard', card };
  if (!fits(printed(s, card))) return { code: 'wrongCard', card };
  if (at(s.lender, card) !== 0) return { code: 'borrowedCard', card };
  return isJustTraded(s, seat, card) ? { code: 'justTraded', card } : null;
}

/** What there is for it: the deck is not empty. */
const refuseTrading = (s: GameState, seat: Seat, wanted: Kind): Violation | null =>
  isAtPost(s, seat) ? refuseEmptyDeck(s, wanted) : { code: 'notAtPost' };

/** The paid cards go under their decks, what is gained to the hand. */
function exchange(s: GameState, seat: Seat, paid: readonly Card[], card: Card, log: Log): void {
  for (const gone of paid) {
    leaveAmulet(s, seat, gone);
    returnToDeck(s, gone);
  }
  move(s, card, handOf(seat));
  show(s, card, everyone(s));
  log?.push({ kind: 'traded', seat, paid, card });
}

/** A card of every group that could be paid with; of a group of alike cards as many as are asked for. */
function payers(s: GameState, seat: Seat, purse: Purse, fits: (kind: Kind) => boolean, most: number): Card[][] {
  const found: Card[][] = [];
  for (let group = 0; group < purse.groups; group++) {
    const first = purse.cardOf(group);
    if (at(purse.alike, group) === 0 || refusePaying(s, seat, first, fits) !== null) continue;
    const start = at(purse.start, group);
    found.push(Array.from(purse.cards.subarray(start, start + Math.min(most, at(purse.alike, group)))));
  }
  return found;
}

function offerTrades(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  if (!isAtPost(s, seat)) return;
  if (topOf(s, numberOf(s, CHEST)) !== NONE)
    for (const [card = NONE] of payers(s, seat, purse, (kind) => isArtefact(s.rules, kind), 1))
      out.push({ kind: 'sellArtefact', card });
  for (const [chest = NONE] of payers(s, seat, purse, (kind) => kind === numberOf(s, CHEST), 1))
    for (const [artefact] of CREATE_COSTS)
      if (topOf(s, artefact) !== NONE)
        for (const faction of namesFor(s, artefact)) out.push({ kind: 'buyArtefact', chest, artefact, faction });
  if (hasStar(s, seat) && topOf(s, numberOf(s, STARDUST)) !== NONE) offerStardust(s, seat, purse, out);
}

/** Two that are alike, or one of each of two groups. */
function offerStardust(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  const groups = payers(s, seat, purse, (kind) => kind === SUPPLY, DUST_PRICE);
  groups.forEach((group, i) => {
    if (group.length === DUST_PRICE) out.push({ kind: 'buyStardust', cards: group });
    for (const other of groups.slice(i + 1)) {
      const pair = [item(group, 0), item(other, 0)].sort((a, b) => a - b);
      out.push({ kind: 'buyStardust', cards: pair });
    }
  });
}

export const sellArtefact: Rule<'sellArtefact'> = {
  answers: ['acting'],
  offer: offerTrades,
  refuse: (s, seat, { card }) =>
    refuseTrading(s, seat, numberOf(s, CHEST)) ?? refusePaying(s, seat, card, (kind) => isArtefact(s.rules, kind)),
  perform(s, seat, { card }, log) {
    const chest = topOf(s, numberOf(s, CHEST));
    exchange(s, seat, [card], chest, log);
    markTraded(s, seat, chest);
  },
};

export const buyArtefact: Rule<'buyArtefact'> = {
  answers: ['acting'],
  offer: offerTrades,
  refuse(s, seat, { chest, artefact, faction }) {
    if (createCost(artefact) === null) return { code: 'malformed' };
    return (
      refuseTrading(s, seat, artefact) ??
      refuseNaming(s, artefact, faction) ??
      refusePaying(s, seat, chest, (kind) => kind === numberOf(s, CHEST))
    );
  },
  perform(s, seat, { chest, artefact, faction }, log) {
    const card = takeFrom(s, artefact, faction);
    exchange(s, seat, [chest], card, log);
    if (faction !== null) shuffle(s, artefact);
    markTraded(s, seat, card);
  },
};

export const buyStardust: Rule<'buyStardust'> = {
  answers: ['acting'],
  offer: offerTrades,
  refuse(s, seat, { cards }) {
    if (!Array.isArray(cards) || cards.length !== DUST_PRICE || cards[0] === cards[1]) return { code: 'malformed' };
    const missing = refuseTrading(s, seat, numberOf(s, STARDUST));
    if (missing) return missing;
    if (!hasStar(s, seat)) return { code: 'needsStarPost' };
    for (const card of cards) {
      const problem = refusePaying(s, seat, card, (kind) => kind === SUPPLY);
      if (problem) return problem;
    }
    return null;
  },
  perform: (s, seat, { cards }, log) => exchange(s, seat, cards, topOf(s, numberOf(s, STARDUST)), log),
};
