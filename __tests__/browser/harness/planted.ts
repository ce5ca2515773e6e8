/** A game in the middle, laid into the storage of a browser before the app starts. */
import { apply, createGame, encode, encodeGame, hash, isOver, item, legalActions, newChance, pick, standardConfig, toMove, viewFor, type Action, type GameState, type Options } from '@battalia/engine';
import type { Page } from 'playwright-core';
import { Journal, type Player } from '../../../src/store/match/journal';
import { sealed } from '../../../src/store/match/storage';
import { Memory } from '../../store/match/memory';

export interface Planted {
  readonly id: string;
  readonly state: GameState;
}

export const person = (name: string): Player => ({ name, bot: null });
export const bot = (name: string): Player => ({ name, bot: 'friman' });

/** Plays at random from a seed until a position is as wanted; tries further seeds if a game ends before. */
export function positionWhere(wanted: (state: GameState, legal: readonly Action[]) => boolean, options: Options = {}): { seed: string; actions: Action[]; state: GameState } {
  for (let n = 0; n < 200; n++) {
    const seed = `planted ${n}`;
    const chance = newChance(seed);
    const actions: Action[] = [];
    let state = createGame(standardConfig(2, [], options), seed);
    for (let i = 0; i < 400 && !isOver(state); i++) {
      const legal = legalActions(state);
      if (wanted(state, legal)) return { seed, actions, state };
      const action = item(legal, pick(chance, legal.length));
      const result = apply(state, action);
      if (!result.ok) throw new Error(result.violation.code);
      actions.push(action);
      state = result.state;
    }
  }
  throw new Error('no such position in 200 games');
}

/** The first turn of a seat, at its actions, with something that it can do. */
export const actingWith = (seat: number, kind: Action['kind']) => (state: GameState, legal: readonly Action[]) =>
  toMove(state) === seat && viewFor(state, seat).decision?.kind === 'acting' && legal.some((action) => action.kind === kind);

export async function plant(page: Page, players: readonly Player[], { seed, actions, state }: ReturnType<typeof positionWhere>, options: Options = {}): Promise<Planted> {
  const storage = new Memory();
  const id = 'planted';
  const entry = { config: standardConfig(2, [], options), seed, players, startedAt: 1, playedAt: 1, casual: false, over: false, day: state.day, actions, state };
  const written = await new Journal(storage, id, 'planted').write(entry);
  if (!written.ok) throw new Error(written.reason);
  await lay(page, [...storage.items]);
  return { id, state };
}

/** A position that was arranged and never played: the app goes on from its snapshot, as it does when older chunks are lost. */
export async function plantArranged(page: Page, players: readonly Player[], state: GameState): Promise<Planted> {
  const id = 'arranged';
  const game = encodeGame({ config: state.rules.config, seed: 'arranged', actions: [] });
  const tail = { number: 1, writer: 'planted', players, startedAt: 1, playedAt: 1, casual: false, over: false, day: state.day, chunks: 0, generation: 0, hash: hash(state), game };
  await lay(page, [
    [`battalia.match.${id}.tail.1`, sealed(tail)],
    [`battalia.match.${id}.snapshot.0`, sealed({ actions: 0, generation: 0, state: encode(state) })],
  ]);
  return { id, state };
}

/** Only once: a reload finds what the app has written since. */
async function lay(page: Page, items: readonly (readonly [key: string, value: string])[]): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) if (localStorage.getItem('planted') === null) localStorage.setItem(key, value);
    localStorage.setItem('planted', 'yes');
  }, items);
}
