/**
 * The engine over a list of modules. A state knows its own rules, so that playing, looking and saving need no list; what
 * comes from a set-up or from a text does. The app's engine is made from all of them, a test's from one more.
 */
import type { Played } from './core/action';
import { checkConfig, type ConfigProblem, type GameConfig } from './core/config';
import type { Chance } from './core/rng';
import { compileRules, rulesBehind, type Module, type Ruleset } from './core/ruleset';
import type { GameState } from './core/state';
import { begun, ImpossibleSetup, replay, type Replayed } from './game';
import { BASE } from './rules/base';
import { readConfig, type ReadConfig } from './save/config';
import { decodeGame, encodeGame, type DecodedGame, type GameRecord } from './save/game';
import { decode, type Decoded } from './save/state';
import { resample } from './views/resample';
import type { PlayerView } from './views/view';

export interface Engine {
  readonly modules: readonly Module[];
  /** The first thing wrong with a set-up, or null. */
  checkConfig(config: GameConfig): ConfigProblem | null;
  /** The rules of a set-up that has a board, compiled once. */
  rulesOf(config: GameConfig): Ruleset;
  createGame(config: GameConfig, seed: string): GameState;
  /** The state after these actions, or the first one that the rules refuse. */
  replay(config: GameConfig, seed: string, actions: readonly Played[]): Replayed;
  readConfig(value: unknown): ReadConfig;
  decode(text: string): Decoded;
  encodeGame(record: GameRecord): string;
  decodeGame(text: string): DecodedGame;
  /** `into` is overwritten and returned, if it belongs to a game of the same set-up. */
  resample(view: PlayerView, chance: Chance, into?: GameState): GameState;
}

/** Matches that are opened one after the other have few set-ups. */
const MOST_READ = 8;

export function engineWith(modules: readonly Module[]): Engine {
  const rulesOf = (config: GameConfig): Ruleset => rulesBehind(config) ?? compileRules(config, BASE, modules);
  /** By set-up as a text: states and records of one match are read with the same rules. */
  const read = new Map<string, Ruleset>();
  const rulesRead = (config: GameConfig): Ruleset => {
    const text = JSON.stringify(config);
    const rules = read.get(text) ?? rulesOf(config);
    read.delete(text);
    read.set(text, rules);
    for (const oldest of read.keys()) if (read.size > MOST_READ) read.delete(oldest);
    return rules;
  };
  /** Set-ups that have been looked at: many games may be played with one. */
  const playable = new WeakSet<GameConfig>();
  const createGame = (config: GameConfig, seed: string): GameState => {
    const problem = playable.has(config) ? null : checkConfig(config, modules);
    if (problem) throw new ImpossibleSetup(problem);
    playable.add(config);
    return begun(rulesOf(config), seed);
  };
  return {
    modules,
    checkConfig: (config) => checkConfig(config, modules),
    rulesOf,
    createGame,
    replay: (config, seed, actions) => replay(createGame(config, seed), actions),
    readConfig: (value) => readConfig(value, modules),
    decode: (text) => decode(text, modules, rulesRead),
    encodeGame: (record) => encodeGame(record, modules),
    decodeGame: (text) => decodeGame(text, modules, rulesRead),
    resample: (view, chance, into) => resample(view, chance, rulesOf, into),
  };
}
