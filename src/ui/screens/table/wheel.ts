/** The oracle of a box whose wheels may be printed in another order than ours (ORACLE-01, ORACLE-02). */
import { DAYS_PER_WEEK, item, TOOL, type Kind } from '@battalia/engine';

export interface Wheels {
  /** Signs clockwise from 12 o'clock on the first day. */
  readonly outer: readonly Kind[];
  readonly inner: readonly Kind[];
}

/** The inner sign that stands at an outer vane on a day: the wheel turns a vane clockwise each dawn. */
export function innerAt({ inner }: Wheels, vane: number, day: number): Kind {
  return item(inner, (((vane - (day - 1)) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK);
}

/** The ray is on the inner tool. */
export function illuminatedOn(wheels: Wheels, day: number): Kind {
  const vane = wheels.outer.findIndex((_, i) => innerAt(wheels, i, day) === TOOL);
  return item(wheels.outer, Math.max(0, vane));
}

/** One a day on the wheels of our box; others may show none or several. */
export function matchingOn(wheels: Wheels, day: number): readonly Kind[] {
  return wheels.outer.filter((kind, vane) => innerAt(wheels, vane, day) === kind);
}

/** The day of the same week on which a kind is illuminated. On wheels that never do, the day stays. */
export function dayOf(wheels: Wheels, lit: Kind, day: number): number {
  const first = day - ((day - 1) % DAYS_PER_WEEK);
  for (let other = first; other < first + DAYS_PER_WEEK; other++)
    if (illuminatedOn(wheels, other) === lit) return other;
  return day;
}

/** Two signs of a wheel change places. */
export function swapped(wheel: readonly Kind[], one: number, other: number): readonly Kind[] {
  return wheel.map((kind, i) => (i === one ? item(wheel, other) : i === other ? item(wheel, one) : kind));
}
