import fc from 'fast-check';
import {
  clamp,
  closeTo,
  doubleTapped,
  fit,
  homeAfter,
  panned,
  pinched,
  rangeX,
  rangeY,
  reachX,
  recentred,
  reveal,
  scaleRange,
  toBoard,
  toScreen,
  wheelFactor,
  zoomBy,
  type Camera,
  type Range,
  type Viewport,
} from '@/board/camera';
import type { Box } from '@/board/layout';

const BOARD: Box = { left: -16, top: -16, right: 716, bottom: 716 };
const PHONE: Viewport = { width: 360, height: 640, insetTop: 60, insetRight: 0, insetBottom: 180, insetLeft: 0 };

const viewports = fc.record({
  width: fc.integer({ min: 320, max: 1600 }),
  height: fc.integer({ min: 480, max: 1200 }),
  insetTop: fc.integer({ min: 0, max: 100 }),
  insetRight: fc.integer({ min: 0, max: 100 }),
  insetBottom: fc.integer({ min: 0, max: 200 }),
  insetLeft: fc.integer({ min: 0, max: 100 }),
});
const cameras = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
  scale: fc.double({ min: 0.05, max: 20, noNaN: true }),
});

/** Nothing of the free part of the screen is empty beside a board that could fill it, and a smaller board lies in its middle. */
function expectAllowed(camera: Camera, view: Viewport) {
  const { least, most } = scaleRange(BOARD, view);
  expect(camera.scale).toBeGreaterThanOrEqual(least * 0.999);
  expect(camera.scale).toBeLessThanOrEqual(most * 1.001);
  const from = toScreen(camera, { x: BOARD.left, y: BOARD.top });
  const to = toScreen(camera, { x: BOARD.right, y: BOARD.bottom });
  const check = (low: number, high: number, start: number, end: number) => {
    if (high - low > end - start + 0.01) {
      expect(low).toBeLessThanOrEqual(start + 0.01);
      expect(high).toBeGreaterThanOrEqual(end - 0.01);
    } else expect((low + high) / 2).toBeCloseTo((start + end) / 2, 1);
  };
  check(from.x, to.x, view.insetLeft, view.width - view.insetRight);
  check(from.y, to.y, view.insetTop, view.height - view.insetBottom);
}

test('a point goes to the screen and back', () => {
  fc.assert(
    fc.property(cameras, fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 700 }), (camera, x, y) => {
      const back = toBoard(camera, toScreen(camera, { x, y }));
      expect(back.x).toBeCloseTo(x, 3);
      expect(back.y).toBeCloseTo(y, 3);
    }),
  );
});

test('a fitting camera shows the whole board between the bars', () => {
  const camera = fit(BOARD, PHONE);
  const from = toScreen(camera, { x: BOARD.left, y: BOARD.top });
  const to = toScreen(camera, { x: BOARD.right, y: BOARD.bottom });
  expect(from.x).toBeCloseTo(0);
  expect(to.x).toBeCloseTo(360);
  expect((from.y + to.y) / 2).toBeCloseTo((60 + 460) / 2);
  expect(to.y - from.y).toBeLessThan(400);
});

test('a camera that is allowed is not moved, and any other ends at one that is', () => {
  fc.assert(
    fc.property(cameras, viewports, (camera, view) => {
      const once = clamp(camera, BOARD, view);
      expectAllowed(once, view);
      const twice = clamp(once, BOARD, view);
      expect(twice.x).toBeCloseTo(once.x, 3);
      expect(twice.y).toBeCloseTo(once.y, 3);
      expect(twice.scale).toBeCloseTo(once.scale, 6);
    }),
  );
});

test('zooming keeps the point under the finger, as long as no edge is in the way', () => {
  const start: Camera = { x: -600, y: -500, scale: 2 };
  const focus = { x: 200, y: 300 };
  const before = toBoard(start, focus);
  const after = toBoard(zoomBy(start, 1.3, focus.x, focus.y, BOARD, PHONE), focus);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('a pinch turns and moves at once: the board point under the fingers follows them', () => {
  const start: Camera = { x: -600, y: -500, scale: 2 };
  const held = toBoard(start, { x: 180, y: 250 });
  const camera = pinched(start, 1.25, 180, 250, 200, 230, BOARD, PHONE);
  const now = toScreen(camera, held);
  expect(now.x).toBeCloseTo(200);
  expect(now.y).toBeCloseTo(230);
  expect(camera.scale).toBeCloseTo(2.5);
});

test('a pinch beyond the limit still lets the board be moved', () => {
  const { most } = scaleRange(BOARD, PHONE);
  const start: Camera = { x: -900, y: -900, scale: most };
  const camera = pinched(start, 3, 180, 250, 150, 240, BOARD, PHONE);
  expect(camera.scale).toBe(most);
  expect(camera.x).toBeCloseTo(start.x - 30);
  expect(camera.y).toBeCloseTo(start.y - 10);
});

test('a double tap goes in to the point and back out to the whole', () => {
  const whole = fit(BOARD, PHONE);
  const near = doubleTapped(whole, 180, 260, BOARD, PHONE);
  expect(near.scale).toBeCloseTo(whole.scale * 2.2);
  expectAllowed(near, PHONE);
  expect(doubleTapped(near, 20, 500, BOARD, PHONE)).toEqual(whole);
});

test('the wheel zooms in and out alike, and one wild turn is tamed', () => {
  expect(wheelFactor(-100)).toBeGreaterThan(1);
  expect(wheelFactor(100) * wheelFactor(-100)).toBeCloseTo(1);
  expect(wheelFactor(10000)).toBe(wheelFactor(240));
});

test('revealing a square moves the camera only if the square is hidden', () => {
  const camera = clamp({ x: -800, y: -700, scale: 2.4 }, BOARD, PHONE);
  const seen = toBoard(camera, { x: 180, y: 250 });
  const box = { left: seen.x - 20, top: seen.y - 20, right: seen.x + 20, bottom: seen.y + 20 };
  expect(reveal(camera, box, BOARD, PHONE)).toEqual(camera);
  const corner: Box = { left: 0, top: 0, right: 100, bottom: 100 };
  const moved = reveal(camera, corner, BOARD, PHONE);
  const at = toScreen(moved, { x: 0, y: 0 });
  expect(at.x).toBeGreaterThanOrEqual(-0.01);
  expect(at.y).toBeGreaterThanOrEqual(59.99);
  expect(moved.scale).toBe(camera.scale);
  // A path across the board is too long for this scale: the camera steps back.
  expect(reveal(camera, BOARD, BOARD, PHONE).scale).toBeLessThan(camera.scale);
});

test('a fling stops at the edge: the range of a large board is ordered, that of a small one is a point', () => {
  const large = rangeX(BOARD, PHONE, 2);
  expect(large.least).toBeLessThan(large.most);
  const small = rangeX(BOARD, PHONE, 0.3);
  expect(small.least).toBe(small.most);
});

/** A board as somebody has left it, and what covers the screen since. */
const left = fc.tuple(cameras, viewports, fc.integer({ min: 0, max: 300 })).map(([camera, before, insetBottom]) => ({
  camera: clamp(camera, BOARD, before),
  after: { ...before, insetBottom },
}));

test('whatever comes to cover the screen, nothing jumps under the next finger', () => {
  fc.assert(
    fc.property(left, fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }), ({ camera, after }, x, y) => {
      for (const touched of [
        panned(camera, 0, 0, BOARD, after),
        zoomBy(camera, 1, x, y, BOARD, after),
        pinched(camera, 1, x, y, x, y, BOARD, after),
      ]) {
        expect(touched.x).toBeCloseTo(camera.x, 6);
        expect(touched.y).toBeCloseTo(camera.y, 6);
        expect(touched.scale).toBeCloseTo(camera.scale, 9);
      }
    }),
  );
});

test('from outside of its limits the board only goes inwards', () => {
  const outside = (value: number, { least, most }: Range) => Math.max(0, least - value, value - most);
  fc.assert(
    fc.property(
      left,
      fc.integer({ min: -900, max: 900 }),
      fc.integer({ min: -900, max: 900 }),
      ({ camera, after }, byX, byY) => {
        const next = panned(camera, byX, byY, BOARD, after);
        const across = rangeX(BOARD, after, camera.scale);
        const down = rangeY(BOARD, after, camera.scale);
        expect(outside(next.x, across)).toBeLessThanOrEqual(outside(camera.x, across) + 1e-6);
        expect(outside(next.y, down)).toBeLessThanOrEqual(outside(camera.y, down) + 1e-6);
        // A fling ends where a finger would.
        const reach = reachX(camera, BOARD, after, camera.scale);
        expect(next.x).toBeGreaterThanOrEqual(reach.least - 1e-6);
        expect(next.x).toBeLessThanOrEqual(reach.most + 1e-6);
      },
    ),
  );
});

test('a dock that grows, or shrinks a little, leaves a board alone that nobody has moved', () => {
  const home = fit(BOARD, PHONE);
  for (const insetBottom of [60, 150, 200, 260, 420])
    expect(homeAfter(home, BOARD, { ...PHONE, insetBottom })).toBe(home);
});

test('a board that was laid out beside a high dock takes the room when the dock is gone', () => {
  const cramped = fit(BOARD, { ...PHONE, insetBottom: 380 });
  expect(homeAfter(cramped, BOARD, PHONE)).toEqual(fit(BOARD, PHONE));
});

test('a dock over the chosen square moves the board just so far that the square is seen, at the same scale', () => {
  const home = fit(BOARD, PHONE);
  const covered: Viewport = { ...PHONE, insetBottom: 330 };
  const top: Box = { left: 100, top: 0, right: 200, bottom: 100 };
  expect(reveal(home, top, BOARD, covered)).toEqual(home);
  const bottom: Box = { left: 100, top: 600, right: 200, bottom: 700 };
  const camera = reveal(home, bottom, BOARD, covered);
  expect(toScreen(camera, { x: 0, y: bottom.bottom }).y).toBeCloseTo(covered.height - covered.insetBottom);
  expect(camera).toMatchObject({ x: home.x, scale: home.scale });
  // As far as another dock has pushed it, and no way back: nobody has asked for it.
  expect(reveal(camera, bottom, BOARD, PHONE)).toEqual(camera);
});

test('on a screen that was turned, the middle of what was seen is in the middle again', () => {
  const turned: Viewport = { width: 640, height: 360, insetTop: 0, insetRight: 52, insetBottom: 0, insetLeft: 0 };
  const camera: Camera = { x: -700, y: -650, scale: 2.5 };
  const seen = toBoard(camera, { x: 180, y: 260 });
  const after = recentred(camera, PHONE, BOARD, turned);
  expect(toScreen(after, seen)).toEqual({ x: expect.closeTo(294, 6), y: expect.closeTo(180, 6) });
  expect(after.scale).toBe(camera.scale);
  fc.assert(
    fc.property(cameras, viewports, viewports, (any, before, view) =>
      expectAllowed(recentred(clamp(any, BOARD, before), before, BOARD, view), view),
    ),
  );
});

test('what is gone close to is seen whole, larger than before, and the board stays on the screen', () => {
  const wide: Box = { left: -16, top: -16, right: 1116, bottom: 716 };
  for (const box of [
    { left: -120, top: -120, right: 220, bottom: 220 },
    { left: 380, top: 280, right: 720, bottom: 620 },
  ]) {
    const whole = fit(wide, PHONE);
    const near = closeTo(whole, box, wide, PHONE);
    expect(near.scale).toBeGreaterThan(whole.scale * 2);
    const [from, to] = [
      toScreen(near, { x: Math.max(0, box.left), y: Math.max(0, box.top) }),
      toScreen(near, { x: box.right, y: box.bottom }),
    ];
    expect(from.x).toBeGreaterThanOrEqual(PHONE.insetLeft - 1);
    expect(from.y).toBeGreaterThanOrEqual(PHONE.insetTop - 1);
    expect(to.x).toBeLessThanOrEqual(PHONE.width - PHONE.insetRight + 1);
    expect(to.y).toBeLessThanOrEqual(PHONE.height - PHONE.insetBottom + 1);
  }
});
