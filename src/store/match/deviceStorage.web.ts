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

let connection: Promise<IDBPDatabase> | null = null;

/** A connection that has failed is not used again: what failed for a moment works with the next one. */
async function using<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  connection ??= connect();
  const used = connection;
  try {
    return await work(await used);
  } catch (error) {
    if (connection === used) connection = null;
    void used.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
}

async function connect(): Promise<IDBPDatabase> {
  const database = await openDB(NAME, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
    // Another window brings a newer database, or a browser has cut us off.
    blocking: () => {
      connection = null;
      database.close();
    },
    terminated: () => {
      connection = null;
    },
  });
  // What cannot be moved now stays where it is until the next time.
  await moveOlder(database).catch(() => undefined);
  return database;
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
