/** What everything costs, as data: the rules, the reference and the bots read the same table. */
import {
  AMULET,
  CHIEF,
  CITY1,
  CITY4,
  CROSSROAD,
  FRIMAN,
  HORSE,
  LORD,
  PAVILION,
  PRIEST,
  SCROLL,
  STRAIGHT,
  TEE,
  TENT,
  TITLE,
  TOOL,
  TURN,
  WEAPON,
  type Kind,
  type Slot,
} from './kinds';

/** What a line has to pay: how many of each. */
export interface Cost extends Readonly<Record<Slot, number>> {
  /** The same by slot. */
  readonly needs: readonly number[];
  /** The same in one number: four bits each, in this order, capped at seven. For a quick look at what is out of reach. */
  readonly packed: number;
}

const CAP = 7;
/** The free bit above each packed number. */
export const GUARDS = 0x8888888;
export const packed = (slot: number, count: number): number => (count < CAP ? count : CAP) << (4 * slot);

/** A price, of what is named. */
export function cost(part: Partial<Record<Slot, number>>): Cost {
  const { frimen = 0, chiefs = 0, priests = 0, lords = 0, supplies = 0, weapons = 0, horses = 0 } = part;
  const needs = [frimen, chiefs, priests, lords, supplies, weapons, horses];
  return {
    frimen,
    chiefs,
    priests,
    lords,
    supplies,
    weapons,
    horses,
    needs,
    packed: needs.reduce((sum, count, slot) => sum | packed(slot, count), 0),
  };
}

const FREE: Cost = cost({});

const units = (rank: Kind, count: number): Cost =>
  cost({
    frimen: rank === FRIMAN ? count : 0,
    chiefs: rank === CHIEF ? count : 0,
    priests: rank === PRIEST ? count : 0,
    lords: rank === LORD ? count : 0,
  });

/** HIRE-01: rank + 1 supplies. Indexed by kind, friman to lord. */
export const HIRE_COSTS: readonly Cost[] = [FRIMAN, CHIEF, PRIEST, LORD].map((rank) => cost({ supplies: rank + 2 }));

/** CREATE-01. */
export const CREATE_COSTS: readonly (readonly [artefact: Kind, cost: Cost])[] = [
  [TOOL, cost({ frimen: 3 })],
  [WEAPON, cost({ chiefs: 1, frimen: 2 })],
  [AMULET, cost({ priests: 1, frimen: 2 })],
  [TITLE, cost({ lords: 1, frimen: 2 })],
  [SCROLL, cost({ frimen: 1, chiefs: 1, priests: 1 })],
  [TENT, cost({ chiefs: 1, frimen: 1, supplies: 1 })],
  [HORSE, cost({ chiefs: 1, supplies: 2 })],
];

/** BUILD-01. Level n = 3 units of rank n; indexed by level - 1. */
export const CITY_COSTS: readonly Cost[] = [FRIMAN, CHIEF, PRIEST, LORD].map((rank) => units(rank, 3));
/** BUILD-01. Upgrade to level n = 2 units of rank n; indexed by level - 1 (the first entry is never used). */
export const UPGRADE_COSTS: readonly Cost[] = [FRIMAN, CHIEF, PRIEST, LORD].map((rank) => units(rank, 2));
export const SIMPLE_ROAD_COST = cost({ frimen: 1, supplies: 1 });
export const JUNCTION_COST = cost({ frimen: 2, supplies: 1 });

/** HERO-01. */
export const HERO_COST = cost({ weapons: 1, supplies: 2 });
/** ART-09. */
export const TENT_COST = cost({ supplies: 1 });
export const NO_COST = FREE;

/** ART-09, GA-10: what a card pays to be kept by something that holds cards. */
export const stationCost = (camp: Kind): Cost => (camp === PAVILION ? NO_COST : TENT_COST);

export const CITY_TYPES: readonly Kind[] = [CITY4, CITY4 + 1, CITY4 + 2, CITY4 + 3, CITY1];
export const ROAD_TYPES: readonly Kind[] = [STRAIGHT, TURN, TEE, CROSSROAD];

/** Null for what nobody creates. */
export function createCost(artefact: Kind): Cost | null {
  return CREATE_COSTS.find(([kind]) => kind === artefact)?.[1] ?? null;
}

export function roadCost(road: Kind): Cost {
  return road === STRAIGHT || road === TURN ? SIMPLE_ROAD_COST : JUNCTION_COST;
}

/** HERO-02 and ART-10: squares a horse carries one hero. */
export const HORSE_STEPS = 3;

const TRAVEL_COSTS: Cost[][] = [];

/** What a hero's way of some paid squares may cost, with this many horses in the line (HERO-02). */
export function travelCost(steps: number, horses: number): Cost {
  const byHorses = (TRAVEL_COSTS[steps] ??= []);
  return (byHorses[horses] ??= cost({ horses, supplies: Math.max(0, steps - HORSE_STEPS * horses) }));
}

export interface Retreat {
  /** How far one may go for it. */
  readonly steps: readonly number[];
  readonly cost: Cost;
}

/** BATTLE-14: two or three supplies, or a horse. */
export const RETREAT_COSTS: readonly Retreat[] = [
  { steps: [2], cost: cost({ supplies: 2 }) },
  { steps: [3], cost: cost({ supplies: 3 }) },
  { steps: [2, 3], cost: cost({ horses: 1 }) },
];
