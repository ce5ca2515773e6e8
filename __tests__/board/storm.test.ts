/** What The Stormgates put on the map. */
import { boardPlanOf } from '@/board/plan';
import { whirlsOf } from '@/board/whirls';
import { changedSquares } from '@/board/scene';
import '../art/hung';
import '../ui/modules';
import { GOLD, GREEN, ORANGE, RED, storm, stormConfig } from '../engine/gates';
import { addPost } from '../../src/engine/modules/trade/state';
import { sceneOfState } from './scenes';

const SQUARE = 100;

test('[GATE-01] a gate stands on the terrain of its people, with roads to all sides', () => {
  const { sites } = sceneOfState(storm());
  expect(sites[GREEN]).toMatchObject({ ground: 'woods', roads: 15, place: { name: 'gate', faction: 'barfolk' } });
  expect(sites[ORANGE]).toMatchObject({ ground: 'jungle', roads: 15, place: { name: 'gate', faction: 'sunblessed' } });
});

test('the storm turns in every gate, and nowhere else', () => {
  const scene = sceneOfState(storm());
  const turning = whirlsOf(scene).map(({ x, y }) => Math.floor(y / SQUARE) * scene.columns + Math.floor(x / SQUARE));
  expect([...turning].sort((a, b) => a - b)).toEqual([GREEN, ORANGE, GOLD, RED].sort((a, b) => a - b));
});

test('[TRADE-01] posts of several players stand on one road, simple with the first and starred with both', () => {
  const state = storm({ config: stormConfig(['trade']) });
  const [road, other] = [GREEN + 1, ORANGE - 1];
  const before = sceneOfState(state);
  addPost(state, 0, road);
  addPost(state, 2, road);
  const first = sceneOfState(state);
  expect(first.sites[road]).toMatchObject({
    tokens: [
      { name: 'post', holder: { seat: 0, faction: 'sunblessed' }, face: 0 },
      { name: 'post', holder: { seat: 2, faction: 'cloudborn' }, face: 0 },
    ],
  });
  expect(changedSquares(before, first)).toEqual([road]);
  expect(boardPlanOf(before, first).motions.map(({ kind }) => kind)).toEqual(['change']);
  addPost(state, 0, other);
  const second = sceneOfState(state);
  expect(second.sites[road]).toMatchObject({
    tokens: [
      { holder: { seat: 0 }, face: 1 },
      { holder: { seat: 2 }, face: 0 },
    ],
  });
  expect(second.sites[other]).toMatchObject({ tokens: [{ holder: { seat: 0 }, face: 1 }] });
  expect(changedSquares(first, second)).toEqual([other, road].sort((a, b) => a - b));
});
