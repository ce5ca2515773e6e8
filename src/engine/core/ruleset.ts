/** The rules of one game, compiled once from its set-up: numbers, the board's geometry and the modules' hooks. */
import { BOARDS, type Board } from './components';
import type { Acts } from './contract';
import { compileDeeds, setupSteps, type Deeds, type SetupStep } from './deeds';
import type { GameConfig, ModuleId } from './config';
import { neighbourTable } from './geometry';
import type { GameState, Square } from './state';

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
export interface Module extends Acts {
  readonly id: ModuleId;
  tune?(tuning: Tuning, config: GameConfig): void;
  /** Squares that Great Artefacts are hidden under, in the order of their hoards. */
  hoardSquares?(s: GameState): readonly Square[];
}

export interface Ruleset extends Readonly<Tuning>, Deeds {
  readonly config: GameConfig;
  readonly seats: number;
  readonly board: Board;
  readonly columns: number;
  readonly squares: number;
  readonly neighbours: Int16Array;
  readonly modules: readonly Module[];
  /** The steps of the set-up. */
  readonly setup: readonly SetupStep[];
}

/** The rules of a set-up: the base game's and those of the modules that take part. */
export function compileRules(config: GameConfig, base: Acts, available: readonly Module[]): Ruleset {
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
  const acts = [base, ...modules];
  const rules = {
    ...tuning,
    ...compileDeeds(acts, players),
    config,
    seats: players,
    board,
    columns: board.columns,
    squares: board.rows * board.columns,
    neighbours: neighbourTable(board),
    modules,
  };
  return { ...rules, setup: setupSteps(acts, { ...rules, setup: [] }) };
}
