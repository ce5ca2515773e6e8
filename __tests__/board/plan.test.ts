import { standardConfig } from '@battalia/engine';
import { boardPlanOf, progress } from '@/board/plan';
import { at, scene } from './scenes';

const road = [
  { at: [1, 2], card: 'barfolk straight', quarters: 1 },
  { at: [1, 3], card: 'barfolk straight', quarters: 1 },
  { at: [1, 4], card: 'barfolk turn', quarters: 2 },
] as const;

test('nothing moves between two equal scenes', () => {
  expect(boardPlanOf(scene({}), scene({}))).toEqual({ motions: [], lasts: 0 });
});

test('a hero walks along the road that was told, square by square', () => {
  const before = scene({ tiles: road, heroes: { 0: [[1, 1]] } });
  const after = scene({ tiles: road, heroes: { 0: [[1, 4]] } });
  const { motions, lasts } = boardPlanOf(before, after, [
    { seat: 0, hero: 0, path: [at(1, 1), at(1, 2), at(1, 3), at(1, 4)] },
  ]);
  expect(motions).toHaveLength(1);
  expect(motions[0]).toMatchObject({
    kind: 'walk',
    hero: { seat: 0, hero: 0 },
    path: [at(1, 1), at(1, 2), at(1, 3), at(1, 4)],
    at: 0,
  });
  expect(lasts).toBe(3 * 140);
});

test('[GA-04] a hero flies where no road leads', () => {
  const before = scene({ heroes: { 0: [[1, 1]] } });
  const after = scene({ heroes: { 0: [[4, 4]] } });
  expect(boardPlanOf(before, after).motions).toMatchObject([{ kind: 'fly', from: at(1, 1), to: at(4, 4) }]);
});

test('a new card settles, a new level grows, a conquered city changes its flag and its level', () => {
  const before = scene({});
  const after = scene({
    tiles: [
      ...road,
      { at: [1, 1], card: 'barfolk city4', level: 2, owner: 0 },
      { at: [2, 4], card: 'islanders city4', level: 4, owner: 1 },
    ],
  });
  const kinds = boardPlanOf(before, after).motions.map((motion) =>
    'square' in motion ? `${motion.kind} ${motion.square}` : motion.kind,
  );
  expect(kinds).toEqual(
    expect.arrayContaining([
      `settle ${at(1, 2)}`,
      `settle ${at(1, 3)}`,
      `settle ${at(1, 4)}`,
      `grow ${at(1, 1)}`,
      `flag ${at(2, 4)}`,
    ]),
  );
});

test('what a hero did comes before what came of it, and newcomers come last', () => {
  const before = scene({ tiles: road, heroes: { 0: [[1, 1]], 1: [[1, 3]] } });
  const after = scene({
    tiles: [...road, { at: [2, 4], card: 'barfolk city4', level: 4, owner: 0 }],
    heroes: {
      0: [
        [1, 2],
        [1, 1],
      ],
    },
  });
  const { motions, lasts } = boardPlanOf(before, after, [{ seat: 0, hero: 0, path: [at(1, 1), at(1, 2)] }]);
  expect(motions.map(({ kind }) => kind)).toEqual([
    'leave',
    'walk',
    ...motions.slice(2, -1).map(({ kind }) => kind),
    'arrive',
  ]);
  motions.slice(1).forEach((motion, i) => expect(motion.at).toBeGreaterThanOrEqual(motions[i]?.at ?? 0));
  expect(lasts).toBe(Math.max(...motions.map((motion) => motion.at + motion.lasts)));
});

test('however far the way, nobody waits a second for it', () => {
  const before = scene({ heroes: { 0: [[1, 1]] } });
  const after = scene({ heroes: { 0: [[4, 7]] } });
  const path = [...[1, 2, 3, 4, 5, 6, 7].map((column) => at(1, column)), ...[2, 3, 4].map((row) => at(row, 7))];
  const { motions, lasts } = boardPlanOf(before, after, [{ seat: 0, hero: 0, path }]);
  expect(motions[0]).toMatchObject({ kind: 'walk', path: { length: 10 } });
  expect(lasts).toBe(900);
});

test('a motion has not begun before its time, is done after it, and only goes forward', () => {
  const motion = { at: 100, lasts: 200 };
  expect([progress(motion, 0), progress(motion, 100), progress(motion, 300), progress(motion, 9999)]).toEqual([
    0, 0, 1, 1,
  ]);
  let last = 0;
  for (let time = 100; time <= 300; time += 10) {
    const now = progress(motion, time);
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
});

test('[VOL-04] a hero whose way nobody tells is not drawn through the closed peak', () => {
  const config = standardConfig(2, ['volcano']);
  const factions = ['barfolk', 'cloudborn'] as const;
  const before = scene({ config, factions, heroes: { 0: [[3, 4]] } });
  const after = scene({ config, factions, heroes: { 0: [[5, 4]] } });
  const [motion] = boardPlanOf(before, after).motions;
  expect(motion).toMatchObject({ kind: 'fly', from: at(3, 4), to: at(5, 4) });
});
