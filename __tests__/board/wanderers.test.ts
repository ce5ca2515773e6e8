/** Those who walk over the map and belong to nobody. */
import { standardConfig } from '@battalia/engine/testing';
import { wanderer, wayStones } from '@/art/places/wanderer';
import { wandererSpot } from '@/board/layout';
import { sceneOf } from '@/board/scene';
import { createGame, viewFor } from '@battalia/engine';
import '../art/hung';
import '../ui/modules';

const MODULES = ['stormgates', 'gates', 'bilkarr', 'metamorpha'] as const;
const table = (players: number) => viewFor(createGame(standardConfig(players, MODULES), 'walk'), 'table');

/** As if he stood there, on his way to the right and up. */
const withBilkarr = (players: number, square: number) => {
  const view = table(players);
  const own = view.own.bilkarr;
  if (own === undefined) throw new Error('he is not in the game');
  return {
    ...view,
    figures: [{ module: 'bilkarr', square }],
    own: { ...view.own, bilkarr: { ...own, square: [square], heading: [0], pace: [0] } },
  };
};
const COLUMNS = 11;
const at = (row: number, column: number): number => (row - 1) * COLUMNS + column - 1;

test('[BILK-01] where he goes the next morning lies on the map: two squares to the right and up', () => {
  const [bilkarr] = sceneOf(withBilkarr(6, at(5, 3))).wanderers ?? [];
  expect(bilkarr).toEqual({
    name: 'bilkarr',
    square: at(5, 3),
    way: { squares: [at(4, 4), at(3, 5)], lost: false },
  });
});

test('[BILK-01] a way into a corner ends there, and nobody knows what comes after it', () => {
  const [bilkarr] = sceneOf(withBilkarr(6, at(2, 10))).wanderers ?? [];
  expect(bilkarr?.way).toEqual({ squares: [at(1, 11)], lost: true });
});

test('while nobody has come there is nobody on the map', () => {
  expect(sceneOf(table(6)).wanderers).toEqual([]);
});

test('each has a figure of its own, and one that nobody has drawn is still somebody', () => {
  const figures = ['metamorpha', 'bilkarr', 'nobody'].map((name) => JSON.stringify(wanderer(name)));
  expect(new Set(figures).size).toBe(3);
  for (const figure of figures) expect(figure.length).toBeGreaterThan(100);
});

test('two of them on one square stand on either side of the heroes', () => {
  const [one, other] = [0, 1].map((index) => wandererSpot(COLUMNS, at(1, 1), index));
  expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThan(40);
});

test('a way has an end: an arrow, or a die where it is lost; no way, no stones', () => {
  const points = [
    [50, 250],
    [150, 150],
  ] as const;
  expect(wayStones(points, false)).not.toEqual(wayStones(points, true));
  expect(wayStones([[50, 50]], false)).toEqual([]);
});
