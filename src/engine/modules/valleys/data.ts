/** The valleys of kings and queens as cards, and where they lie (VAL-01). Facts that no rulebook states are marked [inferred]. */
import type { Printing } from '../../core/box';
import type { Place, Site } from '../../core/components';
import { cost, JUNCTION_COST } from '../../core/costs';
import { EAST, NORTH, SOUTH, WEST, type KindDef } from '../../core/kinds';

const CROSSED = NORTH | EAST | SOUTH | WEST;

/** What the backs of buildings show, by valley: which of the two it is, and two roads. */
export const BACKS = ['kingsBuilding', 'queensBuilding'] as const;
const [KINGS, QUEENS] = BACKS;

/** VAL-05: no city lies beside a building. */
const building = <N extends string, B extends string>(name: N, back: B) =>
  ({ name, class: 'tile', roads: NORTH | EAST, barrier: true, back }) as const satisfies KindDef;

export const KINDS = [
  /** VAL-02: a city in every respect, but nobody builds one. */
  { name: 'centre', class: 'city', roads: CROSSED, barrier: true },
  /** A crossroad that lies there already; no road of the pool (SG-STAFF, TRADE-01). */
  { name: 'valleyRoad', class: 'tile', roads: CROSSED, back: 'valleyRoad' },
  building('townHall', KINGS),
  building('smithy', KINGS),
  building('stable', KINGS),
  building('arena', KINGS),
  building('tavern', QUEENS),
  building('weavingMill', QUEENS),
  building('guildOfMagic', QUEENS),
  building('shop', QUEENS),
  /** They join the two valleys, and have roads to all four sides [inferred]. */
  { name: 'mountainPass', class: 'tile', roads: CROSSED },
  { name: 'kingsBridge', class: 'tile', roads: CROSSED },
] as const satisfies readonly KindDef[];

/** VAL-04: what each building gives. */
export const GOODS = {
  townHall: 'title',
  smithy: 'tool',
  stable: 'horse',
  arena: 'weapon',
  tavern: 'amulet',
  weavingMill: 'tent',
  guildOfMagic: 'scroll',
  shop: 'supply',
} as const;
export type Building = keyof typeof GOODS;

const ROADS = 8;
const CENTRES = 2;
/** SG-11. */
export const PRINTINGS: readonly Printing[] = KINDS.map(({ name }) => ({
  kind: name,
  copies: name === 'valleyRoad' ? ROADS : name === 'centre' ? CENTRES : 1,
}));

// ---------------------------------------------------------------- where they lie

export interface Valley {
  readonly centre: Place;
  readonly roads: readonly Place[];
  /** A building joins the two crossroads beside it. */
  readonly buildings: readonly { readonly place: Place; readonly roads: number }[];
}

const around = ([row, column]: Place): Valley => ({
  centre: [row, column],
  roads: [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ],
  buildings: [
    { place: [row - 1, column - 1], roads: EAST | SOUTH },
    { place: [row - 1, column + 1], roads: SOUTH | WEST },
    { place: [row + 1, column + 1], roads: NORTH | WEST },
    { place: [row + 1, column - 1], roads: NORTH | EAST },
  ],
});

/** Kings left, queens right, where else the ruins lie [inferred]. */
export const VALLEYS: readonly [kings: Valley, queens: Valley] = [around([4, 4]), around([4, 8])];
/** The middle of the board, between them. */
export const CONNECTION: Place = [4, 6];

const buildingsOf = (back: (typeof BACKS)[number]): readonly string[] =>
  KINDS.flatMap((kind) => ('back' in kind && kind.back === back ? [kind.name] : []));

/** All of it, before the buildings are mixed and the connecting card is known. */
export const SITES: readonly Site[] = [
  ...VALLEYS.flatMap(({ centre, roads, buildings }, valley): Site[] => {
    const kinds = buildingsOf(BACKS[valley] ?? KINGS);
    return [
      { place: centre, kind: 'centre' },
      ...roads.map((place): Site => ({ place, kind: 'valleyRoad' })),
      ...buildings.map((site, i): Site => ({ ...site, kind: kinds[i] ?? '' })),
    ];
  }),
  { place: CONNECTION, kind: 'mountainPass' },
];

/** VAL-01: there is a set-up for so many. */
export const PLAYERS: readonly number[] = [4, 6];
/** The last of them have fewer Great Artefacts to find under a gate (VAL-08). */
export const UNDER_GATE: Readonly<Record<number, number>> = { 4: 2, 6: 1 };

// ---------------------------------------------------------------- numbers

/** VAL-02. */
export const CENTRE_GUARDS = 6;
export const BUILDING_FORTIFIES = 2;
/** VAL-03: what a building is worth, as a token, in points and in defence. */
export const BUILDING_LEVEL = 2;
/** VAL-03: a road as it would be built, a building without the supply. */
export const ROAD_COST = JUNCTION_COST;
export const BUILDING_COST = cost({ frimen: 2 });
/** VAL-08: one city by so many levels, or as many cities by one. */
export const LOWERED = 2;
/** VAL-06: more than there are. */
export const MOST_GREATS = 99;
