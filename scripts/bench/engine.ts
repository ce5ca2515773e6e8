/** The engine: random games, and single operations at middle-game positions. */
import {
  apply,
  clone,
  createGame,
  decision,
  decode,
  encode,
  generate,
  hash,
  isOver,
  item,
  legalActions,
  newChance,
  pick,
  resample,
  standardConfig,
  step,
  viewFor,
  type Action,
  type GameState,
} from '@battalia/engine';
import { anyGenerated, wander } from '../../__tests__/engine/wander';
import { ratesPerSecond, timePerCall, type Row, type Section } from './measure';

/** Three weeks is the normal length of a game with a fixed end (ALT-03); random players do not end one by themselves. */
const CONFIG = standardConfig(4, [], { weeks: 3 });
const isHermes = 'HermesInternal' in globalThis;

/** A random game to its end, legal moves found at every decision; returns how many decisions it took. */
const playRandomly = (seed: string): number =>
  wander(createGame(CONFIG, seed), newChance(`player ${seed}`), { choose: anyGenerated }).length;

/** What a round of the games needs to last long enough for the clock. */
const GAMES_PER_ROUND = isHermes ? 2 : 4;
const ROUNDS = isHermes ? 12 : 60;

const games: Section = {
  title: 'Random games, 4 players, 3 weeks, generate + step on one state',
  run() {
    if (!isHermes) for (let i = 0; i < 100; i++) playRandomly(`warm ${i}`);
    return ratesPerSecond(['decisions', 'games'], ROUNDS, (round) => {
      let decisions = 0;
      for (let i = 0; i < GAMES_PER_ROUND; i++) decisions += playRandomly(`bench ${round} ${i}`);
      return [decisions, GAMES_PER_ROUND];
    });
  },
};

/** Positions in the second week of random games, in the middle of a player's actions. */
export function middleGame(count: number): readonly GameState[] {
  const positions: GameState[] = [];
  for (let game = 0; positions.length < count; game++) {
    const s = createGame(CONFIG, `middle ${game}`);
    const chance = newChance(`middle player ${game}`);
    const day = 8 + (game % 7);
    let wait = pick(chance, 4);
    wander(s, chance, {
      choose: anyGenerated,
      until: (now) => now.day === day && decision(now)?.kind === 'acting' && wait-- === 0,
    });
    if (!isOver(s)) positions.push(s);
  }
  return positions;
}

const POSITIONS = isHermes ? 40 : 200;

const operations: Section = {
  title: 'At middle-game positions',
  run() {
    const positions = middleGame(POSITIONS);
    const [first] = positions;
    if (first === undefined) throw new Error('no position');
    const scratch = clone(first);
    const chosen = positions.map((state) => {
      const actions = legalActions(state);
      return { state, action: item(actions, pick(newChance(`choice ${state.rngA}`), actions.length)) };
    });
    const out: Action[] = [];
    const chance = newChance('resample');
    return [
      timePerCall('legalActions', positions, (s) => legalActions(s).length),
      timePerCall('generate', positions, (s) => {
        out.length = 0;
        generate(s, out);
        return out.length;
      }),
      timePerCall('copyFrom', positions, (s) => scratch.copyFrom(s)),
      timePerCall('copyFrom + step', chosen, ({ state, action }) => {
        step(scratch.copyFrom(state), action);
        return scratch.day;
      }),
      timePerCall('apply', chosen, ({ state, action }) => apply(state, action).ok),
      timePerCall('viewFor', positions, (s) => viewFor(s, s.turn)),
      timePerCall(
        'resample',
        positions.map((s) => viewFor(s, s.turn)),
        (view) => resample(view, chance, scratch),
      ),
      timePerCall('hash', positions, (s) => hash(s)),
      timePerCall('encode', positions, (s) => encode(s)),
      timePerCall('decode', positions.map(encode), (text) => decode(text).ok),
      timePerCall('clone', positions, (s) => clone(s)),
      ...otherCopies(positions),
    ];
  },
};

/** The same state without its rules, which are shared by every copy: what one would copy without a clone of our own. */
function contents(s: GameState): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(s)) if (name !== 'rules' && name !== 'bytes') fields[name] = value;
  return fields;
}

/** The same as lists of numbers, which JSON can hold. */
function plain(s: GameState): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(contents(s)).map(([name, value]) => [
      name,
      ArrayBuffer.isView(value) ? Array.from(Object.values(value)) : value,
    ]),
  );
}

function otherCopies(positions: readonly GameState[]): readonly Row[] {
  const few = positions.slice(0, 40);
  const asIs = few.map(contents);
  const asLists = few.map(plain);
  const json = timePerCall('JSON, lists', asLists, (s) => JSON.parse(JSON.stringify(s)));
  if (typeof structuredClone === 'undefined') return [json];
  return [
    timePerCall('structuredClone, typed arrays', asIs, (s) => structuredClone(s)),
    timePerCall('structuredClone, lists', asLists, (s) => structuredClone(s)),
    json,
  ];
}

export const engineSections: readonly Section[] = [games, operations];
