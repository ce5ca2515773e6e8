/** The rulebook's chain of transformations: a big cohort, a scroll on a title on a friman, an amulet that forks. */
import {
  BARFOLK,
  CITY4,
  copiesLeft,
  debug,
  deckSize,
  decision,
  handOf,
  HORSE,
  kindOf,
  NONE,
  playedOf,
  pointsOf,
  TOOL,
  WEAPON,
  cardsIn,
  CLOUDBORN,
} from '@battalia/engine/testing';
import {
  card,
  cardName,
  eventsOf,
  handNames,
  loadDie,
  nationNames,
  play,
  playedNames,
  playLogged,
  refused,
  shelterNames,
  sq,
  times,
  type CardName,
} from '../support';
import { charm, convert, endTurn, field, line, promote } from '../battlefield';

/** Horses are illuminated and titles match: nothing of this turn is touched by the oracle. */
const DAY = 7;

const HAND: readonly CardName[] = [
  'barfolk scroll',
  'cloudborn title',
  'barfolk friman',
  'barfolk amulet',
  'barfolk chief',
  'barfolk tool',
];
const NATION: readonly CardName[] = [
  'supply',
  'supply',
  'emberians friman',
  'supply',
  'supply',
  'supply',
  'supply',
  'supply',
  'supply',
];

test('[TURN-02, ART-01, ART-03, ART-06, ART-07, LINE-04] a chain of nine cards becomes a horse, a weapon and a city', () => {
  const start = field({
    step: 'opening',
    day: DAY,
    hands: { 0: HAND },
    nations: { 0: NATION },
    shelters: { 0: [] },
    tiles: [{ at: [5, 1], card: 'islanders crossroad' }],
    decks: {
      horse: ['cloudborn horse'],
      chief: ['emberians chief'],
      weapon: ['islanders weapon'],
      city4: ['emberians city4'],
    },
  });
  const owned = deckSize(start, 0);

  // A cohort of five draws three: nine cards in hand.
  expect(refused(start, { kind: 'cohort', factions: [BARFOLK], draw: 4, witness: 2 })).toBe('cohortTooBig');
  let s = play(start, { kind: 'cohort', factions: [BARFOLK], draw: 3, witness: 2 });
  expect(cardsIn(s, handOf(0))).toHaveLength(9);

  // The scroll makes the Cloudborn title a Bärfolk title.
  const scroll = card(s, 0, 'scroll');
  expect(refused(s, convert(scroll, card(s, 0, 'title'), CLOUDBORN))).toBe('sameFaction');
  s = play(s, convert(scroll, card(s, 0, 'title'), BARFOLK));
  expect(handNames(s, 0)).toContain('barfolk title');

  // The title makes the Bärfolk friman a Bärfolk chief, though another chief lies on top.
  const own = card(s, 0, 'barfolk chief');
  s = play(s, promote(card(s, 0, 'title'), card(s, 0, 'barfolk friman')));
  const promoted =
    cardsIn(s, handOf(0)).find((other) => cardName(s, other) === 'barfolk chief' && other !== own) ?? NONE;

  // With two supplies the new chief creates a horse: the topmost, a Cloudborn one.
  const horse = playLogged(s, {
    kind: 'create',
    artefact: HORSE,
    pay: line(promoted, card(s, 0, 'supply'), card(s, 0, 'supply', 1)),
    faction: null,
  });
  expect(eventsOf(horse.events, 'gained').map((event) => cardName(s, event.card))).toEqual(['cloudborn horse']);
  s = horse.state;

  // The amulet makes the other friman count three times.
  const friman = card(s, 0, 'emberians friman');
  loadDie(s, 3);
  s = play(s, charm(card(s, 0, 'amulet'), friman));
  expect(copiesLeft(s, 0, friman)).toBe(3);

  // Two copies and the chief create a weapon.
  expect(refused(s, { kind: 'create', artefact: WEAPON, pay: [own, friman], faction: null })).toBe('doesNotPay');
  const weapon = playLogged(s, { kind: 'create', artefact: WEAPON, pay: line(own, friman, friman), faction: null });
  expect(eventsOf(weapon.events, 'gained').map((event) => cardName(s, event.card))).toEqual(['islanders weapon']);
  s = weapon.state;
  expect(copiesLeft(s, 0, friman)).toBe(1);

  // The third copy and the tool build a city of level 1.
  s = play(s, { kind: 'build', tile: CITY4, level: 1, pay: line(friman, card(s, 0, 'tool')) });
  expect(decision(s)).toEqual({ kind: 'place', seat: 0, tile: CITY4, level: 1 });
  expect(refused(s, { kind: 'place', square: sq(3, 1), quarters: 0 })).toBe('besideCity');
  s = play(s, { kind: 'place', square: sq(6, 1), quarters: 0 });
  expect([cardName(s, s.tile[sq(6, 1)] ?? NONE), s.level[sq(6, 1)], s.holder[sq(6, 1)], pointsOf(s, 0)]).toEqual([
    'emberians city4',
    1,
    0,
    2,
  ]);

  // Nothing is left in the hand, and nothing new can be played this turn.
  expect(handNames(s, 0)).toEqual([]);
  const tool = cardsIn(s, playedOf(0)).find((other) => kindOf(s, other) === TOOL) ?? NONE;
  expect(refused(s, { kind: 'create', artefact: TOOL, pay: [tool, friman], faction: null })).toBe('alreadyPlayed');
  expect(playedNames(s, 0)).toEqual([
    'barfolk amulet',
    'barfolk chief',
    'barfolk chief',
    'barfolk scroll',
    'barfolk title',
    'barfolk tool',
    'cloudborn horse',
    'emberians friman',
    'islanders weapon',
    'supply',
    'supply',
  ]);
  expect(deckSize(s, 0)).toBe(owned + 2);

  // All of it goes to the shelter; the hand is six new cards.
  s = play(s, endTurn);
  expect(shelterNames(s, 0)).toHaveLength(11);
  expect([handNames(s, 0), nationNames(s, 0)]).toEqual([times(6, 'supply'), []]);
  expect(debug.census(s)).toEqual([]);
});
