/** Random games in the valleys, for four and for six, with pass and with bridge, beside any other modules that go with them. */
import {
  checkConfig,
  createGame,
  MODULE_IDS,
  newChance,
  pick,
  type GameConfig,
  type GameState,
  type ModuleId,
} from '@battalia/engine/testing';
import { BRIDGE, PASS, valleysConfig } from '../../valleys';
import { midgame } from '../../walk';
import { APP_GAMES } from './app-games';
import type { Games } from './checked-game';

export function valleyConfigOf(seed: string, number: number): GameConfig {
  const chance = newChance(`valleys ${seed} ${number}`);
  const players = number % 2 === 0 ? 4 : 6;
  let mix: readonly ModuleId[] = [];
  for (const id of MODULE_IDS)
    if (!['stormgates', 'gates', 'valleys'].includes(id) && pick(chance, 2) === 0)
      if (checkConfig(valleysConfig([...mix, id], {}, players)) === null) mix = [...mix, id];
  const options = { weeks: 1, startHeroes: 2, connection: Math.floor(number / 2) % 2 === 0 ? BRIDGE : PASS };
  return valleysConfig(mix, options, players);
}

export const startInValley = (seed: string, number: number): GameState =>
  number % 3 === 0
    ? createGame(valleyConfigOf(seed, number), `${seed} ${number}`)
    : midgame(valleyConfigOf(seed, number), `${seed} ${number}`);

export const VALLEY_GAMES: Games = {
  ...APP_GAMES,
  configOf: valleyConfigOf,
  start: startInValley,
  isWhole: (number) => number % 3 === 0,
  command: (seed, number) => `valley games, seed '${seed}', number ${number}`,
};
