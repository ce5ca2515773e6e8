import fc from 'fast-check';
import { adapted, clamp, doubleTapped, fit, pinched, rangeX, reveal, scaleRange, toBoard, toScreen, wheelFactor, zoomBy, type Camera, type Viewport } from '@/board/camera';
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
const cameras = fc.record({ x: fc.integer({ min: -5000, max: 5000 }), y: fc.integer({ min: -5000, max: 5000 }), scale: fc.double({ min: 0.05, max: 20, noNaN: true }) });

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

test('when a panel covers more of the screen, a board that was seen whole still is', () => {
  const covered: Viewport = { ...PHONE, insetBottom: 320 };
  const camera = adapted(fit(BOARD, PHONE), true, BOARD, covered);
  expect(camera).toEqual(fit(BOARD, covered));
  expect(toScreen(camera, { x: 0, y: BOARD.bottom }).y).toBeLessThanOrEqual(covered.height - covered.insetBottom + 0.01);
});

test('a board that somebody has moved stays where it was, as far as it may', () => {
  fc.assert(
    fc.property(cameras, viewports, viewports, (camera, before, after) => {
      const shown = clamp(camera, BOARD, before);
      expect(adapted(shown, false, BOARD, after)).toEqual(clamp(shown, BOARD, after));
      expectAllowed(adapted(shown, false, BOARD, after), after);
    }),
  );
});
