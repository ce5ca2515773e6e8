/** What an action would make of a battle, as far as that is certain: for whoever weighs it before it is done. */
import { refusal, step } from '../apply';
import type { Action } from '../core/action';
import type { Event } from '../core/event';
import { clone, COMMITTED, NO_BATTLE, type GameState } from '../core/state';
import type { BattleView } from './view';
import { viewBattle } from './viewBattle';

export interface Foresight {
  /** How the battle would stand; null: a die decides that. */
  readonly battle: BattleView | null;
  /** What can be called off now could not be any more (BATTLE-18). */
  readonly binds: boolean;
}

/** Null for what is not allowed, and for what leaves no battle to look at. */
export function foresee(s: GameState, action: Action): Foresight | null {
  if (refusal(s, action) !== null) return null;
  const after = clone(s);
  const events: Event[] = [];
  step(after, action, events);
  if (after.battle === NO_BATTLE) return null;
  return {
    battle: events.some(({ kind }) => kind === 'rolled') ? null : viewBattle(after),
    binds: after.battle === COMMITTED && s.battle !== COMMITTED,
  };
}
