/**
 * npm run arena -- --bots lord,chief,chief,friman --games 200 --modules advanced --seed 1 [--json]
 * Plays bots against bots on all cores. Seats rotate: every shuffle of the table is played from every seat.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { playMatch, type Match, type MatchResult } from './arena/match';
import { BadArguments, matchOf, readOptions, USAGE, type Options } from './arena/options';
import { report, summarise } from './arena/report';

function showProgress(done: number, all: number, started: number): void {
  if (!process.stderr.isTTY && done % Math.ceil(all / 5) !== 0) return;
  const width = 30;
  const full = Math.round((done / all) * width);
  const left = done === 0 ? 0 : ((Date.now() - started) / done) * (all - done);
  process.stderr.write(
    `${process.stderr.isTTY ? '\r' : ''}[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${done}/${all}, ${Math.ceil(left / 1000)} s left  ${process.stderr.isTTY ? '' : '\n'}`,
  );
  if (done === all && process.stderr.isTTY) process.stderr.write('\n');
}

async function run(options: Options): Promise<void> {
  const results: MatchResult[] = [];
  const started = Date.now();
  let next = 0;
  const tell = () => {
    const summary = summarise(
      options.bots,
      results.sort((a, b) => a.index - b.index),
    );
    console.log(
      options.json ? JSON.stringify({ options, ...summary, seconds: (Date.now() - started) / 1000 }) : report(summary),
    );
  };
  // Called off: what has been played so far still counts.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      tell();
      process.exit(1);
    });
  }
  await Promise.all(
    Array.from(
      { length: Math.min(options.threads, options.games) },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: 'arena' });
          const deal = () => worker.postMessage(next < options.games ? matchOf(options, next++) : null);
          worker.on('message', (result: MatchResult) => {
            results.push(result);
            if (!options.json) showProgress(results.length, options.games, started);
            deal();
          });
          worker.on('error', reject);
          worker.on('exit', () => resolve());
          deal();
        }),
    ),
  );
  tell();
}

function serve(): void {
  parentPort?.on('message', (match: Match | null) => {
    if (match === null) process.exit(0);
    parentPort?.postMessage(playMatch(match));
  });
}

if (isMainThread) {
  try {
    await run(readOptions(process.argv.slice(2)));
  } catch (problem) {
    if (!(problem instanceof BadArguments)) throw problem;
    console.error(`${problem.message}\n${USAGE}`);
    process.exitCode = 2;
  }
} else if (workerData === 'arena') serve();
