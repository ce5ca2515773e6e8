/** Matches of the versions before the journal had a number: they are kept as they are, listed, exported and deleted. */
import * as v from 'valibot';
import { unsummed, type Storage } from './storage';

/** What their keys begin with. */
export const OLDER = 'battalia.match.';

export interface OlderMatch {
  readonly id: string;
  /** Who played; null when that cannot be read. */
  readonly players: readonly string[] | null;
}

const TailSchema = v.object({
  players: v.pipe(v.array(v.object({ name: v.pipe(v.string(), v.maxLength(60)) })), v.maxLength(6)),
});

export async function listOlder(storage: Storage): Promise<readonly OlderMatch[]> {
  const tails = new Map<string, string[]>();
  for (const key of await storage.keys(OLDER)) {
    const [, id, part] = /^([\w-]+)\.(.*)/.exec(key.slice(OLDER.length)) ?? [];
    if (id === undefined) continue;
    const known = tails.get(id) ?? [];
    tails.set(id, part?.startsWith('tail.') === true ? [...known, key] : known);
  }
  return Promise.all([...tails].map(async ([id, keys]) => ({ id, players: playersIn(await storage.read(keys)) })));
}

function playersIn(texts: readonly (string | null)[]): readonly string[] | null {
  for (const text of texts) {
    const tail = v.safeParse(TailSchema, unsummed(text));
    if (tail.success) return tail.output.players.map(({ name }) => name);
  }
  return null;
}
