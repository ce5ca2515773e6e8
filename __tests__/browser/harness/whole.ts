/** A whole game, thought up beforehand as the app's own bots would play it, for somebody who then plays it on the screen. */
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
  type GameState,
  type Options,
} from '@battalia/engine';
import { chooseAtOnce } from '../../../src/bots/bot';
import { friman } from '../../../src/bots/friman';
import { KIND_NAMES } from '../../engine/box';

/** One decision of the person at the table. */
export interface Turn {
  readonly before: GameState;
  readonly action: Action;
}

export interface WholeGame {
  readonly seed: string;
  readonly turns: readonly Turn[];
  readonly end: GameState;
}

export const PERSON = 0;
/** A friman looks at what there is and thinks no further. */
const ANY = { kind: 'nodes', nodes: 1 } as const;

/** What a person does first when it comes up, so that a short game has something of everything; then what a beginner would. */
function choiceOf(state: GameState, done: ReadonlySet<ActionKind>, whim: ReturnType<typeof newChance>): Action {
  const legal = legalActions(state);
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
  return (
    legal.find(isAttack) ??
    legal.find(forWeapon) ??
    legal.find(isNew) ??
    chooseAtOnce(friman, viewFor(state, PERSON), legal, whim, ANY)
  );
}

/** Among so many games the shortest is looked for. */
const TRIED = 40;

/** The shortest game against a friman in which the person does all of this, and nothing of what is not wanted. */
export function wholeGame(
  options: Options,
  wanted: readonly ActionKind[],
  unwanted: readonly ActionKind[] = [],
): WholeGame {
  let shortest: WholeGame | null = null;
  for (let n = 0; n < TRIED; n++) {
    const game = playedFrom(`whole ${n}`, options, shortest?.turns.length ?? Infinity);
    const kinds = new Set(game?.turns.map(({ action }) => action.kind));
    if (game !== null && wanted.every((kind) => kinds.has(kind)) && !unwanted.some((kind) => kinds.has(kind)))
      shortest = game;
  }
  if (shortest === null) throw new Error(`no such game in ${TRIED}`);
  return shortest;
}

/** Null as soon as it takes as many turns as another one, which is short enough already. */
function playedFrom(seed: string, options: Options, most: number): WholeGame | null {
  let state = createGame(standardConfig(2, [], options), seed);
  // As the app has it for a game that it opens at its beginning.
  const bots = newChance(`bots ${seed} 0`);
  const whim = newChance(`person ${seed}`);
  const done = new Set<ActionKind>();
  const turns: Turn[] = [];
  while (!isOver(state)) {
    const legal = legalActions(state);
    const mine = toMove(state) === PERSON;
    const action = mine
      ? choiceOf(state, done, whim)
      : chooseAtOnce(friman, viewFor(state, toMove(state)), legal, bots, ANY);
    if (mine) done.add(action.kind);
    // What is left of factions and cities is taken without a question.
    const isLeft = (action.kind === 'chooseFaction' || action.kind === 'chooseCity') && legal.length === 1;
    if (mine && !isLeft && turns.push({ before: state, action }) >= most) return null;
    const result = apply(state, action);
    if (!result.ok) throw new Error(result.violation.code);
    state = result.state;
  }
  return { seed, turns, end: state };
}
