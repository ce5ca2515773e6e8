/** Kings and queens, and what they ask for. Facts that no rulebook states are marked [inferred]. */
import type { Printing } from '../../core/box';
import { DAYS_PER_WEEK, FACTION_NAMES } from '../../core/components';
import type { KindDef } from '../../core/kinds';

/** ROY-01, ROY-03. They have no deck: nobody hires them, and nothing is turned into one. */
export const KINDS = [
  { name: 'queen', class: 'unit', rank: 5, strength: 5, sworn: true },
  { name: 'king', class: 'unit', rank: 6, strength: 6, sworn: true },
] as const satisfies readonly KindDef[];

/** SG-11: one of each for every faction. */
export const PRINTINGS: readonly Printing[] = FACTION_NAMES.flatMap((_, faction) =>
  KINDS.map(({ name }): Printing => ({ kind: name, faction })),
);

/** ROY-01, ROY-02: cards that a deck needs at a checkpoint. */
export const CARDS_FOR = { queen: 20, king: 24 } as const;
/** CP-02: the first day that ends with a count; later checkpoints count as well. [inferred] */
export const FIRST_COUNT = 2 * DAYS_PER_WEEK;

/** ROY-04: a residence, the capital, and how many of them a player may have; tokens are three for both together. */
export const RESIDENCE = 5;
export const CAPITAL = 6;
export const MOST_RESIDENCES = 2;
export const MOST_CAPITALS = 1;
export const ROYAL_TOKENS = 3;
