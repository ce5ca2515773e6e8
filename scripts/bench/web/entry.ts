/** What a browser has to fetch of an exported app before it shows the first page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** An empty expo-router app of the same versions, as `npm run bench -- web` measures it: to be renewed with Expo. */
export const EMPTY_APP = 286_773;
/** How many times as much ours may have, with one language. */
export const MOST = 1.6;

const gzipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** The scripts that index.html names: what is fetched later is not part of it. */
export function entryBytes(folder: string): number {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? '');
  if (scripts.length === 0) throw new Error(`no script in ${folder}`);
  return scripts.reduce((sum, script) => sum + gzipped(path.join(folder, script)), 0);
}

/** The files of a language's texts. */
export const CATALOGUE = /\/messages-\w+\.js$/;

/** The texts of the language that has most to say. */
export function languageBytes(folder: string): number {
  const code = path.join(folder, '_expo', 'static', 'js', 'web');
  const files = readdirSync(code).map((name) => path.join(code, name));
  const catalogues = files.filter((file) => CATALOGUE.test(file));
  if (catalogues.length === 0) throw new Error('no language is a file of its own');
  return Math.max(...catalogues.map(gzipped));
}
