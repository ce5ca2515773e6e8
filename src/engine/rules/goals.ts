/** What lines could become: everything that the seat to act could pay for, and what a line still lacks for it. */
import type { Action, ActionOf, Line } from '../core/action';
import {
  CHIEF,
  CROSSROAD,
  FRIMAN,
  HORSE,
  LORD,
  PRIEST,
  STRAIGHT,
  SUPPLY,
  TEE,
  TURN,
  WEAPON,
  type Kind,
  type Kinds,
  type Slot,
} from '../core/kinds';
import {
  CITY_COSTS,
  CITY_TYPES,
  CREATE_COSTS,
  HERO_COST,
  HIRE_COSTS,
  JUNCTION_COST,
  SIMPLE_ROAD_COST,
  UPGRADE_COSTS,
  type Cost,
} from '../core/costs';
import { at, NONE } from '../core/ints';
import { pays, type Copy } from '../core/payment';
import type { GameState, Seat } from '../core/state';
import { hasToken } from './build';
import { idleHero } from './heroes';
import { isHome, survey } from './survey';

export type Goal = { readonly cost: Cost } & (
  | { readonly kind: 'hire'; readonly unit: Kind }
  | { readonly kind: 'create'; readonly artefact: Kind }
  | { readonly kind: 'city'; readonly level: number }
  | { readonly kind: 'road' | 'junction' }
  | { readonly kind: 'upgrade'; readonly level: number }
  | { readonly kind: 'recruit' }
);

const SIMPLE_ROADS: readonly Kind[] = [STRAIGHT, TURN];
const JUNCTIONS: readonly Kind[] = [TEE, CROSSROAD];

/**
 * What a seat could pay for, leaving aside whether it has the cards: decks, tokens and homes are there. A site may still
 * be wanting, for a road that is built first in the same turn makes one.
 */
export function goalsOf(s: GameState, seat: Seat): readonly Goal[] {
  const goals: Goal[] = [];
  const isLeft = (kind: Kind) => at(s.size, kind) > 0;
  HIRE_COSTS.forEach((cost, unit) => isLeft(unit) && goals.push({ kind: 'hire', unit, cost }));
  for (const [artefact, cost] of CREATE_COSTS) if (isLeft(artefact)) goals.push({ kind: 'create', artefact, cost });
  if (SIMPLE_ROADS.some(isLeft)) goals.push({ kind: 'road', cost: SIMPLE_ROAD_COST });
  if (JUNCTIONS.some(isLeft)) goals.push({ kind: 'junction', cost: JUNCTION_COST });
  if (CITY_TYPES.some(isLeft))
    CITY_COSTS.forEach((cost, i) => hasToken(s, seat, i + 1) && goals.push({ kind: 'city', level: i + 1, cost }));
  UPGRADE_COSTS.forEach((cost, i) => {
    if (i > 0 && hasCityOf(s, seat, i) && hasToken(s, seat, i + 1, i))
      goals.push({ kind: 'upgrade', level: i + 1, cost });
  });
  if (idleHero(s, seat) !== NONE && hasHome(s, seat)) goals.push({ kind: 'recruit', cost: HERO_COST });
  return goals;
}

function hasCityOf(s: GameState, seat: Seat, level: number): boolean {
  const map = survey(s, seat);
  for (let i = 0; i < map.cities; i++) if (at(s.level, at(map.city, i)) === level) return true;
  return false;
}

function hasHome(s: GameState, seat: Seat): boolean {
  for (let square = 0; square < s.rules.squares; square++)
    if (at(s.tile, square) >= 0 && isHome(s, seat, square)) return true;
  return false;
}

/** Whether an action is a way to a goal. An upgrade is told by its price alone: two chiefs raise a city to level 2. */
export function reaches(action: Action, goal: Goal): boolean {
  switch (goal.kind) {
    case 'hire':
      return action.kind === 'hire' && action.unit === goal.unit;
    case 'create':
      return action.kind === 'create' && action.artefact === goal.artefact;
    case 'city':
      return action.kind === 'build' && action.level === goal.level;
    case 'road':
      return action.kind === 'build' && SIMPLE_ROADS.includes(action.tile);
    case 'junction':
      return action.kind === 'build' && JUNCTIONS.includes(action.tile);
    case 'upgrade':
    case 'recruit':
      return action.kind === goal.kind;
  }
}

/** What would build a goal on the map with a line, whether it is allowed or not: to ask why it is not. */
export function waysToBuild(goal: Goal, pay: Line): readonly ActionOf<'build'>[] {
  const level = goal.kind === 'city' ? goal.level : 0;
  return tilesFor(goal).map((tile) => ({ kind: 'build', tile, level, pay }));
}

function tilesFor({ kind }: Goal): readonly Kind[] {
  switch (kind) {
    case 'city':
      return CITY_TYPES;
    case 'road':
      return SIMPLE_ROADS;
    case 'junction':
      return JUNCTIONS;
    default:
      return [];
  }
}

/** How many of each. */
export type Needs = Readonly<Record<Slot, number>>;

const NEEDS = [
  ['frimen', FRIMAN],
  ['chiefs', CHIEF],
  ['priests', PRIEST],
  ['lords', LORD],
  ['supplies', SUPPLY],
  ['weapons', WEAPON],
  ['horses', HORSE],
] as const satisfies readonly (readonly [keyof Needs, Kind])[];

/** A plain card for everything that a line can be asked for. */
export const PLAIN_CARDS: readonly Kind[] = NEEDS.map(([, kind]) => kind);

/** How many cards that is. */
export const countNeeds = (needs: Needs): number => NEEDS.reduce((sum, [name]) => sum + needs[name], 0);

/** The fewest plain cards that make these pay exactly, or null if none do (LINE-01). */
export function missingFor(kinds: Kinds, offers: readonly Copy[], cost: Cost): Needs | null {
  let best: Needs | null = null;
  let fewest = Infinity;
  const counts: { -readonly [Name in keyof Needs]: number } = {
    frimen: 0,
    chiefs: 0,
    priests: 0,
    lords: 0,
    supplies: 0,
    weapons: 0,
    horses: 0,
  };
  const search = (slot: number, added: readonly Copy[]) => {
    if (added.length >= fewest) return;
    const entry = NEEDS[slot];
    if (entry === undefined) {
      if (!pays(kinds, [...offers, ...added], cost)) return;
      fewest = added.length;
      best = { ...counts };
      return;
    }
    const [name, kind] = entry;
    for (let n = 0; n <= cost[name]; n++) {
      counts[name] = n;
      search(slot + 1, [...added, ...Array.from({ length: n }, () => ({ kind, wild: false }))]);
    }
    counts[name] = 0;
  };
  search(0, []);
  return best;
}
