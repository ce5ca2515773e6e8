/** What a step has brought to light, so that an undo stops there. */
import {
  apply,
  clone,
  createGame,
  debug,
  eventFor,
  newChance,
  resample,
  standardConfig,
  toMove,
  viewFor,
  type GameState,
  type ModuleId,
} from '@battalia/engine/testing';
import { look, move } from '../../../src/engine/core/piles';
import { revealed } from '@/store/match/undo';
import { asManyAs } from '../../engine/mixes';
import { hoard } from '../../engine/volcano';
import { wander } from '../../engine/wander';
import { many } from '../../long';

const volcano = (): GameState => debug.arrange({ config: standardConfig(4, ['volcano']) });

/** What is brought to light by this change of a state. */
function lightOf(change: (s: GameState) => void): string | null {
  const before = volcano();
  const after = clone(before);
  change(after);
  return revealed(before, after);
}

test('nothing is brought to light by a step that shows nothing', () => {
  expect(lightOf((s) => (s.level[0] = 2))).toBeNull();
});

test('a look at the top of the own nation cannot be undone', () => {
  expect(lightOf((s) => look(s, 0, 2))).toBe('topCard');
});

test('what was taken from a hidden pile of a module stays taken', () => {
  expect(lightOf((s) => move(s, s.top[hoard(s, 1)] ?? -1, hoard(s, 2)))).toBe('topCard');
});

test('a tile that was turned up stays so', () => {
  const before = volcano();
  before.down[0] = 1;
  const after = clone(before);
  after.down[0] = 0;
  expect(revealed(before, after)).toBe('topCard');
});

/**
 * What may be taken back has told nothing: on any deal of the hidden cards that fits what was known before, the same deed
 * leads to the same sight and the same sentences.
 */
test.each([
  [6, ['stormgates', 'gates', 'teams']],
  [4, ['stormgates', 'gates', 'valleys']],
  [4, ['volcano', 'unbound']],
] as const satisfies readonly (readonly [number, readonly ModuleId[]])[])(
  'what may be taken back has brought nothing to light, with %i players and all that goes with %j',
  (players, modules) => {
    const config = standardConfig(players, asManyAs(players, modules), { startHeroes: 1 });
    const wrong: string[] = [];
    let asked = 0;
    for (let game = 0; game < many(1, 12); game++) {
      const chance = newChance(`undo ${game}`);
      let step = 0;
      wander(createGame(config, `undo ${game}`), chance, {
        steps: STEPS,
        foresee(state, action) {
          if (step++ % EVERY !== 0) return;
          const seat = toMove(state);
          const done = apply(state, action);
          if (!done.ok) throw new Error('nothing to do');
          if (revealed(state, done.state) !== null) return;
          asked++;
          const other = apply(resample(viewFor(state, seat), chance), action, seat);
          const told = (one: typeof done) => [
            viewFor(one.state, seat),
            one.events.map((event) => eventFor(event, seat)),
          ];
          if (!other.ok || JSON.stringify(told(other)) !== JSON.stringify(told(done)))
            wrong.push(`game ${game}, step ${step}: ${action.kind}`);
        },
      });
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(STEPS / EVERY / 4);
  },
);
const STEPS = 600;
/** Each is asked of a whole deal. */
const EVERY = 3;
