/**
 * The journal of a match, written so that a kill at any instant loses at most the action in flight, and so that a match
 * goes on from where it stood whatever a later version thinks of how it got there.
 *
 * - The head holds what changes: who plays, the newest state, and what was done since the last chunk. It is written in
 *   turns to two places with a rising number, so that a torn write leaves the one before.
 * - Every CHUNK records those of the head are closed into a chunk, with the state that they led to. A chunk is never
 *   changed; an undo back into one takes it away again.
 */
import {
  apply,
  at,
  checkConfig,
  createGame,
  decode,
  decodeGame,
  encode,
  encodeGame,
  FACTION_NAMES,
  hash,
  partyPointsOf,
  pointsOf,
  type GameConfig,
  type GameState,
  type Played,
} from '@battalia/engine';
import * as v from 'valibot';
import { BOT_LEVELS } from './botLevels';
import { OLDER } from './older';
import { summed, unsummed, type Change, type Storage } from './storage';

/** Of the format. What came before had no number. */
const VERSION = 2;
const CHUNK = 64;
const PREFIX = 'battalia.game.';

export const PlayerSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(60)),
  /** Null: a person. */
  bot: v.nullable(v.picklist(BOT_LEVELS)),
});
export type Player = v.InferOutput<typeof PlayerSchema>;

const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const count = integer(0, 1_000_000);
/** Milliseconds that a date can show. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

/** What the list of games says of a seat. */
const StandingSchema = v.object({
  points: integer(-9999, 9999),
  faction: v.nullable(integer(0, FACTION_NAMES.length - 1)),
  /** Where partners play together: the number of their team, and what its points count for. */
  team: v.exactOptional(v.object({ number: integer(0, 5), points: integer(-9999, 9999) })),
});
export type SeatStanding = v.InferOutput<typeof StandingSchema>;

/** Set-up, seed and records, and the state that they led to, all as the engine writes it. */
const ChunkSchema = v.object({ game: v.string(), state: v.string() });

const NamedChunk = v.object({ number: integer(1, Number.MAX_SAFE_INTEGER), length: count });
const lengthOf = (chunks: readonly v.InferOutput<typeof NamedChunk>[]): number =>
  chunks.reduce((sum, { length }) => sum + length, 0);

const HeadSchema = v.pipe(
  v.object({
    version: v.literal(VERSION),
    number: integer(1, Number.MAX_SAFE_INTEGER),
    writer: v.pipe(v.string(), v.maxLength(80)),
    players: v.pipe(v.array(PlayerSchema), v.minLength(1), v.maxLength(6)),
    startedAt: time,
    playedAt: time,
    /** Undone beyond a reveal, or otherwise not a game for the records. */
    casual: v.boolean(),
    over: v.boolean(),
    /** What the home screen says of it. */
    day: integer(0, 99_999),
    /** By seat. */
    standing: v.array(StandingSchema),
    seed: v.pipe(v.string(), v.maxLength(256)),
    /** By the number of the head that they were written with, and how many records lie in each. */
    chunks: v.pipe(v.array(NamedChunk), v.maxLength(50_000)),
    /** How many records there are in the chunks and in the head. */
    length: count,
    /** What was done since the last chunk. */
    game: v.string(),
    /** The newest there is. */
    state: v.string(),
  }),
  v.check(({ players, standing }) => standing.length === players.length),
  v.check(({ chunks, length }) => length >= lengthOf(chunks)),
);
type Head = v.InferOutput<typeof HeadSchema>;

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
  /** What leads from the beginning to the state. */
  readonly actions: readonly Played[];
  /** Where it begins: null at the beginning of the game. */
  readonly from: Beginning | null;
  readonly state: GameState;
}

/** Where a game begins whose older part does not lead here under these rules, or cannot be read. */
export interface Beginning {
  readonly state: GameState;
  /** How many records lie before it. */
  readonly length: number;
  /** Those of them that can be played back from the beginning of the game. */
  readonly earlier: readonly Played[];
}

export type Loaded =
  | { readonly ok: true; readonly match: LoadedMatch }
  | { readonly ok: false; readonly reason: 'missing' | 'tooOld' | 'unreadable' };

const headKeys = (id: string) => [`${PREFIX}${id}.head.0`, `${PREFIX}${id}.head.1`] as const;
const headKey = (id: string, number: number) => headKeys(id)[number % 2 === 0 ? 0 : 1];
const chunkPrefix = (id: string) => `${PREFIX}${id}.chunk.`;
const chunkKey = (id: string, number: number) => `${chunkPrefix(id)}${number}`;

// ---------------------------------------------------------------- reading

/**
 * The newest of two heads; null when there is none. A torn one leaves the other; one that is whole but says what this
 * version does not know is not passed over: 'unknown'.
 */
function newestOf(texts: readonly (string | null)[]): Head | 'unknown' | null {
  let newest: Head | null = null;
  for (const text of texts) {
    const value = unsummed(text);
    if (value === undefined) continue;
    const head = v.safeParse(HeadSchema, value);
    if (!head.success) return 'unknown';
    if (newest === null || head.output.number > newest.number) newest = head.output;
  }
  return newest;
}

const newestHead = async (storage: Storage, id: string) => newestOf(await storage.read(headKeys(id)));
const known = (head: Head | 'unknown' | null): Head | null => (head === 'unknown' ? null : head);

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

// ---------------------------------------------------------------- writing

/** What is to be on record: the whole game so far. */
export interface JournalEntry extends Omit<MatchFacts, 'standing'> {
  readonly config: GameConfig;
  readonly seed: string;
  readonly actions: readonly Played[];
  /** Where they begin, when it is not the beginning of the game. */
  readonly from?: Beginning | null;
  readonly state: GameState;
}

export type Written = { readonly ok: true } | { readonly ok: false; readonly reason: 'storage' | 'elsewhere' };

function standingOf(state: GameState): SeatStanding[] {
  return Array.from({ length: state.rules.seats }, (_, seat) => {
    const faction = at(state.faction, seat);
    const number = state.rules.parties?.[seat];
    return {
      points: pointsOf(state, seat),
      faction: faction < 0 ? null : faction,
      ...(number === undefined ? {} : { team: { number, points: partyPointsOf(state, seat) } }),
    };
  });
}

const gameOf = ({ config, seed }: JournalEntry, actions: readonly Played[]): string =>
  encodeGame({ config, seed, actions });

interface Waiting {
  entry: JournalEntry;
  readonly written: Promise<Written>;
}

/** Writes one match, action after action. One at a time per match and app; a second one is noticed. */
export class Journal {
  /** What is on record as far as we know. */
  private head: Head | null = null;
  /** The texts of the two places for heads as we know them. */
  private texts: readonly (string | null)[] = [null, null];
  /** The newest entry that waits for the one before it. */
  private waiting: Waiting | null = null;
  private writing: Promise<Written> | null = null;
  private stopped = false;
  /** What is on record could not be read yet: whatever was written now would begin anew below it. */
  private unread = false;

  constructor(
    private readonly storage: Storage,
    readonly id: string,
    /** Names this app, so that another tab's writing is told from our own. */
    private readonly writer: string,
  ) {}

  /** Goes on with a match that was loaded. */
  async open(): Promise<void> {
    this.unread = true;
    const texts = await this.storage.read(headKeys(this.id));
    this.unread = false;
    this.head = known(newestOf(texts));
    if (this.head === null) return;
    this.texts = texts;
    // Take it over: whoever wrote before will see that we did. What a kill has left behind goes.
    const kept = this.head.chunks.map(({ number }) => chunkKey(this.id, number));
    const left = (await this.storage.keys(chunkPrefix(this.id))).filter((key) => !kept.includes(key));
    const head: Head = { ...this.head, number: this.head.number + 1, writer: this.writer };
    const change = this.headChange(head);
    const changes = [change, ...left.map((key): Change => [key, null])];
    const before = await this.storage.write(changes);
    if (before !== undefined && before[0] !== this.texts[head.number % 2]) {
      // Another window has written meanwhile, and what seemed left behind may be what it has closed.
      await this.putBack(changes, before);
      return this.open();
    }
    this.knows(head, change[1]);
  }

  /**
   * Begins at once, before the screen shows what is written. Resolves when the entry is on record, or a newer one: while
   * one is being written, only the newest waits. An entry is the whole game, so that nothing is missing where one was
   * passed over.
   */
  write(entry: JournalEntry): Promise<Written> {
    if (this.waiting) {
      this.waiting.entry = entry;
      return this.waiting.written;
    }
    if (!this.writing) return this.begin(entry);
    const waiting: Waiting = {
      entry,
      written: this.writing.then(() => {
        this.waiting = null;
        return this.begin(waiting.entry);
      }),
    };
    this.waiting = waiting;
    return waiting.written;
  }

  /** Another window has taken the match as it was: what still waits is not written any more. */
  stop(): void {
    this.stopped = true;
  }

  /** When everything is written that was to be, or has failed. */
  async settled(): Promise<void> {
    await (this.waiting?.written ?? this.writing);
  }

  private begin(entry: JournalEntry): Promise<Written> {
    if (this.stopped) return Promise.resolve({ ok: false, reason: 'elsewhere' });
    const written = this.writeNow(entry)
      .catch((): Written => ({ ok: false, reason: 'storage' }))
      .finally(() => (this.writing = null));
    this.writing = written;
    return written;
  }

  private async writeNow(entry: JournalEntry): Promise<Written> {
    if (this.unread) await this.open();
    const { head, changes } = this.next(entry, this.head);
    const key = headKey(this.id, head.number);
    const place = changes.findIndex((change) => change[0] === key);
    const before = await this.storage.write(changes);
    const found = before?.[place];
    const expected = this.texts[head.number % 2];
    if (before !== undefined && typeof found === 'string' && found !== expected && !this.isOurs(found)) {
      // Another window has gone on with it: what it wrote is put back.
      await this.putBack(changes, before);
      return { ok: false, reason: 'elsewhere' };
    }
    const gone = found === null && typeof expected === 'string';
    if (gone) this.texts = [null, null];
    this.knows(head, changes[place]?.[1]);
    if (!gone) return { ok: true };
    // Everything was taken away from under us: it is written again as a whole.
    this.head = { ...head, chunks: [] };
    return this.writeNow(entry);
  }

  private async putBack(changes: readonly Change[], before: readonly (string | null)[]): Promise<void> {
    await this.storage.write(changes.map(([key], i): Change => [key, before[i] ?? null]));
  }

  private knows(head: Head, text: string | null = null): void {
    this.head = head;
    this.texts = this.texts.map((other, place) => (place === head.number % 2 ? text : other));
  }

  /** It may have been written although storage said that it was not, or is not whole. */
  private isOurs(text: string): boolean {
    const head = newestOf([text]);
    return head === null || (head !== 'unknown' && head.writer === this.writer);
  }

  private headChange(head: Head): Change {
    return [headKey(this.id, head.number), summed(head)];
  }

  /** The head that follows, and what has to be changed for it, the head after the chunks that it names. */
  private next(entry: JournalEntry, before: Head | null): { readonly head: Head; readonly changes: readonly Change[] } {
    const { seed, state, actions, players, startedAt, playedAt, casual, over, day } = entry;
    const number = (before?.number ?? 0) + 1;
    const begin = entry.from?.length ?? 0;
    const length = begin + actions.length;
    const stored: Change[] = [];
    const gone: Change[] = [];
    const chunks = [...(before?.chunks ?? [])];
    const close = (game: string, size: number, end: GameState) => {
      stored.push([chunkKey(this.id, number), summed({ game, state: encode(end) })]);
      chunks.push({ number, length: size });
    };
    while (lengthOf(chunks) > length) gone.push([chunkKey(this.id, chunks.pop()?.number ?? 0), null]);
    // Records that do not lead to where the game goes on are kept for a version that can read them, and closed there.
    const shut = begin - lengthOf(chunks);
    if (entry.from && shut > 0) close(before?.game ?? gameOf(entry, []), shut, entry.from.state);
    const open = actions.slice(lengthOf(chunks) - begin);
    const full = shut <= 0 && open.length >= CHUNK;
    if (full) close(gameOf(entry, open), open.length, state);
    const head: Head = {
      version: VERSION,
      number,
      writer: this.writer,
      players: [...players],
      startedAt,
      playedAt,
      casual,
      over,
      day,
      standing: standingOf(state),
      seed,
      chunks,
      length,
      game: gameOf(entry, full ? [] : open),
      state: encode(state),
    };
    return { head, changes: [...stored, this.headChange(head), ...gone] };
  }
}
