/** Sacrifices for Fanatics, written from FAN-02, AMB-02, TRADE-03, RULE-07 and RULE-58 alone: every card for every other. */
import {
  bandOf,
  cardsIn,
  handOf,
  lineOf,
  NO_BATTLE,
  SEAT_ZONES,
  nationOf,
  type Card,
  type GameState,
  type Seat,
} from '@battalia/engine/testing';
import type { Candidate } from '../support/compare';
import { nameOf } from './lines';

const TWICE = 2;

/** Nobody has given anything for it this turn: it is in no line. */
export const isWaiting = (s: GameState, card: Card): boolean =>
  bandOf(s.rules, card) === 'fanatic' && ((s.mark[card] ?? 0) & 3) !== TWICE;

/** AMB-02: what a seat owns, wherever it lies, and nothing that is lent to it. */
function ownedBy(s: GameState, seat: Seat): number {
  const first = nationOf(seat);
  return [...s.zone.keys()].filter((card) => {
    const zone = s.zone[card] ?? 0;
    const lender = s.lender[card] ?? 0;
    return lender > 0 ? lender === seat + 1 : zone >= first && zone < first + SEAT_ZONES.length;
  }).length;
}

export function sacrificesOf(s: GameState, seat: Seat): readonly Candidate[] {
  const hand = cardsIn(s, handOf(seat));
  const subjects = s.battle === NO_BATTLE ? hand : [...hand, ...cardsIn(s, lineOf(seat))];
  const enough = ownedBy(s, seat) > 10;
  return subjects.flatMap((card) =>
    hand.map((price) => ({
      action: { kind: 'sacrifice', card, price },
      legal: enough && isWaiting(s, card) && price !== card && s.lender[price] === 0 && nameOf(s, price) !== 'stardust',
    })),
  );
}
