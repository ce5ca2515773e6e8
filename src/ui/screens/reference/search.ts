/** Search as you type over every rule and term, in all four languages at once. */
import MiniSearch from 'minisearch';
import { entryText } from '@/i18n/entries';
import type { EntryId } from '@/i18n/entryText';
import { LANGUAGES, type Language } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { ENTRIES } from './chapters';
import { fill } from '../../game/facts';
import type { TermKey } from '../../game/terms';
import { GLOSSARY } from './glossary';

export type Hit =
  | { readonly kind: 'entry'; readonly id: EntryId; readonly language: Language }
  | { readonly kind: 'term'; readonly key: TermKey; readonly language: Language };

/** Letters that somebody may leave out or cannot type; explicit, because Hermes need not know Unicode's tables. */
const PLAIN: Readonly<Record<string, string>> = {
  ä: 'a',
  ö: 'o',
  ü: 'u',
  ß: 'ss',
  à: 'a',
  á: 'a',
  â: 'a',
  é: 'e',
  è: 'e',
  ê: 'e',
  ë: 'e',
  í: 'i',
  ï: 'i',
  ô: 'o',
  ú: 'u',
  û: 'u',
  ñ: 'n',
  ç: 'c',
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
};
/** How Germans write an umlaut on a keyboard without it. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const replaced = (word: string, letters: Readonly<Record<string, string>>): string =>
  [...word].map((letter) => letters[letter] ?? letter).join('');

/** The forms under which a word is found: without its accents, and with umlauts spelled out. */
export function folded(word: string): readonly string[] {
  const lower = word.toLowerCase();
  const plain = replaced(lower, PLAIN);
  const spelled = replaced(replaced(lower, SPELLED), PLAIN);
  return plain === spelled ? [plain] : [plain, spelled];
}

interface Document {
  /** `entry en turn-steps`: what it is, in which language. */
  readonly id: string;
  readonly title: string;
  readonly find: string;
  readonly text: string;
}

function* documents(): Generator<Document> {
  for (const language of LANGUAGES) {
    for (const { entry } of ENTRIES) {
      const { title, text, lit, find } = entryText(language, entry.id);
      yield { id: `entry ${language} ${entry.id}`, title, find, text: fill([...text, lit ?? ''].join(' ')) };
    }
    for (const key of GLOSSARY)
      yield { id: `term ${language} ${key}`, title: translators[language](key), find: '', text: '' };
  }
}

function build(): MiniSearch<Document> {
  const index = new MiniSearch<Document>({
    fields: ['title', 'find', 'text'],
    processTerm: (term) => [...folded(term)],
    searchOptions: {
      boost: { title: 6, find: 3 },
      prefix: true,
      // A slip of the finger in a word of four letters or more, two in a long one.
      fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
      weights: { prefix: 0.6, fuzzy: 0.25 },
      combineWith: 'AND',
      // Only the first form: a word with an umlaut would else have to be found twice.
      processTerm: (term) => folded(term)[0] ?? null,
    },
  });
  for (const document of documents()) index.add(document);
  return index;
}

let built: MiniSearch<Document> | undefined;

/** Builds the index ahead of the first letter, so that no keystroke waits for it. */
export function prepareSearch(): void {
  built ??= build();
}

const ENTRY_IDS: ReadonlyMap<string, EntryId> = new Map(ENTRIES.map(({ entry }) => [entry.id, entry.id]));
const TERM_KEYS: ReadonlyMap<string, TermKey> = new Map(GLOSSARY.map((key) => [key, key]));
const LANGUAGE_BY_CODE: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [language, language]));

function hitOf(id: string): Hit | undefined {
  const [kind, code = '', name = ''] = id.split(' ');
  const language = LANGUAGE_BY_CODE.get(code);
  if (language === undefined) return undefined;
  if (kind === 'entry') {
    const entry = ENTRY_IDS.get(name);
    return entry === undefined ? undefined : { kind, id: entry, language };
  }
  const key = TERM_KEYS.get(name);
  return key === undefined ? undefined : { kind: 'term', key, language };
}

/** What a question is asked with, in the four languages and without accents: the rules are not about these words. */
const ASKING: ReadonlySet<string> = new Set(
  [
    'how do does did i you we my your a an the is are can could may must to when what where who why which of in get have go',
    'wie was wann wo wohin wer warum welche ich du man wir mein dein kann darf muss ist sind der die das den ein eine einen bekomme bekommt kriege geht',
    'jak co kiedy gdzie dokad kto czy dlaczego ktory moge mozna musze mam jest sie w na do zdobyc dostac idzie',
    'hoe wat wanneer waar wie waarom welke ik je jij we mijn kan mag moet is zijn de het een krijg heen gaat',
  ].flatMap((list) => list.split(' ')),
);

/** What a question is about; words that only ask are looked for when there is nothing else. */
function subjectOf(query: string): string {
  const asked = query.split(/[\s?!.,;:]+/).filter((word) => word !== '');
  const subject = asked.filter((word) => !ASKING.has(folded(word)[0] ?? ''));
  return (subject.length > 0 ? subject : asked).join(' ');
}

const MOST_HITS = 24;

/** The best hits, each rule once: in the reader's language if it is found there, else in the language that matched. */
export function search(query: string, reader: Language): readonly Hit[] {
  if (query.trim() === '') return [];
  prepareSearch();
  const subject = subjectOf(query);
  const whole = built?.search(subject) ?? [];
  // Where no rule has all the words of a question, those are shown that have some of them.
  const found = whole.length > 0 ? whole : (built?.search(subject, { combineWith: 'OR', fuzzy: false }) ?? []);
  const best = new Map<string, { hit: Hit; score: number }>();
  for (const { id, score } of found) {
    const hit = hitOf(String(id));
    if (hit === undefined) continue;
    const key = hit.kind === 'entry' ? hit.id : hit.key;
    // Words of other languages are found as well, but what the reader's own language says comes first.
    const weight = hit.language === reader ? score * 1.5 : score;
    const known = best.get(key);
    if (known === undefined || weight > known.score) best.set(key, { hit, score: weight });
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}
