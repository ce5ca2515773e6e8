/**
 * Set-ups of everything there is: any modules that go together, two to six players, any options that they have. What the app
 * learns later is among them by itself, because the engine is asked what goes with what.
 */
import {
  checkConfig,
  clone,
  createGame,
  debug,
  FACTION_NAMES,
  item,
  MODULES,
  newChance,
  pick,
  placeOf,
  rulesOf,
  standardConfig,
  type Chance,
  type GameConfig,
  type GameState,
  type ModuleId,
  type Options,
  type Place,
  type SeatConfig,
} from '@battalia/engine/testing';
import { optionsWith, type OptionDef } from '../../../../src/engine/core/options';
import { someMix } from '../../mixes';
import { enrich } from '../../walk';
import { APP_CUSTOMS, isDecided } from './invariants';
import { isRich } from './positions';

const PLAYERS = [2, 3, 4, 5, 6] as const;
const WEEKS = [1, 2, 3, 4, 5] as const;

/** The set-up of a numbered game. */
export function mixedConfig(seed: string, number: number): GameConfig {
  const chance = newChance(`mixed ${seed} ${number}`);
  const players = item(PLAYERS, Math.floor(number / 2) % PLAYERS.length);
  const modules = someMix(chance, players);
  const weeks = item(WEEKS, pick(chance, WEEKS.length));
  for (let tries = 0; tries < 40; tries++) {
    const options = { ...optionsOf(chance, players, modules), weeks };
    const config = { ...standardConfig(players, modules, options), seats: seatsOf(chance, players, modules) };
    if (checkConfig(config) === null) return config;
  }
  return standardConfig(players, modules, { weeks });
}

/** Some come to the second week, the third and the fourth at once: random play would need its time for that. */
export function mixedStart(seed: string, number: number): GameState {
  const config = mixedConfig(seed, number);
  if (!isRich(number)) return createGame(config, `${seed} ${number}`);
  const chance = newChance(`late ${seed} ${number}`);
  const s = enrich(clone(debug.started(config, `${seed} ${number}`)), `${seed} ${number}`);
  // Who needs few points may have them in a valley already.
  if (isDecided(s, APP_CUSTOMS)) return createGame(config, `${seed} ${number}`);
  const weeks = config.options.weeks ?? 1;
  s.day += 7 * pick(chance, weeks) + pick(chance, 7);
  return s;
}

function seatsOf(chance: Chance, players: number, modules: readonly ModuleId[]): readonly SeatConfig[] {
  const settled = pick(chance, 3);
  const { factions } = rulesOf(standardConfig(players, modules));
  const free = [...FACTION_NAMES.keys()].slice(0, factions);
  return Array.from({ length: players }, () => {
    const [faction] = free.splice(pick(chance, free.length), 1);
    return { faction: settled === 0 || (settled === 1 && pick(chance, 2) === 0) ? null : (faction ?? null) };
  });
}

/** Half of the games are played by the book. */
function optionsOf(chance: Chance, players: number, modules: readonly ModuleId[]): Options {
  if (pick(chance, 2) === 0) return {};
  const ids: readonly string[] = modules;
  const options: Record<string, unknown> = {};
  const config = standardConfig(players, modules);
  for (const [name, option] of optionsWith(MODULES.filter(({ id }) => ids.includes(id))))
    if (pick(chance, 5) === 0) options[name] = valueOf(chance, name, option, config);
  return options;
}

function valueOf(chance: Chance, name: string, option: OptionDef, config: GameConfig): unknown {
  switch (option.type) {
    case 'number':
      return option.least + pick(chance, Math.min(12, option.most - option.least + 1));
    case 'flag':
      return pick(chance, 2) === 0;
    case 'names':
      return someWheels(chance);
    case 'places':
      return somePlaces(chance, name, config);
  }
}

/** As many squares as the rules have, anywhere: what does not fit is drawn again. */
function somePlaces(chance: Chance, name: string, config: GameConfig): readonly Place[] {
  const { board, columns, squares, ruinsOnBoard } = rulesOf(config);
  const count = name === 'ruins' ? ruinsOnBoard : config.seats.length;
  const missing = board.missing.map(String);
  const free = Array.from({ length: squares }, (_, square) => placeOf(columns, square)).filter(
    (place) => !missing.includes(String(place)),
  );
  return Array.from({ length: count }, () => item(free.splice(pick(chance, free.length), 1), 0));
}

/** ORACLE-02: an inner wheel that runs the other way round shows one pair a day, whatever the order. */
export function someWheels(chance: Chance): readonly string[] {
  const left = ['weapon', 'amulet', 'title', 'scroll', 'tent', 'horse'];
  const outer = ['tool', ...Array.from({ length: 6 }, () => item(left.splice(pick(chance, left.length), 1), 0))];
  return [...outer, item(outer, 0), ...outer.slice(1).reverse()];
}
