// npm run licences: writes down whose work is shipped, with the words of its licence, from the packages that were in the
// last exports for web, Android and iOS. With `--check` it only fails when that is not what is written down.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup.mjs';
import note from './note.js';

const FILE = path.join(root, 'src', 'ui', 'screens', 'licences', 'licences.json');
/** What is put together by Metro, and the worker of the web app. */
const PARTS = ['web', 'worker', 'android', 'ios'];

const MIT = readFileSync(path.join(root, 'LICENSE'), 'utf8').replace(/^[^]*?(?=Permission is hereby)/, '');
/** Packages come without the words of their licence when they lie in a repository with others. */
const HOLDERS = [
  [/github\.com\/(facebook|react)\//, 'Meta Platforms, Inc. and affiliates'],
  [/github\.com\/expo\//, '650 Industries, Inc. (aka Expo)'],
];

const packagesOf = (part) => {
  const noted = path.join(note.notes, `${part}.json`);
  if (!existsSync(noted)) throw new Error(`Export the app for ${part} first: nothing is known of what is in it.`);
  return JSON.parse(readFileSync(noted, 'utf8'));
};

function wordsOf(folder, file, { name, license, author, repository }) {
  if (file !== undefined) return readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  const where = repository?.url ?? repository ?? '';
  const holder =
    HOLDERS.find(([pattern]) => pattern.test(where))?.[1] ?? (author?.name ?? author)?.replace(/\s*[<(].*/, '');
  if (license !== 'MIT' || holder === undefined) throw new Error(`${name} comes without a licence: add its holder.`);
  return `MIT License\n\nCopyright (c) ${holder}\n\n${MIT.trim()}`;
}

/** Names that share the words of a licence stand together, in order. */
function grouped(entries) {
  const groups = new Map();
  for (const { name, licence, text } of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const group = groups.get(text) ?? { names: [], licence, text };
    if (!group.names.includes(name)) group.names.push(name);
    groups.set(text, group);
  }
  return [...groups.values()];
}

function collected() {
  const fonts = [];
  const code = [];
  for (const packaged of new Set(PARTS.flatMap(packagesOf))) {
    const folder = path.join(root, packaged);
    const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const files = readdirSync(folder).filter((file) => /^(licen[sc]e|copying)/i.test(file));
    const ofFont = files.find((file) => /font/i.test(file));
    const text = wordsOf(
      folder,
      files.find((file) => file !== ofFont),
      about,
    );
    code.push({ name: about.name, licence: about.license.replace(' AND OFL-1.1', ''), text });
    if (ofFont !== undefined)
      fonts.push({
        name: JSON.parse(readFileSync(path.join(folder, 'metadata.json'), 'utf8')).family,
        licence: 'OFL-1.1',
        text: wordsOf(folder, ofFont, about),
      });
  }
  const own = readFileSync(path.join(root, 'LICENSE'), 'utf8').trim();
  return { own, fonts: grouped(fonts), code: grouped(code) };
}

const now = `${JSON.stringify(collected(), null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(FILE, now);
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== now) {
  console.error('What is shipped has changed: run "npm run licences" after the exports.');
  process.exit(1);
}
