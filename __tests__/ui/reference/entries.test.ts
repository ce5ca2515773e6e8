import {
  bilkarrData,
  cohortDraw,
  debug,
  heroicData,
  metamorphaData,
  relicsData,
  royalsData,
  SMALLEST_DECK,
  valleysData,
  type FactionName,
} from '@battalia/engine/testing';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY_TEXTS, entryText } from '@/i18n/entries';
import { LANGUAGES } from '@/i18n/language';
import { CHAPTERS, CHAPTER_IDS, chapterOf, ENTRIES, entryOf } from '@/ui/screens/reference/chapters';
import { COHORTS, facts, fill } from '@/ui/game/facts';
import { GLOSSARY } from '@/ui/screens/reference/glossary';
import { readLine } from '@/ui/game/textLine';
import { catalogues } from '@/i18n/catalogues';
import { MODULE_WORDS } from '../modules';

const placeholders = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '')).sort();
const ids = ENTRIES.map(({ entry }) => entry.id);

test('every text has a place in a chapter, once', () => {
  expect([...ids].sort()).toEqual(Object.keys(ENTRY_TEXTS.en).sort());
  expect(new Set(ids).size).toBe(CHAPTERS.flatMap(({ entries }) => entries).length);
});

test('what to see as well is another entry, and named once', () => {
  for (const { entry } of ENTRIES) {
    const see = entry.see ?? [];
    expect([entry.id, see.filter((id) => id === entry.id || entryOf(id) === undefined), new Set(see).size]).toEqual([
      entry.id,
      [],
      see.length,
    ]);
  }
});

test('an address means one thing: no chapter, page and entry share a name', () => {
  const names = [...ids, ...CHAPTER_IDS, 'rules', 'glossary'];
  expect(new Set(names).size).toBe(names.length);
  expect(CHAPTERS.map(({ id }) => id)).toEqual([...CHAPTER_IDS]);
  expect(chapterOf('battle')?.id).toBe('battle');
  expect(entryOf('moral')?.chapter.id).toBe('battle');
  expect(entryOf('nothing')).toBeUndefined();
});

describe.each(LANGUAGES)('%s', (language) => {
  test('says every rule, with the same numbers, lists and light as English', () => {
    for (const id of ids) {
      const [own, english] = [entryText(language, id), entryText('en', id)];
      expect([id, own.title.trim() !== '', own.find.trim() !== '']).toEqual([id, true, true]);
      expect([id, placeholders([...own.text, own.lit ?? ''])]).toEqual([
        id,
        placeholders([...english.text, english.lit ?? '']),
      ]);
      expect([id, own.text.map((line) => readLine(line).mark)]).toEqual([
        id,
        english.text.map((line) => readLine(line).mark),
      ]);
      expect([id, own.lit === undefined]).toEqual([id, english.lit === undefined]);
    }
  });

  test('leaves no number unfilled', () => {
    for (const { text, lit } of ids.map((id) => entryText(language, id)))
      expect(fill([...text, lit ?? ''].join(' '))).not.toContain('{{');
  });
});

test('the numbers in the texts are those of the rules', () => {
  expect(facts()).toMatchObject({
    hand: 6,
    mulligan: 5,
    deck: 10,
    ambush: 3,
    horse: 3,
    horseLit: 6,
    heroes: 2,
    days: 7,
    low: 8,
    high: 8,
    level4: 5,
    neutral: 4,
    ruins: 8,
    neutralHard: 6,
    ruinsHard: 10,
    neutralNoCities: 6,
    greatLimit: 1,
    swordAttack: 5,
    swordDefend: 1,
    shieldAttack: 1,
    shieldDefend: 5,
    keeper: 20,
    sanctuary: 6,
    sealPoints: 2,
    sealWeakens: 2,
    rulerPoints: 8,
    volcanoGreat: 2,
    volcanoPoints: 40,
    volcanoPointsTwo: 30,
  });
});

test.each(COHORTS)('[TURN-02] $cards cards of a faction draw $draw, as in the game', ({ cards, draw }) => {
  const faction: FactionName = 'barfolk';
  const s = debug.arrange({
    step: 'opening',
    hands: {
      0: [
        ...Array.from({ length: cards }, () => `${faction} friman` as const).slice(0, 5),
        ...Array.from({ length: cards - 5 }, () => `${faction} chief` as const),
      ],
    },
  });
  expect(cohortDraw(s, 0, [0])).toBe(draw);
});

test('every rule that an entry claims to tell stands in the rules, and every chapter of the base game is told', () => {
  const written = readFileSync(path.join(__dirname, '../../../src/engine/RULES.md'), 'utf8');
  const known = new Set([...written.matchAll(/^- ([A-Z][A-Z0-9]*-\d+)/gm)].map((match) => match[1] ?? ''));
  const base = CHAPTERS.filter(({ id }) => id !== 'stormgates').flatMap(({ entries }) =>
    entries.flatMap(({ rules }) => rules),
  );
  expect(base.filter((rule) => !known.has(rule))).toEqual([]);
  const told = new Set(base);
  const untold = [...known].filter(
    (rule) =>
      /^(TURN|LINE|HIRE|CREATE|BUILD|ART|ORACLE|GA|HERO|AMB|BATTLE|END|ADV|ALT|VOL|UNB)-/.test(rule) && !told.has(rule),
  );
  // A searched deck is shuffled: each entry that searches one says so.
  expect(untold).toEqual(['TURN-10']);
});

test('the glossary holds every term once', () => {
  expect(new Set(GLOSSARY).size).toBe(GLOSSARY.length);
  const words = [catalogues.en, ...MODULE_WORDS.map(({ en }) => en.texts)].flatMap((texts) => Object.keys(texts));
  const terms = words.filter((key) => key.startsWith('term.') && key !== 'term.great.plural');
  expect([...GLOSSARY].sort()).toEqual(terms.sort());
});

test.each(LANGUAGES)('the numbers of The Stormgates in %s are those of the engine', (language) => {
  const said = (id: Parameters<typeof entryText>[1]) => fill(entryText(language, id).text.join(' '));
  const numbers = (id: Parameters<typeof entryText>[1], ...expected: readonly number[]) =>
    expect([id, expected.filter((number) => !new RegExp(`(?<!\\d)${number}(?!\\d)`).test(said(id)))]).toEqual([id, []]);
  numbers('royals', royalsData.CARDS_FOR.queen, royalsData.CARDS_FOR.king, royalsData.RESIDENCE, royalsData.CAPITAL);
  numbers('hero-mode', heroicData.VETERAN_CARDS, heroicData.VETERAN_MORAL, heroicData.VETERAN_RECRUIT);
  numbers('hero-mode', heroicData.NEUTRAL_DEFENCE, heroicData.RUINS_DEFENCE);
  numbers('bilkarr', bilkarrData.POTION_STRENGTH);
  numbers('metamorpha', metamorphaData.WOODS_STEPS);
  numbers('great-expansion', relicsData.BANNER_STRENGTH, relicsData.MASK_STRENGTH);
  numbers('valleys', valleysData.CENTRE_GUARDS, valleysData.BUILDING_FORTIFIES, valleysData.BUILDING_LEVEL);
  numbers('fanatics-rules', SMALLEST_DECK);
});
