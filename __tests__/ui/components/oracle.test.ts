import {
  AMULET,
  DAYS_PER_WEEK,
  HORSE,
  ILLUMINATED,
  INNER_WHEEL,
  MATCHING,
  OUTER_WHEEL,
  SCROLL,
  TENT,
  TITLE,
  TOOL,
  WEAPON,
} from '@battalia/engine';
import { innerRing, outerRing } from '@/art/oracle/wheel';
import { weekAndDay } from '@/ui/text/day';
import { VANE, weekAhead, weekday, wheelOn } from '@/ui/components/oracleDay';

const DAYS = Array.from({ length: DAYS_PER_WEEK }, (_, day) => day);
/** Which inner picture stands at an outer vane when the ring is turned by some degrees. */
const innerAt = (vane: number, degrees: number) =>
  INNER_WHEEL[(((vane - Math.round(degrees / VANE)) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK];

test.each(DAYS)('[ORACLE-02] on day %i of the week the drawn ray and the drawn pair are what the rules say', (day) => {
  const { lit, matched } = wheelOn(day);
  const angle = day * VANE;
  expect(innerAt(lit, angle)).toBe(TOOL);
  expect(OUTER_WHEEL[lit]).toBe(ILLUMINATED[day]);
  expect(innerAt(matched, angle)).toBe(OUTER_WHEEL[matched]);
  expect(OUTER_WHEEL[matched]).toBe(MATCHING[day]);
  expect(DAYS.filter((vane) => innerAt(vane, angle) === OUTER_WHEEL[vane])).toEqual([matched]);
});

test('[ORACLE-01] a week has seven days, and the week ahead starts today', () => {
  expect([1, 7, 8, 15].map(weekday)).toEqual([0, 6, 0, 0]);
  const ahead = weekAhead(20);
  expect(ahead.map(({ day }) => weekAndDay(day).day)).toEqual([6, 7, 1, 2, 3, 4, 5]);
  expect(ahead.map(({ day }) => weekAndDay(day).week)).toEqual([3, 3, 4, 4, 4, 4, 4]);
  expect(ahead.map(({ illuminated }) => illuminated)).toEqual([5, 6, 0, 1, 2, 3, 4].map((day) => ILLUMINATED[day]));
});

test('a small wheel leaves out the pictures, a large one has all fourteen', () => {
  const day = wheelOn(3);
  const pictures = (plain: boolean) =>
    [...outerRing(day, plain), ...innerRing(day, plain)].filter(
      ({ at, evenOdd }) => at !== undefined && evenOdd === true,
    ).length;
  expect([pictures(true), pictures(false)]).toEqual([0, 14]);
});

test('a game that agreed on another order is shown with it', () => {
  const outer = ['tool', 'horse', 'weapon', 'tent', 'amulet', 'scroll', 'title'] as const;
  const order = [...outer, 'tool', 'title', 'scroll', 'amulet', 'tent', 'weapon', 'horse'];
  expect(wheelOn(2, order)).toMatchObject({ outer, lit: 2, matched: 1 });
  expect(weekAhead(2, order).map(({ illuminated }) => illuminated)).toEqual([
    HORSE,
    WEAPON,
    TENT,
    AMULET,
    SCROLL,
    TITLE,
    TOOL,
  ]);
});
