import type { Storage } from '@/store/match/storage';

/** Storage in memory that can refuse from the n-th write on, and remembers what was there before each. */
export class Memory implements Storage {
  readonly items = new Map<string, string>();
  writes = 0;
  /** The write, counted from 1, at which it dies; 0 never. */
  diesAt = 0;
  /** What was there before each write, and what the write was, if asked for. */
  readonly history:
    { readonly before: ReadonlyMap<string, string>; readonly key: string; readonly value: string }[] | null;

  constructor(items: ReadonlyMap<string, string> = new Map(), remember = false) {
    for (const [key, value] of items) this.items.set(key, value);
    this.history = remember ? [] : null;
  }

  getItem(key: string): Promise<string | null> {
    return Promise.resolve(this.items.get(key) ?? null);
  }

  setItem(key: string, value: string): Promise<void> {
    this.writes++;
    if (this.diesAt > 0 && this.writes >= this.diesAt) return Promise.reject(new Error('quota exceeded'));
    this.history?.push({ before: new Map(this.items), key, value });
    this.items.set(key, value);
    return Promise.resolve();
  }

  removeItem(key: string): Promise<void> {
    this.items.delete(key);
    return Promise.resolve();
  }

  getAllKeys(): Promise<readonly string[]> {
    return Promise.resolve([...this.items.keys()]);
  }
}
