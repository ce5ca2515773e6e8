/** Every rule of RULES.md has a test that names it, and every name is that of a rule. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENGINE_TESTS = __dirname;
const LEDGER = join(__dirname, '../../src/engine/RULES.md');

/** BUILD-04, GA2-01, SG-STAFF. */
const ID = String.raw`[A-Z]+\d?-(?:\d+|[A-Z]+)`;

/** Ids that a text declares as rules: a list entry that starts with one. */
const declaredIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`^- (${ID}) `, 'gm'))].map(([, id = '']) => id);

/** A title that starts with ids in brackets: one, or several with commas. */
const TITLE = new RegExp(String.raw`(?:\b(?:test|it)\(|\)\()\s*['"\x60]\[(${ID}(?:, ${ID})*)\] `, 'g');
/** A title whose id comes from the table of `test.each`. */
const TABLE = /\b(?:test|it)\.each\(((?:(?!\b(?:test|it)[.(])[^])*?)\)\(\s*['"`]\[%s\] /g;

const namedIn = (text: string): string[] => [
  ...[...text.matchAll(TITLE)].flatMap(([, ids = '']) => ids.split(', ')),
  ...[...text.matchAll(TABLE)].flatMap(([, table = '']) =>
    [...table.matchAll(new RegExp(`'(${ID})'`, 'g'))].map(([, id = '']) => id),
  ),
];

const testFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? testFiles(path) : entry.name.endsWith('.test.ts') && path !== __filename ? [path] : [];
  });

const rules = declaredIn(readFileSync(LEDGER, 'utf8'));
const sources = testFiles(ENGINE_TESTS).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const named = new Set(sources.flatMap(({ text }) => namedIn(text)));

test('no rule is declared twice, and there are some', () => {
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((id, i) => rules.indexOf(id) !== i)).toEqual([]);
});

test('rulings are numbered without a gap, in their order', () => {
  const rulings = rules.filter((id) => id.startsWith('RULE-'));
  expect(rulings).toEqual(rulings.map((_, i) => `RULE-${String(i + 1).padStart(2, '0')}`));
});

test('no rule is without a test that names it', () => {
  expect(rules.filter((id) => !named.has(id))).toEqual([]);
});

test('every id in a title is a rule', () => {
  expect([...named].filter((id) => !rules.includes(id)).sort()).toEqual([]);
});

test('no rule test is skipped, left for later or run alone', () => {
  const idle = /\b(?:test|it|describe)\.(?:skip|todo|only|failing)\b|\bx(?:test|it|describe)\(/;
  expect(sources.filter(({ text }) => idle.test(text)).map(({ path }) => path)).toEqual([]);
});

test('what counts as a title: ids at its start, alone, in a group or from a table', () => {
  const text = [
    "test('[LINE-01] one', () => {});",
    "test('[GA2-01, SG-END] ids of the expansion', () => {});",
    "  test.each([1, 2])('[BUILD-02, BUILD-03] two and %i', () => {});",
    '  test.each([',
    '    [1, 2],',
    "  ] as const)('[BUILD-04] in a table of lines', () => {});",
    "// test: '[HERO-01] in a comment'",
    "const title = '[HERO-02] not a test';",
    "test('a title that mentions [HERO-03] later', () => {});",
    "test.each([['not', 'HERO-04']])('%s', () => {});",
    "test.each([['GA-02', 'sword'], ['GA-03', 'shield']])('[%s] the %s', () => {});",
  ].join('\n');
  expect(namedIn(text)).toEqual(['LINE-01', 'GA2-01', 'SG-END', 'BUILD-02', 'BUILD-03', 'BUILD-04', 'GA-02', 'GA-03']);
  expect(declaredIn('- LINE-01 A line.\n- a list\nLINE-02 not an entry\n- LINE-03\n')).toEqual(['LINE-01']);
});
