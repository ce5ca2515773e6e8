/** Why one player stands before another, and how the points went. */
import type { CardView, Kind, Standing } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import type { Score } from '@/store/match/replay';

export type TieBreak =
  | { readonly kind: 'points' | 'heroes'; readonly more: number; readonly fewer: number }
  | { readonly kind: 'cities'; readonly level: number; readonly more: number; readonly fewer: number }
  /** What a module adds, by its place among that. */
  | { readonly kind: 'more'; readonly which: number; readonly more: number; readonly fewer: number }
  | { readonly kind: 'shared' };

/** END-03: what decided between two that follow each other: points, cities from the highest level down, heroes, and what modules add. */
export function tieBreak(before: Standing, after: Standing): TieBreak {
  if (before.points !== after.points) return { kind: 'points', more: before.points, fewer: after.points };
  for (const [i, more] of before.cities.entries()) {
    const fewer = after.cities[i] ?? 0;
    if (more !== fewer) return { kind: 'cities', level: before.cities.length - i, more, fewer };
  }
  if (before.heroes !== after.heroes) return { kind: 'heroes', more: before.heroes, fewer: after.heroes };
  const which = before.more.findIndex((merit, i) => merit !== after.more[i]);
  if (which < 0) return { kind: 'shared' };
  return { kind: 'more', which, more: before.more[which] ?? 0, fewer: after.more[which] ?? 0 };
}

/** Days on which a player's points changed, and the last one: what a plot shows, in words. */
export function turningPoints(
  scores: readonly Score[],
  seat: number,
): readonly { readonly day: number; readonly points: number }[] {
  return scores
    .map(({ day, points }) => ({ day, points: points[seat] ?? 0 }))
    .filter((now, i, all) => i === 0 || i === all.length - 1 || all[i - 1]?.points !== now.points);
}

/** A deck by kinds, each with its number, in the order of the box. */
export function kindsIn(deck: readonly CardView[]): readonly { readonly kind: Kind; readonly count: number }[] {
  const counts = new Map<Kind, number>();
  for (const { kind } of deck) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([kind, count]) => ({ kind, count }));
}

/** From the highest level that there is in this game, those that there are. */
export function citiesText(t: Translate, cities: readonly number[]): string {
  const some = cities.flatMap((number, i) =>
    number === 0 ? [] : [t('match.citiesByLevel.some', { number, level: cities.length - i })],
  );
  return some.length === 0 ? t('match.citiesByLevel.none') : t('match.citiesByLevel', { list: some.join(', ') });
}
