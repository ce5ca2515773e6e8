/** Starting a game and playing one back. */
import { apply } from './apply';
import type { Played } from './core/action';
import type { ConfigProblem } from './core/config';
import type { Ruleset } from './core/ruleset';
import { GameState } from './core/state';
import type { Violation } from './core/violation';
import { layOut } from './rules/setup';

/** A set-up that cannot be played. `checkConfig` tells why before. */
export class ImpossibleSetup extends Error {
  constructor(readonly problem: ConfigProblem) {
    super(`impossible set-up: ${problem.kind}`);
  }
}

/** A game that has been laid out, up to the first choice of a player. */
export function begun(rules: Ruleset, seed: string): GameState {
  const s = new GameState(rules);
  layOut(s, seed);
  return s;
}

export type Replayed =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly at: number; readonly violation: Violation; readonly state: GameState };

/** The state after these actions of a game that has just begun, or the first one that the rules refuse. */
export function replay(first: GameState, actions: readonly Played[]): Replayed {
  let state = first;
  for (const [i, { action, seat }] of actions.entries()) {
    const result = apply(state, action, seat);
    if (!result.ok) return { ok: false, at: i, violation: result.violation, state };
    state = result.state;
  }
  return { ok: true, state };
}
