/**
 * The storage of a browser: IndexedDB, every write one transaction that is on the disk before it is told to be done.
 * (localStorage is written to the disk seconds later.)
 */
import { openDB, type IDBPDatabase } from 'idb';
import { answering } from './answering';
import { OLDER } from './older';
import type { Change } from './storage';

const NAME = 'battalia';
const STORE = 'matches';

let connecting: Promise<IDBPDatabase> | null = null;
let connected: IDBPDatabase | null = null;

/** With a connection there is nothing to wait for: what is to be written is on its way when this returns. */
async function using<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = connected ?? (await (connecting ??= connect().finally(() => (connecting = null))));
  try {
    return await work(database);
  } catch (error) {
    // What failed for a moment works with the next connection.
    disconnect(database);
    throw error;
  }
}

async function connect(): Promise<IDBPDatabase> {
  const database = await openDB(NAME, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
    // Another window brings a newer database.
    blocking: () => disconnect(database),
    terminated: () => disconnect(database),
  });
  // What cannot be moved now stays where it is until the next time.
  await moveOlder(database).catch(() => undefined);
  connected = database;
  return database;
}

function disconnect(database: IDBPDatabase): void {
  if (connected === database) connected = null;
  database.close();
}

/** Everything is asked for at once and committed: however busy the page is from then on, it is written. */
async function change(database: IDBPDatabase, changes: readonly Change[]): Promise<readonly (string | null)[]> {
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  const { store } = transaction;
  const before = Promise.all(changes.map(([key]) => store.get(key)));
  const changed = changes.map(([key, text]) => (text === null ? store.delete(key) : store.put(text, key)));
  transaction.commit();
  const [found] = await Promise.all([before, transaction.done, ...changed]);
  return found.map(asText);
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Earlier versions kept their matches in localStorage. They are gone from there when they are safe here. */
async function moveOlder(database: IDBPDatabase): Promise<void> {
  const found = Object.entries(localStorage).filter(([key]) => key.startsWith(OLDER));
  if (found.length === 0) return;
  await change(database, found);
  for (const [key, text] of found) if (localStorage.getItem(key) === text) localStorage.removeItem(key);
}

export const deviceStorage = answering({
  read: (keys) =>
    using(async (database) => {
      const { store } = database.transaction(STORE);
      return (await Promise.all(keys.map((key) => store.get(key)))).map(asText);
    }),

  keys: (prefix) =>
    using(async (database) => {
      const found = await database.getAllKeys(STORE, IDBKeyRange.bound(prefix, `${prefix}\uffff`));
      return found.map(String);
    }),

  write: (changes) => using((database) => change(database, changes)),
});
