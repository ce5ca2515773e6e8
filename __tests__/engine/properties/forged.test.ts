/** Saves of shared turns and drafts with numbers that nobody's game has: refused, or doubted and played on, never a fall or a wait. */
import {
  clone,
  createGame,
  decision,
  decode,
  encode,
  item,
  legalActions,
  newChance,
  pick,
  standardConfig,
  step,
  viewFor,
  type Chance,
  type GameState,
} from '@battalia/engine/testing';
import { midgame } from '../walk';
import { wander } from '../wander';

/** One number that a turn or a draft hangs on is another one. */
function forge(s: GameState, chance: Chance): void {
  const some = pick(chance, 9) - 1;
  switch (pick(chance, 8)) {
    case 0:
      s.turn = some;
      break;
    case 1:
      s.first = some;
      break;
    case 2:
      s.begun = pick(chance, 130);
      break;
    case 3:
      s.acted = pick(chance, 3);
      break;
    case 4:
      s.phase[pick(chance, s.phase.length)] = pick(chance, 4);
      break;
    case 5:
      s.setupLeft = pick(chance, s.rules.setup.length + 2);
      break;
    case 6:
      s.drained = pick(chance, 130);
      break;
    default:
      s.pending[pick(chance, 5)] = some;
  }
}

function* positions(): Generator<GameState> {
  for (const players of [4, 5, 6]) {
    const modules = players === 4 ? (['teams', 'draft'] as const) : (['stormgates', 'teams', 'draft'] as const);
    const config = standardConfig(players, modules, { weeks: 2, twoAttacks: true });
    const draft = createGame(config, `forged ${players}`);
    const chance = newChance(`forged ${players}`);
    while (decision(draft)?.kind !== 'draft') step(draft, item(legalActions(draft), 0));
    for (let i = 0; i < 6; i++) {
      yield clone(draft);
      wander(draft, chance, { steps: 2 });
    }
    const turn = midgame(config, `forged ${players}`);
    for (let i = 0; i < 6; i++) {
      yield clone(turn);
      wander(turn, chance, { steps: 5 });
    }
  }
}

test('[TEAM-02, DRAFT-01] a forged save of a shared turn or a draft is refused, or can be played on', () => {
  const chance = newChance('forge');
  const seen = { refused: 0, doubted: 0, ours: 0 };
  for (const position of positions()) {
    for (let i = 0; i < 5; i++) {
      const s = clone(position);
      forge(s, chance);
      const decoded = decode(encode(s));
      if (!decoded.ok) {
        seen.refused++;
        continue;
      }
      if (decoded.doubt === null) seen.ours++;
      else seen.doubted++;
      const { state } = decoded;
      for (let seat = 0; seat < state.rules.seats; seat++) viewFor(state, seat);
      wander(state, chance, { steps: 6 });
    }
  }
  expect(seen.refused).toBeGreaterThan(20);
  expect(seen.doubted).toBeGreaterThan(0);
  expect(seen.ours).toBeGreaterThan(5);
});
