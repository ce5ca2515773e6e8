/** Positions with Metamorpha on the small map with four gates (`gates.ts`). */
import {
  metamorphaState,
  NONE,
  squareAt,
  type ActionOf,
  type GameState,
  type ModuleId,
  type Options,
  type Place,
} from '@battalia/engine/testing';
import { stormConfig, storm } from './gates';
import { card, play, type Arrangement, type CardName, type TileSpec } from './support';

export const META: readonly ModuleId[] = ['metamorpha'];
export const metaConfig = (modules: readonly ModuleId[] = [], options: Options = {}, players = 4) =>
  stormConfig([...modules, ...META], options, players);

/** Squares of each terrain that roads join to the city of seat 0 at (4,1), or nearly. */
export const LAND: readonly TileSpec[] = [
  { at: [5, 1], card: 'wolfsclan crossroad' },
  { at: [3, 1], card: 'islanders crossroad' },
  { at: [3, 2], card: 'barfolk crossroad' },
  { at: [5, 2], card: 'cloudborn crossroad' },
  { at: [3, 3], card: 'emberians crossroad' },
  { at: [2, 2], card: 'sunblessed crossroad' },
];

export interface Meeting extends Arrangement {
  /** Where she stands; beside the map if left out. */
  readonly her?: Place;
  readonly modules?: readonly ModuleId[];
  readonly options?: Options;
}

/** Six factions are asked for, so that frost and jungle are terrains of the pool, too. */
export function meeting({ her, modules = [], options = {}, ...spec }: Meeting = {}): GameState {
  const s = storm({ config: metaConfig(modules, options), ...spec });
  metamorphaState.setHerSquare(s, her === undefined ? NONE : squareAt(s.rules.columns, her));
  return s;
}

export const tributeOf = (s: GameState, name: CardName, hero = 0): ActionOf<'tribute'> => ({
  kind: 'tribute',
  hero,
  pay: [card(s, s.turn, name)],
});

/** Pays it, and so comes to the question of the terrain. */
export const afterTribute = (s: GameState, name: CardName = 'supply', hero = 0): GameState =>
  play(s, tributeOf(s, name, hero));
