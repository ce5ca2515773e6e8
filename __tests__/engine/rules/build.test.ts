/** BUILD: roads and cities on the map. */
import {
  BASE_BOX,
  cardsIn,
  CITY1,
  CITY4,
  CROSSROAD,
  decision,
  EAST,
  EMPTY,
  handOf,
  heroSquare,
  IMPASSABLE,
  isCity,
  isRoad,
  kindOf,
  legalActions,
  NOBODY,
  NORTH,
  pointsOf,
  refusePlace,
  SOUTH,
  standardConfig,
  STRAIGHT,
  stepsTo,
  turned,
  WEST,
  type Action,
  type GameState,
  type KindName,
  type Place,
} from '@battalia/engine/testing';
import {
  arrange,
  card,
  cardName,
  census,
  citySquare,
  cityTiles,
  eventsOf,
  hand,
  isOpen,
  kind,
  legal,
  play,
  playLogged,
  refused,
  sq,
  times,
  violation,
  type Arrangement,
  type CardName,
  type TileSpec,
} from '../support';
import { KIND_NAMES, ROADS_OF, TURNS_OF } from '../box';

/** Frimen and supplies for any road, twice. */
const MASON: readonly CardName[] = [...times<CardName>(4, 'barfolk friman'), 'supply', 'supply'];
const HOME: TileSpec = { at: [1, 1], card: 'barfolk city4', level: 1, owner: 0 };

/** A bare map with these cards, in the middle of seat 0's turn. */
const map = (tiles: readonly TileSpec[], more: Arrangement = {}): GameState =>
  arrange({ bare: true, day: 2, hands: { 0: MASON }, ...more, tiles });

const isCityName = (name: KindName): boolean => isCity(BASE_BOX, kind(name));

/** Pays for a card, so that its place is asked for. */
function pay(s: GameState, name: KindName): GameState {
  const line: CardName[] = isCityName(name)
    ? times(3, 'friman')
    : name === 'straight' || name === 'turn'
      ? ['friman', 'supply']
      : ['friman', 'friman', 'supply'];
  return play(s, { kind: 'build', tile: kind(name), level: isCityName(name) ? 1 : 0, pay: hand(s, 0, ...line) });
}

/** Where a card may go: row, column, turn. */
function sites(s: GameState, name: KindName): readonly (readonly [row: number, column: number, turn: number])[] {
  return legal(pay(s, name), 'place').map(({ square, quarters: turn }) => [
    Math.floor(square / 7) + 1,
    (square % 7) + 1,
    turn,
  ]);
}

/** Why a card may not go there. */
const why = (s: GameState, name: KindName, [row, column]: Place, turn = 0) =>
  violation(pay(s, name), { kind: 'place', square: sq(row, column), quarters: turn });

/** Builds a card: pays and places it. */
const put = (s: GameState, name: KindName, [row, column]: Place, turn = 0): GameState =>
  play(pay(s, name), { kind: 'place', square: sq(row, column), quarters: turn });

const TYPES = KIND_NAMES.filter((name) => isCity(BASE_BOX, kind(name)) || isRoad(BASE_BOX, kind(name)));
const CITIES = TYPES.filter(isCityName);

describe('BUILD-01: costs', () => {
  const UNITS = ['friman', 'chief', 'priest', 'lord'] as const;
  const othersThan = (unit: CardName) => UNITS.filter((other) => other !== unit);
  const royal = (): GameState =>
    map(
      [
        HOME,
        { at: [1, 2], card: 'barfolk crossroad' },
        { at: [2, 1], card: 'barfolk crossroad' },
        ...[2, 3, 4].map((level, i): TileSpec => ({ at: [7, 1 + 2 * i], card: 'cloudborn city4', level, owner: 0 })),
      ],
      {
        hands: { 0: [...UNITS.flatMap((unit) => times<CardName>(4, `barfolk ${unit}`)), 'supply', 'supply'] },
      },
    );

  test.each([
    [1, 'friman'],
    [2, 'chief'],
    [3, 'priest'],
    [4, 'lord'],
  ] as const)('[BUILD-01] a new city of level %i costs three units of that rank (%s)', (level, unit) => {
    const s = royal();
    const build = (...names: CardName[]): Action => ({
      kind: 'build',
      tile: CITY4 + 1,
      level,
      pay: hand(s, 0, ...names),
    });
    expect(isOpen(s, build(unit, unit, unit))).toBe(true);
    expect(refused(s, build(unit, unit))).toBe('doesNotPay');
    expect(refused(s, build(unit, unit, unit, unit))).toBe('doesNotPay');
    for (const other of othersThan(unit)) expect(refused(s, build(unit, unit, other))).toBe('doesNotPay');
    const asked = play(s, build(unit, unit, unit));
    expect(decision(asked)).toEqual({ kind: 'place', seat: 0, tile: CITY4 + 1, level });
    const state = play(asked, { kind: 'place', square: sq(1, 3), quarters: 2 });
    expect([state.level[sq(1, 3)], state.holder[sq(1, 3)], pointsOf(state, 0) - pointsOf(s, 0)]).toEqual([
      level,
      0,
      level,
    ]);
  });

  test.each([
    [2, 'chief', 0],
    [3, 'priest', 42],
    [4, 'lord', 44],
  ] as const)('[BUILD-01] an upgrade to level %i costs two units of that rank (%s)', (level, unit, square) => {
    const s = royal();
    const upgrade = (...names: CardName[]): Action => ({ kind: 'upgrade', square, pay: hand(s, 0, ...names) });
    expect(isOpen(s, upgrade(unit, unit))).toBe(true);
    expect(refused(s, upgrade(unit))).toBe('doesNotPay');
    expect(refused(s, upgrade(unit, unit, unit))).toBe('doesNotPay');
    for (const other of othersThan(unit)) expect(refused(s, upgrade(unit, other))).toBe('doesNotPay');
    const { state, events } = playLogged(s, upgrade(unit, unit));
    expect(state.level[square]).toBe(level);
    expect(eventsOf(events, 'upgraded')).toEqual([{ kind: 'upgraded', seat: 0, square, level }]);
  });

  test('[BUILD-01] no level is skipped, and none is above 4', () => {
    const s = royal();
    expect(refused(s, { kind: 'upgrade', square: 0, pay: hand(s, 0, 'priest', 'priest') })).toBe('doesNotPay');
    expect(refused(s, { kind: 'upgrade', square: 0, pay: hand(s, 0, 'lord', 'lord') })).toBe('doesNotPay');
    expect(violation(s, { kind: 'upgrade', square: 46, pay: hand(s, 0, 'lord', 'lord') })).toEqual({
      code: 'highestLevel',
      square: 46,
    });
    const offered = legal(s, 'upgrade').map(({ square, pay: line }) => [square, cardName(s, line[0] ?? -1)]);
    expect(offered).toEqual([
      [0, 'barfolk chief'],
      [42, 'barfolk priest'],
      [44, 'barfolk lord'],
    ]);
  });

  test("[BUILD-01] only own cities are upgraded: no enemy's, no neutral one, no road, no empty square", () => {
    const s = map(
      [
        HOME,
        { at: [1, 2], card: 'barfolk straight', quarters: 1 },
        { at: [1, 3], card: 'islanders city4', level: 1, owner: 1 },
        { at: [3, 3], card: 'cloudborn city4', level: 4 },
        { at: [4, 4], card: 'ruins' },
      ],
      {
        hands: { 0: ['barfolk chief', 'barfolk chief', 'barfolk lord', 'barfolk lord'] },
      },
    );
    for (const square of [sq(1, 2), sq(1, 3), sq(3, 3), sq(4, 4), sq(6, 6), -1, 49, 0.5]) {
      expect(violation(s, { kind: 'upgrade', square, pay: hand(s, 0, 'chief', 'chief') })).toEqual({
        code: 'notYourCity',
        square,
      });
    }
    expect(legal(s, 'upgrade').map(({ square }) => square)).toEqual([0]);
  });

  test('[BUILD-01] a simple road costs a friman and a supply, a junction two frimen and a supply', () => {
    const s = map([HOME]);
    const line = (name: KindName, ...names: CardName[]): Action => ({
      kind: 'build',
      tile: kind(name),
      level: 0,
      pay: hand(s, 0, ...names),
    });
    for (const simple of ['straight', 'turn'] as const) {
      expect(isOpen(s, line(simple, 'friman', 'supply'))).toBe(true);
      expect(violation(s, line(simple, 'friman', 'friman', 'supply'))).toMatchObject({
        code: 'doesNotPay',
        cost: { frimen: 1, supplies: 1 },
      });
    }
    for (const junction of ['tee', 'crossroad'] as const) {
      expect(isOpen(s, line(junction, 'friman', 'friman', 'supply'))).toBe(true);
      expect(violation(s, line(junction, 'friman', 'supply'))).toMatchObject({
        code: 'doesNotPay',
        cost: { frimen: 2, supplies: 1 },
      });
      expect(refused(s, line(junction, 'friman', 'friman'))).toBe('doesNotPay');
    }
  });

  test('[BUILD-01] a road has no level and a city has one', () => {
    const s = map([HOME]);
    const three = hand(s, 0, 'friman', 'friman', 'friman');
    for (const level of [0, 5, -1, 1.5])
      expect(refused(s, { kind: 'build', tile: CITY4, level, pay: three })).toBe('malformed');
    expect(refused(s, { kind: 'build', tile: CROSSROAD, level: 1, pay: three })).toBe('malformed');
    for (const tile of [0, kind('ruins'), kind('tool'), -1, 99])
      expect(refused(s, { kind: 'build', tile, level: 0, pay: three })).toBe('malformed');
  });

  test('[BUILD-01] the line is paid before the place is asked for, and the place must be given', () => {
    const asked = pay(map([HOME]), 'straight');
    expect(cardsIn(asked, handOf(0))).toHaveLength(4);
    expect(refused(asked, { kind: 'endTurn' })).toBe('answerFirst');
    expect(new Set(legalActions(asked).map((action) => action.kind))).toEqual(new Set(['place']));
    expect(refused(map([HOME]), { kind: 'place', square: 1, quarters: 0 })).toBe('notNow');
  });
});

describe('BUILD-02: where', () => {
  test('[BUILD-02] only on an empty square', () => {
    const s = map([HOME, { at: [1, 2], card: 'barfolk crossroad' }]);
    expect(why(s, 'crossroad', [1, 2])).toEqual({ code: 'squareTaken', square: sq(1, 2) });
    expect(why(s, 'crossroad', [1, 1])).toEqual({ code: 'squareTaken', square: sq(1, 1) });
  });

  test('[BUILD-02] only on a square that exists', () => {
    const asked = pay(map([HOME]), 'crossroad');
    for (const square of [-1, 49, 1000, 0.5])
      expect(violation(asked, { kind: 'place', square, quarters: 0 })).toEqual({ code: 'squareMissing', square });
    const two = map([{ at: [2, 2], card: 'barfolk city4', level: 1, owner: 0 }], { config: standardConfig(2) });
    expect(why(two, 'crossroad', [1, 2])).toEqual({ code: 'squareMissing', square: sq(1, 2) });
    expect(sites(two, 'crossroad')).toEqual([
      [2, 3, 0],
      [3, 2, 0],
    ]);
  });

  test('[BUILD-02] only on a passable square', () => {
    // (1,1) lies between two walls after the second card.
    const s = map(
      [
        { at: [3, 2], card: 'barfolk city4', level: 1, owner: 0 },
        { at: [1, 2], card: 'barfolk straight' },
        { at: [2, 2], card: 'barfolk crossroad' },
      ],
      {
        hands: { 0: [...MASON, 'supply'] },
      },
    );
    const closed = put(s, 'turn', [2, 1], 1);
    expect(closed.tile[sq(1, 1)]).toBe(IMPASSABLE);
    expect(why(closed, 'turn', [1, 1])).toEqual({ code: 'squareImpassable', square: sq(1, 1) });
  });

  test('[BUILD-02] it touches a built card by a side: a corner is not enough', () => {
    const s = map([HOME, { at: [1, 2], card: 'barfolk crossroad' }]);
    expect(why(s, 'crossroad', [3, 3])).toEqual({ code: 'touchesNothing', square: sq(3, 3) });
    expect(why(s, 'crossroad', [2, 3])).toEqual({ code: 'touchesNothing', square: sq(2, 3) });
    expect(sites(s, 'crossroad')).toEqual([
      [1, 3, 0],
      [2, 1, 0],
      [2, 2, 0],
    ]);
  });

  test('[BUILD-02] rows do not run into one another at the edges of the board', () => {
    const s = map([{ at: [2, 7], card: 'barfolk city4', level: 1, owner: 0 }]);
    expect(sites(s, 'crossroad')).toEqual([
      [1, 7, 0],
      [2, 6, 0],
      [3, 7, 0],
    ]);
    expect(why(s, 'crossroad', [3, 1])).toEqual({ code: 'touchesNothing', square: sq(3, 1) });
  });
});

describe('BUILD-03: sides', () => {
  test('[BUILD-03] road meets road and no road meets no road', () => {
    // (2,2) has the city's road to its north, a wall to its west and nothing built elsewhere.
    const s = map([
      { at: [1, 2], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [2, 1], card: 'barfolk straight' },
    ]);
    const turns = (name: KindName) =>
      sites(s, name)
        .filter(([row, column]) => row === 2 && column === 2)
        .map(([, , turn]) => turn);
    const roadsOf = (name: KindName) => turns(name).map((turn) => turned(ROADS_OF[kind(name)] ?? 0, turn));
    expect(roadsOf('straight')).toEqual([NORTH | SOUTH]);
    expect(roadsOf('turn')).toEqual([NORTH | EAST]);
    expect(roadsOf('tee')).toEqual([NORTH | EAST | SOUTH]);
    expect(roadsOf('crossroad')).toEqual([]);
    expect(why(s, 'crossroad', [2, 2])).toEqual({ code: 'roadsDisagree', square: sq(2, 2) });
    expect(why(s, 'straight', [2, 2], 1)).toEqual({ code: 'roadsDisagree', square: sq(2, 2) });
  });

  test('[BUILD-03] every rotation may be used, and lies as it was turned', () => {
    const s = map([{ at: [4, 4], card: 'barfolk city4', level: 1, owner: 0 }]);
    // South of the city a card needs a road to its north.
    for (const name of TYPES.filter((type) => !isCityName(type))) {
      const turns = sites(s, name)
        .filter(([row, column]) => row === 5 && column === 4)
        .map(([, , turn]) => turn);
      const expected = Array.from({ length: TURNS_OF[kind(name)] ?? 0 }, (_, turn) => turn).filter(
        (turn) => (turned(ROADS_OF[kind(name)] ?? 0, turn) & NORTH) !== 0,
      );
      expect(turns).toEqual(expected);
      for (const turn of turns)
        expect(put(s, name, [5, 4], turn).roads[sq(5, 4)]).toBe(turned(ROADS_OF[kind(name)] ?? 0, turn));
    }
    expect(put(s, 'turn', [5, 4], 3).roads[sq(5, 4)]).toBe(WEST | NORTH);
    expect(put(s, 'tee', [5, 4], 2).roads[sq(5, 4)]).toBe(SOUTH | WEST | NORTH);
  });

  test('[BUILD-03] a turn that is none is refused', () => {
    const asked = pay(map([HOME]), 'turn');
    for (const turn of [-1, 4, 0.5, Number.NaN])
      expect(refused(asked, { kind: 'place', square: 1, quarters: turn })).toBe('malformed');
    // Half a turn of a straight road looks the same and is named once.
    expect(refused(pay(map([HOME]), 'straight'), { kind: 'place', square: 1, quarters: 3 })).toBe('malformed');
  });

  test('[BUILD-03] roads may point off the board', () => {
    const s = map([HOME]);
    expect(sites(s, 'turn')).toEqual([
      [1, 2, 2],
      [1, 2, 3],
      [2, 1, 0],
      [2, 1, 3],
    ]);
    const state = put(s, 'turn', [1, 2], 3);
    expect(state.roads[sq(1, 2)]).toBe(WEST | NORTH);
  });

  test('[BUILD-03] every touching side counts, not only the one that connects', () => {
    // (2,2): road from the west, wall to the north, road from the east, wall to the south.
    const s = map([
      { at: [2, 1], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [1, 2], card: 'barfolk straight', quarters: 1 },
      { at: [2, 3], card: 'cloudborn crossroad' },
      { at: [3, 2], card: 'islanders straight', quarters: 1 },
    ]);
    const here = TYPES.filter((name) => !isCityName(name)).flatMap((name) =>
      sites(s, name)
        .filter(([row, column]) => row === 2 && column === 2)
        .map(([, , turn]) => [name, turn]),
    );
    expect(here).toEqual([['straight', 1]]);
  });
});

describe('BUILD-04 and BUILD-05: cities keep their distance', () => {
  const cityTurns = (s: GameState, at: Place) =>
    CITIES.filter((name) => sites(s, name).some(([row, column]) => row === at[0] && column === at[1]));

  test.each([
    ['an own one', { card: 'cloudborn city4', level: 1, owner: 0 }],
    ["an enemy's", { card: 'cloudborn city4', level: 2, owner: 1 }],
    ['a neutral one', { card: 'cloudborn city4', level: 4 }],
    ['one without owner', { card: 'cloudborn city4' }],
  ] as const)('[BUILD-04] a city may not lie side by side with another city: %s', (_name, city) => {
    const s = map([
      HOME,
      { at: [1, 2], card: 'barfolk crossroad' },
      { at: [2, 1], card: 'barfolk crossroad' },
      { at: [1, 4], ...city },
      { at: [7, 7], card: 'barfolk crossroad' },
    ]);
    for (const name of CITIES) {
      expect(legal(pay(s, name), 'place').some(({ square }) => square === sq(1, 3))).toBe(false);
      expect(why(s, name, [1, 3])).toEqual({ code: 'besideCity', square: sq(1, 3) });
    }
    // Diagonal is fine: (2,2) touches the home's corner.
    expect(cityTurns(s, [2, 2])).toEqual(['city4', 'city3', 'city2turn']);
    // A road may go between them.
    expect(sites(s, 'crossroad')).toContainEqual([1, 3, 0]);
  });

  test('[BUILD-05] a city may not lie beside the ruins, a road may; diagonal is fine', () => {
    const s = map([
      { at: [4, 4], card: 'ruins' },
      { at: [2, 4], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [3, 3], card: 'barfolk crossroad' },
      { at: [2, 3], card: 'barfolk crossroad' },
      { at: [4, 2], card: 'barfolk crossroad' },
    ]);
    for (const name of CITIES) expect(why(s, name, [4, 3])).toEqual({ code: 'besideRuins', square: sq(4, 3) });
    expect(sites(s, 'crossroad')).toContainEqual([4, 3, 0]);
    expect(cityTurns(s, [3, 2])).toEqual(['city4', 'city3', 'city2turn']);
    expect(cityTurns(s, [5, 3])).toEqual([]);
  });

  test('[BUILD-05] diagonal to the ruins a city may stand', () => {
    const s = map([
      { at: [4, 4], card: 'ruins' },
      { at: [1, 3], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [2, 3], card: 'barfolk crossroad' },
    ]);
    expect(cityTurns(s, [3, 3])).toEqual([...CITIES]);
  });
});

describe('BUILD-06: connection', () => {
  test('[BUILD-06] over any built cards: roads, enemy cities, neutral cities, the ruins', () => {
    const s = map([
      HOME,
      { at: [1, 2], card: 'barfolk straight', quarters: 1 },
      { at: [1, 3], card: 'islanders city4', level: 2, owner: 1 },
      { at: [1, 4], card: 'cloudborn straight', quarters: 1 },
      { at: [1, 5], card: 'emberians city4', level: 4 },
      { at: [2, 5], card: 'cloudborn straight' },
      { at: [3, 5], card: 'ruins' },
    ]);
    for (const at of [
      [4, 5],
      [3, 4],
      [3, 6],
      [1, 6],
      [2, 3],
    ] as const)
      expect(sites(s, 'crossroad').some(([row, column]) => row === at[0] && column === at[1])).toBe(true);
  });

  test('[BUILD-06] the connection is a road: cards that merely touch do not carry it', () => {
    // The crossroad at (2,2) touches the straight road at (1,2), which has no road to the south.
    const s = map([
      HOME,
      { at: [1, 2], card: 'barfolk straight', quarters: 1 },
      { at: [3, 2], card: 'barfolk crossroad' },
      { at: [3, 3], card: 'barfolk crossroad' },
    ]);
    expect(why(s, 'crossroad', [3, 1])).toEqual({ code: 'notConnected', square: sq(3, 1) });
    expect(why(s, 'straight', [4, 2])).toEqual({ code: 'notConnected', square: sq(4, 2) });
    expect(sites(s, 'crossroad')).toEqual([
      [1, 3, 0],
      [2, 1, 0],
    ]);
  });

  test('[BUILD-06] the road goes on only where both cards have it', () => {
    // The city has a road to (1,2), which has none back: what lies beyond is not connected.
    const s = map([HOME, { at: [1, 2], card: 'barfolk straight' }]);
    expect(why(s, 'straight', [2, 2])).toEqual({ code: 'notConnected', square: sq(2, 2) });
    expect(sites(s, 'straight')).toEqual([[2, 1, 0]]);
  });

  test('[BUILD-06] the new card itself must join: a wall towards the own network is no connection', () => {
    // (2,3) touches the own road above it by a wall, and a foreign crossroad by a road.
    const s = map([
      HOME,
      { at: [1, 2], card: 'barfolk straight', quarters: 1 },
      { at: [1, 3], card: 'cloudborn straight', quarters: 1 },
      { at: [2, 4], card: 'islanders crossroad' },
    ]);
    expect(why(s, 'straight', [2, 3], 1)).toEqual({ code: 'notConnected', square: sq(2, 3) });
    expect(why(s, 'turn', [2, 3], 1)).toEqual({ code: 'notConnected', square: sq(2, 3) });
  });

  test("[BUILD-06] only to a city of the builder: an enemy's network alone is none", () => {
    const s = map([HOME, { at: [7, 7], card: 'islanders city4', level: 3, owner: 1 }]);
    expect(why(s, 'crossroad', [7, 6])).toEqual({ code: 'notConnected', square: sq(7, 6) });
    const theirs = arrange({
      bare: true,
      turn: 1,
      hands: { 1: MASON },
      tiles: [HOME, { at: [7, 7], card: 'islanders city4', level: 3, owner: 1 }],
    });
    const asked = play(theirs, {
      kind: 'build',
      tile: CROSSROAD,
      level: 0,
      pay: hand(theirs, 1, 'friman', 'friman', 'supply'),
    });
    expect(legal(asked, 'place').map(({ square }) => square)).toEqual([sq(6, 7), sq(7, 6)]);
  });

  test('[BUILD-06] any of the own cities does, and a card just built carries on', () => {
    const s = map([HOME, { at: [7, 7], card: 'cloudborn city4', level: 3, owner: 0 }]);
    expect(sites(s, 'crossroad')).toEqual([
      [1, 2, 0],
      [2, 1, 0],
      [6, 7, 0],
      [7, 6, 0],
    ]);
    const longer = put(s, 'crossroad', [7, 6]);
    expect(sites(longer, 'crossroad')).toEqual(
      expect.arrayContaining([
        [7, 5, 0],
        [6, 6, 0],
      ]),
    );
  });

  test("[BUILD-06] a road that an enemy's conquest cut off is cut off", () => {
    // Seat 1 takes the home of seat 0; the road beside it now belongs to no network of seat 0.
    const s = arrange({
      bare: true,
      turn: 1,
      heroes: { 1: [[1, 1]] },
      hands: { 0: MASON, 1: ['cloudborn weapon', 'cloudborn lord'] },
      tiles: [
        HOME,
        { at: [1, 2], card: 'barfolk crossroad' },
        { at: [7, 7], card: 'cloudborn city4', level: 1, owner: 0 },
      ],
    });
    const assault = play(s, {
      kind: 'attack',
      target: { kind: 'city', square: 0 },
      heroes: 1,
      weapon: card(s, 1, 'weapon'),
      copies: 1,
    });
    const lost = play(
      assault,
      { kind: 'lay', card: card(assault, 1, 'lord'), copies: 1 },
      { kind: 'stand' },
      { kind: 'surrender' },
      { kind: 'endTurn' },
    );
    let mine = lost;
    while (mine.turn !== 0) mine = play(mine, { kind: 'begin' }, { kind: 'endTurn' });
    expect(refusePlace(mine, 0, CROSSROAD, sq(1, 3), 0)).toEqual({ code: 'notConnected', square: sq(1, 3) });
    expect(refusePlace(mine, 0, CROSSROAD, sq(7, 6), 0)).toBeNull();
    expect(refusePlace(mine, 1, CROSSROAD, sq(1, 3), 0)).toBeNull();
  });

  test('[BUILD-06] without a place the line is not taken', () => {
    // A city with one exit at the edge, its road pointing off the board.
    const s = map([{ at: [1, 1], card: 'barfolk city1', level: 1, owner: 0 }]);
    for (const name of TYPES) {
      const three = hand(
        s,
        0,
        ...(isCityName(name)
          ? times<CardName>(3, 'friman')
          : (['friman', ...(name === 'straight' || name === 'turn' ? [] : ['friman' as const]), 'supply'] as const)),
      );
      expect(violation(s, { kind: 'build', tile: kind(name), level: isCityName(name) ? 1 : 0, pay: three })).toEqual({
        code: 'nowhereToBuild',
        kind: kind(name),
      });
    }
    expect(legal(s, 'build')).toEqual([]);
  });
});

describe('BUILD-07: a player without any city', () => {
  const abroad: readonly TileSpec[] = [
    { at: [1, 1], card: 'islanders city4', level: 1, owner: 1 },
    { at: [1, 2], card: 'barfolk straight', quarters: 1 },
    { at: [5, 5], card: 'barfolk turn' },
  ];

  test('[BUILD-07] places a new city anywhere that obeys the other rules', () => {
    const s = map(abroad);
    // Beside the enemy's road; and around the turn, by a road or by two walls.
    const squares = (name: KindName) => new Set(sites(s, name).map(([row, column]) => `${row},${column}`));
    expect(squares('city4')).toEqual(new Set(['1,3', '4,5', '5,6']));
    expect(squares('city1')).toEqual(new Set(['1,3', '2,2', '4,5', '5,6', '6,5', '5,4']));
    expect(why(s, 'city1', [2, 1])).toEqual({ code: 'besideCity', square: sq(2, 1) });
    expect(why(s, 'city4', [7, 7])).toEqual({ code: 'touchesNothing', square: sq(7, 7) });
    expect(why(s, 'city4', [6, 5])).toEqual({ code: 'roadsDisagree', square: sq(6, 5) });
  });

  test('[BUILD-07] a city, but no road', () => {
    const s = map(abroad);
    for (const [name, line] of [
      ['straight', ['friman', 'supply']],
      ['crossroad', ['friman', 'friman', 'supply']],
    ] as const) {
      expect(violation(s, { kind: 'build', tile: kind(name), level: 0, pay: hand(s, 0, ...line) })).toEqual({
        code: 'nowhereToBuild',
        kind: kind(name),
      });
      expect(refusePlace(s, 0, kind(name), sq(1, 3), name === 'straight' ? 1 : 0)).toEqual({
        code: 'notConnected',
        square: sq(1, 3),
      });
    }
  });

  test('[BUILD-07] with a city the exception is over', () => {
    const s = map(abroad, { hands: { 0: [...times<CardName>(5, 'barfolk friman'), 'cloudborn friman', 'supply'] } });
    const settled = put(s, 'city4', [5, 6]);
    expect([settled.holder[sq(5, 6)], pointsOf(settled, 0)]).toEqual([0, 1]);
    expect(refusePlace(settled, 0, CITY1, sq(1, 3), 3)).toEqual({ code: 'notConnected', square: sq(1, 3) });
    expect(refusePlace(settled, 0, CROSSROAD, sq(5, 7), 0)).toBeNull();
  });
});

describe('BUILD-08: the choice', () => {
  test.each(CITIES.map((name) => [name]))('[BUILD-08] the cost of a city does not depend on its exits: %s', (name) => {
    const s = map([HOME, { at: [1, 2], card: 'barfolk crossroad' }], {
      decks: { [name]: [`islanders ${name}`, `emberians ${name}`] },
    });
    const three = hand(s, 0, 'friman', 'friman', 'friman');
    expect(isOpen(s, { kind: 'build', tile: kind(name), level: 1, pay: three })).toBe(true);
    const asked = play(s, { kind: 'build', tile: kind(name), level: 1, pay: three });
    // The top card fixes the terrain, then the player chooses square and rotation.
    const spots = legal(asked, 'place').map(({ square, quarters: turn }) => [square, turn]);
    expect(new Set(spots.map(([square]) => square))).toEqual(new Set([sq(1, 3), sq(2, 2)]));
    for (const [square = -1, turn = -1] of spots) {
      const state = play(asked, { kind: 'place', square, quarters: turn });
      expect(cardName(state, state.tile[square] ?? -1)).toBe(`islanders ${name}`);
      expect(state.roads[square]).toBe(turned(ROADS_OF[kind(name)] ?? 0, turn));
      expect(cardName(state, cardsIn(state, kind(name))[0] ?? -1)).toBe(`emberians ${name}`);
      expect(census(state)).toEqual([]);
    }
  });

  test('[BUILD-08] what was built is told, with terrain, square, turn and level', () => {
    const s = map([HOME, { at: [1, 2], card: 'barfolk crossroad' }], { decks: { city2turn: ['islanders city2turn'] } });
    const { events } = playLogged(pay(s, 'city2turn'), { kind: 'place', square: sq(1, 3), quarters: 2 });
    const [event] = eventsOf(events, 'built');
    expect(event).toMatchObject({ seat: 0, square: sq(1, 3), quarters: 2, level: 1 });
    expect(cardName(s, event?.card ?? -1)).toBe('islanders city2turn');
  });
});

describe('BUILD-09: tokens', () => {
  test('[BUILD-09] without a token of the level it is neither built nor upgraded to, and not offered', () => {
    const s = map([...cityTiles(0, [...times(8, 3), 2]), { at: [4, 1], card: 'barfolk crossroad' }], {
      hands: { 0: [...times<CardName>(4, 'barfolk priest'), 'barfolk lord', 'barfolk lord'] },
    });
    expect(
      violation(s, { kind: 'build', tile: CITY1, level: 3, pay: hand(s, 0, 'priest', 'priest', 'priest') }),
    ).toEqual({ code: 'noToken', level: 3 });
    expect(violation(s, { kind: 'upgrade', square: citySquare(8), pay: hand(s, 0, 'priest', 'priest') })).toEqual({
      code: 'noToken',
      level: 3,
    });
    expect(legal(s, 'build')).toEqual([]);
    // Level 3 to 4 turns a token that lies there.
    expect(legal(s, 'upgrade').map(({ square }) => square)).toEqual(times(8, 0).map((_, i) => citySquare(i)));
  });

  test('[BUILD-09] roads need no token, and belong to nobody', () => {
    const s = map([...cityTiles(0, [...times(8, 1)]), { at: [4, 1], card: 'barfolk crossroad' }], {
      hands: { 0: ['barfolk friman', 'supply'] },
    });
    const asked = play(s, { kind: 'build', tile: STRAIGHT, level: 0, pay: hand(s, 0, 'friman', 'supply') });
    const state = play(asked, { kind: 'place', square: sq(5, 1), quarters: 0 });
    expect([state.level[sq(5, 1)], state.holder[sq(5, 1)], pointsOf(state, 0)]).toEqual([0, NOBODY, 8]);
  });

  test('[BUILD-09] a token that comes back can be used at once', () => {
    const s = map([...cityTiles(0, [2, ...times(7, 1)]), { at: [4, 1], card: 'barfolk crossroad' }], {
      hands: { 0: ['barfolk priest', 'barfolk priest', ...times<CardName>(3, 'barfolk friman')] },
    });
    const city: Action = { kind: 'build', tile: CITY1, level: 1, pay: hand(s, 0, 'friman', 'friman', 'friman') };
    expect(violation(s, city)).toEqual({ code: 'noToken', level: 1 });
    const upgraded = play(s, { kind: 'upgrade', square: citySquare(0), pay: hand(s, 0, 'priest', 'priest') });
    const asked = play(upgraded, city);
    const state = play(asked, { kind: 'place', square: sq(5, 1), quarters: 0 });
    expect([state.level[sq(5, 1)], pointsOf(state, 0)]).toEqual([1, 3 + 7 + 1]);
  });

  test('[BUILD-09] a token on a city that was lost is free again', () => {
    const tiles = [...cityTiles(0, times(8, 1)), { at: [4, 1], card: 'barfolk crossroad' } as const];
    const s = arrange({
      bare: true,
      turn: 3,
      tiles,
      heroes: { 3: [[1, 7]] },
      hands: { 0: times<CardName>(3, 'barfolk friman'), 3: ['islanders weapon', 'islanders lord'] },
    });
    const assault = play(s, {
      kind: 'attack',
      target: { kind: 'city', square: sq(1, 7) },
      heroes: 1,
      weapon: card(s, 3, 'weapon'),
      copies: 1,
    });
    const taken = play(
      assault,
      { kind: 'lay', card: card(assault, 3, 'lord'), copies: 1 },
      { kind: 'stand' },
      { kind: 'surrender' },
      { kind: 'endTurn' },
      { kind: 'begin' },
    );
    expect([taken.turn, taken.holder[sq(1, 7)]]).toEqual([0, 3]);
    // The hand drew up to six in between.
    expect(
      isOpen(taken, {
        kind: 'build',
        tile: CITY1,
        level: 1,
        pay: hand(taken, 0, 'barfolk friman', 'barfolk friman', 'barfolk friman'),
      }),
    ).toBe(true);
  });
});

describe('BUILD-10: how often', () => {
  test('[BUILD-10] built and upgraded to level 4 in one turn', () => {
    let s = map([HOME, { at: [1, 2], card: 'barfolk crossroad' }], {
      hands: {
        0: [
          ...times<CardName>(3, 'barfolk friman'),
          ...times<CardName>(2, 'barfolk chief'),
          ...times<CardName>(2, 'barfolk priest'),
          ...times<CardName>(2, 'barfolk lord'),
        ],
      },
    });
    s = put(s, 'city3', [1, 3], 1);
    for (const unit of ['chief', 'priest', 'lord'] as const)
      s = play(s, { kind: 'upgrade', square: sq(1, 3), pay: hand(s, 0, unit, unit) });
    expect([s.level[sq(1, 3)], pointsOf(s, 0)]).toEqual([4, 5]);
  });

  test('[BUILD-10] several cities and several upgrades in one turn', () => {
    let s = map([HOME, { at: [1, 2], card: 'barfolk crossroad' }], {
      hands: {
        0: [...times<CardName>(5, 'barfolk friman'), 'cloudborn friman', ...times<CardName>(4, 'barfolk chief')],
      },
    });
    s = put(s, 'city4', [1, 3]);
    s = put(s, 'city4', [2, 2]);
    for (const square of [sq(1, 3), sq(2, 2)])
      s = play(s, { kind: 'upgrade', square, pay: hand(s, 0, 'chief', 'chief') });
    expect(pointsOf(s, 0)).toBe(1 + 2 + 2);
  });
});

describe('BUILD-11: impassable squares', () => {
  const closedBy = (s: GameState, action: Action) =>
    eventsOf(playLogged(s, action).events, 'impassable').map(({ square }) => square);

  /** Own city at (3,2), a wall to the right of (1,1): a second wall below it closes it. */
  const corner = (more: Arrangement = {}): GameState =>
    map(
      [
        { at: [3, 2], card: 'barfolk city4', level: 1, owner: 0 },
        { at: [1, 2], card: 'barfolk straight' },
        { at: [2, 2], card: 'barfolk crossroad' },
      ],
      more,
    );

  test('[BUILD-11] a square between walls and the edge', () => {
    const s = corner();
    expect(s.tile[sq(1, 1)]).toBe(EMPTY);
    expect(closedBy(pay(s, 'turn'), { kind: 'place', square: sq(2, 1), quarters: 1 })).toEqual([sq(1, 1)]);
    const state = put(s, 'turn', [2, 1], 1);
    expect(state.tile[sq(1, 1)]).toBe(IMPASSABLE);
    // With a road towards it the same square stays open.
    expect(closedBy(pay(s, 'turn'), { kind: 'place', square: sq(2, 1), quarters: 0 })).toEqual([]);
  });

  /** (2,2) has a road from the west and walls to the north and, after a straight road at (2,3), to the east. */
  const deadEnd = (south: TileSpec, more: Arrangement = {}): GameState =>
    map(
      [
        HOME,
        { at: [1, 2], card: 'barfolk straight', quarters: 1 },
        { at: [1, 3], card: 'barfolk crossroad' },
        { at: [2, 1], card: 'barfolk crossroad' },
        south,
      ],
      more,
    );
  const SOUTH_ROAD: TileSpec = { at: [3, 2], card: 'islanders straight', quarters: 1 };
  const SOUTH_CITY: TileSpec = { at: [3, 2], card: 'islanders city1', quarters: 2, level: 1, owner: 1 };
  const lastWall: Action = { kind: 'place', square: sq(2, 3), quarters: 0 };

  test('[BUILD-11] a dead end stays open while a one-exit city could stand there, and closes where no city may', () => {
    expect(closedBy(pay(deadEnd(SOUTH_ROAD), 'straight'), lastWall)).toEqual([]);
    expect(closedBy(pay(deadEnd(SOUTH_CITY), 'straight'), lastWall)).toEqual([sq(2, 2)]);
  });

  test('[BUILD-11] what is no longer in the pool does not keep a square open', () => {
    expect(closedBy(pay(deadEnd(SOUTH_ROAD, { left: { city1: 1 } }), 'straight'), lastWall)).toEqual([]);
    expect(closedBy(pay(deadEnd(SOUTH_ROAD, { left: { city1: 0 } }), 'straight'), lastWall)).toEqual([sq(2, 2)]);
  });

  test('[BUILD-11] the last card of a type closes squares that only it would fit, wherever it is built', () => {
    // (2,2) needs four roads and lies beside a city: a crossroad or nothing.
    const tiles: readonly TileSpec[] = [
      { at: [2, 1], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [1, 2], card: 'barfolk crossroad' },
      { at: [2, 3], card: 'cloudborn crossroad' },
      { at: [3, 2], card: 'islanders crossroad' },
    ];
    const far: Action = { kind: 'place', square: sq(3, 1), quarters: 0 };
    expect(closedBy(pay(map(tiles, { left: { crossroad: 2 } }), 'crossroad'), far)).toEqual([]);
    expect(closedBy(pay(map(tiles, { left: { crossroad: 1 } }), 'crossroad'), far)).toEqual([sq(2, 2)]);
  });

  /** Three empty squares in a corner, walled on the outer sides; a turn at (2,2) leads into them or shows them its back. */
  const pocket = (left: Partial<Record<KindName, number>> = {}): GameState =>
    map(
      [
        { at: [2, 3], card: 'barfolk city4', level: 1, owner: 0 },
        { at: [1, 3], card: 'barfolk straight' },
        { at: [3, 1], card: 'cloudborn straight', quarters: 1 },
      ],
      { left },
    );
  const INTO: Action = { kind: 'place', square: sq(2, 2), quarters: 0 };
  const BACK: Action = { kind: 'place', square: sq(2, 2), quarters: 1 };
  const THREE = [sq(1, 1), sq(1, 2), sq(2, 1)];

  test('[BUILD-11, RULE-09] a pocket to which no road leads closes as a whole, whatever could be laid inside', () => {
    const { state, events } = playLogged(pay(pocket(), 'turn'), BACK);
    expect(eventsOf(events, 'impassable').map(({ square }) => square)).toEqual(THREE);
    expect(THREE.map((square) => state.tile[square])).toEqual([IMPASSABLE, IMPASSABLE, IMPASSABLE]);
  });

  test('[RULE-09] a square that nothing joins yet stays open while a road can be carried on to it', () => {
    expect(closedBy(pay(pocket(), 'turn'), INTO)).toEqual([]);
    // Only a turn, a tee or a city with such exits could carry the road on from (1,2) to the west.
    const straightOnly = { tee: 0, city3: 0, city2turn: 0 } as const;
    expect(closedBy(pay(pocket({ ...straightOnly, turn: 2 }), 'turn'), INTO)).toEqual([]);
    expect(closedBy(pay(pocket({ ...straightOnly, turn: 1 }), 'turn'), INTO)).toEqual([sq(1, 1), sq(2, 1)]);
  });

  test('[RULE-09] a road that could be carried on to a square does not help it when no card there could take it up', () => {
    // (3,3) has walls on three sides after a straight road at (3,4); a turn at (2,3) could lead into it, but only a one-exit city could end there.
    const walled = (left: Partial<Record<KindName, number>>): GameState =>
      map(
        [
          { at: [2, 1], card: 'barfolk city4', level: 1, owner: 0 },
          { at: [2, 2], card: 'barfolk crossroad' },
          { at: [3, 2], card: 'barfolk straight' },
          { at: [1, 2], card: 'cloudborn crossroad' },
          { at: [1, 3], card: 'barfolk straight', quarters: 1 },
          { at: [1, 4], card: 'islanders crossroad' },
          { at: [2, 4], card: 'barfolk straight' },
          { at: [4, 3], card: 'cloudborn straight', quarters: 1 },
        ],
        { left },
      );
    const wall: Action = { kind: 'place', square: sq(3, 4), quarters: 0 };
    expect(closedBy(pay(walled({ city1: 1 }), 'straight'), wall)).toEqual([]);
    expect(closedBy(pay(walled({ city1: 0 }), 'straight'), wall)).toEqual([sq(3, 3)]);
  });

  test('[RULE-09] towards the edge nothing can join: a card that points off the board alone does not count', () => {
    // A turn with roads to the north and west agrees with both walls of (1,1), and joins nothing.
    const s = corner();
    const asked = pay(s, 'turn');
    expect(asked.tile[sq(1, 1)]).toBe(EMPTY);
    expect(closedBy(asked, { kind: 'place', square: sq(2, 1), quarters: 1 })).toEqual([sq(1, 1)]);
  });

  test('[BUILD-11, HERO-03] no hero enters it, by no road and with no wings', () => {
    const s = deadEnd(SOUTH_CITY, { hands: { 0: [...MASON, 'barfolk horse', 'wings'] }, heroes: { 0: [[2, 1]] } });
    const state = play(pay(s, 'straight'), lastWall);
    expect(state.tile[sq(2, 2)]).toBe(IMPASSABLE);
    // The crossroad at (2,1) has a road that points there.
    expect((state.roads[sq(2, 1)] ?? 0) & EAST).toBe(EAST);
    expect(violation(state, { kind: 'move', hero: 0, to: sq(2, 2), pay: hand(state, 0, 'horse') })).toEqual({
      code: 'outOfReach',
      square: sq(2, 2),
    });
    expect(violation(state, { kind: 'fly', by: card(state, 0, 'wings'), hero: 0, to: sq(2, 2) })).toEqual({
      code: 'outOfReach',
      square: sq(2, 2),
    });
    expect(stepsTo(state, 0, sq(2, 1), sq(2, 2))).toBeNull();
    expect(heroSquare(state, 0, 0)).toBe(sq(2, 1));
  });

  test.each([2, 3, 4] as const)('[BUILD-11] no square is impassable when a game of %i begins', (players) => {
    const s = arrange({ config: standardConfig(players) });
    expect([...s.tile].filter((tile) => tile === IMPASSABLE)).toEqual([]);
    expect(kindOf(s, s.tile[sq(4, 4)] ?? -1)).toBe(kind('ruins'));
  });
});
