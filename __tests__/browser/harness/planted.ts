/** A game in the middle, laid into the storage of a browser before the app starts. */
import {
  createGame,
  decode,
  isOver,
  legalActions,
  newChance,
  standardConfig,
  toMove,
  viewFor,
  type Action,
  type GameState,
  type Played,
  type Options,
} from '@battalia/engine';
import type { Page } from 'playwright-core';
import { Journal } from '../../../src/store/match/journal';
import { known, newestHead, type Player } from '../../../src/store/match/journalFormat';
import { loadMatch, type LoadedMatch } from '../../../src/store/match/savedMatches';
import { namingOf } from '../../../src/store/match/naming';
import { placeName } from '../../../src/ui/game/placeNames';
import { wander } from '../../engine/wander';
import { arranged, STORED } from '../../store/match/arranged';
import { Memory } from '../../store/match/memory';
import { putInto, storedIn } from './database';

export interface Planted {
  readonly id: string;
  readonly state: GameState;
}

export const person = (name: string): Player => ({ name, bot: null });
export const bot = (name: string): Player => ({ name, bot: 'friman' });

/** Plays at random from a seed until a position is as wanted; tries further seeds if a game ends before. */
export function positionWhere(
  wanted: (state: GameState, legal: readonly Action[]) => boolean,
  options: Options = {},
): { seed: string; actions: readonly Played[]; state: GameState } {
  for (let n = 0; n < 200; n++) {
    const seed = `planted ${n}`;
    const state = createGame(standardConfig(2, [], options), seed);
    let found = false;
    const actions = wander(state, newChance(seed), {
      steps: 400,
      until: (s) => (found = wanted(s, legalActions(s))),
    });
    if (found) return { seed, actions, state };
  }
  throw new Error('no such position in 200 games');
}

/** The first turn of a seat, at its actions, with something that it can do. */
export const actingWith = (seat: number, kind: Action['kind']) => (state: GameState, legal: readonly Action[]) =>
  toMove(state) === seat &&
  viewFor(state, seat).decision?.kind === 'acting' &&
  legal.some((action) => action.kind === kind);

export type Position = ReturnType<typeof positionWhere>;

/** A whole game at random, with few weeks, so that it ends soon. */
export const finishedGame = (weeks = 1): Position => {
  const seed = 'finished';
  const state = createGame(standardConfig(2, [], { weeks }), seed);
  return { seed, actions: wander(state, newChance(seed)), state };
};

/** What the app would have stored of a game that has come to this position. */
export async function itemsOf(
  players: readonly Player[],
  position: Position,
  id = 'planted',
): Promise<ReadonlyMap<string, string>> {
  const storage = new Memory();
  const { seed, actions, state } = position;
  const entry = {
    config: state.rules.config,
    seed,
    players,
    startedAt: 1,
    playedAt: 2,
    casual: false,
    over: isOver(state),
    day: state.day,
    actions,
    state,
  };
  const written = await new Journal(storage, id, 'planted').write(entry);
  if (!written.ok) throw new Error(written.reason);
  return storage.items;
}

export async function plant(
  page: Page,
  players: readonly Player[],
  position: Position,
  id = 'planted',
): Promise<Planted> {
  await plantItems(page, id, [...(await itemsOf(players, position, id))]);
  return { id, state: position.state };
}

/** A position that was arranged and never played: the app goes on from there. */
export async function plantArranged(page: Page, players: readonly Player[], state: GameState): Promise<Planted> {
  const storage = new Memory();
  const written = await new Journal(storage, STORED, 'planted').write(arranged(state, players));
  if (!written.ok) throw new Error(written.reason);
  await plantItems(page, STORED, [...storage.items]);
  return { id: STORED, state };
}

/** What a place of an arranged position is called. */
export function called(state: GameState, row: number, column: number): string {
  const there = viewFor(state, 'table').board.find((square) => square.row === row && square.column === column);
  const name = there && placeName(state.rules, namingOf(STORED), there);
  if (!name) throw new Error(`nothing lies on row ${row}, column ${column}`);
  return name;
}

/** Only once: a reload finds what the app has written since. */
export async function plantItems(
  page: Page,
  name: string,
  items: readonly (readonly [string, string])[],
): Promise<void> {
  await page.addInitScript(putInto, { items, once: `planted ${name}` });
}

/** The game as the app has it on record now, with all that led to it. */
export async function recordedGame(page: Page, id: string): Promise<LoadedMatch> {
  const loaded = await loadMatch(new Memory(await storedIn(page)), id);
  if (!loaded.ok) throw new Error(loaded.reason);
  return loaded.match;
}

/** The newest state on record, whatever led to it: it costs nothing to look often. */
export async function newest(page: Page, id: string): Promise<GameState> {
  const head = known(await newestHead(new Memory(await storedIn(page)), id));
  const decoded = head === null ? null : decode(head.state);
  if (decoded?.ok !== true) throw new Error('nothing can be read of the game');
  return decoded.state;
}

export const recorded = async (page: Page, id: string): Promise<GameState> => (await recordedGame(page, id)).state;
