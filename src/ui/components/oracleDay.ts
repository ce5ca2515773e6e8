/** The wheels of the oracle on a day of the week, from the engine's order, or from one that a game agreed on. */
import { DAYS_PER_WEEK, item, oracleOf, type Kind } from '@battalia/engine';
import type { Day } from '@/art/oracle/wheel';
import { kindName } from '../text/kindName';

/** Degrees that the inner ring turns from one dawn to the next. */
export const VANE = 360 / DAYS_PER_WEEK;

/** What a game agreed on: the artefacts of the outer wheel, then those of the inner one. */
export type WheelOrder = readonly string[] | undefined;

/** Days of the week count from 0 here; the engine's day of the game counts from 1. */
export const weekday = (day: number): number => (((day - 1) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;

export function wheelOn(weekDay: number, order?: WheelOrder): Day {
  const { outer, inner, illuminated, matching } = oracleOf(order);
  return {
    outer: outer.map((kind) => kindName(kind)),
    inner: inner.map((kind) => kindName(kind)),
    lit: outer.indexOf(item(illuminated, weekDay)),
    matched: outer.indexOf(item(matching, weekDay)),
  };
}

export interface Forecast {
  /** Of the game, from 1. */
  readonly day: number;
  readonly illuminated: Kind;
  readonly matching: Kind;
}

/** A day of the game and the six after it. */
export function weekAhead(day: number, order?: WheelOrder): readonly Forecast[] {
  const { illuminated, matching } = oracleOf(order);
  return Array.from({ length: DAYS_PER_WEEK }, (_, i) => {
    const weekDay = weekday(day + i);
    return { day: day + i, illuminated: item(illuminated, weekDay), matching: item(matching, weekDay) };
  });
}
