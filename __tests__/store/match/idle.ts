import { apply, createGame, item, legalActions, toMove, type GameConfig, type Played } from '@battalia/engine';

/** A game in which nobody does anything but end the turn: it follows the rules and is as long as one likes. */
export function idleGame(config: GameConfig, seed: string, length: number): readonly Played[] {
  const played: Played[] = [];
  let state = createGame(config, seed);
  while (played.length < length) {
    const legal = legalActions(state);
    const action = legal.find(({ kind }) => kind === 'endTurn' || kind === 'begin') ?? item(legal, 0);
    const seat = toMove(state);
    const result = apply(state, action, seat);
    if (!result.ok) throw new Error(result.violation.code);
    played.push({ seat, action });
    state = result.state;
  }
  return played;
}
