/** What is kept beside the matches, each under a key: settings, the last set-up, the tools of a real table. */
import AsyncStorage from '@react-native-async-storage/async-storage';
import type { StateStorage } from 'zustand/middleware';
import { answered } from './saving';

/** What could not be read may well be there: it is not written over. */
const unread = new Set<string>();

/** Fails at nothing: what cannot be kept is there for as long as the app runs. */
export const kept: StateStorage<Promise<void>> = {
  async getItem(key) {
    try {
      const text = await answered(() => AsyncStorage.getItem(key));
      unread.delete(key);
      return text;
    } catch {
      unread.add(key);
      return null;
    }
  },

  async setItem(key, text) {
    if (!unread.has(key)) await answered(() => AsyncStorage.setItem(key, text)).catch(() => undefined);
  },

  async removeItem(key) {
    await answered(() => AsyncStorage.removeItem(key)).catch(() => undefined);
  },
};
