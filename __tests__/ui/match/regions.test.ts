import fc from 'fast-check';
import { fanOf, regionsOf } from '@/ui/screens/match/regions';

const at = (width: number, height: number, more: { fontScale?: number; leftHanded?: boolean } = {}) =>
  regionsOf({ width, height, fontScale: 1, leftHanded: false, ...more });

test.each([
  [360, 640],
  [412, 892],
  [768, 1024],
])('%i by %i: the board lies above the hand', (width, height) => {
  expect(at(width, height)).toMatchObject({ wide: false, dashboard: width, controls: 'row' });
});

test.each([
  [640, 360],
  [780, 360],
  [1180, 820],
  [1920, 1080],
])('%i by %i: the board stands beside the dashboard and is the wider one', (width, height) => {
  const { wide, dashboard } = at(width, height);
  expect(wide).toBe(true);
  expect(dashboard).toBeLessThanOrEqual(width * 0.5);
});

test('a low map gives its side to its buttons, not its foot', () => {
  expect(at(780, 360).controls).toBe('column');
  expect(at(1180, 820).controls).toBe('row');
});

test('a phone on its side keeps a square of map beside its buttons, and gives the rest to lines and hand', () => {
  for (const [width, height] of [
    [892, 412],
    [844, 390],
    [740, 360],
  ] as const) {
    const { dashboard } = at(width, height);
    expect(dashboard).toBeGreaterThanOrEqual(Math.min(width * 0.5, width - height - 60) - 1);
    expect(width - dashboard).toBeGreaterThanOrEqual(height);
  }
});

test('for the left hand the dashboard lies at the left', () => {
  expect(at(1180, 820).side).toBe('right');
  expect(at(1180, 820, { leftHanded: true }).side).toBe('left');
});

test('large text gets a wider dashboard, never more than the board can spare', () => {
  expect(at(780, 360, { fontScale: 2 }).dashboard).toBeGreaterThan(at(780, 360).dashboard);
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 2000 }),
      fc.integer({ min: 320, max: 2000 }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      (width, height, fontScale) => {
        const { wide, dashboard } = at(width, height, { fontScale });
        fc.pre(wide);
        expect(dashboard).toBeLessThanOrEqual(Math.ceil(width * 0.55));
      },
    ),
  );
});

test('a hand of six lies side by side where there is room, and closer where there is not', () => {
  expect(fanOf(6, 76, 600)).toMatchObject({ step: 84, scrolls: false });
  const phone = fanOf(6, 76, 336);
  expect(phone.scrolls).toBe(false);
  expect(phone.width).toBeLessThanOrEqual(336);
  expect(phone.step).toBeGreaterThanOrEqual(44);
});

test('no card is covered so far that a finger cannot find it: rather the row is moved', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 280, max: 1000 }), (count, room) => {
      const { step, width, scrolls } = fanOf(count, 76, room);
      expect(step).toBeGreaterThanOrEqual(44);
      expect(scrolls).toBe(width > room + 0.5);
    }),
  );
});

test('a screen that is low for its text gives the map to what is read', () => {
  expect([at(892, 412), at(412, 892, { fontScale: 2 }), at(206, 446)].map(({ low }) => low)).toEqual([
    true,
    true,
    true,
  ]);
  expect([at(360, 640), at(412, 892, { fontScale: 1.3 }), at(1180, 820)].map(({ low }) => low)).toEqual([
    false,
    false,
    false,
  ]);
});
