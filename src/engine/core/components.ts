/**
 * What is in the box: factions, cards, layouts, the oracle's order.
 * Facts that no rulebook states are marked [inferred]; all of them live in this file,
 * so that a better source replaces a number here and nothing else.
 */

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
/** Counts for every faction: Great Artefacts, the Unbound. */
export const UNIVERSAL = -2;

// ---------------------------------------------------------------- kinds of cards

export const KIND_NAMES = [
  'friman',
  'chief',
  'priest',
  'lord',
  'supply',
  'tool',
  'weapon',
  'amulet',
  'title',
  'scroll',
  'tent',
  'horse',
  'city4',
  'city3',
  'city2straight',
  'city2turn',
  'city1',
  'straight',
  'turn',
  'tee',
  'crossroad',
  'hammer',
  'sword',
  'shield',
  'wings',
  'horn',
  'book',
  'crown',
  'hand',
  'staff',
  'pavilion',
  'ruins',
  'peak',
  'sanctuary',
  'passage',
] as const;
export type KindName = (typeof KIND_NAMES)[number];
export type Kind = number;

export const FRIMAN = 0;
export const CHIEF = 1;
export const PRIEST = 2;
export const LORD = 3;
export const SUPPLY = 4;
export const TOOL = 5;
export const WEAPON = 6;
export const AMULET = 7;
export const TITLE = 8;
export const SCROLL = 9;
export const TENT = 10;
export const HORSE = 11;
export const CITY4 = 12;
export const CITY3 = 13;
export const CITY2_STRAIGHT = 14;
export const CITY2_TURN = 15;
export const CITY1 = 16;
export const STRAIGHT = 17;
export const TURN = 18;
export const TEE = 19;
export const CROSSROAD = 20;
export const HAMMER = 21;
export const SWORD = 22;
export const SHIELD = 23;
export const WINGS = 24;
export const HORN = 25;
export const BOOK = 26;
export const CROWN = 27;
export const HAND_OF_LUUT = 28;
export const STAFF = 29;
export const PAVILION = 30;
export const RUINS = 31;
export const PEAK = 32;
export const SANCTUARY = 33;
export const PASSAGE = 34;

/** Kinds below this have a deck in the common pool (SETUP-08: 21 decks). */
export const DECKS = 21;

export const isUnit = (kind: Kind): boolean => kind <= LORD;
export const isArtefact = (kind: Kind): boolean => kind >= TOOL && kind <= HORSE;
export const isGreat = (kind: Kind): boolean => kind >= HAMMER && kind <= PAVILION;
export const isCity = (kind: Kind): boolean => kind >= CITY4 && kind <= CITY1;
export const isRoad = (kind: Kind): boolean => kind >= STRAIGHT && kind <= CROSSROAD;
/** Rank of a unit, 1 friman to 4 lord (COMP-02). */
export const rankOf = (unit: Kind): number => unit + 1;

/** How often a card counts by itself: the Crown promotes twice (GA-07), the Book converts three times (GA-06). */
export const NATIVE_COPIES: Uint8Array = Uint8Array.from(KIND_NAMES, (name) =>
  name === 'crown' ? 2 : name === 'book' ? 3 : 1,
);

// ---------------------------------------------------------------- roads on a card

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

const ROADS: Partial<Record<KindName, number>> = {
  city4: NORTH | EAST | SOUTH | WEST,
  city3: NORTH | EAST | SOUTH,
  city2straight: NORTH | SOUTH,
  city2turn: NORTH | EAST,
  city1: NORTH,
  straight: NORTH | SOUTH,
  turn: NORTH | EAST,
  tee: NORTH | EAST | SOUTH,
  crossroad: NORTH | EAST | SOUTH | WEST,
  ruins: NORTH | EAST | SOUTH | WEST,
  peak: NORTH | EAST | SOUTH | WEST,
  sanctuary: NORTH | EAST,
  passage: NORTH | EAST | SOUTH | WEST,
};

/** Sides with a road when a card of this kind lies unturned. */
export const ROADS_OF: readonly number[] = KIND_NAMES.map((name) => ROADS[name] ?? 0);

/** A mask of sides, turned clockwise by quarter turns. */
export function turned(roads: number, quarters: number): number {
  return ((roads << quarters) | (roads >> (4 - quarters))) & 15;
}

/** The turns of a kind that look different: four, two for a straight road, one for a crossroad. */
export const TURNS_OF: readonly number[] = ROADS_OF.map((roads) =>
  turned(roads, 1) === roads ? 1 : turned(roads, 2) === roads ? 2 : 4,
);

// ---------------------------------------------------------------- the cards

export type Card = number;

/** Copies of a kind in each faction. */
const PER_FACTION: readonly (readonly [Kind, number])[] = [
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
const UNBOUND_PER_RANK = 2;

interface Printed {
  readonly kind: Kind;
  readonly faction: Faction;
}

function printCards(): readonly Printed[] {
  const cards: Printed[] = [];
  const print = (kind: Kind, faction: Faction, copies: number) => {
    for (let i = 0; i < copies; i++) cards.push({ kind, faction });
  };
  for (let faction = 0; faction < BASE_FACTIONS; faction++) {
    for (const [kind, copies] of PER_FACTION) print(kind, faction, copies);
  }
  print(SUPPLY, NEUTRAL, SUPPLIES_PER_FACTION * BASE_FACTIONS);
  for (let kind = HAMMER; kind <= PAVILION; kind++) print(kind, UNIVERSAL, 1);
  for (let rank = FRIMAN; rank <= LORD; rank++) print(rank, UNIVERSAL, UNBOUND_PER_RANK);
  print(RUINS, NEUTRAL, 1);
  print(PEAK, NEUTRAL, 1);
  // A sanctuary belongs to a faction but is neutral ground (VOL-06); its faction is its place in this row.
  print(SANCTUARY, NEUTRAL, BASE_FACTIONS);
  print(PASSAGE, NEUTRAL, 4);
  // Cards of The Stormgates are printed after these, so that the numbers in a save stay what they are.
  return cards;
}

const PRINTED = printCards();

/** Number of cards in the box. */
export const CARDS = PRINTED.length;
export const KIND_OF: Uint8Array = Uint8Array.from(PRINTED, (card) => card.kind);
export const FACTION_OF: Int8Array = Int8Array.from(PRINTED, (card) => card.faction);

/** Every card of a kind, in printing order. */
export function cardsOfKind(kind: Kind): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < CARDS; card++) if (KIND_OF[card] === kind) cards.push(card);
  return cards;
}

/** The Unbound are the units of no single faction (UNB-01). */
export function isUnbound(card: Card): boolean {
  return (KIND_OF[card] ?? LORD + 1) <= LORD && FACTION_OF[card] === UNIVERSAL;
}

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

export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly ruins: readonly Place[];
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

/** By number of players. Squares of starts and neutrals are [inferred squares]. */
export const BOARDS: Readonly<Record<2 | 3 | 4, Board>> = {
  2: {
    rows: 7,
    columns: 7,
    ruins: [[4, 4]],
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
    ruins: [[4, 4]],
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
    ruins: [[4, 4]],
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

/** VOL-01, around the peak in the centre. A sanctuary has roads only to its two passages. [inferred] */
export const VOLCANO: {
  readonly peak: Place;
  readonly passages: readonly Place[];
  readonly sanctuaries: readonly { readonly place: Place; readonly roads: number }[];
  /** What lies elsewhere than on the board as usual, by number of players: the walls of a sanctuary stop a city's road. */
  readonly cities: Readonly<Partial<Record<number, Partial<Pick<Board, 'neutrals' | 'secondStarts'>>>>>;
} = {
  peak: [4, 4],
  passages: [
    [3, 4],
    [4, 5],
    [5, 4],
    [4, 3],
  ],
  sanctuaries: [
    { place: [3, 3], roads: EAST | SOUTH },
    { place: [3, 5], roads: SOUTH | WEST },
    { place: [5, 5], roads: NORTH | WEST },
    { place: [5, 3], roads: NORTH | EAST },
  ],
  cities: {
    3: {
      neutrals: [
        [4, 2],
        [4, 6],
        [6, 4],
      ],
      secondStarts: [
        [2, 2],
        [6, 2],
        [6, 6],
      ],
    },
  }, // [inferred squares]
};

/** VOL-04: the side of the peak that a faction's seal opens, by faction: green top, gold right, red bottom, blue left. [inferred] */
export const GATE_SIDE: readonly number[] = [NORTH, EAST, SOUTH, WEST];
