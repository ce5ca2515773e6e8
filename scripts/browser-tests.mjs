// node scripts/browser-tests.mjs [words] [--long] [-t text]: runs __tests__/browser/*.test.ts on the exported web app in dist/web.
// With words, only the files whose name contains one of them; with a text, only the tests that have it in their title.
// `--long` runs the long tests, too, and keeps the pictures that tests take.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, NO_BROWSER } from './browser.mjs';
import { bundle } from './bundle.mjs';
import { serve } from './serve.mjs';
import { root, setup } from './setup.mjs';

const {
  values: { long, title },
  positionals: words,
} = parseArgs({
  options: { long: { type: 'boolean', default: false }, title: { type: 'string', short: 't', default: '' } },
  allowPositionals: true,
});

setup();
if (ensureBrowser() === undefined) {
  console.error(NO_BROWSER);
  process.exit(1);
}
const exported = path.join(root, 'dist', 'web');
if (!existsSync(path.join(exported, 'index.html'))) {
  console.error('Nothing to test yet: run "node scripts/export-web.mjs" first.');
  process.exit(1);
}

const sources = path.join(root, '__tests__', 'browser');
// Two tests run at a time, the longest first, so that none of them is left to run alone at the end: here from short to long, all others are shorter.
const SLOWEST = ['match', 'play', 'words', 'whole'];
const length = (file) => SLOWEST.findIndex((name) => file.startsWith(name));
const files = readdirSync(sources)
  .filter((file) => /\.test\.ts$/.test(file))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .sort((a, b) => length(b) - length(a));

if (files.length === 0) {
  console.error(`No browser test is called like that: ${words.join(', ')}`);
  process.exit(1);
}

const cache = path.join(root, 'node_modules', '.cache');
mkdirSync(cache, { recursive: true });
const built = mkdtempSync(path.join(cache, 'browser-tests-'));
const server = await serve(exported);
let status = 1;
try {
  // All in one process: they share one browser.
  const entry = path.join(built, 'entry.mjs');
  const imports = [...files, 'harness/test.ts'].map((file) => JSON.stringify(path.join(sources, file)));
  const choice = { long, title, atOnce: 2 };
  writeFileSync(
    entry,
    [
      ...imports.slice(0, -1).map((file) => `import ${file};`),
      `import { runTests } from ${imports.at(-1)};`,
      `runTests(${JSON.stringify(choice)});`,
    ].join('\n'),
  );
  const outfile = path.join(built, 'tests.mjs');
  await bundle(entry, { outfile, format: 'esm', platform: 'node' });
  status = await new Promise((resolve) => {
    const tests = spawn(process.execPath, ['--enable-source-maps', '--test-reporter=spec', outfile], {
      stdio: 'inherit',
      env: {
        ...process.env,
        BATTALIA_URL: server.url,
        BATTALIA_ROOT: root,
        ...(long ? { BATTALIA_PICTURES: '1' } : {}),
      },
    });
    tests.on('exit', (code) => resolve(code ?? 1));
  });
} finally {
  server.stop();
  rmSync(built, { recursive: true, force: true });
}
process.exit(status);
