/** Where a moving hero is: a plan turned into points that a worklet can walk along. */
import type { Seat } from '@battalia/engine';
import { centreOf, heroSpots, type Point } from './layout';
import { VANISHED, type BoardMotion, type BoardPlan } from './plan';
import type { Scene, SceneHero } from './scene';

export interface Trail {
  readonly key: string;
  readonly hero: SceneHero;
  /** x and y in turn; one point for a hero that stands still. */
  readonly points: readonly number[];
  readonly at: number;
  readonly lasts: number;
  readonly kind: 'stand' | 'walk' | 'vanish' | 'fly' | 'arrive' | 'leave';
  /** Of 'vanish': when the hero goes and comes again, as shares of the time, and the leg in between. */
  readonly gone?: { readonly from: number; readonly to: number; readonly leg: number };
}

const keyOf = (hero: { readonly seat: Seat; readonly hero: number }): string => `${hero.seat} ${hero.hero}`;

/** Every hero of the scene and those that are just leaving it, back to front. */
export function trailsOf(before: Scene, after: Scene, plan: BoardPlan, signs = 1): readonly Trail[] {
  const spots = heroSpots(after, signs);
  const trails = after.heroes.map((hero, i): Trail => {
    const end = spots[i] ?? centreOf(after.columns, hero.square);
    const motion = plan.motions.find((other) => 'hero' in other && keyOf(other.hero) === keyOf(hero));
    return trail(hero, end, motion, before, after, signs);
  });
  const old = heroSpots(before, signs);
  for (const motion of plan.motions) {
    if (motion.kind !== 'leave') continue;
    const index = before.heroes.findIndex((hero) => keyOf(hero) === keyOf(motion.hero));
    const { x, y } = old[index] ?? centreOf(before.columns, motion.hero.square);
    trails.push({
      key: keyOf(motion.hero),
      hero: motion.hero,
      points: [x, y],
      at: motion.at,
      lasts: motion.lasts,
      kind: 'leave',
    });
  }
  return trails.sort((a, b) => lastY(a) - lastY(b));
}

const lastY = ({ points }: Trail): number => points[points.length - 1] ?? 0;

function trail(
  hero: SceneHero,
  end: Point,
  motion: BoardMotion | undefined,
  before: Scene,
  after: Scene,
  signs: number,
): Trail {
  const stand: Trail = { key: keyOf(hero), hero, points: [end.x, end.y], at: 0, lasts: 0, kind: 'stand' };
  if (motion === undefined) return stand;
  if (motion.kind === 'arrive') return { ...stand, at: motion.at, lasts: motion.lasts, kind: 'arrive' };
  if (motion.kind !== 'walk' && motion.kind !== 'fly' && motion.kind !== 'vanish') return stand;
  const start = heroSpots(before, signs)[before.heroes.findIndex((other) => keyOf(other) === keyOf(hero))] ?? end;
  // On the way a hero walks in the middle of the road, where it stands between its squares.
  const between =
    motion.kind !== 'fly'
      ? motion.path.slice(1, -1).flatMap((square) => {
          const { x, y } = centreOf(after.columns, square);
          return [x, y + 10];
        })
      : [];
  return {
    ...stand,
    points: [start.x, start.y, ...between, end.x, end.y],
    at: motion.at,
    lasts: motion.lasts,
    kind: motion.kind,
    ...(motion.kind === 'vanish' ? { gone: goneOn(motion) } : {}),
  };
}

/** The legs before and after share what is left of the time. */
function goneOn({ path, leg, lasts }: Extract<BoardMotion, { kind: 'vanish' }>): NonNullable<Trail['gone']> {
  const walked = Math.max(0, lasts - VANISHED) / Math.max(1, path.length - 2) / lasts;
  const from = leg * walked;
  return { from, to: from + VANISHED / lasts, leg };
}

/** Along the points of a trail, 0 its start and 1 its end. */
export function along(points: readonly number[], share: number): Point {
  'worklet';
  const legs = points.length / 2 - 1;
  if (legs < 1) return { x: points[0] ?? 0, y: points[1] ?? 0 };
  const way = Math.min(legs - 1e-9, Math.max(0, share * legs));
  const leg = Math.floor(way);
  const t = way - leg;
  const [x0, y0, x1, y1] = [
    points[leg * 2] ?? 0,
    points[leg * 2 + 1] ?? 0,
    points[leg * 2 + 2] ?? 0,
    points[leg * 2 + 3] ?? 0,
  ];
  return { x: x0 + (x1 - x0) * t, y: y0 + (y1 - y0) * t };
}

/** Where a hero that vanishes on its way is, and how much of it is to be seen, at a share of the time. */
export function vanishing(
  points: readonly number[],
  { from, to, leg }: NonNullable<Trail['gone']>,
  share: number,
): Point & { readonly seen: number } {
  'worklet';
  const legs = points.length / 2 - 1;
  if (share <= from) return { ...along(points, from === 0 ? 0 : ((share / from) * leg) / legs), seen: 1 };
  if (share >= to)
    return {
      ...along(points, (leg + 1 + (to >= 1 ? 0 : ((share - to) / (1 - to)) * (legs - leg - 1))) / legs),
      seen: 1,
    };
  const inside = (share - from) / (to - from);
  const left = inside < 0.5;
  return {
    ...along(points, (left ? leg : leg + 1) / legs),
    seen: Math.max(0, left ? 1 - inside / 0.3 : (inside - 0.7) / 0.3),
  };
}
