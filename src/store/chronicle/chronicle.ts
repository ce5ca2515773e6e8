/**
 * The chronicle: one small text for every finished game, under a key of its own, written once.
 *
 * A game that is still kept is the truth, and its record is made from it. The record stays when the game is deleted, so
 * that tidying up falsifies nothing; who wants to begin anew says so, and from then on only later games count.
 */
import * as v from 'valibot';
import type { MatchFacts } from '../match/journalFormat';
import { listMatches, loadMatch } from '../match/savedMatches';
import { summed, unsummed, type Change, type Storage } from '../match/storage';
import { readRecord, recordOf, type ChronicleEntry } from './record';

const PREFIX = 'battalia.chronicle.';
const GAME = `${PREFIX}game.`;
const SINCE = `${PREFIX}since`;
/** The oldest give way to new ones: some 300 kB in all. */
export const MOST_RECORDS = 1000;

const SinceSchema = v.object({ since: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)) });

export interface Chronicled {
  readonly id: string;
  readonly record: ChronicleEntry;
}

export interface Chronicle {
  /** In the order in which they ended. */
  readonly games: readonly Chronicled[];
  /** How many there are that cannot be read: they are kept. */
  readonly unread: number;
}

interface Stored {
  readonly games: readonly Chronicled[];
  /** Whole, but not of this version: neither written over nor struck out. */
  readonly unknown: ReadonlySet<string>;
  readonly torn: ReadonlySet<string>;
}

async function read(storage: Storage): Promise<Stored> {
  const keys = await storage.keys(GAME);
  const texts = await storage.read(keys);
  const games = new Map<string, ChronicleEntry>();
  const [unknown, torn] = [new Set<string>(), new Set<string>()];
  for (const [i, key] of keys.entries()) {
    const id = key.slice(GAME.length);
    const value = unsummed(texts[i] ?? null);
    const record = readRecord(value);
    if (record !== null) games.set(id, record);
    else if (value === undefined) torn.add(id);
    else unknown.add(id);
  }
  return { games: inOrder(games), unknown, torn };
}

const inOrder = (games: ReadonlyMap<string, ChronicleEntry>): readonly Chronicled[] =>
  [...games]
    .map(([id, record]) => ({ id, record }))
    .sort((a, b) => a.record.endedAt - b.record.endedAt || (a.id < b.id ? -1 : 1));

async function countsSince(storage: Storage): Promise<number> {
  const [text] = await storage.read([SINCE]);
  const read = v.safeParse(SinceSchema, unsummed(text ?? null));
  return read.success ? read.output.since : 0;
}

/** A game that came finished, as a code, was not played here. */
const cameFinished = ({ startedAt, playedAt }: MatchFacts): boolean => startedAt === playedAt;

/**
 * Writes down what has ended since the last time, strikes out what was taken back beyond its end, and tells what is on
 * record then. What is written twice is the same again, so that nothing has to be held meanwhile.
 */
export async function chronicle(storage: Storage): Promise<Chronicle> {
  const [known, since, matches] = await Promise.all([read(storage), countsSince(storage), listMatches(storage)]);
  const games = new Map(known.games.map(({ id, record }) => [id, record]));
  const changes: Change[] = [];
  for (const { id, facts } of matches) {
    if (facts === null || cameFinished(facts) || known.unknown.has(id)) continue;
    const there = games.get(id);
    if (!facts.over && there !== undefined) {
      games.delete(id);
      changes.push([GAME + id, null]);
    }
    if (!facts.over || facts.playedAt <= since || there?.endedAt === facts.playedAt) continue;
    const record = await recordFrom(storage, id);
    if (record === null) continue;
    games.set(id, record);
    changes.push([GAME + id, summed(record)]);
  }
  const list = inOrder(games);
  const left = list.slice(Math.max(0, list.length - MOST_RECORDS));
  for (const { id } of list.slice(0, list.length - left.length)) changes.push([GAME + id, null]);
  // Where nothing can be written it is made anew the next time, and a notice tells of that.
  if (changes.length > 0) await storage.write(changes).catch(() => undefined);
  const healed = changes.filter(([key, text]) => text !== null && known.torn.has(key.slice(GAME.length))).length;
  return { games: left, unread: known.unknown.size + known.torn.size - healed };
}

/** What cannot be read any more is counted by nobody, and stays where it is. */
async function recordFrom(storage: Storage, id: string): Promise<ChronicleEntry | null> {
  const loaded = await loadMatch(storage, id);
  return loaded.ok ? recordOf(loaded.match) : null;
}

/** Begins anew: nothing that has ended until now counts any more. */
export async function forgetChronicle(storage: Storage, now: number): Promise<void> {
  const keys = await storage.keys(GAME);
  await storage.write([[SINCE, summed({ since: now })], ...keys.map((key): Change => [key, null])]);
}

/** Everything on record as one text, readable or not, for a person to keep. */
export async function exportChronicle(storage: Storage): Promise<string> {
  const keys = [...(await storage.keys(PREFIX))].sort();
  const texts = await storage.read(keys);
  return JSON.stringify(Object.fromEntries(keys.map((key, i) => [key, texts[i]])));
}
