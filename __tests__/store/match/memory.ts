import type { Change, Storage } from '@/store/match/storage';

/** Storage in memory: one change after the other, as on a phone, beside other windows, as in a browser. It can refuse, and remembers what was there before each. */
export class Memory implements Storage {
  readonly items = new Map<string, string>();
  /** Single changes so far. */
  writes = 0;
  /** Whether the change of this number, counted from 1, is refused. */
  refuses: (write: number) => boolean = () => false;
  /** What was there before each change, and what it was, if asked for. */
  readonly history: { readonly before: ReadonlyMap<string, string>; readonly change: Change }[] | null;

  constructor(items: ReadonlyMap<string, string> = new Map(), remember = false) {
    for (const [key, text] of items) this.items.set(key, text);
    this.history = remember ? [] : null;
  }

  read(keys: readonly string[]): Promise<readonly (string | null)[]> {
    return Promise.resolve(keys.map((key) => this.items.get(key) ?? null));
  }

  keys(prefix: string): Promise<readonly string[]> {
    return Promise.resolve([...this.items.keys()].filter((key) => key.startsWith(prefix)));
  }

  write(changes: readonly Change[]): Promise<readonly (string | null)[]> {
    const before = changes.map(([key]) => this.items.get(key) ?? null);
    for (const change of changes) {
      if (this.refuses(++this.writes)) return Promise.reject(new Error('quota exceeded'));
      this.history?.push({ before: new Map(this.items), change });
      const [key, text] = change;
      if (text === null) this.items.delete(key);
      else this.items.set(key, text);
    }
    return Promise.resolve(before);
  }

  /** Letters of everything that is stored. */
  size(): number {
    return [...this.items].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }
}
