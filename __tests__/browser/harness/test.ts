/** The tests of all files, run side by side in one process on one browser. */
import { describe, it } from 'node:test';

interface Case {
  readonly title: string;
  readonly long: boolean;
  readonly run: () => Promise<void>;
  readonly timeout: number;
}

/** Longer than any test on a busy machine, but for one that says so. */
const TIMEOUT = 600_000;

const cases: Case[] = [];

/** A test of `npm test`: together they touch every screen and every mechanism. */
export function test(title: string, run: () => Promise<void>): void {
  cases.push({ title, long: false, run, timeout: TIMEOUT });
}

/** One that only `npm run test:long` has the time for: the same once more elsewhere, or something in depth. */
test.long = (title: string, run: () => Promise<void>, timeout = TIMEOUT): void => {
  cases.push({ title, long: true, run, timeout });
};

export interface Choice {
  readonly long: boolean;
  /** Only tests with this in their title. */
  readonly title: string;
  readonly atOnce: number;
}

/** The app itself has failed: whatever the machine was doing meanwhile, that is no accident. */
export class Fall extends Error {
  constructor(what: string, cause: unknown) {
    super(what, { cause });
  }
}

/**
 * What a busy machine could not show in time gets one more chance, and is named in the report; a fall of the app gets none.
 */
async function twice({ title, run }: Case): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Fall) throw error;
    console.log(`second try: ${title}\n${String(error)}`);
    await run();
  }
}

/** Runs what the files have named, in the order in which they were imported. */
export function runTests({ long, title, atOnce }: Choice): void {
  const chosen = cases.filter((test) => (long || !test.long) && test.title.includes(title));
  if (chosen.length === 0) throw new Error('no test is called like that, or only a long one');
  describe('in a browser', { concurrency: atOnce }, () => {
    for (const test of chosen) it(test.title, { timeout: test.timeout }, () => twice(test));
  });
}
