/** The storage of the app in a browser, from outside. */
import type { Page } from 'playwright-core';

export interface Put {
  readonly items: readonly (readonly [string, string])[];
  /** Only once, under this name: a reload finds what the app has written since. */
  readonly once?: string;
  /** Nothing else is to be there. */
  readonly only?: boolean;
}

/**
 * Runs in the page before the app. What it asks of the database comes before what the app asks, so that the app finds
 * these items there.
 */
export function putInto({ items, once, only = false }: Put): void {
  if (once !== undefined) {
    if (localStorage.getItem(once) !== null) return;
    localStorage.setItem(once, 'yes');
  }
  const opening = indexedDB.open('battalia', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('matches');
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('matches', 'readwrite');
    const matches = transaction.objectStore('matches');
    if (only) matches.clear();
    for (const [key, text] of items) matches.put(text, key);
    transaction.oncomplete = () => opening.result.close();
  };
}

/** Everything that is stored of matches. */
export const storedIn = async (page: Page): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await page.evaluate(
      () =>
        new Promise<[string, string][]>((resolve, reject) => {
          const opening = indexedDB.open('battalia', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('matches');
          opening.onerror = () => reject(new Error(String(opening.error)));
          opening.onsuccess = () => {
            const matches = opening.result.transaction('matches').objectStore('matches');
            const keys = matches.getAllKeys();
            const texts = matches.getAll();
            texts.onsuccess = () => {
              resolve(keys.result.map((key, i) => [String(key), String(texts.result[i])]));
              opening.result.close();
            };
            texts.onerror = () => reject(new Error(String(texts.error)));
          };
        }),
    ),
  );
