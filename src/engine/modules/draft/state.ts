/** The rounds of the draft, and where their cards lie (DRAFT-01). */
import { item, NONE } from '../../core/ints';
import { CHIEF, FRIMAN, PRIEST, type Kind } from '../../core/kinds';
import type { GameState, Seat } from '../../core/state';
import { pile } from '../../core/zones';

interface Round {
  readonly kind: Kind;
  /** Clockwise from the first player, or counter-clockwise from the last. */
  readonly forward: boolean;
}

export const ROUNDS: readonly Round[] = [
  { kind: FRIMAN, forward: true },
  { kind: FRIMAN, forward: false },
  { kind: FRIMAN, forward: true },
  { kind: CHIEF, forward: false },
  { kind: PRIEST, forward: true },
];

/** The stage of the set-up that is a round. */
export const stageOf = (round: number): string => `draft ${round}`;
const STAGES: readonly string[] = ROUNDS.map((_, round) => stageOf(round));

/** The round that is being played, by how far the set-up is; NONE outside of the draft. */
export function roundOf({ rules: { setup }, setupLeft }: GameState): number {
  return setupLeft === 0 ? NONE : STAGES.indexOf(setup[setup.length - setupLeft - 1]?.stage.name ?? '');
}

/** Whose choice is number i of a round, from 0. */
export function chooserOf({ first, rules: { seats } }: GameState, round: number, i: number): Seat {
  return (first + (item(ROUNDS, round).forward ? i : seats - 1 - i)) % seats;
}

const isDrafted = (s: GameState, kind: Kind): boolean => ROUNDS[roundOf(s)]?.kind === kind;
const isFirstCard = (_box: unknown, kind: Kind): boolean => ROUNDS.some((round) => round.kind === kind);

/** What is left of a round lies before whoever chooses. It is nobody's yet. */
export const offers = pile({
  perSeat: true,
  apart: true,
  sees: { owner: 'all', others: 'nobody' },
  holds: isFirstCard,
  holdsNow: isDrafted,
});

/** What a player has taken in this round. */
export const picks = pile({
  perSeat: true,
  sees: { owner: 'all', others: 'nobody' },
  holds: isFirstCard,
  holdsNow: isDrafted,
});

export const zones = { offer: offers, pick: picks } as const;
