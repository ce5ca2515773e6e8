/** Two views of one player with a hire between them, and what was told of it: cards leave the hand and come to the pile. */
import {
  apply,
  createGame,
  eventFor,
  item,
  legalActions,
  newChance,
  pick,
  standardConfig,
  toMove,
  viewFor,
  type GameState,
  type PlayerView,
} from '@battalia/engine';
import type { LogEntry } from '@/store/match/log';

export interface Told {
  readonly view: PlayerView;
  readonly log: readonly LogEntry[];
}

export function hired(): readonly [Told, Told] {
  const chance = newChance('hires');
  let state: GameState = createGame(standardConfig(2), 'hires');
  for (let i = 0; i < 400; i++) {
    const legal = legalActions(state);
    const seat = toMove(state);
    const hire = legal.find((action) => action.kind === 'hire' && action.pay.length > 1);
    const result = apply(state, hire ?? item(legal, pick(chance, legal.length)));
    if (!result.ok) throw new Error(result.violation.code);
    if (hire !== undefined) {
      const log = result.events.flatMap((event) => {
        const told = eventFor(event, seat);
        return told === null ? [] : [{ step: i, seat, event: told }];
      });
      return [
        { view: viewFor(state, seat), log: [] },
        { view: viewFor(result.state, seat), log },
      ];
    }
    state = result.state;
  }
  throw new Error('nobody hires');
}
