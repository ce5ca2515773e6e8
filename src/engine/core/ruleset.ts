/** The rules of one game, compiled once from its set-up: numbers, the board's geometry and the modules' hooks. */
import { vocabularyOf, type Action, type Target, type Vocabulary } from './action';
import { BOARDS, type Board, type Card } from './components';
import type { GameConfig, ModuleId } from './config';
import type { Log } from './event';
import { neighbourTable } from './geometry';
import type { Purse } from './payment';
import { TARGET_KINDS, type Shape } from './shape';
import type { GameState, Seat, Square } from './state';
import type { Violation } from './violation';

/** Numbers that modules and options change. */
export interface Tuning {
  neutralDefence: number;
  ruinsDefence: number;
  /** Guarded and with Great Artefacts, a common place without, or not there. */
  ruins: 'guarded' | 'common' | 'none';
  /** Great Artefacts face up beside the board. */
  greatFaceUp: number;
  greatLimit: number;
  startCities: boolean;
  startHeroes: number;
  level4Cities: number;
  /** 0: no such end. */
  points: number;
  weeks: number;
  mapFullEnds: boolean;
  staffSwaps: boolean;
}

/**
 * An optional module: a file that fills some of these hooks. The core asks all active modules at each named
 * place and knows none of them by name.
 */
export interface Module {
  readonly id: ModuleId;
  /** The fields of its actions. */
  readonly shapes?: Readonly<Record<string, Shape>>;
  /** Its actions that a list names behind one of the core's, not at its end. */
  readonly listedAfter?: Readonly<Record<string, string>>;
  /** Names of what it lets one attack. */
  readonly targetKinds?: readonly string[];
  tune?(tuning: Tuning, config: GameConfig): void;
  /** After the board and the pool are laid out. */
  lay?(s: GameState): void;
  /** After the first cards are dealt. */
  dealt?(s: GameState): void;
  /** Squares that Great Artefacts are hidden under, in the order of their hoards. */
  hoardSquares?(s: GameState): readonly Square[];
  /** A step that a hero makes for free (false: it costs one, as usual). */
  freeStep?(s: GameState, seat: Seat, to: Square): boolean;
  /** A road that is closed to a seat's heroes. */
  closed?(s: GameState, seat: Seat, from: Square, to: Square): boolean;
  /** Why the Wings may not carry a seat's hero from one square to another. */
  refuseFlight?(s: GameState, seat: Seat, from: Square, to: Square): Violation | null;
  /** Counts as a city of the seat for building and hiring, without being one. */
  home?(s: GameState, seat: Seat, square: Square): boolean;
  /** Strength a seat has from the ground of a battle. */
  ground?(s: GameState, seat: Seat, square: Square): number;
  /** Supplies that come with a hired unit. */
  suppliesWith?(card: Card): number | null;
  /** Neutral guards or owned places that may be attacked besides cities, heroes and ruins. */
  targets?(s: GameState, seat: Seat, square: Square, out: Target[]): void;
  /** Owner of such a place, NONE for guards; undefined: not this module's target. */
  defenderOf?(s: GameState, target: Target): Seat | undefined;
  defenceOf?(s: GameState, seat: Seat, target: Target): number | undefined;
  /** The seat has won such a place. Returns true if it was this module's. */
  won?(s: GameState, seat: Seat, target: Target, log: Log): boolean;
  /** Why a seat may not attack what is there. */
  refuseTarget?(s: GameState, seat: Seat, target: Target): Violation | null;
  neutralTaken?(s: GameState, seat: Seat, square: Square, log: Log): void;
  /** Points beside city levels. */
  points?(s: GameState, seat: Seat): number;
  /** Tokens of levels 1-2 used beside cities. */
  lowTokens?(s: GameState, seat: Seat): number;
  /** Further things to do in a battle. */
  battleActions?(s: GameState, seat: Seat, purse: Purse, out: Action[]): void;
  /** Strength that a card in a battle line has on top of its own. */
  cardStrength?(s: GameState, card: Card): number;
}

export interface Ruleset extends Readonly<Tuning> {
  readonly config: GameConfig;
  readonly seats: number;
  readonly board: Board;
  readonly columns: number;
  readonly squares: number;
  readonly neighbours: Int16Array;
  readonly modules: readonly Module[];
  readonly words: Vocabulary;
  /** Modules that fill a hook, so that hot code asks only those. */
  readonly freeStep: readonly Required<Pick<Module, 'freeStep'>>[];
  readonly closed: readonly Required<Pick<Module, 'closed'>>[];
  readonly home: readonly Required<Pick<Module, 'home'>>[];
  readonly ground: readonly Required<Pick<Module, 'ground'>>[];
}

/** The core's words and those of modules, in the order of the modules. */
export function wordsOf(modules: readonly Module[]): Vocabulary {
  const added = modules.flatMap(({ shapes = {}, listedAfter = {} }) =>
    Object.entries(shapes).map(([kind, shape]) => ({ kind, shape, after: listedAfter[kind] })),
  );
  return vocabularyOf(added, [...TARGET_KINDS, ...modules.flatMap(({ targetKinds = [] }) => targetKinds)]);
}

export function compileRules(config: GameConfig, available: readonly Module[]): Ruleset {
  const players = config.seats.length;
  const board = BOARDS[players === 2 || players === 3 ? players : 4];
  const { options } = config;
  const tuning: Tuning = {
    neutralDefence: 4,
    ruinsDefence: 8,
    ruins: 'guarded',
    greatFaceUp: players + 1,
    greatLimit: 1,
    startCities: true,
    startHeroes: 0,
    level4Cities: 5,
    points: 0,
    weeks: 0,
    mapFullEnds: true,
    staffSwaps: options.staffSwaps ?? false,
  };
  const modules = available.filter((module) => config.modules.includes(module.id));
  for (const module of modules) module.tune?.(tuning, config);
  // ALT-03: what the players agreed on stands above the book and its modules.
  tuning.neutralDefence = options.neutralDefence ?? tuning.neutralDefence;
  tuning.ruinsDefence = options.ruinsDefence ?? tuning.ruinsDefence;
  tuning.startHeroes = options.startHeroes ?? tuning.startHeroes;
  tuning.weeks = options.weeks ?? tuning.weeks;
  tuning.points = options.points ?? tuning.points;
  tuning.level4Cities = options.level4Cities ?? tuning.level4Cities;
  tuning.mapFullEnds = options.mapFullEnds ?? tuning.mapFullEnds;
  return {
    ...tuning,
    config,
    seats: players,
    board,
    columns: board.columns,
    squares: board.rows * board.columns,
    neighbours: neighbourTable(board),
    modules,
    words: wordsOf(modules),
    freeStep: modules.flatMap(({ freeStep }) => (freeStep ? [{ freeStep }] : [])),
    closed: modules.flatMap(({ closed }) => (closed ? [{ closed }] : [])),
    home: modules.flatMap(({ home }) => (home ? [{ home }] : [])),
    ground: modules.flatMap(({ ground }) => (ground ? [{ ground }] : [])),
  };
}
