// node scripts/export-web.mjs [folder]: exports the web app as it is delivered, into dist/web unless told otherwise.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setup } from './setup.mjs';
import { deliver } from './web/deliver.mjs';

/** Resolves to where it lies. */
export async function exportWeb(into = path.join('dist', 'web')) {
  setup();
  const expo = path.join('node_modules', 'expo', 'bin', 'cli');
  const { status } = spawnSync(process.execPath, [expo, 'export', '--platform', 'web', '--output-dir', into], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
  });
  if (status !== 0) throw new Error('the web app cannot be exported');
  const folder = path.resolve(root, into);
  await deliver(folder);
  return folder;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await exportWeb(process.argv[2]);
