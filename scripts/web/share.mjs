// Expo puts what two parts of the app have in common into a file that every page loads first. Here it goes to the parts that
// need it: each brings what it needs and what is not there yet wherever it is fetched. What two parts bring is the same, and
// Metro keeps the first.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const PLACE = '/_expo/static/js/web/';

/** The modules of a file by their numbers: what each is, what it needs, and which files it fetches later. */
function modulesIn(text) {
  const found = new Map();
  vm.runInNewContext(text, {
    __d(factory, id, map) {
      const { paths = {}, ...others } = { ...map };
      found.set(id, {
        text: `__d(${String(factory)},${id},${JSON.stringify(map)});`,
        needs: Object.values(others).filter((other) => other !== null && !(String(other) in paths)),
        fetches: Object.values(paths).map((file) => file.replace(PLACE, '')),
      });
    },
    // What a file runs when it arrives is not run here.
    __r() {},
  });
  return found;
}

/** What these need, directly or not, and themselves. */
function withNeeds(ids, modules) {
  const seen = new Set(ids);
  for (const id of seen) for (const other of modules.get(id)?.needs ?? []) seen.add(other);
  return seen;
}

/**
 * What every part has to bring of what is common to several.
 * @param {{ needs: number[], fetches: string[] }} entry modules of the file that is always there, as maps like all the others
 * @param common modules that parts share
 * @param parts modules by the name of the file
 * @returns numbers of modules by the name of the file
 */
export function shares(entry, common, parts) {
  const modules = new Map([entry, common, ...parts.values()].flatMap((some) => [...some]));
  const stray = [...withNeeds(entry.keys(), entry)].find((id) => !entry.has(id));
  if (stray !== undefined) throw new Error(`module ${stray} is fetched by one and imported by another: do either`);
  const wholes = new Map([...parts].map(([name, own]) => [name, withNeeds(own.keys(), modules)]));
  const fetches = (ids, name) => [...ids].some((id) => modules.get(id)?.fetches.includes(name));
  /** Whoever may have fetched a part; nobody's name is that of the entry. */
  const fetchers = new Map(
    [...parts.keys()].map((name) => [
      name,
      [
        ...(fetches(entry.keys(), name) ? [null] : []),
        ...[...wholes.keys()].filter((other) => other !== name && fetches(wholes.get(other), name)),
      ],
    ]),
  );
  // What is there whenever a part arrives: everything, and then less until nothing contradicts it.
  const there = new Map([...parts.keys()].map((name) => [name, new Set(common.keys())]));
  const surely = (id, fetcher) => fetcher !== null && (wholes.get(fetcher).has(id) || there.get(fetcher).has(id));
  for (let less = true; less;) {
    less = false;
    for (const [name, known] of there)
      for (const id of known) if (!fetchers.get(name).every((fetcher) => surely(id, fetcher))) less = known.delete(id);
  }
  return new Map(
    [...wholes].map(([name, ids]) => [name, [...ids].filter((id) => common.has(id) && !there.get(name).has(id))]),
  );
}

export function shareOut(folder) {
  const code = path.join(folder, PLACE);
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const names = readdirSync(code).filter((name) => name.endsWith('.js'));
  const commonName = names.find((name) => name.startsWith('__common-'));
  if (commonName === undefined) return;
  const read = (name) => modulesIn(readFileSync(path.join(code, name), 'utf8'));
  const common = read(commonName);
  const entry = read(names.find((name) => name.startsWith('entry-')));
  const parts = new Map(names.filter((name) => !html.includes(name)).map((name) => [name, read(name)]));
  for (const [name, brought] of shares(entry, common, parts)) {
    const file = path.join(code, name);
    writeFileSync(file, [readFileSync(file, 'utf8'), ...brought.map((id) => common.get(id).text)].join('\n'));
  }
  rmSync(path.join(code, commonName));
  writeFileSync(page, html.replace(`<script src="${PLACE}${commonName}" defer></script>`, ''));
}
