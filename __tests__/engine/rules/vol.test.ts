import {
  basicDefence,
  BOARDS,
  BOX,
  cardsIn,
  CROSSROAD,
  debug,
  decision,
  EAST,
  EMPTY,
  greatOwned,
  hasToken,
  IMPASSABLE,
  isGreat,
  item,
  kindOf,
  legalActions,
  NOBODY,
  NONE,
  NORTH,
  placeOf,
  pointsOf,
  retreatSquares,
  RUINS,
  shelterOf,
  SOUTH,
  squareAt,
  standings,
  stepsTo,
  targetsAt,
  touchMap,
  viewFor,
  WEST,
  type Action,
  type GameState,
  type Place,
  type Seat,
  type Target,
} from '@battalia/engine/testing';
import {
  arrange,
  card,
  cardName,
  eventsOf,
  hand,
  isOffered,
  legal,
  play,
  playLogged,
  refused,
  shelterNames,
  sq,
  times,
  violation,
  type Arrangement,
  type CardName,
  type TileSpec,
} from '../support';
import {
  attack,
  BARFOLK,
  cityAt,
  CLOUDBORN,
  committed,
  configWith,
  EMBERIANS,
  endTurn,
  fight,
  heroOf,
  ISLANDERS,
  lay,
  line,
  pass,
  rimCities,
  score,
  stand,
  surrender,
} from '../battlefield';
import { EVERY_KIND } from '../box';
import { hoard, hoardsIn, hoardsOf, sealsOf, setSeals } from '../volcano';

const { peak: peakKind, passage: passageKind, sanctuary: sanctuaryKind } = EVERY_KIND.named;
const PEAK_SQUARE = sq(4, 4);
const PASSAGES = { north: sq(3, 4), east: sq(4, 5), south: sq(5, 4), west: sq(4, 3) } as const;
/** Green, gold, red, blue. */
const SANCTUARIES: readonly number[] = [sq(3, 3), sq(3, 5), sq(5, 5), sq(5, 3)];
const peak: Target = { kind: 'peak', square: PEAK_SQUARE };
const sanctuary = (faction: number): Target => ({ kind: 'sanctuary', square: SANCTUARIES[faction] ?? NONE });
const seal = (...factions: readonly number[]): number => factions.reduce((seals, faction) => seals | (1 << faction), 0);

/** A game around the volcano, hands empty where none is given, with these seals. */
function volcano(
  spec: Arrangement & { readonly seals?: Readonly<Record<Seat, number>>; readonly players?: 2 | 3 | 4 } = {},
): GameState {
  const { seals = {}, players = 4, hands = {}, ...rest } = spec;
  const empty: Record<Seat, readonly CardName[]> = {};
  for (let seat = 0; seat < players; seat++) empty[seat] = [];
  const s = arrange({ config: configWith(['volcano'], {}, players), hands: { ...empty, ...hands }, ...rest });
  for (const [seat, mask] of Object.entries(seals)) setSeals(s, Number(seat), mask);
  return s;
}

const built = (s: GameState): readonly number[] => [...s.tile.keys()].filter((square) => (s.tile[square] ?? NONE) >= 0);

const STRONG: readonly CardName[] = [
  'emberians weapon',
  'emberians lord',
  'islanders lord',
  'cloudborn lord',
  'emberians lord',
  'islanders lord',
];

/** Attacks with the weapon and lays as many lords. */
const assault = (s: GameState, target: Target, lords: number, seat: Seat = 0): GameState =>
  play(
    s,
    attack(target, card(s, seat, 'weapon')),
    ...hand(s, seat, ...times<CardName>(lords, 'lord')).map((lord) => lay(lord)),
  );

// ---------------------------------------------------------------- VOL-01

test.each([2, 3, 4] as const)(
  '[VOL-01] with %i players the middle nine squares are the volcano, starts and neutral cities around it',
  (players) => {
    const s = debug.started(configWith(['volcano'], {}, players), `volcano ${players}`);
    const kinds = [3, 4, 5].map((row) => [3, 4, 5].map((column) => kindOf(s, s.tile[sq(row, column)] ?? NONE)));
    expect(kinds).toEqual([
      [sanctuaryKind, passageKind, sanctuaryKind],
      [passageKind, peakKind, passageKind],
      [sanctuaryKind, passageKind, sanctuaryKind],
    ]);
    const { starts, neutrals: usual } = BOARDS[players];
    // With three players they keep away from the walls of the sanctuaries.
    const neutrals: readonly Place[] =
      players === 3
        ? [
            [4, 2],
            [4, 6],
            [6, 4],
          ]
        : usual;
    expect(
      [...starts, ...neutrals].map((place) => cardName(s, s.tile[squareAt(7, place)] ?? NONE).split(' ')[1]),
    ).toEqual(times(2 * players, 'city4'));
    expect(neutrals.map((place) => s.level[squareAt(7, place)])).toEqual(times(players, 4));
    expect([...s.tile].filter((tile) => tile >= 0 && kindOf(s, tile) === RUINS)).toEqual([]);
    expect([...s.tile].filter((tile) => tile >= 0)).toHaveLength(9 + 2 * players);
  },
);

test('[VOL-01] passages are crossroads; a sanctuary has roads to its two passages only', () => {
  const s = volcano();
  expect(Object.values(PASSAGES).map((square) => s.roads[square])).toEqual(times(4, NORTH | EAST | SOUTH | WEST));
  expect(SANCTUARIES.map((square) => s.roads[square])).toEqual([
    EAST | SOUTH,
    SOUTH | WEST,
    NORTH | WEST,
    NORTH | EAST,
  ]);
  expect(s.roads[PEAK_SQUARE]).toBe(NORTH | EAST | SOUTH | WEST);
});

test('[VOL-01] two Great Artefacts lie face down under each sanctuary, none face up; which ones is chance', () => {
  const layouts = ['a', 'b', 'c', 'd'].map((seed) => {
    const s = debug.started(configWith(['volcano']), seed);
    const hidden = hoardsOf(s).map((zone) => cardsIn(s, zone));
    expect(hidden.map((cards) => cards.length)).toEqual([2, 2, 2, 2]);
    expect(hidden.flat().every((great) => isGreat(s.rules, kindOf(s, great)))).toBe(true);
    expect(cardsIn(s, BOX).filter((other) => isGreat(s.rules, kindOf(s, other)))).toHaveLength(2);
    expect(viewFor(s, 0).great).toEqual([]);
    expect(hoardsIn(viewFor(s, 0)).flatMap(({ cards }) => cards)).toEqual([]);
    return hidden.flat().join();
  });
  expect(new Set(layouts).size).toBe(layouts.length);
});

test('[VOL-01] sanctuaries defend at 6, the peak at 20', () => {
  const s = volcano();
  expect([0, 1, 2, 3].map((faction) => basicDefence(s, 0, sanctuary(faction)))).toEqual([6, 6, 6, 6]);
  expect(basicDefence(s, 0, peak)).toBe(20);
});

// ---------------------------------------------------------------- VOL-02

test.each([
  ['green', BARFOLK],
  ['gold', CLOUDBORN],
  ['red', EMBERIANS],
  ['blue', ISLANDERS],
] as const)('[VOL-02] beating the %s sanctuary gives its seal: 2 points', (_colour, faction) => {
  const place = placeOf(7, SANCTUARIES[faction] ?? NONE);
  const s = volcano({ hands: { 0: STRONG }, heroes: { 0: [place] } });
  const before = pointsOf(s, 0);
  expect(violation(assault(s, sanctuary(faction), 1), stand)).toEqual({ code: 'notStrongEnough', needed: 7, have: 5 });
  const { state, events } = playLogged(assault(s, sanctuary(faction), 2), stand);
  expect(eventsOf(events, 'sealed')).toEqual([{ kind: 'sealed', seat: 0, square: SANCTUARIES[faction] }]);
  expect(sealsOf(state, 0)).toBe(1 << faction);
  expect(pointsOf(state, 0)).toBe(before + 2);
  expect(state.hero[0]).toBe(SANCTUARIES[faction]);
  expect(state.holder[SANCTUARIES[faction] ?? NONE]).toBe(NOBODY);
});

test('[VOL-02] a sanctuary is beaten once by each player, and by all of them', () => {
  const s = volcano({
    hands: { 0: STRONG },
    heroes: {
      0: [
        [3, 3],
        [3, 5],
      ],
      1: [[3, 3]],
    },
    seals: { 0: seal(BARFOLK) },
  });
  expect(violation(s, attack(sanctuary(BARFOLK), card(s, 0, 'weapon')))).toEqual({ code: 'noSuchTarget' });
  expect(targetsAt(s, 0, SANCTUARIES[0] ?? NONE)).toEqual([heroOf(1, 0, SANCTUARIES[0] ?? NONE)]);
  expect(targetsAt(s, 1, SANCTUARIES[0] ?? NONE)).toContainEqual(sanctuary(BARFOLK));
  expect(targetsAt(s, 0, SANCTUARIES[1] ?? NONE)).toEqual([sanctuary(CLOUDBORN)]);
  const theirs = volcano({ turn: 1, hands: { 1: STRONG }, heroes: { 1: [[3, 3]] }, seals: { 0: seal(BARFOLK) } });
  const won = play(assault(theirs, sanctuary(BARFOLK), 2, 1), stand);
  expect([sealsOf(won, 0), sealsOf(won, 1)]).toEqual([seal(BARFOLK), seal(BARFOLK)]);
});

test('[VOL-02, COMP-07] a seal is a token of level 1-2: it takes none of level 3-4', () => {
  // Seven of eight high tokens lie on cities, four of the low ones on sanctuaries.
  const s = volcano({ tiles: rimCities(0, 3, 7), seals: { 0: seal(BARFOLK, CLOUDBORN, EMBERIANS, ISLANDERS) } });
  expect([1, 2, 3, 4].map((level) => hasToken(s, 0, level))).toEqual([true, true, true, true]);
});

test('[VOL-02] the winner looks at the hidden artefacts, alone, and takes one or none', () => {
  const s = volcano({ hands: { 0: STRONG }, heroes: { 0: [[3, 3]] } });
  const hidden = cardsIn(s, hoard(s));
  const looking = play(assault(s, sanctuary(BARFOLK), 2), stand);
  expect(decision(looking)).toEqual({ kind: 'hoard', seat: 0, hoard: 0 });
  expect(refused(looking, endTurn)).toBe('answerFirst');
  expect(JSON.stringify(viewFor(looking, 0).decision)).toContain(`"card":${hidden[0]}`);
  expect(JSON.stringify(viewFor(looking, 1).decision)).not.toContain('"card"');
  expect(legal(looking, 'take').map(({ cards }) => cards)).toEqual([[], ...line(hidden).map((great) => [great])]);
  expect(violation(looking, { kind: 'take', cards: hidden })).toEqual({ code: 'tooMany', most: 1 });
  expect(refused(looking, { kind: 'take', cards: cardsIn(looking, hoard(looking, 1)).slice(0, 1) })).toBe('notOffered');
  const one = play(looking, { kind: 'take', cards: hidden.slice(0, 1) });
  expect(cardsIn(one, shelterOf(0))).toEqual(hidden.slice(0, 1));
  expect(cardsIn(one, hoard(one))).toEqual(hidden.slice(1));
  const none = play(looking, { kind: 'take', cards: [] });
  expect(line(cardsIn(none, hoard(none)))).toEqual(line(hidden));
  expect(greatOwned(none, 0)).toBe(0);
});

test('[VOL-02] the next winner finds what the first one left', () => {
  const [first, second] = cardsIn(volcano(), hoard(volcano())).map((hidden) => cardName(volcano(), hidden));
  const s = volcano({
    turn: 1,
    hands: { 1: STRONG },
    shelters: { 0: first === undefined ? [] : [first] },
    heroes: { 1: [[3, 3]] },
  });
  const looking = play(assault(s, sanctuary(BARFOLK), 2, 1), stand);
  expect(legal(looking, 'take').map(({ cards }) => cards.map((card) => cardName(looking, card)))).toEqual([
    [],
    [second],
  ]);
});

test('[VOL-02] an empty sanctuary still gives its seal', () => {
  const taken = cardsIn(volcano(), hoard(volcano())).map((hidden) => cardName(volcano(), hidden));
  const s = volcano({
    turn: 2,
    hands: { 2: STRONG },
    shelters: { 0: taken.slice(0, 1), 1: taken.slice(1) },
    heroes: { 2: [[3, 3]] },
  });
  expect(cardsIn(s, hoard(s))).toEqual([]);
  const won = play(assault(s, sanctuary(BARFOLK), 2, 2), stand);
  expect(decision(won)).toEqual({ kind: 'acting', seat: 2 });
  expect(sealsOf(won, 2)).toBe(seal(BARFOLK));
});

// ---------------------------------------------------------------- VOL-03

test('[VOL-03] up to two Great Artefacts, from different sanctuaries', () => {
  const s = volcano({
    hands: { 0: [...STRONG, 'islanders weapon', 'cloudborn lord'] },
    shelters: { 0: [] },
    heroes: {
      0: [
        [3, 3],
        [3, 5],
      ],
    },
  });
  let first = play(assault(s, sanctuary(BARFOLK), 2), stand);
  first = play(first, { kind: 'take', cards: cardsIn(first, hoard(first)).slice(0, 1) });
  expect(refused(first, attack(sanctuary(BARFOLK), card(first, 0, 'weapon')))).toBe('noSuchTarget');
  let second = play(
    first,
    attack(sanctuary(CLOUDBORN), card(first, 0, 'weapon'), 2),
    ...hand(first, 0, 'lord', 'lord').map((lord) => lay(lord)),
    stand,
  );
  expect(decision(second)).toEqual({ kind: 'hoard', seat: 0, hoard: 1 });
  second = play(second, { kind: 'take', cards: cardsIn(second, hoard(second, 1)).slice(0, 1) });
  expect(greatOwned(second, 0)).toBe(2);
});

test('[VOL-02, VOL-03, RULE-14] who owns two looks at what a third sanctuary hides, alone, and takes none', () => {
  const s = volcano({
    hands: { 0: STRONG },
    shelters: { 0: ['horn', 'crown'] },
    heroes: { 0: [[5, 5]] },
    seals: { 0: seal(BARFOLK, CLOUDBORN) },
  });
  const hidden = line(cardsIn(s, hoard(s, EMBERIANS)));
  const won = play(assault(s, sanctuary(EMBERIANS), 2), stand);
  expect(sealsOf(won, 0)).toBe(seal(BARFOLK, CLOUDBORN, EMBERIANS));
  expect(viewFor(won, 0).decision).toEqual({
    kind: 'hoard',
    seat: 0,
    hoard: EMBERIANS,
    choice: { cards: hidden.map((great) => expect.objectContaining({ card: great })), least: 0, most: 0 },
  });
  for (const viewer of [1, 2, 3, 'table'] as const)
    expect(viewFor(won, viewer).decision).toMatchObject({ kind: 'hoard', choice: { cards: null, most: 0 } });
  expect(legalActions(won)).toEqual([{ kind: 'take', cards: [] }]);
  for (const great of hidden)
    expect(violation(won, { kind: 'take', cards: [great] })).toEqual({ code: 'greatLimit', most: 2 });
  const { state, events } = playLogged(won, { kind: 'take', cards: [] });
  expect(events).toEqual([{ kind: 'claimed', seat: 0, card: null }]);
  expect(decision(state)).toEqual({ kind: 'acting', seat: 0 });
  expect(line(cardsIn(state, hoard(state, EMBERIANS)))).toEqual(hidden);
  expect(shelterNames(state, 0)).toEqual(['crown', 'horn']);
});

// ---------------------------------------------------------------- VOL-04

test.each([
  ['green', BARFOLK, 'north'],
  ['gold', CLOUDBORN, 'east'],
  ['red', EMBERIANS, 'south'],
  ['blue', ISLANDERS, 'west'],
] as const)('[VOL-04] the %s seal opens one gate, to enter and to leave', (_colour, faction, side) => {
  for (const [name, square] of Object.entries(PASSAGES)) {
    const s = volcano({ heroes: { 0: [placeOf(7, square), [4, 4]] }, seals: { 0: seal(faction) } });
    expect([name, stepsTo(s, 0, square, PEAK_SQUARE) === 1, stepsTo(s, 0, PEAK_SQUARE, square) === 1]).toEqual([
      name,
      name === side,
      name === side,
    ]);
  }
});

test("[VOL-04] without a seal the peak is closed; another's seal opens nothing", () => {
  const s = volcano({ hands: { 0: ['horse', 'supply'] }, heroes: { 0: [[3, 4]] }, seals: { 1: 15 } });
  expect(stepsTo(s, 0, PASSAGES.north, PEAK_SQUARE)).toBeNull();
  expect(violation(s, { kind: 'move', hero: 0, to: PEAK_SQUARE, pay: hand(s, 0, 'supply') })).toEqual({
    code: 'outOfReach',
    square: PEAK_SQUARE,
  });
  expect(stepsTo(s, 1, PASSAGES.north, PEAK_SQUARE)).toBe(1);
  // The way around the peak, over the sanctuary.
  expect(stepsTo(s, 0, PASSAGES.north, PASSAGES.south)).toBe(4);
  expect(stepsTo(s, 1, PASSAGES.north, PASSAGES.south)).toBe(2);
});

test.each([
  ['to', [3, 4], [4, 4]],
  ['from', [4, 4], [3, 4]],
] as const)('[VOL-04] the Wings fly %s the peak with a seal only, whichever it is', (_way, from, to) => {
  const grounded = volcano({ hands: { 0: ['wings'] }, heroes: { 0: [from] }, seals: { 1: 15 } });
  const flight = (s: GameState): Action => ({ kind: 'fly', by: card(s, 0, 'wings'), hero: 0, to: squareAt(7, to) });
  expect(violation(grounded, flight(grounded))).toEqual({ code: 'needsSeal', square: PEAK_SQUARE });
  const offered = (s: GameState) => legal(s, 'fly').map((action) => action.to);
  expect(offered(grounded)).not.toContain(squareAt(7, to));
  // Away from the peak nothing is open to them; between other squares everything is.
  expect(offered(grounded).length).toBe(from[0] === 4 ? 0 : built(grounded).length - 2);
  for (const faction of [BARFOLK, CLOUDBORN, EMBERIANS, ISLANDERS]) {
    const s = volcano({ hands: { 0: ['wings'] }, heroes: { 0: [from] }, seals: { 0: seal(faction) } });
    expect(offered(s).length).toBe(built(s).length - 1);
    expect(play(s, flight(s)).hero[0]).toBe(squareAt(7, to));
  }
});

test('[VOL-04] through one gate in, through another out: both seals', () => {
  const s = volcano({ hands: { 0: ['supply', 'supply'] }, heroes: { 0: [[3, 4]] }, seals: { 0: seal(BARFOLK) } });
  const pay = line(hand(s, 0, 'supply', 'supply'));
  expect(isOffered(s, { kind: 'move', hero: 0, to: PEAK_SQUARE, pay: pay.slice(0, 1) })).toBe(true);
  // East of the peak it is two squares: over the sanctuary, or over the peak with both seals.
  const walled = volcano({
    hands: { 0: ['supply', 'supply'] },
    heroes: { 0: [[3, 4]] },
    seals: { 0: seal(BARFOLK) },
    tiles: [{ at: [3, 5], card: null }],
  });
  expect(
    violation(walled, { kind: 'move', hero: 0, to: PASSAGES.east, pay: line(hand(walled, 0, 'supply', 'supply')) }),
  ).toEqual({ code: 'wrongSteps', needed: 6 });
  setSeals(walled, 0, seal(BARFOLK, CLOUDBORN));
  expect(
    isOffered(walled, { kind: 'move', hero: 0, to: PASSAGES.east, pay: line(hand(walled, 0, 'supply', 'supply')) }),
  ).toBe(true);
});

test('[VOL-04] a retreat goes through the gates that are open to the hero that retreats', () => {
  const duel = (seals: number): GameState => {
    const s = volcano({
      hands: { 0: ['emberians weapon'], 1: ['horse'] },
      heroes: { 0: [[4, 4]], 1: [[4, 4]] },
      seals: { 0: 15, 1: seals },
    });
    return play(s, attack(heroOf(1, 0, PEAK_SQUARE), card(s, 0, 'weapon')), stand);
  };
  expect(legal(duel(0), 'retreat')).toEqual([]);
  const north = [...new Set(legal(duel(seal(BARFOLK)), 'retreat').map(({ to }) => to))];
  expect(north).toEqual(expect.arrayContaining([sq(3, 3), sq(3, 5), sq(2, 4)]));
  expect(north).not.toContain(sq(5, 4));
  expect(retreatSquares(duel(seal(EMBERIANS)), 1, PEAK_SQUARE, 2, 0)).toEqual([sq(5, 3), sq(5, 5), sq(6, 4)]);
});

test.each([
  ["the Keeper's", null],
  ["another player's", 2],
] as const)('[VOL-04] a retreat ends on the peak, when it is %s, through an open gate only', (_whose, owner) => {
  const ends = (seals: number): readonly number[] => {
    const tiles = owner === null ? [] : [{ at: [4, 4], card: 'peak', level: 8, owner } as const];
    const start = volcano({
      hands: { 0: ['emberians weapon'], 1: ['supply', 'supply'] },
      heroes: { 0: [[3, 3]], 1: [[3, 3]] },
      seals: { 1: seals },
      tiles,
    });
    const reply = play(start, attack(heroOf(1, 0, sq(3, 3)), card(start, 0, 'weapon')), stand);
    return legal(reply, 'retreat').map(({ to }) => to);
  };
  expect(ends(seal(BARFOLK))).toContain(PEAK_SQUARE);
  expect(ends(seal(ISLANDERS))).toContain(PEAK_SQUARE);
  expect(ends(seal(CLOUDBORN, EMBERIANS))).not.toContain(PEAK_SQUARE);
});

test('[VOL-04] roads for building do not care about gates', () => {
  // From the city in the north to the passage in the south there is no way but over the peak.
  const s = volcano({
    bare: true,
    hands: { 0: ['friman', 'friman', 'supply'] },
    tiles: [
      { at: [2, 4], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [3, 4], card: 'passage' },
      { at: [4, 4], card: 'peak' },
      { at: [5, 4], card: 'passage' },
    ],
  });
  const build = legal(s, 'build').find(({ tile }) => tile === CROSSROAD);
  if (!build) throw new Error('nothing to build');
  expect(isOffered(play(s, build), { kind: 'place', square: sq(6, 4), quarters: 0 })).toBe(true);
});

// ---------------------------------------------------------------- VOL-05

test.each([
  [0, 20],
  [1, 18],
  [2, 16],
  [3, 14],
  [4, 12],
])('[VOL-05] against %i seals the Keeper has %i', (count, strength) => {
  const s = volcano({ seals: { 0: (1 << count) - 1, 1: 15 } });
  expect(basicDefence(s, 0, peak)).toBe(strength);
  expect([1, 2].map((seat) => basicDefence(s, seat, peak))).toEqual([12, 20]);
});

test('[VOL-05] who beats the Keeper rules: 8 points, no artefact, no token', () => {
  const s = volcano({ hands: { 0: STRONG }, heroes: { 0: [[4, 4]] }, seals: { 0: 15 } });
  expect(violation(assault(s, peak, 2), stand)).toEqual({ code: 'notStrongEnough', needed: 13, have: 9 });
  const won = play(assault(s, peak, 3), stand);
  expect(viewFor(won, 1).board[PEAK_SQUARE]).toMatchObject({ holder: 0, level: 8 });
  expect(pointsOf(won, 0)).toBe(pointsOf(s, 0) + 8);
  expect(decision(won)).toEqual({ kind: 'acting', seat: 0 });
  expect(targetsAt(won, 0, PEAK_SQUARE)).toEqual([]);
  expect(standings(won)[0]).toMatchObject({ seat: 0, points: 1 + 8 + 8 });
});

test('[VOL-05] whoever fails is gone', () => {
  const s = volcano({ hands: { 0: STRONG }, heroes: { 0: [[4, 4]] } });
  const lost = play(committed(assault(s, peak, 3)), pass);
  expect([lost.hero[0], lost.holder[PEAK_SQUARE]]).toEqual([NONE, NOBODY]);
});

const ruled = (hands: Arrangement['hands'], heroes: Arrangement['heroes'] = {}): GameState =>
  volcano({
    tiles: [{ at: [4, 4], card: 'peak', level: 8, owner: 1 }],
    hands: hands ?? {},
    heroes: { 0: [[4, 4]], ...heroes },
    seals: { 0: 15 },
  });

test('[VOL-05] from then on the ruler defends it, with basic defence 8 whatever the seals, with cards and heroes', () => {
  const s = ruled({ 0: STRONG, 1: ['cloudborn priest', 'cloudborn friman'] }, { 1: [[4, 4]] });
  expect(basicDefence(s, 0, peak)).toBe(8);
  const attacked = play(assault(s, peak, 2), stand);
  expect(decision(attacked)).toEqual({ kind: 'reply', seat: 1 });
  expect(violation(attacked, { kind: 'retreat', to: PASSAGES.north, pay: [] })).toEqual({ code: 'cannotRetreat' });
  const defended = play(attacked, fight(1), lay(card(attacked, 1, 'priest')));
  expect(score(defended)).toEqual([9, 8 + 3 + 1]);
  const held = play(defended, stand, pass);
  expect([held.holder[PEAK_SQUARE], held.hero[0], held.hero[2]]).toEqual([1, NONE, PEAK_SQUARE]);
});

test('[VOL-05] the points go with the rule', () => {
  const s = ruled({ 0: STRONG });
  expect(pointsOf(s, 1)).toBe(1 + 8);
  const taken = play(assault(s, peak, 2), stand, surrender);
  expect([taken.holder[PEAK_SQUARE], pointsOf(taken, 1), pointsOf(taken, 0)]).toEqual([0, 1, 1 + 8 + 8]);
});

test('[VOL-05] the peak is no city: it hires no hero, is not upgraded, and whoever rules nothing else may build anywhere', () => {
  const ruler: TileSpec = { at: [4, 4], card: 'peak', level: 8, owner: 0 };
  const s = volcano({
    hands: { 0: ['weapon', 'supply', 'supply', 'friman', 'friman', 'friman'] },
    tiles: [
      ruler,
      ...[
        [1, 1],
        [1, 7],
        [7, 1],
        [7, 7],
        // The neutral city in the north: beside a passage there is room for another.
        [2, 4],
      ].map(([row = 0, column = 0]): TileSpec => ({ at: [row, column], card: null })),
    ],
  });
  expect(
    violation(s, { kind: 'recruit', square: PEAK_SQUARE, pay: line(hand(s, 0, 'weapon', 'supply', 'supply')) }),
  ).toEqual({ code: 'notYourCity', square: PEAK_SQUARE });
  expect(violation(s, { kind: 'upgrade', square: PEAK_SQUARE, pay: [] })).toEqual({
    code: 'notYourCity',
    square: PEAK_SQUARE,
  });
  expect(
    refused(s, { kind: 'build', tile: CROSSROAD, level: 0, pay: line(hand(s, 0, 'friman', 'friman', 'supply')) }),
  ).toBe('nowhereToBuild');
  expect(new Set(legal(s, 'build').map(({ level }) => level))).toEqual(new Set([1]));
  expect(legal(s, 'recruit')).toEqual([]);
});

test('[VOL-05] a hero on the peak can be attacked by itself', () => {
  const s = ruled({ 0: STRONG }, { 1: [[4, 4]], 2: [[4, 4]] });
  expect(targetsAt(s, 0, PEAK_SQUARE)).toEqual([heroOf(1, 0, PEAK_SQUARE), heroOf(2, 0, PEAK_SQUARE), peak]);
});

// ---------------------------------------------------------------- VOL-06

/** Own cities for so many points, no more than four of level 4. */
function citiesWorth(points: number): readonly TileSpec[] {
  const places: readonly Place[] = [
    [2, 3],
    [2, 5],
    [3, 2],
    [5, 2],
    [3, 6],
    [5, 6],
    [6, 3],
    [6, 5],
    [2, 4],
  ];
  const kinds = ['city3', 'city2straight', 'city2turn'] as const;
  const cards = kinds.flatMap((kind) =>
    (['barfolk', 'cloudborn', 'emberians'] as const).map((faction): CardName => `${faction} ${kind}`),
  );
  let missing = points;
  return places.flatMap((at, i) => {
    const level = Math.min(i < 4 ? 4 : 3, missing);
    missing -= level;
    return level > 0 ? [{ at, card: item(cards, i), level, owner: 0 }] : [];
  });
}

test.each([
  [2, 30],
  [3, 40],
  [4, 40],
] as const)('[VOL-06] with %i players the game ends at %i points', (players, points) => {
  for (const enough of [false, true]) {
    // A city of level 1, the peak, and a seal that is about to come.
    const cities = citiesWorth(points - 1 - 8 - (enough ? 2 : 3));
    const s = volcano({
      players,
      hands: { 0: STRONG },
      heroes: { 0: [[3, 3]] },
      tiles: [{ at: [4, 4], card: 'peak', level: 8, owner: 0 }, ...cities],
    });
    const { state, events } = playLogged(assault(s, sanctuary(BARFOLK), 2), stand);
    expect(pointsOf(state, 0)).toBe(enough ? points : points - 1);
    expect(eventsOf(events, 'ended')).toEqual(enough ? [{ kind: 'ended', reason: 'points' }] : []);
    expect(legalActions(state).length === 0).toBe(enough);
  }
});

test('[VOL-06] it ends at once: the winner of the last seal is not asked for an artefact any more', () => {
  const s = volcano({
    hands: { 0: STRONG },
    heroes: { 0: [[3, 3]] },
    tiles: [{ at: [4, 4], card: 'peak', level: 8, owner: 0 }, ...citiesWorth(40 - 1 - 8 - 2)],
  });
  const state = play(assault(s, sanctuary(BARFOLK), 2), stand);
  expect([decision(state), state.frames]).toEqual([null, 0]);
  expect(greatOwned(state, 0)).toBe(0);
});

test('[VOL-06] it ends with the fifth city of level 4 too', () => {
  const s = volcano({
    hands: { 0: STRONG },
    heroes: { 0: [[2, 4]] },
    tiles: (
      [
        [1, 3],
        [1, 5],
        [7, 3],
        [7, 5],
      ] as const
    ).map((at, i) => ({
      at,
      card: `${(['barfolk', 'cloudborn', 'emberians', 'islanders'] as const)[i] ?? 'barfolk'} city3`,
      level: 4,
      owner: 0,
    })),
  });
  const { events } = playLogged(assault(s, cityAt(sq(2, 4)), 1), stand);
  expect(eventsOf(events, 'ended')).toEqual([{ kind: 'ended', reason: 'cities' }]);
});

test.each([
  ['volcano', false],
  ['advanced', true],
] as const)('[VOL-06] a full map ends no game around the volcano (%s)', (module, ends) => {
  const s = arrange({ config: configWith([module]), hands: { 0: ['friman', 'friman', 'supply'] } });
  const build = legal(s, 'build').find(({ tile }) => tile === CROSSROAD);
  const asked = build ? play(s, build) : s;
  const [spot] = legal(asked, 'place');
  if (!spot) throw new Error('nowhere to build');
  for (let square = 0; square < 49; square++)
    if (square !== spot.square && asked.tile[square] === EMPTY) asked.tile[square] = IMPASSABLE;
  touchMap(asked);
  expect(play(asked, spot).over !== 0).toBe(ends);
});

test('[VOL-06] volcano cards are neutral ground: no home terrain, nothing for the Staff', () => {
  const config = configWith(['volcano', 'advanced']);
  for (const [seat, faction] of [BARFOLK, CLOUDBORN, EMBERIANS, ISLANDERS].entries()) {
    const s = arrange({
      config,
      turn: seat,
      hands: { [seat]: ['staff'] },
      heroes: { [seat]: [placeOf(7, SANCTUARIES[faction] ?? NONE)] },
    });
    expect(stepsTo(s, seat, SANCTUARIES[faction] ?? NONE, PASSAGES.north)).toBeGreaterThan(0);
    expect(basicDefence(s, seat, sanctuary(faction))).toBe(6);
    const volcanoSquares = [...SANCTUARIES, ...Object.values(PASSAGES), PEAK_SQUARE];
    expect(legal(s, 'terraform').filter(({ square }) => volcanoSquares.includes(square))).toEqual([]);
    expect(refused(s, { kind: 'terraform', by: card(s, seat, 'staff'), square: PEAK_SQUARE, terrain: faction })).toBe(
      'noSuchTarget',
    );
  }
});
