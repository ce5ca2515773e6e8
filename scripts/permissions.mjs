// node scripts/permissions.mjs [--prebuild]: fails when the Android app would ask for more than it needs. It looks at what
// Expo would write, or with `--prebuild` at what it does write, in a copy, and at what the packages ask for themselves.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './setup.mjs';

/** The network is for the development server, and the game asks for nothing over it. */
const NEEDED = ['INTERNET', 'VIBRATE'];

function expo(folder, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/expo/bin/cli', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', EXPO_NO_GIT_STATUS: '1' },
  });
  if (status !== 0) throw new Error(`expo ${args.join(' ')}: ${stderr || stdout}`);
  return stdout;
}

const introspected = () =>
  JSON.parse(expo(root, 'config', '--type', 'introspect', '--json'))._internal.modResults.android.manifest.manifest[
    'uses-permission'
  ].map(({ $ }) => ({ name: $['android:name'], removed: $['tools:node'] === 'remove' }));

const inManifest = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/<uses-permission [^>]*android:name="([^"]+)"[^>]*>/g)].map(
    ([tag, name]) => ({ name, removed: tag.includes('tools:node="remove"') }),
  );

function prebuilt() {
  const copy = mkdtempSync(path.join(tmpdir(), 'battalia-prebuild-'));
  try {
    for (const name of ['app.json', 'package.json', 'assets'])
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    expo(copy, 'prebuild', '--platform', 'android', '--no-install');
    return inManifest(path.join(copy, 'android', 'app', 'src', 'main', 'AndroidManifest.xml'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const own = process.argv.includes('--prebuild') ? prebuilt() : introspected();
const ofPackages = Object.keys(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages)
  .filter((folder) => folder.startsWith('node_modules/'))
  .map((folder) => path.join(root, folder, 'android', 'src', 'main', 'AndroidManifest.xml'))
  .filter((file) => existsSync(file))
  .flatMap(inManifest);
const removed = own.filter((permission) => permission.removed).map(({ name }) => name);
const asked = [...new Set([...own, ...ofPackages].map(({ name }) => name))].filter((name) => !removed.includes(name));
const unneeded = asked.filter((name) => !NEEDED.some((needed) => name === `android.permission.${needed}`));
if (unneeded.length > 0) {
  console.error(`Nobody needs ${unneeded.join(', ')}: add it to blockedPermissions in app.json.`);
  process.exit(1);
}
console.log(`Android is asked for ${asked.join(', ')}.`);
