/** Planning a turn, with an evaluation that wants one thing only. */
import {
  ambushOf,
  at,
  debug,
  newChance,
  resample,
  standardConfig,
  viewFor,
  type GameState,
  type Seat,
} from '@battalia/engine/testing';
import { Effort } from '@/bots/bot';
import { CHIEF_BREADTH } from '@/bots/chief';
import { Evaluation } from '@/bots/evaluation';
import { Planner } from '@/bots/plan';
import { CHIEF_WEIGHTS } from '@/bots/weights';

class WantsAnAmbush extends Evaluation {
  override of(s: GameState, seat: Seat): number {
    return at(s.size, ambushOf(seat)) > 0 ? 1 : 0;
  }
  override inHand(): number {
    return 0;
  }
}

test('of plans that come to the same the shortest is the best', () => {
  const s = debug.arrange({
    config: standardConfig(2),
    factions: ['barfolk', 'cloudborn'],
    hands: { 0: ['supply', 'supply', 'supply', 'barfolk friman', 'barfolk lord'] },
    nations: { 0: ['supply', 'supply', 'supply', 'supply', 'supply', 'supply', 'supply', 'supply'] },
  });
  const view = viewFor(s, 0);
  const chance = newChance('plan');
  const root = resample(view, chance);
  const search = new Planner(
    new WantsAnAmbush(CHIEF_WEIGHTS),
    root,
    0,
    view,
    chance,
    new Effort({ kind: 'nodes', nodes: 500 }),
    CHIEF_BREADTH,
  ).plans();
  let result = search.next();
  while (result.done !== true) result = search.next();
  const [best] = result.value;
  expect(best?.actions.map(({ kind }) => kind)).toEqual(['ambush']);
});
