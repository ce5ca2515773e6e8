import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BASE_BOX, debug, HIRE_COSTS, item, type Violation } from '@battalia/engine/testing';
import { VIOLATIONS } from '../../../src/engine/core/violation';
import { MODULES } from '../../../src/engine/modules/all';
import { LANGUAGES } from '@/i18n/language';
import { catalogues } from '@/i18n/catalogues';
import { translators } from '@/i18n/translate';
import { violationText } from '@/ui/text/violation';
import { MODULE_WORDS } from '../modules';

const source = (file: string) => readFileSync(path.join(__dirname, '../../../src/engine', file), 'utf8');
const codes = [VIOLATIONS, ...MODULES.map(({ violations = {} }) => violations)].flatMap(Object.keys);
const problems = [
  ...((source('core/config.ts').split('export type ConfigProblem')[1] ?? '')
    .split(';\n\n')[0]
    ?.matchAll(/readonly kind: '(\w+)'/g) ?? []),
].map((match) => match[1] ?? '');

const arranged = debug.arrange({ hands: { 0: ['barfolk friman'] } });
const friman = arranged.top[0] ?? 0;

describe.each(LANGUAGES)('%s', (language) => {
  const messages: Readonly<Record<string, string>> = Object.assign(
    {},
    catalogues[language],
    ...MODULE_WORDS.map((words) => words[language].texts),
  );

  test('has a sentence for every violation of the engine', () => {
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => !/[.!]$/.test(messages[`violation.${code}`] ?? ''))).toEqual([]);
  });

  test('has a sentence for every set-up that cannot be played', () => {
    expect(problems.length).toBeGreaterThan(8);
    expect(problems.filter((problem) => !/[.!]$/.test(messages[`setupProblem.${problem}`] ?? ''))).toEqual([]);
  });

  test('fills in the facts', () => {
    const facts: Violation[] = [
      { code: 'doesNotPay', cost: item(HIRE_COSTS, 1) },
      { code: 'notYourCard', card: friman },
      { code: 'notStrongEnough', needed: 9, have: 4 },
      { code: 'deckEmpty', kind: 12 },
      { code: 'noToken', level: 3 },
    ];
    const sentences = facts.map((violation) => violationText({ t: translators[language], box: BASE_BOX }, violation));
    for (const sentence of sentences) expect(sentence).not.toMatch(/\{\{|undefined|\?$/);
    expect(sentences[0]).toContain('3');
    expect(sentences[2]).toMatch(/4.*9/);
  });
});

test('names the card, its faction and the price in the words of the rulebook', () => {
  expect(violationText({ t: translators.en, box: BASE_BOX }, { code: 'doesNotPay', cost: item(HIRE_COSTS, 1) })).toBe(
    'This line does not pay exactly. It costs 3 supplies.',
  );
  expect(violationText({ t: translators.de, box: BASE_BOX }, { code: 'noStrength', card: friman })).toMatch(
    /^Stammeskrieger \(.+\) hat keine Kampfstärke\.$/,
  );
});
