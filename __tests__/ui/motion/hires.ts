/** Two views of one player with a hire between them, and what was told of it: cards leave the hand and come to the pile. */
import {
  apply,
  createGame,
  eventFor,
  legalActions,
  newChance,
  standardConfig,
  toMove,
  viewFor,
  type GameState,
  type PlayerView,
} from '@battalia/engine';
import type { LogEntry } from '@/store/match/log';
import { wander } from '../../engine/wander';

export interface Told {
  readonly view: PlayerView;
  readonly log: readonly LogEntry[];
}

const hireIn = (state: GameState) =>
  legalActions(state).find((action) => action.kind === 'hire' && action.pay.length > 1);

export function hired(): readonly [Told, Told] {
  const state = createGame(standardConfig(2), 'hires');
  const steps = wander(state, newChance('hires'), { steps: 400, until: (s) => hireIn(s) !== undefined }).length;
  const hire = hireIn(state);
  if (hire === undefined) throw new Error('nobody hires');
  const seat = toMove(state);
  const result = apply(state, hire);
  if (!result.ok) throw new Error(result.violation.code);
  const log = result.events.flatMap((event) => {
    const told = eventFor(event, seat);
    return told === null ? [] : [{ step: steps, seat, event: told }];
  });
  return [
    { view: viewFor(state, seat), log: [] },
    { view: viewFor(result.state, seat), log },
  ];
}
