/**
 * npm run monkey -- [--minutes N] [--seed S] [--episode N | --episodes N] [--workers N] [--clock own|real] [--verbose]
 *
 * Presses, long-presses, drags, scrolls, pinches, rotates, types, goes back, reloads and resumes at random in Chromium, on
 * the exported app in dist/web (which is made if it is missing) as it comes: motion, sound and canvas on. It goes from
 * episode to episode: alone against a bot, people among themselves, bots alone, every kind of game, the reference, the
 * table, settings, replays, on phone and tablet, in four languages. Most episodes play a game to its end.
 *
 * A fall is an error of the page or on its console, a blank page, a screen with nothing to press when somebody is to
 * move, a bot that does not, an action that is gone after a reload, and what axe calls serious (once for each kind of
 * screen). Falls are written to .artifacts/monkey with the steps that led there and a picture, and the run ends with 1.
 *
 * The same seed makes the same steps, and every episode can be had alone: `--seed 7 --episode 12`. For that the page has
 * a clock and chance of its own and bots count instead of taking their time (see clock.ts). `--clock real` leaves all of
 * it as people have it; what it finds is real, but need not come again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, launchBrowser, NO_BROWSER } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { episode, type Outcome, type Run } from './episode';
import { episodePlan } from './plan';

const began = Date.now();
const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    episode: { type: 'string' },
    episodes: { type: 'string' },
    workers: { type: 'string', default: '1' },
    clock: { type: 'string', default: 'own' },
    verbose: { type: 'boolean', default: false },
  },
});
const { seed } = values;
const first = Number(values.episode ?? 0);
const count = values.episode !== undefined ? 1 : values.episodes !== undefined ? Number(values.episodes) : Infinity;
const minutes = Number(values.minutes ?? (count === Infinity ? 10 : 1e6));
const workers = Number(values.workers);
if (
  [first, minutes, workers, count].some((number) => Number.isNaN(number) || number < 0) ||
  (values.clock !== 'own' && values.clock !== 'real')
) {
  console.error(
    'Usage: npm run monkey -- [--minutes N] [--seed S] [--episode N | --episodes N] [--workers N] [--clock own|real] [--verbose]',
  );
  process.exit(2);
}

const exported = path.resolve('dist', 'web');
if (!existsSync(path.join(exported, 'index.html'))) {
  const made = spawnSync(process.execPath, ['scripts/export-web.mjs'], { stdio: 'inherit' });
  if (made.status !== 0) process.exit(1);
}
if (ensureBrowser() === undefined) {
  console.error(NO_BROWSER);
  process.exit(1);
}

/** What it takes to close a browser. */
const CLOSING_MS = 3000;
const server = await serve(exported);
const browser = await launchBrowser();
const run: Run = {
  browser,
  url: server.url,
  exported,
  seed,
  clock: values.clock,
  deadline: began + minutes * 60_000 - CLOSING_MS,
  checked: new Set(),
  verbose: values.verbose,
};
const outcomes: Outcome[] = [];
try {
  let next = first;
  const worker = async () => {
    while (next < first + count && Date.now() < run.deadline) {
      const outcome = await episode(run, episodePlan(seed, next++));
      outcomes.push(outcome);
      told(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, workers) }, worker));
} finally {
  await browser.close();
  server.stop();
}
summary();
process.exitCode = outcomes.some(({ falls }) => falls.length > 0) ? 1 : 0;

function told({ plan, falls, steps, digest, started, finished, cut }: Outcome): void {
  const facts = [
    plan.kind,
    plan.preset,
    plan.device,
    plan.language,
    plan.pace,
    `${steps} steps`,
    ...(started > 0 ? [`${finished} of ${started} games ended`] : []),
    digest,
    ...(cut ? ['cut short'] : []),
  ];
  console.log(`${falls.length === 0 ? '✓' : '✗'} ${seed}/${plan.number}  ${facts.join(', ')}`);
  for (const { fall, file } of falls)
    console.log(
      `    ${fall.kind}: ${fall.says.slice(0, 600).replaceAll('\n', '\n    ')}\n    ${file}   npm run monkey -- --seed ${seed} --episode ${plan.number}`,
    );
}

function summary(): void {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + of(outcome), 0);
  const all = (of: (outcome: Outcome) => Iterable<string>) =>
    [...new Set(outcomes.flatMap((outcome) => [...of(outcome)]))].sort();
  const failed = outcomes.filter(({ falls }) => falls.length > 0).length;
  console.log(
    `\n${((Date.now() - began) / 60_000).toFixed(1)} minutes, seed ${seed}: ${outcomes.length} episodes, ${sum(({ steps }) => steps)} steps, ${sum(({ started }) => started)} games started, ${sum(({ finished }) => finished)} ended, ${sum(({ falls }) => falls.length)} falls`,
  );
  console.log(`Screens: ${all(({ screens }) => screens).join(', ')}`);
  console.log(`Games: ${all(({ plan, started }) => (started > 0 ? [plan.preset] : [])).join(', ')}`);
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
}
