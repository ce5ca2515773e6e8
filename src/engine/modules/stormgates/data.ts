/**
 * What The Stormgates put into the box, and what lies where on their maps. All squares are [inferred squares]: no rulebook
 * that is at hand shows the diagrams.
 */
import { BASE_BOX, type Printing } from '../../core/box';
import {
  BASE_FACTIONS,
  BOARDS,
  FACTION_NAMES,
  NEUTRAL,
  PER_FACTION,
  SUPPLIES_PER_FACTION,
  type Board,
  type Faction,
  type Place,
} from '../../core/components';
import { nameOfKind } from '../../core/kinds';

export type Players = 2 | 3 | 4 | 5 | 6;
export const isPlayers = (players: number): players is Players => players >= 2 && players <= 6;

// ---------------------------------------------------------------- the box (SG-11)

const NEW_FACTIONS: readonly Faction[] = FACTION_NAMES.map((_name, faction) => faction).slice(BASE_FACTIONS);

/** Two more factions with all their cards, their supplies, and the second ruins of the wide board. */
export const PRINTINGS: readonly Printing[] = [
  ...NEW_FACTIONS.flatMap((faction) =>
    PER_FACTION.map(([kind, copies]): Printing => ({ kind: nameOfKind(BASE_BOX, kind), faction, copies })),
  ),
  { kind: 'supply', faction: NEUTRAL, copies: SUPPLIES_PER_FACTION * NEW_FACTIONS.length },
  { kind: 'ruins' },
];

/** SG-01: how many of the six factions take part. */
export const FACTIONS_IN_PLAY: Readonly<Record<Players, number>> = { 2: 3, 3: 4, 4: 4, 5: 5, 6: 6 };

// ---------------------------------------------------------------- the maps

/** Where things lie for one number of players on one board. */
export interface MapLayout {
  readonly missing: readonly Place[];
  /** SG-02. */
  readonly ruins: readonly Place[];
  readonly starts: readonly Place[];
  readonly neutrals: readonly Place[];
  /** SG-05: as many as players; who plays with gates lays them here. */
  readonly gates: readonly Place[];
}

/** SG-05. */
const SMALL_GATES: Readonly<Record<2 | 3 | 4, readonly Place[]>> = {
  2: [
    [4, 2],
    [4, 6],
  ],
  3: [
    [7, 4],
    [2, 2],
    [2, 6],
  ],
  4: [
    [3, 3],
    [3, 5],
    [5, 3],
    [5, 5],
  ],
};

const smallMap = (players: 2 | 3 | 4): MapLayout => {
  const { missing, starts, neutrals, sites } = BOARDS[players];
  return { missing, starts, neutrals, ruins: sites.map(({ place }) => place), gates: SMALL_GATES[players] };
};

/** 7 by 7: as in the base game, and with gates. */
export const SMALL_MAPS: Readonly<Record<2 | 3 | 4, MapLayout>> = { 2: smallMap(2), 3: smallMap(3), 4: smallMap(4) };

export const WIDE = { rows: 7, columns: 11 } as const;
/** SG-02. */
const TWO_RUINS: readonly Place[] = [
  [4, 4],
  [4, 8],
];

/** 7 by 11: SG-03 for six, SG-04 for five, SG-09 for fewer. */
export const WIDE_MAPS: Readonly<Record<Players, MapLayout>> = {
  2: {
    missing: [],
    ruins: TWO_RUINS,
    starts: [
      [1, 1],
      [7, 11],
    ],
    neutrals: [
      [2, 8],
      [6, 4],
    ],
    gates: [
      [4, 2],
      [4, 10],
    ],
  },
  3: {
    missing: [],
    ruins: TWO_RUINS,
    starts: [
      [1, 6],
      [7, 1],
      [7, 11],
    ],
    neutrals: [
      [2, 3],
      [2, 9],
      [6, 6],
    ],
    gates: [
      [4, 2],
      [4, 10],
      [7, 6],
    ],
  },
  4: {
    missing: [],
    ruins: TWO_RUINS,
    starts: [
      [1, 1],
      [1, 11],
      [7, 1],
      [7, 11],
    ],
    neutrals: [
      [2, 4],
      [6, 4],
      [2, 8],
      [6, 8],
    ],
    gates: [
      [4, 2],
      [4, 10],
      [2, 6],
      [6, 6],
    ],
  },
  5: {
    missing: [
      [1, 1],
      [1, 2],
      [2, 1],
      [1, 11],
      [1, 10],
      [2, 11],
      [7, 1],
      [6, 1],
      [7, 2],
      [7, 11],
      [6, 11],
      [7, 10],
    ],
    ruins: TWO_RUINS,
    starts: [
      [1, 6],
      [3, 1],
      [5, 1],
      [3, 11],
      [5, 11],
    ],
    neutrals: [
      [2, 4],
      [2, 8],
      [6, 4],
      [6, 8],
      [7, 6],
    ],
    gates: [
      [4, 2],
      [4, 10],
      [2, 6],
      [6, 2],
      [6, 10],
    ],
  },
  6: {
    missing: [],
    ruins: TWO_RUINS,
    starts: [
      [1, 1],
      [1, 11],
      [7, 1],
      [7, 11],
      [1, 6],
      [7, 6],
    ],
    neutrals: [
      [2, 4],
      [6, 4],
      [4, 2],
      [2, 8],
      [6, 8],
      [4, 10],
    ],
    gates: [
      [2, 2],
      [6, 2],
      [2, 10],
      [6, 10],
      [2, 6],
      [6, 6],
    ],
  },
};

/** The layout for a number of players; only five and six have no choice of the board (SG-09). */
export const mapFor = (players: Players, wide: boolean): MapLayout =>
  players > 4 || wide ? WIDE_MAPS[players] : SMALL_MAPS[players === 2 || players === 3 ? players : 4];

/** ALT-03: further cities on the wide board; five and six players have none (SG-12). */
const SECOND: Readonly<Partial<Record<Players, Pick<Board, 'secondStarts' | 'secondNeutrals'>>>> = {
  2: {
    secondStarts: [
      [1, 11],
      [7, 1],
    ],
    secondNeutrals: [
      [4, 2],
      [4, 10],
    ],
  },
  3: {
    secondStarts: [
      [1, 1],
      [1, 11],
      [4, 6],
    ],
    secondNeutrals: [
      [4, 2],
      [4, 10],
      [3, 6],
    ],
  },
  4: {
    secondStarts: [
      [1, 5],
      [3, 11],
      [5, 1],
      [7, 7],
    ],
    secondNeutrals: [
      [4, 2],
      [4, 10],
      [2, 6],
      [6, 6],
    ],
  },
};

/** The wide board, before anything agreed on is moved. */
export const wideBoard = (players: Players): Board => {
  const { missing, ruins, starts, neutrals } = WIDE_MAPS[players];
  return {
    ...WIDE,
    missing,
    sites: ruins.map((place) => ({ place, kind: 'ruins' })),
    starts,
    neutrals,
    ...(SECOND[players] ?? { secondStarts: [], secondNeutrals: [] }),
  };
};
