/** Whether a board that was kept or came as a code fits the game that is being set up, and that game with it. */
import { rulesOf } from '@battalia/engine';
import type { Layout } from '@/store/layouts';
import { configOf, type Setup, type SetupOptions } from '@/store/match/setup';
import { asInTheRules } from './layout';

/** The board of the expansion is eleven squares wide. */
const LARGE = 11;

export const isLarge = (setup: Setup): boolean => rulesOf(configOf(setup)).columns === LARGE;

export function fits(setup: Setup, { players, wide }: Layout): 'players' | 'board' | null {
  if (setup.seats.length !== players) return 'players';
  return isLarge(setup) === wide ? null : 'board';
}

/** Everything lies as the layout has it; what it does not name, as in the rules. */
export const withLayout = (options: SetupOptions, { laid }: Layout): SetupOptions => ({
  ...asInTheRules(options),
  ...laid,
});
