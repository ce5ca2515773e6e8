import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shareOut } from '../../scripts/web/share.mjs';

const PLACE = '/_expo/static/js/web/';
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** What a file of the app is made of: modules with what they need, and the files that they fetch modules from. */
type Part = Readonly<
  Record<number, { readonly needs?: readonly number[]; readonly fetches?: Readonly<Record<number, string>> }>
>;

const code = (part: Part): string =>
  Object.entries(part)
    .map(([id, { needs = [], fetches }]) => {
      const all = [...needs, ...Object.keys(fetches ?? {}).map(Number)];
      const paths = Object.fromEntries(Object.entries(fetches ?? {}).map(([door, file]) => [door, PLACE + file]));
      const map = fetches === undefined ? all : { ...all, paths };
      return `__d(function(g,r,i,a,m,_e,d){m.exports=${id}},${id},${JSON.stringify(map)});`;
    })
    .join('\n');

/** The modules that a file brings after it was shared out, by the name of the file. */
function shared(files: Readonly<Record<string, Part>>): Readonly<Record<string, readonly number[]>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'battalia-share-'));
  folders.push(folder);
  const place = path.join(folder, PLACE);
  mkdirSync(place, { recursive: true });
  for (const [name, part] of Object.entries(files))
    writeFileSync(path.join(place, name), code(part) + (name.startsWith('entry') ? '\n__r(0);' : ''));
  const early = Object.keys(files).filter((name) => /^(__common|entry)-/.test(name));
  writeFileSync(
    path.join(folder, 'index.html'),
    early.map((name) => `<script src="${PLACE}${name}" defer></script>`).join(''),
  );
  shareOut(folder);
  const left = readdirSync(place);
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect([...page.matchAll(/src="([^"]+)"/g)].map(([, src]) => path.basename(src ?? ''))).toEqual(
    left.filter((name) => name.startsWith('entry')),
  );
  return Object.fromEntries(
    left.map((name) => {
      const found: number[] = [];
      const define = (_factory: unknown, id: number) => void found.push(id);
      new Function('__d', '__r', readFileSync(path.join(place, name), 'utf8'))(define, () => undefined);
      return [name, found];
    }),
  );
}

test('what two parts have in common comes with either, with all that it needs', () => {
  expect(
    shared({
      'entry-1.js': { 0: { fetches: { 1: 'a.js', 2: 'b.js' } } },
      '__common-1.js': { 10: { needs: [11, 0] }, 11: {}, 12: {} },
      'a.js': { 1: { needs: [10] } },
      'b.js': { 2: { needs: [3, 10] }, 3: { needs: [12] } },
    }),
  ).toEqual({ 'entry-1.js': [0], 'a.js': [1, 10, 11], 'b.js': [2, 3, 10, 12, 11] });
});

test('a part that only another one fetches relies on what that one has', () => {
  expect(
    shared({
      'entry-1.js': { 0: { fetches: { 1: 'a.js' } } },
      '__common-1.js': { 10: { fetches: { 2: 'b.js' } }, 11: {} },
      'a.js': { 1: { needs: [10, 11] } },
      'b.js': { 2: { needs: [10, 11], fetches: { 3: 'c.js' } } },
      'c.js': { 3: { needs: [11] } },
    }),
  ).toEqual({ 'entry-1.js': [0], 'a.js': [1, 10, 11], 'b.js': [2], 'c.js': [3] });
});

test('a part that several fetch brings what one of them lacks', () => {
  expect(
    shared({
      'entry-1.js': { 0: { fetches: { 1: 'a.js', 2: 'b.js' } } },
      '__common-1.js': { 10: {}, 11: { fetches: { 3: 'c.js' } } },
      'a.js': { 1: { needs: [10, 11] } },
      'b.js': { 2: { needs: [11] } },
      'c.js': { 3: { needs: [10, 11] } },
    }),
  ).toEqual({ 'entry-1.js': [0], 'a.js': [1, 10, 11], 'b.js': [2, 11], 'c.js': [3, 10] });
});

test('what one fetches and another imports would be fetched by nobody: it is refused', () => {
  expect(() =>
    shared({
      'entry-1.js': { 0: { needs: [10], fetches: { 1: 'a.js', 2: 'b.js' } } },
      '__common-1.js': { 10: {} },
      'a.js': { 1: { needs: [10] } },
      'b.js': { 2: { needs: [10] } },
    }),
  ).toThrow(/module 10 is fetched by one and imported by another/);
});

test('without anything in common everything stays as it is', () => {
  expect(shared({ 'entry-1.js': { 0: { fetches: { 1: 'a.js' } } }, 'a.js': { 1: { needs: [0] } } })).toEqual({
    'entry-1.js': [0],
    'a.js': [1],
  });
});
