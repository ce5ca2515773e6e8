/** The wheels of the oracle on a day of the week, from the engine's order. */
import { DAYS_PER_WEEK, ILLUMINATED, INNER_WHEEL, item, MATCHING, OUTER_WHEEL, type Kind } from '@battalia/engine';
import type { Day } from '@/art/oracle/wheel';
import { kindName } from '../text/kindName';

/** Degrees that the inner ring turns from one dawn to the next. */
export const VANE = 360 / DAYS_PER_WEEK;

const OUTER = OUTER_WHEEL.map((kind) => kindName(kind));
const INNER = INNER_WHEEL.map((kind) => kindName(kind));

/** Days of the week count from 0 here; the engine's day of the game counts from 1. */
export const weekday = (day: number): number => (((day - 1) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;

export function wheelOn(weekDay: number): Day {
  return {
    outer: OUTER,
    inner: INNER,
    lit: OUTER_WHEEL.indexOf(item(ILLUMINATED, weekDay)),
    matched: OUTER_WHEEL.indexOf(item(MATCHING, weekDay)),
  };
}

export interface Forecast {
  /** Of the game, from 1. */
  readonly day: number;
  readonly illuminated: Kind;
  readonly matching: Kind;
}

/** A day of the game and the six after it. */
export function weekAhead(day: number): readonly Forecast[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, i) => {
    const weekDay = weekday(day + i);
    return {
      day: day + i,
      illuminated: item(ILLUMINATED, weekDay),
      matching: item(MATCHING, weekDay),
    };
  });
}
