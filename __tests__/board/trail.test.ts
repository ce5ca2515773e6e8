import { centreOf, heroSpots } from '@/board/layout';
import { boardPlanOf, type Way } from '@/board/plan';
import { along, trailsOf } from '@/board/trail';
import { at, scene } from './scenes';

const tiles = [
  { at: [1, 2], card: 'barfolk straight', quarters: 1 },
  { at: [1, 3], card: 'barfolk straight', quarters: 1 },
] as const;

const between = (before: ReturnType<typeof scene>, after: ReturnType<typeof scene>, ways: readonly Way[] = []) =>
  trailsOf(before, after, boardPlanOf(before, after, ways));

test('a walking hero starts where it stood, passes every square and ends where it stands', () => {
  const before = scene({ tiles, heroes: { 0: [[1, 1]] } });
  const after = scene({ tiles, heroes: { 0: [[1, 3]] } });
  const [trail] = between(before, after, [{ seat: 0, hero: 0, path: [at(1, 1), at(1, 2), at(1, 3)] }]);
  expect(trail?.kind).toBe('walk');
  const points = trail?.points ?? [];
  expect(along(points, 0)).toEqual(heroSpots(before)[0]);
  expect(along(points, 1).x).toBeCloseTo(heroSpots(after)[0]?.x ?? 0, 4);
  expect(along(points, 0.5).x).toBeCloseTo(centreOf(7, at(1, 2)).x, 4);
});

test('a hero that leaves is shown until it has left, and one that arrives stands in its place', () => {
  const trails = between(scene({ heroes: { 0: [[1, 1]] } }), scene({ heroes: { 1: [[4, 4]] } }));
  expect(trails.map(({ key, kind }) => [key, kind])).toEqual([
    ['0 0', 'leave'],
    ['1 0', 'arrive'],
  ]);
});

test('heroes that stand still stand still, the nearer one in front', () => {
  const map = scene({ heroes: { 0: [[7, 7]], 1: [[1, 1]] } });
  const trails = between(map, map);
  expect(trails.map(({ key, kind }) => [key, kind])).toEqual([
    ['1 0', 'stand'],
    ['0 0', 'stand'],
  ]);
  expect(along(trails[0]?.points ?? [], 0.7)).toEqual(along(trails[0]?.points ?? [], 0));
});
