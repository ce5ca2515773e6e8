import {
  cost,
  BASE_BOX,
  ambushOf,
  AMULET,
  campOf,
  cardsIn,
  CHIEF,
  copiesLeft,
  DAYS_PER_WEEK,
  decision,
  guestsOf,
  handOf,
  HORSE,
  illuminated,
  INNER_WHEEL,
  kindOf,
  matching,
  NONE,
  OUTER_WHEEL,
  pays,
  playedOf,
  shelterOf,
  TITLE,
  TOOL,
  WEAPON,
  type Action,
  type GameState,
} from '@battalia/engine/testing';
import {
  arrange,
  card,
  cardName,
  eventsOf,
  hand,
  handNames,
  isOffered,
  isOpen,
  legal,
  loadDie,
  named,
  play,
  playedNames,
  playLogged,
  refused,
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
  HOME,
  ISLANDERS,
  lay,
  line,
  promote,
  score,
  stand,
  TARGET,
} from '../battlefield';
import { KIND_NAMES } from '../box';

/** Days on which an artefact is illuminated. */
const DAY = { tool: 1, weapon: 2, amulet: 3, title: 4, scroll: 5, tent: 6, horse: 7 } as const;

const on = (day: number, ...names: readonly CardName[]): GameState => field({ day, hands: { 0: names } });

// ---------------------------------------------------------------- ORACLE-01

test('[ORACLE-01] the wheel turns before each turn of the first player, but not in the first round', () => {
  let s = arrange({ first: 2, day: 1 });
  const dawns: number[][] = [];
  for (let turn = 0; turn < 9; turn++) {
    if (turn > 0) s = play(s, begin);
    const { state, events } = playLogged(s, endTurn);
    dawns.push([state.turn, ...eventsOf(events, 'dawn').map(({ day }) => day)]);
    s = state;
  }
  expect(dawns).toEqual([[3], [0], [1], [2, 2], [3], [0], [1], [2, 3], [3]]);
});

test('[ORACLE-01] a game opens on day 1; after seven days the wheel stands as at the start', () => {
  expect(arrange().day).toBe(1);
  let s = arrange({ config: configWith([], {}, 2), first: 0 });
  for (let turn = 0; turn < 14; turn++) s = play(s, ...(turn > 0 ? [begin] : []), endTurn);
  expect(s.day).toBe(8);
  expect([illuminated(s), matching(s)]).toEqual([TOOL, TOOL]);
});

// ---------------------------------------------------------------- ORACLE-02

test.each([
  [1, 'tool', 'tool'],
  [2, 'weapon', 'scroll'],
  [3, 'amulet', 'weapon'],
  [4, 'title', 'tent'],
  [5, 'scroll', 'amulet'],
  [6, 'tent', 'horse'],
  [7, 'horse', 'title'],
  [8, 'tool', 'tool'],
  [20, 'tent', 'horse'],
] as const)('[ORACLE-02] day %i illuminates the %s and matches the %s', (day, bright, match) => {
  const s = arrange({ day });
  expect([KIND_NAMES[illuminated(s)], KIND_NAMES[matching(s)]]).toEqual([bright, match]);
});

test('[ORACLE-02] exactly one pair of symbols matches each day, a different one every day of the week', () => {
  const matches = Array.from({ length: DAYS_PER_WEEK }, (_, steps) =>
    OUTER_WHEEL.filter((outer, vane) => INNER_WHEEL[(vane - steps + DAYS_PER_WEEK) % DAYS_PER_WEEK] === outer),
  );
  expect(matches.map((pair) => pair.length)).toEqual(times(7, 1));
  expect(new Set(matches.flat()).size).toBe(DAYS_PER_WEEK);
});

// ---------------------------------------------------------------- ORACLE-03

test('[ORACLE-03] the creator of the matching artefact names its faction', () => {
  const s = on(DAY.scroll, 'priest', 'friman', 'friman');
  const pay = line(hand(s, 0, 'priest', 'friman', 'friman'));
  expect(legal(s, 'create').map(({ faction }) => faction)).toEqual([BARFOLK, CLOUDBORN, EMBERIANS, ISLANDERS]);
  expect(violation(s, { kind: 'create', artefact: AMULET, pay, faction: null })).toEqual({ code: 'factionNotNamed' });
  for (const [faction, name] of [
    [BARFOLK, 'barfolk amulet'],
    [ISLANDERS, 'islanders amulet'],
  ] as const) {
    expect(playedNames(play(s, { kind: 'create', artefact: AMULET, pay, faction }), 0)).toContain(name);
  }
});

test('[ORACLE-03] for every player, all day; not for another artefact, and not the day after', () => {
  const hands = { 0: times<CardName>(3, 'friman'), 1: times<CardName>(3, 'friman'), 3: times<CardName>(3, 'friman') };
  const create = (s: GameState, seat: number, faction: number | null): Action => ({
    kind: 'create',
    artefact: TOOL,
    pay: line(hand(s, seat, 'friman', 'friman', 'friman')),
    faction,
  });
  for (const seat of [0, 1, 3]) {
    const s = field({ day: 8, turn: seat, hands });
    expect(isOffered(s, create(s, seat, EMBERIANS))).toBe(true);
  }
  const s = field({ day: 9, hands });
  expect(violation(s, create(s, 0, EMBERIANS))).toEqual({ code: 'factionNamed' });
  expect(isOffered(s, create(s, 0, null))).toBe(true);
});

// ---------------------------------------------------------------- ORACLE-04

test('[ORACLE-04] an illuminated tool stands for up to four frimen in one line', () => {
  const tools = times(2, { kind: TOOL, wild: false });
  expect([2, 3, 4, 5].map((frimen) => pays(BASE_BOX, tools, cost({ frimen })))).toEqual([true, true, true, false]);
  const s = on(DAY.tool, 'emberians tool');
  const tool = card(s, 0, 'tool');
  expect(isOffered(s, { kind: 'create', artefact: TOOL, pay: [tool, tool], faction: BARFOLK })).toBe(true);
  const dark = on(DAY.weapon, 'emberians tool');
  expect(
    refused(dark, {
      kind: 'create',
      artefact: TOOL,
      pay: [card(dark, 0, 'tool'), card(dark, 0, 'tool')],
      faction: null,
    }),
  ).toBe('alreadyPlayed');
});

test('[ORACLE-04] or in two lines with up to two each, and no third', () => {
  const s = on(DAY.tool, 'tool', 'chief', 'supply', 'lord');
  const tool = card(s, 0, 'tool');
  const once = play(s, { kind: 'create', artefact: WEAPON, pay: line(tool, card(s, 0, 'chief')), faction: null });
  expect(copiesLeft(once, 0, tool)).toBe(1);
  expect(refused(once, { kind: 'create', artefact: TOOL, pay: [tool], faction: BARFOLK })).toBe('doesNotPay');
  const twice = play(once, { kind: 'create', artefact: TITLE, pay: line(tool, card(s, 0, 'lord')), faction: null });
  expect(violation(twice, { kind: 'create', artefact: TITLE, pay: [tool, card(s, 0, 'lord')], faction: null })).toEqual(
    { code: 'alreadyPlayed', card: tool },
  );
  expect(twice.zone[tool]).toBe(playedOf(0));
});

test('[ORACLE-04] a tool that stands in a line is transformed no more, though a copy is left', () => {
  const s = on(DAY.tool, 'emberians tool', 'chief', 'amulet', 'barfolk scroll');
  const tool = card(s, 0, 'tool');
  const once = play(s, { kind: 'create', artefact: WEAPON, pay: line(tool, hand(s, 0, 'chief')), faction: null });
  expect(copiesLeft(once, 0, tool)).toBe(1);
  expect(violation(once, charm(card(once, 0, 'amulet'), tool))).toEqual({ code: 'notYourCard', card: tool });
  expect(violation(once, convert(card(once, 0, 'scroll'), tool, ISLANDERS))).toEqual({
    code: 'notYourCard',
    card: tool,
  });
});

// ---------------------------------------------------------------- ORACLE-05

test('[ORACLE-05] an illuminated weapon hires a hero and opens an attack in the same turn, with strength 1', () => {
  const s = field({ day: DAY.weapon, hands: { 0: ['emberians weapon', 'supply', 'supply'] }, heroes: { 0: [[4, 3]] } });
  const weapon = card(s, 0, 'weapon');
  const hired = play(s, { kind: 'recruit', square: HOME, pay: line(hand(s, 0, 'weapon', 'supply', 'supply')) });
  expect(hired.hero[1]).toBe(HOME);
  expect(refused(hired, attack(cityAt(TARGET), weapon, 1, 2))).toBe('alreadyPlayed');
  const opened = play(hired, attack(cityAt(TARGET), weapon));
  expect(score(opened)).toEqual([1, 1]);
  expect(violation(opened, lay(weapon))).toEqual({ code: 'alreadyPlayed', card: weapon });
});

test('[ORACLE-05] or it fights once with strength 2, laid at once or one after the other', () => {
  const s = field({ day: DAY.weapon, hands: { 0: ['emberians weapon'] }, heroes: { 0: [[4, 3]] } });
  const weapon = card(s, 0, 'weapon');
  expect(score(play(s, attack(cityAt(TARGET), weapon, 1, 2)))).toEqual([2, 1]);
  expect(score(play(s, attack(cityAt(TARGET), weapon), lay(weapon)))).toEqual([2, 1]);
  expect(refused(s, attack(cityAt(TARGET), weapon, 1, 3))).toBe('alreadyPlayed');
});

test('[ORACLE-05] two attacks with the same weapon', () => {
  const s = field({
    day: DAY.weapon,
    hands: { 0: ['emberians weapon', 'lord', 'priest'] },
    heroes: {
      0: [
        [4, 3],
        [2, 5],
      ],
    },
  });
  const weapon = card(s, 0, 'weapon');
  const first = play(s, attack(cityAt(TARGET), weapon), lay(card(s, 0, 'lord')), stand, { kind: 'surrender' });
  expect(first.holder[TARGET]).toBe(0);
  expect([first.left[weapon], first.laid[weapon]]).toEqual([1, 0]);
  const second = play(first, attack(cityAt(sq(2, 5)), weapon, 2), lay(card(first, 0, 'priest')), stand, {
    kind: 'surrender',
  });
  expect(second.holder[sq(2, 5)]).toBe(0);
  expect(copiesLeft(second, 0, weapon)).toBe(0);
});

test("[ORACLE-05] the defender's weapon shines too; what is left of it does not outlast the battle", () => {
  const s = field({
    day: DAY.weapon,
    level: 1,
    hands: { 0: ['emberians weapon', 'chief'], 1: ['emberians weapon'] },
    heroes: { 0: [[4, 3]] },
  });
  const attacked = play(openAttack(s, 'chief'), stand, {
    kind: 'fight',
    raise: false,
    heroes: 0,
  });
  const weapon = card(attacked, 1, 'weapon');
  expect(legal(attacked, 'lay').map(({ copies }) => copies)).toEqual([1, 2]);
  expect(score(play(attacked, lay(weapon, 2)))).toEqual([3, 3]);
  const lost = play(attacked, lay(weapon), { kind: 'pass' });
  expect(lost.zone[weapon]).toBe(shelterOf(1));
  expect(lost.left[weapon]).toBe(0);
});

// ---------------------------------------------------------------- ORACLE-06

const rolled = (s: GameState, face: number, action: Action): GameState => {
  loadDie(s, face);
  return play(s, action);
};

test('[ORACLE-06] an illuminated amulet serves two different cards, one after the other', () => {
  const start = on(DAY.amulet, 'amulet', 'chief', 'priest', 'supply');
  const amulet = card(start, 0, 'amulet');
  const chief = card(start, 0, 'chief');
  let s = rolled(start, 2, charm(amulet, chief));
  expect(violation(s, charm(amulet, card(s, 0, 'priest')))).toEqual({ code: 'firstCardFirst', card: chief });
  expect(violation(s, charm(amulet, chief))).toEqual({ code: 'alreadyAffected', card: chief });
  s = play(s, { kind: 'upgrade', square: HOME, pay: [chief, chief] });
  const priest = card(s, 0, 'priest');
  s = rolled(s, 2, charm(amulet, priest));
  expect(copiesLeft(s, 0, priest)).toBe(2);
  expect(s.host[amulet]).toBe(priest);
  expect(play(s, { kind: 'upgrade', square: HOME, pay: [priest, priest] }).level[HOME]).toBe(3);
  expect(violation(s, charm(amulet, card(s, 0, 'supply')))).toEqual({ code: 'alreadyPlayed', card: amulet });
});

test('[ORACLE-06] copies of the first card that are still unused are given up with the second roll', () => {
  const start = on(DAY.amulet, 'amulet', 'chief', 'priest', 'supply', 'supply');
  const [amulet, chief, priest] = [card(start, 0, 'amulet'), card(start, 0, 'chief'), card(start, 0, 'priest')];
  let s = rolled(start, 3, charm(amulet, chief));
  s = play(s, { kind: 'create', artefact: HORSE, pay: line(chief, hand(s, 0, 'supply', 'supply')), faction: null });
  expect([copiesLeft(s, 0, chief), isOpen(s, { kind: 'upgrade', square: HOME, pay: [chief, chief] })]).toEqual([
    2,
    true,
  ]);
  for (const face of [1, 4, 5, 6]) {
    const after = rolled(s, face, charm(amulet, priest));
    expect(copiesLeft(after, 0, chief)).toBe(0);
    expect(violation(after, { kind: 'upgrade', square: HOME, pay: [chief, chief] })).toEqual({
      code: 'alreadyPlayed',
      card: chief,
    });
  }
});

test('[ORACLE-06] in a battle line too: what was laid stays, what was left is gone', () => {
  const start = field({
    day: DAY.amulet,
    level: 4,
    hands: { 0: ['emberians weapon', 'emberians chief', 'amulet', 'supply'] },
    heroes: { 0: [[4, 3]] },
  });
  const [amulet, chief] = [card(start, 0, 'amulet'), card(start, 0, 'chief')];
  const charmed = rolled(start, 3, charm(amulet, chief));
  const open = play(openAttack(charmed), lay(chief));
  const after = rolled(open, 1, charm(amulet, card(open, 0, 'supply')));
  expect([after.laid[chief], after.left[chief], score(after)[0]]).toEqual([1, 0, score(open)[0]]);
});

test('[ORACLE-06] of two amulets on the table both are offered, when going on costs the copies of one card only', () => {
  const start = on(
    DAY.amulet,
    'barfolk amulet',
    'barfolk amulet',
    'barfolk chief',
    'islanders chief',
    'priest',
    'supply',
    'supply',
  );
  const [one = NONE, other = NONE] = cardsIn(start, handOf(0)).filter((held) => kindOf(start, held) === AMULET);
  const [first, second] = [card(start, 0, 'barfolk chief'), card(start, 0, 'islanders chief')];
  let s = rolled(rolled(start, 3, charm(one, first)), 1, charm(other, second));
  s = play(
    s,
    { kind: 'create', artefact: HORSE, pay: line(first, hand(s, 0, 'supply', 'supply')), faction: null },
    { kind: 'upgrade', square: HOME, pay: line(first, second) },
  );
  expect(
    legal(s, 'charm')
      .map(({ by }) => by)
      .sort(),
  ).toEqual([one, other].sort());
});

test('[ORACLE-06] a copy that is given up when its amulet goes on is not the same as one that stays', () => {
  const start = on(
    DAY.amulet,
    'barfolk amulet',
    'barfolk amulet',
    'barfolk chief',
    'barfolk chief',
    'priest',
    ...times<CardName>(6, 'supply'),
  );
  const [one = NONE, other = NONE] = cardsIn(start, handOf(0)).filter((held) => kindOf(start, held) === AMULET);
  const [awaited = NONE, free = NONE] = hand(start, 0, 'barfolk chief', 'barfolk chief');
  // The second use of the other amulet is its last.
  let s = rolled(rolled(start, 5, charm(other, card(start, 0, 'priest'))), 2, charm(other, free));
  s = rolled(s, 2, charm(one, awaited));
  for (const chief of [awaited, free])
    s = play(s, { kind: 'create', artefact: HORSE, pay: line(chief, hand(s, 0, 'supply', 'supply')), faction: null });
  expect([s.left[awaited], s.left[free]]).toEqual([1, 1]);
  expect(new Set(legal(s, 'create').flatMap(({ pay }) => pay.filter((paid) => kindOf(s, paid) === CHIEF)))).toEqual(
    new Set([awaited, free]),
  );
});

test.each([4, 5])('[ORACLE-06] after a %i the amulet still serves the second card, at once', (face) => {
  const start = on(DAY.amulet, 'amulet', 'chief', 'priest');
  const amulet = card(start, 0, 'amulet');
  const chief = card(start, 0, 'chief');
  const first = rolled(start, face, charm(amulet, chief));
  expect(first.zone[chief]).toBe(face === 4 ? ambushOf(0) : shelterOf(0));
  expect(first.zone[amulet]).toBe(playedOf(0));
  const second = rolled(first, 3, charm(amulet, card(first, 0, 'priest')));
  expect(copiesLeft(second, 0, card(second, 0, 'priest'))).toBe(3);
  expect(second.zone[amulet]).toBe(playedOf(0));
  const both = rolled(first, face, charm(amulet, card(first, 0, 'priest')));
  expect(both.zone[amulet]).toBe(shelterOf(0));
});

test('[ORACLE-06] on any other day it serves one', () => {
  const start = on(DAY.horse, 'amulet', 'chief', 'priest');
  const amulet = card(start, 0, 'amulet');
  const s = rolled(start, 4, charm(amulet, card(start, 0, 'chief')));
  expect(refused(s, charm(amulet, card(s, 0, 'priest')))).toBe('notYourCard');
});

test('[ORACLE-06] in a battle too, one after the other; a wild card must be laid before the second roll', () => {
  const start = field({
    day: DAY.amulet,
    level: 1,
    hands: { 0: ['emberians weapon', 'lord'], 1: ['amulet', 'barfolk chief', 'emberians chief'] },
    heroes: { 0: [[4, 3]] },
  });
  const s = play(openAttack(start, 'lord'), stand, {
    kind: 'fight',
    raise: false,
    heroes: 0,
  });
  const amulet = card(s, 1, 'amulet');
  const [one = NONE, other = NONE] = hand(s, 1, 'barfolk chief', 'emberians chief');
  const doubled = rolled(s, 2, charm(amulet, one));
  expect(score(doubled)).toEqual([5, 5]);
  expect(score(rolled(doubled, 3, charm(amulet, other)))).toEqual([5, 11]);
  const wild = rolled(s, 6, charm(amulet, one));
  expect(violation(wild, charm(amulet, other))).toEqual({ code: 'firstCardFirst', card: one });
  expect(score(rolled(play(wild, lay(one)), 3, charm(amulet, other)))).toEqual([5, 11]);
});

// ---------------------------------------------------------------- ORACLE-07

test('[ORACLE-07] an illuminated title promotes one unit two ranks', () => {
  const s = on(DAY.title, 'title', 'emberians friman', 'emberians priest');
  const title = card(s, 0, 'title');
  expect(violation(s, promote(title, card(s, 0, 'priest'), 2))).toEqual({
    code: 'highestRank',
    card: card(s, 0, 'priest'),
  });
  const done = play(s, promote(title, card(s, 0, 'friman'), 2));
  expect(handNames(done, 0)).toEqual(['emberians priest', 'emberians priest']);
  expect(copiesLeft(done, 0, title)).toBe(0);
});

test('[ORACLE-07] or two units one rank each, in one line or in two', () => {
  const s = on(DAY.title, 'title', 'emberians friman', 'islanders friman', 'barfolk friman', 'supply', 'supply');
  const title = card(s, 0, 'title');
  const once = play(s, promote(title, card(s, 0, 'emberians friman')));
  expect(violation(once, promote(title, card(once, 0, 'barfolk friman'), 2))).toEqual({
    code: 'wrongCard',
    card: title,
  });
  const twice = play(once, promote(title, card(once, 0, 'islanders friman')));
  expect(handNames(twice, 0)).toEqual(['barfolk friman', 'emberians chief', 'islanders chief', 'supply', 'supply']);
  expect(refused(twice, promote(title, card(twice, 0, 'barfolk friman')))).toBe('alreadyPlayed');
  const chiefs = line(hand(twice, 0, 'emberians chief', 'islanders chief'));
  expect(play(twice, { kind: 'upgrade', square: HOME, pay: chiefs }).level[HOME]).toBe(2);
  const fork = play(
    once,
    { kind: 'create', artefact: HORSE, pay: hand(once, 0, 'emberians chief', 'supply', 'supply'), faction: null },
    promote(title, card(once, 0, 'islanders friman')),
  );
  expect(handNames(fork, 0)).toEqual(['barfolk friman', 'islanders chief']);
});

test('[ORACLE-07] but never the same unit twice one rank', () => {
  const s = on(DAY.title, 'title', 'emberians friman');
  const once = play(s, promote(card(s, 0, 'title'), card(s, 0, 'friman')));
  expect(refused(once, promote(card(s, 0, 'title'), card(once, 0, 'chief')))).toBe('alreadyAffected');
});

test('[ORACLE-07] what is left of two titles that are alike promotes nobody two ranks', () => {
  const s = on(DAY.title, 'barfolk title', 'barfolk title', 'emberians friman', 'islanders friman', 'cloudborn friman');
  const [one, other] = hand(s, 0, 'title', 'title');
  const once = play(
    s,
    promote(one ?? NONE, card(s, 0, 'emberians friman')),
    promote(other ?? NONE, card(s, 0, 'islanders friman')),
  );
  expect(refused(once, promote(one ?? NONE, card(once, 0, 'friman'), 2))).toBe('wrongCard');
  expect(legal(once, 'promote').map(({ ranks }) => ranks)).toEqual([1]);
});

// ---------------------------------------------------------------- ORACLE-08

test('[ORACLE-08] an illuminated scroll converts two cards', () => {
  const s = on(DAY.scroll, 'barfolk scroll', 'emberians friman', 'emberians tool', 'emberians lord');
  const scroll = card(s, 0, 'scroll');
  const once = play(s, convert(scroll, card(s, 0, 'friman'), ISLANDERS));
  const twice = play(once, convert(scroll, card(once, 0, 'tool'), CLOUDBORN));
  expect(handNames(twice, 0)).toEqual(['cloudborn tool', 'emberians lord', 'islanders friman']);
  expect(violation(twice, convert(scroll, card(twice, 0, 'lord'), CLOUDBORN))).toEqual({
    code: 'alreadyPlayed',
    card: scroll,
  });
});

test('[ORACLE-08] or itself and one card, in either order, and never itself twice', () => {
  const s = on(DAY.scroll, 'barfolk scroll', 'emberians friman', 'emberians lord');
  const scroll = card(s, 0, 'scroll');
  const itself = play(s, convert(scroll, scroll, ISLANDERS));
  const changed = named(itself, playedOf(0), 'islanders scroll');
  expect(refused(itself, convert(changed, changed, EMBERIANS))).toBe('notTransformable');
  const card1 = play(itself, convert(changed, card(itself, 0, 'friman'), BARFOLK));
  expect(handNames(card1, 0)).toEqual(['barfolk friman', 'emberians lord']);
  expect(violation(card1, convert(changed, card(card1, 0, 'lord'), BARFOLK))).toEqual({
    code: 'alreadyPlayed',
    card: changed,
  });
  const other = play(s, convert(scroll, card(s, 0, 'friman'), BARFOLK));
  const then = play(other, convert(scroll, scroll, EMBERIANS));
  expect(playedNames(then, 0)).toEqual(['emberians scroll']);
  expect(refused(then, convert(named(then, playedOf(0), 'scroll'), card(then, 0, 'lord'), BARFOLK))).toBe(
    'alreadyPlayed',
  );
});

// ---------------------------------------------------------------- ORACLE-09

test('[ORACLE-09] an illuminated tent takes two cards at once for one supply; they come back together', () => {
  const s = on(DAY.tent, 'tent', 'supply', 'lord', 'friman', 'chief');
  const tent = card(s, 0, 'tent');
  const guests = line(hand(s, 0, 'lord', 'friman'));
  expect(
    violation(s, { kind: 'station', tent, cards: hand(s, 0, 'lord', 'friman', 'chief'), pay: hand(s, 0, 'supply') }),
  ).toEqual({ code: 'tentTooSmall', most: 2 });
  expect(
    refused(s, { kind: 'station', tent, cards: [guests[0] ?? NONE, guests[0] ?? NONE], pay: hand(s, 0, 'supply') }),
  ).toBe('notYourCard');
  const camped = play(s, { kind: 'station', tent, cards: guests, pay: hand(s, 0, 'supply') });
  expect(guestsOf(camped, 0, tent).sort((a, b) => a - b)).toEqual(guests);
  const back = play(camped, { kind: 'decamp', tent });
  expect(handNames(back, 0)).toEqual(
    handNames(s, 0).filter((name) => name !== 'supply' && name !== cardName(back, tent)),
  );
  expect(cardsIn(back, shelterOf(0))).toEqual([tent]);
});

test('[ORACLE-09] it may also hold one card; no second one goes in later, nor into a tent of an earlier turn', () => {
  const s = field({
    day: DAY.tent,
    hands: { 0: ['barfolk tent', 'supply', 'supply', 'lord', 'friman'] },
    camps: { 0: [{ tent: 'cloudborn tent', cards: ['chief'] }] },
  });
  const tent = card(s, 0, 'tent');
  const [one, other] = hand(s, 0, 'supply', 'supply');
  const old = named(s, campOf(0), 'cloudborn tent');
  expect(violation(s, { kind: 'station', tent: old, cards: hand(s, 0, 'lord'), pay: [one ?? NONE] })).toEqual({
    code: 'notYourCard',
    card: old,
  });
  const camped = play(s, { kind: 'station', tent, cards: hand(s, 0, 'lord'), pay: [one ?? NONE] });
  expect(violation(camped, { kind: 'station', tent, cards: hand(camped, 0, 'friman'), pay: [other ?? NONE] })).toEqual({
    code: 'notYourCard',
    card: tent,
  });
});

test('[ORACLE-09] what two cards fill on the day of the tent stays when the day is over', () => {
  const s = on(DAY.tent, 'tent', 'supply', 'lord', 'friman');
  const tent = card(s, 0, 'tent');
  const guests = line(hand(s, 0, 'lord', 'friman'));
  let later = play(s, { kind: 'station', tent, cards: guests, pay: hand(s, 0, 'supply') }, endTurn);
  for (let turn = 0; turn < 3; turn++) later = play(later, begin, endTurn);
  expect(later.day).toBe(DAY.horse);
  expect(guestsOf(later, 0, tent).sort((a, b) => a - b)).toEqual(guests);
});

// ---------------------------------------------------------------- ORACLE-10

test('[ORACLE-10] an illuminated horse carries one hero up to six squares', () => {
  const s = field({ day: DAY.horse, hands: { 0: ['horse'] }, heroes: { 0: [[4, 1]] } });
  const horse = card(s, 0, 'horse');
  expect(isOffered(s, { kind: 'move', hero: 0, to: sq(4, 7), pay: [horse, horse] })).toBe(true);
  expect(violation(s, { kind: 'move', hero: 0, to: sq(4, 7), pay: [horse] })).toEqual({
    code: 'wrongSteps',
    needed: 6,
  });
  const moved = play(s, { kind: 'move', hero: 0, to: sq(4, 5), pay: [horse, horse] });
  expect(moved.hero[0]).toBe(sq(4, 5));
  expect(copiesLeft(moved, 0, horse)).toBe(0);
});

test('[ORACLE-10] or two heroes up to three each', () => {
  const s = field({
    day: DAY.horse,
    hands: { 0: ['horse'] },
    heroes: {
      0: [
        [4, 1],
        [4, 7],
      ],
    },
  });
  const horse = card(s, 0, 'horse');
  const moved = play(
    s,
    { kind: 'move', hero: 0, to: sq(4, 4), pay: [horse] },
    { kind: 'move', hero: 1, to: sq(4, 4), pay: [horse] },
  );
  expect([moved.hero[0], moved.hero[1]]).toEqual([sq(4, 4), sq(4, 4)]);
  expect(refused(moved, { kind: 'move', hero: 1, to: sq(4, 5), pay: [horse] })).toBe('alreadyPlayed');
});

test('[ORACLE-10] it fights with strength 2, or carries a hero and fights with 1', () => {
  const s = field({
    day: DAY.horse,
    level: 4,
    hands: { 0: ['emberians weapon', 'emberians horse'] },
    heroes: { 0: [[4, 2]] },
  });
  const horse = card(s, 0, 'horse');
  const there = play(
    s,
    { kind: 'move', hero: 0, to: TARGET, pay: [horse] },
    attack(cityAt(TARGET), card(s, 0, 'weapon')),
  );
  expect(refused(there, lay(horse, 2))).toBe('alreadyPlayed');
  expect(score(play(there, lay(horse)))).toEqual([2, 4]);
  const standing = field({
    day: DAY.horse,
    level: 4,
    hands: { 0: ['emberians weapon', 'emberians horse'] },
    heroes: { 0: [[4, 3]] },
  });
  const opened = openAttack(standing);
  expect(score(play(opened, lay(card(opened, 0, 'horse'), 2)))).toEqual([3, 4]);
  expect(decision(opened)).toEqual({ kind: 'assault', seat: 0 });
});
