/** What a line could become with more cards: "2 supplies more for a chief". Asked of the engine's own payment rule. */
import {
  CHIEF,
  CITY_COSTS,
  CITY_TYPES,
  CREATE_COSTS,
  CROSSROAD,
  FRIMAN,
  HERO_COST,
  HIGH_TOKENS,
  HIRE_COSTS,
  HORSE,
  JUNCTION_COST,
  LORD,
  LOW_TOKENS,
  pays,
  PRIEST,
  ROAD_TYPES,
  SIMPLE_ROAD_COST,
  STRAIGHT,
  SUPPLY,
  TEE,
  TURN,
  UPGRADE_COSTS,
  WEAPON,
  type Action,
  type Cost,
  type Kind,
  type Line,
  type Offer,
  type PlayerView,
} from '@battalia/engine';
import { covers, type Playable } from './line';

export type Goal =
  | { readonly kind: 'hire'; readonly unit: Kind }
  | { readonly kind: 'create'; readonly artefact: Kind }
  | { readonly kind: 'city'; readonly level: number }
  | { readonly kind: 'road' | 'junction' }
  | { readonly kind: 'upgrade'; readonly level: number }
  | { readonly kind: 'recruit' };

export type Needs = Omit<Cost, 'packed'>;

export interface Lack {
  readonly goal: Goal;
  readonly missing: Needs;
  /** How many cards that is. */
  readonly count: number;
  /** Completes the line from the hand; null if the hand cannot. */
  readonly fill: Action | null;
}

/** What could be paid for in this position, leaving aside whether the cards are there. */
export function goalsOf(view: PlayerView): readonly (readonly [Goal, Cost])[] {
  const { decision } = view;
  const seat = decision?.kind === 'acting' ? decision.seat : null;
  const own = seat === null ? undefined : view.players[seat];
  if (!own) return [];
  const left = (kinds: readonly Kind[]) =>
    kinds.some((kind) => (view.pool.find((deck) => deck.kind === kind)?.size ?? 0) > 0);
  const cities = view.board.flatMap((square) =>
    square.kind === 'tile' && square.holder === own.seat && square.level > 0 ? [square.level] : [],
  );
  const token = (level: number) =>
    level < 3
      ? cities.filter((other) => other < 3).length < LOW_TOKENS
      : cities.filter((other) => other > 2).length < HIGH_TOKENS;
  const goals: (readonly [Goal, Cost])[] = [];
  HIRE_COSTS.forEach((cost, unit) => left([unit]) && goals.push([{ kind: 'hire', unit }, cost]));
  for (const [artefact, cost] of CREATE_COSTS) if (left([artefact])) goals.push([{ kind: 'create', artefact }, cost]);
  if (left([STRAIGHT, TURN])) goals.push([{ kind: 'road' }, SIMPLE_ROAD_COST]);
  if (left([TEE, CROSSROAD])) goals.push([{ kind: 'junction' }, JUNCTION_COST]);
  CITY_COSTS.forEach(
    (cost, i) => left(CITY_TYPES) && token(i + 1) && goals.push([{ kind: 'city', level: i + 1 }, cost]),
  );
  UPGRADE_COSTS.forEach(
    (cost, i) =>
      i > 0 && cities.includes(i) && (i !== 2 || token(3)) && goals.push([{ kind: 'upgrade', level: i + 1 }, cost]),
  );
  if (cities.length > 0 && own.heroes.some((square) => square === null)) goals.push([{ kind: 'recruit' }, HERO_COST]);
  return goals;
}

const SLOTS = [
  ['frimen', FRIMAN],
  ['chiefs', CHIEF],
  ['priests', PRIEST],
  ['lords', LORD],
  ['supplies', SUPPLY],
  ['weapons', WEAPON],
  ['horses', HORSE],
] as const;

/** The fewest plain cards that make these pay exactly, or null if none do. */
export function missingFor(offers: readonly Offer[], cost: Cost): Needs | null {
  let best: Needs | null = null;
  let fewest = Infinity;
  const counts: Record<(typeof SLOTS)[number][0], number> = {
    frimen: 0,
    chiefs: 0,
    priests: 0,
    lords: 0,
    supplies: 0,
    weapons: 0,
    horses: 0,
  };
  const search = (slot: number, added: readonly Offer[]) => {
    if (added.length >= fewest) return;
    const entry = SLOTS[slot];
    if (entry === undefined) {
      if (!pays([...offers, ...added], cost)) return;
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

export function offersOfLine(line: Line, playable: readonly Playable[]): readonly Offer[] {
  return line.flatMap((card) => {
    const live = playable.find((other) => other.card === card);
    return live ? [{ kind: live.kind, wild: live.wild }] : [];
  });
}

function reaches(action: Action, goal: Goal): boolean {
  switch (goal.kind) {
    case 'hire':
      return action.kind === 'hire' && action.unit === goal.unit;
    case 'create':
      return action.kind === 'create' && action.artefact === goal.artefact;
    case 'city':
      return action.kind === 'build' && action.level === goal.level;
    case 'road':
      return action.kind === 'build' && action.level === 0 && (action.tile === STRAIGHT || action.tile === TURN);
    case 'junction':
      return (
        action.kind === 'build' &&
        action.level === 0 &&
        ROAD_TYPES.includes(action.tile) &&
        action.tile !== STRAIGHT &&
        action.tile !== TURN
      );
    case 'upgrade':
      return action.kind === 'upgrade';
    case 'recruit':
      return action.kind === 'recruit';
  }
}

/** What a line lacks, what the hand can complete first, then by how little. */
export function lacksOf(
  view: PlayerView,
  legal: readonly Action[],
  line: Line,
  playable: readonly Playable[],
): readonly Lack[] {
  if (line.length === 0) return [];
  const offers = offersOfLine(line, playable);
  const lacks: Lack[] = [];
  for (const [goal, cost] of goalsOf(view)) {
    const missing = missingFor(offers, cost);
    if (missing === null) continue;
    const count = SLOTS.reduce((sum, [name]) => sum + missing[name], 0);
    if (count === 0) continue;
    // An upgrade is told by its price: two chiefs and no other two cards raise a city to level 2.
    const fill =
      legal.find(
        (action) =>
          reaches(action, goal) &&
          covers(action, line, playable) &&
          'pay' in action &&
          pays(offersOfLine(action.pay, playable), cost),
      ) ?? null;
    lacks.push({ goal, missing, count, fill });
  }
  return lacks.sort((a, b) => Number(a.fill === null) - Number(b.fill === null) || a.count - b.count);
}

/** Whether a line could ever pay for something: with nothing missing, or with more cards. */
export const leadsAnywhere = (view: PlayerView, line: Line, playable: readonly Playable[]): boolean =>
  goalsOf(view).some(([, cost]) => missingFor(offersOfLine(line, playable), cost) !== null);
