import {
  campOf,
  cardsIn,
  CHIEF,
  cohortDraw,
  debug,
  FRIMAN,
  guestsOf,
  handOf,
  kindOf,
  lineOf,
  LORD,
  nationOf,
  NONE,
  playedOf,
  PRIEST,
  shelterOf,
  SUPPLY,
  termsOf,
  UNIVERSAL,
  factionOf,
  type ActionOf,
  type Card,
  type GameState,
  bandOf,
} from '@battalia/engine/testing';
import {
  arrange,
  card,
  cardName,
  eventsOf,
  hand,
  handNames,
  isOffered,
  legal,
  loadDie,
  named,
  play,
  playedNames,
  playLogged,
  refused,
  shelterNames,
  sq,
  times,
  violation,
  type CardName,
} from '../support';
import {
  openAttack,
  attack,
  BARFOLK,
  besieging,
  charm,
  cityAt,
  CLOUDBORN,
  configWith,
  convert,
  EMBERIANS,
  endTurn,
  field,
  fight,
  HORSE_DAY,
  lay,
  line,
  pass,
  promote,
  score,
  stand,
  TARGET,
  type Field,
} from '../battlefield';

const config = configWith(['unbound']);
const RANKS = [FRIMAN, CHIEF, PRIEST, LORD];
const bribe = (unit: Card, supply: Card): ActionOf<'bribe'> => ({ kind: 'bribe', unit, supply });

const isUnbound = (s: GameState, one: Card): boolean => bandOf(s.rules, one) === 'unbound';
const unboundIn = (s: GameState, zone: number): number => cardsIn(s, zone).filter((one) => isUnbound(s, one)).length;

/** The attacker (Bärfolk) has opened with a Bärfolk weapon against a city of level 4. */
const opened = (names: readonly CardName[], spec: Field = {}): GameState =>
  openAttack(besieging(names, { config, ...spec }));

// ---------------------------------------------------------------- UNB-01

test.each([2, 3, 4] as const)(
  "[UNB-01] with %i players eight Unbound, two of each rank, are in the unit decks and in nobody's first cards",
  (players) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const s = debug.started(configWith(['unbound'], {}, players), seed);
      expect(RANKS.map((rank) => unboundIn(s, rank))).toEqual([2, 2, 2, 2]);
      for (let seat = 0; seat < players; seat++)
        expect(unboundIn(s, nationOf(seat)) + unboundIn(s, handOf(seat))).toBe(0);
    }
  },
);

test('[UNB-01] shuffled in: they do not lie together at one end of the deck', () => {
  const places = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const s = debug.started(config, seed);
    return cardsIn(s, LORD)
      .map((lord, i) => (isUnbound(s, lord) ? i : NONE))
      .filter((i) => i !== NONE)
      .join();
  });
  expect(new Set(places).size).toBeGreaterThan(3);
});

test('[UNB-01] without the module they are not in the game', () => {
  const s = debug.started(configWith([]), 'plain');
  expect(RANKS.map((rank) => unboundIn(s, rank))).toEqual([0, 0, 0, 0]);
  expect(Array.from({ length: s.rules.cards }, (_, i) => i).filter((one) => isUnbound(s, one))).toEqual([]);
  const hired = debug.started(configWith(['unbound']), 'plain');
  expect(Array.from({ length: hired.rules.cards }, (_, i) => i).filter((one) => isUnbound(hired, one))).toHaveLength(8);
});

test('[UNB-01] they are units of their rank: they pay for what a unit pays for', () => {
  const s = field({ config, hands: { 0: ['unbound chief', 'barfolk chief'] } });
  expect(
    isOffered(s, { kind: 'upgrade', square: sq(4, 1), pay: line(hand(s, 0, 'unbound chief', 'barfolk chief')) }),
  ).toBe(true);
});

test('[UNB-01] they count for every cohort, each for one', () => {
  const s = arrange({
    config,
    step: 'opening',
    hands: { 0: ['barfolk friman', 'barfolk chief', 'emberians friman', 'emberians lord', 'unbound lord', 'supply'] },
  });
  expect([
    cohortDraw(s, 0, [BARFOLK]),
    cohortDraw(s, 0, [EMBERIANS]),
    cohortDraw(s, 0, [CLOUDBORN]),
    cohortDraw(s, 0, [BARFOLK, EMBERIANS]),
  ]).toEqual([1, 1, 0, 0]);
  const two = arrange({
    config,
    step: 'opening',
    hands: {
      0: ['barfolk friman', 'barfolk chief', 'emberians friman', 'emberians lord', 'unbound lord', 'unbound chief'],
    },
  });
  expect(cohortDraw(two, 0, [BARFOLK, EMBERIANS])).toBe(2);
});

test('[UNB-01] they keep the moral of any line', () => {
  const s = opened(['unbound priest']);
  expect(score(play(s, lay(card(s, 0, 'priest'))))[0]).toBe(1 + 3 + 1);
});

// ---------------------------------------------------------------- UNB-02

test('[UNB-02] hired for the usual price, without a supply', () => {
  const s = field({
    config,
    hands: { 0: times<CardName>(5, 'supply') },
    decks: { priest: ['unbound priest', 'barfolk priest'] },
  });
  expect(refused(s, { kind: 'hire', unit: PRIEST, pay: hand(s, 0, 'supply', 'supply', 'supply') })).toBe('doesNotPay');
  const { state, events } = playLogged(s, {
    kind: 'hire',
    unit: PRIEST,
    pay: hand(s, 0, ...times<CardName>(4, 'supply')),
  });
  expect(eventsOf(events, 'gained').map((event) => cardName(state, event.card))).toEqual(['unbound priest']);
  expect(cardsIn(state, SUPPLY)).toHaveLength(cardsIn(s, SUPPLY).length);
  const others = field({ config, hands: { 0: times<CardName>(5, 'supply') }, decks: { priest: ['barfolk priest'] } });
  expect(
    eventsOf(
      playLogged(others, { kind: 'hire', unit: PRIEST, pay: hand(others, 0, ...times<CardName>(4, 'supply')) }).events,
      'gained',
    ),
  ).toHaveLength(2);
});

test('[UNB-02] plus one for each supply laid on them in battle, outside the line', () => {
  let s = opened(['unbound friman', 'supply', 'supply']);
  const unit = card(s, 0, 'friman');
  s = play(s, lay(unit));
  expect(score(s)[0]).toBe(1 + 1 + 1);
  const { state, events } = playLogged(s, bribe(unit, card(s, 0, 'supply')));
  expect(eventsOf(events, 'bribed')).toEqual([{ kind: 'bribed', seat: 0, unit, supply: card(s, 0, 'supply') }]);
  // A supply is of no faction; on the Unbound it spoils no moral.
  expect(score(state)[0]).toBe(1 + 2 + 1);
  const twice = play(state, bribe(unit, card(state, 0, 'supply')));
  expect(score(twice)[0]).toBe(1 + 3 + 1);
  expect(termsOf(twice, 0).map((term) => [term.kind, term.strength])).toEqual([
    ['card', 1],
    ['card', 3],
    ['moral', 1],
  ]);
});

test('[UNB-02] each of two Unbound is paid by itself, and the sum is the same', () => {
  let s = opened(['unbound friman', 'unbound lord', 'supply', 'supply']);
  const [friman, lord] = hand(s, 0, 'unbound friman', 'unbound lord');
  s = play(s, lay(friman ?? NONE), lay(lord ?? NONE));
  expect(legal(s, 'bribe').map(({ unit }) => unit)).toEqual(line(friman ?? NONE, lord ?? NONE));
  s = play(s, bribe(friman ?? NONE, card(s, 0, 'supply')), bribe(lord ?? NONE, card(s, 0, 'supply', 1)));
  expect(
    termsOf(s, 0)
      .flatMap((term) => (term.kind === 'card' && term.card !== named(s, lineOf(0), 'weapon') ? [term.strength] : []))
      .sort(),
  ).toEqual([2, 5]);
});

test("[UNB-02] only with a supply, only on one's own Unbound, only when it stands in the line", () => {
  let s = opened(['unbound friman', 'barfolk friman', 'supply', 'barfolk chief']);
  const [unbound, friman, supply] = [card(s, 0, 'unbound friman'), card(s, 0, 'barfolk friman'), card(s, 0, 'supply')];
  expect(violation(s, bribe(unbound, supply))).toEqual({ code: 'wrongCard', card: unbound });
  s = play(s, lay(unbound), lay(friman));
  expect(violation(s, bribe(friman, supply))).toEqual({ code: 'wrongCard', card: friman });
  expect(violation(s, bribe(unbound, card(s, 0, 'chief')))).toEqual({ code: 'wrongCard', card: card(s, 0, 'chief') });
  expect(violation(s, bribe(unbound, -1))).toEqual({ code: 'notYourCard', card: -1 });
  s = play(s, bribe(unbound, supply));
  expect(violation(s, bribe(unbound, supply))).toEqual({ code: 'notYourCard', card: supply });
  expect(legal(s, 'bribe')).toEqual([]);
});

test('[UNB-02] not outside of battle', () => {
  const s = field({ config, hands: { 0: ['unbound friman', 'supply'] } });
  expect(violation(s, bribe(card(s, 0, 'friman'), card(s, 0, 'supply')))).toEqual({ code: 'onlyInBattle' });
});

test("[UNB-02] the defender bribes too, not the other side's mercenaries", () => {
  const start = field({
    config,
    day: HORSE_DAY,
    level: 1,
    hands: { 0: ['emberians weapon', 'unbound lord'], 1: ['unbound chief', 'supply', 'supply'] },
    heroes: { 0: [[4, 3]], 1: [[4, 3]] },
  });
  let s = play(openAttack(start, 'lord'), stand, fight(1));
  const [theirs, mine] = [named(s, lineOf(0), 'lord'), card(s, 1, 'chief')];
  expect(violation(s, bribe(theirs, card(s, 1, 'supply')))).toEqual({ code: 'wrongCard', card: theirs });
  s = play(s, lay(mine));
  expect(score(s)).toEqual([5, 1 + 2 + 1]);
  s = play(s, bribe(mine, card(s, 1, 'supply')));
  expect(score(s)).toEqual([5, 5]);
  const done = play(s, stand, pass);
  expect(shelterNames(done, 1)).toEqual(['supply', 'unbound chief']);
  expect(cardsIn(done, shelterOf(1)).map((other) => [done.host[other], done.laid[other]])).toEqual(times(2, [NONE, 0]));
});

test.each([
  [2, 2],
  [3, 3],
  [6, 1],
])('[UNB-02] a supply that rolled a %i counts %i', (face, strength) => {
  const start = opened(['amulet', 'unbound friman', 'supply']);
  let s = play(start, lay(card(start, 0, 'unbound friman')));
  const unit = named(s, lineOf(0), 'unbound friman');
  const supply = card(s, 0, 'supply');
  loadDie(s, face);
  s = play(s, charm(card(s, 0, 'amulet'), supply));
  const before = score(s)[0];
  s = play(s, bribe(unit, supply));
  expect(score(s)[0] - before).toBe(strength);
  expect(refused(s, lay(supply))).toBe(face === 6 ? 'alreadyPlayed' : 'noStrength');
});

test('[UNB-02] a wild card of any kind stands for a supply, a tame one does not', () => {
  const start = opened(['amulet', 'unbound friman', 'tool', 'tent']);
  let s = play(start, lay(card(start, 0, 'unbound friman')));
  const unit = named(s, lineOf(0), 'unbound friman');
  loadDie(s, 6);
  s = play(s, charm(card(s, 0, 'amulet'), card(s, 0, 'tool')));
  const before = score(s)[0];
  expect(legal(s, 'bribe')).toEqual([bribe(unit, card(s, 0, 'tool'))]);
  expect(score(play(s, bribe(unit, card(s, 0, 'tool'))))[0] - before).toBe(1);
  expect(violation(s, bribe(unit, card(s, 0, 'tent')))).toEqual({ code: 'wrongCard', card: card(s, 0, 'tent') });
});

test('[UNB-02] of a forked supply the copies that are left, and none of it stays after the battle', () => {
  const start = field({
    config,
    day: HORSE_DAY,
    level: 1,
    hands: { 0: ['barfolk weapon', 'amulet', 'unbound friman', 'supply'] },
    heroes: { 0: [[4, 2]] },
  });
  const supply = card(start, 0, 'supply');
  loadDie(start, 3);
  let s = play(start, charm(card(start, 0, 'amulet'), supply), { kind: 'move', hero: 0, to: TARGET, pay: [supply] });
  s = openAttack(s, 'friman');
  const before = score(s)[0];
  s = play(s, bribe(named(s, lineOf(0), 'friman'), supply));
  expect(score(s)[0] - before).toBe(2);
  const won = play(s, stand, { kind: 'surrender' });
  expect([won.zone[supply], won.left[supply], won.laid[supply], won.host[supply]]).toEqual([playedOf(0), 0, 0, NONE]);
  expect(refused(won, { kind: 'move', hero: 0, to: sq(4, 2), pay: [supply] })).toBe('alreadyPlayed');
});

test('[UNB-02] no scroll, no title, no amulet', () => {
  const s = field({
    config,
    day: HORSE_DAY,
    hands: { 0: ['unbound chief', 'scroll', 'title', 'amulet', 'crown', 'book'] },
  });
  const chief = card(s, 0, 'chief');
  for (const by of ['title', 'crown'] as const)
    expect(violation(s, promote(card(s, 0, by), chief))).toEqual({ code: 'notTransformable', card: chief });
  for (const by of ['scroll', 'book'] as const)
    expect(violation(s, convert(card(s, 0, by), chief, EMBERIANS))).toEqual({ code: 'notTransformable', card: chief });
  expect(violation(s, charm(card(s, 0, 'amulet'), chief))).toEqual({ code: 'notTransformable', card: chief });
});

test('[UNB-02] tents are fine, and so are ambush and suspension', () => {
  const s = field({
    config,
    day: HORSE_DAY,
    hands: { 0: ['unbound chief', 'tent', 'supply', 'unbound lord'] },
    nations: { 0: times<CardName>(9, 'supply') },
  });
  const tent = card(s, 0, 'tent');
  const camped = play(s, { kind: 'station', tent, cards: hand(s, 0, 'chief'), pay: hand(s, 0, 'supply') });
  expect(guestsOf(camped, 0, tent).map((card) => cardName(camped, card))).toEqual(['unbound chief']);
  const later = play(camped, endTurn);
  expect(cardsIn(later, campOf(0))).toEqual([tent]);
  expect(isOffered(s, { kind: 'ambush', card: card(s, 0, 'chief'), price: card(s, 0, 'lord') })).toBe(true);
});

test('[UNB-02] one that a title or a neutral city brings is an Unbound like any other', () => {
  const s = field({
    config,
    day: HORSE_DAY,
    hands: { 0: ['title', 'emberians friman'] },
    decks: { chief: ['unbound chief'] },
    left: { chief: 1 },
  });
  const titled = play(s, promote(card(s, 0, 'title'), card(s, 0, 'friman')));
  expect(handNames(titled, 0)).toEqual(['unbound chief']);
  const city = field({
    config,
    hands: { 0: ['emberians weapon', 'emberians lord'] },
    heroes: { 0: [[2, 3]] },
    decks: { lord: ['unbound lord'] },
    left: { lord: 1 },
  });
  const won = play(city, attack(cityAt(sq(2, 3)), card(city, 0, 'weapon')), lay(card(city, 0, 'lord')), stand);
  expect(shelterNames(won, 0)).toEqual(['supply', 'unbound lord']);
  expect(playedNames(won, 0)).toEqual(['emberians lord', 'emberians weapon']);
  expect(
    cardsIn(won, shelterOf(0))
      .filter((other) => kindOf(won, other) === LORD)
      .map((lord) => [kindOf(won, lord), factionOf(won, lord)]),
  ).toEqual([[LORD, UNIVERSAL]]);
});
