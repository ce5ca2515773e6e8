import { folded, search, type Hit } from '@/ui/screens/reference/search';
import type { Language } from '@/i18n/language';
import '../modules';

const names = (query: string, reader: Language = 'en'): readonly string[] =>
  search(query, reader).map((hit) => (hit.kind === 'entry' ? hit.id : hit.key));
const top = (query: string, reader: Language = 'en', count = 4): readonly string[] =>
  names(query, reader).slice(0, count);

describe('letters', () => {
  test.each([
    ['Häuptling', ['hauptling', 'haeuptling']],
    ['Größe', ['grosse', 'groesse']],
    ['kapłan', ['kaplan']],
    ['ŻÓŁĆ', ['zolc']],
    ['ruïne', ['ruine']],
    ['lord', ['lord']],
  ] as const)('%s is also found as %j', (word, forms) => {
    expect(folded(word)).toEqual(forms);
  });
});

describe('a word is found', () => {
  test.each([
    ['cohort', 'en', 'cohort'],
    ['coh', 'en', 'cohort'],
    ['retreat', 'en', 'retreat'],
    ['morale', 'en', 'moral'],
    ['tiebreak', 'en', 'victory'],
    ['Versteck', 'de', 'ambush'],
    ['zasadzka', 'pl', 'ambush'],
    ['hinderlaag', 'nl', 'ambush'],
    ['potion', 'en', 'bilkarr'],
  ] as const)('%s (%s) leads to %s', (query, reader, id) => {
    expect(top(query, reader)).toContain(id);
  });
});

describe('a question is answered', () => {
  test.each([
    ['when does the game end', 'en', 'game-end'],
    ['wann endet das Spiel', 'de', 'game-end'],
    ['what can i attack', 'en', 'targets'],
  ] as const)('%s (%s) leads to %s', (query, reader, id) => {
    expect(top(query, reader, 2)).toContain(id);
  });

  test.each([
    ['how do i win', 'en'],
    ['How do I win?', 'en'],
    ['how to win the game', 'en'],
    ['wie gewinne ich', 'de'],
    ['Wie gewinnt man das Spiel?', 'de'],
    ['jak wygrać', 'pl'],
    ['jak wygrac gre', 'pl'],
    ['hoe win ik', 'nl'],
    ['hoe kan ik winnen', 'nl'],
  ] as const)('%s (%s) is answered first by who wins, in that language', (query, reader) => {
    expect(search(query, reader)[0]).toEqual({ kind: 'entry', id: 'victory', language: reader });
  });

  test.each([
    ['how do I jump', 'en', 'gates'],
    ['wie springe ich', 'de', 'gates'],
    ['jak skoczyć', 'pl', 'gates'],
    ['hoe spring ik', 'nl', 'gates'],
    ['king', 'en', 'royals'],
    ['König', 'de', 'royals'],
    ['król', 'pl', 'royals'],
    ['koning', 'nl', 'royals'],
    ['how do I get a queen', 'en', 'royals'],
    ['wie bekomme ich eine Königin', 'de', 'royals'],
    ['jak zdobyć królową', 'pl', 'royals'],
    ['hoe krijg ik een koningin', 'nl', 'royals'],
    ['potion', 'en', 'bilkarr'],
    ['Zaubertrank', 'de', 'bilkarr'],
    ['mikstura', 'pl', 'bilkarr'],
    ['drankje', 'nl', 'bilkarr'],
    ['team', 'en', 'teams'],
    ['Mitspieler', 'de', 'teams'],
    ['drużyna', 'pl', 'teams'],
    ['partners', 'nl', 'teams'],
    ['how do I trade', 'en', 'trade'],
    ['wie handle ich', 'de', 'trade'],
    ['jak handlować', 'pl', 'trade'],
    ['hoe ruil ik', 'nl', 'trade'],
    ['where does Bilkarr go', 'en', 'bilkarr'],
    ['wohin geht Bilkarr', 'de', 'bilkarr'],
    ['dokąd idzie Bilkarr', 'pl', 'bilkarr'],
    ['waar gaat Bilkarr heen', 'nl', 'bilkarr'],
    ['sacrifice', 'en', 'fanatics-rules'],
    ['Opfer', 'de', 'fanatics-rules'],
    ['fanatyk', 'pl', 'fanatics-rules'],
    ['offer', 'nl', 'fanatics-rules'],
    ['explore a valley', 'en', 'valleys'],
    ['Tal entdecken', 'de', 'valleys'],
    ['odkryć dolinę', 'pl', 'valleys'],
    ['vallei ontdekken', 'nl', 'valleys'],
    ['stormversterker', 'nl', 'valley-links'],
    ['Draft', 'de', 'draft'],
    ['veteraan', 'nl', 'hero-mode'],
    ['punkt kontrolny', 'pl', 'checkpoint'],
  ] as const)('of The Stormgates: %s (%s) leads to %s in that language', (query, reader, id) => {
    expect(search(query, reader).slice(0, 3)).toContainEqual({ kind: 'entry', id, language: reader });
  });

  test('words of a question alone are looked for as they are', () => {
    expect(names('who').length).toBeGreaterThan(0);
  });
});

describe('in any language at once', () => {
  test.each([
    ['Sonnenorakel', 'en', 'oracle'],
    ['zwój', 'de', 'scroll'],
    ['gereedschap', 'pl', 'tool'],
    ['amulet faces', 'nl', 'amulet-faces'],
  ] as const)('%s for a reader of %s leads to %s', (query, reader, id) => {
    expect(top(query, reader)).toContain(id);
  });

  test('a hit says in which language it was found', () => {
    const hit = search('Schwingen', 'pl').find(
      (found): found is Extract<Hit, { kind: 'entry' }> => found.kind === 'entry',
    );
    expect(hit).toEqual({ kind: 'entry', id: 'wings', language: 'de' });
  });

  test("the reader's own language comes first where a word is the same", () => {
    expect(search('amulet', 'pl')[0]).toMatchObject({ language: 'pl' });
    expect(search('amulet', 'nl')[0]).toMatchObject({ language: 'nl' });
  });
});

describe('typing is forgiven', () => {
  test.each([
    ['haptling', 'term.chief'],
    ['haeuptling', 'term.chief'],
    ['Hauptling', 'term.chief'],
    ['kaplan', 'term.priest'],
    ['wolny czlowiek', 'term.friman'],
    ['schriftrole', 'scroll'],
    ['orakle', 'oracle'],
    ['retrat', 'retreat'],
    ['ruine', 'ruins'],
    ['Strasse', 'roads'],
  ] as const)('%s finds %s', (query, id) => {
    expect(names(query, 'de')).toContain(id);
  });
});

test('each rule and each word is listed once', () => {
  const found = names('amulet');
  expect(new Set(found).size).toBe(found.length);
});

test('nothing, spaces and nonsense find nothing', () => {
  expect(names('')).toEqual([]);
  expect(names('   ')).toEqual([]);
  expect(names('qqqqxxxx')).toEqual([]);
});

test('numbers are filled in before they are searched', () => {
  expect(names('keeper 20')).toContain('keeper');
  expect(names('sealWeakens')).toEqual([]);
});
