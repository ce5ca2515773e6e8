import type { Hold } from './hold';

let writing: Promise<unknown> = Promise.resolve();

/** Where there is only this window, or no telling of others: a match is taken up when the last one is written. */
export async function holdHere(): Promise<Hold> {
  await writing;
  return {
    leave: (written: Promise<unknown> = Promise.resolve()) => {
      writing = written.catch(() => undefined);
    },
  };
}
