/** Games to be photographed: played by a builder with a taste for full maps, and stored as the app stores them. */
import { apply, createGame, decision, HAMMER, isOver, isRoad, item, legalActions, newChance, pick, standardConfig, toMove, viewFor, type Action, type GameState, type ModuleId, type Options } from '@battalia/engine';
import { Journal, type Player } from '@/store/match/journal';
import { Memory } from '../../__tests__/store/match/memory';

export interface Game {
  readonly players: 2 | 3 | 4;
  readonly modules: readonly ModuleId[];
  readonly options: Options;
  readonly seed: string;
  readonly actions: readonly Action[];
  readonly state: GameState;
}

interface Wish {
  readonly players?: 2 | 3 | 4;
  readonly modules?: readonly ModuleId[];
  readonly options?: Options;
  /** Not before so many actions. */
  readonly after?: number;
  /** What the builder likes; anything else is left for when nothing of it can be done. */
  readonly likes?: readonly Action['kind'][];
  readonly until: (state: GameState, legal: readonly Action[]) => boolean;
}

const LONGEST = 4000;
const BUILDS: readonly Action['kind'][] = ['build', 'place', 'upgrade', 'recruit', 'create'];
const AVOIDS: readonly Action['kind'][] = ['mulligan', 'ambush', 'terraform', 'swap', 'borrow'];

/** The first game in which the wish comes true. */
export function gameWhere({ players = 2, modules = [], options = {}, after = 0, likes = BUILDS, until }: Wish): Game {
  for (let n = 0; n < 400; n++) {
    const seed = `picture ${n}`;
    const chance = newChance(seed);
    const actions: Action[] = [];
    let state = createGame(standardConfig(players, modules, options), seed);
    for (let i = 0; i < LONGEST; i++) {
      const legal = isOver(state) ? [] : legalActions(state);
      if (i >= after && until(state, legal)) return { players, modules, options, seed, actions, state };
      if (legal.length === 0) break;
      const liked = legal.filter(({ kind }) => likes.includes(kind));
      const bearable = legal.filter(({ kind }) => !AVOIDS.includes(kind));
      const list = liked.length > 0 ? liked : bearable.length > 0 ? bearable : legal;
      const action = item(list, pick(chance, list.length));
      const result = apply(state, action);
      if (!result.ok) throw new Error(result.violation.code);
      actions.push(action);
      state = result.state;
    }
  }
  throw new Error('nothing to photograph: no game fulfils the wish');
}

/** A person about to act, with a full hand of more than one sort, cards to build with, and nothing left over from before. */
export const actsRichly = (state: GameState, legal: readonly Action[]): boolean => {
  if (toMove(state) !== 0) return false;
  const view = viewFor(state, 0);
  const hand = view.players[0]?.hand ?? [];
  return view.decision?.kind === 'acting' && view.players[0]?.tents.length === 0 && hand.length >= 6 && new Set(hand.map(({ kind }) => kind)).size >= 4
    && legal.some((action) => action.kind === 'build' && isRoad(action.tile)) && legal.some(({ kind }) => kind === 'move') && hand.some(({ kind }) => kind > 4);
};

export const places = (state: GameState): boolean => toMove(state) === 0 && decision(state)?.kind === 'place';
export const fights = (phase: 'assault' | 'reply' | 'defend') => (state: GameState): boolean => {
  const open = decision(state);
  return open !== null && open.seat === 0 && open.kind === phase;
};
export const ends = (state: GameState): boolean => isOver(state);
export const holdsGreat = (state: GameState, legal: readonly Action[]): boolean => actsRichly(state, legal) && (viewFor(state, 0).players[0]?.hand ?? []).some(({ kind }) => kind >= HAMMER);

/** What the app would have written, by key. */
export async function stored(game: Game, players: readonly Player[], id: string): Promise<readonly (readonly [string, string])[]> {
  const storage = new Memory();
  const { seed, actions, state, modules, options } = game;
  const entry = { config: standardConfig(game.players, modules, options), seed, players, startedAt: 1, playedAt: 1, casual: false, over: isOver(state), day: state.day, actions: [...actions], state };
  const written = await new Journal(storage, id, 'picture').write(entry);
  if (!written.ok) throw new Error(written.reason);
  return [...storage.items];
}
