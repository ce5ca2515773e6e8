/** The two wheels of the sun oracle, and what they show on each day of a week (ORACLE-01, ORACLE-02). */
import type { ConfigProblem } from './config';
import { DAYS_PER_WEEK, INNER_WHEEL, OUTER_WHEEL } from './components';
import { CORE_KINDS, TOOL, type Kind } from './kinds';

/** Vanes clockwise from 12 o'clock, as they lie at the start of a game. */
export interface Wheels {
  readonly outer: readonly Kind[];
  readonly inner: readonly Kind[];
}

export const WHEELS: Wheels = { outer: OUTER_WHEEL, inner: INNER_WHEEL };

/** The inner wheel's symbol at an outer vane, after it has turned clockwise by some vanes. */
const innerAt = ({ inner }: Wheels, vane: number, steps: number): Kind =>
  inner[(vane - steps + DAYS_PER_WEEK) % DAYS_PER_WEEK] ?? TOOL;

/** By day of the week: the outer artefact that the ray on the inner tool vane points at. */
export const illuminatedBy = (wheels: Wheels): readonly Kind[] =>
  wheels.outer.map((_, day) => wheels.outer.find((_outer, vane) => innerAt(wheels, vane, day) === TOOL) ?? TOOL);

/** By day of the week: the first artefact that both wheels show at the same vane. */
export const matchingBy = (wheels: Wheels): readonly Kind[] =>
  wheels.outer.map((_, day) => wheels.outer.find((outer, vane) => innerAt(wheels, vane, day) === outer) ?? TOOL);

/** The artefacts of both wheels by their names, the outer one's first. */
export function wheelsNamed(names: readonly string[]): Wheels {
  const kinds = names.map((name) => CORE_KINDS.findIndex((def) => def.name === name));
  return { outer: kinds.slice(0, DAYS_PER_WEEK), inner: kinds.slice(DAYS_PER_WEEK) };
}

/** What the oracle looks like, and shows day by day, in a game that agreed on an order of its own or did not. */
export function oracleOf(names: readonly string[] | undefined): Wheels & Days {
  const wheels = names === undefined ? WHEELS : wheelsNamed(names);
  return { ...wheels, illuminated: illuminatedBy(wheels), matching: matchingBy(wheels) };
}

/** By day of the week. */
export interface Days {
  readonly illuminated: readonly Kind[];
  readonly matching: readonly Kind[];
}

/** All seven on either wheel, tool on tool (SETUP-09), and exactly one pair on every day (ORACLE-02). */
export function checkWheels(names: readonly string[]): ConfigProblem | null {
  const wheels = wheelsNamed(names);
  const whole = [wheels.outer, wheels.inner].every(
    (wheel) => wheel.length === DAYS_PER_WEEK && OUTER_WHEEL.every((kind) => wheel.includes(kind)),
  );
  const starts = wheels.outer[0] === TOOL && wheels.inner[0] === TOOL;
  const pairs = (day: number) => wheels.outer.filter((kind, vane) => innerAt(wheels, vane, day) === kind).length;
  return whole && starts && OUTER_WHEEL.every((_, day) => pairs(day) === 1) ? null : { kind: 'wheel' };
}
