/** Everything that the Staff of Terra may change in The Stormgates, against a brute force. */
import {
  cardsOfKind,
  clone,
  decision,
  item,
  legalActions,
  newChance,
  pick,
  STAFF,
  step,
  toMove,
  type GameState,
} from '@battalia/engine/testing';
import { randomAction } from '../walk';
import { wander } from '../wander';
import { compareStaff } from './support/compare-staff';
import { mixedConfig, mixedStart } from './support/mixed';
import { dealt } from './support/positions';

/** Somebody acts, in the middle of games of The Stormgates with any other modules. */
function positions(count: number): readonly GameState[] {
  const found: GameState[] = [];
  for (let number = 1; found.length < count; number += 2) {
    if (!mixedConfig('staff', number).modules.includes('stormgates')) continue;
    const chance = newChance(`staff ${number}`);
    const s = mixedStart('staff', number);
    let wait = 40 + pick(chance, 80);
    wander(s, chance, { choose: randomAction, until: (now) => decision(now)?.kind === 'acting' && wait-- <= 0 });
    if (decision(s)?.kind === 'acting') found.push(clone(s));
  }
  return found;
}

test('[SG-STAFF] exactly those changes are offered and accepted that a brute force finds, from the first to the last', () => {
  const kinds = new Set<string>();
  for (const [i, position] of positions(9).entries()) {
    const chance = newChance(`changes ${i}`);
    const staff = item(cardsOfKind(position.rules, STAFF), 0);
    for (let round = 0; round < 3; round++) {
      const s = dealt(position, toMove(position), [{ card: staff, charm: 0, forked: false, borrowed: false }]);
      expect(compareStaff(s, staff)).toEqual([]);
      for (let first = true; first || ['reshape', 'swapWith'].includes(decision(s)?.kind ?? ''); first = false) {
        const changes = legalActions(s).filter(({ kind }) =>
          ['terraform', 'swapFrom', 'swapWith', 'leaveLand'].includes(kind),
        );
        const ways = [...new Set(changes.map((change) => change.kind))];
        const kind = item(ways, pick(chance, ways.length));
        const some = changes.filter((change) => change.kind === kind);
        kinds.add(`${decision(s)?.kind} ${kind}`);
        step(s, item(some, pick(chance, some.length)));
        expect(compareStaff(s)).toEqual([]);
      }
    }
  }
  expect([...kinds].sort()).toEqual([
    'acting swapFrom',
    'acting terraform',
    'reshape leaveLand',
    'reshape swapFrom',
    'reshape terraform',
    'swapWith swapWith',
  ]);
});
