import {
  ambushOf,
  campOf,
  cardsIn,
  CHIEF,
  CITY4,
  copiesLeft,
  deckSize,
  decision,
  guestsOf,
  handOf,
  HORSE,
  legalActions,
  lineOf,
  nationOf,
  NONE,
  playedOf,
  PRIEST,
  shelterOf,
  STRAIGHT,
  TOOL,
  WEAPON,
  type Action,
  type Card,
  type GameState,
} from '@battalia/engine/testing';
import {
  card,
  cardName,
  hand,
  handNames,
  isOffered,
  legal,
  loadDie,
  named,
  play,
  playedNames,
  refused,
  shelterNames,
  sq,
  times,
  violation,
  type CardName,
  type TileSpec,
} from '../support';
import {
  openAttack,
  attack,
  BARFOLK,
  begin,
  charm,
  cityAt,
  CLOUDBORN,
  configWith,
  convert,
  EMBERIANS,
  endTurn,
  field,
  heroOf,
  HOME,
  ISLANDERS,
  lay,
  line,
  promote,
  rimCities,
  RUINS_SQUARE,
  score,
  stand,
  TARGET,
  type Field,
} from '../battlefield';
import { setSeals } from '../volcano';

/** Days on which an artefact is illuminated. */
const DAY = { tool: 1, weapon: 2, amulet: 3, title: 4, scroll: 5, tent: 6, horse: 7 } as const;

const on = (day: number, ...names: readonly CardName[]): GameState => field({ day, hands: { 0: names } });
const rolled = (s: GameState, face: number, by: Card, subject: Card): GameState => {
  loadDie(s, face);
  return play(s, charm(by, subject));
};

// ---------------------------------------------------------------- RULE-01

test.each(['tool', 'weapon', 'amulet', 'title', 'scroll', 'horse'] as const)(
  '[RULE-01] illumination gives a %s two copies, on its day only; a tent has one',
  (name) => {
    const bright = on(DAY[name], name);
    expect(copiesLeft(bright, 0, card(bright, 0, name))).toBe(2);
    const dark = on(DAY.tent, name, 'tent');
    expect(copiesLeft(dark, 0, card(dark, 0, name))).toBe(1);
    expect(copiesLeft(dark, 0, card(dark, 0, 'tent'))).toBe(1);
  },
);

test.each([
  [1, 2],
  [2, 4],
  [3, 6],
  [6, 1],
])('[RULE-01] the amulet multiplies them: a roll of %i on an illuminated tool makes %i', (face, copies) => {
  const s = on(DAY.tool, 'tool', 'amulet');
  const tool = card(s, 0, 'tool');
  expect(copiesLeft(rolled(s, face, card(s, 0, 'amulet'), tool), 0, tool)).toBe(copies);
});

test('[RULE-01] a line takes as many copies as it needs, the rest stay for other lines of the turn', () => {
  const start = on(DAY.tool, 'emberians tool', 'amulet', 'supply', 'chief');
  const tool = card(start, 0, 'tool');
  let s = rolled(start, 2, card(start, 0, 'amulet'), tool);
  s = play(s, { kind: 'create', artefact: TOOL, pay: [tool, tool], faction: BARFOLK });
  expect(copiesLeft(s, 0, tool)).toBe(2);
  s = play(s, { kind: 'create', artefact: WEAPON, pay: line(tool, hand(s, 0, 'chief')), faction: null });
  expect(copiesLeft(s, 0, tool)).toBe(1);
  s = play(
    s,
    { kind: 'build', tile: STRAIGHT, level: 0, pay: line(tool, hand(s, 0, 'supply')) },
    { kind: 'place', square: sq(3, 1), quarters: 0 },
  );
  expect(copiesLeft(s, 0, tool)).toBe(0);
});

test('[RULE-01] one doubled horse carries both heroes, and the third copy of a tripled one fights', () => {
  const start = field({
    day: DAY.tool,
    level: 4,
    hands: { 0: ['emberians horse', 'amulet', 'emberians weapon'] },
    heroes: {
      0: [
        [4, 2],
        [4, 4],
      ],
    },
  });
  const horse = card(start, 0, 'horse');
  let s = rolled(start, 3, card(start, 0, 'amulet'), horse);
  s = play(
    s,
    { kind: 'move', hero: 0, to: TARGET, pay: [horse] },
    { kind: 'move', hero: 1, to: TARGET, pay: [horse] },
    attack(cityAt(TARGET), card(s, 0, 'weapon'), 3),
  );
  expect(violation(s, lay(horse, 2))).toEqual({ code: 'alreadyPlayed', card: horse });
  expect(score(play(s, lay(horse)))[0]).toBe(2);
});

// ---------------------------------------------------------------- RULE-02

test('[RULE-02] a wild card is one card, not illuminated whatever it is or stands for', () => {
  const start = on(DAY.title, 'barfolk title', 'amulet', 'emberians friman', 'emberians chief');
  const wild = card(start, 0, 'title');
  let s = rolled(start, 6, card(start, 0, 'amulet'), wild);
  expect(copiesLeft(s, 0, wild)).toBe(1);
  expect(violation(s, promote(wild, card(s, 0, 'friman'), 2))).toEqual({ code: 'wrongCard', card: wild });
  s = play(s, promote(wild, card(s, 0, 'friman')));
  expect(violation(s, promote(wild, card(s, 0, 'chief')))).toEqual({ code: 'alreadyPlayed', card: wild });
});

test('[RULE-02] as a tool it is worth up to two frimen', () => {
  const start = on(DAY.horse, 'supply', 'amulet', 'emberians friman', 'emberians chief');
  const wild = card(start, 0, 'supply');
  const s = rolled(start, 6, card(start, 0, 'amulet'), wild);
  expect(isOffered(s, { kind: 'create', artefact: TOOL, pay: line(wild, hand(s, 0, 'friman')), faction: null })).toBe(
    true,
  );
  expect(isOffered(s, { kind: 'create', artefact: WEAPON, pay: line(wild, hand(s, 0, 'chief')), faction: null })).toBe(
    true,
  );
  expect(
    isOffered(s, { kind: 'create', artefact: WEAPON, pay: line(wild, hand(s, 0, 'chief', 'friman')), faction: null }),
  ).toBe(true);
  expect(refused(s, { kind: 'create', artefact: TOOL, pay: [wild], faction: null })).toBe('doesNotPay');
});

test('[RULE-02] it opens an attack as a weapon of strength 1, and fights as a lord otherwise', () => {
  const start = field({
    day: DAY.weapon,
    level: 1,
    hands: { 0: ['supply', 'amulet', 'emberians weapon'] },
    heroes: { 0: [[4, 3]] },
  });
  const wild = card(start, 0, 'supply');
  const s = rolled(start, 6, card(start, 0, 'amulet'), wild);
  const weapon = card(s, 0, 'weapon');
  expect(score(play(s, attack(cityAt(TARGET), wild)))[0]).toBe(1);
  expect(score(play(s, attack(cityAt(TARGET), wild), lay(weapon, 2)))[0]).toBe(3);
  expect(score(play(s, attack(cityAt(TARGET), weapon), lay(wild)))[0]).toBe(5);
});

test("[RULE-02] its faction stays what is printed: moral is kept by one of the hero's own and lost by a supply", () => {
  for (const [name, strength] of [
    ['barfolk friman', 1 + 4 + 1],
    ['supply', 1 + 4],
  ] as const) {
    const start = field({
      day: DAY.tool,
      level: 4,
      hands: { 0: ['barfolk weapon', 'amulet', name] },
      heroes: { 0: [[4, 3]] },
    });
    const s = rolled(start, 6, card(start, 0, 'amulet'), card(start, 0, name));
    expect(score(play(openAttack(s), lay(card(s, 0, name))))[0]).toBe(strength);
  }
});

test.each([
  ['barfolk friman', 1],
  ['emberians friman', 0],
  ['supply', 0],
] as const)('[RULE-02] for moral a wild %s keeps its faction, or none: %i', (name, moral) => {
  const start = field({
    day: DAY.horse,
    level: 4,
    hands: { 0: ['barfolk weapon', 'amulet', name] },
    heroes: { 0: [[4, 3]] },
  });
  const wild = card(start, 0, name);
  const s = rolled(start, 6, card(start, 0, 'amulet'), wild);
  expect(score(play(openAttack(s), lay(wild)))[0]).toBe(1 + 4 + moral);
});

// ---------------------------------------------------------------- RULE-03

test('[RULE-03] two virtual copies of a title promote two units, not one unit twice', () => {
  const start = on(DAY.horse, 'title', 'amulet', 'emberians friman', 'islanders friman');
  const title = card(start, 0, 'title');
  let s = rolled(start, 2, card(start, 0, 'amulet'), title);
  expect(violation(s, promote(title, card(s, 0, 'emberians friman'), 2))).toEqual({ code: 'wrongCard', card: title });
  s = play(s, promote(title, card(s, 0, 'emberians friman')), promote(title, card(s, 0, 'islanders friman')));
  expect(handNames(s, 0)).toEqual(['emberians chief', 'islanders chief']);
});

test('[RULE-03] a doubled illuminated title promotes two units two ranks each', () => {
  const start = on(DAY.title, 'title', 'amulet', 'emberians friman', 'islanders friman');
  const title = card(start, 0, 'title');
  let s = rolled(start, 2, card(start, 0, 'amulet'), title);
  s = play(s, promote(title, card(s, 0, 'emberians friman'), 2), promote(title, card(s, 0, 'islanders friman'), 2));
  expect(handNames(s, 0)).toEqual(['emberians priest', 'islanders priest']);
  expect(copiesLeft(s, 0, title)).toBe(0);
});

test.each(['title', 'crown'] as const)('[RULE-03] two ranks by the %s need only the deck of the final rank', (by) => {
  const noChiefs = field({ day: DAY.title, hands: { 0: [by, 'emberians friman'] }, left: { chief: 0 } });
  expect(handNames(play(noChiefs, promote(card(noChiefs, 0, by), card(noChiefs, 0, 'friman'), 2)), 0)).toEqual([
    'emberians priest',
  ]);
  expect(refused(noChiefs, promote(card(noChiefs, 0, by), card(noChiefs, 0, 'friman')))).toBe('deckEmpty');
  const noPriests = field({ day: DAY.title, hands: { 0: [by, 'emberians friman'] }, left: { priest: 0 } });
  expect(violation(noPriests, promote(card(noPriests, 0, by), card(noPriests, 0, 'friman'), 2))).toEqual({
    code: 'deckEmpty',
    kind: PRIEST,
  });
});

// ---------------------------------------------------------------- RULE-04

test('[RULE-04] a scroll names another faction than the card has', () => {
  const s = on(DAY.horse, 'barfolk scroll', 'emberians friman');
  const [scroll, friman] = hand(s, 0, 'scroll', 'friman');
  expect(violation(s, convert(scroll ?? NONE, friman ?? NONE, EMBERIANS))).toEqual({
    code: 'sameFaction',
    card: friman,
  });
  expect(violation(s, convert(scroll ?? NONE, scroll ?? NONE, BARFOLK))).toEqual({ code: 'sameFaction', card: scroll });
});

test.each([1, 2, 3])('[RULE-04] a scroll that the amulet has touched with a %i converts others, not itself', (face) => {
  const start = on(DAY.horse, 'barfolk scroll', 'amulet', 'emberians friman');
  const scroll = card(start, 0, 'scroll');
  const s = rolled(start, face, card(start, 0, 'amulet'), scroll);
  expect(violation(s, convert(scroll, scroll, ISLANDERS))).toEqual({ code: 'notTransformable', card: scroll });
  expect(handNames(play(s, convert(scroll, card(s, 0, 'friman'), ISLANDERS)), 0)).toEqual(['islanders friman']);
});

test('[RULE-04] nor does one that another scroll has converted', () => {
  const start = on(DAY.horse, 'barfolk scroll', 'cloudborn scroll');
  const s = play(start, convert(card(start, 0, 'barfolk scroll'), card(start, 0, 'cloudborn scroll'), EMBERIANS));
  const changed = card(s, 0, 'emberians scroll');
  expect(violation(s, convert(changed, changed, ISLANDERS))).toEqual({ code: 'notTransformable', card: changed });
});

// ---------------------------------------------------------------- RULE-05

test('[RULE-05] an amulet that another one has doubled serves its second card only when the first has left the hand', () => {
  const start = on(DAY.horse, 'barfolk amulet', 'cloudborn amulet', 'chief', 'priest');
  const [one, other] = [card(start, 0, 'barfolk amulet'), card(start, 0, 'cloudborn amulet')];
  const chief = card(start, 0, 'chief');
  let s = rolled(rolled(start, 2, one, other), 2, other, chief);
  expect(violation(s, charm(other, card(s, 0, 'priest')))).toEqual({ code: 'firstCardFirst', card: chief });
  s = play(s, { kind: 'upgrade', square: HOME, pay: [chief, chief] });
  expect(copiesLeft(rolled(s, 3, other, card(s, 0, 'priest')), 0, card(s, 0, 'priest'))).toBe(3);
});

test.each(['ambush', 'limbo'] as const)('[RULE-05] a card that went into %s has left the hand', (where) => {
  const start = field({
    day: DAY.amulet,
    hands: { 0: ['amulet', 'chief', 'priest', 'tent', 'supply'] },
    nations: { 0: times<CardName>(9, 'supply') },
  });
  const amulet = card(start, 0, 'amulet');
  const chief = card(start, 0, 'chief');
  const s = rolled(start, 1, amulet, chief);
  expect(legal(s, 'charm')).toEqual([]);
  const supply = hand(s, 0, 'supply');
  const away: Action =
    where === 'ambush'
      ? { kind: 'ambush', card: chief, price: supply[0] ?? NONE }
      : { kind: 'ambush', card: supply[0] ?? NONE, price: chief };
  expect(isOffered(play(s, away), charm(amulet, card(s, 0, 'priest')))).toBe(true);
});

test('[RULE-05] a card taken back from an opening that was called off is in the hand again: the amulet waits for it', () => {
  const start = field({
    day: DAY.amulet,
    level: 4,
    hands: { 0: ['emberians weapon', 'amulet', 'chief', 'priest'] },
    heroes: { 0: [[4, 3]] },
  });
  const [amulet, chief] = [card(start, 0, 'amulet'), card(start, 0, 'chief')];
  const charmed = rolled(start, 2, amulet, chief);
  const back = play(openAttack(charmed), lay(chief), { kind: 'callOff' });
  expect(copiesLeft(back, 0, chief)).toBe(2);
  expect(violation(back, charm(amulet, card(back, 0, 'priest')))).toEqual({ code: 'firstCardFirst', card: chief });
});

test('[RULE-05] after a 4 or 5 it lies under nothing, and the next card may come at once', () => {
  const start = on(DAY.amulet, 'barfolk amulet', 'cloudborn amulet', 'chief', 'priest', 'lord', 'supply', 'supply');
  const [one, other] = [card(start, 0, 'barfolk amulet'), card(start, 0, 'cloudborn amulet')];
  const chief = card(start, 0, 'chief');
  // Illuminated and doubled, it serves four cards.
  let s = rolled(rolled(start, 2, one, other), 1, other, chief);
  s = play(s, { kind: 'create', artefact: HORSE, pay: line(chief, hand(s, 0, 'supply', 'supply')), faction: null });
  expect(s.host[other]).toBe(chief);
  s = rolled(s, 5, other, card(s, 0, 'priest'));
  expect([s.host[other], copiesLeft(s, 0, other)]).toEqual([NONE, 2]);
  expect(isOffered(s, charm(other, card(s, 0, 'lord')))).toBe(true);
});

test('[RULE-05] another amulet is free all the while', () => {
  const start = on(DAY.amulet, 'barfolk amulet', 'cloudborn amulet', 'chief', 'priest');
  const s = rolled(start, 1, card(start, 0, 'barfolk amulet'), card(start, 0, 'chief'));
  expect(isOffered(s, charm(card(s, 0, 'cloudborn amulet'), card(s, 0, 'priest')))).toBe(true);
});

// ---------------------------------------------------------------- RULE-06

function inBattle(...names: readonly CardName[]): GameState {
  const s = field({ day: DAY.tool, level: 4, hands: { 0: ['barfolk weapon', ...names] }, heroes: { 0: [[4, 3]] } });
  return play(s, attack(cityAt(TARGET), card(s, 0, 'barfolk weapon')));
}

test('[RULE-06] in battle a scroll works on units, weapons and horses, and not on itself', () => {
  const names = [
    'friman',
    'chief',
    'priest',
    'lord',
    'weapon',
    'horse',
    'tool',
    'title',
    'amulet',
    'tent',
    'scroll',
  ] as const;
  const s = inBattle('barfolk scroll', ...names.map((name): CardName => `emberians ${name}`));
  const scroll = card(s, 0, 'barfolk scroll');
  const works = names.filter((name) => isOffered(s, convert(scroll, card(s, 0, `emberians ${name}`), ISLANDERS)));
  expect(works).toEqual(['friman', 'chief', 'priest', 'lord', 'weapon', 'horse']);
  for (const name of ['tool', 'title', 'amulet', 'tent', 'scroll'] as const) {
    const useless = card(s, 0, `emberians ${name}`);
    expect(violation(s, convert(scroll, useless, ISLANDERS))).toEqual({ code: 'wrongCard', card: useless });
  }
  expect(violation(s, convert(scroll, scroll, ISLANDERS))).toEqual({ code: 'notTransformable', card: scroll });
});

test('[RULE-06] an amulet on any card: a 6 makes everything useful', () => {
  const s = inBattle('barfolk amulet', 'supply', 'tool', 'tent', 'title', 'friman', 'emberians amulet');
  const amulet = card(s, 0, 'barfolk amulet');
  expect(
    legal(s, 'charm')
      .filter(({ by }) => by === amulet)
      .map((action) => cardName(s, action.card))
      .sort(),
  ).toEqual([
    'barfolk friman',
    'barfolk tent',
    'barfolk title',
    'barfolk tool',
    'barfolk weapon',
    'emberians amulet',
    'supply',
  ]);
});

test('[RULE-06] a tripled title promotes in the line and in battle', () => {
  const start = field({
    day: DAY.horse,
    level: 4,
    hands: { 0: ['emberians weapon', 'title', 'amulet', 'emberians friman', 'islanders friman', 'cloudborn friman'] },
    heroes: { 0: [[4, 3]] },
  });
  const title = card(start, 0, 'title');
  let s = rolled(start, 3, card(start, 0, 'amulet'), title);
  s = play(
    s,
    promote(title, card(s, 0, 'emberians friman')),
    attack(cityAt(TARGET), card(s, 0, 'weapon')),
    promote(title, card(s, 0, 'islanders friman')),
  );
  expect(copiesLeft(s, 0, title)).toBe(1);
  expect(s.zone[title]).toBe(playedOf(0));
  s = play(s, { kind: 'pass' });
  expect(handNames(play(s, promote(title, card(s, 0, 'friman'))), 0)).toEqual(['cloudborn chief', 'emberians chief']);
});

// ---------------------------------------------------------------- RULE-07

/** Seat 0 has borrowed a card of seat 1. */
function borrowed(
  name: CardName,
  others: readonly CardName[] = [],
  spec: Field = {},
): { readonly s: GameState; readonly loan: Card } {
  const start = field({
    day: DAY.horse,
    ...spec,
    hands: { 0: ['hand', ...others] },
    nations: { 0: times<CardName>(12, 'supply'), 1: [name, ...times<CardName>(9, 'supply')] },
  });
  const looking = play(start, { kind: 'borrow', by: card(start, 0, 'hand'), from: 1 });
  const loan = named(looking, nationOf(1), name);
  return { s: play(looking, { kind: 'take', cards: [loan] }), loan };
}

test('[RULE-07] a borrowed card is not suspended, put into ambush or a tent', () => {
  const { s, loan } = borrowed('cloudborn lord', ['tent', 'friman', 'supply', 'pavilion']);
  const no = { code: 'borrowedCard', card: loan };
  expect(violation(s, { kind: 'ambush', card: loan, price: card(s, 0, 'friman') })).toEqual(no);
  expect(violation(s, { kind: 'ambush', card: card(s, 0, 'friman'), price: loan })).toEqual(no);
  expect(violation(s, { kind: 'station', tent: card(s, 0, 'tent'), cards: [loan], pay: hand(s, 0, 'supply') })).toEqual(
    no,
  );
  expect(
    violation(s, { kind: 'station', tent: card(s, 0, 'pavilion'), cards: line(loan, card(s, 0, 'friman')), pay: [] }),
  ).toEqual(no);
  const offered = legalActions(s).filter(
    (action) =>
      (action.kind === 'ambush' && (action.card === loan || action.price === loan)) ||
      (action.kind === 'station' && action.cards.includes(loan)),
  );
  expect(offered).toEqual([]);
});

test('[RULE-07] a borrowed supply pays for a tent, a borrowed tent is not raised', () => {
  const { s, loan } = borrowed('cloudborn tent', ['friman', 'supply']);
  expect(violation(s, { kind: 'station', tent: loan, cards: hand(s, 0, 'friman'), pay: hand(s, 0, 'supply') })).toEqual(
    { code: 'borrowedCard', card: loan },
  );
  const other = borrowed('supply', ['tent', 'friman']);
  expect(
    isOffered(other.s, {
      kind: 'station',
      tent: card(other.s, 0, 'tent'),
      cards: hand(other.s, 0, 'friman'),
      pay: [other.loan],
    }),
  ).toBe(true);
});

test.each([4, 5])('[RULE-07] when an amulet rolls a %i on it, it goes home at once', (face) => {
  const { s, loan } = borrowed('cloudborn lord', ['amulet']);
  const after = rolled(s, face, card(s, 0, 'amulet'), loan);
  expect(cardsIn(after, shelterOf(1))).toEqual([loan]);
  expect(cardsIn(after, ambushOf(0))).toEqual([]);
  expect([after.lent, after.lender[loan]]).toEqual([0, 0]);
  expect(cardsIn(after, shelterOf(0)).map((card) => cardName(after, card))).toEqual([
    cardName(after, card(s, 0, 'amulet')),
  ]);
});

test('[RULE-07] a borrowed amulet that rolls a 5 goes home, the card to the own shelter', () => {
  const { s, loan } = borrowed('cloudborn amulet', ['barfolk lord']);
  const after = rolled(s, 5, loan, card(s, 0, 'lord'));
  expect(cardsIn(after, shelterOf(1))).toEqual([loan]);
  expect(shelterNames(after, 0)).toEqual(['barfolk lord']);
});

test('[RULE-07] what a title makes of it goes to its owner at the end of the turn', () => {
  const { s, loan } = borrowed('cloudborn chief', ['title', 'barfolk priest'], {
    tiles: [{ at: [4, 1], card: 'barfolk city4', level: 2, owner: 0 }],
  });
  const titled = play(s, promote(card(s, 0, 'title'), loan));
  const priest = card(titled, 0, 'cloudborn priest');
  expect([titled.zone[loan], titled.lender[loan], titled.lender[priest], titled.lent]).toEqual([CHIEF, 0, 2, 1]);
  expect([deckSize(titled, 0), deckSize(titled, 1)]).toEqual([deckSize(s, 0), deckSize(s, 1)]);
  const used = play(titled, {
    kind: 'upgrade',
    square: HOME,
    pay: line(hand(titled, 0, 'cloudborn priest', 'barfolk priest')),
  });
  for (const end of [titled, used]) {
    const after = play(end, endTurn);
    expect(cardsIn(after, shelterOf(1))).toEqual([priest]);
    expect([after.lent, after.lender[priest]]).toEqual([0, 0]);
  }
});

test('[RULE-07] what a scroll makes of it too, also of a scroll that converts itself', () => {
  const { s, loan } = borrowed('cloudborn friman', ['scroll']);
  const converted = play(s, convert(card(s, 0, 'scroll'), loan, EMBERIANS), endTurn);
  expect(shelterNames(converted, 1)).toEqual(['emberians friman']);
  const scroll = borrowed('cloudborn scroll');
  const itself = play(scroll.s, convert(scroll.loan, scroll.loan, EMBERIANS));
  expect(playedNames(itself, 0)).toEqual(expect.arrayContaining(['emberians scroll']));
  expect(shelterNames(play(itself, endTurn), 1)).toEqual(['emberians scroll']);
});

test('[RULE-07] laid in a battle that is lost, it goes home at the end of the turn like the rest', () => {
  const { s, loan } = borrowed('cloudborn lord', ['emberians weapon'], { level: 4, heroes: { 0: [[4, 3]] } });
  const lost = play(openAttack(s), lay(loan));
  expect(lost.zone[loan]).toBe(lineOf(0));
  const after = play(lost, stand, { kind: 'surrender' });
  expect(after.zone[loan]).toBe(playedOf(0));
  const ended = play(after, endTurn);
  expect(ended.lender[loan]).toBe(0);
  expect([...cardsIn(ended, shelterOf(1)), ...cardsIn(ended, handOf(1)), ...cardsIn(ended, nationOf(1))]).toContain(
    loan,
  );
});

// ---------------------------------------------------------------- RULE-08

test('[RULE-08] the Hammer as a tent holds one card for one supply, also on the day of the tent', () => {
  const s = on(DAY.tent, 'hammer', 'supply', 'lord', 'friman');
  const tent = card(s, 0, 'hammer');
  const pay = hand(s, 0, 'supply');
  expect(violation(s, { kind: 'station', tent, cards: hand(s, 0, 'lord', 'friman'), pay })).toEqual({
    code: 'tentTooSmall',
    most: 1,
  });
  expect(refused(s, { kind: 'station', tent, cards: hand(s, 0, 'lord'), pay: [] })).toBe('doesNotPay');
  let camped = play(s, { kind: 'station', tent, cards: hand(s, 0, 'lord'), pay }, endTurn);
  for (let turn = 0; turn < 3; turn++) camped = play(camped, begin, endTurn);
  expect(guestsOf(camped, 0, tent)).toEqual(hand(s, 0, 'lord'));
  const back = play(camped, begin, { kind: 'decamp', tent });
  expect(cardsIn(back, campOf(0))).toEqual([]);
  expect(back.zone[tent]).toBe(shelterOf(0));
});

test('[RULE-08] once a combat has begun the Hammer stands for nothing, not for the horse of a retreat either', () => {
  const s = field({ day: DAY.tent, hands: { 0: ['weapon'], 1: ['hammer'] }, heroes: { 0: [[4, 5]], 1: [[4, 5]] } });
  const reply = play(s, attack(heroOf(1, 0, sq(4, 5)), card(s, 0, 'weapon')), stand);
  const hammer = card(reply, 1, 'hammer');
  expect(violation(reply, { kind: 'retreat', to: TARGET, pay: [hammer] })).toEqual({ code: 'wrongCard', card: hammer });
  expect(legal(reply, 'retreat')).toEqual([]);
});

// ---------------------------------------------------------------- RULE-11

const volcanoConfig = configWith(['volcano']);
const volcanoTiles: readonly TileSpec[] = [
  { at: [3, 3], card: 'sanctuary' },
  { at: [3, 4], card: 'passage' },
  { at: [4, 4], card: 'peak' },
];

/** A ring of four crossroads with a dead end, for a hero of seat 1 on its first square. */
const ring: readonly TileSpec[] = [
  { at: [6, 1], card: 'barfolk crossroad' },
  { at: [6, 2], card: 'cloudborn crossroad' },
  { at: [7, 1], card: 'islanders crossroad' },
  { at: [7, 2], card: 'barfolk crossroad' },
  { at: [5, 1], card: 'cloudborn straight' },
];

test('[RULE-11] a retreat takes no longer way than it needs', () => {
  const flight = (place: readonly [number, number], tiles: readonly TileSpec[]): readonly number[][] => {
    const s = field({
      tiles,
      hands: { 0: ['emberians weapon'], 1: times<CardName>(3, 'supply') },
      heroes: { 0: [place], 1: [place] },
    });
    const reply = play(s, attack(heroOf(1, 0, sq(...place)), card(s, 0, 'weapon')), stand);
    return [2, 3].map((steps) =>
      line(
        legal(reply, 'retreat')
          .filter(({ pay }) => pay.length === steps)
          .map(({ to }) => to),
      ),
    );
  };
  // Around the ring: two squares to the corner opposite; a neighbour stays a neighbour.
  expect(flight([6, 2], ring)).toEqual([[sq(5, 1), sq(7, 1)], []]);
  // From the dead end: straight through. (4,1) is the attacker's city.
  expect(flight([5, 1], ring)).toEqual([
    [sq(4, 2), sq(6, 2), sq(7, 1)],
    [TARGET, sq(7, 2)],
  ]);
});

test('[RULE-11] a retreat does not end on the peak while the attacker rules it', () => {
  const mayEndOnPeak = (owner: number): boolean => {
    const tiles: readonly TileSpec[] = [...volcanoTiles.slice(0, 2), { at: [4, 4], card: 'peak', level: 8, owner }];
    const s = field({
      config: volcanoConfig,
      tiles,
      hands: { 0: ['emberians weapon'], 1: ['supply', 'supply'] },
      heroes: { 0: [[3, 3]], 1: [[3, 3]] },
    });
    setSeals(s, 1, 15);
    return legal(play(s, attack(heroOf(1, 0, sq(3, 3)), card(s, 0, 'weapon')), stand), 'retreat').some(
      ({ to }) => to === sq(4, 4),
    );
  };
  expect([0, 1, 2].map(mayEndOnPeak)).toEqual([false, true, true]);
});

// ---------------------------------------------------------------- RULE-13

test('[RULE-13] the ruins cannot be attacked when no Great Artefact lies out', () => {
  const s = field({ hands: { 0: ['weapon'] }, heroes: { 0: [[6, 5]] }, great: [] });
  expect(violation(s, attack({ kind: 'ruins', square: RUINS_SQUARE }, card(s, 0, 'weapon')))).toEqual({
    code: 'noSuchTarget',
  });
  expect(legal(s, 'attack')).toEqual([]);
  const one = field({ hands: { 0: ['weapon'] }, heroes: { 0: [[6, 5]] }, great: ['staff'] });
  expect(legal(one, 'attack')).toHaveLength(1);
});

// ---------------------------------------------------------------- RULE-14, RULE-15

test('[RULE-14] a seal takes a token of levels 1-2: without a free one a sanctuary cannot be attacked', () => {
  const green = { kind: 'sanctuary', square: sq(3, 3) } as const;
  const ready = (cities: number, seals: number): GameState => {
    const s = field({
      config: volcanoConfig,
      tiles: [...rimCities(0, 2, cities), ...volcanoTiles],
      hands: { 0: ['weapon'] },
      heroes: { 0: [[3, 3]] },
    });
    setSeals(s, 0, seals);
    return s;
  };
  // The city at home is of level 1.
  const room = ready(6, 0);
  expect(isOffered(room, attack(green, card(room, 0, 'weapon')))).toBe(true);
  for (const full of [ready(7, 0), ready(6, 2)])
    expect(violation(full, attack(green, card(full, 0, 'weapon')))).toEqual({ code: 'noToken', level: 2 });
});

test('[RULE-14] and a seal is missed when a city is to be built or conquered', () => {
  const s = field({
    config: volcanoConfig,
    level: 2,
    tiles: [...rimCities(0, 2, 6)],
    hands: { 0: ['emberians weapon', 'emberians lord', 'friman', 'friman', 'friman'] },
    heroes: { 0: [[4, 3]] },
  });
  const pay = line(hand(s, 0, 'friman', 'friman', 'friman'));
  expect(refused(s, { kind: 'build', tile: CITY4, level: 1, pay })).not.toBe('noToken');
  setSeals(s, 0, 8);
  expect(violation(s, { kind: 'build', tile: CITY4, level: 1, pay })).toEqual({ code: 'noToken', level: 1 });
  const won = play(openAttack(s, 'lord'), stand, {
    kind: 'surrender',
  });
  expect([won.holder[TARGET], won.level[TARGET]]).toEqual([-1, 0]);
});

test('[RULE-15] the Wings land on any built square, with a seal on the peak too, and pass no gate: on foot it is left through the gate of that seal only', () => {
  const s = field({
    config: volcanoConfig,
    tiles: volcanoTiles,
    hands: { 0: ['wings', 'horse', 'supply'] },
    heroes: { 0: [[4, 1]] },
  });
  setSeals(s, 0, 1 << CLOUDBORN);
  const up = play(s, { kind: 'fly', by: card(s, 0, 'wings'), hero: 0, to: sq(4, 4) });
  expect(up.hero[0]).toBe(sq(4, 4));
  expect(isOffered(up, { kind: 'move', hero: 0, to: sq(4, 5), pay: hand(up, 0, 'supply') })).toBe(true);
  expect(refused(up, { kind: 'move', hero: 0, to: sq(3, 4), pay: hand(up, 0, 'supply') })).toBe('outOfReach');
  const away = field({ config: volcanoConfig, tiles: volcanoTiles, hands: { 0: ['wings'] }, heroes: { 0: [[4, 4]] } });
  setSeals(away, 0, 1 << ISLANDERS);
  expect(play(away, { kind: 'fly', by: card(away, 0, 'wings'), hero: 0, to: HOME }).hero[0]).toBe(HOME);
});

// ---------------------------------------------------------------- RULE-18

test('[RULE-18] the card that a roll of 4 sends into a full ambush stays; one of the three older ones leaves', () => {
  const start = field({
    day: DAY.horse,
    hands: { 0: ['amulet', 'chief'] },
    ambushes: { 0: ['friman', 'priest', 'lord'] },
  });
  const older = cardsIn(start, ambushOf(0));
  const chief = card(start, 0, 'chief');
  const s = rolled(start, 4, card(start, 0, 'amulet'), chief);
  expect(decision(s)).toEqual({ kind: 'dismiss', seat: 0, arrived: chief });
  expect(violation(s, { kind: 'dismiss', card: chief })).toEqual({ code: 'notOffered' });
  expect(line(legal(s, 'dismiss').map((action) => action.card))).toEqual(line(older));
  for (const out of older) {
    const left = play(s, { kind: 'dismiss', card: out });
    expect(line(cardsIn(left, ambushOf(0)))).toEqual(
      line(
        chief,
        older.filter((other) => other !== out),
      ),
    );
    expect(left.zone[out]).toBe(shelterOf(0));
  }
});

// ---------------------------------------------------------------- RULE-21

test('[RULE-21] a tent that an artefact has touched holds a card all the same: the effect is on the tent', () => {
  const start = on(DAY.horse, 'scroll', 'barfolk tent', 'supply', 'chief');
  const s = play(start, convert(card(start, 0, 'scroll'), card(start, 0, 'tent'), CLOUDBORN));
  expect(legal(s, 'station').map(({ cards }) => cards)).toEqual([[card(s, 0, 'chief')]]);
});

test('[RULE-21] a card that comes out of a tent of an earlier turn takes an effect, in a battle too', () => {
  const start = field({
    day: DAY.horse,
    level: 1,
    hands: { 0: ['emberians weapon', 'emberians lord'], 1: ['title'] },
    heroes: { 0: [[4, 3]] },
    camps: { 1: [{ tent: 'barfolk tent', cards: ['emberians friman'] }] },
  });
  const s = play(
    openAttack(start, 'lord'),
    { kind: 'stand' },
    { kind: 'fight', raise: false, heroes: 0 },
    { kind: 'decamp', tent: named(start, campOf(1), 'tent') },
  );
  expect(
    cardsIn(play(s, promote(card(s, 1, 'title'), card(s, 1, 'friman'))), lineOf(1)).map((card) => cardName(s, card)),
  ).toEqual(['emberians chief']);
});

// ---------------------------------------------------------------- RULE-22

/** Names of a battle line, sorted. */
const linesOf = (s: GameState, seat: number): string[] =>
  cardsIn(s, lineOf(seat))
    .map((card) => cardName(s, card))
    .sort();

describe('what is transformed in a battle', () => {
  const besieged = (...names: readonly CardName[]): GameState => {
    const start = field({
      day: DAY.horse,
      level: 1,
      hands: { 0: ['emberians weapon', 'emberians lord'], 1: names },
      heroes: { 0: [[4, 3]] },
    });
    return play(openAttack(start, 'lord'), { kind: 'stand' }, { kind: 'fight', raise: false, heroes: 0 });
  };

  test('[RULE-22] joins the line and is lost with it: no hand is improved by being attacked', () => {
    const s = besieged('title', 'scroll', 'emberians friman', 'emberians chief');
    let after = play(s, promote(card(s, 1, 'title'), card(s, 1, 'friman')));
    expect(linesOf(after, 1)).toEqual(['emberians chief']);
    after = play(after, convert(card(after, 1, 'scroll'), card(after, 1, 'chief'), CLOUDBORN));
    expect(linesOf(after, 1)).toEqual(['cloudborn chief', 'emberians chief']);
    expect(handNames(play(after, { kind: 'stand' }, { kind: 'pass' }), 1)).toEqual([]);
  });

  test('[RULE-22] with all copies: a horse on its day fights with 2', () => {
    const s = besieged('scroll', 'emberians horse');
    const after = play(s, convert(card(s, 1, 'scroll'), card(s, 1, 'horse'), CLOUDBORN));
    expect(after.laid[named(after, lineOf(1), 'horse')]).toBe(2);
    expect(legal(after, 'lay')).toEqual([]);
  });

  test.each([1, 2, 3])(
    '[RULE-22] also what an amulet rolls a %i on, if it fights; what does not stays in the hand',
    (face) => {
      const s = besieged('barfolk amulet', 'cloudborn amulet', 'chief', 'title');
      const chief = rolled(s, face, card(s, 1, 'barfolk amulet'), card(s, 1, 'chief'));
      expect(chief.laid[named(chief, lineOf(1), 'chief')]).toBe(face);
      const title = rolled(s, face, card(s, 1, 'barfolk amulet'), card(s, 1, 'title'));
      expect([cardsIn(title, lineOf(1)), copiesLeft(title, 1, card(title, 1, 'title'))]).toEqual([[], face]);
    },
  );

  test('[RULE-22] a wild card stays in the hand: it may fight, or promote', () => {
    const s = besieged('amulet', 'supply', 'priest');
    const wild = rolled(s, 6, card(s, 1, 'amulet'), card(s, 1, 'supply'));
    expect(linesOf(wild, 1)).toEqual([]);
    expect(linesOf(play(wild, promote(card(wild, 1, 'supply'), card(wild, 1, 'priest'))), 1)).toHaveLength(1);
  });
});
