import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf } from '../../scripts/web/files.mjs';
import { nameAfterContents } from '../../scripts/web/names.mjs';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** An export as Expo makes it: the entry is named before the name of the part is written into it. */
function exported(part: string): { readonly page: string; readonly names: readonly string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'battalia-names-'));
  folders.push(folder);
  const code = path.join(folder, '_expo', 'static', 'js', 'web');
  mkdirSync(code, { recursive: true });
  const [partName, entryName] = [`part-${md5(part)}.js`, `entry-${md5('load(?)')}.js`];
  writeFileSync(path.join(code, partName), part);
  writeFileSync(path.join(code, entryName), `load("${partName}")`);
  writeFileSync(path.join(folder, 'index.html'), `<script src="/_expo/static/js/web/${entryName}"></script>`);
  nameAfterContents(folder);
  const names = readdirSync(code);
  const entry = names.find((name) => name.startsWith('entry')) ?? '';
  expect(names).toContain(/"(.*)"/.exec(readFileSync(path.join(code, entry), 'utf8'))?.[1]);
  return { page: readFileSync(path.join(folder, 'index.html'), 'utf8'), names };
}

test('a file has another name when only a part that it loads has changed, and the page finds it', () => {
  const [one, other, again] = [exported('one'), exported('other'), exported('one')];
  expect(one.names.filter((name) => other.names.includes(name))).toEqual([]);
  expect(one).toEqual(again);
  for (const { page, names } of [one, other]) expect(names).toContain(/web\/(entry-\w+\.js)/.exec(page)?.[1]);
});

test('a name that tells the contents has no revision beside it, every other has, and all have their hash', () => {
  const files = filesOf(['index.html', `assets/a.${md5('a')}@2x.png`], (name) => Buffer.from(name));
  expect(files).toEqual([
    { url: expect.stringMatching(/@2x\.png$/), revision: null, integrity: expect.stringMatching(/^sha256-/) },
    { url: '/index.html', revision: md5('index.html'), integrity: expect.stringMatching(/^sha256-/) },
  ]);
});
