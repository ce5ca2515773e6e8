// node scripts/hermes.mjs <file.ts> [args]: runs a TypeScript file on Hermes, the engine of the phones.
// The file finds its arguments in `globalThis.arguments`, prints with `print` or `console.log`, and has no Node API.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { root, setup } from './setup.mjs';

const hostFolder = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }[process.platform];

export function hermesBinary() {
  if (hostFolder === undefined) return undefined;
  const name = process.platform === 'win32' ? 'hermes.exe' : 'hermes';
  const file = path.join(root, 'node_modules', 'hermes-engine-cli', hostFolder, name);
  return existsSync(file) && spawnSync(file, ['--version']).status === 0 ? file : undefined;
}

const require = createRequire(path.join(root, 'package.json'));

function hermesOrThrow() {
  const hermes = hermesBinary();
  if (hermes === undefined) throw new Error('hermes-engine-cli has no binary for this machine.');
  return hermes;
}

/** Below node_modules, where nothing is looked for by the other tools. */
function scratchFolder() {
  const cache = path.join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(path.join(cache, 'hermes-'));
}

/** Bundles, lowers with the app's Babel preset and compiles to optimised bytecode. */
export async function compileForHermes(entry, bytecode, args = [], engine) {
  const folder = scratchFolder();
  try {
    const bundled = path.join(folder, 'bundle.js');
    const lowered = path.join(folder, 'lowered.js');
    await bundle(entry, { outfile: bundled, format: 'iife', platform: 'neutral', engine });
    const header = `globalThis.arguments = ${JSON.stringify(args)};\nif (typeof console === 'undefined') globalThis.console = { log: print, warn: print, error: print };\n`;
    writeFileSync(lowered, header + lower(readFileSync(bundled, 'utf8'), bundled));
    return spawnSync(hermesOrThrow(), ['-O', '-w', '-emit-binary', '-out', bytecode, lowered], { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs what was compiled. Returns Node's spawn result. */
export const runBytecode = (bytecode, { stdio = 'inherit' } = {}) =>
  spawnSync(hermesOrThrow(), ['-b', bytecode], { stdio, encoding: 'utf8', maxBuffer: 1 << 28 });

export async function runOnHermes(entry, args = [], options = {}) {
  const folder = scratchFolder();
  try {
    const bytecode = path.join(folder, 'bundle.hbc');
    const compiled = await compileForHermes(entry, bytecode, args);
    return compiled.status === 0 ? runBytecode(bytecode, options) : compiled;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// The binary on npm is Hermes 0.12, whose classes and block scopes have to be lowered: the preset calls that profile
// `hermes-v0`. The app itself is built for the newer Hermes of React Native.
function lower(source, filename) {
  const babel = require('@babel/core');
  const result = babel.transformSync(source, {
    filename,
    babelrc: false,
    configFile: false,
    sourceType: 'script',
    compact: false,
    plugins: [require('./scripts/inline-reads.js')],
    presets: [
      [require.resolve('babel-preset-expo'), { unstable_transformProfile: 'hermes-v0', enableBabelRuntime: false }],
    ],
    caller: {
      name: 'metro',
      bundler: 'metro',
      engine: 'hermes',
      platform: 'android',
      isDev: false,
      isProduction: true,
      metroSourceType: 'script',
    },
  });
  return result.code;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file, ...args] = process.argv.slice(2);
  if (file === undefined) {
    console.error('Usage: node scripts/hermes.mjs <file.ts> [args]');
    process.exit(2);
  }
  setup();
  process.exit((await runOnHermes(file, args)).status ?? 1);
}
