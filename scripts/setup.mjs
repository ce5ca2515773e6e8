// Installs what a fresh clone is missing. Plain Node, because it runs before any package exists.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const nodeModules = path.join(root, 'node_modules');
const stampFile = path.join(nodeModules, '.battalia-lock');

export function setup() {
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  // A hand-run `npm install` leaves npm's own copy of the lockfile, which tells the same without a reinstall.
  if (!installedMatchesLock()) {
    console.log('Installing packages ...');
    const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0) {
      console.error('npm ci failed: see the lines above.');
      process.exit(npm.status ?? 1);
    }
  }
  writeFileSync(stampFile, stamp);
}

function installedMatchesLock() {
  const hidden = path.join(nodeModules, '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([where, entry]) => {
    if (!where.startsWith('node_modules/')) return true;
    const found = installed[where];
    if (found === undefined) return entry.optional === true || entry.peer === true;
    return found.version === entry.version && found.link === entry.link;
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) setup();
