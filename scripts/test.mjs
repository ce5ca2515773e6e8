// `npm test`: installs what is missing, then runs every check and closes with one line, `N passed, N failed`.
// `npm run test:long` (`--long`) does what that has no time for: every test in all its depth, long walks and games at random.
// To add a check, add a stage to one of the lists below. A stage that needs another waits for it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, setup } from './setup.mjs';

const bin = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  jest: 'node_modules/jest/bin/jest.js',
  expo: 'node_modules/expo/bin/cli',
};

const reports = path.join(root, '.artifacts', 'jest');

/** `env`: what it is run with besides. */
const jest = (project, workers, env = {}) => ({
  name: `${project} tests`,
  env,
  steps: [
    [
      bin.jest,
      '--selectProjects',
      project,
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${path.join(reports, `${project}.json`)}`,
    ],
  ],
  count: () => {
    const report = path.join(reports, `${project}.json`);
    if (!existsSync(report)) return undefined;
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  },
});

const WEB_EXPORT = { name: 'web export', steps: [['scripts/export-web.mjs']] };

const nativeExport = (env, ...options) => ({
  name: 'native export',
  env,
  steps: [
    [bin.expo, 'export', '--platform', 'android', '--platform', 'ios', '--output-dir', 'dist/native', ...options],
  ],
});

const permissions = (...options) => ({
  name: 'permissions',
  steps: [['scripts/permissions.mjs', ...options]],
});

const LICENCES = {
  name: 'licences',
  needs: ['web export', 'native export'],
  steps: [['scripts/licences/index.mjs', '--check']],
};

const monkey = (minutes, seed) => ({
  name: `monkey, seed ${seed}`,
  needs: ['web export', 'Chromium'],
  steps: [['scripts/run-ts.mjs', 'scripts/monkey/index.ts', '--minutes', String(minutes), '--seed', String(seed)]],
  count: (output) => {
    const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
    return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) };
  },
});

const browserTests = (...options) => ({
  name: 'browser tests',
  needs: ['web export', 'Chromium'],
  steps: [['scripts/browser-tests.mjs', ...options]],
  count: (output) => {
    const said = (word) => Number(new RegExp(`^\\W*${word} (\\d+)$`, 'm').exec(output)?.[1] ?? NaN);
    return Number.isNaN(said('pass')) ? undefined : { passed: said('pass'), failed: said('fail') + said('cancelled') };
  },
});

/**
 * In the order in which they are started, as many at a time as there are cores: the long ones first.
 * A stage counts as one check unless `count` tells how many it ran.
 */
const SHORT = [
  WEB_EXPORT,
  jest('engine', 1),
  { name: 'types', steps: [['scripts/types.mjs']] },
  browserTests(),
  jest('ui', 1),
  // That everything is found and understood; what phones run of it, Hermes' bytecode, is made in the long run.
  nativeExport({ BATTALIA_PHONES: '1' }, '--no-bytecode', '--no-minify'),
  monkey(1, 1),
  jest('pure', 1),
  jest('web', 1),
  permissions(),
  LICENCES,
  { name: 'format', steps: [[bin.prettier, '--check', '.']] },
  { name: 'lint', steps: [[bin.eslint, '--max-warnings=0', '.']] },
  { name: 'import arrows', steps: [[bin.depcruise, 'app', 'src']] },
];

const LONG = [
  WEB_EXPORT,
  nativeExport({}),
  permissions('--prebuild'),
  // With more games, positions and set-ups of each kind: `__tests__/long.ts`.
  ...['engine', 'pure', 'ui'].map((project) => jest(project, 1, { BATTALIA_LONG: '1' })),
  browserTests('--long'),
  monkey(30, 2),
  { name: 'fuzz', steps: [['scripts/run-ts.mjs', 'scripts/fuzz.ts', '--minutes', '10']] },
  // The same with modules that exist in the tests alone: thousands of games.
  {
    name: 'fuzz, proof',
    steps: [['scripts/run-ts.mjs', 'scripts/fuzz.ts', '--proof', '--rhythm', 'sweep', '--minutes', '10']],
  },
];

const stages = process.argv.includes('--long') ? LONG : SHORT;

const env = {
  ...process.env,
  CI: '1',
  EXPO_OFFLINE: '1',
  EXPO_NO_TELEMETRY: '1',
  FORCE_COLOR: '0',
  NODE_NO_WARNINGS: '1',
};
delete env.NODE_ENV;

/** Runs one step to its end and keeps what it prints. */
function step(args, more = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

async function runStage(stage) {
  const started = performance.now();
  let output = '';
  let ok = true;
  for (const args of stage.steps) {
    const result = await step(args, stage.env);
    output += result.output;
    ok &&= result.ok;
  }
  const counted = stage.count?.(output);
  const { passed, failed } = counted ?? (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  // A runner that ends badly without a failed test (it crashed, or found none) is a failure all the same.
  return { output, passed, failed: ok ? failed : Math.max(1, failed), seconds: (performance.now() - started) / 1000 };
}

async function runAll(earlier) {
  const waiting = [...stages];
  const done = new Map();
  for (const [name, result] of Object.entries(earlier)) {
    void result.then(({ ok, output }) => {
      if (!ok) console.log(output.trimEnd());
      done.set(name, { failed: ok ? 0 : 1 });
    });
  }
  const lanes = Math.max(1, Math.min(4, os.availableParallelism()));

  const ready = () => waiting.findIndex(({ needs = [] }) => needs.every((name) => done.has(name)));

  async function lane() {
    while (waiting.length > 0) {
      const next = ready();
      if (next === -1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        continue;
      }
      const [stage] = waiting.splice(next, 1);
      const broken = (stage.needs ?? []).find((name) => done.get(name).failed > 0);
      const result =
        broken === undefined
          ? await runStage(stage)
          : { output: `Not run, because "${broken}" failed.`, passed: 0, failed: 1, seconds: 0 };
      done.set(stage.name, result);
      report(stage.name, result);
    }
  }

  await Promise.all(Array.from({ length: lanes }, lane));
  return stages.map(({ name }) => done.get(name));
}

function report(name, { output, passed, failed, seconds }) {
  const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s   ${counts}`);
  if (failed > 0) console.log(`${output.trimEnd()}\n`.replace(/^/gm, '    '));
  else for (const [again] of output.matchAll(/^second try: .*$/gm)) console.log(`    ${again}`);
}

const started = performance.now();
// Fetched while packages are: they wait for different servers.
const browser = step(['scripts/browser.mjs']);
setup();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results = await runAll({ Chromium: browser });
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s in all`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
