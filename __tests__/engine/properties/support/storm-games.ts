/** Random games with the gates, for two to six players; their players like to jump. */
import {
  checkConfig,
  clone,
  createGame,
  decision,
  generate,
  isOver,
  item,
  MODULE_IDS,
  newChance,
  pick,
  step,
  type Action,
  type Chance,
  type DecisionKind,
  type GameConfig,
  type GameState,
  type ModuleId,
  type Options,
} from '@battalia/engine/testing';
import { stormConfig } from '../../gates';
import { midgame } from '../../walk';
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
export function travel(chance: Chance, actions: readonly Action[]): Action {
  const among = (kind: string) => actions.filter((action) => action.kind === kind);
  for (const [kind, one] of [
    ['jump', 2],
    ['recruit', 2],
    ['move', 4],
    ['station', 4],
    ['ambush', 8],
  ] as const) {
    const some = among(kind);
    if (some.length > 0 && pick(chance, one) === 0) return item(some, pick(chance, some.length));
  }
  const others = actions.filter(({ kind }) => kind !== 'endTurn' || pick(chance, 3) === 0);
  return others.length > 0 ? item(others, pick(chance, others.length)) : item(actions, pick(chance, actions.length));
}

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
    for (let steps = 0; !isOver(s) && steps < 600 && missing(); steps++) {
      const list = found.get(decision(s)?.kind ?? '');
      if (list !== undefined && list.length < each && fits(s) && pick(chance, 3) === 0) list.push(clone(s));
      const actions: Action[] = [];
      generate(s, actions);
      step(s, travel(chance, actions));
    }
  }
  return [...found.values()].flat();
}
