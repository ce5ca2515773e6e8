/** Matches that are stored: which there are, what they say, and how they are taken away. */
import {
  apply,
  checkConfig,
  createGame,
  decode,
  decodeGame,
  hash,
  type GameConfig,
  type GameState,
  type Played,
} from '@battalia/engine';
import * as v from 'valibot';
import {
  ChunkSchema,
  chunkKey,
  headKeys,
  known,
  lengthOf,
  newestHead,
  newestOf,
  PREFIX,
  type Beginning,
  type Head,
  type MatchFacts,
} from './journalFormat';
import { OLDER } from './older';
import { unsummed, type Storage } from './storage';

export interface LoadedMatch extends MatchFacts {
  readonly id: string;
  readonly config: GameConfig;
  readonly seed: string;
  /** What leads from the beginning to the state. */
  readonly actions: readonly Played[];
  /** Where it begins: null at the beginning of the game. */
  readonly from: Beginning | null;
  readonly state: GameState;
}

export type Loaded =
  | { readonly ok: true; readonly match: LoadedMatch }
  | { readonly ok: false; readonly reason: 'missing' | 'tooOld' | 'unreadable' };

/** Matches that are stored, the latest first; those that cannot be read are listed too, so that they can be exported. */
export async function listMatches(
  storage: Storage,
): Promise<readonly { readonly id: string; readonly facts: MatchFacts | null }[]> {
  const ids = new Set<string>();
  for (const key of await storage.keys(PREFIX)) {
    const [, id] = /^([\w-]+)\./.exec(key.slice(PREFIX.length)) ?? [];
    if (id !== undefined) ids.add(id);
  }
  const texts = await storage.read([...ids].flatMap(headKeys));
  return [...ids]
    .map((id, i) => ({ id, facts: known(newestOf(texts.slice(i * 2, i * 2 + 2))) }))
    .sort((a, b) => (b.facts?.playedAt ?? 0) - (a.facts?.playedAt ?? 0));
}

/** Records, and the state that they led to when they were played; null where one cannot be read. */
interface Stretch {
  readonly played: readonly Played[] | null;
  readonly length: number;
  readonly end: GameState | null;
}

export async function loadMatch(storage: Storage, id: string): Promise<Loaded> {
  const head = known(await newestHead(storage, id));
  if (head === null) {
    const [ours, older] = await Promise.all([storage.keys(`${PREFIX}${id}.`), storage.keys(`${OLDER}${id}.`)]);
    return { ok: false, reason: ours.length > 0 ? 'unreadable' : older.length > 0 ? 'tooOld' : 'missing' };
  }
  const stretches = await readStretches(storage, id, head);
  const written = decodedState(head.state);
  const config = written?.rules.config ?? configOf(head.game);
  if (config === null || config.seats.length !== head.players.length) return { ok: false, reason: 'unreadable' };
  const start = started(config, head.seed);
  const state = written ?? replayedEnd(start, stretches);
  if (state === null) return { ok: false, reason: 'unreadable' };
  const { players, startedAt, playedAt, casual, over, day, standing, seed } = head;
  const facts = { id, config, seed, players, startedAt, playedAt, casual, over, day, standing, state };
  return { ok: true, match: { ...facts, ...historyOf(start, stretches, state) } };
}

async function readStretches(storage: Storage, id: string, head: Head): Promise<readonly Stretch[]> {
  const texts = await storage.read(head.chunks.map(({ number }) => chunkKey(id, number)));
  const chunks = head.chunks.map(({ length }, i): Stretch => {
    const chunk = v.safeParse(ChunkSchema, unsummed(texts[i] ?? null));
    if (!chunk.success) return { played: null, length, end: null };
    return { played: playedIn(chunk.output.game, length), length, end: decodedState(chunk.output.state) };
  });
  const length = head.length - lengthOf(head.chunks);
  return [...chunks, { played: playedIn(head.game, length), length, end: decodedState(head.state) }];
}

/** The beginning of the game; null for a set-up that no game is begun with any more. */
function started(config: GameConfig, seed: string): GameState | null {
  return checkConfig(config) === null ? createGame(config, seed) : null;
}

function decodedState(text: string): GameState | null {
  const decoded = decode(text);
  return decoded.ok ? decoded.state : null;
}

function configOf(game: string): GameConfig | null {
  const decoded = decodeGame(game);
  return decoded.ok ? decoded.game.config : null;
}

function playedIn(game: string, length: number): readonly Played[] | null {
  const decoded = decodeGame(game);
  return decoded.ok && decoded.game.actions.length === length ? decoded.game.actions : null;
}

/** Where the records lead when the newest state itself cannot be read: from the latest state that can. */
function replayedEnd(start: GameState | null, stretches: readonly Stretch[]): GameState | null {
  for (let first = stretches.length - 1; first >= 0; first--) {
    let state: GameState | null = first === 0 ? start : (stretches[first - 1]?.end ?? null);
    for (const { played } of stretches.slice(first)) state = state && played && replayed(state, played);
    if (state) return state;
  }
  return null;
}

/** What leads to a state, from as far back as it does, and what can be played back before that. */
function historyOf(
  start: GameState | null,
  stretches: readonly Stretch[],
  state: GameState,
): { readonly actions: readonly Played[]; readonly from: Beginning | null } {
  const actions: Played[] = [];
  let end = state;
  let length = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  for (let i = stretches.length - 1; i >= 0; i--) {
    const stretch = stretches[i];
    const begin = i === 0 ? start : stretches[i - 1]?.end;
    const led = begin && stretch?.played ? replayed(begin, stretch.played) : null;
    if (!begin || !stretch?.played || !led || hash(led) !== hash(end))
      return { actions, from: { state: end, length, earlier: earlierOf(start, stretches.slice(0, i + 1)) } };
    actions.unshift(...stretch.played);
    length -= stretch.length;
    end = begin;
  }
  return { actions, from: null };
}

/** From the beginning of the game, stretch by stretch, as long as they lead to where they did. */
function earlierOf(start: GameState | null, stretches: readonly Stretch[]): readonly Played[] {
  const earlier: Played[] = [];
  let state = start;
  for (const { played, end } of stretches) {
    const led = state && played && replayed(state, played);
    if (!led || !end || hash(led) !== hash(end)) break;
    earlier.push(...played);
    state = led;
  }
  return earlier;
}

/** Where records lead; null when one of them is refused. */
function replayed(from: GameState, played: readonly Played[]): GameState | null {
  let state = from;
  for (const { action, seat } of played) {
    const result = apply(state, action, seat);
    if (!result.ok) return null;
    state = result.state;
  }
  return state;
}

const keysOf = async (storage: Storage, id: string): Promise<readonly string[]> =>
  (await Promise.all([PREFIX, OLDER].map((prefix) => storage.keys(`${prefix}${id}.`)))).flat();

/** Everything stored of a match as one text, readable or not, for a person to keep. */
export async function exportMatch(storage: Storage, id: string): Promise<string> {
  const keys = [...(await keysOf(storage, id))].sort();
  const texts = await storage.read(keys);
  return JSON.stringify(Object.fromEntries(keys.map((key, i) => [key, texts[i]])));
}

export async function deleteMatch(storage: Storage, id: string): Promise<void> {
  await storage.write((await keysOf(storage, id)).map((key) => [key, null]));
}
