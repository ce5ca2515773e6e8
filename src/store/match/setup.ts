/** A set-up as people put it together: who sits where and what is played. It may be impossible; `checkConfig` says so. */
import {
  checkConfig,
  CORE_OPTIONS,
  FACTION_NAMES,
  MODULE_IDS,
  moduleOptions,
  rulesOf,
  standardConfig,
  type Faction,
  type GameConfig,
  type ModuleId,
  type OptionDef,
  type Options,
} from '@battalia/engine';
import * as v from 'valibot';
import { BOT_LEVELS, type BotLevel } from './botLevels';

export const MOST_SEATS = 6;
export const LEAST_SEATS = 2;

const FactionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FACTION_NAMES.length - 1));

const SeatSchema = v.object({
  /** '' for a name that the screen makes up. */
  name: v.pipe(v.string(), v.maxLength(60)),
  bot: v.nullable(v.picklist(BOT_LEVELS)),
  /** Drawn when the game starts, chosen at the table (SETUP-07), or agreed before. */
  faction: v.fallback(v.union([v.picklist(['random', 'table']), FactionSchema]), 'random'),
});

const MOST_PLACES = 77;
const MOST_NAMES = 64;

function schemaOf(option: OptionDef) {
  switch (option.type) {
    case 'number':
      return v.pipe(v.number(), v.integer(), v.minValue(option.least), v.maxValue(option.most));
    case 'flag':
      return v.boolean();
    case 'places':
      return v.pipe(v.array(v.tuple([v.number(), v.number()])), v.maxLength(MOST_PLACES));
    case 'names':
      return v.pipe(v.array(v.string()), v.maxLength(MOST_NAMES));
  }
}

/** Those of the core and of every module: what is agreed for one that is left out is kept for the next time. */
const OptionsSchema = v.object(
  Object.fromEntries(
    [...Object.entries<OptionDef>(CORE_OPTIONS), ...moduleOptions(MODULE_IDS)].map(
      ([name, option]) => [name, v.exactOptional(schemaOf(option))] as const,
    ),
  ),
);

const SetupSchema = v.object({
  seats: v.fallback(v.pipe(v.array(SeatSchema), v.minLength(LEAST_SEATS), v.maxLength(MOST_SEATS)), [
    { name: '', bot: null, faction: 'random' },
    { name: '', bot: 'chief', faction: 'random' },
  ]),
  modules: v.fallback(v.array(v.picklist(MODULE_IDS)), []),
  options: v.fallback(OptionsSchema, {}),
  excluded: v.fallback(v.nullable(FactionSchema), null),
  /** A clock stands on the table: it shows and reminds, and takes nothing away. */
  clock: v.fallback(v.boolean(), false),
});

export interface Setup extends Omit<v.InferOutput<typeof SetupSchema>, 'options'> {
  options: SetupOptions;
}
export type SetupSeat = Setup['seats'][number];
export type SetupOptions = Options;

/** How many can play with these modules: as many as there is a board for. */
export function mostSeats(modules: readonly ModuleId[]): number {
  for (let seats = MOST_SEATS; seats > LEAST_SEATS; seats--) {
    const problem = checkConfig(standardConfig(seats, modules))?.kind;
    if (problem !== 'players' && problem !== 'playersNeed') return seats;
  }
  return LEAST_SEATS;
}

/** How many factions a set-up has to choose from; a set-up that cannot be played is asked without its modules. */
export function factionsIn(setup: Setup): number {
  const config = standardConfig(Math.min(setup.seats.length, mostSeats(setup.modules)), setup.modules);
  const playable = checkConfig(config) === null ? config : standardConfig(LEAST_SEATS);
  return rulesOf(playable).factions;
}

/** A game that ends soon, so that its end is seen: what somebody begins with who has never set one up. */
export const FIRST_GAME: SetupOptions = { weeks: 2 };
/** Who it is played against. */
export const FIRST_RIVAL: BotLevel = 'squire';

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
  for (let faction = 0; faction < factionsIn(setup); faction++) {
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
