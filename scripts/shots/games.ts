/** Games to be photographed: played by bots, and stored as the app stores them. */
import {
  boxOf,
  apply,
  createGame,
  decision,
  HAMMER,
  isOver,
  isRoad,
  legalActions,
  newChance,
  standardConfig,
  toMove,
  viewFor,
  type Action,
  type GameState,
  type ModuleId,
  type Options,
  type Played,
} from '@battalia/engine';
import { chooseAtOnce } from '@/bots/bot';
import { friman } from '@/bots/friman';
import { USUAL_NODES } from '@/bots/players';
import { sceneOf } from '@/board/scene';
import { Journal } from '@/store/match/journal';
import type { Player } from '@/store/match/journalFormat';
import { Memory } from '../../__tests__/store/match/memory';

export interface Game {
  readonly players: number;
  readonly modules: readonly ModuleId[];
  readonly options: Options;
  readonly seed: string;
  readonly actions: readonly Played[];
  readonly state: GameState;
}

interface Wish {
  readonly players?: number;
  readonly modules?: readonly ModuleId[];
  readonly options?: Options;
  /** Not before so many actions. */
  readonly after?: number;
  readonly until: (state: GameState, legal: readonly Action[]) => boolean;
}

const LONGEST = 4000;
/** How long a game is said to have taken. */
const LASTED = 2_700_000;

/** The first game in which the wish comes true. */
export function gameWhere({ players = 2, modules = [], options = {}, after = 0, until }: Wish): Game {
  for (let n = 0; n < 400; n++) {
    const seed = `picture ${n}`;
    const chance = newChance(seed);
    const actions: Played[] = [];
    let state = createGame(standardConfig(players, modules, options), seed);
    for (let i = 0; i < LONGEST; i++) {
      const legal = isOver(state) ? [] : legalActions(state);
      if (i >= after && until(state, legal)) return { players, modules, options, seed, actions, state };
      if (legal.length === 0) break;
      const action = chooseAtOnce(friman, viewFor(state, toMove(state) ?? 0), legal, chance, {
        kind: 'nodes',
        nodes: USUAL_NODES.friman,
      });
      const result = apply(state, action);
      if (!result.ok) throw new Error(result.violation.code);
      actions.push({ seat: toMove(state), action });
      state = result.state;
    }
  }
  throw new Error('nothing to photograph: no game fulfils the wish');
}

/** So much of the map is known. */
export const isBuilt = (state: GameState, share: number): boolean => {
  const squares = sceneOf(viewFor(state, 'table')).sites.filter(({ kind }) => kind !== 'table');
  return squares.filter(({ kind }) => kind !== 'blank').length >= squares.length * share;
};

/** Ahead of everybody else, with points to show. */
export const leads = (state: GameState, points: number): boolean => {
  const [best, ...others] = [...viewFor(state, 'table').players].sort((a, b) => b.points - a.points);
  return best?.seat === 0 && best.points >= points && others.every((other) => other.points < best.points);
};

/** A person about to act, with a full hand of more than one sort, cards to build with, and nothing left over from before. */
export const actsRichly = (state: GameState, legal: readonly Action[]): boolean => {
  if (toMove(state) !== 0) return false;
  const view = viewFor(state, 0);
  const hand = view.players[0]?.hand ?? [];
  return (
    view.decision?.kind === 'acting' &&
    view.players[0]?.tents.length === 0 &&
    hand.length >= 6 &&
    new Set(hand.map(({ kind }) => kind)).size >= 4 &&
    legal.some((action) => action.kind === 'build' && isRoad(boxOf(view), action.tile)) &&
    legal.some(({ kind }) => kind === 'move') &&
    hand.some(({ kind }) => kind > 4)
  );
};

export const places = (state: GameState): boolean => toMove(state) === 0 && decision(state)?.kind === 'place';
export const fights =
  (phase: 'assault' | 'reply' | 'defend') =>
  (state: GameState): boolean => {
    const open = decision(state);
    return open !== null && open.seat === 0 && open.kind === phase;
  };
export const ends = (state: GameState): boolean => isOver(state);
export const holdsGreat = (state: GameState, legal: readonly Action[]): boolean =>
  actsRichly(state, legal) && (viewFor(state, 0).players[0]?.hand ?? []).some(({ kind }) => kind >= HAMMER);

/** What the app would have written, by key. The later a game was played, the higher it stands in the list. */
export async function stored(
  game: Game,
  players: readonly Player[],
  id: string,
  playedAt: number,
): Promise<readonly (readonly [string, string])[]> {
  const storage = new Memory();
  const { seed, actions, state, modules, options } = game;
  const entry = {
    config: standardConfig(game.players, modules, options),
    seed,
    players,
    startedAt: playedAt - LASTED,
    playedAt,
    casual: false,
    over: isOver(state),
    day: state.day,
    actions: [...actions],
    state,
  };
  const written = await new Journal(storage, id, 'picture').write(entry);
  if (!written.ok) throw new Error(written.reason);
  return [...storage.items];
}
