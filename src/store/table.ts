/** What a real table keeps on the phone: players, points, the oracle, the clock, the hand and the battle being worked out. */
import {
  FACTION_NAMES,
  INNER_WHEEL,
  item,
  OUTER_WHEEL,
  POTIONS,
  type FactionName,
  CORE_KINDS,
  type CoreKindName,
} from '@battalia/engine';
import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { kept } from './kept';
import { TABLE_BOX } from './tableBox';

export const TABLE_KEY = 'battalia.table';

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 6;
const LEVELS = 6;
const MOST_CITIES = 16;
const MOST_HELD = 16;
const MOST_BONUSES = 8;
const LONGEST_NAME = 24;
const MOST_CARDS = 199;
/** SETUP-06. */
const FIRST_CARDS = 10;
const LAST_DAY = 999;

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const day = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_DAY));
const time = v.pipe(v.number(), v.finite(), v.minValue(0));

const Faction = v.nullable(v.picklist(FACTION_NAMES));
const KindOf = v.picklist(CORE_KINDS.map(({ name }) => name));

const Player = v.object({
  name: v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_NAME)), ''),
  faction: v.fallback(Faction, null),
  /** Cities of level 1 to 6. */
  cities: v.fallback(
    v.pipe(v.array(count(MOST_CITIES)), v.length(LEVELS)),
    Array.from({ length: LEVELS }, () => 0),
  ),
  extra: v.fallback(count(99), 0),
  heroes: v.fallback(count(2), 0),
  /** Cards of the creation deck, as they were last counted. */
  deck: v.fallback(count(MOST_CARDS), FIRST_CARDS),
  /** Milliseconds of all turns so far. */
  time: v.fallback(time, 0),
});
export type TablePlayer = v.InferOutput<typeof Player>;

export const newPlayer = (): TablePlayer => v.parse(Player, {});

const OUTER: CoreKindName[] = OUTER_WHEEL.map((kind) => item(CORE_KINDS, kind).name);
const INNER: CoreKindName[] = INNER_WHEEL.map((kind) => item(CORE_KINDS, kind).name);

/** A wheel shows each of the seven artefacts once. */
const wheel = (standard: CoreKindName[]) =>
  v.fallback(
    v.pipe(
      v.array(KindOf),
      v.check((kinds) => kinds.length === standard.length && standard.every((kind) => kinds.includes(kind))),
    ),
    standard,
  );

/** Cards of both boxes. */
const CardOf = v.picklist(TABLE_BOX.names);

const Held = v.object({
  kind: CardOf,
  effect: v.picklist(['none', 'twice', 'thrice', 'wild']),
  /** One of those that ask for a sacrifice (FAN-02). */
  fanatic: v.fallback(v.boolean(), false),
});
export type TableCard = v.InferOutput<typeof Held>;

const Fighter = v.object({
  kind: CardOf,
  effect: v.picklist(['none', 'twice', 'thrice', 'wild', 'rolling']),
  loyalty: v.picklist(['own', 'other', 'universal', 'fanatic']),
  supplies: v.fallback(count(9), 0),
});
export type TableFighter = v.InferOutput<typeof Fighter>;

const Side = v.object({
  cards: v.fallback(v.pipe(v.array(Fighter), v.maxLength(MOST_HELD)), []),
  heroes: v.fallback(count(2), 0),
  home: v.fallback(v.boolean(), false),
  /** What else is with it, by the names that the screen gives. */
  bonuses: v.fallback(v.pipe(v.array(v.string()), v.maxLength(MOST_BONUSES)), []),
});
export type TableSide = v.InferOutput<typeof Side>;

/** An object whose fields all have defaults: what cannot be read as an object becomes one with all of them. */
const whole = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(schema, () => v.parse(schema, {}));

const Hand = v.object({
  cards: v.fallback(v.pipe(v.array(Held), v.maxLength(MOST_HELD)), []),
  /** What the lines laid so far pay for, by the names the screen gives them. */
  lines: v.fallback(v.pipe(v.array(v.string()), v.maxLength(MOST_HELD)), []),
});

const TARGETS = ['city', 'hero', 'neutral', 'ruins', 'guards'] as const;
const Battle = v.object({
  target: v.fallback(v.picklist(TARGETS), 'city'),
  level: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LEVELS)), 1),
  /** Of guards that are not the usual ones. */
  guards: v.fallback(count(40), 6),
  attacker: whole(Side),
  defender: whole(Side),
});

/** Who has a potion, and the day on which it was drunk. */
const PotionKept = v.object({
  seat: v.fallback(v.nullable(count(MOST_PLAYERS - 1)), null),
  drunk: v.fallback(v.nullable(day), null),
});
export const newPotion = (): v.InferOutput<typeof PotionKept> => v.parse(PotionKept, {});

/** Where Bilkarr stood on a day, and which way he went. */
const Bilkarr = v.object({ row: day, column: day, heading: count(3), day });

const Table = v.object({
  players: v.fallback(v.pipe(v.array(Player), v.minLength(FEWEST_PLAYERS), v.maxLength(MOST_PLAYERS)), () => [
    newPlayer(),
    newPlayer(),
  ]),
  /** With the factions, residences and capitals of The Stormgates. */
  expansion: v.fallback(v.boolean(), false),
  /** Partners play together, as they sit. */
  teams: v.fallback(v.boolean(), false),
  /** Up to four on the board of six. */
  wide: v.fallback(v.boolean(), false),
  bilkarr: v.fallback(v.nullable(Bilkarr), null),
  potions: v.fallback(v.pipe(v.array(PotionKept), v.length(POTIONS.length)), () => POTIONS.map(newPotion)),
  first: v.fallback(count(MOST_PLAYERS - 1), 0),
  turn: v.fallback(count(MOST_PLAYERS - 1), 0),
  day: v.fallback(day, 1),
  outer: wheel(OUTER),
  inner: wheel(INNER),
  endCities: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 5),
  endPoints: v.fallback(count(99), 0),
  /** Milliseconds a turn may take; 0: as long as it takes. */
  limit: v.fallback(time, 0),
  clock: v.fallback(v.object({ used: time, since: v.nullable(time) }), { used: 0, since: null }),
  /** The last rolls, the newest first. */
  rolls: v.fallback(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))), v.maxLength(8)), []),
  leaves: v.fallback(Faction, null),
  hand: whole(Hand),
  battle: whole(Battle),
});

export type Table = v.InferOutput<typeof Table>;
export { TARGETS as TABLE_TARGETS };
export type { FactionName };

/** Reads whatever was stored, by this version or another, into a table that is whole. */
export function readTable(stored: unknown): Table {
  const result = v.safeParse(Table, typeof stored === 'object' && stored !== null ? stored : {});
  const table = result.success ? result.output : v.parse(Table, {});
  const seats = table.players.length;
  return { ...table, first: Math.min(table.first, seats - 1), turn: Math.min(table.turn, seats - 1) };
}

interface TableStore extends Table {
  /** False until storage has answered: before that, a change would be overwritten by what was stored. */
  readonly ready: boolean;
  readonly change: (changed: Partial<Table>) => void;
}

export const useTable = create<TableStore>()(
  persist(
    (set) => ({
      ...readTable(undefined),
      ready: false,
      change: (changed) => set(changed),
    }),
    {
      name: TABLE_KEY,
      version: 1,
      storage: createJSONStorage(() => kept),
      partialize: ({ ready: _ready, change: _change, ...table }) => table,
      migrate: (stored) => readTable(stored),
      merge: (stored, current) => ({ ...current, ...readTable(stored) }),
      // Also when storage cannot be read: the tools then start empty instead of waiting for ever.
      onRehydrateStorage: () => () => queueMicrotask(() => useTable.setState({ ready: true })),
    },
  ),
);
