/** The order of the oracle's signs, by their names: those of the outer wheel clockwise from the top, then those of the inner one. */
import { CORE_KINDS, DAYS_PER_WEEK, item, oracleOf } from '@battalia/engine';
import type { SetupOptions } from '@/store/match/setup';

export type Wheel = 'outer' | 'inner';

/** As it was agreed on, or as the rules have it. */
export function signsOf({ wheel }: SetupOptions): Readonly<Record<Wheel, readonly string[]>> {
  const { outer, inner } = oracleOf(wheel);
  const names = (kinds: readonly number[]) => kinds.map((kind) => item(CORE_KINDS, kind).name);
  return { outer: names(outer), inner: names(inner) };
}

/** Two signs of a wheel change places. What is again as in the rules is not agreed on. */
export function withSwapped(options: SetupOptions, wheel: Wheel, one: number, other: number): SetupOptions {
  const signs = signsOf(options);
  const swapped = signs[wheel].map((sign, i) =>
    i === one ? item(signs[wheel], other) : i === other ? item(signs[wheel], one) : sign,
  );
  const next = { ...signs, [wheel]: swapped };
  const order = [...next.outer, ...next.inner];
  const { wheel: _before, ...others } = options;
  const rules = signsOf({});
  return order.join() === [...rules.outer, ...rules.inner].join() ? others : { ...others, wheel: order };
}

/** What stands at the top of either wheel stays there: the tools (SETUP-09). */
export const isFixed = (place: number): boolean => place % DAYS_PER_WEEK === 0;
