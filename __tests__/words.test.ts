/** What belongs to one module is named in its own records alone: the rest of the app would not notice if it were gone. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const ROOMS = ['src/engine', 'src/ui', 'src/board', 'src/bots', 'src/motion', 'src/store'] as const;
/** As words of a name, too: `holdersOfSeal`, `SEAL_POINTS`, `unsealed`. Not what they are a part of: speaker. */
const WORDS =
  /(?<![a-zA-Z])(un)?(seal|hoard|sanctuar|peak|unbound|veteran)|Seal|Hoard|Sanctuar|Peak|Unbound|Veteran|SEAL|HOARD|SANCTUAR|PEAK|UNBOUND|VETERAN/;
/** A module's records. */
const OWN = /^src\/(engine|ui)\/modules\/[a-z]+\//;
const EXCEPT: readonly string[] = [
  // The modules there are, by their names.
  ...['all', 'words'].map((list) => `src/engine/modules/${list}.ts`),
  ...['kinds', 'load', 'presets', 'references'].map((list) => `src/ui/modules/${list}.ts`),
  // Every rule there is, in the words of the books.
  'src/engine/RULES.md',
  // A game as it is written: the names of modules are its vocabulary, and codes that are out there are read with it.
  'src/store/match/share.ts',
  // Results of the arena, by the module they were played with.
  'src/bots/README.md',
];

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}

test.each(ROOMS)('no file of %s names what only a module knows', (room) => {
  const found = filesIn(room)
    .filter((file) => !OWN.test(file) && !EXCEPT.includes(file))
    .flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (!WORDS.test(line) ? [] : [`${file}:${i + 1}: ${line.trim()}`])),
    );
  expect(found).toEqual([]);
});
