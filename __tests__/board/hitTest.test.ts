import { fit, toScreen } from '@/board/camera';
import { hitTest, squareUnder } from '@/board/hitTest';
import { boundsOf, centreOf, heroSpots } from '@/board/layout';
import { at, scene, twoPlayers } from './scenes';

const view = { width: 400, height: 400, insetTop: 0, insetRight: 0, insetBottom: 0, insetLeft: 0 };

test('every square is found from its middle and from just inside its corners, at any zoom', () => {
  const map = scene({});
  const whole = fit(boundsOf(map), view);
  for (const camera of [whole, { x: -500, y: -900, scale: 3 }]) {
    map.sites.forEach((_, square) => {
      const { x, y } = centreOf(7, square);
      for (const [dx, dy] of [
        [0, 0],
        [-49.9, -49.9],
        [49.9, 49.9],
      ] as const)
        expect(squareUnder(map, camera, toScreen(camera, { x: x + dx, y: y + dy }))).toBe(square);
    });
  }
});

test('beside the board and on squares that do not exist there is nothing', () => {
  const map = scene({ config: twoPlayers });
  const camera = { x: 0, y: 0, scale: 1 };
  expect(hitTest(map, camera, { x: -1, y: 300 })).toBeNull();
  expect(hitTest(map, camera, { x: 300, y: 701 })).toBeNull();
  expect(hitTest(map, camera, { x: 50, y: 50 })).toBeNull();
  expect(hitTest(map, camera, { x: 150, y: 150 })).toEqual({ square: at(2, 2), hero: null });
});

test('a hero is hit before the square it stands on, and the nearer of two', () => {
  const map = scene({
    heroes: {
      0: [
        [4, 4],
        [4, 4],
      ],
    },
  });
  const camera = { x: 0, y: 0, scale: 2 };
  heroSpots(map).forEach(({ x, y }, hero) => {
    expect(hitTest(map, camera, toScreen(camera, { x, y: y - 20 }))).toEqual({
      square: at(4, 4),
      hero: { seat: 0, hero },
    });
  });
  expect(hitTest(map, camera, toScreen(camera, { x: 310, y: 310 }))).toEqual({ square: at(4, 4), hero: null });
});

test('a figure that is drawn larger is hit where it is drawn', () => {
  const map = scene({
    heroes: {
      0: [
        [4, 4],
        [4, 4],
      ],
    },
  });
  const camera = { x: 0, y: 0, scale: 2 };
  heroSpots(map, 1.5).forEach(({ x, y }, hero) =>
    expect(hitTest(map, camera, toScreen(camera, { x, y: y - 50 }), 1.5)?.hero).toEqual({ seat: 0, hero }),
  );
  const [feet = { x: 0, y: 0 }] = heroSpots(map, 1.5);
  expect(hitTest(map, camera, toScreen(camera, { x: feet.x, y: feet.y - 50 }))?.hero).toBeNull();
});

test('a figure that is small on the screen is as large as a finger, but leaves the square to be hit', () => {
  const map = scene({ tiles: [{ at: [1, 2], card: 'barfolk straight', quarters: 1 }], heroes: { 0: [[1, 2]] } });
  const [feet = { x: 0, y: 0 }] = heroSpots(map);
  const far = { x: 0, y: 0, scale: 0.5 };
  expect(hitTest(map, far, toScreen(far, { x: feet.x + 20, y: feet.y - 10 }))?.hero).toEqual({ seat: 0, hero: 0 });
  expect(hitTest(map, far, toScreen(far, { x: 103, y: 5 }))).toEqual({ square: at(1, 2), hero: null });
  const near = { x: 0, y: 0, scale: 3 };
  expect(hitTest(map, near, toScreen(near, { x: feet.x + 20, y: feet.y - 10 }))?.hero).toBeNull();
});
