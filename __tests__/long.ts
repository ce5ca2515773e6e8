/**
 * Depth that `npm test` has no time for. `npm run test:long` sets BATTALIA_LONG and runs every Jest test again: with more games, positions
 * and set-ups of the same kind (`many`, `some`).
 * What a test shows must be shown by `npm test` already.
 */
const LONG = process.env['BATTALIA_LONG'] === '1';

/** How often something is tried at random. */
export const many = (daily: number, long: number): number => (LONG ? long : daily);

/** Of a list that varies the same thing, one in so many, spread over it; `from` tells which. */
export const some = <T>(all: readonly T[], every: number, from = 0): readonly T[] =>
  LONG ? all : all.filter((_, i) => i % every === from);

/** All the others of them: for what is tried in two ways, each in one of them. */
export const others = <T>(all: readonly T[], every: number, from = 0): readonly T[] =>
  LONG ? all : all.filter((_, i) => i % every !== from);
