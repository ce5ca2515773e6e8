import { fit } from '@/board/camera';
import { lensOf, LENS_PIXELS } from '@/board/lens';

const land = { left: -25, top: -25, right: 725, bottom: 725 };
const phone = { width: 412, height: 600 };
const view = { ...phone, insetTop: 0, insetRight: 0, insetBottom: 0, insetLeft: 0 };
const DENSITY = 3;

test('the whole board needs no second picture', () => {
  expect(lensOf(fit({ left: 0, top: 0, right: 700, bottom: 700 }, view), phone, 3, DENSITY, land)).toBeNull();
});

test('a close look is drawn with a pixel for every pixel of the screen, and no more than is seen of the land', () => {
  const close = { x: -340, y: -680, scale: 3.4 };
  const lens = lensOf(close, phone, 2, DENSITY, land);
  expect(lens?.density).toBeCloseTo(6.8);
  expect(lens?.area.left).toBeCloseTo(100);
  expect(lens?.area.right).toBeCloseTo(100 + 412 / 3.4);
  expect(lensOf({ ...close, x: 200 }, phone, 2, DENSITY, land)?.area.left).toBe(land.left);
});

test('it never asks for more pixels than its surface has, and for none beside the map', () => {
  const tablet = { width: 1180, height: 820 };
  const lens = lensOf({ x: 0, y: 0, scale: 3 }, tablet, 3, 1.8, land);
  expect((lens?.density ?? 0) * ((lens?.area.right ?? 0) - (lens?.area.left ?? 0))).toBeLessThanOrEqual(LENS_PIXELS);
  expect(lensOf({ x: 9000, y: 0, scale: 3.4 }, phone, 3, DENSITY, land)).toBeNull();
});
