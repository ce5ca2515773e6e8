/**
 * The journal of a match: every action, written so that a kill at any instant loses at most the one in flight.
 *
 * - The tail holds what changes: who plays, how many chunks are closed, and the latest actions. It is written in
 *   turns to two places with a rising number, so that a torn write leaves the one before.
 * - Every CHUNK actions the tail is closed into a chunk that is never written again, and a snapshot of the state is
 *   laid beside it, in turns to two places: should a chunk be unreadable, the game still goes on from there.
 */
import {
  apply,
  at,
  createGame,
  decode,
  decodeGame,
  encode,
  encodeGame,
  hash,
  pointsOf,
  type GameConfig,
  type GameState,
  type Played,
} from '@battalia/engine';
import * as v from 'valibot';
import { sealed, unsealed, type Storage } from './storage';

const CHUNK = 64;
const PREFIX = 'battalia.match.';

export const BOT_LEVELS = ['friman', 'chief', 'lord'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const PlayerSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(60)),
  /** Null: a person. */
  bot: v.nullable(v.picklist(BOT_LEVELS)),
});
export type Player = v.InferOutput<typeof PlayerSchema>;

/** What the list of games says of a seat. */
const StandingSchema = v.object({ points: v.number(), faction: v.nullable(v.number()) });
export type SeatStanding = v.InferOutput<typeof StandingSchema>;

const TailSchema = v.object({
  number: v.pipe(v.number(), v.integer()),
  writer: v.string(),
  players: v.array(PlayerSchema),
  startedAt: v.number(),
  playedAt: v.number(),
  /** Undone beyond a reveal, or otherwise not a game for the records. */
  casual: v.boolean(),
  over: v.boolean(),
  /** What the home screen says of it. */
  day: v.number(),
  /** By seat; left out by the first version. */
  standing: v.optional(v.array(StandingSchema), []),
  chunks: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Distinguishes chunks written again after an undo into an earlier one. */
  generation: v.number(),
  hash: v.string(),
  /** Set-up, seed and the actions since the last chunk, as the engine writes them. */
  game: v.string(),
});
type Tail = v.InferOutput<typeof TailSchema>;

const SnapshotSchema = v.object({ actions: v.number(), generation: v.number(), state: v.string() });

export interface MatchFacts {
  readonly players: readonly Player[];
  readonly startedAt: number;
  readonly playedAt: number;
  readonly casual: boolean;
  readonly over: boolean;
  readonly day: number;
  readonly standing: readonly SeatStanding[];
}

export interface LoadedMatch extends MatchFacts {
  readonly id: string;
  readonly config: GameConfig;
  readonly seed: string;
  /** Every action, or those since a snapshot when an older chunk could not be read. */
  readonly actions: readonly Played[];
  /** Where `actions` begins: null at the beginning of the game. */
  readonly from: Beginning | null;
  readonly state: GameState;
}

/** A game whose older part could not be read begins here: after so many actions. */
export interface Beginning {
  readonly state: GameState;
  readonly actions: number;
}

export type Loaded =
  | { readonly ok: true; readonly match: LoadedMatch }
  | { readonly ok: false; readonly reason: 'missing' | 'tooOld' | 'unreadable' };

const tailKeys = (id: string) => [`${PREFIX}${id}.tail.0`, `${PREFIX}${id}.tail.1`] as const;
const snapshotKeys = (id: string) => [`${PREFIX}${id}.snapshot.0`, `${PREFIX}${id}.snapshot.1`] as const;
const chunkKey = (id: string, generation: number, chunk: number) => `${PREFIX}${id}.chunk.${generation}.${chunk}`;

function readTail(text: string | null): Tail | undefined {
  const result = v.safeParse(TailSchema, unsealed(text));
  return result.success ? result.output : undefined;
}

async function newestTail(storage: Storage, id: string): Promise<Tail | undefined> {
  const [one, other] = await Promise.all(tailKeys(id).map((key) => storage.getItem(key).then(readTail)));
  if (!one || !other) return one ?? other;
  return one.number > other.number ? one : other;
}

// ---------------------------------------------------------------- reading

/** Matches that are stored, the latest first; those that cannot be read are listed too, so that they can be exported. */
export async function listMatches(
  storage: Storage,
): Promise<readonly { readonly id: string; readonly facts: MatchFacts | null }[]> {
  const ids = new Set<string>();
  for (const key of await storage.getAllKeys()) {
    const match = key.startsWith(PREFIX) ? /^([\w-]+)\./.exec(key.slice(PREFIX.length)) : null;
    if (match?.[1] !== undefined) ids.add(match[1]);
  }
  const found = await Promise.all([...ids].map(async (id) => ({ id, facts: (await newestTail(storage, id)) ?? null })));
  return found.sort((a, b) => (b.facts?.playedAt ?? 0) - (a.facts?.playedAt ?? 0));
}

export async function loadMatch(storage: Storage, id: string): Promise<Loaded> {
  const tail = await newestTail(storage, id);
  if (!tail) {
    const keys = await storage.getAllKeys();
    return { ok: false, reason: keys.some((key) => key.startsWith(`${PREFIX}${id}.`)) ? 'unreadable' : 'missing' };
  }
  const game = decodeGame(tail.game);
  if (!game.ok) return { ok: false, reason: game.reason.kind === 'tooOld' ? 'tooOld' : 'unreadable' };
  const { config, seed, actions: latest } = game.game;
  const closed = await readChunks(storage, id, tail);
  const whole = closed ? replayFrom(createGame(config, seed), [...closed, ...latest]) : null;
  const facts = {
    id,
    config,
    seed,
    players: tail.players,
    startedAt: tail.startedAt,
    playedAt: tail.playedAt,
    casual: tail.casual,
    over: tail.over,
    day: tail.day,
    standing: tail.standing,
  };
  if (whole && closed && hash(whole) === tail.hash)
    return { ok: true, match: { ...facts, actions: [...closed, ...latest], from: null, state: whole } };
  const resumed = await resume(storage, id, tail, latest);
  if (resumed)
    return {
      ok: true,
      match: {
        ...facts,
        actions: latest,
        from: { state: resumed.from, actions: tail.chunks * CHUNK },
        state: resumed.state,
      },
    };
  return { ok: false, reason: 'unreadable' };
}

async function readChunks(storage: Storage, id: string, tail: Tail): Promise<readonly Played[] | null> {
  const actions: Played[] = [];
  for (let chunk = 0; chunk < tail.chunks; chunk++) {
    const text = unsealed(await storage.getItem(chunkKey(id, tail.generation, chunk)));
    const game = typeof text === 'string' ? decodeGame(text) : null;
    if (!game?.ok) return null;
    actions.push(...game.game.actions);
  }
  return actions;
}

/** From the snapshot at the end of the last chunk, if it leads to what the tail says. */
async function resume(
  storage: Storage,
  id: string,
  tail: Tail,
  latest: readonly Played[],
): Promise<{ from: GameState; state: GameState } | null> {
  for (const key of snapshotKeys(id)) {
    const snapshot = v.safeParse(SnapshotSchema, unsealed(await storage.getItem(key)));
    if (
      !snapshot.success ||
      snapshot.output.actions !== tail.chunks * CHUNK ||
      snapshot.output.generation !== tail.generation
    )
      continue;
    const from = decode(snapshot.output.state);
    const state = from.ok ? replayFrom(from.state, latest) : null;
    if (from.ok && state && hash(state) === tail.hash) return { from: from.state, state };
  }
  return null;
}

function replayFrom(from: GameState, actions: readonly Played[]): GameState | null {
  let state = from;
  for (const { action, seat } of actions) {
    const result = apply(state, action, seat);
    if (!result.ok) return null;
    state = result.state;
  }
  return state;
}

/** Everything stored of a match as one text, readable or not, for a person to keep. */
export async function exportMatch(storage: Storage, id: string): Promise<string> {
  const keys = (await storage.getAllKeys()).filter((key) => key.startsWith(`${PREFIX}${id}.`)).sort();
  const parts = await Promise.all(keys.map(async (key) => [key, await storage.getItem(key)] as const));
  return JSON.stringify(Object.fromEntries(parts));
}

export async function deleteMatch(storage: Storage, id: string): Promise<void> {
  for (const key of await storage.getAllKeys()) if (key.startsWith(`${PREFIX}${id}.`)) await storage.removeItem(key);
}

// ---------------------------------------------------------------- writing

/** What is to be on record: the whole game so far. */
export interface Entry extends Omit<MatchFacts, 'standing'> {
  readonly config: GameConfig;
  readonly seed: string;
  readonly actions: readonly Played[];
  /** Where the actions begin, when the older part is lost; it goes on being written from there. */
  readonly from?: Beginning | null;
  readonly state: GameState;
}

export type Written = { readonly ok: true } | { readonly ok: false; readonly reason: 'storage' | 'elsewhere' };

function standingOf(state: GameState): SeatStanding[] {
  return Array.from({ length: state.rules.seats }, (_, seat) => {
    const faction = at(state.faction, seat);
    return { points: pointsOf(state, seat), faction: faction < 0 ? null : faction };
  });
}

/** Writes one match, action after action. One at a time per match and app; a second one is noticed. */
export class Journal {
  private number = 0;
  private chunks = 0;
  private generation = 0;
  /** Who wrote what was loaded, as long as we have not written ourselves. */
  private before: string | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly storage: Storage,
    readonly id: string,
    /** Names this app, so that another tab's writing is told from our own. */
    private readonly writer: string,
  ) {}

  /** Goes on with a match that was loaded. */
  async open(): Promise<void> {
    const tail = await newestTail(this.storage, this.id);
    if (!tail) return;
    this.number = tail.number;
    this.chunks = tail.chunks;
    this.generation = tail.generation;
    this.before = tail.writer;
    // Take it over: whoever wrote before will see that we did.
    await this.storage.setItem(
      tailKeys(this.id)[(tail.number + 1) % 2 === 0 ? 0 : 1],
      sealed({ ...tail, number: tail.number + 1, writer: this.writer } satisfies Tail),
    );
    this.number++;
    this.before = null;
  }

  /** Resolves when the entry is on record. Entries are written in order. */
  write(entry: Entry): Promise<Written> {
    const result = this.queue.then(() => this.writeNow(entry)).catch((): Written => ({ ok: false, reason: 'storage' }));
    this.queue = result;
    return result;
  }

  private async writeNow(entry: Entry): Promise<Written> {
    const stored = await newestTail(this.storage, this.id);
    const asLoaded = stored?.number === this.number && stored.writer === this.before;
    if (stored && stored.writer !== this.writer && stored.number >= this.number && !asLoaded)
      return { ok: false, reason: 'elsewhere' };
    await this.closeChunks(entry);
    const { config, seed, state, players, startedAt, playedAt, casual, over, day } = entry;
    const number = this.number + 1;
    const tail: Tail = {
      number,
      writer: this.writer,
      players: [...players],
      startedAt,
      playedAt,
      casual,
      over,
      day,
      standing: standingOf(state),
      chunks: this.chunks,
      generation: this.generation,
      hash: hash(state),
      game: encodeGame({ config, seed, actions: entry.actions.slice(this.chunks * CHUNK - lostOf(entry)) }),
    };
    await this.storage.setItem(tailKeys(this.id)[number % 2 === 0 ? 0 : 1], sealed(tail));
    this.number = number;
    this.before = null;
    return { ok: true };
  }

  private async closeChunks(entry: Entry): Promise<void> {
    const { actions, config, seed } = entry;
    const lost = lostOf(entry);
    const all = lost + actions.length;
    if (all < this.chunks * CHUNK) {
      // An undo into a closed chunk: chunks are never written twice, so they begin anew under another generation.
      this.generation++;
      this.chunks = lost / CHUNK;
      if (lost > 0) await this.layAside(entry);
    }
    while (all >= (this.chunks + 1) * CHUNK) {
      const from = this.chunks * CHUNK - lost;
      const text = encodeGame({ config, seed, actions: actions.slice(from, from + CHUNK) });
      await this.storage.setItem(chunkKey(this.id, this.generation, this.chunks), sealed(text));
      this.chunks++;
      await this.layAside(entry);
    }
  }

  /** The state at the end of the last chunk, beside the chunks. */
  private async layAside({ actions, config, seed, state, from }: Entry): Promise<void> {
    const end = this.chunks * CHUNK;
    const lost = from?.actions ?? 0;
    const snapshot =
      lost + actions.length === end
        ? state
        : replayFrom(from?.state ?? createGame(config, seed), actions.slice(0, end - lost));
    if (!snapshot) return;
    await this.storage.setItem(
      snapshotKeys(this.id)[this.chunks % 2 === 0 ? 0 : 1],
      sealed({ actions: end, generation: this.generation, state: encode(snapshot) }),
    );
  }
}

/** Actions before those of the entry. */
const lostOf = ({ from }: Entry): number => from?.actions ?? 0;
