/** Random play for properties that must hold everywhere: from the first choice, and from the middle of rich games. */
import {
  createGame,
  debug,
  DECKS,
  generate,
  isArtefact,
  isGreat,
  isRoad,
  isUnit,
  kindOf,
  metamorphaState,
  newChance,
  pick,
  standardConfig,
  SUPPLY,
  BOX,
  cardsIn,
  GREAT,
  HEROES,
  nationOf,
  touchMap,
  tradeState,
  clone,
  type Action,
  type ActionKind,
  type Chance,
  type GameConfig,
  type GameState,
  type ModuleId,
} from '@battalia/engine/testing';
import { draw, move, shuffle } from '../../src/engine/core/piles';
import { anyOf, wander } from './wander';
import { scatter } from './bilkarr';
import { hoardsOf, restOf } from './volcano';

/** Every mix of the base books' modules that may be played together. */
export const MODULE_MIXES: readonly (readonly ModuleId[])[] = (
  [[], ['advanced'], ['unbound'], ['advanced', 'unbound']] as const
).flatMap((extra) =>
  ([[], ['harder'], ['nocities'], ['volcano']] as const).map((scenario): readonly ModuleId[] => [
    ...extra,
    ...scenario,
  ]),
);

/** One set-up for each mix and number of players. */
export const CONFIGS: readonly GameConfig[] = MODULE_MIXES.flatMap((modules) =>
  ([2, 3, 4] as const).map((players) => standardConfig(players, modules, { weeks: 3, staffSwaps: true })),
);

export const pickFrom = <T>(chance: Chance, list: readonly T[]): T => anyOf(list, chance);

/** What ends a turn, or has little in it, is chosen less often than the rest. */
const RELUCTANT: readonly ActionKind[] = ['endTurn', 'mulligan', 'surrender', 'pass', 'callOff'];

/** A legal action: a kind first, so that rare kinds are played as often as those with hundreds of lines. */
export function randomAction(s: GameState, chance: Chance): Action {
  const actions: Action[] = [];
  generate(s, actions);
  const kinds = [...new Set(actions.map((action) => action.kind))];
  let kind = pickFrom(chance, kinds);
  if (RELUCTANT.includes(kind) && pick(chance, 3) > 0) kind = pickFrom(chance, kinds);
  return pickFrom(
    chance,
    actions.filter((action) => action.kind === kind),
  );
}

/** Visits every node of a game; the state is changed in place, a visitor who keeps it takes a clone. */
export const walk = (s: GameState, chance: Chance, steps: number, look: (s: GameState, step: number) => void): void =>
  void wander(s, chance, { steps, choose: randomAction, look });

/** A game in full swing: larger decks with Great Artefacts, heroes all over the map, so that battles and searches come soon. */
export const midgame = (config: GameConfig, seed: string): GameState =>
  enrich(clone(debug.started(config, seed)), seed);

/** The same from a game whose set-up choices are made. */
export function enrich(s: GameState, seed: string): GameState {
  const chance = newChance(`midgame ${seed}`);
  enrichValleys(s, chance);
  // VAL-03: nobody stands where a valley is not explored.
  const isEntered = (square: number) => !s.rules.config.modules.includes('valleys') || s.down[square] === 0;
  const built = Array.from(s.tile.keys()).filter((square) => (s.tile[square] ?? -1) >= 0 && isEntered(square));
  for (let seat = 0; seat < s.rules.seats; seat++) {
    const useful = Array.from({ length: DECKS }, (_, kind) => kind).filter(
      (kind) => isUnit(s.rules, kind) || isArtefact(s.rules, kind) || kind === SUPPLY,
    );
    for (let i = 0; i < 14; i++) {
      const kind = pickFrom(chance, useful);
      const top = s.top[kind] ?? -1;
      if (top >= 0) move(s, top, nationOf(seat));
    }
    const greats = [BOX, GREAT, ...hoardsOf(s), ...restOf(s)]
      .flatMap((zone) => cardsIn(s, zone))
      .filter((card) => isGreat(s.rules, kindOf(s, card)) && s.rules.names[kindOf(s, card)] !== 'fate1');
    for (let i = 0; i < Math.min(2, s.rules.greatLimit); i++) {
      const left = greats.filter((card) => s.zone[card] !== nationOf(seat));
      if (left.length > 0) move(s, pickFrom(chance, left), nationOf(seat));
    }
    enrichTrade(s, seat, built, chance);
    shuffle(s, nationOf(seat));
    draw(s, seat, 4);
    for (let hero = 0; hero < HEROES; hero++) s.hero[seat * HEROES + hero] = pickFrom(chance, built);
  }
  if (s.rules.config.modules.includes('metamorpha')) metamorphaState.setHerSquare(s, pickFrom(chance, built));
  const potions = newChance(`potions ${seed}`);
  return scatter(s, (n) => pick(potions, n));
}

/** Land that was explored, buildings and centres that somebody has. */
function enrichValleys(s: GameState, chance: Chance): void {
  if (!s.rules.config.modules.includes('valleys')) return;
  const someone = () => pick(chance, s.rules.seats);
  for (const [square, down] of s.down.entries()) {
    const back = s.rules.kindDefs[kindOf(s, s.tile[square] ?? 0)]?.back;
    if (down === 0 || pick(chance, back === 'valleyRoad' ? 4 : 2) === 0) continue;
    s.down[square] = 0;
    if (back === 'valleyRoad') continue;
    s.holder[square] = someone();
    s.level[square] = 2;
  }
  for (const square of s.tile.keys())
    if (s.rules.names[kindOf(s, s.tile[square] ?? 0)] === 'centre' && pick(chance, 2) === 0)
      s.holder[square] = someone();
  touchMap(s);
}

/** Stardust and chests, and posts on roads. */
function enrichTrade(s: GameState, seat: number, built: readonly number[], chance: Chance): void {
  if (!s.rules.config.modules.includes('trade')) return;
  for (const name of ['stardust', 'chest', 'chest'])
    move(s, s.top[s.rules.deckOf[s.rules.named[name] ?? 0] ?? 0] ?? 0, nationOf(seat));
  const roads = built.filter((square) => isRoad(s.rules, kindOf(s, s.tile[square] ?? 0)));
  for (let i = pick(chance, 3); i > 0 && roads.length > 0; i--) tradeState.addPost(s, seat, pickFrom(chance, roads));
}

/** A fresh game of the same set-up, from the first choice on. */
export const fresh = (config: GameConfig, seed: string): GameState => createGame(config, seed);
