/** What the players agree on before the game: seats, modules, options. Checked here, once. */
import {
  BASE_FACTIONS,
  BOARDS,
  CARDS,
  CITY4,
  EAST,
  FACTION_OF,
  KIND_OF,
  NORTH,
  PASSAGE,
  PEAK,
  ROADS_OF,
  RUINS,
  SOUTH,
  VOLCANO,
  WEST,
  type Board,
  type Faction,
  type Place,
} from './components';

export const MODULE_IDS = ['advanced', 'harder', 'nocities', 'volcano', 'unbound'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

export interface SeatConfig {
  /** Null: chosen at the table, clockwise from the first player (SETUP-07). */
  readonly faction: Faction | null;
}

/** ALT-03. What is left out is as the rulebook has it. */
export interface Options {
  readonly neutralDefence?: number;
  readonly ruinsDefence?: number;
  readonly startCities?: number;
  readonly neutralCities?: number;
  readonly startHeroes?: number;
  /** The game ends after this many weeks, whatever else ends it. */
  readonly weeks?: number;
  readonly points?: number;
  readonly level4Cities?: number;
  readonly mapFullEnds?: boolean;
  readonly starts?: readonly Place[];
  readonly neutrals?: readonly Place[];
  /** GA-09: the Staff may swap two cards of the board. */
  readonly staffSwaps?: boolean;
}

export interface GameConfig {
  readonly seats: readonly SeatConfig[];
  readonly modules: readonly ModuleId[];
  readonly options: Options;
  /** SETUP-04: the faction that two players leave out; null: at random. */
  readonly excluded: Faction | null;
}

export function standardConfig(
  players: 2 | 3 | 4,
  modules: readonly ModuleId[] = [],
  options: Options = {},
): GameConfig {
  return { seats: Array.from({ length: players }, () => ({ faction: null })), modules, options, excluded: null };
}

export type ConfigProblem =
  | { readonly kind: 'players'; readonly players: number }
  | { readonly kind: 'unknownModule'; readonly module: string }
  | { readonly kind: 'moduleTwice'; readonly module: ModuleId }
  | { readonly kind: 'modulesClash'; readonly one: ModuleId; readonly other: ModuleId }
  | { readonly kind: 'factionTwice'; readonly faction: Faction }
  | { readonly kind: 'factionUnknown'; readonly faction: number }
  | { readonly kind: 'factionExcluded'; readonly faction: Faction }
  | { readonly kind: 'excludedNeedsTwo' }
  | { readonly kind: 'option'; readonly option: keyof Options; readonly least: number; readonly most: number }
  | { readonly kind: 'tooManyCities'; readonly asked: number; readonly available: number }
  | { readonly kind: 'layout'; readonly place: Place | null }
  /** Side by side with another city or the ruins, or its road against a wall (BUILD-03..05). */
  | { readonly kind: 'cityTouches'; readonly place: Place };

/** One of these at most: each changes what stands on the board at the start. */
const SCENARIOS: readonly ModuleId[] = ['harder', 'nocities', 'volcano'];

const LIMITS = {
  neutralDefence: [1, 20],
  ruinsDefence: [1, 30],
  startCities: [1, 2],
  neutralCities: [0, 2],
  startHeroes: [0, 2],
  weeks: [1, 12],
  points: [5, 100],
  level4Cities: [1, 8],
} as const satisfies Partial<Record<keyof Options, readonly [number, number]>>;

type NumericOption = keyof typeof LIMITS;
const NUMERIC_OPTIONS: readonly NumericOption[] = [
  'neutralDefence',
  'ruinsDefence',
  'startCities',
  'neutralCities',
  'startHeroes',
  'weeks',
  'points',
  'level4Cities',
];
export const OPTION_LIMITS: Readonly<Record<NumericOption, readonly [least: number, most: number]>> = LIMITS;

/** The first thing wrong with a set-up, or null. */
export function checkConfig(config: GameConfig): ConfigProblem | null {
  const players = config.seats.length;
  if (players !== 2 && players !== 3 && players !== 4) return { kind: 'players', players };
  return (
    checkModules(config.modules) ??
    checkFactions(config) ??
    checkOptions(config.options) ??
    checkCities(config, BOARDS[players])
  );
}

function checkModules(modules: readonly ModuleId[]): ConfigProblem | null {
  for (let i = 0; i < modules.length; i++) {
    const module = modules[i];
    if (module === undefined || !MODULE_IDS.includes(module)) return { kind: 'unknownModule', module: String(module) };
    if (modules.indexOf(module) !== i) return { kind: 'moduleTwice', module };
  }
  const [one, other] = modules.filter((module) => SCENARIOS.includes(module));
  return one !== undefined && other !== undefined ? { kind: 'modulesClash', one, other } : null;
}

function checkFactions(config: GameConfig): ConfigProblem | null {
  const seen: Faction[] = [];
  for (const { faction } of config.seats) {
    if (faction === null) continue;
    if (!Number.isInteger(faction) || faction < 0 || faction >= BASE_FACTIONS)
      return { kind: 'factionUnknown', faction };
    if (seen.includes(faction)) return { kind: 'factionTwice', faction };
    if (faction === config.excluded) return { kind: 'factionExcluded', faction };
    seen.push(faction);
  }
  const { excluded } = config;
  if (excluded === null) return null;
  if (!Number.isInteger(excluded) || excluded < 0 || excluded >= BASE_FACTIONS)
    return { kind: 'factionUnknown', faction: excluded };
  return config.seats.length === 2 ? null : { kind: 'excludedNeedsTwo' };
}

function checkOptions(options: Options): ConfigProblem | null {
  for (const option of NUMERIC_OPTIONS) {
    const value = options[option];
    const [least, most] = LIMITS[option];
    if (value !== undefined && (!Number.isInteger(value) || value < least || value > most))
      return { kind: 'option', option, least, most };
  }
  return null;
}

function checkCities(config: GameConfig, board: Board): ConfigProblem | null {
  const players = config.seats.length;
  const layout = layoutOf(config, board);
  const { startCities, neutralCities } = citiesEach(config);
  if (layout.starts.length !== players * startCities || layout.neutrals.length !== players * neutralCities)
    return { kind: 'layout', place: null };
  const factions = players === 2 ? BASE_FACTIONS - 1 : BASE_FACTIONS;
  let available = 0;
  for (let card = 0; card < CARDS; card++)
    if (KIND_OF[card] === CITY4 && (FACTION_OF[card] ?? factions) < factions) available++;
  // Each time every player gets a city, one of each terrain is taken and what is over leaves the game (SETUP-03, SETUP-04).
  const asked = (startCities + neutralCities) * factions;
  if (asked > available) return { kind: 'tooManyCities', asked, available };
  return checkPlaces([...layout.starts, ...layout.neutrals], board, sitesOf(config, board));
}

/** A card that lies on the map from the start. */
interface Site {
  readonly place: Place;
  readonly roads: number;
  /** No city may lie beside it. */
  readonly keepsAway: boolean;
}

/** What lies there before the cities. */
function sitesOf(config: GameConfig, board: Board): Site[] {
  const all = (places: readonly Place[], kind: number, keepsAway = false): Site[] =>
    places.map((place) => ({ place, roads: ROADS_OF[kind] ?? 0, keepsAway }));
  if (!config.modules.includes('volcano')) return all(board.ruins, RUINS, true);
  return [
    ...all([VOLCANO.peak], PEAK),
    ...all(VOLCANO.passages, PASSAGE),
    ...VOLCANO.sanctuaries.map((sanctuary): Site => ({ ...sanctuary, keepsAway: false })),
  ];
}

function checkPlaces(cities: readonly Place[], board: Board, sites: Site[]): ConfigProblem | null {
  const isAt =
    (row: number, column: number) =>
    ([r, c]: Place) =>
      r === row && c === column;
  for (const place of cities) {
    const [row, column] = place;
    const onBoard =
      Number.isInteger(row) &&
      Number.isInteger(column) &&
      row >= 1 &&
      column >= 1 &&
      row <= board.rows &&
      column <= board.columns;
    const taken = [...board.missing, ...sites.map((site) => site.place)].some(isAt(row, column));
    if (!onBoard || taken) return { kind: 'layout', place };
    // Its own roads lead to all sides.
    const touches = sites.some((site) => {
      const side = sideTowards(site.place, place);
      return side !== null && (site.keepsAway || (site.roads & side) === 0);
    });
    if (touches) return { kind: 'cityTouches', place };
    sites.push({ place, roads: ROADS_OF[CITY4] ?? 0, keepsAway: true });
  }
  return null;
}

/** The side of a square at which another one lies, if they touch. */
function sideTowards([row, column]: Place, [r, c]: Place): number | null {
  if (c === column) return r === row - 1 ? NORTH : r === row + 1 ? SOUTH : null;
  return r !== row ? null : c === column + 1 ? EAST : c === column - 1 ? WEST : null;
}

/** Cities for each player. Without start cities the corners are the neutral ones, and there are no others (ALT-02). */
function citiesEach(config: GameConfig): { readonly startCities: number; readonly neutralCities: number } {
  const { startCities, neutralCities } = config.options;
  return config.modules.includes('nocities')
    ? { startCities: 1, neutralCities: 0 }
    : { startCities: startCities ?? 1, neutralCities: neutralCities ?? 1 };
}

/** Squares of start cities and of neutral ones, before they are dealt out. */
export function layoutOf(config: GameConfig, board: Board): { starts: readonly Place[]; neutrals: readonly Place[] } {
  const { starts, neutrals } = config.options;
  const { startCities, neutralCities } = citiesEach(config);
  const usual = config.modules.includes('volcano') ? { ...board, ...VOLCANO.cities[config.seats.length] } : board;
  const pick = (count: number, first: readonly Place[], second: readonly Place[]) =>
    count === 0 ? [] : count === 1 ? first : [...first, ...second];
  return {
    starts: starts ?? pick(startCities, usual.starts, usual.secondStarts),
    neutrals: config.modules.includes('nocities')
      ? []
      : (neutrals ?? pick(neutralCities, usual.neutrals, usual.secondNeutrals)),
  };
}
