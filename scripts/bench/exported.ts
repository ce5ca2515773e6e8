/** The web app as it is delivered, exported once for everything that is measured of it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const EXPO = path.resolve('node_modules', 'expo', 'bin', 'cli');
const OWN = path.join('dist', 'bench');

function run(folder: string, args: readonly string[]): void {
  const result = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
  });
  if (result.status !== 0) throw new Error(`the web app cannot be exported: ${result.stderr || result.stdout}`);
}

/** Exports the app in a folder and returns where it lies. */
export function exportWeb(folder: string, into: string): string {
  run(folder, [EXPO, 'export', '--platform', 'web', '--output-dir', into]);
  return path.join(folder, into);
}

let own: string | undefined;
/** Our own, as it is delivered. */
export function exportedApp(): string {
  if (own === undefined) run('.', ['scripts/export-web.mjs', OWN]);
  return (own ??= path.resolve(OWN));
}
