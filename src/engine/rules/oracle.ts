/** The sun oracle: which artefact a day illuminates, and which one both wheels show (ORACLE-01, ORACLE-02). */
import { DAYS_PER_WEEK, INNER_WHEEL, OUTER_WHEEL } from '../core/components';
import { item } from '../core/ints';
import type { GameState } from '../core/state';
import { TOOL, type Kind } from '../core/kinds';

/** The inner wheel's symbol at an outer vane, after it has turned clockwise by some vanes. */
function innerAt(vane: number, steps: number): Kind {
  return INNER_WHEEL[(vane - steps + DAYS_PER_WEEK) % DAYS_PER_WEEK] ?? TOOL;
}

/** By day of the week: the outer artefact that the ray on the inner tool vane points at. */
export const ILLUMINATED: readonly Kind[] = OUTER_WHEEL.map(
  (_, day) => OUTER_WHEEL.find((_outer, vane) => innerAt(vane, day) === TOOL) ?? TOOL,
);
/** By day of the week: the one artefact that both wheels show at the same vane. */
export const MATCHING: readonly Kind[] = OUTER_WHEEL.map(
  (_, day) => OUTER_WHEEL.find((outer, vane) => innerAt(vane, day) === outer) ?? TOOL,
);

export const illuminated = (s: GameState): Kind => item(ILLUMINATED, (s.day - 1) % DAYS_PER_WEEK);
export const matching = (s: GameState): Kind => item(MATCHING, (s.day - 1) % DAYS_PER_WEEK);
