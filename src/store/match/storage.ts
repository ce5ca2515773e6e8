/** What is stored under a key from now on; null: nothing. */
export type Change = readonly [key: string, text: string | null];

/** Text under keys, on the device that the app runs on, and what a test can let fail. */
export interface Storage {
  /** What lies under each of the keys; null: nothing. */
  read(keys: readonly string[]): Promise<readonly (string | null)[]>;
  /** All keys that begin so. */
  keys(prefix: string): Promise<readonly string[]>;
  /**
   * Makes changes of different keys, and resolves when no kill can undo them. A browser makes them as one. A phone makes
   * them one after the other, first what is stored and then what goes, each group in its order: a kill leaves the first
   * of them. Where other windows write, too, it resolves with what lay under each of the keys before.
   */
  write(changes: readonly Change[]): Promise<readonly (string | null)[] | undefined>;
}

/** FNV-1a over the characters: finds a torn or flipped text. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A value as text that tells whether it is whole. */
export function summed(value: unknown): string {
  const text = JSON.stringify(value);
  return `${checksum(text)}:${text}`;
}

/** What was written with its checksum, or undefined when the text is not whole. */
export function unsummed(text: string | null): unknown {
  if (text === null) return undefined;
  const colon = text.indexOf(':');
  const body = text.slice(colon + 1);
  if (colon < 1 || text.slice(0, colon) !== checksum(body)) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
