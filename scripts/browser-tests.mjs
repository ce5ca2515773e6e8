// node scripts/browser-tests.mjs [words]: runs __tests__/browser/*.test.ts on the exported web app in dist/web.
// With words, only the files whose name contains one of them.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser, NO_BROWSER } from './browser.mjs';
import { bundle } from './bundle.mjs';
import { serve } from './serve.mjs';
import { root, setup } from './setup.mjs';

setup();
if (ensureBrowser() === undefined) {
  console.error(NO_BROWSER);
  process.exit(1);
}
const exported = path.join(root, 'dist', 'web');
if (!existsSync(path.join(exported, 'index.html'))) {
  console.error('Nothing to test yet: run "npx expo export --platform web --output-dir dist/web" first.');
  process.exit(1);
}

const words = process.argv.slice(2);
const sources = path.join(root, '__tests__', 'browser');
// Two files run at a time, the longest first, so that none of them is left to run alone at the end: here from short to long, all others are shorter.
const LONG = ['table', 'reference', 'match', 'words', 'play'];
const length = (file) => LONG.findIndex((name) => file.startsWith(name));
const files = readdirSync(sources)
  .filter((file) => /\.test\.(ts|mjs)$/.test(file))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .sort((a, b) => length(b) - length(a));

// Without a file, Node would look for tests of its own accord and run this whole project's.
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
  const bundles = await Promise.all(
    files.map(async (file, i) => {
      // Node takes them by their names.
      const outfile = path.join(built, `${String(i).padStart(2, '0')}-${file.replace(/\.(ts|mjs)$/, '.mjs')}`);
      await bundle(path.join(sources, file), { outfile, format: 'esm', platform: 'node' });
      return outfile;
    }),
  );
  status = await new Promise((resolve) => {
    const tests = spawn(
      process.execPath,
      ['--enable-source-maps', '--test', '--test-concurrency=2', '--test-reporter=spec', ...bundles],
      { stdio: 'inherit', env: { ...process.env, BATTALIA_URL: server.url, BATTALIA_ROOT: root } },
    );
    tests.on('exit', (code) => resolve(code ?? 1));
  });
} finally {
  server.stop();
  rmSync(built, { recursive: true, force: true });
}
process.exit(status);
