// node scripts/run-ts.mjs <file.ts> [args]: runs a TypeScript file on Node.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { root, setup } from './setup.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: node scripts/run-ts.mjs <file.ts> [args]');
  process.exit(2);
}
setup();

// Below node_modules, so that packages left outside the bundle are found.
const cache = path.join(root, 'node_modules', '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'run-ts-'));
const outfile = path.join(folder, `${path.basename(file, path.extname(file))}.mjs`);
try {
  await bundle(file, { outfile, format: 'esm', platform: 'node' });
} catch {
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}
const child = spawn(process.execPath, ['--enable-source-maps', outfile, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
