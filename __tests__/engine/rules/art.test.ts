import {
  ambushOf,
  campOf,
  cardsIn,
  CHIEF,
  CITY4,
  copiesLeft,
  decision,
  FRIMAN,
  guestsOf,
  handOf,
  HORSE,
  legalActions,
  LIMBO,
  LORD,
  nationOf,
  NONE,
  playedOf,
  SCROLL,
  shelterOf,
  stationedOf,
  STRAIGHT,
  TENT,
  TOOL,
  viewFor,
  type Action,
  type Card,
  type GameState,
  type Seat,
} from '@battalia/engine/testing';
import {
  ambushNames,
  arrange,
  card,
  cardName,
  contents,
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
  begin,
  charm,
  cityAt,
  CLOUDBORN,
  configWith,
  convert,
  EMBERIANS,
  endTurn,
  field,
  fight,
  HOME,
  HORSE_DAY,
  ISLANDERS,
  lay,
  line,
  nextTurn,
  promote,
  score,
  stand,
  TARGET,
} from '../battlefield';

const TOOL_DAY = 1;
const TENT_DAY = 6;

const holding = (...names: readonly CardName[]): GameState => field({ day: HORSE_DAY, hands: { 0: names } });

/** Charms a card by an amulet with a loaded die. */
function roll(
  s: GameState,
  face: number,
  on: CardName,
  seat: Seat = 0,
): { readonly state: GameState; readonly amulet: Card; readonly subject: Card } {
  const amulet = card(s, seat, 'amulet');
  const subject = card(s, seat, on);
  loadDie(s, face);
  const { state, events } = playLogged(s, charm(amulet, subject));
  expect(eventsOf(events, 'rolled')).toEqual([{ kind: 'rolled', seat, by: amulet, card: subject, face }]);
  return { state, amulet, subject };
}

// ---------------------------------------------------------------- ART-01

test('[ART-01] a transformed card is used in one line, and the artefact that transformed it pays for nothing', () => {
  const start = holding('barfolk title', 'barfolk friman', 'supply', 'supply');
  const title = card(start, 0, 'title');
  const promoted = play(start, promote(title, card(start, 0, 'friman')));
  const chief = card(promoted, 0, 'barfolk chief');
  const supplies = hand(promoted, 0, 'supply', 'supply');
  expect(refused(promoted, { kind: 'create', artefact: HORSE, pay: [title, chief, ...supplies], faction: null })).toBe(
    'alreadyPlayed',
  );
  const created = play(promoted, { kind: 'create', artefact: HORSE, pay: line(chief, ...supplies), faction: null });
  expect(contents(created, playedOf(0))).toHaveLength(5);
  expect(refused(created, { kind: 'upgrade', square: HOME, pay: [chief, chief] })).toBe('alreadyPlayed');
});

test.each(['title', 'scroll', 'amulet'] as const)(
  '[ART-01] a card takes the effect of one artefact a turn: no %s after a title',
  (second) => {
    const start = holding('barfolk title', 'barfolk friman', `cloudborn ${second}`);
    const s = play(start, promote(card(start, 0, 'barfolk title'), card(start, 0, 'friman')));
    const chief = card(s, 0, 'chief');
    const by = card(s, 0, `cloudborn ${second}`);
    const again =
      second === 'title' ? promote(by, chief) : second === 'scroll' ? convert(by, chief, EMBERIANS) : charm(by, chief);
    expect(violation(s, again)).toEqual({ code: 'alreadyAffected', card: chief });
  },
);

test.each([1, 2, 3, 6])('[ART-01] a card that an amulet has touched with a %i is transformed no more', (face) => {
  const start = holding('barfolk title', 'barfolk friman', 'barfolk amulet', 'cloudborn amulet', 'barfolk scroll');
  const { state: s, subject } = roll(start, face, 'friman');
  expect(violation(s, promote(card(s, 0, 'title'), subject))).toEqual({ code: 'alreadyAffected', card: subject });
  expect(violation(s, convert(card(s, 0, 'scroll'), subject, EMBERIANS))).toEqual({
    code: 'alreadyAffected',
    card: subject,
  });
  expect(violation(s, charm(card(s, 0, 'cloudborn amulet'), subject))).toEqual({
    code: 'alreadyAffected',
    card: subject,
  });
});

test('[ART-01] a chain: a scroll changes a title, and the new title promotes a unit', () => {
  const start = holding('barfolk scroll', 'cloudborn title', 'barfolk friman');
  const s = play(start, convert(card(start, 0, 'scroll'), card(start, 0, 'title'), BARFOLK));
  expect(handNames(s, 0)).toEqual(['barfolk friman', 'barfolk title']);
  expect(handNames(play(s, promote(card(s, 0, 'title'), card(s, 0, 'friman'))), 0)).toEqual(['barfolk chief']);
});

test('[ART-01] to be held by a tent is an effect too: a transformed card is not stationed in the same turn', () => {
  const start = holding('barfolk title', 'barfolk friman', 'tent', 'supply', 'lord');
  const s = play(start, promote(card(start, 0, 'barfolk title'), card(start, 0, 'friman')));
  const [tent, chief, lord] = [card(s, 0, 'tent'), card(s, 0, 'chief'), card(s, 0, 'lord')];
  expect(violation(s, { kind: 'station', tent, cards: [chief], pay: hand(s, 0, 'supply') })).toEqual({
    code: 'alreadyAffected',
    card: chief,
  });
  expect(legal(s, 'station').map(({ cards }) => cards)).toEqual([[lord]]);
});

test.each([1, 2, 3, 6])('[ART-01] nor is one that rolled a %i, in a Pavilion neither', (face) => {
  const { state: s, subject } = roll(holding('amulet', 'chief', 'pavilion', 'lord'), face, 'chief');
  expect(violation(s, { kind: 'station', tent: card(s, 0, 'pavilion'), cards: [subject], pay: [] })).toEqual({
    code: 'alreadyAffected',
    card: subject,
  });
  expect(legal(s, 'station').map(({ cards }) => cards)).toEqual([[card(s, 0, 'lord')]]);
});

test('[ART-01] a card that comes out of a tent in the turn in which it went in takes no other effect, of another tent neither', () => {
  const start = holding(
    'title',
    'scroll',
    'amulet',
    'barfolk friman',
    'barfolk tent',
    'islanders tent',
    'supply',
    'supply',
  );
  const [tent, friman] = [card(start, 0, 'barfolk tent'), card(start, 0, 'friman')];
  const s = play(
    start,
    { kind: 'station', tent, cards: [friman], pay: line(hand(start, 0, 'supply').slice(0, 1)) },
    { kind: 'decamp', tent },
  );
  const supply = card(s, 0, 'supply');
  const again: readonly Action[] = [
    promote(card(s, 0, 'title'), friman),
    convert(card(s, 0, 'scroll'), friman, CLOUDBORN),
    charm(card(s, 0, 'amulet'), friman),
    { kind: 'station', tent: card(s, 0, 'tent'), cards: [friman], pay: [supply] },
  ];
  for (const action of again) expect(violation(s, action)).toEqual({ code: 'alreadyAffected', card: friman });
  expect(play(s, { kind: 'build', tile: STRAIGHT, level: 0, pay: line(friman, supply) }).zone[friman]).toBe(
    playedOf(0),
  );
});

test('[ART-01] in the next own turn a card that was kept in a tent takes a new effect', () => {
  const start = field({
    day: HORSE_DAY,
    hands: { 0: ['barfolk title', 'barfolk friman', 'tent', 'supply'] },
    nations: { 0: ['barfolk title', 'supply', 'supply', 'supply', 'supply', 'supply'] },
  });
  const [tent, friman] = [card(start, 0, 'tent'), card(start, 0, 'friman')];
  const stationed = play(start, { kind: 'station', tent, cards: [friman], pay: hand(start, 0, 'supply') });
  const s = play(nextTurn(stationed), begin, { kind: 'decamp', tent });
  expect(handNames(play(s, promote(card(s, 0, 'title'), friman)), 0)).toContain('barfolk chief');
});

test('[ART-01] nothing transforms itself but a scroll, and nothing transforms what is not in the hand', () => {
  const s = field({
    day: HORSE_DAY,
    hands: { 0: ['amulet', 'title', 'scroll', 'friman'], 1: ['friman'] },
    shelters: { 0: ['chief'] },
  });
  const amulet = card(s, 0, 'amulet');
  for (const itself of [charm(amulet, amulet), promote(card(s, 0, 'title'), card(s, 0, 'title'))])
    expect(violation(s, itself)).toEqual({ code: 'notTransformable', card: itself.by });
  const theirs = card(s, 1, 'friman');
  expect(violation(s, charm(amulet, theirs))).toEqual({ code: 'notYourCard', card: theirs });
  const buried = named(s, shelterOf(0), 'chief');
  expect(violation(s, promote(card(s, 0, 'title'), buried))).toEqual({ code: 'notYourCard', card: buried });
  expect(violation(s, convert(card(s, 0, 'scroll'), 9999, BARFOLK))).toEqual({ code: 'notYourCard', card: 9999 });
});

test('[ART-01] an artefact does its own work only', () => {
  const s = holding('amulet', 'title', 'scroll', 'tool', 'friman');
  const friman = card(s, 0, 'friman');
  for (const name of ['amulet', 'scroll', 'tool'] as const)
    expect(violation(s, promote(card(s, 0, name), friman))).toEqual({ code: 'wrongCard', card: card(s, 0, name) });
  expect(refused(s, convert(card(s, 0, 'title'), friman, ISLANDERS))).toBe('wrongCard');
  expect(refused(s, charm(card(s, 0, 'title'), friman))).toBe('wrongCard');
});

// ---------------------------------------------------------------- ART-02

test('[ART-02] a weapon hires a hero for two supplies', () => {
  const s = holding('weapon', 'supply', 'supply', 'horse');
  expect(refused(s, { kind: 'recruit', square: HOME, pay: hand(s, 0, 'horse', 'supply', 'supply') })).toBe(
    'doesNotPay',
  );
  expect(play(s, { kind: 'recruit', square: HOME, pay: hand(s, 0, 'weapon', 'supply', 'supply') }).hero[0]).toBe(HOME);
});

test('[ART-02] a weapon opens every attack, and nothing else does', () => {
  const s = field({
    day: HORSE_DAY,
    hands: { 0: ['emberians weapon', 'lord', 'horse', 'tool'] },
    heroes: { 0: [[4, 3]] },
  });
  for (const name of ['lord', 'horse', 'tool'] as const)
    expect(violation(s, attack(cityAt(TARGET), card(s, 0, name)))).toEqual({ code: 'needsWeapon' });
  const opened = openAttack(s);
  expect(decision(opened)).toEqual({ kind: 'assault', seat: 0 });
  expect(score(opened)).toEqual([1, 1]);
});

// ---------------------------------------------------------------- ART-03

test('[ART-03] 1: nothing happens, and the card can still be used', () => {
  const { state: s, subject } = roll(holding('amulet', 'chief', 'supply', 'supply'), 1, 'chief');
  expect(copiesLeft(s, 0, subject)).toBe(1);
  expect(refused(s, { kind: 'upgrade', square: HOME, pay: [subject, subject] })).toBe('alreadyPlayed');
  expect(
    isOffered(s, {
      kind: 'create',
      artefact: HORSE,
      pay: line(subject, hand(s, 0, 'supply', 'supply')),
      faction: null,
    }),
  ).toBe(true);
});

test('[ART-03] 2: the card counts twice this turn', () => {
  const { state: s, subject } = roll(holding('amulet', 'chief'), 2, 'chief');
  expect(copiesLeft(s, 0, subject)).toBe(2);
  expect(play(s, { kind: 'upgrade', square: HOME, pay: [subject, subject] }).level[HOME]).toBe(2);
  expect(refused(s, { kind: 'build', tile: CITY4, level: 2, pay: [subject, subject, subject] })).toBe('alreadyPlayed');
});

test('[ART-03] 3: the card counts three times, in one line or in several', () => {
  const { state: s, subject } = roll(holding('amulet', 'friman', 'supply', 'supply'), 3, 'friman');
  expect(copiesLeft(s, 0, subject)).toBe(3);
  expect(isOffered(s, { kind: 'create', artefact: TOOL, pay: [subject, subject, subject], faction: null })).toBe(true);
  const [one, other] = hand(s, 0, 'supply', 'supply');
  const road = (supply = NONE): Action => ({ kind: 'build', tile: STRAIGHT, level: 0, pay: line(subject, supply) });
  const once = play(s, road(one), { kind: 'place', square: sq(3, 1), quarters: 0 });
  expect(copiesLeft(once, 0, subject)).toBe(2);
  const twice = play(once, road(other), { kind: 'place', square: sq(2, 1), quarters: 0 });
  expect(copiesLeft(twice, 0, subject)).toBe(1);
  expect(refused(twice, { kind: 'create', artefact: TOOL, pay: [subject, subject, subject], faction: null })).toBe(
    'alreadyPlayed',
  );
});

test('[ART-03] 4: the card goes into ambush for nothing, the amulet to the shelter', () => {
  const before = holding('amulet', 'chief', 'supply');
  const { state: s, amulet, subject } = roll(before, 4, 'chief');
  expect(cardsIn(s, ambushOf(0))).toEqual([subject]);
  expect(handNames(s, 0)).toEqual(['supply']);
  expect(s.zone[amulet]).toBe(shelterOf(0));
  expect(decision(s)).toEqual({ kind: 'acting', seat: 0 });
});

test("[ART-03] 4: a fourth card sends one of the older three, of the player's choice, to the shelter", () => {
  const start = field({
    day: HORSE_DAY,
    hands: { 0: ['amulet', 'chief', 'supply'] },
    ambushes: { 0: ['friman', 'priest', 'lord'] },
  });
  const { state: s, subject } = roll(start, 4, 'chief');
  expect(decision(s)).toEqual({ kind: 'dismiss', seat: 0, arrived: subject });
  expect(legalActions(s).map((action) => action.kind)).toEqual(['dismiss', 'dismiss', 'dismiss']);
  expect(refused(s, endTurn)).toBe('answerFirst');
  expect(refused(s, { kind: 'dismiss', card: card(s, 0, 'supply') })).toBe('notOffered');
  const priest = named(s, ambushOf(0), 'priest');
  const left = play(s, { kind: 'dismiss', card: priest });
  expect(ambushNames(left, 0).map((name) => name.split(' ')[1])).toEqual(
    expect.arrayContaining(['chief', 'friman', 'lord']),
  );
  expect(cardsIn(left, ambushOf(0))).toHaveLength(3);
  expect(left.zone[priest]).toBe(shelterOf(0));
  expect(decision(left)).toEqual({ kind: 'acting', seat: 0 });
});

test('[ART-03] 5: the card and the amulet go to the shelter at once', () => {
  const { state: s, amulet, subject } = roll(holding('amulet', 'lord', 'supply'), 5, 'lord');
  expect(s.zone[subject]).toBe(shelterOf(0));
  expect(s.zone[amulet]).toBe(shelterOf(0));
  expect(handNames(s, 0)).toEqual(['supply']);
  expect(refused(s, charm(amulet, card(s, 0, 'supply')))).toBe('notYourCard');
});

test('[ART-03] 6: the card counts as any unit or supply in a line', () => {
  const { state: s, subject: wild } = roll(
    holding('amulet', 'tent', 'friman', 'chief', 'priest', 'lord', 'supply', 'supply', 'barfolk scroll'),
    6,
    'tent',
  );
  const wildWith = (...names: readonly CardName[]) => line(wild, hand(s, 0, ...names));
  expect(isOffered(s, { kind: 'create', artefact: SCROLL, pay: wildWith('friman', 'chief'), faction: null })).toBe(
    true,
  );
  expect(isOffered(s, { kind: 'create', artefact: SCROLL, pay: wildWith('chief', 'priest'), faction: null })).toBe(
    true,
  );
  expect(isOffered(s, { kind: 'create', artefact: SCROLL, pay: wildWith('friman', 'priest'), faction: null })).toBe(
    true,
  );
  expect(isOffered(s, { kind: 'create', artefact: TENT, pay: wildWith('friman', 'chief'), faction: null })).toBe(true);
  expect(isOffered(s, { kind: 'hire', unit: CHIEF, pay: wildWith('supply', 'supply') })).toBe(true);
  expect(refused(s, { kind: 'create', artefact: SCROLL, pay: wildWith('friman', 'supply'), faction: null })).toBe(
    'doesNotPay',
  );
});

test('[ART-03] 6: as a lord it upgrades a city of level 3', () => {
  const start = field({
    day: HORSE_DAY,
    hands: { 0: ['amulet', 'supply', 'lord'] },
    tiles: [{ at: [4, 1], card: 'barfolk city4', level: 3, owner: 0 }],
  });
  const { state: s, subject: wild } = roll(start, 6, 'supply');
  expect(play(s, { kind: 'upgrade', square: HOME, pay: line(card(s, 0, 'lord'), wild) }).level[HOME]).toBe(4);
});

test('[ART-03] 6: the card counts as any artefact, but not as a Great Artefact', () => {
  const start = field({
    day: HORSE_DAY,
    hands: { 0: ['amulet', 'supply', 'friman', 'supply', 'supply'] },
    heroes: { 0: [[4, 1]] },
  });
  const { state: s, subject: wild } = roll(start, 6, 'supply');
  const [one, two] = cardsIn(s, handOf(0)).filter((other) => other !== wild && cardName(s, other) === 'supply');
  const friman = card(s, 0, 'friman');
  expect(isOffered(s, promote(wild, friman))).toBe(true);
  expect(
    legal(s, 'convert')
      .filter(({ by }) => by === wild)
      .map((action) => action.card),
  ).toEqual([friman, friman, friman]);
  expect(isOffered(s, charm(wild, friman))).toBe(true);
  expect(isOffered(s, { kind: 'move', hero: 0, to: TARGET, pay: [wild] })).toBe(true);
  expect(isOffered(s, { kind: 'recruit', square: HOME, pay: line(wild, one ?? NONE, two ?? NONE) })).toBe(true);
  expect(violation(s, { kind: 'fly', by: wild, hero: 0, to: TARGET })).toEqual({ code: 'wrongCard', card: wild });
  expect(violation(s, { kind: 'summon', by: wild })).toEqual({ code: 'wrongCard', card: wild });
  expect(violation(s, { kind: 'borrow', by: wild, from: 1 })).toEqual({ code: 'wrongCard', card: wild });
  expect(violation(s, { kind: 'terraform', by: wild, square: HOME, terrain: CLOUDBORN })).toEqual({
    code: 'wrongCard',
    card: wild,
  });
});

test('[ART-03] the card is chosen before the die is rolled: the roll offers no other', () => {
  const s = holding('amulet', 'friman', 'lord');
  expect(
    legal(s, 'charm')
      .map((action) => action.card)
      .sort(),
  ).toEqual([card(s, 0, 'friman'), card(s, 0, 'lord')].sort());
  const { state } = roll(s, 5, 'lord');
  expect(handNames(state, 0)).toEqual([cardName(state, card(s, 0, 'friman'))]);
});

// ---------------------------------------------------------------- ART-04

test('[ART-04] the amulet works on units, supplies and every artefact', () => {
  const s = holding(
    'amulet',
    'friman',
    'supply',
    'tool',
    'weapon',
    'title',
    'scroll',
    'tent',
    'horse',
    'cloudborn amulet',
  );
  const amulet = card(s, 0, 'amulet');
  expect(legal(s, 'charm').filter(({ by }) => by === amulet)).toHaveLength(9);
});

test('[ART-04] but not on Great Artefacts and the Unbound', () => {
  const s = field({
    config: configWith(['unbound']),
    day: HORSE_DAY,
    hands: { 0: ['amulet', 'sword', 'unbound lord', 'friman'] },
  });
  const amulet = card(s, 0, 'amulet');
  for (const name of ['sword', 'unbound lord'] as const)
    expect(violation(s, charm(amulet, card(s, 0, name)))).toEqual({ code: 'notTransformable', card: card(s, 0, name) });
  expect(legal(s, 'charm')).toEqual([charm(amulet, card(s, 0, 'friman'))]);
});

test.each([1, 2, 3, 6])('[ART-04] on a %i the amulet stays under the card till the end of the turn', (face) => {
  const { state: s, amulet, subject } = roll(holding('amulet', 'friman', 'supply'), face, 'friman');
  expect(s.zone[amulet]).toBe(playedOf(0));
  expect(s.host[amulet]).toBe(subject);
  expect(refused(s, charm(amulet, card(s, 0, 'supply')))).toBe('alreadyPlayed');
  const after = play(s, endTurn);
  expect(after.host[amulet]).toBe(NONE);
  expect(cardsIn(after, nationOf(0)).concat(cardsIn(after, handOf(0)), cardsIn(after, shelterOf(0)))).toContain(amulet);
});

// ---------------------------------------------------------------- ART-05

test.each([2, 3, 6])('[ART-05] what a %i made of a card ends with the turn', (face) => {
  const start = field({
    day: HORSE_DAY,
    hands: { 0: ['amulet', 'friman'] },
    nations: { 0: ['supply', 'supply', 'supply', 'supply', 'supply', 'supply'] },
  });
  const { state: s, subject } = roll(start, face, 'friman');
  const after = play(s, endTurn);
  expect(after.zone[subject]).toBe(shelterOf(0));
  expect([after.mark[subject], after.left[subject], after.laid[subject]]).toEqual([0, 0, 0]);
});

test.each([2, 3, 6])('[ART-05] a card that rolled a %i and went into ambush or the limbo is one card there', (face) => {
  const start = field({
    day: HORSE_DAY,
    hands: { 0: ['amulet', 'chief', 'supply', 'supply'] },
    nations: { 0: times<CardName>(12, 'tool') },
  });
  const { state: s, subject: chief } = roll(start, face, 'chief');
  const supply = card(s, 0, 'supply');
  const ambushed = play(s, { kind: 'ambush', card: chief, price: supply }, endTurn);
  const suspended = play(s, { kind: 'ambush', card: supply, price: chief });
  expect([ambushed, suspended].map((state) => [state.zone[chief], state.mark[chief], state.left[chief]])).toEqual([
    [ambushOf(0), 0, 0],
    [LIMBO, 0, 0],
  ]);
});

test('[ART-05] copies left over from a fork end with the turn too', () => {
  const start = field({
    day: HORSE_DAY,
    hands: { 0: ['amulet', 'friman', 'supply'] },
    nations: { 0: ['supply', 'supply', 'supply', 'supply', 'supply', 'supply'] },
  });
  const { state: s, subject } = roll(start, 3, 'friman');
  const forked = play(
    s,
    { kind: 'build', tile: STRAIGHT, level: 0, pay: line(subject, card(s, 0, 'supply')) },
    { kind: 'place', square: sq(3, 1), quarters: 0 },
  );
  expect(copiesLeft(forked, 0, subject)).toBe(2);
  expect(play(forked, endTurn).left[subject]).toBe(0);
});

test('[ART-05] a virtual tent holds nothing: a wild card is no tent, a doubled tent holds one card', () => {
  const wild = roll(holding('amulet', 'chief', 'supply', 'friman'), 6, 'chief');
  expect(
    violation(wild.state, {
      kind: 'station',
      tent: wild.subject,
      cards: hand(wild.state, 0, 'friman'),
      pay: hand(wild.state, 0, 'supply'),
    }),
  ).toEqual({ code: 'wrongCard', card: wild.subject });
  expect(legal(wild.state, 'station')).toEqual([]);
  const doubled = roll(holding('amulet', 'tent', 'supply', 'friman', 'chief'), 2, 'tent');
  expect(
    violation(doubled.state, {
      kind: 'station',
      tent: doubled.subject,
      cards: hand(doubled.state, 0, 'friman', 'chief'),
      pay: hand(doubled.state, 0, 'supply'),
    }),
  ).toEqual({ code: 'tentTooSmall', most: 1 });
  const raised = play(doubled.state, {
    kind: 'station',
    tent: doubled.subject,
    cards: hand(doubled.state, 0, 'friman'),
    pay: hand(doubled.state, 0, 'supply'),
  });
  expect(copiesLeft(raised, 0, doubled.subject)).toBe(0);
  expect(legal(raised, 'station')).toEqual([]);
});

test('[ART-05] a wild tent is still the tent that it is', () => {
  const { state: s, subject: tent } = roll(holding('amulet', 'tent', 'supply', 'friman'), 6, 'tent');
  const friman = card(s, 0, 'friman');
  const raised = play(s, { kind: 'station', tent, cards: [friman], pay: hand(s, 0, 'supply') });
  expect(guestsOf(raised, 0, tent)).toEqual([friman]);
});

test('[ART-05] on the day of the tent a wild tent holds one card: a wild card is not illuminated', () => {
  const start = field({ day: TENT_DAY, hands: { 0: ['amulet', 'tent', 'supply', 'friman', 'chief'] } });
  const { state: s, subject: tent } = roll(start, 6, 'tent');
  expect(
    violation(s, { kind: 'station', tent, cards: hand(s, 0, 'friman', 'chief'), pay: hand(s, 0, 'supply') }),
  ).toEqual({ code: 'tentTooSmall', most: 1 });
});

test('[ART-09] a wild tent was offered as its own supply', () => {
  const { state: s, subject: tent } = roll(holding('amulet', 'tent', 'friman'), 6, 'tent');
  expect(legal(s, 'station').filter((action) => action.tent === tent)).toEqual([]);
  const friman = card(s, 0, 'friman');
  expect(refused(s, { kind: 'station', tent, cards: [friman], pay: [tent] })).toBe('wrongCard');
});

// ---------------------------------------------------------------- ART-06

test.each([
  ['friman', 'chief'],
  ['chief', 'priest'],
  ['priest', 'lord'],
] as const)('[ART-06] a title makes a %s a %s of the same faction, playable at once', (from, to) => {
  const start = field({
    day: HORSE_DAY,
    hands: { 0: ['title', `emberians ${from}`] },
    decks: { [to]: [`barfolk ${to}`] },
  });
  const unit = card(start, 0, from);
  const title = card(start, 0, 'title');
  const { state: s, events } = playLogged(start, promote(title, unit));
  const [event] = eventsOf(events, 'promoted');
  expect(handNames(s, 0)).toEqual([`emberians ${to}`]);
  expect(event).toEqual({ kind: 'promoted', seat: 0, by: title, from: unit, to: card(s, 0, to) });
  expect(copiesLeft(s, 0, card(s, 0, to))).toBe(1);
  expect(playedNames(s, 0)).toEqual([cardName(s, title)]);
});

test('[ART-06] the old unit goes under its own deck, which is not shuffled; the other deck is', () => {
  const start = holding('title', 'emberians friman');
  const unit = card(start, 0, 'friman');
  const frimen = cardsIn(start, FRIMAN);
  const chiefs = cardsIn(start, CHIEF);
  const s = play(start, promote(card(start, 0, 'title'), unit));
  expect(cardsIn(s, FRIMAN)).toEqual([...frimen, unit]);
  const left = chiefs.filter((chief) => chief !== card(s, 0, 'chief'));
  expect(cardsIn(s, CHIEF)).not.toEqual(left);
  expect(cardsIn(s, CHIEF).sort((a, b) => a - b)).toEqual(left.sort((a, b) => a - b));
});

test('[ART-06] without a card of that faction the top card comes', () => {
  const start = field({
    day: HORSE_DAY,
    hands: { 0: ['title', 'emberians friman'] },
    decks: { chief: ['islanders chief'] },
    left: { chief: 1 },
  });
  expect(handNames(play(start, promote(card(start, 0, 'title'), card(start, 0, 'friman'))), 0)).toEqual([
    'islanders chief',
  ]);
});

test('[ART-06] a lord cannot be upgraded, an empty next deck blocks, and only units are promoted', () => {
  const s = field({ day: HORSE_DAY, hands: { 0: ['title', 'lord', 'friman', 'tool', 'supply'] }, left: { chief: 0 } });
  const title = card(s, 0, 'title');
  expect(violation(s, promote(title, card(s, 0, 'lord')))).toEqual({ code: 'highestRank', card: card(s, 0, 'lord') });
  expect(violation(s, promote(title, card(s, 0, 'friman')))).toEqual({ code: 'deckEmpty', kind: CHIEF });
  expect(violation(s, promote(title, card(s, 0, 'tool')))).toEqual({ code: 'wrongCard', card: card(s, 0, 'tool') });
  expect(violation(s, promote(title, card(s, 0, 'supply')))).toEqual({ code: 'wrongCard', card: card(s, 0, 'supply') });
  expect(legal(s, 'promote')).toEqual([]);
});

test('[ART-06] a title promotes one unit one rank', () => {
  const start = holding('title', 'friman', 'chief');
  const title = card(start, 0, 'title');
  for (const ranks of [0, 3, 1.5])
    expect(refused(start, promote(title, card(start, 0, 'friman'), ranks))).toBe('malformed');
  expect(violation(start, promote(title, card(start, 0, 'friman'), 2))).toEqual({ code: 'wrongCard', card: title });
  const s = play(start, promote(title, card(start, 0, 'friman')));
  expect(violation(s, promote(title, card(s, 0, 'chief')))).toEqual({ code: 'alreadyPlayed', card: title });
});

// ---------------------------------------------------------------- ART-07

test.each([
  'friman',
  'chief',
  'priest',
  'lord',
  'tool',
  'weapon',
  'amulet',
  'title',
  'scroll',
  'tent',
  'horse',
] as const)('[ART-07] a scroll turns a %s into one of the named faction, playable at once', (name) => {
  const start = holding('barfolk scroll', `emberians ${name}`);
  const old = card(start, 0, `emberians ${name}`);
  const by = card(start, 0, 'barfolk scroll');
  const { state: s, events } = playLogged(start, convert(by, old, ISLANDERS));
  const to = card(s, 0, `islanders ${name}`);
  expect(handNames(s, 0)).toEqual([`islanders ${name}`]);
  expect(eventsOf(events, 'converted')).toEqual([{ kind: 'converted', seat: 0, by, from: old, to }]);
  expect(copiesLeft(s, 0, to)).toBe(name === 'horse' ? 2 : 1);
  expect(playedNames(s, 0)).toEqual(['barfolk scroll']);
});

test('[ART-07] the card goes back to its deck, which is shuffled', () => {
  const start = holding('barfolk scroll', 'emberians friman');
  const old = card(start, 0, 'friman');
  const before = cardsIn(start, FRIMAN);
  const s = play(start, convert(card(start, 0, 'scroll'), old, ISLANDERS));
  const expected = [...before.filter((other) => other !== card(s, 0, 'friman')), old];
  expect(cardsIn(s, FRIMAN)).not.toEqual(expected);
  expect(cardsIn(s, FRIMAN).sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
});

test('[ART-07] without a card of the named faction the top card comes, even the card itself from an empty deck', () => {
  const one = field({
    day: HORSE_DAY,
    hands: { 0: ['barfolk scroll', 'emberians lord'] },
    decks: { lord: ['cloudborn lord'] },
    left: { lord: 1 },
  });
  expect(handNames(play(one, convert(card(one, 0, 'scroll'), card(one, 0, 'lord'), ISLANDERS)), 0)).toEqual([
    'cloudborn lord',
  ]);
  const none = field({ day: HORSE_DAY, hands: { 0: ['barfolk scroll', 'emberians lord'] }, left: { lord: 0 } });
  const lord = card(none, 0, 'lord');
  const s = play(none, convert(card(none, 0, 'scroll'), lord, ISLANDERS));
  expect(cardsIn(s, handOf(0))).toEqual([lord]);
  expect(cardsIn(s, LORD)).toEqual([]);
});

test('[ART-07] supplies, Great Artefacts and the Unbound are not converted', () => {
  const s = field({
    config: configWith(['unbound']),
    day: HORSE_DAY,
    hands: { 0: ['barfolk scroll', 'supply', 'crown', 'unbound friman'] },
  });
  const scroll = card(s, 0, 'scroll');
  expect(violation(s, convert(scroll, card(s, 0, 'supply'), BARFOLK))).toEqual({
    code: 'wrongCard',
    card: card(s, 0, 'supply'),
  });
  for (const name of ['crown', 'unbound friman'] as const)
    expect(violation(s, convert(scroll, card(s, 0, name), BARFOLK))).toEqual({
      code: 'notTransformable',
      card: card(s, 0, name),
    });
  expect(new Set(legal(s, 'convert').map((action) => action.card))).toEqual(new Set([scroll]));
});

test('[ART-07] only a faction of this game can be named', () => {
  const s = arrange({
    config: configWith([], {}, 2),
    factions: ['barfolk', 'cloudborn'],
    day: HORSE_DAY,
    hands: { 0: ['barfolk scroll', 'barfolk friman'] },
  });
  const scroll = card(s, 0, 'scroll');
  for (const faction of [ISLANDERS, 4, -1, 0.5])
    expect(violation(s, convert(scroll, card(s, 0, 'friman'), faction))).toEqual({ code: 'factionNotInPlay' });
  expect(
    legal(s, 'convert')
      .filter((action) => action.card !== scroll)
      .map(({ faction }) => faction),
  ).toEqual([CLOUDBORN, EMBERIANS]);
});

// ---------------------------------------------------------------- ART-08

test('[ART-08] a scroll may convert itself: it lies outside any line and converts nothing else this turn', () => {
  const start = holding('barfolk scroll', 'emberians friman');
  const old = card(start, 0, 'scroll');
  const s = play(start, convert(old, old, ISLANDERS));
  expect(playedNames(s, 0)).toEqual(['islanders scroll']);
  expect(handNames(s, 0)).toEqual(['emberians friman']);
  const scroll = named(s, playedOf(0), 'scroll');
  expect(violation(s, convert(scroll, card(s, 0, 'friman'), BARFOLK))).toEqual({ code: 'alreadyPlayed', card: scroll });
  expect(violation(s, convert(scroll, scroll, BARFOLK))).toEqual({ code: 'alreadyPlayed', card: scroll });
  expect(s.zone[old]).toBe(SCROLL);
  expect(legal(s, 'convert')).toEqual([]);
});

test('[ART-08] a scroll that has converted a card does not convert itself', () => {
  const start = holding('barfolk scroll', 'emberians friman');
  const scroll = card(start, 0, 'scroll');
  const s = play(start, convert(scroll, card(start, 0, 'friman'), ISLANDERS));
  expect(violation(s, convert(scroll, scroll, ISLANDERS))).toEqual({ code: 'alreadyPlayed', card: scroll });
});

test('[ART-08] a converted scroll goes to the shelter with the rest', () => {
  const start = field({
    day: HORSE_DAY,
    hands: { 0: ['barfolk scroll'] },
    nations: { 0: ['supply', 'supply', 'supply', 'supply', 'supply', 'supply'] },
  });
  const scroll = card(start, 0, 'scroll');
  expect(shelterNames(play(start, convert(scroll, scroll, ISLANDERS), endTurn), 0)).toEqual(['islanders scroll']);
});

// ---------------------------------------------------------------- ART-09

test('[ART-09] a tent takes one supply in a line and any one card, visible to all', () => {
  const start = holding('tent', 'supply', 'lord', 'friman');
  const tent = card(start, 0, 'tent');
  const lord = card(start, 0, 'lord');
  const { state: s, events } = playLogged(start, {
    kind: 'station',
    tent,
    cards: [lord],
    pay: hand(start, 0, 'supply'),
  });
  expect(cardsIn(s, campOf(0))).toEqual([tent]);
  expect(cardsIn(s, stationedOf(0))).toEqual([lord]);
  expect(playedNames(s, 0)).toEqual(['supply']);
  expect(eventsOf(events, 'stationed')).toEqual([{ kind: 'stationed', seat: 0, tent, cards: [lord] }]);
  const [camp] = viewFor(s, 2).players[0]?.tents ?? [];
  expect(camp?.tent.card).toBe(tent);
  expect(camp?.holds.map((guest) => guest.card)).toEqual([lord]);
});

test('[ART-09] no more than one card, none without the supply, no Great Artefact, nothing twice', () => {
  const s = holding('tent', 'supply', 'lord', 'friman', 'horn');
  const tent = card(s, 0, 'tent');
  const pay = hand(s, 0, 'supply');
  expect(violation(s, { kind: 'station', tent, cards: hand(s, 0, 'lord', 'friman'), pay })).toEqual({
    code: 'tentTooSmall',
    most: 1,
  });
  expect(refused(s, { kind: 'station', tent, cards: [], pay })).toBe('malformed');
  expect(refused(s, { kind: 'station', tent, cards: hand(s, 0, 'lord'), pay: [] })).toBe('doesNotPay');
  expect(refused(s, { kind: 'station', tent, cards: hand(s, 0, 'lord'), pay: hand(s, 0, 'friman') })).toBe(
    'doesNotPay',
  );
  expect(violation(s, { kind: 'station', tent, cards: hand(s, 0, 'horn'), pay })).toEqual({
    code: 'greatArtefact',
    card: card(s, 0, 'horn'),
  });
  expect(violation(s, { kind: 'station', tent, cards: pay, pay })).toEqual({ code: 'notYourCard', card: pay[0] });
  expect(violation(s, { kind: 'station', tent, cards: [tent], pay })).toEqual({ code: 'notYourCard', card: tent });
  expect(refused(s, { kind: 'station', tent: card(s, 0, 'lord'), cards: hand(s, 0, 'friman'), pay })).toBe('wrongCard');
  expect(legal(s, 'station').map(({ cards }) => cards)).toEqual(
    [hand(s, 0, 'lord'), hand(s, 0, 'friman')].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
  );
});

test('[ART-09] another tent, a supply and an artefact can be stationed too', () => {
  const s = holding('barfolk tent', 'cloudborn tent', 'supply', 'supply', 'scroll');
  const tent = card(s, 0, 'barfolk tent');
  const guests = legal(s, 'station')
    .filter((action) => action.tent === tent)
    .map(({ cards }) => cardName(s, cards[0] ?? NONE));
  expect(guests.sort()).toEqual(['cloudborn tent', cardName(s, card(s, 0, 'scroll')), 'supply'].sort());
});

test('[ART-09] it stays for as long as the owner likes, over turns and days', () => {
  const start = field({ day: HORSE_DAY, hands: { 0: ['tent', 'supply', 'lord'] } });
  const tent = card(start, 0, 'tent');
  const lord = card(start, 0, 'lord');
  let s = play(start, { kind: 'station', tent, cards: [lord], pay: hand(start, 0, 'supply') }, endTurn);
  for (let turn = 0; turn < 7; turn++) s = play(s, begin, endTurn);
  expect(cardsIn(s, campOf(0))).toEqual([tent]);
  expect(guestsOf(s, 0, tent)).toEqual([lord]);
});

test('[ART-09] taking the card back discards the tent; the card can be played at once', () => {
  const start = field({ day: HORSE_DAY, camps: { 0: [{ tent: 'barfolk tent', cards: ['lord'] }] } });
  const tent = named(start, campOf(0), 'tent');
  const lord = named(start, stationedOf(0), 'lord');
  const s = play(start, { kind: 'decamp', tent });
  expect(cardsIn(s, handOf(0))).toEqual([lord]);
  expect(cardsIn(s, shelterOf(0))).toEqual([tent]);
  expect(cardsIn(s, campOf(0))).toEqual([]);
  expect(s.host[lord]).toBe(NONE);
  expect(copiesLeft(s, 0, lord)).toBe(1);
});

test('[ART-09] each tent has its own card, and only that one comes back', () => {
  const s = field({
    day: HORSE_DAY,
    camps: {
      0: [
        { tent: 'barfolk tent', cards: ['lord'] },
        { tent: 'cloudborn tent', cards: ['priest'] },
      ],
    },
  });
  const lord = named(s, stationedOf(0), 'lord');
  const back = play(s, { kind: 'decamp', tent: named(s, campOf(0), 'barfolk tent') });
  expect(cardsIn(back, handOf(0))).toEqual([lord]);
  expect(cardsIn(back, stationedOf(0))).toEqual([named(s, stationedOf(0), 'priest')]);
  expect(legal(s, 'decamp')).toHaveLength(2);
  expect(legal(back, 'decamp')).toEqual([{ kind: 'decamp', tent: named(s, campOf(0), 'cloudborn tent') }]);
});

test('[ART-09] nobody empties a tent of somebody else, or one that does not stand', () => {
  const s = field({
    day: HORSE_DAY,
    hands: { 0: ['cloudborn tent'] },
    camps: { 1: [{ tent: 'barfolk tent', cards: ['lord'] }] },
  });
  const theirs = named(s, campOf(1), 'tent');
  expect(violation(s, { kind: 'decamp', tent: theirs })).toEqual({ code: 'notYourCard', card: theirs });
  expect(refused(s, { kind: 'decamp', tent: card(s, 0, 'tent') })).toBe('notYourCard');
  expect(refused(s, { kind: 'decamp', tent: -1 })).toBe('notYourCard');
});

test('[ART-09] under attack the owner takes it back at any time of the combat: before answering and while laying cards', () => {
  const start = field({
    level: 3,
    hands: { 0: ['emberians weapon', 'lord'] },
    heroes: { 0: [[4, 3]] },
    camps: {
      1: [
        { tent: 'barfolk tent', cards: ['priest'] },
        { tent: 'cloudborn tent', cards: ['lord'] },
      ],
    },
  });
  const attacked = play(openAttack(start, 'lord'), stand);
  const [one, other] = [named(attacked, campOf(1), 'barfolk tent'), named(attacked, campOf(1), 'cloudborn tent')];
  const warned = play(attacked, { kind: 'decamp', tent: one });
  expect(decision(warned)).toEqual({ kind: 'reply', seat: 1 });
  expect(cardsIn(warned, shelterOf(1))).toEqual([one]);
  const fought = play(warned, fight(), lay(card(warned, 1, 'priest')), { kind: 'decamp', tent: other });
  expect(score(play(fought, lay(card(fought, 1, 'lord'))))).toEqual([5, 10]);
});

test('[ART-09] not before the own actions: in step 1 a tent stands', () => {
  const s = field({ step: 'opening', camps: { 0: [{ tent: 'barfolk tent', cards: ['lord'] }] } });
  expect(refused(s, { kind: 'decamp', tent: named(s, campOf(0), 'tent') })).toBe('notNow');
});

// ---------------------------------------------------------------- ART-10

test('[ART-10] a horse carries one hero up to three squares along roads', () => {
  const s = field({
    day: TOOL_DAY,
    hands: { 0: ['horse'] },
    heroes: {
      0: [
        [4, 1],
        [4, 1],
      ],
    },
  });
  const pay = hand(s, 0, 'horse');
  const reached = legal(s, 'move')
    .filter(({ hero }) => hero === 0)
    .map(({ to }) => to)
    .sort((a, b) => a - b);
  expect(reached).toEqual([sq(3, 3), sq(4, 2), sq(4, 3), sq(4, 4)]);
  expect(violation(s, { kind: 'move', hero: 0, to: sq(4, 5), pay })).toEqual({ code: 'wrongSteps', needed: 4 });
  const moved = play(s, { kind: 'move', hero: 0, to: sq(4, 2), pay });
  expect(refused(moved, { kind: 'move', hero: 1, to: sq(4, 2), pay })).toBe('alreadyPlayed');
  expect(moved.hero[1]).toBe(HOME);
});

test('[ART-10] a horse fights with strength 1', () => {
  const s = field({
    day: TOOL_DAY,
    level: 3,
    hands: { 0: ['emberians weapon', 'emberians horse'] },
    heroes: { 0: [[4, 3]] },
  });
  const opened = openAttack(s);
  expect(score(play(opened, lay(card(opened, 0, 'horse'))))).toEqual([2, 3]);
  expect(refused(opened, lay(card(opened, 0, 'horse'), 2))).toBe('alreadyPlayed');
});
