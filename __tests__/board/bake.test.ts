import { Baker, type Baked, type Bakery } from '@/board/bake';
import type { SkImage, Skia } from '@/art/paint/skia';
import { loadSkia } from '../../scripts/art/skia';
import { at, scene } from './scenes';

const DENSITY = 0.4;

let skia: Skia;

function inMemory(width: number, height: number): Bakery {
  const surface = skia.Surface.Make(width, height);
  if (surface === null) throw new Error('no surface');
  return { canvas: surface.getCanvas(), snapshot: () => surface.makeImageSnapshot() };
}

const newBaker = () => new Baker(skia, DENSITY, inMemory);

function pixelsOf(image: SkImage): Uint8Array {
  const pixels = image.readPixels();
  if (!(pixels instanceof Uint8Array)) throw new Error('no bytes');
  return pixels;
}

/** Pixels that can be told apart by eye, and the rows and columns they lie in. */
function difference(one: Uint8Array, other: Uint8Array, width: number) {
  const found = { count: 0, left: Infinity, right: -Infinity };
  for (let i = 0; i < one.length; i += 4) {
    const apart = Math.max(...[0, 1, 2, 3].map((k) => Math.abs((one[i + k] ?? 0) - (other[i + k] ?? 0))));
    // A map is drawn in strips: where two meet, soft edges may differ by less than can be seen.
    if (apart <= 12) continue;
    found.count++;
    found.left = Math.min(found.left, (i / 4) % width);
    found.right = Math.max(found.right, (i / 4) % width);
  }
  return found;
}

const before = { tiles: [{ at: [1, 2], card: 'islanders straight', quarters: 1 }] } as const;
const after = {
  tiles: [
    ...before.tiles,
    { at: [1, 3], card: 'emberians turn', quarters: 2 },
    { at: [1, 1], card: 'barfolk city4', level: 3, owner: 0 },
  ],
} as const;

// Drawing a whole map without a graphics card takes a second or two: each picture is drawn once, for all tests.
let first: Baked;
let same: Baked;
let partly: Baked;
let wholly: Baked;
let night: Baked;
let pictures: Readonly<Record<'first' | 'partly' | 'wholly' | 'night', Uint8Array>>;

beforeAll(async () => {
  skia = await loadSkia();
  const baker = newBaker();
  first = baker.bake(scene(before), false);
  same = baker.bake(scene({ ...before, heroes: { 0: [[1, 1]] } }), false);
  const old = pixelsOf(first.image);
  partly = baker.bake(scene(after), false);
  const part = pixelsOf(partly.image);
  night = baker.bake(scene(after), true);
  wholly = newBaker().bake(scene(after), false);
  pictures = { first: old, partly: part, wholly: pixelsOf(wholly.image), night: pixelsOf(night.image) };
}, 120_000);

test('drawing only the part that changed gives, to the pixel, what drawing all of it gives', () => {
  expect(partly.changed).toEqual([at(1, 1), at(1, 3)]);
  expect(wholly.changed).toBeNull();
  expect(difference(pictures.partly, pictures.wholly, partly.image.width()).count).toBe(0);
});

test('a card changes the picture around it and nowhere else', () => {
  const { count, right } = difference(pictures.first, pictures.partly, first.image.width());
  expect(count).toBeGreaterThan(300);
  // Columns four to seven lie beyond what two cards in the first three columns can reach.
  expect(right).toBeLessThan((400 - first.area.left) * DENSITY);
});

test('nothing is drawn for a scene that looks the same', () => {
  expect(same).toBe(first);
});

test('by night the same land is drawn anew and darker, and what is not there stays transparent', () => {
  const sum = (pixels: Uint8Array) => pixels.reduce((total, value, i) => total + (i % 4 === 3 ? 0 : value), 0);
  expect(night.changed).toBeNull();
  expect(sum(pictures.night)).toBeLessThan(sum(pictures.wholly) * 0.75);
  expect([pictures.wholly[3], pictures.night[3]]).toEqual([0, 0]);
});

test('banners of another size are drawn anew, and the same size once', () => {
  const baker = newBaker();
  const small = baker.bake(scene(after), false);
  const pixels = pixelsOf(small.image);
  const large = baker.bake(scene(after), false, 1.5);
  expect([large.signs, large.changed]).toEqual([1.5, null]);
  expect(difference(pixels, pixelsOf(large.image), large.image.width()).count).toBeGreaterThan(100);
  expect(baker.bake(scene(after), false, 1.5)).toBe(large);
}, 60_000);

test('a whole map is drawn in many short steps, a card in few', () => {
  const count = (steps: Generator<undefined, Baked>) => {
    let steppedOver = 0;
    while (steps.next().done !== true) steppedOver++;
    return steppedOver;
  };
  const baker = newBaker();
  expect(count(baker.steps(scene(before), false))).toBeGreaterThanOrEqual(10);
  expect(count(baker.steps(scene(after), false))).toBeLessThanOrEqual(2);
}, 60_000);

test('a picture that was given up half way is drawn whole the next time', () => {
  const baker = newBaker();
  baker.bake(scene(before), false);
  const dropped = baker.steps(scene(before), true);
  for (let i = 0; i < 3; i++) dropped.next();
  const { image, changed } = baker.bake(scene(before), false);
  expect(changed).toBeNull();
  expect(difference(pixelsOf(image), pictures.first, image.width()).count).toBe(0);
}, 60_000);
