/** How the bench times things: the same on Node and on Hermes, whose clock ticks in whole milliseconds. */

/** What is reported: a time per call, or how many a second. */
export interface Row {
  readonly name: string;
  readonly unit: 'µs' | 'ms' | '/s' | 'kB' | '#' | '×';
  readonly median: number;
  /** 95 of 100 samples are at least this good. */
  readonly p95: number;
}

/** A group of rows. It must run on Node and on Hermes alike, with nothing but the language, the engine and this file. */
export interface Section {
  readonly title: string;
  run(): readonly Row[];
}

/** A size is what it is: no sample differs. */
export const size = (name: string, bytes: number): Row => ({
  name,
  unit: 'kB',
  median: bytes / 1000,
  p95: bytes / 1000,
});

const hasFineClock = typeof performance !== 'undefined';
const now: () => number = hasFineClock ? () => performance.now() : () => Date.now();
/** A batch lasts long enough that a tick of the clock is a small part of it. */
const BATCH_MS = hasFineClock ? 0.5 : 15;
const BATCHES = hasFineClock ? 3 : 2;
const WARM_UP_MS = hasFineClock ? 30 : 50;

/** Keeps what a measured call returns, so that no optimiser can drop the call. */
let kept: unknown;
export const lastResult = (): unknown => kept;

function runFor(work: () => unknown, least: number): { calls: number; ms: number } {
  let calls = 0;
  const start = now();
  let size = 1;
  for (;;) {
    for (let i = 0; i < size; i++) kept = work();
    calls += size;
    const ms = now() - start;
    if (ms >= least) return { calls, ms };
    size *= 2;
  }
}

/** Microseconds a call, one sample for each case: many positions tell more than one position many times. */
export function timePerCall<T>(name: string, cases: readonly T[], work: (one: T) => unknown): Row {
  const [first] = cases;
  if (first === undefined) throw new Error(`nothing to measure: ${name}`);
  let turn = 0;
  runFor(() => work(cases[turn++ % cases.length] ?? first), WARM_UP_MS);
  // The best of a few batches: what other processes take away is no property of the code.
  const samples = cases.map((one) => {
    let best = Infinity;
    for (let batch = 0; batch < BATCHES; batch++) {
      const { calls, ms } = runFor(() => work(one), BATCH_MS);
      best = Math.min(best, (ms * 1000) / calls);
    }
    return best;
  });
  return { name, unit: 'µs', median: quantile(samples, 0.5), p95: quantile(samples, 0.95) };
}

/** The same for calls that take long: each case once, without a warm-up. */
export function timeOnce<T>(name: string, cases: readonly T[], work: (one: T) => unknown): Row {
  const samples = cases.map((one) => {
    const start = now();
    kept = work(one);
    return (now() - start) * 1000;
  });
  return { name, unit: 'µs', median: quantile(samples, 0.5), p95: quantile(samples, 0.95) };
}

/** How many a second: a round does some work and says how much of each it was. */
export function ratesPerSecond(
  names: readonly string[],
  rounds: number,
  round: (index: number) => readonly number[],
): readonly Row[] {
  const samples: number[][] = names.map(() => []);
  for (let i = 0; i < rounds; i++) {
    const start = now();
    const done = round(i);
    const seconds = Math.max(0.001, (now() - start) / 1000);
    names.forEach((_, k) => samples[k]?.push((done[k] ?? 0) / seconds));
  }
  return names.map((name, k) => ({
    name,
    unit: '/s',
    median: quantile(samples[k] ?? [], 0.5),
    p95: quantile(samples[k] ?? [], 0.05),
  }));
}

export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
