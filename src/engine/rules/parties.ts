/**
 * Who shares a turn. While a party has the turn, one member's hands are on the table, so that there is always exactly one
 * seat to move; the hands pass to a partner between whole actions and battles, and the turn is over when all have ended theirs.
 * Without a module that has parties everybody plays alone.
 */
import type { RuleFor } from '../core/contract';
import type { Log } from '../core/event';
import { at, item, NONE } from '../core/ints';
import { seat as seatTag, type ActionFrom } from '../core/shape';
import { WAITING, type GameState, type Seat } from '../core/state';
import { isSeat } from './rule';

export const isPartner = (s: GameState, seat: Seat, other: Seat): boolean =>
  s.rules.parties !== null && seat !== other && s.rules.parties[seat] === s.rules.parties[other];

/** Somebody else, and no partner: who is attacked, shown a cohort, borrowed from. */
export const isOpponent = (s: GameState, seat: Seat, other: Seat): boolean =>
  seat !== other && (s.rules.parties === null || !isPartner(s, seat, other));

/** A seat and its partners, clockwise. */
export function forParty(s: GameState, seat: Seat, visit: (member: Seat) => void): void {
  visit(seat);
  for (let n = 1; s.rules.parties !== null && n < s.rules.seats; n++) {
    const other = (seat + n) % s.rules.seats;
    if (isPartner(s, seat, other)) visit(other);
  }
}

export function partyOf(s: GameState, seat: Seat): readonly Seat[] {
  const party = [seat];
  for (let other = 0; s.rules.parties !== null && other < s.rules.seats; other++)
    if (isPartner(s, seat, other)) party.push(other);
  return party;
}

/** The n-th seat clockwise from the first player. */
const inOrder = (s: GameState, n: number): Seat => (s.first + n) % s.rules.seats;

/** The next partner clockwise who has not ended the turn, or NONE. */
export function partnerLeft(s: GameState, seat: Seat): Seat {
  if (s.rules.parties === null) return NONE;
  for (let n = 1; n < s.rules.seats; n++) {
    const other = (seat + n) % s.rules.seats;
    if (isPartner(s, seat, other) && at(s.phase, other) !== WAITING) return other;
  }
  return NONE;
}

/** Who begins the turn after that of a seat, or of its party. */
export function seatAfter(s: GameState, seat: Seat): Seat {
  const { parties, seats } = s.rules;
  if (parties === null) return (seat + 1) % seats;
  const first: Seat[] = [];
  for (let n = 0; n < seats; n++) {
    const other = inOrder(s, n);
    if (!first.some((known) => isPartner(s, known, other))) first.push(other);
  }
  const own = first.findIndex((known) => known === seat || isPartner(s, known, seat));
  return item(first, (own + 1) % first.length);
}

/** A day is over when the turn comes back to whoever began it. */
export const startsDay = (s: GameState, seat: Seat): boolean => seat === s.first;

/** A seat's hands come onto the table. */
export function takeHands(s: GameState, seat: Seat, log: Log): void {
  s.turn = seat;
  if (s.rules.parties !== null) {
    s.begun |= 1 << seat;
    s.acted = 0;
  }
  log?.push({ kind: 'turn', seat });
}

// ---------------------------------------------------------------- passing the hands

/** What a shared turn adds to the engine's words. */
export const shapes = { passHands: { to: seatTag } } as const;
export const violations = {
  /** The hands cannot pass to this seat now. */
  handsStay: {},
} as const;
type PassHands = ActionFrom<typeof shapes>;

/** Only after having acted since the hands came, or to one who has not begun: or the hands could go round for ever. */
const mayPass = (s: GameState, seat: Seat, to: Seat): boolean =>
  isPartner(s, seat, to) && at(s.phase, to) !== WAITING && (s.acted !== 0 || (s.begun & (1 << to)) === 0);

const passHands: RuleFor<PassHands> = {
  answers: ['opening', 'acting'],
  offer(s, seat, _purse, out) {
    for (let to = 0; to < s.rules.seats; to++) if (mayPass(s, seat, to)) out.push({ kind: 'passHands', to });
  },
  refuse: (s, seat, { to }) => (isSeat(s, to) && mayPass(s, seat, to) ? null : { code: 'handsStay' }),
  perform: (s, _seat, { to }, log) => takeHands(s, to, log),
};

/** What a module with parties takes along: a free action that passes the hands to a partner. */
export const sharing = { shapes, violations, actions: { passHands } } as const;
