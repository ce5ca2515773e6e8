import { answered, savingWorks } from '../saving';
import type { Storage } from './storage';

/** A storage that is never waited for in vain, and whose failures are told. */
export const answering = ({ read, keys, write }: Storage): Storage => ({
  read: (wanted) => answered(() => read(wanted)),
  keys: (prefix) => answered(() => keys(prefix)),
  write: async (changes) => {
    const before = await answered(() => write(changes));
    savingWorks();
    return before;
  },
});
