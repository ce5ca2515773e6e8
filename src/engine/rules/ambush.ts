/** Keeping cards: ambush for a turn, tents for as long as one likes (AMB, ART-09, ORACLE-09, GA-10). */
import type { Action } from '../core/action';
import { type Card } from '../core/components';
import { stationCost } from '../core/costs';
import type { Question } from '../core/contract';
import { answered, ask, askedA, DISMISS } from '../core/decision';
import { cardIn, faceOf } from '../core/faces';
import type { Log } from '../core/event';
import { at, item, NONE } from '../core/ints';
import type { Purse } from '../core/payment';
import { discard, everyone, move, settle, show, wipe } from '../core/piles';
import {
  AFFECTED,
  ambushOf,
  campOf,
  cardsIn,
  deckSize,
  handOf,
  isAffected,
  isWild,
  kindOf,
  LIMBO,
  NO_BATTLE,
  stationedOf,
  type GameState,
  type Seat,
} from '../core/state';
import { card as cardTag } from '../core/shape';
import type { Violation } from '../core/violation';
import { hasTwin } from './alike';
import { payLine, refuseLine } from './line';
import { illuminated } from './oracle';
import { inHand, isCard, LAYING, type Rule } from './rule';
import { HAMMER, PAVILION, SHELTERS, TENT, isGreat } from '../core/kinds';

export const AMBUSH_SIZE = 3;
/** AMB-02. */
export const SMALLEST_DECK = 10;

// ---------------------------------------------------------------- ambush

/** Face down into the ambush; a fourth card sends an older one away (ART-03). */
export function intoAmbush(s: GameState, seat: Seat, card: Card, price: Card | null, log: Log): void {
  const seen = at(s.shown, card);
  wipe(s, card);
  move(s, card, ambushOf(seat));
  show(s, card, seen);
  log?.push({ kind: 'ambushed', seat, price, count: 1, secret: { cards: [card], seats: 1 << seat } });
  if (at(s.size, ambushOf(seat)) > AMBUSH_SIZE) ask(s, DISMISS, seat, card);
}

/** AMB-01: a card goes into the limbo, whatever it is the price of. */
export function suspend(s: GameState, seat: Seat, card: Card, log: Log): void {
  wipe(s, card);
  move(s, card, LIMBO);
  for (const hook of s.rules.hooks.suspended) hook(s, seat, card, log);
}

/** Whether a card may leave its owner. */
export function isBound(s: GameState, card: Card): boolean {
  const { bound } = s.rules.hooks;
  for (let i = 0; i < bound.length; i++) if (item(bound, i)(s, card)) return true;
  return false;
}

export const ambush: Rule<'ambush'> = {
  answers: ['acting'],
  offer: offerAmbush,
  refuse(s, seat, { card, price }) {
    if (!inHand(s, seat, card)) return { code: 'notYourCard', card };
    if (!inHand(s, seat, price) || price === card) return { code: 'notYourCard', card: price };
    if (at(s.lender, card) !== 0) return { code: 'borrowedCard', card };
    if (at(s.lender, price) !== 0) return { code: 'borrowedCard', card: price };
    if (isBound(s, price)) return { code: 'wrongCard', card: price };
    if (at(s.size, ambushOf(seat)) >= AMBUSH_SIZE) return { code: 'ambushFull' };
    return deckSize(s, seat) - 1 < SMALLEST_DECK ? { code: 'deckTooSmall' } : null;
  },
  perform(s, seat, { card, price }, log) {
    intoAmbush(s, seat, card, price, log);
    suspend(s, seat, price, log);
  },
};

/** Which older card leaves a full ambush. */
export const dismissing: Question = {
  facts: { arrived: cardTag },
  view(s, seat, [arrived = NONE], viewer) {
    if (viewer !== seat) return { arrived: null, cards: null };
    const older = cardsIn(s, ambushOf(seat)).filter((card) => card !== arrived);
    return { arrived: faceOf(s, arrived), cards: older.sort((a, b) => a - b).map((card) => faceOf(s, card)) };
  },
  /** Another's ambush is not known: any of its cards may be the one that arrived. */
  lay: (s, seat, { arrived }) => [cardIn(arrived) ?? at(s.top, ambushOf(seat))],
  sound(s, seat, [arrived = NONE]) {
    const fights = s.battle !== NO_BATTLE && (seat === s.attacker || seat === s.defender);
    if (seat !== s.turn && !fights) return false;
    return (
      isCard(s, arrived) && at(s.zone, arrived) === ambushOf(seat) && at(s.size, ambushOf(seat)) === AMBUSH_SIZE + 1
    );
  },
};

export const dismiss: Rule<'dismiss'> = {
  answers: ['dismiss'],
  offer: offerDismissals,
  refuse: (s, seat, { card }) =>
    isCard(s, card) && at(s.zone, card) === ambushOf(seat) && card !== askedA(s) ? null : { code: 'notOffered' },
  perform(s, seat, { card }, log) {
    answered(s);
    discard(s, seat, card);
    log?.push({ kind: 'dismissed', seat, card });
  },
};

function offerDismissals(s: GameState, seat: Seat, _purse: Purse, out: Action[]): void {
  for (let card = at(s.top, ambushOf(seat)); card !== NONE; card = at(s.below, card)) {
    if (card !== askedA(s) && !hasTwin(s, card, askedA(s))) out.push({ kind: 'dismiss', card });
  }
}

function offerAmbush(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  if (at(s.size, ambushOf(seat)) >= AMBUSH_SIZE || deckSize(s, seat) - 1 < SMALLEST_DECK) return;
  for (let i = 0; i < purse.groups; i++) {
    if (!isOwnAndFresh(purse, i)) continue;
    const card = purse.cardOf(i);
    for (let j = 0; j < purse.groups; j++) {
      if (!isOwnAndFresh(purse, j) || isBound(s, purse.cardOf(j))) continue;
      const price = purse.cardBut(j, card);
      if (price !== NONE) out.push({ kind: 'ambush', card, price });
    }
  }
}

/** Of several groups that are alike only the first. */
const isOwnAndFresh = (purse: Purse, group: number): boolean =>
  at(purse.fresh, group) === 1 && at(purse.borrowed, group) === 0 && at(purse.alike, group) > 0;

// ---------------------------------------------------------------- tents

/** How many cards a tent takes, 0 for what is no tent. A wild card is only a virtual one (ART-05), unless it is a tent anyway. */
function roomIn(s: GameState, tent: Card): number {
  switch (kindOf(s, tent)) {
    case TENT:
      return illuminated(s) === TENT && !isWild(s, tent) ? 2 : 1;
    case PAVILION:
      return 2;
    case HAMMER:
      return 1;
    default:
      return 0;
  }
}

const campCost = (s: GameState, tent: Card) => stationCost(kindOf(s, tent));

function refuseGuests(
  s: GameState,
  seat: Seat,
  tent: Card,
  cards: readonly Card[],
  pay: readonly Card[],
): Violation | null {
  for (let i = 0; i < cards.length; i++) {
    const card = item(cards, i);
    if (!inHand(s, seat, card) || card === tent || pay.includes(card) || cards.indexOf(card) !== i)
      return { code: 'notYourCard', card };
    if (isGreat(s.rules, kindOf(s, card))) return { code: 'greatArtefact', card };
    if (at(s.lender, card) !== 0) return { code: 'borrowedCard', card };
    // ART-01: to be held by a tent is an effect as well.
    if (isAffected(s, card)) return { code: 'alreadyAffected', card };
  }
  return null;
}

export const station: Rule<'station'> = {
  answers: ['acting'],
  offer: offerStationing,
  refuse(s, seat, { tent, cards, pay }) {
    if (!Array.isArray(cards) || !Array.isArray(pay) || cards.length === 0) return { code: 'malformed' };
    if (!inHand(s, seat, tent)) return { code: 'notYourCard', card: tent };
    if (at(s.lender, tent) !== 0) return { code: 'borrowedCard', card: tent };
    const room = roomIn(s, tent);
    if (room === 0 || pay.includes(tent)) return { code: 'wrongCard', card: tent };
    if (cards.length > room) return { code: 'tentTooSmall', most: room };
    return refuseGuests(s, seat, tent, cards, pay) ?? refuseLine(s, seat, pay, campCost(s, tent));
  },
  pay: payLine,
  perform(s, seat, { tent, cards }, log) {
    settle(s, tent);
    move(s, tent, campOf(seat));
    for (let i = 0; i < cards.length; i++) {
      const card = item(cards, i);
      // ART-01: it may come back this turn, and takes no other artefact's effect then.
      s.mark[card] = AFFECTED;
      move(s, card, stationedOf(seat));
      s.host[card] = tent;
    }
    log?.push({ kind: 'stationed', seat, tent, cards });
  },
};

export const decamp: Rule<'decamp'> = {
  answers: ['acting', 'reply', ...LAYING],
  offer: offerDecamping,
  refuse: (s, seat, { tent }) =>
    isCard(s, tent) && at(s.zone, tent) === campOf(seat) ? null : { code: 'notYourCard', card: tent },
  perform(s, seat, { tent }, log) {
    const cards = guestsOf(s, seat, tent);
    for (const card of cards) {
      s.host[card] = NONE;
      move(s, card, handOf(seat));
      show(s, card, everyone(s));
    }
    discard(s, seat, tent);
    log?.push({ kind: 'decamped', seat, tent, cards });
  },
};

export function guestsOf(s: GameState, seat: Seat, tent: Card): Card[] {
  const cards: Card[] = [];
  for (let card = at(s.top, stationedOf(seat)); card !== NONE; card = at(s.below, card))
    if (at(s.host, card) === tent) cards.push(card);
  return cards;
}

function offerDecamping(s: GameState, seat: Seat, _purse: Purse, out: Action[]): void {
  for (let tent = at(s.top, campOf(seat)); tent !== NONE; tent = at(s.below, tent)) out.push({ kind: 'decamp', tent });
}

function offerStationing(s: GameState, _seat: Seat, purse: Purse, out: Action[]): void {
  if (!purse.hasRole(SHELTERS)) return;
  for (let i = 0; i < purse.groups; i++) {
    if (!isOwnAndFresh(purse, i)) continue;
    const first = purse.cardOf(i);
    const room = roomIn(s, first);
    if (room === 0) continue;
    const lines = purse.lines(campCost(s, first));
    for (let j = 0; j < lines.length; j++) {
      // A wild tent could pay for a tent, but not for itself.
      const tent = purse.cardBeside(i, item(lines, j), NONE, NONE);
      if (tent !== NONE) offerGuests(s, purse, tent, room, item(lines, j), out);
    }
  }
}

/** One card, or two different ones, for a tent: whatever is neither the tent nor in the line that pays for it. */
function offerGuests(s: GameState, purse: Purse, tent: Card, room: number, pay: readonly Card[], out: Action[]): void {
  for (let i = 0; i < purse.groups; i++) {
    const first = guest(s, purse, i, tent, pay, NONE);
    if (first === NONE) continue;
    out.push({ kind: 'station', tent, cards: [first], pay });
    if (room < 2) continue;
    for (let j = i; j < purse.groups; j++) {
      const second = guest(s, purse, j, tent, pay, first);
      if (second !== NONE)
        out.push({ kind: 'station', tent, cards: first < second ? [first, second] : [second, first], pay });
    }
  }
}

/** The first card of a group that can still go into the tent. */
function guest(s: GameState, purse: Purse, group: number, tent: Card, pay: readonly Card[], taken: Card): Card {
  return isOwnAndFresh(purse, group) &&
    !isGreat(s.rules, at(purse.kind, group)) &&
    (at(purse.mark, group) & AFFECTED) === 0
    ? purse.cardBeside(group, pay, tent, taken)
    : NONE;
}
