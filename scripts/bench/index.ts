/**
 * npm run bench [-- node|hermes|web]: speed on Node and on Hermes, the engine of the phones, as a table with our aims; and of
 * the exported web app in Chromium, which takes a few minutes and is only done when it is asked for.
 * npm run bench -- --against <commit>: how fast the engine is beside that of another commit, on both, in one run.
 */
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { compare } from './against';
import { NODE_SECTIONS } from './node-only';
import type { Line } from './suite';
import { WEB_SECTIONS } from './web/sections';

type Runtime = 'node' | 'hermes';

/** What we aim at. Times are at most, rates at least. */
const AIMS: readonly {
  readonly runtime: Runtime;
  readonly name: string;
  readonly at: 'median' | 'p95';
  readonly value: number;
}[] = [
  { runtime: 'node', name: 'decisions', at: 'median', value: 200_000 },
  { runtime: 'hermes', name: 'decisions', at: 'median', value: 20_000 },
  { runtime: 'node', name: 'legalActions', at: 'p95', value: 100 },
  { runtime: 'node', name: 'friman turn', at: 'median', value: 5_000 },
  { runtime: 'node', name: 'chief turn', at: 'median', value: 50_000 },
  { runtime: 'hermes', name: 'friman turn', at: 'median', value: 150_000 },
  { runtime: 'hermes', name: 'chief turn', at: 'median', value: 1_500_000 },
  { runtime: 'node', name: 'readable, 4 times slower', at: 'median', value: 5_000_000 },
];
/** A clone is this many times faster than structuredClone. */
const CLONE_AIM = 50;

const RUNNER: Readonly<Record<Runtime, string>> = { node: 'scripts/run-ts.mjs', hermes: 'scripts/hermes.mjs' };

/** Each engine in a process of its own, so that none warms or burdens the other. */
function measure(runtime: Runtime): readonly Line[] {
  const result = spawnSync(process.execPath, [RUNNER[runtime], path.join('scripts', 'bench', 'suite.ts')], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (result.status !== 0) {
    console.error(`${runtime}: ${result.stderr || result.stdout || String(result.error ?? '')}`);
    process.exitCode = 1;
    return [];
  }
  return result.stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Line => JSON.parse(line));
}

const words = process.argv.slice(2);
const against = words.indexOf('--against');
if (against !== -1) {
  const commit = words[against + 1];
  if (commit === undefined) {
    console.error('--against wants a commit.');
    process.exit(2);
  }
  process.exit((await compare(commit)) ? 0 : 1);
}
const asked = words.filter((word): word is Runtime => word === 'node' || word === 'hermes');
const runtimes: readonly Runtime[] = asked.length > 0 ? asked : words.includes('web') ? [] : ['node', 'hermes'];
const measured = new Map(runtimes.map((runtime) => [runtime, [...measure(runtime)]]));
if (measured.has('node')) {
  for (const section of NODE_SECTIONS) {
    for (const row of await section.run()) measured.get('node')?.push({ section: section.title, ...row });
  }
}

const NAME_WIDTH = 44;
const WIDTH = 12;

function show(value: number | undefined, unit: Line['unit']): string {
  if (value === undefined) return '-'.padStart(WIDTH);
  const text = value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
  return `${text} ${unit}`.padStart(WIDTH);
}

const find = (runtime: Runtime, section: string, name: string): Line | undefined =>
  measured.get(runtime)?.find((line) => line.section === section && line.name === name);

function verdict(section: string, name: string): string {
  const words = AIMS.filter((aim) => aim.name === name).flatMap((aim) => {
    const line = find(aim.runtime, section, name);
    if (!line) return [];
    const met = line.unit === '/s' ? line[aim.at] >= aim.value : line[aim.at] <= aim.value;
    return [
      `${aim.runtime} ${aim.at} ${line.unit === '/s' ? '≥' : '≤'} ${aim.value.toLocaleString('en')}: ${met ? 'met' : 'missed'}`,
    ];
  });
  return words.join('; ');
}

const all = [...measured.values()].flat();
const titles = [...new Set(all.map((line) => line.section))];
for (const title of titles) {
  console.log(`\n${title}`);
  console.log(
    `${''.padEnd(NAME_WIDTH)}${runtimes.map((runtime) => `${`${runtime} median`.padStart(WIDTH + 2)}${'p95'.padStart(WIDTH)}`).join('')}`,
  );
  for (const name of new Set(all.filter((line) => line.section === title).map((line) => line.name))) {
    const cells = runtimes.map((runtime) => {
      const line = find(runtime, title, name);
      const unit = line?.unit ?? 'µs';
      return `  ${show(line?.median, unit)}${show(line?.p95, unit)}`;
    });
    console.log(`${name.padEnd(NAME_WIDTH)}${cells.join('')}  ${verdict(title, name)}`.trimEnd());
  }
}

if (words.includes('web')) {
  for (const section of WEB_SECTIONS) {
    console.log(`\n${section.title}`);
    for (const { name, unit, median, p95 } of await section.run())
      console.log(`${name.padEnd(NAME_WIDTH)}${show(median, unit)}${p95 === median ? '' : `${show(p95, unit)} p95`}`);
  }
}

const [load = 0] = os.loadavg();
if (load > os.cpus().length)
  console.log(
    `\nThe machine is busy (load ${load.toFixed(1)} on ${os.cpus().length} cores): everything here is faster on an idle one.`,
  );

const byName = (name: string): number => measured.get('node')?.find((line) => line.name === name)?.median ?? Number.NaN;
const times = (slow: string, fast: string): number => byName(slow) / byName(fast);
if (measured.has('node')) {
  console.log(`\nOn Node, how many times as fast as structuredClone (aim: ${CLONE_AIM}):`);
  for (const form of ['structuredClone, typed arrays', 'structuredClone, lists']) {
    console.log(
      `${form.padEnd(NAME_WIDTH)}clone ${times(form, 'clone').toFixed(1)}, copyFrom ${times(form, 'copyFrom').toFixed(0)}`,
    );
  }
}
