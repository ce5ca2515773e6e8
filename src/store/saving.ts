/** Whether this device keeps what is done. Where it does not, everything works for as long as the app runs. */
import { create } from 'zustand';

interface Saving {
  /** Something could not be read or written, and nothing has been written since. */
  readonly failing: boolean;
  /** Somebody has read of it, and need not read it twice. */
  readonly known: boolean;
}

export const useSaving = create<Saving>()(() => ({ failing: false, known: false }));

export const savingFailed = () => useSaving.setState({ failing: true });
/** Should it fail again, that is news. */
export const savingWorks = () => useSaving.setState({ failing: false, known: false });
export const savingKnown = () => useSaving.setState({ known: true });

/** Longer than any device takes that works. */
const PATIENCE = 5000;

/** Storage may throw, fail or never answer: all of it is a failure, and told. */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('storage does not answer')), PATIENCE);
  });
  try {
    return await Promise.race([ask(), silence]);
  } catch (error) {
    savingFailed();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
