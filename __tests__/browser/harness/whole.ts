/** A whole game, thought up beforehand as the app's own bots would play it, for people who then play it on the screen. */
import {
  apply,
  createGame,
  isOver,
  legalActions,
  newChance,
  standardConfig,
  toMove,
  viewFor,
  type Action,
  type ActionKind,
  type Chance,
  type GameConfig,
  type GameState,
  type Options,
  type Seat,
} from '@battalia/engine';
import { chooseAtOnce } from '../../../src/bots/bot';
import { friman } from '../../../src/bots/friman';
import { KIND_NAMES } from '../../engine/box';

/** One decision of a person at the table. */
export interface Turn {
  readonly before: GameState;
  readonly seat: Seat;
  readonly action: Action;
}

export interface WholeGame {
  readonly seed: string;
  readonly turns: readonly Turn[];
  /** What people and bots have done, by its kind. */
  readonly kinds: ReadonlySet<ActionKind>;
  readonly start: GameState;
  readonly end: GameState;
}

export const PERSON = 0;
/** A friman looks at what there is and thinks no further. */
const ANY = { kind: 'nodes', nodes: 1 } as const;

/** What somebody does who has an opinion; null: what a beginner would. `done`: what people have done so far. */
export type Wish = (legal: readonly Action[], done: ReadonlySet<ActionKind>) => Action | null;

/** What a person does first when it comes up, so that a short game has something of everything. */
const somethingOfEach: Wish = (legal, done) => {
  const forWeapon = (action: Action) =>
    action.kind === 'create' && KIND_NAMES[action.artefact] === 'weapon' && !done.has('create');
  const isNew = ({ kind }: Action) =>
    !done.has(kind) &&
    (kind === 'mulligan' ||
      kind === 'cohort' ||
      kind === 'hire' ||
      kind === 'build' ||
      kind === 'move' ||
      kind === 'recruit' ||
      kind === 'upgrade');
  // Whoever had to call an attack off leaves the next one to better judgement.
  const isAttack = ({ kind }: Action) => kind === 'attack' && !done.has('callOff');
  return legal.find(isAttack) ?? legal.find(forWeapon) ?? legal.find(isNew) ?? null;
};

/** Among so many games the shortest is looked for. */
const TRIED = 40;

/** The shortest game against a friman in which the person does all of this, and nothing of what is not wanted. */
export function wholeGame(
  options: Options,
  wanted: readonly ActionKind[],
  unwanted: readonly ActionKind[] = [],
): WholeGame {
  let shortest: WholeGame | null = null;
  const config = standardConfig(2, [], options);
  for (let n = 0; n < TRIED; n++) {
    const game = playedFrom(`whole ${n}`, config, [PERSON], somethingOfEach, shortest?.turns.length);
    const kinds = new Set(game?.turns.map(({ action }) => action.kind));
    if (game !== null && wanted.every((kind) => kinds.has(kind)) && !unwanted.some((kind) => kinds.has(kind)))
      shortest = game;
  }
  if (shortest === null) throw new Error(`no such game in ${TRIED}`);
  return shortest;
}

/** The game of a seed, with bots on all other seats; null as soon as people take as many turns as another one, which is short enough already. */
export function playedFrom(
  seed: string,
  config: GameConfig,
  people: readonly Seat[],
  wish: Wish,
  most = Infinity,
): WholeGame | null {
  const start = createGame(config, seed);
  let state = start;
  // As the app has it for a game that it opens at its beginning.
  const bots = newChance(`bots ${seed} 0`);
  const whim = newChance(`person ${seed}`);
  const beginner = (legal: readonly Action[], chance: Chance) =>
    chooseAtOnce(friman, viewFor(state, toMove(state)), legal, chance, ANY);
  const kinds = new Set<ActionKind>();
  const done = new Set<ActionKind>();
  const turns: Turn[] = [];
  while (!isOver(state)) {
    const legal = legalActions(state);
    const seat = toMove(state);
    const mine = people.includes(seat);
    const action = mine ? (wish(legal, done) ?? beginner(legal, whim)) : beginner(legal, bots);
    if (mine) done.add(action.kind);
    kinds.add(action.kind);
    // What is left of factions and cities is taken without a question.
    const isLeft = (action.kind === 'chooseFaction' || action.kind === 'chooseCity') && legal.length === 1;
    if (mine && !isLeft && turns.push({ before: state, seat, action }) >= most) return null;
    const result = apply(state, action);
    if (!result.ok) throw new Error(result.violation.code);
    state = result.state;
  }
  return { seed, turns, kinds, start, end: state };
}
