import {
  BOARD,
  campOf,
  cardsIn,
  CHIEF,
  CITY4,
  copiesLeft,
  decision,
  deckSize,
  GREAT,
  greatOwned,
  guestsOf,
  handOf,
  IMPASSABLE,
  kindOf,
  legalActions,
  nationOf,
  NONE,
  playedOf,
  SCROLL,
  shelterOf,
  STRAIGHT,
  TOOL,
  viewFor,
  WEAPON,
  type Action,
  type Card,
  type GameState,
  type KindName,
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
  nationNames,
  play,
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
  charm,
  cityAt,
  CLOUDBORN,
  configWith,
  convert,
  CROSSING,
  EMBERIANS,
  endTurn,
  field,
  fight,
  heroOf,
  HOME,
  ISLANDERS,
  lay,
  line,
  promote,
  RUINS_SQUARE,
  score,
  stand,
  surrender,
  TARGET,
  type Field,
} from '../battlefield';

/** No artefact that these tests use counts twice. */
const TENT_DAY = 6;
const WEAPON_DAY = 2;
const TITLE_DAY = 4;

const holding = (...names: readonly CardName[]): GameState => field({ day: TENT_DAY, hands: { 0: names } });
const attacking = (level: number, spec: Field): GameState =>
  field({ day: TENT_DAY, level, heroes: { 0: [[4, 3]] }, ...spec });

// ---------------------------------------------------------------- GA-01 Hammer

test('[GA-01] the Hammer is a tool of up to two frimen, also where tools are illuminated', () => {
  const s = holding('hammer', 'chief', 'friman', 'supply');
  const hammer = card(s, 0, 'hammer');
  expect(
    isOffered(s, { kind: 'create', artefact: WEAPON, pay: line(hammer, hand(s, 0, 'chief')), faction: null }),
  ).toBe(true);
  expect(isOffered(s, { kind: 'build', tile: STRAIGHT, level: 0, pay: line(hammer, hand(s, 0, 'supply')) })).toBe(true);
  const bright = field({ day: 1, hands: { 0: ['hammer'] } });
  expect(
    refused(bright, { kind: 'create', artefact: TOOL, pay: times(2, card(bright, 0, 'hammer')), faction: BARFOLK }),
  ).toBe('alreadyPlayed');
});

test('[GA-01] the Hammer is a weapon to hire a hero with, and a horse of three squares', () => {
  const s = field({ day: TENT_DAY, hands: { 0: ['hammer', 'supply', 'supply'] }, heroes: { 0: [[4, 1]] } });
  const hammer = card(s, 0, 'hammer');
  expect(play(s, { kind: 'recruit', square: HOME, pay: hand(s, 0, 'hammer', 'supply', 'supply') }).hero[1]).toBe(HOME);
  expect(isOffered(s, { kind: 'move', hero: 0, to: sq(4, 4), pay: [hammer] })).toBe(true);
  expect(play(s, { kind: 'move', hero: 0, to: sq(4, 4), pay: [hammer] }).hero[0]).toBe(sq(4, 4));
  expect(violation(s, { kind: 'move', hero: 0, to: sq(4, 5), pay: [hammer] })).toEqual({
    code: 'wrongSteps',
    needed: 4,
  });
});

test('[GA-01] the Hammer is a title, a scroll and an amulet', () => {
  const s = holding('hammer', 'emberians friman', 'supply');
  const hammer = card(s, 0, 'hammer');
  const friman = card(s, 0, 'friman');
  const titled = play(s, promote(hammer, friman));
  expect(handNames(titled, 0)).toEqual(['emberians chief', 'supply']);
  expect(handNames(play(s, convert(hammer, friman, ISLANDERS)), 0)).toEqual(['islanders friman', 'supply']);
  loadDie(s, 3);
  expect(copiesLeft(play(s, charm(hammer, friman)), 0, friman)).toBe(3);
  expect(violation(s, promote(hammer, friman, 2))).toEqual({ code: 'wrongCard', card: hammer });
  expect(refused(s, convert(hammer, hammer, ISLANDERS))).toBe('notTransformable');
});

test('[GA-01] the Hammer acts as one of them a turn', () => {
  const start = holding('hammer', 'emberians friman', 'chief', 'supply', 'supply');
  const hammer = card(start, 0, 'hammer');
  const s = play(start, convert(hammer, card(start, 0, 'friman'), ISLANDERS));
  expect(violation(s, promote(hammer, card(s, 0, 'chief')))).toEqual({ code: 'alreadyPlayed', card: hammer });
  expect(violation(s, { kind: 'recruit', square: HOME, pay: line(hammer, hand(s, 0, 'supply', 'supply')) })).toEqual({
    code: 'alreadyPlayed',
    card: hammer,
  });
});

test('[GA-01] never in battle: it does not open, fight, promote, convert, charm or carry a hero away', () => {
  const s = attacking(3, { hands: { 0: ['hammer', 'weapon', 'friman', 'chief'] } });
  const hammer = card(s, 0, 'hammer');
  expect(violation(s, attack(cityAt(TARGET), hammer))).toEqual({ code: 'needsWeapon' });
  const opened = openAttack(s);
  const friman = card(opened, 0, 'friman');
  expect(violation(opened, lay(hammer))).toEqual({ code: 'noStrength', card: hammer });
  for (const action of [promote(hammer, friman), convert(hammer, friman, ISLANDERS), charm(hammer, friman)]) {
    expect(violation(opened, action)).toEqual({ code: 'wrongCard', card: hammer });
  }
  expect(legalActions(opened).some((action) => 'by' in action && action.by === hammer)).toBe(false);
});

test('[GA-01] nor does it pay for a retreat', () => {
  const s = field({
    day: TENT_DAY,
    hands: { 0: ['weapon'], 1: ['hammer', 'horse'] },
    heroes: { 0: [[4, 5]], 1: [[4, 5]] },
  });
  const reply = play(s, attack(heroOf(1, 0, CROSSING), card(s, 0, 'weapon')), stand);
  const hammer = card(reply, 1, 'hammer');
  expect(violation(reply, { kind: 'retreat', to: TARGET, pay: [hammer] })).toEqual({ code: 'wrongCard', card: hammer });
  expect(isOffered(reply, { kind: 'retreat', to: TARGET, pay: [card(reply, 1, 'horse')] })).toBe(true);
});

// ---------------------------------------------------------------- GA-02, GA-03 Sword and Shield

test.each([
  ['GA-02', 'sword', 5, 1],
  ['GA-03', 'shield', 1, 5],
] as const)('[%s] the %s has strength %i in attack and %i in defence', (_id, name, inAttack, inDefence) => {
  const s = attacking(4, { hands: { 0: [name] }, factions: ['emberians', 'cloudborn', 'barfolk', 'islanders'] });
  expect(score(play(s, attack(cityAt(TARGET), card(s, 0, name))))).toEqual([inAttack + 1, 4]);
  const defended = attacking(1, { hands: { 0: ['emberians weapon', 'emberians lord'], 1: [name] } });
  const fought = play(openAttack(defended, 'lord'), stand, fight());
  expect(score(play(fought, lay(card(fought, 1, name))))).toEqual([5, 1 + inDefence]);
});

test.each([
  ['GA-02', 'sword'],
  ['GA-03', 'shield'],
] as const)('[%s] the %s is a weapon: it hires a hero, opens an attack, and is never doubled', (_id, name) => {
  const s = field({ day: WEAPON_DAY, hands: { 0: [name, 'supply', 'supply'] }, heroes: { 0: [[4, 3]] } });
  const great = card(s, 0, name);
  expect(play(s, { kind: 'recruit', square: HOME, pay: line(great, hand(s, 0, 'supply', 'supply')) }).hero[1]).toBe(
    HOME,
  );
  expect(refused(s, attack(cityAt(TARGET), great, 1, 2))).toBe('alreadyPlayed');
  const opened = play(s, attack(cityAt(TARGET), great));
  expect(decision(opened)).toEqual({ kind: 'assault', seat: 0 });
  expect(refused(opened, lay(great))).toBe('alreadyPlayed');
});

// ---------------------------------------------------------------- GA-04 Wings

test('[GA-04] the Wings take one hero to any built square, without a path and over empty squares', () => {
  const s = field({
    hands: { 0: ['wings'] },
    heroes: {
      0: [
        [4, 1],
        [4, 2],
      ],
    },
    tiles: [{ at: [7, 1], card: 'cloudborn straight' }],
  });
  const by = card(s, 0, 'wings');
  const flown = play(s, { kind: 'fly', by, hero: 1, to: sq(7, 1) });
  expect([flown.hero[0], flown.hero[1]]).toEqual([HOME, sq(7, 1)]);
  expect(
    legal(s, 'fly')
      .filter(({ hero }) => hero === 0)
      .map(({ to }) => to),
  ).toEqual([
    sq(2, 3),
    sq(2, 5),
    sq(3, 3),
    sq(3, 5),
    sq(4, 2),
    sq(4, 3),
    sq(4, 4),
    sq(4, 5),
    sq(4, 6),
    sq(4, 7),
    sq(5, 5),
    sq(6, 5),
    sq(7, 1),
  ]);
  expect(violation(flown, { kind: 'fly', by, hero: 0, to: sq(7, 1) })).toEqual({ code: 'notYourCard', card: by });
});

test('[GA-04] not to an empty, an impassable or no square, not with a hero that is not there, not with another card', () => {
  const s = field({ hands: { 0: ['wings', 'horse'] }, heroes: { 0: [[4, 1]] } });
  const by = card(s, 0, 'wings');
  s.tile[sq(1, 2)] = IMPASSABLE;
  for (const to of [sq(1, 1), sq(1, 2), HOME, -1, 49, 0.5])
    expect(violation(s, { kind: 'fly', by, hero: 0, to })).toEqual({ code: 'outOfReach', square: to });
  expect(violation(s, { kind: 'fly', by, hero: 1, to: TARGET })).toEqual({ code: 'noHero', hero: 1 });
  expect(violation(s, { kind: 'fly', by: card(s, 0, 'horse'), hero: 0, to: TARGET })).toEqual({
    code: 'wrongCard',
    card: card(s, 0, 'horse'),
  });
});

// ---------------------------------------------------------------- GA-05 Horn

const hornNation: readonly CardName[] = [
  'barfolk lord',
  'emberians friman',
  'supply',
  'supply',
  'islanders priest',
  'cloudborn chief',
];

test('[GA-05] the Horn looks through the own nation: up to two cards go to the hand, shown to all, and can be played', () => {
  const s = field({ hands: { 0: ['horn'] }, nations: { 0: hornNation } });
  const { state: looking, events } = playLogged(s, { kind: 'summon', by: card(s, 0, 'horn') });
  expect(eventsOf(events, 'searched')).toEqual([{ kind: 'searched', seat: 0, owner: 0 }]);
  expect(decision(looking)).toEqual({ kind: 'summon', seat: 0 });
  expect(refused(looking, endTurn)).toBe('answerFirst');
  const wanted = [named(looking, nationOf(0), 'lord'), named(looking, nationOf(0), 'priest')];
  const { state: taken, events: told } = playLogged(looking, { kind: 'take', cards: wanted });
  expect(eventsOf(told, 'summoned')).toEqual([{ kind: 'summoned', seat: 0, cards: wanted }]);
  expect(handNames(taken, 0)).toEqual(['barfolk lord', 'islanders priest']);
  expect(
    viewFor(taken, 3)
      .players[0]?.hand.map((seen) => seen.card)
      .sort(),
  ).toEqual([...wanted].sort());
  expect(nationNames(taken, 0)).toEqual(['cloudborn chief', 'emberians friman', 'supply', 'supply']);
  expect(copiesLeft(taken, 0, wanted[0] ?? NONE)).toBe(1);
  expect(decision(taken)).toEqual({ kind: 'acting', seat: 0 });
});

test('[GA-05] the nation is shuffled afterwards, whatever was taken', () => {
  const s = field({ hands: { 0: ['horn'] }, nations: { 0: [...hornNation, 'tool', 'horse', 'scroll', 'weapon'] } });
  const before = cardsIn(s, nationOf(0));
  const after = play(s, { kind: 'summon', by: card(s, 0, 'horn') }, { kind: 'take', cards: [] });
  expect(cardsIn(after, nationOf(0))).not.toEqual(before);
  expect(line(cardsIn(after, nationOf(0)))).toEqual(line(before));
  expect(handNames(after, 0)).toEqual([]);
});

test('[GA-05] none, one or two cards of the nation, nothing else', () => {
  const s = field({ hands: { 0: ['horn', 'chief'] }, nations: { 0: hornNation } });
  const looking = play(s, { kind: 'summon', by: card(s, 0, 'horn') });
  const all = cardsIn(looking, nationOf(0));
  expect(violation(looking, { kind: 'take', cards: all.slice(0, 3) })).toEqual({ code: 'tooMany', most: 2 });
  expect(refused(looking, { kind: 'take', cards: [all[0] ?? NONE, all[0] ?? NONE] })).toBe('notOffered');
  expect(refused(looking, { kind: 'take', cards: [card(looking, 0, 'chief')] })).toBe('notOffered');
  // Five kinds of card, one of them twice: none, 5 single cards, 10 pairs of two kinds and the pair of supplies.
  expect(legal(looking, 'take')).toHaveLength(1 + 5 + 10 + 1);
});

test('[GA-05, GA-08] cards of one type and two factions are two choices', () => {
  const s = field({ hands: { 0: ['hand'] }, nations: { 1: ['barfolk lord', 'cloudborn lord', 'cloudborn lord'] } });
  expect(legal(play(s, { kind: 'borrow', by: card(s, 0, 'hand'), from: 1 }), 'take')).toHaveLength(2);
});

test('[GA-05] the nation as it is: one card is one card, and an empty one is not filled from the shelter', () => {
  const one = field({ hands: { 0: ['horn'] }, nations: { 0: ['lord'] }, shelters: { 0: ['priest', 'chief'] } });
  const looking = play(one, { kind: 'summon', by: card(one, 0, 'horn') });
  expect(legal(looking, 'take').map(({ cards }) => cards.length)).toEqual([0, 1]);
  const none = field({ hands: { 0: ['horn'] }, nations: { 0: [] }, shelters: { 0: ['priest', 'chief'] } });
  expect(violation(none, { kind: 'summon', by: card(none, 0, 'horn') })).toEqual({ code: 'notOffered' });
});

// ---------------------------------------------------------------- GA-06 Book

test('[GA-06] the Book is a scroll for up to three cards, in one or several lines', () => {
  let s = holding('book', 'emberians friman', 'cloudborn chief', 'emberians priest', 'emberians tool');
  const book = card(s, 0, 'book');
  s = play(s, convert(book, card(s, 0, 'friman'), BARFOLK), convert(book, card(s, 0, 'chief'), BARFOLK));
  s = play(s, {
    kind: 'create',
    artefact: SCROLL,
    pay: line(hand(s, 0, 'barfolk friman', 'barfolk chief', 'emberians priest')),
    faction: null,
  });
  expect(copiesLeft(s, 0, book)).toBe(1);
  s = play(s, convert(book, card(s, 0, 'tool'), ISLANDERS));
  expect(handNames(s, 0)).toEqual(['islanders tool']);
});

test('[GA-06] no fourth card, no card twice, not the Book itself', () => {
  let s = holding('book', 'emberians friman', 'emberians chief', 'emberians priest', 'emberians tool');
  const book = card(s, 0, 'book');
  expect(refused(s, convert(book, book, BARFOLK))).toBe('notTransformable');
  s = play(s, convert(book, card(s, 0, 'friman'), BARFOLK));
  expect(refused(s, convert(book, card(s, 0, 'friman'), ISLANDERS))).toBe('alreadyAffected');
  s = play(s, convert(book, card(s, 0, 'chief'), BARFOLK), convert(book, card(s, 0, 'priest'), BARFOLK));
  expect(violation(s, convert(book, card(s, 0, 'tool'), BARFOLK))).toEqual({ code: 'alreadyPlayed', card: book });
});

// ---------------------------------------------------------------- GA-07 Crown

test('[GA-07] the Crown promotes one unit two ranks, two units one rank, or just one', () => {
  const s = holding('crown', 'emberians friman', 'islanders chief', 'lord');
  const crown = card(s, 0, 'crown');
  const twoRanks = play(s, promote(crown, card(s, 0, 'friman'), 2));
  expect(handNames(twoRanks, 0)).toContain('emberians priest');
  expect(violation(twoRanks, promote(crown, card(twoRanks, 0, 'chief')))).toEqual({
    code: 'alreadyPlayed',
    card: crown,
  });
  const one = play(s, promote(crown, card(s, 0, 'friman')));
  expect(copiesLeft(one, 0, crown)).toBe(1);
  expect(violation(one, promote(crown, card(one, 0, 'islanders chief'), 2))).toEqual({
    code: 'wrongCard',
    card: crown,
  });
  expect(handNames(play(one, promote(crown, card(one, 0, 'islanders chief'))), 0)).toEqual(
    expect.arrayContaining(['emberians chief', 'islanders priest']),
  );
});

test('[GA-07] neither lords nor the same unit twice; the oracle does not touch it', () => {
  const s = field({ day: TITLE_DAY, hands: { 0: ['crown', 'friman', 'chief', 'priest', 'lord'] } });
  const crown = card(s, 0, 'crown');
  expect(copiesLeft(s, 0, crown)).toBe(2);
  expect(violation(s, promote(crown, card(s, 0, 'lord')))).toEqual({ code: 'highestRank', card: card(s, 0, 'lord') });
  expect(violation(s, promote(crown, card(s, 0, 'priest'), 2))).toEqual({
    code: 'highestRank',
    card: card(s, 0, 'priest'),
  });
  const one = play(s, promote(crown, card(s, 0, 'friman')));
  const promoted =
    cardsIn(one, handOf(0)).find((other) => kindOf(one, other) === CHIEF && other !== card(s, 0, 'chief')) ?? NONE;
  expect(violation(one, promote(crown, promoted))).toEqual({ code: 'alreadyAffected', card: promoted });
});

// ---------------------------------------------------------------- GA-08 Hand

const lenders: Field = {
  day: TENT_DAY,
  nations: {
    1: [
      'cloudborn lord',
      'cloudborn friman',
      'supply',
      'supply',
      'cloudborn tool',
      'cloudborn weapon',
      'cloudborn priest',
    ],
  },
};

/** Seat 0 has borrowed a card of seat 1. */
function borrowed(name: CardName, spec: Field = {}): { readonly s: GameState; readonly loan: Card } {
  const start = field({ ...lenders, ...spec, hands: { 0: ['hand', ...(spec.hands?.[0] ?? [])] } });
  const looking = play(start, { kind: 'borrow', by: card(start, 0, 'hand'), from: 1 });
  const loan = named(looking, nationOf(1), name);
  return { s: play(looking, { kind: 'take', cards: [loan] }), loan };
}

test("[GA-08] the Hand looks through an opponent's nation and takes exactly one card to play", () => {
  const start = field({ ...lenders, hands: { 0: ['hand', 'supply'] } });
  const looking = play(start, { kind: 'borrow', by: card(start, 0, 'hand'), from: 1 });
  expect(decision(looking)).toEqual({ kind: 'borrow', seat: 0, from: 1 });
  const nation = cardsIn(looking, nationOf(1));
  expect(refused(looking, { kind: 'take', cards: [] })).toBe('notOffered');
  expect(violation(looking, { kind: 'take', cards: nation.slice(0, 2) })).toEqual({ code: 'tooMany', most: 1 });
  expect(refused(looking, { kind: 'take', cards: [card(looking, 0, 'supply')] })).toBe('notOffered');
  const lord = named(looking, nationOf(1), 'lord');
  const s = play(looking, { kind: 'take', cards: [lord] });
  expect(handNames(s, 0)).toEqual(['cloudborn lord', 'supply']);
  expect(copiesLeft(s, 0, lord)).toBe(1);
  const rest = nation.filter((other) => other !== lord);
  expect(line(cardsIn(s, nationOf(1)))).toEqual(line(rest));
  expect(cardsIn(s, nationOf(1))).not.toEqual(rest);
});

test("[GA-08] not the own nation, not an empty one, nobody's", () => {
  const s = field({ hands: { 0: ['hand'] }, nations: { 2: [] } });
  const by = card(s, 0, 'hand');
  for (const from of [0, 2, 4, -1])
    expect(violation(s, { kind: 'borrow', by, from })).toEqual({ code: 'noSuchTarget' });
  expect(legal(s, 'borrow').map(({ from }) => from)).toEqual([1, 3]);
});

test("[GA-08] unused, it goes to its owner's shelter at the end of the turn", () => {
  const { s, loan } = borrowed('lord');
  const after = play(s, endTurn);
  expect(cardsIn(after, shelterOf(1))).toEqual([loan]);
  expect([after.lender[loan], after.lent]).toEqual([0, 0]);
});

test('[GA-08] played in a line, it goes there too', () => {
  const { s, loan } = borrowed('friman', { hands: { 0: ['supply'] } });
  const after = play(
    s,
    { kind: 'build', tile: STRAIGHT, level: 0, pay: line(loan, hand(s, 0, 'supply')) },
    { kind: 'place', square: sq(3, 1), quarters: 0 },
    endTurn,
  );
  expect(cardsIn(after, shelterOf(1))).toEqual([loan]);
  expect(shelterNames(after, 0)).not.toContain('cloudborn friman');
});

test('[GA-08] a borrowed weapon opens an attack, lies on the table after it, and goes home at the end', () => {
  const { s, loan } = borrowed('weapon', { hands: { 0: ['lord'] }, heroes: { 0: [[4, 3]] } });
  const won = play(s, attack(cityAt(TARGET), loan), lay(card(s, 0, 'lord')), stand, surrender);
  expect(won.zone[loan]).toBe(playedOf(0));
  const after = play(won, endTurn);
  expect(cardsIn(after, shelterOf(1)).concat(cardsIn(after, nationOf(1)), cardsIn(after, handOf(1)))).toContain(loan);
  expect(after.lender[loan]).toBe(0);
});

test("[GA-08] a borrowed card still belongs to its owner's deck", () => {
  const start = field({ ...lenders, hands: { 0: ['hand'] } });
  const { s } = borrowed('lord');
  expect([deckSize(s, 0), deckSize(s, 1)]).toEqual([deckSize(start, 0), deckSize(start, 1)]);
});

test("[GA-08] a borrowed Great Artefact is played as one's own", () => {
  const { s, loan } = borrowed('wings', { nations: { 1: ['wings', 'supply'] }, heroes: { 0: [[4, 1]] } });
  const flown = play(s, { kind: 'fly', by: loan, hero: 0, to: TARGET });
  expect(flown.hero[0]).toBe(TARGET);
  expect([greatOwned(flown, 0), greatOwned(flown, 1)]).toEqual([1, 1]);
  expect(cardsIn(play(flown, endTurn), shelterOf(1))).toContain(loan);
});

// ---------------------------------------------------------------- GA-09 Staff

test('[GA-09] the Staff replaces a city by one of the same type and another terrain; token, figures and turn stay', () => {
  const s = field({ hands: { 0: ['staff'] }, heroes: { 2: [[4, 3]] }, level: 3 });
  const old = s.tile[TARGET] ?? NONE;
  const { state, events } = playLogged(s, {
    kind: 'terraform',
    by: card(s, 0, 'staff'),
    square: TARGET,
    terrain: ISLANDERS,
  });
  const now = state.tile[TARGET] ?? NONE;
  expect(cardName(state, now)).toBe('islanders city4');
  expect(eventsOf(events, 'replaced')).toEqual([{ kind: 'replaced', seat: 0, square: TARGET, from: old, to: now }]);
  expect([state.level[TARGET], state.holder[TARGET], state.roads[TARGET], state.hero[4]]).toEqual([
    3,
    1,
    s.roads[TARGET],
    TARGET,
  ]);
  expect([state.zone[old], state.zone[now]]).toEqual([CITY4, BOARD]);
  expect(cardsIn(state, CITY4)).toHaveLength(cardsIn(s, CITY4).length);
  // It is spent.
  expect(cardsIn(state, playedOf(0))).toEqual(hand(s, 0, 'staff'));
});

test('[GA-09] a road keeps its direction', () => {
  const s = field({ hands: { 0: ['staff'] } });
  const done = play(s, { kind: 'terraform', by: card(s, 0, 'staff'), square: sq(4, 2), terrain: EMBERIANS });
  expect(cardName(done, done.tile[sq(4, 2)] ?? NONE)).toBe('emberians straight');
  expect(done.roads[sq(4, 2)]).toBe(s.roads[sq(4, 2)]);
});

test('[GA-09] only built cities and roads, only another terrain, only what the pool has', () => {
  const s = arrange({
    config: configWith([], {}, 2),
    factions: ['barfolk', 'cloudborn'],
    bare: true,
    hands: { 0: ['staff'] },
    left: { straight: 0 },
    tiles: [
      { at: [4, 2], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [4, 3], card: 'barfolk straight', quarters: 1 },
      { at: [4, 4], card: 'ruins' },
    ],
  });
  const by = card(s, 0, 'staff');
  for (const square of [sq(4, 4), sq(5, 5), -1])
    expect(violation(s, { kind: 'terraform', by, square, terrain: CLOUDBORN })).toEqual({ code: 'noSuchTarget' });
  expect(violation(s, { kind: 'terraform', by, square: sq(4, 2), terrain: BARFOLK })).toEqual({
    code: 'sameFaction',
    card: s.tile[sq(4, 2)],
  });
  expect(violation(s, { kind: 'terraform', by, square: sq(4, 3), terrain: CLOUDBORN })).toEqual({
    code: 'deckEmpty',
    kind: STRAIGHT,
  });
  expect(violation(s, { kind: 'terraform', by, square: sq(4, 2), terrain: ISLANDERS })).toEqual({
    code: 'factionNotInPlay',
  });
  expect(legal(s, 'terraform').map(({ square, terrain }) => [square, terrain])).toEqual([
    [sq(4, 2), CLOUDBORN],
    [sq(4, 2), EMBERIANS],
  ]);
  // The deck has a card, but none of that terrain.
  const scarce = field({
    hands: { 0: ['staff'] },
    decks: { crossroad: ['barfolk crossroad'] },
    left: { crossroad: 1 },
  });
  expect(
    violation(scarce, { kind: 'terraform', by: card(scarce, 0, 'staff'), square: CROSSING, terrain: CLOUDBORN }),
  ).toEqual({ code: 'notOffered' });
});

test('[GA-09] as an option it swaps two cards of the same type on the board', () => {
  const s = field({
    config: configWith([], { staffSwaps: true }),
    hands: { 0: ['staff'] },
    heroes: { 1: [[4, 1]] },
    level: 3,
  });
  const by = card(s, 0, 'staff');
  const swapped = play(s, { kind: 'swap', by, square: HOME, other: TARGET });
  expect([swapped.tile[HOME], swapped.tile[TARGET]]).toEqual([s.tile[TARGET], s.tile[HOME]]);
  expect([
    swapped.level[HOME],
    swapped.holder[HOME],
    swapped.level[TARGET],
    swapped.holder[TARGET],
    swapped.hero[2],
  ]).toEqual([1, 0, 3, 1, HOME]);
  expect([swapped.roads[sq(4, 2)], swapped.roads[sq(3, 3)]]).toEqual([s.roads[sq(4, 2)], s.roads[sq(3, 3)]]);
  const roads = play(s, { kind: 'swap', by, square: sq(3, 3), other: sq(4, 2) });
  expect([cardName(roads, roads.tile[sq(3, 3)] ?? NONE), cardName(roads, roads.tile[sq(4, 2)] ?? NONE)]).toEqual([
    'barfolk straight',
    'cloudborn straight',
  ]);
  expect([roads.roads[sq(3, 3)], roads.roads[sq(4, 2)]]).toEqual([s.roads[sq(3, 3)], s.roads[sq(4, 2)]]);
  expect(cardsIn(roads, playedOf(0))).toEqual([by]);
});

test('[GA-09] no swap of different types, of equal terrain, with the ruins, or without the option', () => {
  const s = field({ config: configWith([], { staffSwaps: true }), hands: { 0: ['staff'] } });
  const by = card(s, 0, 'staff');
  const [city, road, crossing] = [TARGET, sq(4, 4), CROSSING];
  for (const [square, other] of [
    [city, road],
    [road, crossing],
    [HOME, sq(4, 7)],
    [TARGET, RUINS_SQUARE],
    [TARGET, TARGET],
    [sq(1, 1), TARGET],
  ] as const) {
    expect(violation(s, { kind: 'swap', by, square: Math.min(square, other), other: Math.max(square, other) })).toEqual(
      { code: 'noSuchTarget' },
    );
  }
  const plain = field({ hands: { 0: ['staff'] } });
  expect(violation(plain, { kind: 'swap', by: card(plain, 0, 'staff'), square: HOME, other: TARGET })).toEqual({
    code: 'notOffered',
  });
  expect(legal(plain, 'swap')).toEqual([]);
});

test('[GA-04, GA-05, GA-08, GA-09] each is played from the own hand, once', () => {
  const config = configWith([], { staffSwaps: true });
  const nations = { 0: times<CardName>(8, 'supply'), 1: times<CardName>(8, 'supply') };
  for (const [name, action] of [
    ['wings', (by: Card): Action => ({ kind: 'fly', by, hero: 0, to: TARGET })],
    ['horn', (by: Card): Action => ({ kind: 'summon', by })],
    ['hand', (by: Card): Action => ({ kind: 'borrow', by, from: 1 })],
    ['staff', (by: Card): Action => ({ kind: 'terraform', by, square: TARGET, terrain: ISLANDERS })],
    ['staff', (by: Card): Action => ({ kind: 'swap', by, square: HOME, other: TARGET })],
  ] as const) {
    const foreign = field({ config, nations, heroes: { 0: [[4, 1]] }, hands: { 1: [name] } });
    const by = card(foreign, 1, name);
    expect(violation(foreign, action(by))).toEqual({ code: 'notYourCard', card: by });
    const own = field({ config, nations, heroes: { 0: [[4, 1]] }, hands: { 0: [name] } });
    const played = play(own, action(card(own, 0, name)));
    const spent =
      decision(played)?.kind === 'acting'
        ? played
        : play(played, { kind: 'take', cards: cardsIn(played, nationOf(name === 'hand' ? 1 : 0)).slice(0, 1) });
    expect(cardsIn(spent, playedOf(0))).toEqual(hand(own, 0, name));
    expect(refused(spent, action(card(own, 0, name)))).toBe('notYourCard');
  }
});

// ---------------------------------------------------------------- GA-10 Pavilion

test('[GA-10] the Pavilion stations up to two cards at once, without a supply', () => {
  const s = holding('pavilion', 'lord', 'friman', 'supply');
  const tent = card(s, 0, 'pavilion');
  const guests = line(hand(s, 0, 'lord', 'friman'));
  expect(refused(s, { kind: 'station', tent, cards: guests, pay: hand(s, 0, 'supply') })).toBe('doesNotPay');
  expect(violation(s, { kind: 'station', tent, cards: hand(s, 0, 'lord', 'friman', 'supply'), pay: [] })).toEqual({
    code: 'tentTooSmall',
    most: 2,
  });
  expect(isOffered(s, { kind: 'station', tent, cards: hand(s, 0, 'lord'), pay: [] })).toBe(true);
  expect(isOffered(s, { kind: 'station', tent, cards: guests, pay: [] })).toBe(true);
  const camped = play(s, { kind: 'station', tent, cards: guests, pay: [] });
  expect(line(guestsOf(camped, 0, tent))).toEqual(guests);
  const back = play(camped, endTurn);
  expect(cardsIn(back, campOf(0))).toEqual([tent]);
});

test('[GA-10] taking the two back discards the Pavilion', () => {
  const s = field({ camps: { 0: [{ tent: 'pavilion', cards: ['lord', 'friman'] }] } });
  const back = play(s, { kind: 'decamp', tent: named(s, campOf(0), 'pavilion') });
  expect(cardsIn(back, handOf(0))).toHaveLength(2);
  expect(shelterNames(back, 0)).toEqual(['pavilion']);
});

// ---------------------------------------------------------------- GA-11

test.each(['hammer', 'wings', 'horn', 'hand', 'staff', 'pavilion'] as const)(
  '[GA-11] the %s may not be played in battle',
  (name: KindName & CardName) => {
    const s = attacking(3, {
      hands: { 0: ['weapon', name, 'friman', 'supply'] },
      nations: { 0: ['lord'], 1: ['lord'] },
    });
    const opened = openAttack(s);
    const by = card(opened, 0, name);
    const friman = card(opened, 0, 'friman');
    expect(violation(opened, lay(by))).toEqual({ code: 'noStrength', card: by });
    const uses: readonly Action[] = [
      { kind: 'fly', by, hero: 0, to: HOME },
      { kind: 'summon', by },
      { kind: 'borrow', by, from: 1 },
      { kind: 'terraform', by, square: TARGET, terrain: BARFOLK },
      { kind: 'swap', by, square: HOME, other: TARGET },
      { kind: 'station', tent: by, cards: [friman], pay: [] },
    ];
    for (const use of uses) expect(violation(opened, use)).toEqual({ code: 'notInBattle' });
    expect(refused(opened, promote(by, friman))).toBe('wrongCard');
    expect(refused(opened, convert(by, friman, EMBERIANS))).toBe('wrongCard');
  },
);

test('[GA-11] Sword and Shield, Crown and Book may, on both sides', () => {
  const s = attacking(4, {
    hands: { 0: ['emberians weapon', 'crown', 'emberians friman'], 1: ['book', 'shield', 'emberians chief'] },
    heroes: { 0: [[4, 3]], 1: [[4, 3]] },
  });
  const battle = play(openAttack(s), promote(card(s, 0, 'crown'), card(s, 0, 'friman'), 2));
  expect(score(battle)).toEqual([4, 4]);
  const sword = attacking(4, {
    hands: { 0: ['sword'], 1: ['book', 'shield', 'emberians chief'] },
    heroes: { 0: [[4, 3]], 1: [[4, 3]] },
  });
  let defended = play(sword, attack(cityAt(TARGET), card(sword, 0, 'sword')), stand, fight(1));
  defended = play(defended, convert(card(defended, 1, 'book'), card(defended, 1, 'chief'), CLOUDBORN));
  defended = play(defended, lay(card(defended, 1, 'shield')));
  expect(score(defended)).toEqual([6, 4 + 2 + 5 + 1]);
});

// ---------------------------------------------------------------- GA-12

test('[GA-12] a new Great Artefact goes to the shelter, and its owner fights the ruins no more', () => {
  const s = field({
    hands: { 0: ['weapon', 'lord', 'cloudborn lord', 'islanders weapon'] },
    heroes: { 0: [[6, 5]] },
    great: ['horn', 'crown'],
  });
  const ruins = { kind: 'ruins', square: RUINS_SQUARE } as const;
  let won = play(
    s,
    attack(ruins, card(s, 0, 'islanders weapon')),
    lay(card(s, 0, 'lord')),
    lay(card(s, 0, 'cloudborn lord')),
    stand,
  );
  expect(legal(won, 'take').map(({ cards }) => cardName(won, cards[0] ?? NONE))).toEqual(['horn', 'crown']);
  expect(refused(won, { kind: 'take', cards: [] })).toBe('notOffered');
  won = play(won, { kind: 'take', cards: [named(won, GREAT, 'crown')] });
  expect(shelterNames(won, 0)).toEqual(['crown']);
  expect(cardsIn(won, GREAT).map((card) => cardName(won, card))).toEqual(['horn']);
  expect(violation(won, attack(ruins, card(won, 0, 'weapon')))).toEqual({ code: 'greatLimit', most: 1 });
});

test.each([
  ['hand', { hands: { 0: ['weapon', 'wings'] } }],
  ['nation', { hands: { 0: ['weapon'] }, nations: { 0: ['wings'] } }],
  ['shelter', { hands: { 0: ['weapon'] }, shelters: { 0: ['wings'] } }],
  ['ambush', { hands: { 0: ['weapon'] }, ambushes: { 0: ['wings'] } }],
  ['camp', { hands: { 0: ['weapon'] }, camps: { 0: [{ tent: 'pavilion', cards: ['lord'] }] } }],
] as const satisfies readonly (readonly [string, Field])[])(
  '[GA-12] one that lies in the %s counts',
  (_where, spec: Field) => {
    const s = field({ ...spec, heroes: { 0: [[6, 5]] }, great: ['horn'] });
    expect(greatOwned(s, 0)).toBe(1);
    expect(violation(s, attack({ kind: 'ruins', square: RUINS_SQUARE }, card(s, 0, 'weapon')))).toEqual({
      code: 'greatLimit',
      most: 1,
    });
  },
);

test('[GA-12] who suspends a Great Artefact may win another', () => {
  const s = field({
    hands: { 0: ['weapon', 'wings', 'friman'] },
    heroes: { 0: [[6, 5]] },
    great: ['horn'],
    nations: { 0: times<CardName>(10, 'supply') },
  });
  const without = play(s, { kind: 'ambush', card: card(s, 0, 'friman'), price: card(s, 0, 'wings') });
  expect(greatOwned(without, 0)).toBe(0);
  expect(isOffered(without, attack({ kind: 'ruins', square: RUINS_SQUARE }, card(without, 0, 'weapon')))).toBe(true);
});
