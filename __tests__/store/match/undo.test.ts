/** What a step has brought to light, so that an undo stops there. */
import { clone, debug, standardConfig, type GameState } from '@battalia/engine/testing';
import { look, move } from '../../../src/engine/core/piles';
import { revealed } from '@/store/match/undo';
import { hoard } from '../../engine/volcano';

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
