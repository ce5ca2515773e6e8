/**
 * What is in the box: factions, cards, layouts, the oracle's order.
 * Facts that no rulebook states are marked [inferred]; those of the base game live in this file, a module's in
 * its folder's data.ts, so that a better source replaces a number there and nothing else.
 */
import {
  AMULET,
  BOOK,
  CHIEF,
  CITY1,
  CITY2_STRAIGHT,
  CITY2_TURN,
  CITY3,
  CITY4,
  CROSSROAD,
  CROWN,
  FRIMAN,
  HAMMER,
  HAND_OF_LUUT,
  HORN,
  HORSE,
  LORD,
  PAVILION,
  PRIEST,
  SCROLL,
  SHIELD,
  STAFF,
  STRAIGHT,
  SWORD,
  TEE,
  TENT,
  TITLE,
  TOOL,
  TURN,
  WEAPON,
  WINGS,
  type Kind,
} from './kinds';

// ---------------------------------------------------------------- factions (COMP-01)

export const FACTION_NAMES = ['barfolk', 'cloudborn', 'emberians', 'islanders', 'wolfsclan', 'sunblessed'] as const;
export type FactionName = (typeof FACTION_NAMES)[number];

/** A faction is also its home terrain: woods, mountains, canyons, lakes, frost fields, jungle. */
export const TERRAIN_NAMES = ['woods', 'mountains', 'canyons', 'lakes', 'frost', 'jungle'] as const;
export type TerrainName = (typeof TERRAIN_NAMES)[number];

export type Faction = number;
export const BARFOLK = 0;
export const CLOUDBORN = 1;
export const EMBERIANS = 2;
export const ISLANDERS = 3;
export const BASE_FACTIONS = 4;

/** Counts for no faction: supplies, ruins, volcano. */
export const NEUTRAL = -1;
/** Counts for every faction: Great Artefacts, mercenaries. */
export const UNIVERSAL = -2;

// ---------------------------------------------------------------- the cards

export type Card = number;

/** Copies of a kind in each faction. */
export const PER_FACTION: readonly (readonly [Kind, number])[] = [
  [FRIMAN, 5],
  [CHIEF, 5],
  [PRIEST, 5],
  [LORD, 5], // COMP-02 [inferred split]
  [TOOL, 3],
  [WEAPON, 3],
  [AMULET, 3],
  [TITLE, 3],
  [SCROLL, 3],
  [TENT, 3],
  [HORSE, 3], // COMP-04 [inferred split]
  [CITY4, 3],
  [CITY3, 1],
  [CITY2_STRAIGHT, 1],
  [CITY2_TURN, 1],
  [CITY1, 1], // COMP-05 [inferred split]
  [STRAIGHT, 3],
  [TURN, 3],
  [TEE, 3],
  [CROSSROAD, 3], // COMP-06 [inferred split]
];

/** COMP-03: as many supplies as unit cards. */
export const SUPPLIES_PER_FACTION = 20;
/** COMP-08: one of each. */
export const GREAT_KINDS: readonly Kind[] = [
  HAMMER,
  SWORD,
  SHIELD,
  WINGS,
  HORN,
  BOOK,
  CROWN,
  HAND_OF_LUUT,
  STAFF,
  PAVILION,
];

// ---------------------------------------------------------------- tokens and figures

export const HEROES = 2; // COMP-09
export const HIGHEST_LEVEL = 4;
/** COMP-07: two-sided tokens, 8 for levels 1-2 and 8 for levels 3-4 [inferred split]. */
export const LOW_TOKENS = 8;
export const HIGH_TOKENS = 8;

// ---------------------------------------------------------------- the oracle (ORACLE-02)

/** Vanes clockwise from 12 o'clock, at the start of the game. [inferred order] */
export const OUTER_WHEEL: readonly Kind[] = [TOOL, WEAPON, AMULET, TITLE, SCROLL, TENT, HORSE];
export const INNER_WHEEL: readonly Kind[] = [TOOL, HORSE, TENT, SCROLL, TITLE, AMULET, WEAPON];
export const DAYS_PER_WEEK = 7;

// ---------------------------------------------------------------- boards

/** Row and column as in the rulebook's diagrams: 1-based, from the top left. */
export type Place = readonly [row: number, column: number];

/** A card that lies on the map from the start. */
export interface Site {
  readonly place: Place;
  /** The name of its kind. */
  readonly kind: string;
  /** Sides with a road as it lies, if it is turned. */
  readonly roads?: number;
}

export interface Board {
  readonly rows: number;
  readonly columns: number;
  /** What lies there before the cities. */
  readonly sites: readonly Site[];
  /** Squares that do not exist with this number of players. */
  readonly missing: readonly Place[];
  readonly starts: readonly Place[];
  readonly neutrals: readonly Place[];
  /** Used when every player starts with a second city (ALT-03). */
  readonly secondStarts: readonly Place[];
  /** Used with a second neutral city per player (ALT-03). */
  readonly secondNeutrals: readonly Place[];
}

function outerRing(): Place[] {
  const ring: Place[] = [];
  for (let i = 1; i <= 7; i++)
    for (let j = 1; j <= 7; j++) if (i === 1 || j === 1 || i === 7 || j === 7) ring.push([i, j]);
  return ring;
}

const RUINS_IN_THE_MIDDLE: Site = { place: [4, 4], kind: 'ruins' };

/** By number of players. Squares of starts and neutrals are [inferred squares]. */
export const BOARDS: Readonly<Record<2 | 3 | 4, Board>> = {
  2: {
    rows: 7,
    columns: 7,
    sites: [RUINS_IN_THE_MIDDLE],
    missing: outerRing(),
    starts: [
      [2, 2],
      [6, 6],
    ],
    neutrals: [
      [2, 6],
      [6, 2],
    ],
    secondStarts: [
      [2, 4],
      [6, 4],
    ],
    secondNeutrals: [
      [4, 2],
      [4, 6],
    ],
  },
  3: {
    rows: 7,
    columns: 7,
    sites: [RUINS_IN_THE_MIDDLE],
    missing: [
      [1, 1],
      [1, 2],
      [2, 1],
      [1, 7],
      [1, 6],
      [2, 7],
      [7, 1],
      [6, 1],
      [7, 2],
      [7, 7],
      [6, 7],
      [7, 6],
    ],
    starts: [
      [1, 4],
      [5, 1],
      [5, 7],
    ],
    neutrals: [
      [3, 2],
      [3, 6],
      [6, 4],
    ],
    secondStarts: [
      [2, 3],
      [6, 2],
      [6, 6],
    ],
    secondNeutrals: [
      [2, 5],
      [5, 3],
      [5, 5],
    ],
  },
  4: {
    rows: 7,
    columns: 7,
    sites: [RUINS_IN_THE_MIDDLE],
    missing: [],
    starts: [
      [1, 1],
      [1, 7],
      [7, 1],
      [7, 7],
    ],
    neutrals: [
      [2, 4],
      [4, 2],
      [4, 6],
      [6, 4],
    ],
    secondStarts: [
      [1, 3],
      [3, 7],
      [5, 1],
      [7, 5],
    ],
    secondNeutrals: [
      [3, 3],
      [3, 5],
      [5, 3],
      [5, 5],
    ],
  },
};
