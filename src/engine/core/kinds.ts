/**
 * Kinds of cards as one table: what a kind is, what it is worth in a line and in a battle, which roads it shows. Those of
 * the core have fixed numbers; a module's follow them in the games that have it (`packBox`), so that no number depends on
 * a module that is not there.
 */
import { at, item } from './ints';

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

// ---------------------------------------------------------------- roads on a card

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

/** A mask of sides, turned clockwise by quarter turns. */
export function turned(roads: number, quarters: number): number {
  return ((roads << quarters) | (roads >> (4 - quarters))) & 15;
}

// ---------------------------------------------------------------- what a kind is

const CLASSES = ['unit', 'supply', 'artefact', 'great', 'city', 'road', 'tile', 'other'] as const;
/** `tile`: lies on the map and is neither city nor road. `other`: what a module has no word of the core for. */
export type KindClass = (typeof CLASSES)[number];

/** What a line may ask for, in the order of a cost. */
export const SLOTS = ['frimen', 'chiefs', 'priests', 'lords', 'supplies', 'weapons', 'horses'] as const;
export type Slot = (typeof SLOTS)[number];
export const SLOT_COUNT = SLOTS.length;

/** What a card does by itself, outside of lines. A bit each. */
export const SHELTERS = 1;
export const TRANSFORMS = 2;
/** A Great Artefact that is played alone (GA). */
export const PLAYED_ALONE = 4;
/** Of a wild card, which may be anything. */
const EVERY_ROLE = 255;

export interface KindDef {
  readonly name: string;
  readonly class: KindClass;
  /** Of a unit, 1 friman to 4 lord (COMP-02). */
  readonly rank?: number;
  /** What one copy stands for in a line, and for up to how many of it. */
  readonly fills?: Readonly<Partial<Record<Slot, number>>>;
  /** What one copy is worth in a battle line, if it depends on the side: attacking, defending. */
  readonly strength?: number | readonly [attacking: number, defending: number];
  /** It opens an attack (BATTLE-01). */
  readonly opens?: boolean;
  /** How often a card counts by itself, if not once. */
  readonly copies?: number;
  /** SHELTERS, TRANSFORMS, PLAYED_ALONE. */
  readonly roles?: number;
  /** Sides with a road when a card of this kind lies unturned. */
  readonly roads?: number;
  /** No city may lie beside it (BUILD-04, BUILD-05). */
  readonly barrier?: boolean;
  /** It has a deck in the common pool (SETUP-08). */
  readonly deck?: boolean;
  /** Its cards are owned by the player of their faction alone, so that everybody knows whose they are. */
  readonly sworn?: boolean;
  /** A Great Artefact that is not mixed with the others when they are laid out (SETUP-05). */
  readonly unmixed?: boolean;
  /** A tile that may lie face down: what its back shows. Those with the same back cannot be told apart then. */
  readonly back?: string;
}

/** LINE-02: a tool is up to two frimen. */
const AS_TOOL = 2;
const unit = <N extends string>(name: N, rank: number, slot: Slot) =>
  ({ name, class: 'unit', rank, strength: rank, fills: { [slot]: 1 }, deck: true }) as const satisfies KindDef;
const artefact = <N extends string, D extends Partial<KindDef>>(name: N, def: D) =>
  ({ name, class: 'artefact', deck: true, ...def }) as const satisfies KindDef;
const great = <N extends string, D extends Partial<KindDef>>(name: N, def: D) =>
  ({ name, class: 'great', ...def }) as const satisfies KindDef;
const city = <N extends string>(name: N, roads: number) =>
  ({ name, class: 'city', roads, barrier: true, deck: true }) as const satisfies KindDef;
const road = <N extends string>(name: N, roads: number) =>
  ({ name, class: 'road', roads, deck: true }) as const satisfies KindDef;

/** In the order of the numbers above. */
export const CORE_KINDS = [
  unit('friman', 1, 'frimen'),
  unit('chief', 2, 'chiefs'),
  unit('priest', 3, 'priests'),
  unit('lord', 4, 'lords'),
  { name: 'supply', class: 'supply', fills: { supplies: 1 }, deck: true },
  artefact('tool', { fills: { frimen: AS_TOOL } }),
  artefact('weapon', { fills: { weapons: 1 }, strength: 1, opens: true }),
  artefact('amulet', { roles: TRANSFORMS }),
  artefact('title', { roles: TRANSFORMS }),
  artefact('scroll', { roles: TRANSFORMS }),
  artefact('tent', { roles: SHELTERS }),
  artefact('horse', { fills: { horses: 1 }, strength: 1 }),
  city('city4', NORTH | EAST | SOUTH | WEST),
  city('city3', NORTH | EAST | SOUTH),
  city('city2straight', NORTH | SOUTH),
  city('city2turn', NORTH | EAST),
  city('city1', NORTH),
  road('straight', NORTH | SOUTH),
  road('turn', NORTH | EAST),
  road('tee', NORTH | EAST | SOUTH),
  road('crossroad', NORTH | EAST | SOUTH | WEST),
  // GA-01: it stands for a tool, a weapon or a horse, and is no use in a battle.
  great('hammer', { fills: { frimen: AS_TOOL, weapons: 1, horses: 1 }, roles: SHELTERS | TRANSFORMS }),
  // GA-02, GA-03
  great('sword', { fills: { weapons: 1 }, strength: [5, 1], opens: true }),
  great('shield', { fills: { weapons: 1 }, strength: [1, 5], opens: true }),
  great('wings', { roles: PLAYED_ALONE }),
  great('horn', { roles: PLAYED_ALONE }),
  // GA-06: it converts three times. GA-07: it promotes twice.
  great('book', { copies: 3, roles: TRANSFORMS }),
  great('crown', { copies: 2, roles: TRANSFORMS }),
  great('hand', { roles: PLAYED_ALONE }),
  great('staff', { roles: PLAYED_ALONE }),
  great('pavilion', { roles: SHELTERS }),
  { name: 'ruins', class: 'tile', roads: NORTH | EAST | SOUTH | WEST, barrier: true },
] as const satisfies readonly KindDef[];

export type CoreKindName = (typeof CORE_KINDS)[number]['name'];

/** Kinds of the core below this have a deck in the common pool (SETUP-08: 21 decks), and the zone of its deck is the kind. */
export const DECKS = 21;

/** What an amulet's 6 stands for in a line: anything, and up to two frimen as the tool that it may be (ART-03). */
export const WILD_FILLS: Readonly<Record<Slot, number>> = {
  frimen: AS_TOOL,
  chiefs: 1,
  priests: 1,
  lords: 1,
  supplies: 1,
  weapons: 1,
  horses: 1,
};

// ---------------------------------------------------------------- the table, compiled

/** By kind. */
export interface Kinds {
  readonly kindDefs: readonly KindDef[];
  readonly names: readonly string[];
  /** The number of a kind that the set-up has; a name that it lacks has none. */
  readonly named: Readonly<Record<string, Kind>>;
  /** Index into the classes. Ask `isUnit` and its sisters. */
  readonly classes: Uint8Array;
  /** 0 for what is no unit. */
  readonly ranks: Uint8Array;
  /** A bit for each slot that it can fill; behind the kinds the row of a wild card, which fills them all. */
  readonly fills: Uint8Array;
  /** For up to how many it stands there: SLOT_COUNT numbers a row. */
  readonly widths: Uint8Array;
  /** The row of a wild card in `fills`, `widths` and `roles`. */
  readonly wild: number;
  readonly attack: Uint8Array;
  readonly defence: Uint8Array;
  readonly opens: Uint8Array;
  readonly copies: Uint8Array;
  readonly roles: Uint8Array;
  readonly roads: Uint8Array;
  /** The turns that look different: four, two for a straight road, one for a crossroad. */
  readonly turns: Uint8Array;
  readonly barrier: Uint8Array;
  /** Kinds whose cards belong to the player of their faction. */
  readonly sworn: readonly Kind[];
}

function widthsOf(fills: Readonly<Partial<Record<Slot, number>>>): number[] {
  return SLOTS.map((slot) => fills[slot] ?? 0);
}

export function compileKinds(defs: readonly KindDef[]): Kinds {
  const bytes = (of: (def: KindDef) => number) => Uint8Array.from(defs, of);
  const strength = (side: 0 | 1) =>
    bytes(({ strength = 0 }) => (typeof strength === 'number' ? strength : strength[side]));
  const rows = [...defs.map(({ fills = {} }) => fills), WILD_FILLS];
  return {
    kindDefs: defs,
    names: defs.map(({ name }) => name),
    named: Object.fromEntries(defs.map(({ name }, kind) => [name, kind])),
    classes: bytes((def) => CLASSES.indexOf(def.class)),
    ranks: bytes(({ rank = 0 }) => rank),
    fills: Uint8Array.from(rows, (fills) =>
      widthsOf(fills).reduce((mask, width, slot) => mask | (width > 0 ? 1 << slot : 0), 0),
    ),
    widths: Uint8Array.from(rows.flatMap(widthsOf)),
    wild: defs.length,
    attack: strength(0),
    defence: strength(1),
    opens: bytes(({ opens = false }) => (opens ? 1 : 0)),
    copies: bytes(({ copies = 1 }) => copies),
    roles: Uint8Array.from([...defs.map(({ roles = 0 }) => roles), EVERY_ROLE]),
    roads: bytes(({ roads = 0 }) => roads),
    turns: bytes(({ roads = 0 }) => (turned(roads, 1) === roads ? 1 : turned(roads, 2) === roads ? 2 : 4)),
    barrier: bytes(({ barrier = false }) => (barrier ? 1 : 0)),
    sworn: [...defs.keys()].filter((kind) => defs[kind]?.sworn === true),
  };
}

const UNITS = CLASSES.indexOf('unit');
const SUPPLIES = CLASSES.indexOf('supply');
const ARTEFACTS = CLASSES.indexOf('artefact');
const GREATS = CLASSES.indexOf('great');
const CITIES = CLASSES.indexOf('city');
const ROADS = CLASSES.indexOf('road');
const TILES = CLASSES.indexOf('tile');

export const isUnit = ({ classes }: Kinds, kind: Kind): boolean => classes[kind] === UNITS;
/** A supply, whatever it is worth. */
export const isSupply = ({ classes }: Kinds, kind: Kind): boolean => classes[kind] === SUPPLIES;
export const isArtefact = ({ classes }: Kinds, kind: Kind): boolean => classes[kind] === ARTEFACTS;
export const isGreat = ({ classes }: Kinds, kind: Kind): boolean => classes[kind] === GREATS;
/** One of those that are mixed, laid out and hidden when the game begins. */
export const isMixedGreat = (kinds: Kinds, kind: Kind): boolean =>
  isGreat(kinds, kind) && kinds.kindDefs[kind]?.unmixed !== true;
/** Whether a Great Artefact has a power of its own: it stands for nothing in a line, and for no other artefact. */
export const hasOwnPower = (kinds: Kinds, kind: Kind): boolean =>
  isGreat(kinds, kind) && at(kinds.fills, kind) === 0 && (at(kinds.roles, kind) & ~PLAYED_ALONE) === 0;
export const isCity = ({ classes }: Kinds, kind: Kind): boolean => classes[kind] === CITIES;
export const isRoad = ({ classes }: Kinds, kind: Kind): boolean => classes[kind] === ROADS;
/** Whether it lies on the map: city, road, or another tile. */
export const isTerrain = ({ classes }: Kinds, kind: Kind): boolean => {
  const what = at(classes, kind);
  return what === CITIES || what === ROADS || what === TILES;
};

/** Rank of a unit, 1 friman to 4 lord (COMP-02); 0 for what is none. */
export const rankOf = ({ ranks }: Kinds, kind: Kind): number => at(ranks, kind);
/** Sides with a road when a card of this kind lies unturned. */
export const roadsOf = ({ roads }: Kinds, kind: Kind): number => at(roads, kind);
export const turnsOf = ({ turns }: Kinds, kind: Kind): number => at(turns, kind);
export const nameOfKind = ({ names }: Kinds, kind: Kind): string => item(names, kind);

/** What one card of a kind is worth in a battle line (BATTLE-08, GA-02, GA-03). */
export const strengthOfKind = ({ attack, defence }: Kinds, kind: Kind, attacking: boolean): number =>
  at(attacking ? attack : defence, kind);
