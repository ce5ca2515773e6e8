import {
  at,
  basicDefence,
  cardsIn,
  checkConfig,
  clone,
  createGame,
  decision,
  EMPTY,
  generate,
  GREAT,
  handOf,
  highCitiesOf,
  item,
  legalActions,
  metamorphaState,
  nationOf,
  NOBODY,
  NONE,
  playedOf,
  pointsOf,
  prizeAt,
  retreatSquares,
  shelterOf,
  standardConfig,
  standings,
  step,
  targetsAt,
  touchMap,
  valleysState,
  viewFor,
  wayTo,
  type Action,
  type ActionOf,
  type GameState,
  type ModuleId,
  type Options,
  type Square,
  type Target,
} from '@battalia/engine/testing';
import { seedChance } from '../../../src/engine/core/rng';
import { begin, endTurn } from '../battlefield';
import {
  card,
  contents,
  eventsOf,
  hand,
  handNames,
  isOffered,
  isOpen,
  legal,
  loadDie,
  play,
  playedNames,
  playLogged,
  refused,
  shelterNames,
  times,
  violation,
  type Arrangement,
  type CardName,
} from '../support';
import {
  BRIDGE,
  CORNERS,
  filled,
  gateOf,
  greatNamed,
  hide,
  holdCity,
  jump,
  kindAt,
  KINGS,
  MIDDLE,
  namesIn,
  open,
  own,
  PASS,
  QUEENS,
  QUEENS_CORNERS,
  QUEENS_ROADS,
  restOf,
  ROADS,
  siteOf,
  stepOnto,
  under,
  valley,
  valleysConfig,
  wide,
} from '../valleys';

const KINGS_BUILDINGS = ['arena', 'smithy', 'stable', 'townHall'];
const QUEENS_BUILDINGS = ['guildOfMagic', 'shop', 'tavern', 'weavingMill'];
const [TOP, RIGHT] = [item(ROADS, 0), item(ROADS, 1)];
const [TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT] = [item(CORNERS, 0), item(CORNERS, 1), item(CORNERS, 2)];

const homeOf = (s: GameState, seat: number): Square =>
  s.holder.findIndex((holder, square) => holder === seat && kindAt(s, square) === 'city4');
const explore = (square: Square, pay: readonly number[]): ActionOf<'explore'> => ({ kind: 'explore', square, pay });

/** A hero of seat 0 on the top road of the kings' valley, which it has explored. */
const inside = (...cards: readonly CardName[]): GameState =>
  open(valley({ hands: { 0: cards }, heroes: { 0: [[3, 4]] } }), TOP);

/** Attacks with a weapon and lords, and takes what the guards or a player who surrenders leave. */
function conquer(s: GameState, target: Target, heroes = 1): GameState {
  const seat = s.turn;
  let state = play(s, { kind: 'attack', target, heroes, weapon: card(s, seat, 'weapon'), copies: 1 });
  for (const lord of hand(state, seat, ...handNames(state, seat).filter((name) => name.endsWith('lord'))))
    state = play(state, { kind: 'lay', card: lord, copies: 1 });
  state = play(state, { kind: 'stand' });
  return decision(state)?.kind === 'reply' ? play(state, { kind: 'surrender' }) : state;
}
const ARMED: readonly CardName[] = ['weapon', 'barfolk lord', 'barfolk lord', 'barfolk lord'];
const city = (square: Square): Target => ({ kind: 'city', square });
const building = (square: Square): Target => ({ kind: 'building', square });

// ---------------------------------------------------------------- set-up

const everySquare = (s: GameState, is: (square: Square) => boolean): readonly Square[] =>
  Array.from(s.tile.keys()).filter(is);
const withKind = (s: GameState, name: string): readonly Square[] =>
  everySquare(s, (square) => at(s.tile, square) >= 0 && kindAt(s, square) === name);

describe('set-up', () => {
  const STARTS = [wide(1, 1), wide(1, 11), wide(7, 1), wide(7, 11)];
  const LAYOUTS: readonly (readonly [number, readonly Square[], readonly Square[], readonly Square[]])[] = [
    [4, STARTS, [wide(2, 4), wide(2, 8), wide(6, 4), wide(6, 8)], [wide(2, 6), wide(4, 2), wide(4, 10), wide(6, 6)]],
    [
      6,
      [wide(1, 1), wide(1, 6), wide(1, 11), wide(7, 1), wide(7, 6), wide(7, 11)],
      [wide(2, 4), wide(2, 8), wide(4, 2), wide(4, 10), wide(6, 4), wide(6, 8)],
      [wide(2, 2), wide(2, 6), wide(2, 10), wide(6, 2), wide(6, 6), wide(6, 10)],
    ],
  ];

  test.each(LAYOUTS)(
    '[VAL-01] %i players: two valleys on the wide board, and no ruins',
    (players, starts, neutrals, gates) => {
      const s = createGame(valleysConfig([], {}, players), 'layout');
      expect([s.rules.board.rows, s.rules.columns]).toEqual([7, 11]);
      expect(withKind(s, 'centre')).toEqual([KINGS, QUEENS]);
      expect([...withKind(s, 'valleyRoad')].sort()).toEqual([...ROADS, ...QUEENS_ROADS].sort());
      expect(CORNERS.map((square) => kindAt(s, square)).sort()).toEqual(KINGS_BUILDINGS);
      expect(QUEENS_CORNERS.map((square) => kindAt(s, square)).sort()).toEqual(QUEENS_BUILDINGS);
      expect(withKind(s, 'mountainPass')).toEqual([MIDDLE]);
      expect(withKind(s, 'ruins')).toEqual([]);
      const cities = withKind(s, 'city4');
      expect(cities.filter((square) => s.level[square] === 4)).toEqual(neutrals);
      expect(cities.filter((square) => s.level[square] === 0)).toEqual(starts);
      expect(withKind(s, 'gate')).toEqual(gates);
      // Crossroads and buildings lie face down, nothing else does.
      expect(everySquare(s, (square) => s.down[square] !== 0)).toEqual(
        [...ROADS, ...QUEENS_ROADS, ...CORNERS, ...QUEENS_CORNERS].sort((a, b) => a - b),
      );
      expect(checkConfig(valleysConfig([], {}, players))).toBeNull();
    },
  );

  test('[VAL-01] the buildings of each valley are shuffled for themselves', () => {
    const seen = new Map<string, Set<Square>>();
    for (let game = 0; game < 60; game++) {
      const s = createGame(valleysConfig(), `shuffled ${game}`);
      for (const square of [...CORNERS, ...QUEENS_CORNERS]) {
        const name = kindAt(s, square);
        seen.set(name, (seen.get(name) ?? new Set()).add(square));
      }
    }
    for (const name of KINGS_BUILDINGS) expect([...(seen.get(name) ?? [])].sort()).toEqual([...CORNERS].sort());
    for (const name of QUEENS_BUILDINGS) expect([...(seen.get(name) ?? [])].sort()).toEqual([...QUEENS_CORNERS].sort());
  });

  test('[VAL-01] the backs show the roads: a building joins the two crossroads beside it', () => {
    const s = valley();
    const view = viewFor(s, 2);
    const seen = (square: Square) => view.board[square];
    const [north, east, south, west] = [1, 2, 4, 8];
    const roads = [east + south, south + west, north + west, north + east];
    CORNERS.forEach((square, i) =>
      expect(seen(square)).toMatchObject({ kind: 'down', back: 'kingsBuilding', roads: roads[i] }),
    );
    QUEENS_CORNERS.forEach((square, i) =>
      expect(seen(square)).toMatchObject({ kind: 'down', back: 'queensBuilding', roads: roads[i] }),
    );
    for (const square of [...ROADS, ...QUEENS_ROADS])
      expect(seen(square)).toMatchObject({ kind: 'down', back: 'valleyRoad', roads: 15 });
    for (const square of [KINGS, QUEENS, MIDDLE]) expect(seen(square)).toMatchObject({ kind: 'tile', roads: 15 });
  });

  test('[VAL-01, RULE-61] the connecting card: the pass, the bridge, or one of them by chance', () => {
    const laid = (options: Options, seed: string) => kindAt(createGame(valleysConfig([], options), seed), MIDDLE);
    for (let game = 0; game < 8; game++) {
      expect(laid({ connection: PASS }, `${game}`)).toBe('mountainPass');
      expect(laid({ connection: BRIDGE }, `${game}`)).toBe('kingsBridge');
    }
    const byChance = new Set(Array.from({ length: 20 }, (_, game) => laid({ connection: 0 }, `chance ${game}`)));
    expect([...byChance].sort()).toEqual(['kingsBridge', 'mountainPass']);
    const left = standardConfig(4, ['stormgates', 'gates', 'valleys']);
    const unsaid = new Set(Array.from({ length: 20 }, (_, game) => kindAt(createGame(left, `chance ${game}`), MIDDLE)));
    expect(unsaid).toEqual(byChance);
    // Roads to all four sides: the squares between the gates and the middle can be built on.
    const s = valley();
    expect([wide(3, 6), wide(5, 6)].map((square) => s.tile[square])).toEqual([EMPTY, EMPTY]);
    expect(s.roads[MIDDLE]).toBe(15);
  });

  test('[VAL-01, SG-12] what cannot be played is refused with the reason', () => {
    const check = (players: number, modules: readonly ModuleId[], options: Options = {}) =>
      checkConfig(standardConfig(players, modules, options));
    const all: readonly ModuleId[] = ['stormgates', 'gates', 'valleys'];
    for (const players of [2, 3, 5])
      expect(check(players, all)).toEqual({ kind: 'playersOf', players, module: 'valleys' });
    expect(check(7, all)).toEqual({ kind: 'players', players: 7 });
    expect(check(4, ['stormgates', 'valleys'])).toEqual({ kind: 'moduleNeeds', module: 'valleys', needs: 'gates' });
    expect(check(4, ['valleys'])).toMatchObject({ kind: 'moduleNeeds', module: 'valleys' });
    for (const other of ['volcano', 'nocities'] as const)
      expect(check(4, [...all, other])).toMatchObject({ kind: 'modulesClash', other });
    expect(check(4, all, { startCities: 2 })).toEqual({ kind: 'oneCityEach' });
    expect(check(6, all, { neutralCities: 2 })).toEqual({ kind: 'oneCityEach' });
    expect(check(4, all, { connection: 3 })).toEqual({ kind: 'option', option: 'connection', least: 0, most: 2 });
    expect(check(4, all, { ruins: [[1, 6]] })).toEqual({ kind: 'ruins', place: null });
    // Nothing else lies on a valley, and no city beside a building.
    const starts = (place: readonly [number, number]): Options => ({ starts: [place, [1, 11], [7, 1], [7, 11]] });
    expect(check(4, all, starts([4, 4]))).toEqual({ kind: 'layout', place: [4, 4] });
    expect(check(4, all, starts([4, 6]))).toEqual({ kind: 'layout', place: [4, 6] });
    expect(check(4, all, starts([3, 2]))).toMatchObject({ kind: 'cityTouches', place: [3, 2] });
    expect(check(4, all, starts([2, 2]))).toBeNull();
    expect(
      check(4, all, {
        gates: [
          [3, 6],
          [4, 2],
          [4, 10],
          [6, 6],
        ],
      }),
    ).toMatchObject({ kind: 'cityTouches' });
  });

  test('[VAL-08, RULE-62] with the bridge every gate hides one Great Artefact, with four players two', () => {
    const piles = (players: number, modules: readonly ModuleId[], connection = BRIDGE) => {
      const s = createGame(valleysConfig(modules, { connection }, players), 'hidden');
      return {
        hidden: s.rules.piles.filter(({ name }) => name === 'hidden').map(({ zone }) => at(s.size, zone)),
        rest: at(s.size, restOf(s)),
        open: at(s.size, GREAT),
      };
    };
    const full: readonly ModuleId[] = ['trade', 'relics', 'fate'];
    expect(piles(4, full)).toEqual({ hidden: [2, 2, 2, 2], rest: 5, open: 4 });
    expect(piles(6, full)).toEqual({ hidden: [1, 1, 1, 1, 1, 1], rest: 5, open: 6 });
    expect(piles(4, full, PASS)).toEqual({ hidden: [0, 0, 0, 0], rest: 13, open: 4 });
    // Of the base ten alone there are too few.
    expect(piles(4, [])).toEqual({ hidden: [1, 1, 1, 1], rest: 1, open: 5 });
    expect(piles(6, [])).toEqual({ hidden: [1, 1, 1, 1, 1, 1], rest: 0, open: 4 });
  });
});

// ---------------------------------------------------------------- centres

describe('centres', () => {
  const centreDefence = (modules: readonly ModuleId[], options: Options = {}) => {
    const s = valley({ config: valleysConfig(modules, options) });
    return [basicDefence(s, 0, city(KINGS)), basicDefence(s, 0, city(wide(2, 4)))];
  };

  test('[VAL-02, HEROIC-01, RULE-65] neutral, they defend with 6 in every mode', () => {
    expect(centreDefence([])).toEqual([6, 4]);
    expect(centreDefence(['harder'])).toEqual([6, 6]);
    expect(centreDefence(['heroic'])).toEqual([6, 6]);
    expect(centreDefence([], { neutralDefence: 9 })).toEqual([6, 9]);
    const view = viewFor(valley(), 1).board[QUEENS];
    expect(view).toMatchObject({ level: 4, holder: null, defence: 6 });
  });

  test('[VAL-02] taken, a centre is level 4 and brings neither lord nor supply', () => {
    const s = valley({ hands: { 0: ARMED }, heroes: { 0: [[4, 4]] } });
    const taken = conquer(s, city(KINGS));
    expect([taken.holder[KINGS], taken.level[KINGS], taken.taken[0]]).toEqual([0, 4, 1]);
    expect(shelterNames(taken, 0)).toEqual(shelterNames(s, 0));
    expect(playedNames(taken, 0)).toHaveLength(ARMED.length);
    expect(pointsOf(taken, 0)).toBe(pointsOf(s, 0) + 4);
    // A neutral city beside it brings both.
    const usual = conquer(valley({ hands: { 0: ARMED }, heroes: { 0: [[2, 4]] } }), city(wide(2, 4)));
    expect(shelterNames(usual, 0).filter((name) => name.endsWith('lord') || name === 'supply')).toHaveLength(2);
    // Six is not exceeded by six.
    const weak = valley({ hands: { 0: ['weapon', 'cloudborn lord'] }, heroes: { 0: [[4, 4]] } });
    const opened = play(
      weak,
      { kind: 'attack', target: city(KINGS), heroes: 1, weapon: card(weak, 0, 'weapon'), copies: 1 },
      { kind: 'lay', card: card(weak, 0, 'lord'), copies: 1 },
    );
    expect(violation(opened, { kind: 'stand' })).toEqual({ code: 'notStrongEnough', needed: 7, have: 5 });
  });

  test('[VAL-02] an owned centre defends with its level and 2 for each building of its owner in the valley', () => {
    const s = holdCity(valley({ config: valleysConfig(['teams']) }), 1, KINGS, 4);
    expect(basicDefence(s, 0, city(KINGS))).toBe(4);
    own(s, 1, TOP_LEFT);
    expect(basicDefence(s, 0, city(KINGS))).toBe(6);
    own(s, 1, TOP_RIGHT, BOTTOM_RIGHT);
    expect(basicDefence(s, 0, city(KINGS))).toBe(10);
    expect([TOP_LEFT, TOP_RIGHT].map((square) => basicDefence(s, 0, building(square)))).toEqual([2, 2]);
    // Neither another's nor a partner's, and none of the other valley.
    own(s, 3, TOP_RIGHT);
    own(s, 1, ...QUEENS_CORNERS);
    expect(basicDefence(s, 0, city(KINGS))).toBe(8);
    own(s, 0, TOP_LEFT);
    expect(basicDefence(s, 0, city(KINGS))).toBe(6);
    holdCity(s, 1, KINGS, 2);
    expect(basicDefence(s, 0, city(KINGS))).toBe(4);
    // Who stands there is no stronger for it.
    s.hero[2] = KINGS;
    expect(basicDefence(s, 0, { kind: 'hero', square: KINGS, seat: 1, hero: 0 })).toBe(0);
  });

  test('[VAL-02] a centre is conquered like a city, and the buildings are not lost with it', () => {
    const s = own(
      holdCity(valley({ hands: { 0: ARMED }, heroes: { 0: [[4, 4]] } }), 1, KINGS, 4),
      1,
      TOP_LEFT,
      TOP_RIGHT,
    );
    const taken = conquer(s, city(KINGS));
    expect([taken.holder[KINGS], taken.level[KINGS]]).toEqual([0, 4]);
    expect([taken.holder[TOP_LEFT], taken.holder[TOP_RIGHT]]).toEqual([1, 1]);
    expect(basicDefence(taken, 1, city(KINGS))).toBe(4);
    expect(pointsOf(taken, 1)).toBe(pointsOf(s, 1) - 4);
  });

  test('[VAL-02] in every respect a city: for hiring, building, upgrading, crowning, the fifth city and points', () => {
    const s = valley({
      config: valleysConfig(['royals', 'relics']),
      hands: {
        0: ['weapon', 'supply', 'supply', 'barfolk friman', 'barfolk lord', 'barfolk lord', 'barfolk queen', 'cloak'],
      },
      heroes: { 0: [[3, 4]] },
    });
    open(s, TOP);
    s.holder[homeOf(s, 0)] = NOBODY;
    holdCity(s, 0, KINGS, 3);
    expect(isOpen(s, { kind: 'recruit', square: KINGS, pay: hand(s, 0, 'weapon', 'supply', 'supply') })).toBe(true);
    const upgrade: Action = { kind: 'upgrade', square: KINGS, pay: hand(s, 0, 'barfolk lord', 'barfolk lord') };
    expect(isOpen(s, upgrade)).toBe(true);
    // Roads are built where the valley's roads lead.
    const road: Action = {
      kind: 'build',
      tile: s.rules.named['straight'] ?? 0,
      level: 0,
      pay: hand(s, 0, 'barfolk friman', 'supply'),
    };
    expect(legal(play(s, road), 'place').map(({ square }) => square)).toContain(wide(3, 6));
    const raised = play(s, upgrade);
    expect([pointsOf(raised, 0), highCitiesOf(raised, 0)]).toEqual([4, 1]);
    const crowned = play(raised, { kind: 'crown', square: KINGS, pay: [card(raised, 0, 'queen')] });
    expect([crowned.level[KINGS], pointsOf(crowned, 0)]).toEqual([5, 5]);
    expect(basicDefence(own(crowned, 0, TOP_LEFT), 1, city(KINGS))).toBe(7);
    const cloaked = play(s, { kind: 'cloak', by: card(s, 0, 'cloak'), square: KINGS });
    expect(targetsAt(cloaked, 1, KINGS)).toEqual([]);
  });

  test('[VAL-02, BATTLE-11, RULE-65] without a free token a centre lies open and is annexed at level 1', () => {
    const s = valley({ heroes: { 0: [[4, 4]] } });
    holdCity(s, NOBODY, KINGS, 0);
    expect(targetsAt(s, 0, KINGS)).toEqual([]);
    const annexed = play(s, { kind: 'annex', square: KINGS });
    expect([annexed.holder[KINGS], annexed.level[KINGS]]).toEqual([0, 1]);
    expect(basicDefence(own(annexed, 0, TOP_LEFT), 1, city(KINGS))).toBe(3);
  });

  test('[VAL-02] a fifth city of level 4 ends the game, be it a centre', () => {
    const s = valley({ config: valleysConfig([], { level4Cities: 1 }), hands: { 0: ARMED }, heroes: { 0: [[4, 4]] } });
    const over = conquer(s, city(KINGS));
    expect(over.over).not.toBe(0);
    expect(standings(over)[0]).toMatchObject({ seat: 0, place: 1, points: 5 });
  });
});

// ---------------------------------------------------------------- exploring

describe('exploring', () => {
  test('[VAL-03] a road for two frimen and a supply: it lies open then, and is entered', () => {
    const s = valley({
      hands: { 0: ['barfolk friman', 'emberians friman', 'supply', 'supply', 'supply'] },
      heroes: { 0: [[2, 4]] },
    });
    const pay = hand(s, 0, 'barfolk friman', 'emberians friman', 'supply');
    expect(wayTo(s, 0, wide(2, 4), TOP)).toBeNull();
    expect(isOpen(s, explore(TOP, pay))).toBe(true);
    const { state, events } = playLogged(s, explore(TOP, pay));
    expect(eventsOf(events, 'explored')).toEqual([{ kind: 'explored', seat: 0, square: TOP, card: at(s.tile, TOP) }]);
    expect([state.down[TOP], state.holder[TOP], state.level[TOP]]).toEqual([0, NOBODY, 0]);
    expect(playedNames(state, 0)).toHaveLength(3);
    const walked = play(state, { kind: 'move', hero: 0, to: TOP, pay: [card(state, 0, 'supply')] });
    expect(walked.hero[0]).toBe(TOP);
    // Two frimen alone are no road's price, and a supply more no building's.
    expect(refused(s, explore(TOP, hand(s, 0, 'barfolk friman', 'emberians friman')))).toBe('doesNotPay');
    const near = inside('barfolk friman', 'emberians friman', 'supply');
    expect(refused(near, explore(TOP_LEFT, hand(near, 0, 'barfolk friman', 'emberians friman', 'supply')))).toBe(
      'doesNotPay',
    );
  });

  test.each([
    ['a road', TOP, [2, 4], ['barfolk friman', 'emberians friman', 'supply']],
    ['a building', TOP_LEFT, [3, 4], ['tool']],
  ] as const)('[META-01, VAL-03] Metamorpha goes at once to %s that is explored', (_, square, place, names) => {
    const s = valley({ config: valleysConfig(['metamorpha']), hands: { 0: names }, heroes: { 0: [place] } });
    if (square === TOP_LEFT) open(s, TOP);
    metamorphaState.setHerSquare(s, gateOf(s, 'barfolk'));
    const { state, events } = playLogged(s, explore(square, hand(s, 0, ...names)));
    expect(metamorphaState.herSquare(state)).toBe(square);
    expect(eventsOf(events, 'shifted')).toEqual([{ kind: 'shifted', square }]);
    // Before she has come, she goes nowhere.
    metamorphaState.setHerSquare(s, NONE);
    expect(metamorphaState.herSquare(play(s, explore(square, hand(s, 0, ...names))))).toBe(NONE);
  });

  test('[VAL-03] a building for two frimen, or a tool: it is the explorer’s, with a level 2 token and 2 points', () => {
    const s = inside('barfolk friman', 'emberians friman', 'tool');
    for (const pay of [hand(s, 0, 'barfolk friman', 'emberians friman'), hand(s, 0, 'tool')]) {
      const found = play(s, explore(TOP_LEFT, pay));
      expect([found.down[TOP_LEFT], found.holder[TOP_LEFT], found.level[TOP_LEFT]]).toEqual([0, 0, 2]);
      expect(pointsOf(found, 0)).toBe(pointsOf(s, 0) + 2);
      expect(found.roads[TOP_LEFT]).toBe(s.roads[TOP_LEFT]);
    }
    expect(refused(s, explore(TOP_LEFT, hand(s, 0, 'barfolk friman')))).toBe('doesNotPay');
  });

  test('[VAL-03] only beside a hero with a road between: corners not from outside, nothing from afar, nothing twice', () => {
    const frimen: readonly CardName[] = ['barfolk friman', 'emberians friman', 'supply'];
    const s = inside(...frimen);
    const two = hand(s, 0, 'barfolk friman', 'emberians friman');
    expect(refused(s, explore(TOP, two))).toBe('nothingHidden');
    expect(refused(s, explore(wide(3, 6), two))).toBe('nothingHidden');
    expect(refused(s, explore(BOTTOM_RIGHT, two))).toBe('noWayIn');
    expect(refused(s, explore(-1, two))).toBe('nothingHidden');
    // Beside a corner, from outside: no road leads in.
    const outside = valley({
      hands: { 0: frimen },
      heroes: { 0: [[2, 3]] },
      tiles: [{ at: [2, 3], card: 'barfolk straight', quarters: 1 }],
    });
    expect(refused(outside, explore(TOP_LEFT, hand(outside, 0, 'barfolk friman', 'emberians friman')))).toBe('noWayIn');
    expect(legal(outside, 'explore')).toEqual([]);
    // Nor a road from a card beside it that has no road there: another hero's does not count either.
    const beside = valley({
      hands: { 0: frimen },
      heroes: { 0: [[1, 1]], 1: [[2, 4]] },
    });
    expect(refused(beside, explore(TOP, hand(beside, 0, ...frimen)))).toBe('noWayIn');
    // Both heroes find what is beside them, each square once.
    const both = open(
      valley({
        hands: { 0: frimen },
        heroes: {
          0: [
            [3, 4],
            [4, 5],
          ],
        },
      }),
      TOP,
      RIGHT,
    );
    expect(
      legal(both, 'explore')
        .map(({ square }) => square)
        .sort(),
    ).toEqual([TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT].sort());
  });

  test('[VAL-03] from the centre, too, where the Wings carry a hero; on hidden cards they land as little as feet do', () => {
    const s = valley({
      hands: { 0: ['wings', 'barfolk friman', 'emberians friman', 'supply'] },
      heroes: { 0: [[2, 4]] },
    });
    const by = card(s, 0, 'wings');
    expect(violation(s, { kind: 'fly', by, hero: 0, to: TOP })).toEqual({ code: 'unexplored', square: TOP });
    expect(refused(s, { kind: 'fly', by, hero: 0, to: TOP_LEFT })).toBe('unexplored');
    const flown = play(s, { kind: 'fly', by, hero: 0, to: KINGS });
    expect(
      legal(flown, 'explore')
        .map(({ square }) => square)
        .sort(),
    ).toEqual([...ROADS].sort());
    expect(wayTo(flown, 0, KINGS, wide(2, 4))).toBeNull();
  });

  test('[VAL-03, BUILD-09] a building needs a free token of levels 1-2, and takes one', () => {
    const s = inside('barfolk friman', 'emberians friman');
    const pay = hand(s, 0, 'barfolk friman', 'emberians friman');
    own(s, 0, ...QUEENS_CORNERS, BOTTOM_RIGHT, item(CORNERS, 3));
    // Six buildings and the start city are seven of eight.
    expect(isOpen(s, explore(TOP_LEFT, pay))).toBe(true);
    holdCity(s, 0, wide(2, 4), 2);
    expect(violation(s, explore(TOP_LEFT, pay))).toEqual({ code: 'noToken', level: 2 });
    holdCity(s, 0, wide(2, 4), 3);
    expect(isOpen(s, explore(TOP_LEFT, pay))).toBe(true);
    const last = play(s, explore(TOP_LEFT, pay));
    expect(last.holder[TOP_LEFT]).toBe(0);
    const full = own(valley({ hands: { 0: times(3, 'barfolk friman') } }), 0, ...CORNERS, ...QUEENS_CORNERS.slice(1));
    expect(legal(full, 'build').filter(({ level }) => level === 1)).toEqual([]);
  });

  test('[VAL-03] a building is no city: nothing is upgraded, hired, connected, cloaked or lowered there', () => {
    const s = valley({
      config: valleysConfig(['relics']),
      hands: { 0: ['weapon', 'supply', 'supply', 'barfolk priest', 'barfolk priest', 'cloak', 'barfolk friman'] },
      heroes: { 0: [[3, 3]] },
    });
    own(s, 0, TOP_LEFT);
    s.holder[homeOf(s, 0)] = NOBODY;
    touchMap(s);
    expect(refused(s, { kind: 'upgrade', square: TOP_LEFT, pay: hand(s, 0, 'barfolk priest', 'barfolk priest') })).toBe(
      'notYourCity',
    );
    expect(refused(s, { kind: 'recruit', square: TOP_LEFT, pay: hand(s, 0, 'weapon', 'supply', 'supply') })).toBe(
      'notYourCity',
    );
    expect(refused(s, { kind: 'cloak', by: card(s, 0, 'cloak'), square: TOP_LEFT })).toBe('notYourCity');
    // Without a city a road has no connection, though the building is joined to everything.
    expect(legal(s, 'build')).toEqual([]);
    expect(highCitiesOf(s, 0)).toBe(0);
    expect(standings(s).find(({ seat }) => seat === 0)).toMatchObject({ points: 2, cities: [0, 0, 0, 0] });
  });

  test('[VAL-03] points that end a game are counted when a building is explored', () => {
    const s = open(
      valley({
        config: valleysConfig([], { points: 5 }),
        hands: { 0: ['barfolk friman', 'barfolk friman'] },
        heroes: { 0: [[3, 4]] },
      }),
      TOP,
    );
    holdCity(s, 0, wide(2, 4), 2);
    expect(play(s, explore(TOP_LEFT, hand(s, 0, 'barfolk friman', 'barfolk friman'))).over).not.toBe(0);
  });
});

// ---------------------------------------------------------------- buildings

describe('buildings', () => {
  const GOODS: readonly (readonly [Parameters<typeof siteOf>[1], string])[] = [
    ['townHall', 'title'],
    ['smithy', 'tool'],
    ['stable', 'horse'],
    ['arena', 'weapon'],
    ['tavern', 'amulet'],
    ['weavingMill', 'tent'],
    ['guildOfMagic', 'scroll'],
    ['shop', 'supply'],
  ];

  test.each(GOODS)('[VAL-04] the %s gives the top card of its kind: %s', (name, goods) => {
    const s = valley();
    own(s, 0, siteOf(s, name));
    const kind = s.rules.named[goods] ?? NONE;
    const top = at(s.top, kind);
    expect(legal(s, 'collect')).toEqual([{ kind: 'collect', goods: kind }]);
    const got = play(s, { kind: 'collect', goods: kind });
    expect(at(got.zone, top)).toBe(handOf(0));
    expect(viewFor(got, 1).players[0]?.hand.map(({ card: shown }) => shown)).toEqual([top]);
  });

  test('[VAL-04] once a turn, however many buildings, only what they give, and playable at once', () => {
    const s = valley({ hands: { 0: ['supply'] } });
    own(s, 0, siteOf(s, 'shop'), siteOf(s, 'smithy'), siteOf(s, 'arena'));
    const kindOfName = (name: string) => s.rules.named[name] ?? NONE;
    expect(
      legal(s, 'collect')
        .map(({ goods }) => goods)
        .sort(),
    ).toEqual(['tool', 'weapon', 'supply'].map(kindOfName).sort());
    expect(violation(s, { kind: 'collect', goods: kindOfName('horse') })).toEqual({
      code: 'noSuchGoods',
      kind: kindOfName('horse'),
    });
    const got = play(s, { kind: 'collect', goods: kindOfName('supply') });
    expect(isOpen(got, { kind: 'hire', unit: 0, pay: hand(got, 0, 'supply', 'supply') })).toBe(true);
    expect(refused(got, { kind: 'collect', goods: kindOfName('tool') })).toBe('collectedAlready');
    expect(legal(got, 'collect')).toEqual([]);
    // Next turn again.
    let next = play(got, { kind: 'endTurn' });
    while (next.turn !== 0) next = play(next, { kind: decision(next)?.kind === 'opening' ? 'begin' : 'endTurn' });
    next = play(next, { kind: 'begin' });
    expect(legal(next, 'collect')).toHaveLength(3);
    // An empty deck gives nothing.
    const poor = valley({ left: { tool: 0 } });
    own(poor, 0, siteOf(poor, 'smithy'));
    expect(refused(poor, { kind: 'collect', goods: kindOfName('tool') })).toBe('deckEmpty');
    // Another's buildings give nothing, and hidden ones neither.
    const none = valley();
    own(none, 1, siteOf(none, 'smithy'));
    expect(legal(none, 'collect')).toEqual([]);
  });

  test('[VAL-04, RULE-66] on the matching day no faction is named, and partners each take a card', () => {
    // Day 1 matches tools.
    const s = valley({ day: 1 });
    own(s, 0, siteOf(s, 'smithy'));
    expect(legal(s, 'collect')).toHaveLength(1);
    const team = valley({ config: valleysConfig(['teams']) });
    own(own(team, 0, siteOf(team, 'smithy')), 2, siteOf(team, 'arena'));
    let state = play(team, { kind: 'collect', goods: team.rules.named['tool'] ?? NONE }, { kind: 'passHands', to: 2 });
    expect(legal(state, 'collect')).toHaveLength(1);
    state = play(state, { kind: 'collect', goods: team.rules.named['weapon'] ?? NONE });
    expect([handNames(state, 0), handNames(state, 2)].map((names) => names.length)).toEqual([1, 1]);
  });

  test('[VAL-02, VAL-03] a building is attacked at 2 and conquered with the winner’s token', () => {
    const s = own(valley({ hands: { 0: ARMED, 1: [] }, heroes: { 0: [[3, 3]] } }), 1, TOP_LEFT);
    expect(targetsAt(s, 0, TOP_LEFT)).toEqual([building(TOP_LEFT)]);
    expect(basicDefence(s, 0, building(TOP_LEFT))).toBe(2);
    expect(viewFor(s, 0).board[TOP_LEFT]).toMatchObject({ level: 2, holder: 1, defence: 2 });
    const taken = conquer(s, building(TOP_LEFT));
    expect([taken.holder[TOP_LEFT], taken.level[TOP_LEFT]]).toEqual([0, 2]);
    expect([pointsOf(taken, 0) - pointsOf(s, 0), pointsOf(taken, 1) - pointsOf(s, 1)]).toEqual([2, -2]);
    expect(prizeAt(s, 0, TOP_LEFT)).toEqual({
      square: TOP_LEFT,
      target: building(TOP_LEFT),
      defender: 1,
      defence: 2,
      points: 2,
      choice: false,
    });
    // Its owner's hero may defend it; a tie keeps it.
    const guarded = own(
      valley({
        hands: { 0: ['weapon', 'cloudborn chief'], 1: ['emberians friman'] },
        heroes: { 0: [[3, 3]], 1: [[3, 3]] },
      }),
      1,
      TOP_LEFT,
    );
    const held = play(
      guarded,
      { kind: 'attack', target: building(TOP_LEFT), heroes: 1, weapon: card(guarded, 0, 'weapon'), copies: 1 },
      { kind: 'lay', card: card(guarded, 0, 'chief'), copies: 1 },
      { kind: 'stand' },
      { kind: 'fight', raise: false, heroes: 0 },
      { kind: 'lay', card: card(guarded, 1, 'friman'), copies: 1 },
      { kind: 'stand' },
      { kind: 'pass' },
    );
    expect([held.holder[TOP_LEFT], held.hero[0]]).toEqual([1, NONE]);
  });

  test('[VAL-02, TEAM-04] neither the own nor a partner’s building is a target, and a hidden one is none', () => {
    const s = valley({ config: valleysConfig(['teams', 'relics']), hands: { 0: ['arrow'] }, heroes: { 0: [[4, 4]] } });
    own(own(own(s, 0, TOP_LEFT), 2, TOP_RIGHT), 1, BOTTOM_RIGHT);
    const around = legal(s, 'attack').map(({ target }) => target.square);
    expect([...new Set(around)].sort((a, b) => a - b)).toEqual([KINGS, BOTTOM_RIGHT]);
  });

  test('[RULE-64] without a free token a conquered building is nobody’s, and who stands there takes it over', () => {
    const full = (s: GameState) => own(s, 0, ...QUEENS_CORNERS, ...CORNERS.slice(1));
    const s = own(full(valley({ hands: { 0: ARMED }, heroes: { 0: [[3, 3]], 2: [[3, 3]] } })), 1, TOP_LEFT);
    const taken = conquer(s, building(TOP_LEFT));
    expect([taken.holder[TOP_LEFT], taken.level[TOP_LEFT]]).toEqual([NOBODY, 0]);
    expect(targetsAt(taken, 3, TOP_LEFT).map(({ kind }) => kind)).toEqual(['hero', 'hero']);
    expect(violation(taken, { kind: 'occupy', square: TOP_LEFT })).toEqual({ code: 'noToken', level: 2 });
    // A token comes free.
    holdCity(taken, 0, homeOf(taken, 0), 3);
    const home = play(taken, { kind: 'occupy', square: TOP_LEFT });
    expect([home.holder[TOP_LEFT], home.level[TOP_LEFT]]).toEqual([0, 2]);
    const other = valley({ turn: 2, first: 2, heroes: { 2: [[3, 3]] } });
    expect(refused(other, { kind: 'occupy', square: TOP_LEFT })).toBe('noSuchTarget');
    open(other, TOP_LEFT, TOP_RIGHT);
    expect(legal(other, 'occupy')).toEqual([{ kind: 'occupy', square: TOP_LEFT }]);
    expect(refused(other, { kind: 'occupy', square: TOP_RIGHT })).toBe('heroNotThere');
    expect(refused(other, { kind: 'occupy', square: KINGS })).toBe('noSuchTarget');
    expect(refused(own(other, 1, TOP_LEFT), { kind: 'occupy', square: TOP_LEFT })).toBe('noSuchTarget');
    // Its points are counted at once.
    const near = open(valley({ config: valleysConfig([], { points: 5 }), heroes: { 0: [[3, 3]] } }), TOP_LEFT);
    holdCity(near, 0, wide(2, 4), 2);
    expect(play(near, { kind: 'occupy', square: TOP_LEFT }).over).not.toBe(0);
  });

  test('[RULE-64, BATTLE-14] a retreat does not end on a building of the attacker', () => {
    const s = open(valley({ heroes: { 1: [[2, 4]] } }), TOP, RIGHT, TOP_RIGHT);
    const to = () => retreatSquares(s, 1, wide(2, 4), 3, 0);
    // Over the top road and the building to the right road.
    expect(to()).toEqual([RIGHT]);
    expect(retreatSquares(s, 1, wide(2, 4), 2, 0)).toContain(TOP_RIGHT);
    own(s, 0, TOP_RIGHT);
    expect(retreatSquares(s, 1, wide(2, 4), 2, 0)).not.toContain(TOP_RIGHT);
    own(s, 2, TOP_RIGHT);
    expect(retreatSquares(s, 1, wide(2, 4), 2, 0)).toContain(TOP_RIGHT);
  });
});

// ---------------------------------------------------------------- the land around

describe('the land', () => {
  const building3 = (s: GameState, tile: string, square: Square, quarters = 0) => {
    const pay = tile.startsWith('city')
      ? hand(s, 0, ...times(3, 'barfolk friman' as const))
      : hand(s, 0, 'barfolk friman', 'supply');
    const level = tile.startsWith('city') ? 1 : 0;
    const placing = play(s, { kind: 'build', tile: s.rules.named[tile] ?? 0, level, pay });
    return { placing, action: { kind: 'place', square, quarters } as const };
  };
  const RICH: Arrangement = { hands: { 0: [...times<CardName>(3, 'barfolk friman'), 'supply'] } };

  test('[VAL-05, BUILD-03, BUILD-04] no city beside a building, and roads fit those on the backs', () => {
    const s = holdCity(valley(RICH), 0, wide(2, 4), 1);
    // (2,3) lies above the corner (3,3): a wall, and no city.
    const straight = building3(s, 'straight', wide(2, 3), 1);
    expect(isOffered(straight.placing, straight.action)).toBe(true);
    expect(refused(straight.placing, { ...straight.action, quarters: 0 })).toBe('roadsDisagree');
    // (3,2) lies left of the same corner, above the gate.
    const gated = holdCity(valley({ ...RICH, tiles: [{ at: [4, 1], card: 'barfolk city4' }] }), 0, wide(4, 1), 1);
    const beside = building3(gated, 'city2straight', wide(3, 2));
    expect(violation(beside.placing, beside.action)).toEqual({ code: 'noCityBeside', square: wide(3, 2) });
    const road = building3(gated, 'straight', wide(3, 2));
    expect(isOffered(road.placing, road.action)).toBe(true);
    expect(refused(road.placing, { ...road.action, quarters: 1 })).toBe('roadsDisagree');
    // An explored building keeps cities away as well.
    const explored = building3(own(gated, 1, TOP_LEFT), 'city2straight', wide(3, 2));
    expect(refused(explored.placing, explored.action)).toBe('noCityBeside');
  });

  test('[VAL-05, BUILD-02, BUILD-06] hidden cards are built squares and carry the connection', () => {
    // A city on the left, the valley between it and the middle: nothing of it is explored.
    const s = valley(RICH);
    s.holder[homeOf(s, 0)] = NOBODY;
    holdCity(s, 0, wide(2, 4), 1);
    const { placing } = building3(s, 'straight', wide(3, 6));
    const places = legal(placing, 'place').map(({ square }) => square);
    // Over the top road, the building, the right road and the pass.
    expect(places).toContain(wide(3, 6));
    expect(refused(placing, { kind: 'place', square: TOP, quarters: 0 })).toBe('squareTaken');
    expect(refused(placing, { kind: 'place', square: TOP_LEFT, quarters: 0 })).toBe('squareTaken');
    // A card that touches nothing but the wall of a hidden building touches something all the same.
    expect(refused(placing, { kind: 'place', square: wide(3, 10), quarters: 1 })).not.toBe('touchesNothing');
  });

  test('[VAL-05, END-01] hidden cards fill the map', () => {
    const config = valleysConfig();
    const bare = valley({ config });
    const tiles = filled(bare, [3, 6]);
    const s = valley({ config, ...RICH, tiles });
    holdCity(s, 0, KINGS, 1);
    expect([...s.tile.keys()].filter((square) => s.tile[square] === EMPTY)).toEqual([wide(3, 6)]);
    expect(s.down[TOP]).toBe(1);
    const { placing } = building3(s, 'straight', wide(3, 6));
    const [last] = legal(placing, 'place');
    if (last === undefined) throw new Error('no place');
    expect(play(placing, last).over).not.toBe(0);
  });

  test('[VAL-05, ADV-01, ADV-02] neutral terrain: no free step and no bonus', () => {
    const s = own(
      valley({
        config: valleysConfig(['advanced']),
        hands: { 0: ['weapon', 'supply'] },
        heroes: { 0: [[3, 4]] },
      }),
      1,
      TOP_LEFT,
    );
    open(s, TOP, RIGHT);
    for (const square of [TOP, RIGHT, TOP_LEFT, KINGS, MIDDLE]) expect(s.rules.factionOf[at(s.tile, square)]).toBe(-1);
    expect(refused(s, { kind: 'move', hero: 0, to: KINGS, pay: [] })).toBe('wrongSteps');
    for (const attacker of [0, 2, 3]) expect(basicDefence(s, attacker, building(TOP_LEFT))).toBe(2);
  });

  test('[SG-STAFF, TRADE-01, VAL-05] no valley card is replaced, swapped or gets a post', () => {
    const s = open(
      valley({
        config: valleysConfig(['trade']),
        hands: { 0: ['staff', 'barfolk friman', 'barfolk friman'] },
        tiles: [{ at: [3, 6], card: 'barfolk crossroad' }],
      }),
      ...ROADS,
      ...CORNERS,
    );
    holdCity(s, 0, KINGS, 4);
    const valleySquares = [...ROADS, ...CORNERS, ...QUEENS_ROADS, ...QUEENS_CORNERS, KINGS, QUEENS, MIDDLE];
    const changed = legalActions(s).flatMap((action) =>
      action.kind === 'terraform' || action.kind === 'swapFrom' ? [action.square] : [],
    );
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((square) => valleySquares.includes(square))).toEqual([]);
    const by = card(s, 0, 'staff');
    expect(refused(s, { kind: 'terraform', by, square: KINGS, terrain: 0 })).toBe('noSuchTarget');
    expect(refused(s, { kind: 'swapFrom', by, square: KINGS })).toBe('noSuchTarget');
    const founded = play(s, { kind: 'foundPost', pay: hand(s, 0, 'barfolk friman', 'barfolk friman') });
    expect(legal(founded, 'layPost')).toEqual([{ kind: 'layPost', square: wide(3, 6) }]);
    expect(refused(founded, { kind: 'layPost', square: TOP })).toBe('noRoadCard');
  });
});

// ---------------------------------------------------------------- Great Artefacts

test('[VAL-06, GA-12] any number of Great Artefacts', () => {
  const spec: Arrangement = {
    hands: { 0: ['supply', 'supply', 'supply', 'horn', 'crown'] },
    shelters: { 0: ['wings', 'book'] },
    great: ['staff', 'sword'],
  };
  // Four already, and one more of those that lie out.
  const s = stepOnto(valley(spec));
  loadDie(s, 1);
  const boosted = jump(play(s, { kind: 'takeBooster' }), 'barfolk', 'emberians');
  const taken = play(boosted, { kind: 'take', cards: [greatNamed(boosted, 'staff')] });
  expect(viewFor(taken, 1).players[0]?.great).toHaveLength(5);
  // Or of those that a gate hides.
  const bridged = hide(valley({ ...spec, config: valleysConfig([], { connection: BRIDGE }) }), 'barfolk', 'shield');
  const looking = play(jump(bridged, 'barfolk', 'emberians'), { kind: 'spendBooster' });
  const found = play(looking, { kind: 'take', cards: [greatNamed(looking, 'shield')] });
  expect(viewFor(found, 1).players[0]?.great).toHaveLength(5);
});

// ---------------------------------------------------------------- the mountain pass

describe('the mountain pass', () => {
  const SUPPLIED: Arrangement = { hands: { 0: times<CardName>(6, 'supply') } };
  const withBooster = (spec: Arrangement = SUPPLIED): GameState => {
    const s = stepOnto(valley(spec));
    loadDie(s, 3);
    return play(s, { kind: 'takeBooster' });
  };

  test('[VAL-07] a hero that stops there may take a booster for a gate that is rolled', () => {
    const asked = stepOnto(valley(SUPPLIED));
    expect(decision(asked)).toEqual({ kind: 'atPass', seat: 0, hero: 0 });
    expect(play(asked, { kind: 'moveOn' }).own).toEqual(asked.own);
    for (const face of [1, 2, 3, 4]) {
      const s = stepOnto(valley(SUPPLIED));
      loadDie(s, face);
      const { state, events } = playLogged(s, { kind: 'takeBooster' });
      expect(valleysState.boosterOf(state, 0, 0)).toBe(face);
      const gate = gateOf(state, item(['barfolk', 'cloudborn', 'emberians', 'islanders'], face - 1));
      expect(eventsOf(events, 'boosterTaken')).toEqual([{ kind: 'boosterTaken', seat: 0, hero: 0, gate }]);
    }
    // White and orange are not in play: the die is rolled again.
    for (const face of [5, 6]) {
      const s = stepOnto(valley(SUPPLIED));
      loadDie(s, face);
      expect([1, 2, 3, 4]).toContain(valleysState.boosterOf(play(s, { kind: 'takeBooster' }), 0, 0));
    }
  });

  test('[VAL-07] passing through is not stopping', () => {
    const s = open(valley({ ...SUPPLIED, tiles: [{ at: [3, 6], card: 'barfolk straight' }] }), RIGHT);
    s.hero[0] = RIGHT;
    const through = play(s, { kind: 'move', hero: 0, to: wide(3, 6), pay: hand(s, 0, 'supply', 'supply') });
    expect(decision(through)).toEqual({ kind: 'acting', seat: 0 });
  });

  test('[VAL-07, RULE-67] one booster a hero, one offer a turn and hero', () => {
    const s = withBooster();
    const supply = () => [card(s, 0, 'supply')];
    const back = play(play(s, { kind: 'move', hero: 0, to: RIGHT, pay: supply() }), {
      kind: 'move',
      hero: 0,
      to: MIDDLE,
      pay: hand(s, 0, 'supply', 'supply').slice(1),
    });
    expect(decision(back)).toEqual({ kind: 'acting', seat: 0 });
    // The other hero has its own.
    const second = stepOnto(withBooster(), 1);
    expect(decision(second)).toEqual({ kind: 'atPass', seat: 0, hero: 1 });
    // Who declined is asked again; who has spent it this turn is not.
    const declined = play(stepOnto(valley(SUPPLIED)), { kind: 'moveOn' });
    expect(decision(stepOnto(declined))).toEqual({ kind: 'atPass', seat: 0, hero: 0 });
    const spent = withBooster();
    valleysState.boosters.of(spent)[0] = 0;
    expect(decision(stepOnto(spent))).toEqual({ kind: 'acting', seat: 0 });
    let next = play(spent, { kind: 'endTurn' });
    expect(valleysState.served.of(next).every((served) => served === 0)).toBe(true);
    next = play(next, { kind: 'begin' });
    expect(decision(next)).toEqual({ kind: 'acting', seat: 1 });
  });

  test('[VAL-07, GATE-03] a jump from that gate spends it for a face-up Great Artefact, on top of the storm effect', () => {
    const s = withBooster({ ...SUPPLIED, nations: { 0: ['emberians chief', 'supply'] }, great: ['horn', 'crown'] });
    const jumped = jump(s, 'emberians', 'islanders');
    // The storm's card is drawn first.
    expect(handNames(jumped, 0)).toContain('emberians chief');
    expect(decision(jumped)).toMatchObject({ kind: 'great', seat: 0 });
    expect(jumped.hero[0]).toBe(gateOf(jumped, 'emberians'));
    expect(valleysState.boosterOf(jumped, 0, 0)).toBe(0);
    const done = play(jumped, { kind: 'take', cards: [greatNamed(jumped, 'horn')] });
    expect(shelterNames(done, 0)).toContain('horn');
    expect([done.hero[0], decision(done)]).toEqual([gateOf(done, 'islanders'), { kind: 'acting', seat: 0 }]);
    // From another gate, or with the other hero, nothing comes of it.
    for (const other of [jump(withBooster(), 'barfolk', 'emberians'), jump(withBooster(), 'emberians', 'barfolk', 1)]) {
      expect(decision(other)).toEqual({ kind: 'acting', seat: 0 });
      expect(valleysState.boosterOf(other, 0, 0)).toBe(3);
    }
  });

  test('[VAL-07, FATE-01] or for a fate card', () => {
    const s = withBooster({ ...SUPPLIED, config: valleysConfig(['trade', 'relics', 'fate']) });
    const jumped = jump(s, 'emberians', 'islanders');
    const drawn = play(jumped, { kind: 'drawFate' });
    expect(decision(drawn)).toMatchObject({ kind: 'fate', seat: 0, toHand: false });
    const done = play(drawn, { kind: 'followFate', stardust: true });
    expect(shelterNames(done, 0)).toContain('stardust');
    expect(done.hero[0]).toBe(gateOf(done, 'islanders'));
  });

  test('[VAL-07, RULE-67] it stays while there is nothing to choose, and is lost with the hero', () => {
    const s = withBooster({ ...SUPPLIED, great: [] });
    const jumped = jump(s, 'emberians', 'islanders');
    expect(decision(jumped)).toEqual({ kind: 'acting', seat: 0 });
    expect(valleysState.boosterOf(jumped, 0, 0)).toBe(3);
    // An attack that fails costs the hero, and the hero its booster.
    const armed = own(
      withBooster({ hands: { 0: ['supply', 'weapon', 'cloudborn chief'], 1: ['barfolk lord'] } }),
      1,
      TOP_LEFT,
    );
    for (const hero of [0, 1]) armed.hero[hero] = TOP_LEFT;
    valleysState.boosters.of(armed)[1] = 2;
    const repelled = play(
      armed,
      { kind: 'attack', target: building(TOP_LEFT), heroes: 1, weapon: card(armed, 0, 'weapon'), copies: 1 },
      { kind: 'lay', card: card(armed, 0, 'chief'), copies: 1 },
      { kind: 'stand' },
      { kind: 'fight', raise: false, heroes: 0 },
      { kind: 'lay', card: card(armed, 1, 'lord'), copies: 1 },
      { kind: 'stand' },
      { kind: 'pass' },
    );
    expect(repelled.hero[0]).toBe(NONE);
    expect([0, 1].map((hero) => valleysState.boosterOf(repelled, 0, hero))).toEqual([0, 2]);
  });
});

// ---------------------------------------------------------------- the King's bridge

const BRIDGED = valleysConfig(['trade', 'relics', 'fate', 'royals'], { connection: BRIDGE });
const DECK = times<CardName>(12, 'supply');

describe('under the gates', () => {
  const SUPPLIED: Arrangement = {
    config: BRIDGED,
    hands: { 0: times<CardName>(4, 'supply'), 1: times<CardName>(2, 'supply') },
  };

  test('[VAL-08] a booster shows what a gate hides: one is taken in the open, the other put back unseen', () => {
    const s = hide(valley(SUPPLIED), 'barfolk', 'horn', 'crown');
    const asked = jump(s, 'barfolk', 'emberians');
    expect(decision(asked)).toEqual({ kind: 'atGate', seat: 0, gate: gateOf(s, 'barfolk') });
    // Nothing is seen before it is spent.
    expect(
      viewFor(asked, 0)
        .piles.filter(({ name }) => name === 'hidden')
        .every(({ cards }) => cards.length === 0),
    ).toBe(true);
    const looking = play(asked, { kind: 'spendBooster' });
    const choices = (viewer: number | 'table') =>
      (viewFor(looking, viewer).decision as { readonly choice?: { readonly cards: unknown } }).choice?.cards;
    expect(choices(0)).toHaveLength(2);
    expect([choices(1), choices('table')]).toEqual([null, null]);
    expect(refused(looking, { kind: 'take', cards: [] })).toBe('notOffered');
    const { state, events } = playLogged(looking, { kind: 'take', cards: [greatNamed(s, 'crown')] });
    expect(shelterNames(state, 0)).toContain('crown');
    expect(eventsOf(events, 'claimed')).toEqual([{ kind: 'claimed', seat: 0, card: greatNamed(s, 'crown') }]);
    expect(state.hero[0]).toBe(gateOf(state, 'emberians'));
    expect(namesIn(state, under(state, 'barfolk'))).toEqual(['horn']);
  });

  test('[VAL-08] a gate gives a player one, and the booster may be kept', () => {
    const s = hide(valley(SUPPLIED), 'barfolk', 'horn', 'crown');
    const kept = play(jump(s, 'barfolk', 'emberians'), { kind: 'moveOn' });
    expect([kept.hero[0], valleysState.spent.of(kept)[0]]).toEqual([gateOf(s, 'emberians'), 0]);
    const looking = play(jump(s, 'barfolk', 'emberians'), { kind: 'spendBooster' });
    const taken = play(looking, { kind: 'take', cards: [greatNamed(s, 'crown')] });
    // With the other hero from the same gate: no more. From another gate: asked.
    expect(decision(jump(taken, 'barfolk', 'emberians', 1))).toEqual({ kind: 'acting', seat: 0 });
    const again = play(jump(s, 'barfolk', 'emberians'), { kind: 'spendBooster' });
    const elsewhere = jump(play(again, { kind: 'take', cards: [greatNamed(s, 'crown')] }), 'cloudborn', 'emberians', 1);
    expect(decision(elsewhere)).toMatchObject({ kind: 'atGate' });
    // Others have theirs of that gate.
    const theirs = jump(play(taken, endTurn, begin), 'barfolk', 'emberians');
    expect(decision(theirs)).toMatchObject({ kind: 'atGate', seat: 1 });
    // Nothing there: nothing is asked, and the booster stays.
    const empty = jump(hide(valley(SUPPLIED), 'barfolk'), 'barfolk', 'emberians');
    expect([decision(empty), valleysState.spent.of(empty)[0]]).toEqual([{ kind: 'acting', seat: 0 }, 0]);
  });

  test('[VAL-08, RULE-70] who has looked knows what was put back, and nobody else', () => {
    const s = hide(valley(SUPPLIED), 'barfolk', 'horn', 'crown');
    const looking = play(jump(s, 'barfolk', 'emberians'), { kind: 'spendBooster' });
    const state = play(looking, { kind: 'take', cards: [greatNamed(s, 'crown')] });
    const seen = (viewer: number | 'table') =>
      viewFor(state, viewer)
        .piles.filter(({ name }) => name === 'hidden')
        .flatMap(({ cards }) => cards.map(({ card: each }) => each));
    expect(seen(0)).toEqual([greatNamed(s, 'horn')]);
    for (const viewer of [1, 2, 3, 'table'] as const) expect(seen(viewer)).toEqual([]);
  });

  test('[RULE-63] what a gate hides stays with the gate when the Staff swaps two of them', () => {
    const s = hide(
      valley({ ...SUPPLIED, hands: { 0: ['staff', ...times<CardName>(4, 'supply')] } }),
      'barfolk',
      'horn',
      'crown',
    );
    const [green, red] = [gateOf(s, 'barfolk'), gateOf(s, 'emberians')];
    const swapped = play(
      s,
      { kind: 'swapFrom', by: card(s, 0, 'staff'), square: green },
      { kind: 'swapWith', other: red },
    );
    const acting = decision(swapped)?.kind === 'reshape' ? play(swapped, { kind: 'leaveLand' }) : swapped;
    expect(gateOf(acting, 'barfolk')).toBe(red);
    expect(namesIn(acting, under(acting, 'barfolk'))).toEqual(['crown', 'horn']);
    const pile = viewFor(acting, 0).piles.find(({ name, square }) => name === 'hidden' && square === red);
    expect([pile?.index, pile?.size]).toEqual([0, 2]);
  });
});

describe('the King’s bridge', () => {
  const home = wide(2, 4);
  const other = wide(2, 8);
  /** Seat 0 has two cities besides its start city of level 1, and a hero that has come to the bridge. */
  const onBridge = (first: number, second: number, spec: Arrangement = {}): GameState => {
    const s = valley({
      config: BRIDGED,
      shelters: { 0: DECK },
      ...spec,
      hands: { 0: ['supply', ...(spec.hands?.[0] ?? [])] },
    });
    if (first > 0) holdCity(s, 0, home, first);
    if (second > 0) holdCity(s, 0, other, second);
    return stepOnto(s);
  };
  const give = (s: GameState, name: Parameters<typeof greatNamed>[1]): ActionOf<'returnGreat'> => ({
    kind: 'returnGreat',
    card: greatNamed(s, name),
  });

  test('[VAL-08] Great Artefacts from anywhere go into the rest pile, a city level for each', () => {
    const s = onBridge(2, 3, {
      hands: { 0: ['horn'] },
      shelters: { 0: ['crown', ...DECK] },
      nations: { 0: ['supply', 'staff', 'supply'] },
      ambushes: { 0: ['book'] },
    });
    expect(decision(s)).toEqual({ kind: 'atBridge', seat: 0, hero: 0 });
    expect(
      legal(s, 'returnGreat')
        .map((action) => action.card)
        .sort(),
    ).toEqual((['horn', 'crown', 'staff', 'book'] as const).map((name) => greatNamed(s, name)).sort());
    let state = s;
    for (const name of ['horn', 'crown', 'staff', 'book'] as const) {
      state = play(state, give(state, name));
      expect(decision(state)).toEqual({ kind: 'raising', seat: 0 });
      expect(namesIn(state, restOf(state))).toContain(name);
      const [raise] = legal(state, 'raiseCity');
      if (raise === undefined) throw new Error('nothing to raise');
      const level = at(state.level, raise.square);
      state = play(state, raise);
      expect(state.level[raise.square]).toBe(level + 1);
    }
    expect(decision(state)).toEqual({ kind: 'acting', seat: 0 });
    expect(pointsOf(state, 0)).toBe(pointsOf(s, 0) + 4);
    expect([contents(state, nationOf(0)), at(state.known, 0)]).toEqual([['supply', 'supply'], 0]);
    // Shuffled in: nobody can tell where it lies.
    const places = Array.from({ length: 12 }, (_, seed) => {
      const before = clone(s);
      seedChance(before, `rest ${seed}`);
      const after = play(before, give(before, 'horn'));
      return cardsIn(after, restOf(after)).indexOf(greatNamed(after, 'horn'));
    });
    expect(new Set(places).size).toBeGreaterThan(3);
    // Any number: also one and no more.
    const one = play(s, give(s, 'horn'), { kind: 'raiseCity', square: home });
    expect(decision(one)).toEqual({ kind: 'giving', seat: 0 });
    expect(legal(one, 'lowerCity')).toEqual([]);
    expect(decision(play(one, { kind: 'moveOn' }))).toEqual({ kind: 'acting', seat: 0 });
  });

  test('[VAL-08, ROY-07] raising needs a free token and stops at level 4', () => {
    const s = onBridge(4, 5, { hands: { 0: ['horn', 'crown', 'book', 'staff', 'wings'] } });
    const start = homeOf(s, 0);
    let state = play(s, give(s, 'horn'));
    expect(legal(state, 'raiseCity')).toEqual([{ kind: 'raiseCity', square: start }]);
    expect(refused(state, { kind: 'raiseCity', square: home })).toBe('highestLevel');
    expect(refused(state, { kind: 'raiseCity', square: other })).toBe('highestLevel');
    expect(refused(state, { kind: 'raiseCity', square: QUEENS })).toBe('notYourCity');
    state = play(state, { kind: 'raiseCity', square: start });
    for (const name of ['crown', 'book'] as const)
      state = play(state, give(state, name), { kind: 'raiseCity', square: start });
    // Nothing is left to raise: nothing more is asked for.
    expect([state.level[start], decision(state)]).toEqual([4, { kind: 'acting', seat: 0 }]);
    // Level 3 needs a token of levels 3-4.
    const tokens = onBridge(0, 0, { hands: { 0: ['horn'] } });
    const cities = [wide(2, 4), wide(2, 8), wide(6, 4), wide(6, 8), KINGS, QUEENS];
    for (const square of cities) holdCity(tokens, 0, square, 4);
    holdCity(tokens, 0, homeOf(tokens, 1), 4);
    holdCity(tokens, 0, homeOf(tokens, 2), 4);
    const last = tokens.holder.findIndex((holder, square) => holder === 0 && at(tokens.level, square) < 4);
    holdCity(tokens, 0, last, 2);
    expect(violation(tokens, give(tokens, 'horn'))).toEqual({ code: 'notOffered' });
    holdCity(tokens, 0, last, 1);
    expect(isOffered(tokens, give(tokens, 'horn'))).toBe(true);
  });

  test('[VAL-08] a city that rises may end the game, and nothing more is asked', () => {
    const s = onBridge(3, 0, {
      config: valleysConfig(['trade', 'relics', 'fate'], { connection: BRIDGE, level4Cities: 1 }),
      hands: { 0: ['horn', 'crown'] },
    });
    const over = play(s, give(s, 'horn'), { kind: 'raiseCity', square: home });
    expect([over.over !== 0, decision(over)]).toEqual([true, null]);
  });

  test('[VAL-08, RULE-69] two levels of one city or one of two, for a face-up Great Artefact', () => {
    const s = onBridge(3, 2, { great: ['horn'] });
    expect(
      legal(s, 'lowerCity')
        .map(({ square }) => square)
        .sort(),
    ).toEqual([home, other].sort());
    const { state: lowered, events } = playLogged(s, { kind: 'lowerCity', square: home });
    expect(eventsOf(events, 'lowered')).toEqual([{ kind: 'lowered', seat: 0, square: home, level: 2 }]);
    expect(decision(lowered)).toEqual({ kind: 'lowering', seat: 0 });
    expect(
      legal(lowered, 'lowerCity')
        .map(({ square }) => square)
        .sort(),
    ).toEqual([home, other].sort());
    expect(new Set(legalActions(lowered).map(({ kind }) => kind))).toEqual(new Set(['lowerCity']));
    for (const [second, levels] of [
      [home, [1, 2]],
      [other, [2, 1]],
    ] as const) {
      const chosen = play(lowered, { kind: 'lowerCity', square: second });
      expect([chosen.level[home], chosen.level[other]]).toEqual(levels);
      expect(decision(chosen)).toMatchObject({ kind: 'great', seat: 0 });
      const taken = play(chosen, { kind: 'take', cards: [greatNamed(s, 'horn')] });
      expect(shelterNames(taken, 0)).toContain('horn');
      expect(pointsOf(taken, 0)).toBe(pointsOf(s, 0) - 2);
    }
    // A fate card instead.
    const fated = play(lowered, { kind: 'lowerCity', square: home }, { kind: 'drawFate' });
    expect(decision(fated)).toMatchObject({ kind: 'fate', toHand: false });
  });

  test('[VAL-08, RULE-69] lowering stops at level 1, needs two levels, a token for each, and something to choose', () => {
    // One level to give is not enough.
    expect(decision(onBridge(2, 0, { great: ['horn'] }))).toEqual({ kind: 'acting', seat: 0 });
    const s = onBridge(3, 0, { great: ['horn'] });
    expect(violation(s, { kind: 'lowerCity', square: homeOf(s, 0) })).toEqual({
      code: 'lowestLevel',
      square: homeOf(s, 0),
    });
    expect(refused(s, { kind: 'lowerCity', square: other })).toBe('notYourCity');
    const spent = play(s, { kind: 'lowerCity', square: home }, { kind: 'lowerCity', square: home });
    expect(spent.level[home]).toBe(1);
    // With one level alone it is refused with the reason, where something else is to be done.
    const few = onBridge(2, 0, { great: ['horn'], hands: { 0: ['crown'] } });
    expect(violation(few, { kind: 'lowerCity', square: home })).toEqual({ code: 'tooFewLevels', needed: 2 });
    // Level 2 needs a token of levels 1-2.
    const low = own(onBridge(4, 3, { great: ['horn'] }), 0, ...CORNERS, ...QUEENS_CORNERS.slice(1));
    expect(refused(low, { kind: 'lowerCity', square: other })).toBe('noToken');
    expect(refused(low, { kind: 'lowerCity', square: home })).toBe('tooFewLevels');
    // Nothing lies out and no fate: no offer.
    const nothing = onBridge(4, 4, {
      config: valleysConfig(['royals'], { connection: BRIDGE }),
      great: [],
      hands: { 0: ['crown'] },
    });
    expect(legal(nothing, 'lowerCity')).toEqual([]);
    expect(refused(nothing, { kind: 'lowerCity', square: home })).toBe('notOffered');
    expect(refused(nothing, { kind: 'exchangeGreat', card: greatNamed(nothing, 'crown') })).toBe('notOffered');
    // A residence becomes a city again.
    const royal = play(onBridge(5, 0, { great: ['horn'] }), { kind: 'lowerCity', square: home });
    expect(royal.level[home]).toBe(4);
  });

  test('[VAL-08] an exchange: the old one into the rest pile, then one that lies out or a fate card', () => {
    const s = onBridge(1, 0, { hands: { 0: ['crown'] }, great: ['horn', 'book'] });
    const given = play(s, { kind: 'exchangeGreat', card: greatNamed(s, 'crown') });
    expect(namesIn(given, restOf(given))).toContain('crown');
    expect(decision(given)).toMatchObject({ kind: 'great', seat: 0 });
    expect(refused(given, { kind: 'take', cards: [greatNamed(s, 'crown')] })).toBe('notOffered');
    const taken = play(given, { kind: 'take', cards: [greatNamed(s, 'book')] });
    expect(shelterNames(taken, 0)).toContain('book');
    expect(decision(taken)).toEqual({ kind: 'acting', seat: 0 });
    expect(decision(play(given, { kind: 'drawFate' }))).toMatchObject({ kind: 'fate', seat: 0 });
    for (const foreign of ['staff', 'horn'] as const)
      expect(refused(s, { kind: 'exchangeGreat', card: greatNamed(s, foreign) })).toBe('notYourCard');
  });

  test('[VAL-08, RULE-67] one offer a turn for each hero, and none of it is forced', () => {
    const s = onBridge(3, 3, { hands: { 0: ['supply', 'supply', 'crown'] }, great: ['horn'] });
    const declined = play(s, { kind: 'moveOn' });
    expect(fingerprintOf(declined)).toEqual(fingerprintOf(s));
    expect(decision(stepOnto(declined))).toMatchObject({ kind: 'atBridge', hero: 0 });
    const done = play(
      s,
      { kind: 'exchangeGreat', card: greatNamed(s, 'crown') },
      { kind: 'take', cards: [greatNamed(s, 'horn')] },
    );
    expect(decision(stepOnto(done))).toEqual({ kind: 'acting', seat: 0 });
    expect(decision(stepOnto(done, 1))).toMatchObject({ kind: 'atBridge', hero: 1 });
    // The Wings stop there as well.
    const flying = valley({ config: BRIDGED, hands: { 0: ['wings'] }, shelters: { 0: DECK }, heroes: { 0: [[4, 4]] } });
    const flown = play(flying, { kind: 'fly', by: card(flying, 0, 'wings'), hero: 0, to: MIDDLE });
    expect(decision(flown)).toMatchObject({ kind: 'atBridge', hero: 0 });
    // And the very Wings may be given.
    const given = play(flown, give(flown, 'wings'));
    expect([at(given.size, playedOf(0)), decision(given)?.kind]).toEqual([0, 'raising']);
  });

  const fingerprintOf = (s: GameState) => [contents(s, handOf(0)), contents(s, shelterOf(0)), Array.from(s.level)];

  test('[RULE-68] ten cards stay, a nation that was searched is shuffled, a tent gives back what it holds', () => {
    const small = onBridge(3, 3, {
      shelters: { 0: [] },
      nations: { 0: [...times<CardName>(8, 'supply')] },
      hands: { 0: ['crown'] },
      great: ['horn'],
    });
    // Ten with the crown and the supply on the table.
    expect(violation(small, give(small, 'crown'))).toEqual({ code: 'deckTooSmall' });
    expect(refused(small, { kind: 'exchangeGreat', card: greatNamed(small, 'crown') })).toBe('deckTooSmall');
    expect(legal(small, 'lowerCity').length).toBeGreaterThan(0);
    // The order of a nation that nothing was taken from stays.
    const orders = (name: 'crown' | 'staff') => {
      const s = onBridge(3, 3, {
        hands: { 0: ['crown'] },
        nations: {
          0: ['staff', 'barfolk friman', 'barfolk chief', 'barfolk priest', 'barfolk lord', 'tool', 'weapon', 'horse'],
        },
      });
      const before = cardsIn(s, nationOf(0)).filter((each) => each !== greatNamed(s, 'staff'));
      const after = cardsIn(play(s, give(s, name)), nationOf(0)).filter((each) => each !== greatNamed(s, 'staff'));
      return before.join() === after.join();
    };
    expect([orders('crown'), orders('staff')]).toEqual([true, false]);
    const camped = onBridge(3, 3, { camps: { 0: [{ tent: 'pavilion', cards: ['barfolk lord', 'barfolk priest'] }] } });
    const struck = play(camped, give(camped, 'pavilion'));
    expect(shelterNames(struck, 0)).toEqual(expect.arrayContaining(['barfolk lord', 'barfolk priest']));
    // A borrowed one is not one's own.
    const lent = onBridge(3, 3, { hands: { 0: ['crown'] }, great: ['horn'] });
    lent.lender[greatNamed(lent, 'crown')] = 2;
    lent.lent = 1;
    expect(refused(lent, give(lent, 'crown'))).toBe('notYourCard');
  });

  test('[RULE-68, FATE-02] a copy counts as a Great Artefact and returns to the fate cards', () => {
    const s = onBridge(3, 3, { hands: { 0: ['fate1'] }, shelters: { 0: DECK, 1: ['horn'] } });
    const given = play(s, give(s, 'fate1'));
    expect(namesIn(given, given.rules.piles.find(({ name }) => name === 'fate')?.zone ?? 0)).toContain('fate1');
    expect(decision(given)).toEqual({ kind: 'raising', seat: 0 });
  });

  test('[RULE-70] what was returned is known to lie in the rest pile', () => {
    const s = onBridge(3, 3, { hands: { 0: ['crown'] } });
    const given = play(s, give(s, 'crown'));
    for (const viewer of [0, 1, 2, 3, 'table'] as const) {
      const pile = viewFor(given, viewer).piles.find(({ name }) => name === 'rest');
      expect(pile?.cards.map((each) => each.card)).toEqual([greatNamed(s, 'crown')]);
    }
  });

  test('[VAL-08] the lists stay short: no list is a product of choices', () => {
    const s = onBridge(3, 3, {
      hands: { 0: ['horn', 'crown', 'book', 'staff', 'wings', 'hammer', 'sword'] },
      great: ['shield', 'arrow', 'purse', 'mask'],
    });
    const actions: Action[] = [];
    generate(s, actions);
    // Seven to return, seven to exchange, two cities to lower, and no more of it.
    expect(actions).toHaveLength(17);
    const given = play(s, give(s, 'horn'));
    expect(legalActions(given)).toHaveLength(3);
  });
});

test('[VAL-03, META-01] an explored card tells whoever listens that it has come to lie there', () => {
  const heard: string[] = [];
  const s = inside('barfolk friman', 'emberians friman');
  const listeners = s.rules.hooks.tileLaid as ((state: GameState, seat: number, square: Square, how: string) => void)[];
  listeners.push((_state, seat, square, how) => heard.push(`${seat} ${square} ${how}`));
  try {
    step(s, explore(TOP_LEFT, hand(s, 0, 'barfolk friman', 'emberians friman')));
  } finally {
    listeners.pop();
  }
  expect(heard).toEqual([`0 ${TOP_LEFT} explored`]);
});
