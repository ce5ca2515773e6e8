/** The tests of all files, run side by side in one process on one browser. */
import { describe, it } from 'node:test';

interface Case {
  readonly title: string;
  readonly long: boolean;
  readonly run: () => Promise<void>;
}

const cases: Case[] = [];

/** A test of `npm test`: together they touch every screen and every mechanism. */
export function test(title: string, run: () => Promise<void>): void {
  cases.push({ title, long: false, run });
}

/** One that only `npm run test:long` has the time for: the same once more elsewhere, or something in depth. */
test.long = (title: string, run: () => Promise<void>): void => {
  cases.push({ title, long: true, run });
};

export interface Choice {
  readonly long: boolean;
  /** Only tests with this in their title. */
  readonly title: string;
  readonly atOnce: number;
}

/** Longer than any test on a busy machine. */
const TIMEOUT = 300_000;

/** Runs what the files have named, in the order in which they were imported. */
export function runTests({ long, title, atOnce }: Choice): void {
  const chosen = cases.filter((test) => (long || !test.long) && test.title.includes(title));
  if (chosen.length === 0) throw new Error('no test is called like that, or only a long one');
  describe('in a browser', { concurrency: atOnce }, () => {
    for (const test of chosen) it(test.title, { timeout: TIMEOUT }, test.run);
  });
}
