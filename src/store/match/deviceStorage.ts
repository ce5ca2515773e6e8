/** The storage of a phone. */
import AsyncStorage from '@react-native-async-storage/async-storage';
import { answering } from './answering';

export const deviceStorage = answering({
  async read(keys) {
    const found = new Map(await AsyncStorage.multiGet(keys));
    return keys.map((key) => found.get(key) ?? null);
  },

  async keys(prefix) {
    return (await AsyncStorage.getAllKeys()).filter((key) => key.startsWith(prefix));
  },

  async write(changes) {
    const stored = changes.flatMap(([key, text]): [string, string][] => (text === null ? [] : [[key, text]]));
    const gone = changes.flatMap(([key, text]) => (text === null ? [key] : []));
    if (stored.length > 0) await AsyncStorage.multiSet(stored);
    if (gone.length > 0) await AsyncStorage.multiRemove(gone);
    return undefined;
  },
});
