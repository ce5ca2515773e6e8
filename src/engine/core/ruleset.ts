/** The rules of one game, compiled once from its set-up: numbers, what is in the box, the board's geometry, and what its modules bring. */
import type { ModuleId } from '../modules/words';
import { packBox, type Box, type Content } from './box';
import { BASE_FACTIONS, BOARDS, HIGHEST_LEVEL, type Board, type Card, type Place, type Site } from './components';
import type { ConfigProblem, GameConfig } from './config';
import type { Acts, Figure } from './contract';
import { RETREAT_COSTS, type Retreat } from './costs';
import { compileDeeds, setupSteps, type Deeds, type SetupStep } from './deeds';
import { neighbourTable } from './geometry';
import type { Kind } from './kinds';
import { compileLayout, type StateLayout } from './layout';
import { optionsWith, tuneBy, type OptionTable } from './options';
import type { OwnField } from './own';
import type { GameState } from './state';
import { illuminatedBy, matchingBy, WHEELS, type Wheels } from './wheel';
import { compileZones, type OwnPile, type Zones } from './zones';

/** Numbers that modules and options change. */
export interface Tuning {
  neutralDefence: number;
  ruinsDefence: number;
  /** Guarded and with Great Artefacts, a common place without, or not there. */
  ruins: 'guarded' | 'common' | 'none';
  /** Great Artefacts face up beside the board. */
  greatFaceUp: number;
  greatLimit: number;
  /** How many cities every player marks at the start. */
  startCities: number;
  /** How many cities for each player lie where starts are, marked or not. */
  startRings: number;
  neutralCities: number;
  /** How many factions take part; the others stay in the box (SETUP-04). */
  factionsInPlay: number;
  /** Where they lie, if not where the board has them. */
  starts: readonly Place[] | null;
  neutrals: readonly Place[] | null;
  ruinsPlaces: readonly Place[] | null;
  /** Whether every player may have a second start city, or a second neutral one. */
  severalCities: boolean;
  /** The oracle's order. */
  wheels: Wheels;
  startHeroes: number;
  level4Cities: number;
  /** What a city can come to: lines lead to level 4, further only what a module says. */
  highestLevel: number;
  /** What a retreat costs, and how far it goes. */
  retreats: readonly Retreat[];
  /** Heroes that reach a target from several squares may attack it together; else those on one square. */
  jointAttacks: boolean;
  /** 0: no such end. */
  points: number;
  weeks: number;
  mapFullEnds: boolean;
  staffSwaps: boolean;
  /** Who defended draws up to six after each combat, not when the attacker's turn ends (BATTLE-12). */
  refillsAtOnce: boolean;
}

/**
 * An optional module: what it puts into the box and what it brings to the rules. The core asks all active modules at each
 * named place and knows none of them by name.
 */
export interface Module extends Acts, Content {
  readonly id: string;
  /** Modules that have to be there as well. */
  readonly needs?: readonly ModuleId[];
  /** Modules that cannot be there as well. */
  readonly clashes?: readonly string[];
  /** It takes part though nobody has chosen it: another module needs its rules. Nothing is agreed on about it then. */
  joins?(config: GameConfig): boolean;
  readonly options?: OptionTable;
  readonly figure?: Figure;
  /** Numbers of its own in the state, by their names in saves and views. */
  readonly state?: Readonly<Record<string, OwnField>>;
  /** It lets cards stand for other kinds until they are played (`standFor`). */
  readonly standIns?: boolean;
  /** Piles of its own, by their names in views. */
  readonly zones?: Readonly<Record<string, OwnPile>>;
  /** Before the players' own options. */
  tune?(tuning: Tuning, config: GameConfig): void;
  /** After them: what the module cannot do without. */
  insist?(tuning: Tuning): void;
  /** The board as the module has it; undefined where there is none for this number of players. */
  board?(board: Board | undefined, players: number, config: GameConfig): Board | undefined;
  /** What is wrong with a set-up besides what the core looks at. */
  check?(ground: Ground): ConfigProblem | null;
  /** A card in a battle line that others may lie on, outside of it. */
  bears?(s: GameState, card: Card): boolean;
  /** A tile that somebody may hold without its being a city. */
  holds?(s: GameState, kind: Kind): boolean;
  /** Whether these rules could have led to its numbers; each is in its bounds already. A save is doubted where not, and tried. */
  sound?(s: GameState): boolean;
}

/** What a set-up is before anybody plays: numbers, cards, the map. */
export interface Ground extends Readonly<Omit<Tuning, 'starts' | 'neutrals' | 'ruinsPlaces'>>, Box {
  readonly config: GameConfig;
  readonly seats: number;
  readonly board: Board;
  readonly columns: number;
  readonly squares: number;
  readonly neighbours: Int16Array;
  /** Squares of start cities and of neutral ones, before they are dealt out. */
  readonly starts: readonly Place[];
  readonly neutrals: readonly Place[];
  /** How many ruins the board has where nobody has moved them. */
  readonly ruinsOnBoard: number;
  /** By day of the week (ORACLE-02). */
  readonly illuminated: readonly Kind[];
  readonly matching: readonly Kind[];
  readonly modules: readonly Module[];
}

export interface Ruleset extends Ground, Zones, Deeds {
  readonly layout: StateLayout;
  /** The steps of the set-up. */
  readonly setup: readonly SetupStep[];
}

/** The modules of a set-up, in their fixed order. */
export function takingPart(config: GameConfig, available: readonly Module[]): readonly Module[] {
  return available.filter((module) => isChosen(config, module.id) || module.joins?.(config) === true);
}

/** Whether the players have asked for a module; one that joins is there without. */
export const isChosen = ({ modules }: GameConfig, id: string): boolean => modules.some((chosen) => chosen === id);

/** The board for a set-up, null where there is none for so many players. */
export function boardFor(config: GameConfig, available: readonly Module[]): Board | null {
  const players = config.seats.length;
  const base: Readonly<Partial<Record<number, Board>>> = BOARDS;
  let board = base[players];
  for (const module of takingPart(config, available)) if (module.board) board = module.board(board, players, config);
  return board ?? null;
}

function tuningFor(config: GameConfig, modules: readonly Module[]): Tuning {
  const tuning: Tuning = {
    neutralDefence: 4,
    ruinsDefence: 8,
    ruins: 'guarded',
    greatFaceUp: config.seats.length + 1,
    greatLimit: 1,
    startCities: 1,
    startRings: 1,
    neutralCities: 1,
    factionsInPlay: config.seats.length === 2 ? BASE_FACTIONS - 1 : BASE_FACTIONS,
    starts: null,
    neutrals: null,
    ruinsPlaces: null,
    severalCities: true,
    wheels: WHEELS,
    startHeroes: 0,
    level4Cities: 5,
    highestLevel: HIGHEST_LEVEL,
    retreats: RETREAT_COSTS,
    jointAttacks: false,
    points: 0,
    weeks: 0,
    mapFullEnds: true,
    staffSwaps: false,
    refillsAtOnce: false,
  };
  for (const module of modules) module.tune?.(tuning, config);
  // ALT-03: what the players agreed on stands above the book and its modules.
  const agreed: Readonly<Record<string, unknown>> = config.options;
  for (const [name, option] of optionsWith(modules))
    if (agreed[name] !== undefined) tuneBy(option, tuning, agreed[name]);
  tuning.startRings = tuning.startCities;
  for (const module of modules) module.insist?.(tuning);
  return tuning;
}

/** As many squares for every player as the rules ask for. */
const ringsOf = (count: number, first: readonly Place[], second: readonly Place[]): readonly Place[] =>
  count === 0 ? [] : count === 1 ? first : [...first, ...second];

const isRuinsSite = ({ kind }: Site): boolean => kind === 'ruins';

/** The ruins elsewhere, behind everything else that lies there. */
const withRuins = (sites: readonly Site[], places: readonly Place[]): readonly Site[] => [
  ...sites.filter((site) => !isRuinsSite(site)),
  ...places.map((place): Site => ({ place, kind: 'ruins' })),
];

/** Only for a set-up that has a board. */
export function compileGround(config: GameConfig, available: readonly Module[]): Ground {
  const laid = boardFor(config, available);
  if (laid === null) throw new Error(`no board for ${config.seats.length} players`);
  const modules = takingPart(config, available);
  const tuning = tuningFor(config, modules);
  const board = tuning.ruinsPlaces === null ? laid : { ...laid, sites: withRuins(laid.sites, tuning.ruinsPlaces) };
  return {
    ...packBox(modules),
    ...tuning,
    starts: tuning.starts ?? ringsOf(tuning.startRings, board.starts, board.secondStarts),
    neutrals: tuning.neutrals ?? ringsOf(tuning.neutralCities, board.neutrals, board.secondNeutrals),
    config,
    ruinsOnBoard: laid.sites.filter(isRuinsSite).length,
    illuminated: illuminatedBy(tuning.wheels),
    matching: matchingBy(tuning.wheels),
    seats: config.seats.length,
    board,
    columns: board.columns,
    squares: board.rows * board.columns,
    neighbours: neighbourTable(board),
    modules,
  };
}

/** By set-up: whoever has the set-up of a game can ask for its rules. */
const compiled = new WeakMap<GameConfig, Ruleset>();

/** The rules of a game, by the very set-up that its state and views carry. */
export const rulesBehind = (config: GameConfig): Ruleset | undefined => compiled.get(config);

/** The rules of a set-up that has a board: the base game's and those of the modules that take part. */
export function compileRules(config: GameConfig, base: Acts, available: readonly Module[]): Ruleset {
  const ground = compileGround(config, available);
  const acts = [base, ...ground.modules];
  const deeds = compileDeeds(acts, config);
  const zones = compileZones(ground);
  const layout = compileLayout(ground, zones.zones.length, deeds.frame);
  const rules = { ...ground, ...zones, ...deeds, layout, setup: [] };
  const whole: Ruleset = { ...rules, setup: setupSteps(acts, rules) };
  compiled.set(config, whole);
  return whole;
}
