/** A turn as it is told: in sentences that somebody would say, in every language. */
import {
  BASE_BOX,
  FACTION_NAMES,
  debug,
  nameOfKind,
  viewFor,
  type Card,
  type Event,
  type FactionName,
  type KindName,
} from '@battalia/engine/testing';
import type { Language } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { nameText, type Speaker } from '@/ui/text/speaker';
import { passageText, proseText } from '@/ui/text/telling';

function card(kind: KindName, faction?: FactionName): Card {
  const found = BASE_BOX.faces.findIndex(
    (face) =>
      nameOfKind(BASE_BOX, face.kind) === kind &&
      (faction === undefined || face.faction === FACTION_NAMES.indexOf(faction)),
  );
  if (found < 0) throw new Error(`no ${kind}`);
  return found;
}

const speaker = (language: Language): Speaker => ({
  t: translators[language],
  box: BASE_BOX,
  names: ['Ada', 'Bo'],
  columns: 7,
  board: [],
});

const BO = { seat: 1 } as const;
const chief: Event = { kind: 'gained', ...BO, card: card('chief', 'islanders') };
const supply: Event = { kind: 'gained', ...BO, card: card('supply') };
const horse: Event = { kind: 'gained', ...BO, card: card('horse', 'cloudborn') };
const hero: Event = { kind: 'disbanded', ...BO, hero: 0, square: 9 };
const hidden: Event = {
  kind: 'ambushed',
  ...BO,
  price: card('priest', 'emberians'),
  count: 1,
  secret: { seats: 0, cards: [] },
};
const road: Event = { kind: 'built', ...BO, card: 0, square: 9, quarters: 0, level: 0 };
const attack: Event = { kind: 'attacked', ...BO, target: { kind: 'city', square: 9 }, heroes: 1, defender: 0 };
const won: Event = { kind: 'won', ...BO, target: { kind: 'city', square: 9 }, attack: 5, defence: 4 };
const taken: Event = { kind: 'conquered', ...BO, square: 9, level: 2 };
const lord: Event = { kind: 'gained', ...BO, card: card('lord', 'barfolk') };

const state = debug.arrange({ bare: true, tiles: [{ at: [2, 3], card: 'barfolk city4', level: 2, owner: 1 }] });
const TOWNS = viewFor(state, 'table').board;
const TOWN = nameText({ ...speaker('en'), naming: 5, board: TOWNS }, 9) ?? '';

const turn = [[chief, supply], [horse], [hero]].map((events) => ({ events }));

test.each([
  ['en', 'Bo hires a chief of the Islanders, makes a horse of the Cloudborn and loses a hero.'],
  [
    'de',
    'Bo heuert einen Häuptling der Holmsiedler an, erschafft ein Pferd der Wolkenkinder und verliert einen Helden.',
  ],
  ['pl', 'Bo zatrudnia dowódcę Wyspiarzy, tworzy konia Zrodzonych w chmurach i traci bohatera.'],
  [
    'nl',
    'Bo huurt een bevelhebber van de Eilandbewoners in, vervaardigt een paard van de Wolkenwandelaars en verliest een held.',
  ],
] as const)('%s: what one person does one after the other is one sentence', (language, told) => {
  expect(proseText(speaker(language), turn)).toBe(told);
});

test('a pair ends a sentence', () => {
  expect(proseText(speaker('en'), [{ events: [hero] }, { events: [hidden] }, { events: [road] }])).toBe(
    'Bo loses a hero, hides a card in ambush and suspends a priest of the Emberians. Bo builds a road in row 2, column 3.',
  );
});

test('what others do is told apart, and nobody gets out of breath', () => {
  const ada: Event = { ...hero, seat: 0 };
  expect(proseText(speaker('en'), [{ events: [hero, ada, ada, ada, ada] }])).toBe(
    'Bo loses a hero. Ada loses a hero, loses a hero and loses a hero. Ada loses a hero.',
  );
});

test('a supply by itself is told, and what a battle brings is gained', () => {
  expect(passageText(speaker('en'), { events: [supply] })).toBe('Bo gains a supply.');
  const named = { ...speaker('en'), naming: 5, board: TOWNS };
  expect(passageText(named, { events: [attack, won, taken, lord, supply] })).toBe(
    `Bo attacks ${TOWN}, wins 5 to 4 and takes ${TOWN} at level 2. Bo gains a lord of the Bärfolk and gains a supply.`,
  );
});
