/** What a card that is looked at closely says of itself. */
import { BASE_BOX, createGame, isArtefact, standardConfig, viewFor, type GameConfig } from '@battalia/engine';
import { entryText } from '@/i18n/entries';
import { LANGUAGES } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { filled } from '@/ui/game/cardFacts';
import { endsOf } from '@/ui/screens/match/help/aim';
import { entryOf } from '@/ui/screens/reference/chapters';
import { entryOfKind } from '@/ui/text/kindEntry';
import { rulesNow } from '@/ui/text/question';
import '../modules';

/** Everything that lies in a hand or a deck; the ruins lie on the map alone. */
const KINDS = [...new Set(BASE_BOX.kindOf)].filter((kind) => BASE_BOX.names[kind] !== 'ruins');

describe.each(LANGUAGES)('%s', (language) => {
  test.each(KINDS.map((kind) => [BASE_BOX.names[kind] ?? '', kind] as const))(
    'says what %s does, with every number',
    (_name, kind) => {
      const { text, lit } = entryText(language, entryOfKind(kind));
      const words = [...text, ...(lit === undefined ? [] : [lit])].map(filled);
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter((word) => word.includes('{{'))).toEqual([]);
      expect(lit !== undefined).toBe(isArtefact(BASE_BOX, kind));
    },
  );
});

const QUESTIONS = ['chooseFaction', 'chooseCity', 'opening', 'acting', 'assault', 'reply', 'defend', 'press'] as const;

test.each(QUESTIONS)('whoever is asked "%s" finds rules that are in the reference', (kind) => {
  const rules = rulesNow({ kind, seat: 0 });
  expect(rules.length).toBeGreaterThan(2);
  expect(rules.filter((id) => entryOf(id) === undefined)).toEqual([]);
});

test('who waits is told how a turn goes', () => {
  expect(rulesNow(null)).toContain('turn-steps');
});

test('the aim tells every end that a game was set up with, and no other', () => {
  const t = translators.en;
  const ends = (config: GameConfig) => endsOf(t, viewFor(createGame(config, 'aim'), 'table').ends);
  expect(ends(standardConfig(2))).toEqual([t('help.aim.cities', { count: 5 }), t('help.aim.mapFull')]);
  expect(ends(standardConfig(2, [], { weeks: 2, points: 12 }))).toEqual([
    t('help.aim.cities', { count: 5 }),
    t('help.aim.reached', { count: 12 }),
    t('help.aim.mapFull'),
    t('help.aim.weeks', { count: 2 }),
  ]);
  // TEAM-05: two need 9 together, three 12.
  expect(ends(standardConfig(5, ['stormgates', 'teams'], { points: 40 }))).toEqual([
    'when a team of 3 holds 12 cities of level 4 together',
    'when a team of 2 holds 9 cities of level 4 together',
    'when a team has 40 points',
  ]);
  expect(ends(standardConfig(3, ['volcano']))).not.toContain(t('help.aim.mapFull'));
});
