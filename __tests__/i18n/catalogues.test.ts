import { LANGUAGES, pickLanguage, type Language } from '@/i18n/language';
import { PLURAL_CATEGORIES, pluralCategory } from '@/i18n/plural';
import { catalogues } from '@/i18n/catalogues';
import { translators } from '@/i18n/translate';
import { MODULE_WORDS } from '../ui/modules';

const messages = (language: Language): Readonly<Record<string, string>> => catalogues[language];
const suffix = /_(zero|one|two|few|many|other)$/;
const isCounted = (key: string) => suffix.test(key);
const base = (key: string) => key.replace(suffix, '');
const placeholders = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

const plainKeys = Object.keys(messages('en')).filter((key) => !isCounted(key));
const countedKeys = [...new Set(Object.keys(messages('en')).filter(isCounted).map(base))];

describe.each(LANGUAGES)('%s', (language) => {
  const own = messages(language);

  test('has every message and no other', () => {
    const wanted = [
      ...plainKeys,
      ...countedKeys.flatMap((key) => PLURAL_CATEGORIES[language].map((category) => `${key}_${category}`)),
    ];
    expect(Object.keys(own).sort()).toEqual(wanted.sort());
  });

  test('leaves no message empty', () => {
    expect(Object.entries(own).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('fills the same placeholders as English', () => {
    const different = Object.keys(own).filter((key) => {
      const english = isCounted(key) ? messages('en')[`${base(key)}_other`] : messages('en')[key];
      return placeholders(own[key]).join() !== placeholders(english).join();
    });
    expect(different).toEqual([]);
  });

  test('agrees with the plural rules of CLDR', () => {
    const rules = new Intl.PluralRules(language);
    expect([...PLURAL_CATEGORIES[language]].sort()).toEqual(rules.resolvedOptions().pluralCategories.sort());
    const numbers = [...Array(131).keys(), 0.5, 1.5, 2.25, 1000, 1001, 1002, 1005, 1012, 1022, 1000000];
    expect(numbers.map((n) => [n, pluralCategory(language, n)])).toEqual(numbers.map((n) => [n, rules.select(n)]));
  });
});

describe.each(MODULE_WORDS.map((words) => [Object.keys(words.en.entries)[0] ?? '', words] as const))(
  'the module that tells of %s',
  (_name, words) => {
    test.each(LANGUAGES)('says everything in %s, with the placeholders of English', (language) => {
      const own: Readonly<Record<string, string>> = words[language].texts;
      const english: Readonly<Record<string, string>> = words.en.texts;
      expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
      expect(Object.keys(own).filter((key) => own[key]?.trim() === '')).toEqual([]);
      expect(
        Object.keys(own).filter((key) => placeholders(own[key]).join() !== placeholders(english[key]).join()),
      ).toEqual([]);
      // What a module says, it does not take from others.
      expect(Object.keys(own).filter((key) => key in messages('en'))).toEqual([]);
    });
  },
);

describe('plurals', () => {
  test.each([
    ['en', 1, '1 card'],
    ['en', 0, '0 cards'],
    ['en', 5, '5 cards'],
    ['de', 1, '1 Karte'],
    ['de', 2, '2 Karten'],
    ['nl', 1, '1 kaart'],
    ['nl', 7, '7 kaarten'],
    ['pl', 1, '1 karta'],
    ['pl', 2, '2 karty'],
    ['pl', 4, '4 karty'],
    ['pl', 5, '5 kart'],
    ['pl', 12, '12 kart'],
    ['pl', 22, '22 karty'],
    ['pl', 0, '0 kart'],
  ] as const)('%s counts %d as "%s"', (language, count, text) => {
    expect(translators[language]('count.cards', { count })).toBe(text);
  });

  test('need no Intl.PluralRules, which Hermes may lack', () => {
    const { PluralRules } = Intl;
    Reflect.deleteProperty(Intl, 'PluralRules');
    try {
      jest.isolateModules(() => {
        const fresh = jest.requireActual<{ translators: typeof translators }>('@/i18n/translate');
        const said = [1, 3, 5, 21, 24].map((count) => fresh.translators.pl('count.weeks', { count }));
        expect(said).toEqual(['1 tydzień', '3 tygodnie', '5 tygodni', '21 tygodni', '24 tygodnie']);
      });
    } finally {
      Reflect.set(Intl, 'PluralRules', PluralRules);
    }
  });
});

describe('messages', () => {
  test('fill in their parameters as they are', () => {
    expect(translators.de('settings.language.system', { language: 'A & <B>' })).toBe('Wie das Gerät (A & <B>)');
  });

  test('differ between languages', () => {
    expect(LANGUAGES.map((language) => translators[language]('settings.title'))).toEqual([
      'Settings',
      'Einstellungen',
      'Ustawienia',
      'Instellingen',
    ]);
  });

  test('are checked by the compiler', () => {
    const t = translators.en;
    // @ts-expect-error no such key
    expect(t('home.nothing')).toBe('home.nothing');
    // @ts-expect-error the count is missing
    expect(t('count.cards')).toContain('count');
    // @ts-expect-error the parameter has another name
    expect(t('settings.language.system', { name: 'x' })).toContain('Like the device');
  });
});

describe("the device's language", () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['fr-FR', 'pl_PL', 'en-US'], 'pl'],
    [['nl'], 'nl'],
    [['EN-GB'], 'en'],
    [['fr', 'ja'], 'en'],
    [[undefined, null], 'en'],
    [[], 'en'],
  ] as const)('%j gives %s', (preferred, language) => {
    expect(pickLanguage(preferred)).toBe(language);
  });
});
