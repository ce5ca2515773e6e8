/** What belongs to one module is named in its own records alone: the rest of the app would not notice if it were gone. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const ROOMS = ['src/ui', 'src/board', 'src/bots', 'src/motion', 'src/store'] as const;
/** As words of a name, too: `holdersOfSeal`, `needsSeal`. Not what they are a part of: speaker, unsealed envelopes of saves. */
const WORDS =
  /(?<![a-z])(seal(s|ed)?|hoards?|sanctuar(y|ies)|peaks?|unbound)(?![a-z])|(Seal|Hoard|Sanctuar|Peak|Unbound)/g;
/** A module's records, and what lists the modules there are. */
const OWN = /^src\/ui\/modules\//;
/** A game as it is written: the names of modules are its vocabulary. Saves have an envelope that is sealed. */
const EXCEPT: readonly string[] = [
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
        .flatMap((line, i) => (line.match(WORDS) === null ? [] : [`${file}:${i + 1}: ${line.trim()}`])),
    );
  expect(found).toEqual([]);
});
