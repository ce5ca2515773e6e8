import './hung';
import { clearance, lands, random } from './lands';
import { areaOf, outlinesOf } from '@/art/land/contour';
import { gridOf, newField, read, samplesIn, sampleOf, wholeArea } from '@/art/land/grid';
import { EAST, NORTH, SOUTH, SQUARE, WEST } from '@/art/land/land';
import { areaAround, modelOf, updated } from '@/art/land/model';
import { hash, noise } from '@/art/land/noise';
import { openEnds, pointOn, roadCurves, SIDES } from '@/art/land/roads';
import { scatter } from '@/art/land/scatter';

test('a road crosses every border in the middle of the side and at a right angle, in all turns', () => {
  for (let roads = 1; roads < 16; roads++) {
    for (const built of [true, false]) {
      for (let row = 0; row < 4; row++) {
        const ends = roadCurves(roads, row, 2, built).flatMap(
          ([a, b, c, d, e, f, g, h]) =>
            [
              [a, b, c, d],
              [g, h, e, f],
            ] as const,
        );
        for (const { bit, x, y, inX, inY } of SIDES) {
          const at = [2 * SQUARE + x, row * SQUARE + y] as const;
          const crossing = ends.filter(([ex, ey]) => ex === at[0] && ey === at[1]);
          expect(crossing).toHaveLength((roads & bit) === 0 ? 0 : 1);
          for (const [, , handleX, handleY] of crossing) {
            // The handle lies straight inwards: nothing of it sideways.
            expect((handleX - at[0]) * inY - (handleY - at[1]) * inX).toBeCloseTo(0);
            expect((handleX - at[0]) * inX + (handleY - at[1]) * inY).toBeGreaterThan(5);
          }
        }
      }
    }
  }
});

test('roads stay on their square', () => {
  for (let roads = 1; roads < 16; roads++) {
    for (const curve of roadCurves(roads, 0, 0, false)) {
      for (let t = 0; t <= 1; t += 0.1) {
        const [x, y] = pointOn(curve, t);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(x, y)).toBeLessThanOrEqual(SQUARE + 1e-9);
      }
    }
  }
});

test('a road leads on into the unknown, but not where the next card has none', () => {
  const land = lands(['road 10', 'blank'], ['road 2', 'road 5']);
  const ends = openEnds(land, 'blank', 20);
  expect(ends.map(([x, y]) => [x, y])).toEqual([
    [100, 50],
    [150, 100],
  ]);
});

test('an outline closes around what is above its level, and turns the other way around a hole', () => {
  const grid = gridOf({ columns: 1, rows: 1 });
  const part = samplesIn(grid, wholeArea(grid));
  const field = newField(grid);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const r = Math.hypot(x - sampleOf(50), y - sampleOf(50));
      field[y * grid.width + x] = r < 8 && r > 3 ? 1 : 0;
    }
  }
  const areas = outlinesOf(grid, field, 0.5, part)
    .map(areaOf)
    .sort((a, b) => Math.abs(b) - Math.abs(a));
  expect(areas).toHaveLength(2);
  expect(Math.sign(areas[0] ?? 0)).toBe(-Math.sign(areas[1] ?? 0));
  // Twice the area of a disc of 7.5 samples of 5 units.
  expect(Math.abs(areas[0] ?? 0)).toBeGreaterThan(2 * Math.PI * 35 ** 2 * 0.9);
  expect(Math.abs(areas[0] ?? 0)).toBeLessThan(2 * Math.PI * 40 ** 2 * 1.1);
});

test('shares of the grounds add up to what is known, and never to more than all', () => {
  const { terrain } = modelOf(random('shares'));
  terrain.known.forEach((known, i) => {
    let sum = 0;
    for (const share of terrain.shares.values()) sum += share[i] ?? 0;
    expect(sum).toBeCloseTo(known, 4);
    expect(known).toBeLessThan(1.0001);
  });
});

test('the middle of a card is always its own ground', () => {
  const land = random('middles');
  const { terrain, grid } = modelOf(land);
  let cards = 0;
  land.sites.forEach((site, square) => {
    if (site.kind !== 'land') return;
    const share = terrain.shares.get(site.ground);
    if (share === undefined) throw new Error(`no share of ${site.ground}`);
    expect(
      read(grid, share, ((square % land.columns) + 0.5) * SQUARE, (Math.floor(square / land.columns) + 0.5) * SQUARE),
    ).toBeGreaterThan(0.9);
    cards++;
  });
  expect(cards).toBeGreaterThan(10);
});

test('no lake drowns a road, and no plateau or tree stands on one', () => {
  // Lands with both.
  for (const seed of ['three', 'four', 'five']) {
    const model = modelOf(random(seed));
    const { grid, land, water, mesas } = model;
    if (water === null || mesas === null) throw new Error(`a land without lakes or plateaus: ${seed}`);
    let points = 0;
    land.sites.forEach((site, square) => {
      if (site.kind !== 'land') return;
      for (const curve of roadCurves(
        site.roads,
        Math.floor(square / land.columns),
        square % land.columns,
        site.place.kind === 'city',
      )) {
        for (let t = 0; t <= 1; t += 0.2) {
          const [x, y] = pointOn(curve, t);
          expect(read(grid, water, x, y)).toBeLessThan(0);
          expect(read(grid, mesas, x, y)).toBeLessThan(0);
          points++;
        }
      }
    });
    expect(points).toBeGreaterThan(100);
    const standing = scatter(model, wholeArea(grid)).filter(
      ({ sprite }) => sprite !== 'lily' && sprite !== 'wave' && sprite !== 'reeds',
    );
    expect(standing.length).toBeGreaterThan(100);
    for (const { x, y } of standing) expect(clearance(model, x, y)).toBeGreaterThan(0);
  }
});

test('what stands in a part of the map is what stands there in all of it', () => {
  const model = modelOf(random('parts'));
  const part = areaAround(model.land, [9], 20);
  const inside = ({ x, y }: { x: number; y: number }) =>
    x >= part.left && x <= part.right && y >= part.top && y <= part.bottom;
  expect(scatter(model, part)).toEqual(scatter(model, wholeArea(model.grid)).filter(inside));
});

test('a model brought up to date is the model made anew', () => {
  const before = random('update');
  const sites = [...before.sites];
  sites[6] = {
    kind: 'land',
    ground: 'lakes',
    roads: NORTH | SOUTH | EAST | WEST,
    place: { kind: 'city', level: 2, holder: null },
  };
  const after = { ...before, sites };
  const quick = updated(modelOf(before), after, [6]);
  const fresh = modelOf(after);
  for (const [one, other] of [
    [quick.terrain.known, fresh.terrain.known],
    [quick.clearance, fresh.clearance],
    [quick.water, fresh.water],
    [quick.mesas, fresh.mesas],
    [quick.terrain.shares.get('lakes'), fresh.terrain.shares.get('lakes')],
  ] as const) {
    expect(one?.length).toBe(other?.length);
    let apart = 0;
    one?.forEach((value, i) => (apart = Math.max(apart, Math.abs(value - (other?.[i] ?? NaN)))));
    expect(apart).toBeLessThan(1e-6);
  }
  expect(Buffer.compare(Buffer.from(quick.ground.pixels), Buffer.from(fresh.ground.pixels))).toBe(0);
});

test('noise is smooth, between 0 and 1, and the same every time', () => {
  for (let i = 0; i < 200; i++) {
    const [x, y] = [hash(i, 1, 2) * 90 - 10, hash(i, 3, 4) * 90 - 10];
    const value = noise(x, y, 3);
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
    expect(noise(x, y, 3)).toBe(value);
    expect(Math.abs(noise(x + 0.01, y, 3) - value)).toBeLessThan(0.05);
  }
});
