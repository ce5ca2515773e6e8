/** A line of cards and a row of the map: two things, so two words, also where one word could mean both. */
import { ENTRY_TEXTS } from '@/i18n/entries';
import type { Language } from '@/i18n/language';
import { catalogues } from '@/i18n/catalogues';
import { translators } from '@/i18n/translate';
import { MODULE_WORDS } from '../ui/modules';

/** Every text of a language by a name of its own, rules and modules too. */
function everyText(language: Language): Readonly<Record<string, string>> {
  const texts: Record<string, string> = { ...catalogues[language] };
  const tell = (entries: (typeof ENTRY_TEXTS)[Language]) => {
    for (const [id, entry] of Object.entries(entries))
      if (entry !== undefined) texts[id] = [entry.title, ...entry.text, entry.lit ?? ''].join('\n');
  };
  tell(ENTRY_TEXTS[language]);
  for (const words of MODULE_WORDS) {
    Object.assign(texts, words[language].texts);
    tell(words[language].entries);
  }
  return texts;
}

const WORDS = {
  de: { cards: /reihen?\b/i, map: /\bzeilen?\b/i },
  nl: { cards: /\b(\p{L}*rij|rijen)\b|gevechtslinie/iu, map: /\bstro(ok|ken)\b/i },
  pl: { cards: /\brz(ąd|ęd\p{L}*)|\blini[ai] podróży/iu, map: /\bwiersz\p{L}*/iu },
} as const;

const english = everyText('en');

describe.each(['de', 'nl', 'pl'] as const)('%s', (language) => {
  const own = everyText(language);
  const { cards, map } = WORDS[language];

  test('calls a row of the map by a word that no line of cards has', () => {
    const rows = Object.keys(own).filter((name) => /{{rows?}}(?! ×)/.test(own[name] ?? ''));
    expect(rows).toEqual(expect.arrayContaining(['match.place', 'newGame.plan']));
    expect(rows.filter((name) => !map.test(own[name] ?? '') || cards.test(own[name] ?? ''))).toEqual([]);
    expect(Object.keys(own).filter((name) => map.test(own[name] ?? '') && !rows.includes(name))).toEqual([]);
  });

  test('calls a line of cards by its own word wherever English speaks of one', () => {
    const lines = Object.keys(english).filter((name) => /\blines?\b/i.test(english[name] ?? ''));
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.filter((name) => !cards.test(own[name] ?? ''))).toEqual([]);
  });
});

test.each([
  ['de', 'Zeile 2, Spalte 3', 'Reihe 1'],
  ['nl', 'strook 2, kolom 3', 'Rij 1'],
  ['pl', 'wiersz 2, kolumna 3', 'Rząd 1'],
] as const)('%s says "%s" and "%s"', (language, place, line) => {
  expect(translators[language]('match.place', { row: 2, column: 3 })).toBe(place);
  expect(translators[language]('play.lineNumber', { number: 1 })).toBe(line);
});
