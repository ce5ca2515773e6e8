// Expo names a file of code after its contents before it writes the names of other files into it: two versions may have
// the same name for different bytes, and a cache would mix them. Here such files get a name that tells all of the version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HASH } from './files.mjs';

const md5 = (bytes) => createHash('md5').update(bytes).digest('hex');

export function nameAfterContents(folder) {
  const code = path.join(folder, '_expo', 'static', 'js', 'web');
  const files = readdirSync(code)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, hash: HASH.exec(name)?.[1], text: readFileSync(path.join(code, name), 'utf8') }));
  const version = md5(files.map(({ text }) => text).join());
  const renamed = files
    .filter(({ hash, text }) => hash !== undefined && hash !== md5(text))
    .map(({ name, hash }) => [hash, md5(version + name)]);
  const withNames = (text) => renamed.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  for (const { name, text } of files) {
    rmSync(path.join(code, name));
    writeFileSync(path.join(code, withNames(name)), withNames(text));
  }
  const page = path.join(folder, 'index.html');
  writeFileSync(page, withNames(readFileSync(page, 'utf8')));
}
