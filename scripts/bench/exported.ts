/** The web app as it is delivered, exported once for everything that is measured of it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const EXPO = path.resolve('node_modules', 'expo', 'bin', 'cli');

/** Exports the app in a folder and returns where it lies. */
export function exportWeb(folder: string, into: string): string {
  const result = spawnSync(process.execPath, [EXPO, 'export', '--platform', 'web', '--output-dir', into], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
  });
  if (result.status !== 0) throw new Error(`the web app cannot be exported: ${result.stderr || result.stdout}`);
  return path.join(folder, into);
}

let own: string | undefined;
/** Our own. */
export const exportedApp = (): string => (own ??= exportWeb(path.resolve('.'), path.join('dist', 'bench')));
