/** Positions with Metamorpha on the small map with four gates (`gates.ts`). */
import {
  metamorphaState,
  NONE,
  squareAt,
  standardConfig,
  type ActionOf,
  type GameState,
  type ModuleId,
  type Options,
  type Place,
  type TerrainName,
} from '@battalia/engine/testing';
import { storm, stormConfig } from './gates';
import { card, play, times, type Arrangement, type CardName } from './support';

const supplies = (count: number): CardName[] => times<CardName>(count, 'supply');

export const META: readonly ModuleId[] = ['metamorpha'];
export const metaConfig = (modules: readonly ModuleId[] = [], options: Options = {}, players = 4) =>
  stormConfig([...modules, ...META], options, players);

export interface Meeting extends Arrangement {
  /** Where she stands; beside the map if left out. */
  readonly her?: Place | null;
  readonly modules?: readonly ModuleId[];
  readonly options?: Options;
}

export function meeting({ her, modules = [], options = {}, ...spec }: Meeting = {}): GameState {
  const s = storm({ config: metaConfig(modules, options), ...spec });
  metamorphaState.setHerSquare(s, her === undefined || her === null ? NONE : squareAt(s.rules.columns, her));
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

// ---------------------------------------------------------------- a hero of seat 0 on each terrain, and she on the same

/** A hero on the green gate, and she in the woods. */
export const WOODS: Meeting = { her: [4, 3], heroes: { 0: [[4, 2]] }, hands: { 0: supplies(3) } };

export const MOUNTAINS: Meeting = { her: [6, 3], heroes: { 0: [[6, 4]] }, hands: { 0: supplies(2) } };

/** A hero of seat 0 on the canyons of (2,5); a city of seat 1 at (1,4), neutral at (3,6), heroes on the own square and beside. */
export const CANYONS: Meeting = {
  her: [6, 2],
  heroes: {
    0: [[2, 5]],
    1: [
      [2, 5],
      [2, 4],
    ],
  },
  tiles: [
    { at: [1, 4], card: 'barfolk city4', level: 1, owner: 1 },
    { at: [3, 6], card: 'emberians city4', level: 4 },
    { at: [1, 7], card: 'barfolk city3', level: 1, owner: 1 },
  ],
  hands: { 0: ['supply', 'sunblessed lord', 'sunblessed chief', 'emberians weapon'], 1: [] },
};

export const LAKES: Meeting = {
  her: [4, 3],
  tiles: [{ at: [4, 3], card: 'islanders straight', quarters: 1 }],
  heroes: { 0: [[4, 3]] },
  hands: { 0: ['supply', 'barfolk friman', 'cloudborn lord', 'barfolk title'] },
};

export const FROST: Meeting = {
  her: [4, 3],
  tiles: [{ at: [4, 3], card: 'wolfsclan straight', quarters: 1 }],
  heroes: { 0: [[4, 3]] },
  hands: { 0: ['supply', 'barfolk friman', 'amulet', 'title', 'supply'] },
};

/** A hero of seat 0 in the jungle of (4,1), as she is on that of the orange gate; there is something to draw. */
export const JUNGLE: Meeting = {
  her: [2, 6],
  hands: { 0: ['supply', 'supply', 'barfolk chief', 'hammer'] },
  nations: { 0: ['tool', 'weapon', 'amulet', 'title'] },
};

export const GIFTS: Readonly<Record<TerrainName, Meeting>> = {
  woods: WOODS,
  mountains: MOUNTAINS,
  canyons: CANYONS,
  lakes: LAKES,
  frost: FROST,
  jungle: JUNGLE,
};

/** What a tribute asks there. */
export const granted = (terrain: TerrainName, spec: Meeting = {}): GameState =>
  afterTribute(meeting({ ...GIFTS[terrain], ...spec }));

// ---------------------------------------------------------------- the Lost Scroll as its inventor has it

export const GUEST: Meeting = { hands: { 0: ['lostscroll', 'supply', 'supply'] }, limbo: ['cloudborn lord'] };
/** Without Metamorpha among the modules that were chosen. */
export const guesting = (spec: Meeting = {}, modules: readonly ('gates' | 'metamorpha')[] = ['gates']): GameState =>
  storm({
    ...GUEST,
    ...spec,
    config: standardConfig(4, ['stormgates', ...modules, 'relics'], { conjuring: true }),
  });

/** The Scroll is played: onto which square is asked. */
export function conjuring(): GameState {
  const s = guesting();
  return play(s, { kind: 'conjure', by: card(s, 0, 'lostscroll'), figure: 0 });
}
