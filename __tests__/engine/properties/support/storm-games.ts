/** Random games with the gates, for two to six players; their players like to jump. */
import {
  checkConfig,
  clone,
  createGame,
  decision,
  MODULE_IDS,
  newChance,
  pick,
  type Chance,
  type DecisionKind,
  type GameConfig,
  type GameState,
  type ModuleId,
  type Options,
} from '@battalia/engine/testing';
import { stormConfig } from '../../gates';
import { midgame } from '../../walk';
import { eagerTo, wander } from '../../wander';
import { APP_GAMES } from './app-games';
import type { Games } from './checked-game';

const FEWEST = 2;
const NUMBERS = 5;
const MOST_ON_SMALL = 4;

/** The gates with any other modules that go with them. */
function mixWith(chance: Chance, players: number): readonly ModuleId[] {
  let mix: readonly ModuleId[] = [];
  for (const id of MODULE_IDS) {
    if (id === 'stormgates' || id === 'gates' || pick(chance, 3) > 0) continue;
    if (checkConfig(stormConfig([...mix, id], {}, players)) === null) mix = [...mix, id];
  }
  return mix;
}

export function stormConfigOf(seed: string, number: number): GameConfig {
  const chance = newChance(`storm ${seed} ${number}`);
  const players = FEWEST + (number % NUMBERS);
  const options: Options = {
    weeks: 1 + pick(chance, 2),
    startHeroes: pick(chance, 3),
    ...(players <= MOST_ON_SMALL && pick(chance, 2) === 0 ? { wide: true } : {}),
  };
  return stormConfig(mixWith(chance, players), options, players);
}

const isRich = (number: number): boolean => number % 2 === 1;

export const startOfStorm = (seed: string, number: number): GameState => {
  const config = stormConfigOf(seed, number);
  return isRich(number) ? midgame(config, `${seed} ${number}`) : createGame(config, `${seed} ${number}`);
};

export const STORM_GAMES: Games = {
  ...APP_GAMES,
  configOf: stormConfigOf,
  start: startOfStorm,
  isWhole: (number) => !isRich(number),
  command: (seed, number) => `storm games, seed '${seed}', number ${number}`,
};

/** Jumps half of the time when there is one, moves heroes often, and seldom ends a turn. */
const travel = eagerTo([
  ['jump', 2],
  ['recruit', 2],
  ['move', 4],
  ['station', 4],
  ['ambush', 8],
]);

/** Positions of such games at which one of these is asked: `each` of every kind. */
export function stormPositions(
  kinds: readonly DecisionKind[],
  seed: string,
  each: number,
  fits: (s: GameState) => boolean = () => true,
): readonly GameState[] {
  const found = new Map<string, GameState[]>(kinds.map((kind) => [kind, []]));
  const missing = () => [...found.values()].some((list) => list.length < each);
  for (let number = 0; missing(); number++) {
    if (number > 400) throw new Error(`seldom asked: ${[...found].filter(([, l]) => l.length < each).join()}`);
    const s = startOfStorm(seed, number * 2 + 1);
    const chance = newChance(`travellers ${seed} ${number}`);
    wander(s, chance, {
      steps: 600,
      choose: travel,
      look() {
        const list = found.get(decision(s)?.kind ?? '');
        if (list !== undefined && list.length < each && fits(s) && pick(chance, 3) === 0) list.push(clone(s));
      },
      until: () => !missing(),
    });
  }
  return [...found.values()].flat();
}
