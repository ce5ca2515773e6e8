/** Starting a game and playing one back. */
import type { Played } from './core/action';
import { apply } from './apply';
import { checkConfig, type ConfigProblem, type GameConfig } from './core/config';
import { layOut } from './rules/setup';
import { rulesFor } from './compile';
import { GameState } from './core/state';
import type { Violation } from './core/violation';

/** A set-up that cannot be played. `checkConfig` tells why before. */
export class ImpossibleSetup extends Error {
  constructor(readonly problem: ConfigProblem) {
    super(`impossible set-up: ${problem.kind}`);
  }
}

export function createGame(config: GameConfig, seed: string): GameState {
  const problem = checkConfig(config);
  if (problem) throw new ImpossibleSetup(problem);
  const s = new GameState(rulesFor(config));
  layOut(s, seed);
  return s;
}

export type Replayed =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly at: number; readonly violation: Violation; readonly state: GameState };

/** The state after these actions, or the first one that the rules refuse. */
export function replay(config: GameConfig, seed: string, actions: readonly Played[]): Replayed {
  let state = createGame(config, seed);
  for (const [i, { action, seat }] of actions.entries()) {
    const result = apply(state, action, seat);
    if (!result.ok) return { ok: false, at: i, violation: result.violation, state };
    state = result.state;
  }
  return { ok: true, state };
}
