/** What the players agree on before the game: seats, modules, options. Checked here, once. */
import type { ModuleId } from '../modules/words';
import type { Board, Faction, Place, Site } from './components';
import { CITY4, EAST, NORTH, roadsOf, SOUTH, turned, WEST } from './kinds';
import { checkOption, optionsWith, type Options } from './options';
import { boardFor, compileGround, takingPart, type Ground, type Module } from './ruleset';
import { at, NONE } from './ints';

export interface SeatConfig {
  /** Null: chosen at the table, clockwise from the first player (SETUP-07). */
  readonly faction: Faction | null;
}

export interface GameConfig {
  readonly seats: readonly SeatConfig[];
  readonly modules: readonly ModuleId[];
  readonly options: Options;
  /** SETUP-04: the faction that two players leave out; null: at random. */
  readonly excluded: Faction | null;
}

export function standardConfig(players: number, modules: readonly ModuleId[] = [], options: Options = {}): GameConfig {
  return { seats: Array.from({ length: players }, () => ({ faction: null })), modules, options, excluded: null };
}

export type ConfigProblem =
  | { readonly kind: 'players'; readonly players: number }
  /** There is a board for so many, with a module. */
  | { readonly kind: 'playersNeed'; readonly players: number; readonly needs: ModuleId }
  /** A module is not for so many. */
  | { readonly kind: 'playersOf'; readonly players: number; readonly module: ModuleId }
  | { readonly kind: 'unknownModule'; readonly module: string }
  | { readonly kind: 'moduleTwice'; readonly module: ModuleId }
  | { readonly kind: 'modulesClash'; readonly one: ModuleId; readonly other: ModuleId }
  | { readonly kind: 'moduleNeeds'; readonly module: ModuleId; readonly needs: ModuleId }
  | { readonly kind: 'factionTwice'; readonly faction: Faction }
  | { readonly kind: 'factionUnknown'; readonly faction: number }
  | { readonly kind: 'factionExcluded'; readonly faction: Faction }
  | { readonly kind: 'excludedNeedsTwo' }
  | { readonly kind: 'option'; readonly option: string; readonly least: number; readonly most: number }
  | { readonly kind: 'tooManyCities'; readonly asked: number; readonly available: number }
  /** No more than one start and one neutral city a player here. */
  | { readonly kind: 'oneCityEach' }
  | { readonly kind: 'layout'; readonly place: Place | null }
  /** Side by side with another city or the ruins, or its road against a wall (BUILD-03..05). */
  | { readonly kind: 'cityTouches'; readonly place: Place }
  /** Ruins on a square that is not there or taken; no place: not as many as the board has. */
  | { readonly kind: 'ruins'; readonly place: Place | null }
  /** Not all seven artefacts on either wheel, not tool on tool, or not one pair a day (ORACLE-02). */
  | { readonly kind: 'wheel' };

/** The first thing wrong with a set-up, or null. */
export function checkConfig(config: GameConfig, modules: readonly Module[]): ConfigProblem | null {
  if (boardFor(config, modules) === null) return tooMany(config, modules);
  const problem = checkModules(config.modules, modules) ?? checkOptions(config, modules);
  if (problem !== null) return problem;
  const rules = compileGround(config, modules);
  return checkFactions(config, rules) ?? checkRuins(config, rules) ?? checkCities(rules) ?? checkByModules(rules);
}

/** Nobody has a board for so many players, or a module that is not chosen does. */
function tooMany(config: GameConfig, modules: readonly Module[]): ConfigProblem {
  const players = config.seats.length;
  const ids: readonly string[] = config.modules;
  const apart = refusing(config, modules);
  if (apart !== null) return { kind: 'playersOf', players, module: apart };
  const found = modules.find(({ id, board }) => !ids.includes(id) && board?.(undefined, players, config) !== undefined);
  return found === undefined || !isModuleId(found.id, modules)
    ? { kind: 'players', players }
    : { kind: 'playersNeed', players, needs: found.id };
}

/** The module without which there would be a board, if one alone is in the way. */
function refusing(config: GameConfig, modules: readonly Module[]): ModuleId | null {
  const without = (id: ModuleId) => ({ ...config, modules: config.modules.filter((other) => other !== id) });
  return config.modules.find((id) => boardFor(without(id), modules) !== null) ?? null;
}

const isModuleId = (id: string, modules: readonly Module[]): id is ModuleId =>
  modules.some((module) => module.id === id);

function checkByModules(rules: Ground): ConfigProblem | null {
  for (const { check } of rules.modules) {
    const problem = check?.(rules) ?? null;
    if (problem !== null) return problem;
  }
  return null;
}

function checkModules(ids: readonly ModuleId[], modules: readonly Module[]): ConfigProblem | null {
  for (const [i, id] of ids.entries()) {
    if (!modules.some((module) => module.id === id)) return { kind: 'unknownModule', module: String(id) };
    if (ids.indexOf(id) !== i) return { kind: 'moduleTwice', module: id };
  }
  for (const one of ids) {
    const { needs = [], clashes = [] } = modules.find((module) => module.id === one) ?? {};
    const missing = needs.find((id) => !ids.includes(id));
    if (missing !== undefined) return { kind: 'moduleNeeds', module: one, needs: missing };
    const other = ids.find((id) => clashes.includes(id));
    if (other !== undefined) return { kind: 'modulesClash', one, other };
  }
  return null;
}

function checkFactions(config: GameConfig, { factions, factionsInPlay: inPlay }: Ground): ConfigProblem | null {
  const isFaction = (faction: number) => Number.isInteger(faction) && faction >= 0 && faction < factions;
  const seen: Faction[] = [];
  for (const { faction } of config.seats) {
    if (faction === null) continue;
    if (!isFaction(faction)) return { kind: 'factionUnknown', faction };
    if (seen.includes(faction)) return { kind: 'factionTwice', faction };
    if (faction === config.excluded) return { kind: 'factionExcluded', faction };
    seen.push(faction);
  }
  const { excluded } = config;
  if (excluded === null) return null;
  if (!isFaction(excluded)) return { kind: 'factionUnknown', faction: excluded };
  return inPlay < factions ? null : { kind: 'excludedNeedsTwo' };
}

function checkOptions(config: GameConfig, modules: readonly Module[]): ConfigProblem | null {
  const values: Readonly<Record<string, unknown>> = config.options;
  for (const [option, def] of optionsWith(takingPart(config, modules))) {
    const problem = values[option] === undefined ? null : checkOption(option, def, values[option]);
    if (problem !== null) return problem;
  }
  return null;
}

function checkCities(rules: Ground): ConfigProblem | null {
  const { seats, starts, neutrals, startRings, neutralCities, factionsInPlay: factions } = rules;
  if (!rules.severalCities && (startRings > 1 || neutralCities > 1)) return { kind: 'oneCityEach' };
  if (starts.length !== seats * startRings || neutrals.length !== seats * neutralCities)
    return { kind: 'layout', place: null };
  let available = 0;
  for (let card = 0; card < rules.cards; card++)
    if (at(rules.kindOf, card) === CITY4 && at(rules.factionOf, card) < factions) available++;
  // Each time every player gets a city, one of each terrain is taken and what is over leaves the game (SETUP-03, SETUP-04).
  const asked = (startRings + neutralCities) * factions;
  if (asked > available) return { kind: 'tooManyCities', asked, available };
  return checkPlaces(citiesOf(rules), rules.board, laidBefore(rules));
}

const citiesOf = ({ starts, neutrals }: Ground): readonly Laid[] =>
  [...starts, ...neutrals].map((place) => ({ place, roads: NORTH | EAST | SOUTH | WEST, keepsAway: true }));

/** As many as there are without the players' say, on squares of the board, each on its own. */
function checkRuins({ options: { ruins } }: GameConfig, { board, ruinsOnBoard }: Ground): ConfigProblem | null {
  if (ruins === undefined) return null;
  if (ruins.length !== ruinsOnBoard) return { kind: 'ruins', place: null };
  const others = board.sites.slice(0, -ruins.length).map(({ place }) => place);
  for (const [i, place] of ruins.entries()) {
    const taken = [...board.missing, ...others, ...ruins.slice(0, i)].some(isAt(place));
    if (taken || !isOnBoard(board, place)) return { kind: 'ruins', place };
  }
  return null;
}

const isAt =
  ([row, column]: Place) =>
  ([r, c]: Place): boolean =>
    r === row && c === column;

const isOnBoard = ({ rows, columns }: Board, [row, column]: Place): boolean =>
  Number.isInteger(row) && Number.isInteger(column) && row >= 1 && column >= 1 && row <= rows && column <= columns;

/** Whether a module can lay cards of a kind on these squares, besides everything that lies on the map from the start. */
export function checkTiles(rules: Ground, kind: string, places: readonly Place[]): ConfigProblem | null {
  const tiles = places.map((place) => asLaid(rules, { place, kind }));
  return checkPlaces(tiles, rules.board, [...laidBefore(rules), ...citiesOf(rules)]);
}

/** A card that lies on the map from the start. */
interface Laid {
  readonly place: Place;
  readonly roads: number;
  /** No city may lie beside it. */
  readonly keepsAway: boolean;
}

/** What lies there before the cities. */
const laidBefore = (rules: Ground): Laid[] => rules.board.sites.map((site) => asLaid(rules, site));

function asLaid(rules: Ground, { place, kind, roads }: Site): Laid {
  const number = rules.named[kind] ?? NONE;
  return { place, roads: roads ?? roadsOf(rules, number), keepsAway: at(rules.barrier, number) !== 0 };
}

/** Whether cards can lie beside what lies there: road meets road, and two that keep cities away do not touch. */
function checkPlaces(cards: readonly Laid[], board: Board, sites: Laid[]): ConfigProblem | null {
  for (const card of cards) {
    const { place } = card;
    const taken = [...board.missing, ...sites.map((site) => site.place)].some(isAt(place));
    if (!isOnBoard(board, place) || taken) return { kind: 'layout', place };
    const touches = sites.some((site) => {
      const side = sideTowards(site.place, place);
      if (side === null) return false;
      const meets = ((site.roads & side) !== 0) === ((card.roads & turned(side, 2)) !== 0);
      return !meets || (site.keepsAway && card.keepsAway);
    });
    if (touches) return { kind: 'cityTouches', place };
    sites.push(card);
  }
  return null;
}

/** The side of a square at which another one lies, if they touch. */
function sideTowards([row, column]: Place, [r, c]: Place): number | null {
  if (c === column) return r === row - 1 ? NORTH : r === row + 1 ? SOUTH : null;
  return r !== row ? null : c === column + 1 ? EAST : c === column - 1 ? WEST : null;
}
