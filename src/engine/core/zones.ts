/**
 * Where cards can lie, as one table: who sees what lies there, and which cards it can be. Views, resampling and the check of
 * saves all read it. The core's zones come first and keep their numbers (`state.ts`); behind them the decks of the modules'
 * kinds and the piles of the modules that take part.
 */
import type { Box } from './box';
import { at, NONE } from './ints';
import { DECKS, isGreat, isTerrain, SHELTERS, type Kind } from './kinds';
import type { Ground } from './ruleset';
import { FIRST_SEAT_ZONE, SEAT_ZONES, type GameState, type Seat, type Square, type Zone } from './state';

/** What one sees of the cards in a zone besides how many they are. */
export type Sight = 'nobody' | 'top' | 'all';

/** The same in the compiled table. */
export const SEES_NONE = 0;
export const SEES_TOP = 1;
export const SEES_ALL = 2;
const SIGHTS: readonly Sight[] = ['nobody', 'top', 'all'];

export interface ZoneDef {
  /** Who sees its cards. A card that somebody has been shown (`show`) is known to them all the same. */
  readonly sees: Sight | { readonly owner: Sight; readonly others: Sight };
  /** Which cards it can be. */
  holds(box: Box, kind: Kind): boolean;
  /** The same at this point of the set-up, where it is fewer; asked with nothing but how much of it is left. */
  holdsNow?(s: GameState, kind: Kind): boolean;
}

const anything = (): boolean => true;
const noTerrain = (box: Box, kind: Kind): boolean => !isTerrain(box, kind);

/** SETUP-08: face up, the order below the top is nobody's business. */
const deckOfKind = (deck: Kind): ZoneDef => ({ sees: 'top', holds: (_box, kind) => kind === deck });

const COMMON: readonly (readonly [name: string, zone: ZoneDef])[] = [
  ['limbo', { sees: 'all', holds: noTerrain }],
  // What can lie hidden elsewhere (`hides`) lies hidden here, everything else is known.
  ['box', { sees: 'nobody', holds: anything }],
  ['board', { sees: 'all', holds: isTerrain }],
  ['great', { sees: 'all', holds: isGreat }],
];

const OF_SEAT: Readonly<Record<(typeof SEAT_ZONES)[number], ZoneDef>> = {
  nation: { sees: 'nobody', holds: noTerrain },
  shelter: { sees: { owner: 'all', others: 'top' }, holds: noTerrain },
  hand: { sees: { owner: 'all', others: 'nobody' }, holds: noTerrain },
  played: { sees: 'all', holds: noTerrain },
  line: { sees: 'all', holds: noTerrain },
  ambush: { sees: { owner: 'all', others: 'nobody' }, holds: noTerrain },
  camp: { sees: 'all', holds: ({ roles }, kind) => (at(roles, kind) & SHELTERS) !== 0 },
  stationed: { sees: 'all', holds: noTerrain },
};

// ---------------------------------------------------------------- a module's

export interface PileDef extends ZoneDef {
  /** One for each seat, counted among its cards unless they lie `apart` from its creation deck. */
  readonly perSeat?: boolean;
  readonly apart?: boolean;
  /** How many of a common one, if not one. */
  readonly count?: number | ((ground: Ground) => number);
  /** Where they lie on the map, one after the other, for whoever looks at it. */
  squares?(s: GameState): readonly Square[];
}

/** A pile, or a row of piles, of a module: it names them in its `zones` and finds them with `at`. */
export interface OwnPile extends PileDef {
  /** Its number among all piles that any module has, for a look-up; it depends on nothing that is saved. */
  readonly number: number;
  /** The zone of a seat, or of the common one with this number. Only in games that have the module. */
  at(s: GameState, i?: number): Zone;
}

let piles = 0;

export function pile(def: PileDef): OwnPile {
  const number = piles++;
  return { ...def, number, at: (s, i = 0) => at(s.rules.pileAt, number) + i };
}

// ---------------------------------------------------------------- compiled for a set-up

export interface ZoneInfo extends ZoneDef {
  readonly name: string;
  /** Whose it is, NONE for a common one. */
  readonly seat: Seat;
  /** Which one of its name it is, from 0; of a seat's: the seat. */
  readonly index: number;
}

/** A pile of a module, for views. */
export interface PileInfo extends ZoneInfo {
  readonly module: string;
  readonly zone: Zone;
  readonly def: OwnPile;
}

export interface Zones {
  readonly zones: readonly ZoneInfo[];
  /** By zone: whose it is, NONE for a common one. */
  readonly zoneOwner: Int8Array;
  /** By zone: SEES_NONE, SEES_TOP, SEES_ALL. */
  readonly ownerSees: Uint8Array;
  readonly othersSee: Uint8Array;
  /** By kind: the zone of its deck in the common pool, or NONE. */
  readonly deckOf: Int16Array;
  /** Kinds that have one. */
  readonly deckKinds: readonly Kind[];
  readonly piles: readonly PileInfo[];
  /** By the number of a module's pile: its first zone. */
  readonly pileAt: Int16Array;
  /** The first zones of those that every seat has one of, besides the core's. */
  readonly seatPiles: Int16Array;
  /** Those of them that belong to the creation deck. */
  readonly deckPiles: Int16Array;
  /** By kind: it can lie hidden where no player's cards are, so that what is left over of it in the box is hidden, too. */
  readonly hides: Uint8Array;
}

const sightOf = (sees: ZoneDef['sees'], who: 'owner' | 'others'): Sight =>
  typeof sees === 'string' ? sees : sees[who];

export function compileZones(ground: Ground): Zones {
  const { kindDefs, modules, seats } = ground;
  const zones: ZoneInfo[] = [];
  const add = (name: string, def: ZoneDef, seat: Seat = NONE, index = Math.max(0, seat)): Zone =>
    zones.push({
      name,
      sees: def.sees,
      holds: def.holds,
      ...(def.holdsNow && { holdsNow: def.holdsNow }),
      seat,
      index,
    }) - 1;
  const deckOf = new Int16Array(kindDefs.length).fill(NONE);
  const addDeck = (kind: Kind) => (deckOf[kind] = add(`deck of ${kindDefs[kind]?.name}`, deckOfKind(kind)));
  const deckKinds = [...kindDefs.entries()].filter(([, def]) => def.deck === true).map(([kind]) => kind);

  for (const kind of deckKinds) if (kind < DECKS) addDeck(kind);
  for (const [name, def] of COMMON) add(name, def);
  if (zones.length !== FIRST_SEAT_ZONE) throw new Error('the zones of the core have other numbers');
  for (let seat = 0; seat < seats; seat++) for (const name of SEAT_ZONES) add(name, OF_SEAT[name], seat);
  for (const kind of deckKinds) if (kind >= DECKS) addDeck(kind);

  const infos: PileInfo[] = [];
  const firsts = new Map<number, Zone>();
  const seatPiles: Zone[] = [];
  const deckPiles: Zone[] = [];
  for (const { id: module, zones: own = {} } of modules) {
    for (const [name, def] of Object.entries(own)) {
      const { count = 1, perSeat = false, apart = false } = def;
      const many = perSeat ? seats : typeof count === 'number' ? count : count(ground);
      firsts.set(def.number, zones.length);
      if (perSeat) seatPiles.push(zones.length);
      if (perSeat && !apart) deckPiles.push(zones.length);
      for (let i = 0; i < many; i++) {
        const zone = add(name, def, perSeat ? i : NONE, i);
        infos.push({ name, sees: def.sees, holds: def.holds, seat: perSeat ? i : NONE, index: i, module, zone, def });
      }
    }
  }
  const pileAt = new Int16Array(Math.max(0, ...[...firsts.keys()].map((number) => number + 1))).fill(NONE);
  for (const [number, zone] of firsts) pileAt[number] = zone;
  const hidden = infos.filter(({ seat, sees }) => seat === NONE && sees !== 'all');
  return {
    zones,
    zoneOwner: Int8Array.from(zones, ({ seat }) => seat),
    ownerSees: Uint8Array.from(zones, ({ sees }) => SIGHTS.indexOf(sightOf(sees, 'owner'))),
    othersSee: Uint8Array.from(zones, ({ sees }) => SIGHTS.indexOf(sightOf(sees, 'others'))),
    deckOf,
    deckKinds,
    piles: infos,
    pileAt,
    seatPiles: Int16Array.from(seatPiles),
    deckPiles: Int16Array.from(deckPiles),
    hides: Uint8Array.from(kindDefs, ({ back }, kind) =>
      isGreat(ground, kind) || back !== undefined || hidden.some(({ holds }) => holds(ground, kind)) ? 1 : 0,
    ),
  };
}
