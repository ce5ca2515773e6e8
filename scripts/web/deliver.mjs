// node scripts/web/deliver.mjs <folder>: makes what Expo has exported a version that is delivered as a whole: every part brings
// what it needs, every file of code and every asset is named after its contents, the page says what it may run, and the worker knows all files. May be done again after a change.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../bundle.mjs';
import note from '../licences/note.js';
import { root } from '../setup.mjs';
import { filesOf } from './files.mjs';
import { nameAfterContents } from './names.mjs';
import { withPolicy } from './policy.mjs';
import { shareOut } from './share.mjs';

export const WORKER = 'offline.js';
/** Expo's own list, for updates of phones. */
const UNUSED = 'metadata.json';

export async function deliver(folder) {
  rmSync(path.join(folder, UNUSED), { force: true });
  rmSync(path.join(folder, WORKER), { force: true });
  shareOut(folder);
  nameAfterContents(folder);
  const page = path.join(folder, 'index.html');
  writeFileSync(page, withPolicy(readFileSync(page, 'utf8')));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const { metafile } = await bundle(path.join(root, 'src', 'worker', 'offline.ts'), {
    outfile: path.join(folder, WORKER),
    format: 'iife',
    platform: 'browser',
    minify: true,
    metafile: true,
    define: {
      FILES: JSON.stringify(filesOf(names, (name) => readFileSync(path.join(folder, name)))),
      'process.env.NODE_ENV': '"production"',
    },
  });
  note.notePackages(Object.keys(metafile.inputs), 'worker');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await deliver(path.resolve(process.argv[2]));
