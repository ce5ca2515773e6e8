/** A set-up as people put it together: who sits where and what is played. It may be impossible; `checkConfig` says so. */
import {
  BASE_FACTIONS,
  checkConfig,
  FACTION_NAMES,
  MODULE_IDS,
  OPTION_LIMITS,
  rulesOf,
  type Faction,
  type GameConfig,
} from '@battalia/engine';
import * as v from 'valibot';
import { BOT_LEVELS } from './journal';

export const MOST_SEATS = 4;
export const LEAST_SEATS = 2;

const FactionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FACTION_NAMES.length - 1));

const SeatSchema = v.object({
  /** '' for a name that the screen makes up. */
  name: v.pipe(v.string(), v.maxLength(60)),
  bot: v.nullable(v.picklist(BOT_LEVELS)),
  /** Drawn when the game starts, chosen at the table (SETUP-07), or agreed before. */
  faction: v.fallback(v.union([v.picklist(['random', 'table']), FactionSchema]), 'random'),
});

const limited = ([least, most]: readonly [number, number]) =>
  v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)));
const Places = v.exactOptional(v.pipe(v.array(v.tuple([v.number(), v.number()])), v.maxLength(77)));
const Names = v.exactOptional(v.pipe(v.array(v.string()), v.maxLength(14)));

const OptionsSchema = v.object({
  neutralDefence: limited(OPTION_LIMITS.neutralDefence),
  ruinsDefence: limited(OPTION_LIMITS.ruinsDefence),
  startCities: limited(OPTION_LIMITS.startCities),
  neutralCities: limited(OPTION_LIMITS.neutralCities),
  startHeroes: limited(OPTION_LIMITS.startHeroes),
  weeks: limited(OPTION_LIMITS.weeks),
  points: limited(OPTION_LIMITS.points),
  level4Cities: limited(OPTION_LIMITS.level4Cities),
  mapFullEnds: v.exactOptional(v.boolean()),
  staffSwaps: v.exactOptional(v.boolean()),
  starts: Places,
  neutrals: Places,
  ruins: Places,
  wheel: Names,
  wide: v.exactOptional(v.boolean()),
});

const SetupSchema = v.object({
  seats: v.fallback(v.pipe(v.array(SeatSchema), v.minLength(LEAST_SEATS), v.maxLength(MOST_SEATS)), [
    { name: '', bot: null, faction: 'random' },
    { name: '', bot: 'chief', faction: 'random' },
  ]),
  modules: v.fallback(v.array(v.picklist(MODULE_IDS)), []),
  options: v.fallback(OptionsSchema, {}),
  excluded: v.fallback(v.nullable(FactionSchema), null),
});

export type Setup = v.InferOutput<typeof SetupSchema>;
export type SetupSeat = Setup['seats'][number];
export type SetupOptions = Setup['options'];

/** A game that ends soon, so that its end is seen: what somebody begins with who has never set one up. */
export const FIRST_GAME: SetupOptions = { weeks: 2 };

/** Reads whatever was stored, by this version or another, into a set-up that is whole. */
export function readSetup(stored: unknown): Setup {
  const fields = typeof stored === 'object' && stored !== null ? stored : {};
  // The first version knew of one option only, and had it by itself.
  const old = 'weeks' in fields && typeof fields.weeks === 'number' ? { options: { weeks: fields.weeks } } : {};
  return v.parse(SetupSchema, { ...old, ...fields });
}

/** As the engine takes it. Factions that are drawn by lot are open until `drawn`. */
export function configOf({ seats, modules, options, excluded }: Setup): GameConfig {
  return {
    seats: seats.map(({ faction }) => ({ faction: typeof faction === 'number' ? faction : null })),
    modules,
    options,
    excluded,
  };
}

/** Gives every seat that wants one a faction by lot: one that nobody has asked for and that is not left out. */
export function drawn(setup: Setup, random: () => number): GameConfig {
  const config = configOf(setup);
  const free: Faction[] = [];
  const inBox = checkConfig(config) === null ? rulesOf(config).factions : BASE_FACTIONS;
  for (let faction = 0; faction < inBox; faction++) {
    if (faction !== setup.excluded && !setup.seats.some((seat) => seat.faction === faction)) free.push(faction);
  }
  const draw = (): Faction | null => free.splice(Math.floor(random() * free.length), 1)[0] ?? null;
  return {
    ...config,
    seats: setup.seats.map(({ faction }) => ({
      faction: faction === 'random' ? draw() : faction === 'table' ? null : faction,
    })),
  };
}
