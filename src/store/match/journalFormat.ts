/** What the journal of a match consists of in storage: heads, chunks, and the names that they are stored by. */
import { FACTION_NAMES, type GameState, type Played } from '@battalia/engine';
import * as v from 'valibot';
import { BOT_LEVELS } from './botLevels';
import { unsummed, type Storage } from './storage';

/** Of the format. What came before had no number. */
export const VERSION = 2;
export const PREFIX = 'battalia.game.';

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
export const ChunkSchema = v.object({ game: v.string(), state: v.string() });

const NamedChunk = v.object({ number: integer(1, Number.MAX_SAFE_INTEGER), length: count });
export const lengthOf = (chunks: readonly v.InferOutput<typeof NamedChunk>[]): number =>
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
export type Head = v.InferOutput<typeof HeadSchema>;

export interface MatchFacts {
  readonly players: readonly Player[];
  readonly startedAt: number;
  readonly playedAt: number;
  readonly casual: boolean;
  readonly over: boolean;
  readonly day: number;
  readonly standing: readonly SeatStanding[];
}

export const headKeys = (id: string) => [`${PREFIX}${id}.head.0`, `${PREFIX}${id}.head.1`] as const;
export const headKey = (id: string, number: number) => headKeys(id)[number % 2 === 0 ? 0 : 1];
export const chunkPrefix = (id: string) => `${PREFIX}${id}.chunk.`;
export const chunkKey = (id: string, number: number) => `${chunkPrefix(id)}${number}`;

/** Where a game begins whose older part does not lead here under these rules, or cannot be read. */
export interface Beginning {
  readonly state: GameState;
  /** How many records lie before it. */
  readonly length: number;
  /** Those of them that can be played back from the beginning of the game. */
  readonly earlier: readonly Played[];
}

/**
 * The newest of two heads; null when there is none. A torn one leaves the other; one that is whole but says what this
 * version does not know is not passed over: 'unknown'.
 */
export function newestOf(texts: readonly (string | null)[]): Head | 'unknown' | null {
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

export const newestHead = async (storage: Storage, id: string) => newestOf(await storage.read(headKeys(id)));
export const known = (head: Head | 'unknown' | null): Head | null => (head === 'unknown' ? null : head);
