/**
 * What moves when one scene follows another. A plan is data with times in it; drawing it at any time, or skipping it,
 * is somebody else's matter. The rules know nothing of it: it is the difference of two pictures.
 */
import type { Seat, Square } from '@battalia/engine';
import { palaceOf } from '@/art/gallery';
import type { Site } from '@/art/land/land';
import type { FactionName } from '@/art/palette';
import { isFaceDown } from '@/art/places/landmarks';
import { changedSquares, sameHolder, sameStanding, sameTokens, type Scene, type SceneHero } from './scene';

export type BoardMotion =
  /** A card comes down on its square. */
  | (Timed & { readonly kind: 'settle'; readonly square: Square })
  /** A square becomes crags. */
  | (Timed & { readonly kind: 'rise'; readonly square: Square })
  /** What lay face down is turned over. */
  | (Timed & { readonly kind: 'turn'; readonly square: Square })
  /** Another terrain (GA-09), or something else beside its road. */
  | (Timed & { readonly kind: 'change'; readonly square: Square })
  /** A city of another level. */
  | (Timed & { readonly kind: 'grow'; readonly square: Square; readonly from: number; readonly to: number })
  /** The same, and what rises there is more than a city. */
  | (Timed & { readonly kind: 'crown'; readonly square: Square; readonly from: number; readonly to: number })
  /** A banner is taken down and another one raised. */
  | (Timed & { readonly kind: 'flag'; readonly square: Square })
  | (Timed & { readonly kind: 'arrive'; readonly hero: SceneHero })
  | (Timed & { readonly kind: 'leave'; readonly hero: SceneHero })
  /** Along roads, both ends included. */
  | (Timed & { readonly kind: 'walk'; readonly hero: SceneHero; readonly path: readonly Square[] })
  /** The same, and one leg of it leads through something that swallows the hero and lets go elsewhere. */
  | (Timed & {
      readonly kind: 'vanish';
      readonly hero: SceneHero;
      readonly path: readonly Square[];
      /** The square before that leg, by its place in the path. */
      readonly leg: number;
    })
  /** Where no road leads, or nobody tells the way: a picture does not know which roads are open to whom. */
  | (Timed & { readonly kind: 'fly'; readonly hero: SceneHero; readonly from: Square; readonly to: Square })
  /** Somebody who is nobody's comes, goes to another square, or is gone. */
  | (Timed & {
      readonly kind: 'roam';
      readonly name: string;
      readonly from: Square | null;
      readonly to: Square | null;
    })
  /** Something that nobody carries goes from one to the other. */
  | (Timed & { readonly kind: 'spark' } & Spark);

interface Timed {
  /** Milliseconds from the start of the plan. */
  readonly at: number;
  readonly lasts: number;
}

export interface BoardPlan {
  readonly motions: readonly BoardMotion[];
  readonly lasts: number;
}

const SHORT = 240;
const LONG = 300;
/** To turn a card over takes two hands. */
const TURNS = 520;
const PER_SQUARE = 140;
/** However far a hero goes, nobody waits longer. */
const LONGEST_WALK = 900;
/** Between the starts of things that happen together. */
const STAGGER = 60;
/** It is to be seen by all. */
const CROWNS = 1300;
const ROAMS = 700;
const SPARKS = 900;

/** The way that a hero has gone, where it is known. */
export interface Way {
  readonly seat: Seat;
  readonly hero: number;
  readonly path: readonly Square[];
  /** Its two squares do not touch: the hero is gone in between. */
  readonly vanishes?: boolean;
}

/** Where something comes from or goes to: a square, a hero, or somebody who is nobody's. */
export type Whither =
  { readonly square: Square } | { readonly seat: Seat; readonly hero: number } | { readonly wanderer: string };

/** What is given over the map, as it was told: no picture shows who has it then. */
export interface Spark {
  /** A gift shines, a charge is a bolt of the storm. */
  readonly of: 'gift' | 'charge';
  readonly from: Whither;
  readonly to: Whither;
  readonly faction: FactionName | null;
}

/** The leg on which a hero is gone takes as long as this. */
export const VANISHED = 1100;

/** Heroes go first, then the map changes: what a hero did comes before what came of it. */
export function boardPlanOf(
  before: Scene,
  after: Scene,
  ways: readonly Way[] = [],
  sparks: readonly Spark[] = [],
): BoardPlan {
  const motions: BoardMotion[] = [];
  let clock = 0;
  const add = (motion: BoardMotion) => {
    motions.push(motion);
    clock = motion.at + motion.lasts;
  };
  for (const hero of before.heroes)
    if (sameHero(after, hero) === undefined) add({ kind: 'leave', hero, at: clock, lasts: SHORT });
  for (const hero of after.heroes) {
    const was = sameHero(before, hero);
    if (was === undefined || was.square === hero.square) continue;
    const path = toldPath(ways, was, hero);
    if (path === null) add({ kind: 'fly', hero, from: was.square, to: hero.square, at: clock, lasts: LONG });
    else {
      const walk = (legs: number) => Math.min(LONGEST_WALK, legs * PER_SQUARE);
      const { squares, leg } = path;
      if (leg === null) add({ kind: 'walk', hero, path: squares, at: clock, lasts: walk(squares.length - 1) });
      else add({ kind: 'vanish', hero, path: squares, leg, at: clock, lasts: VANISHED + walk(squares.length - 2) });
    }
  }
  const start = clock;
  let order = 0;
  for (const square of changedSquares(before, after)) {
    const from = before.sites[square];
    const to = after.sites[square];
    if (from === undefined || to === undefined) continue;
    for (const change of changesOf(square, from, to)) add({ ...change, at: start + order++ * STAGGER });
  }
  for (const hero of after.heroes)
    if (sameHero(before, hero) === undefined) add({ kind: 'arrive', hero, at: clock, lasts: SHORT });
  for (const roam of roamsOf(before, after)) add({ ...roam, at: clock, lasts: ROAMS });
  for (const spark of sparks) add({ kind: 'spark', ...spark, at: clock, lasts: SPARKS });
  return { motions, lasts: motions.reduce((latest, motion) => Math.max(latest, motion.at + motion.lasts), 0) };
}

/** One that begins and ends where the hero did; of several in a row each is part of the way. */
function toldPath(
  ways: readonly Way[],
  was: SceneHero,
  is: SceneHero,
): { readonly squares: readonly Square[]; readonly leg: number | null } | null {
  const squares: Square[] = [was.square];
  let leg: number | null = null;
  for (const way of ways) {
    if (way.seat !== is.seat || way.hero !== is.hero || way.path[0] !== squares[squares.length - 1]) continue;
    if (way.vanishes === true) leg = squares.length - 1;
    squares.push(...way.path.slice(1));
  }
  return squares.length > 1 && squares[squares.length - 1] === is.square ? { squares, leg } : null;
}

function roamsOf(
  { wanderers: were = [] }: Scene,
  { wanderers: are = [] }: Scene,
): Omit<Extract<BoardMotion, { kind: 'roam' }>, keyof Timed>[] {
  const names = new Set([...were, ...are].map(({ name }) => name));
  return [...names].flatMap((name) => {
    const from = were.find((one) => one.name === name)?.square ?? null;
    const to = are.find((one) => one.name === name)?.square ?? null;
    return from === to ? [] : [{ kind: 'roam', name, from, to }];
  });
}

const sameHero = (scene: Scene, hero: SceneHero): SceneHero | undefined =>
  scene.heroes.find((other) => other.seat === hero.seat && other.hero === hero.hero);

function changesOf(square: Square, from: Site, to: Site): BoardMotion[] {
  if (to.kind === 'crag') return [{ kind: 'rise', square, at: 0, lasts: LONG }];
  if (to.kind !== 'land') return [];
  if (from.kind !== 'land') return [{ kind: 'settle', square, at: 0, lasts: LONG }];
  if (isFaceDown(from.place) && !isFaceDown(to.place)) return [{ kind: 'turn', square, at: 0, lasts: TURNS }];
  const changes: BoardMotion[] = [];
  if (
    from.ground !== to.ground ||
    from.roads !== to.roads ||
    from.place.kind !== to.place.kind ||
    !sameStanding(from.tokens, to.tokens)
  )
    changes.push({ kind: 'change', square, at: 0, lasts: LONG });
  if (from.place.kind === 'city' && to.place.kind === 'city') {
    const levels = { from: from.place.level, to: to.place.level };
    if (levels.to > levels.from && palaceOf(levels.to) !== undefined)
      changes.push({ kind: 'crown', square, ...levels, at: 0, lasts: CROWNS });
    else if (levels.from !== levels.to) changes.push({ kind: 'grow', square, ...levels, at: 0, lasts: LONG });
    if (!sameHolder(from.place.holder, to.place.holder)) changes.push({ kind: 'flag', square, at: 0, lasts: SHORT });
  }
  if (
    from.place.kind === 'landmark' &&
    to.place.kind === 'landmark' &&
    !(sameHolder(from.place.holder, to.place.holder) && sameTokens(from.place.tokens, to.place.tokens))
  )
    changes.push({ kind: 'flag', square, at: 0, lasts: SHORT });
  return changes;
}

/** How far a motion is at a time, 0 before it starts to 1 when it is done, eased at its end. */
export function progress(motion: Timed, time: number): number {
  'worklet';
  if (time <= motion.at) return 0;
  if (time >= motion.at + motion.lasts) return 1;
  const t = (time - motion.at) / motion.lasts;
  return 1 - (1 - t) * (1 - t) * (1 - t);
}
