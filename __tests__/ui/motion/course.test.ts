import { debug, viewFor } from '@battalia/engine/testing';
import { planOfLines } from '@/motion/lines';
import { NO_PLAN, type Flight } from '@/motion/plan';
import { Anchors, type Rect } from '@/ui/motion/anchors';
import { courseOf, DRAWN, relative } from '@/ui/motion/course';

const flight = (part: Partial<Flight>): Flight => ({
  kind: 'flight',
  card: 7,
  from: { kind: 'hand', seat: 0 },
  to: { kind: 'shelter', seat: 0 },
  faceBefore: true,
  faceAfter: true,
  at: 0,
  lasts: 300,
  ...part,
});
const find = (rects: Readonly<Record<string, Rect>>) => (name: string) => rects[name] ?? null;
const at = (x: number, y: number, width = DRAWN, height = 106): Rect => ({ x, y, width, height });

test('a card flies from where it was seen to the middle of the pile, and is as large as either', () => {
  const course = courseOf(flight({}), find({ 'card 7': at(10, 500) }), find({ 'shelter 0': at(300, 600, 38, 53) }));
  expect(course?.from).toEqual({ x: 48, y: 553, scale: 1, vague: false });
  expect(course?.to).toMatchObject({ x: 319, y: 626.5, vague: false });
  expect(course?.to.scale).toBeCloseTo(0.5);
});

test('what the screen does not show is stood for by the player, and the card fades into it', () => {
  const course = courseOf(
    flight({ to: { kind: 'hand', seat: 1 } }),
    find({ 'card 7': at(10, 500) }),
    find({ 'seat 1': at(200, 40, 120, 52) }),
  );
  expect(course?.to).toMatchObject({ x: 260, y: 66, vague: true });
});

test('what an opponent plays comes out into the middle of the board', () => {
  const course = courseOf(
    flight({ from: { kind: 'hand', seat: 1 }, to: { kind: 'table', seat: 1 } }),
    find({ 'seat 1': at(200, 40) }),
    find({ 'seat 1': at(200, 40), board: at(0, 100, 400, 400) }),
  );
  expect(course?.to).toMatchObject({ x: 200, y: 300, vague: true });
});

test('a card in a pile is the pile, even if the card can be seen elsewhere', () => {
  const course = courseOf(
    flight({ from: { kind: 'nation', seat: 0 }, to: { kind: 'hand', seat: 0 } }),
    find({ 'card 7': at(0, 0), 'nation 0': at(0, 600) }),
    find({ 'card 7': at(100, 500) }),
  );
  expect(course?.from.y).toBe(653);
  expect(course?.to.y).toBe(553);
});

test('there is no course where one end is nowhere, or both ends are one place', () => {
  expect(courseOf(flight({}), find({}), find({ 'shelter 0': at(0, 0) }))).toBeNull();
  expect(courseOf(flight({}), find({ 'seat 0': at(0, 0) }), find({ 'seat 0': at(0, 0) }))).toBeNull();
});

test('a course is drawn where the stage is', () => {
  const course = courseOf(flight({}), find({ 'card 7': at(10, 500) }), find({ 'shelter 0': at(300, 600) }));
  if (course === null) throw new Error('no course');
  const moved = relative(course, { x: 5, y: 100 });
  expect([moved.from.x, moved.from.y, moved.to.x, moved.to.y]).toEqual([
    course.from.x - 5,
    course.from.y - 100,
    course.to.x - 5,
    course.to.y - 100,
  ]);
});

test('squares are measured by whoever draws them, for as long as they do', () => {
  const anchors = new Anchors();
  expect(anchors.rectOf('square 12')).toBeNull();
  const stop = anchors.measureBy('square', (square) => at(Number(square), 0));
  expect(anchors.rectOf('square 12')).toEqual(at(12, 0));
  stop();
  expect(anchors.rectOf('square 12')).toBeNull();
});

describe('cards between hand and lines', () => {
  const view = viewFor(debug.arrange(), 0);
  const ways = (before: readonly (readonly number[])[], after: readonly (readonly number[])[]) =>
    planOfLines(before, after, view).motions.map((motion) =>
      motion.kind === 'flight' ? `${motion.card}: ${motion.from.kind} > ${motion.to.kind}` : motion.kind,
    );

  test('what joins a line comes from the hand, what leaves it goes back', () => {
    expect(ways([], [[4]])).toEqual(['4: hand > line']);
    expect(ways([[4, 5]], [[5], [6]])).toEqual(['4: line > hand', '6: hand > line']);
  });

  test('a card that only changes lines, or nothing at all, is no flight', () => {
    expect(planOfLines([[4], [5]], [[5], [4]], view)).toBe(NO_PLAN);
    expect(planOfLines([[4]], [[4]], view)).toBe(NO_PLAN);
  });

  test('whoever only watches lays out nothing', () => {
    expect(planOfLines([], [[4]], viewFor(debug.arrange(), 'table'))).toBe(NO_PLAN);
  });
});
