/** END: how the game ends and who wins. */
import {
  apply,
  cardsIn,
  CITY1,
  decision,
  EMPTY,
  FACTION_NAMES,
  handOf,
  isOver,
  item,
  legalActions,
  standardConfig,
  standings,
  toMove,
  viewFor,
  type Action,
  type GameConfig,
  type GameState,
  type Place,
  type PlayerView,
} from '@battalia/engine';
import {
  arrange,
  card,
  citySquare,
  cityTiles,
  eventsOf,
  fullMap,
  hand,
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
import { setSeals } from '../volcano';

const CONFIG = standardConfig(4);
const HOME: TileSpec = { at: [1, 1], card: 'barfolk city4', level: 1, owner: 0 };

describe('END-01: the map is full', () => {
  /** Everything is built but (1,2), or (1,2) and another square. */
  const almost = (open: readonly Place[], tiles: readonly TileSpec[], more: Arrangement = {}): GameState => {
    const named = tiles.map(({ at }) => at);
    return arrange({
      config: CONFIG,
      day: 2,
      hands: { 0: [...times<CardName>(4, 'barfolk friman'), 'supply', 'supply'] },
      tiles: [...fullMap(CONFIG, [...open, ...named]), HOME, ...tiles],
      ...more,
    });
  };
  const pay = (s: GameState, name: 'turn' | 'tee'): GameState =>
    play(s, {
      kind: 'build',
      tile: kind(name),
      level: 0,
      pay: hand(
        s,
        0,
        ...(name === 'turn' ? (['friman', 'supply'] as const) : (['friman', 'friman', 'supply'] as const)),
      ),
    });
  const BELOW: TileSpec = { at: [2, 2], card: 'barfolk crossroad' };
  const BESIDE: TileSpec = { at: [1, 3], card: 'barfolk straight' };

  test('[END-01] the game ends at once when the last empty square is filled', () => {
    const s = almost([[1, 2]], [BELOW, BESIDE]);
    const asked = pay(s, 'turn');
    expect(isOver(asked)).toBe(false);
    const { state, events } = playLogged(asked, { kind: 'place', square: sq(1, 2), quarters: 2 });
    expect(events.at(-1)).toEqual({ kind: 'ended', reason: 'mapFull' });
    expect([isOver(state), decision(state), toMove(state), legalActions(state)]).toEqual([true, null, -1, []]);
    // There are cards left and the turn was not over: it does not matter.
    expect(cardsIn(state, handOf(0))).toHaveLength(4);
    for (const action of [{ kind: 'endTurn' }, { kind: 'begin' }, { kind: 'place', square: 1, quarters: 0 }] as const)
      expect(refused(state, action)).toBe('gameOver');
  });

  test('[END-01] one empty square is enough to go on', () => {
    const s = almost(
      [
        [1, 2],
        [7, 4],
      ],
      [BELOW, BESIDE],
    );
    const { state, events } = playLogged(pay(s, 'turn'), { kind: 'place', square: sq(1, 2), quarters: 2 });
    expect(eventsOf(events, 'ended')).toEqual([]);
    expect(decision(state)).toEqual({ kind: 'acting', seat: 0 });
  });

  test('[END-01, BUILD-11] impassable squares count as filled, also one that closes with the last card', () => {
    // (1,3) has walls to the east and south: a card at (1,2) without a road to the east closes it.
    const s = almost(
      [
        [1, 2],
        [1, 3],
      ],
      [BELOW, { at: [1, 4], card: 'barfolk straight' }, { at: [2, 3], card: 'cloudborn straight', quarters: 1 }],
    );
    const closing = playLogged(pay(s, 'turn'), { kind: 'place', square: sq(1, 2), quarters: 2 });
    expect(closing.events.map((event) => event.kind)).toEqual(['built', 'impassable', 'ended']);
    expect(isOver(closing.state)).toBe(true);
    // With a road to it a one-exit city could still go there.
    const open = playLogged(pay(s, 'tee'), { kind: 'place', square: sq(1, 2), quarters: 1 });
    expect(open.events.map((event) => event.kind)).toEqual(['built']);
    expect(isOver(open.state)).toBe(false);
  });
});

/** Cities of seat 0 on a bare map, and a hand. */
const realm = (levels: readonly number[], cards: readonly CardName[], more: Arrangement = {}): GameState =>
  arrange({ bare: true, hands: { 0: cards }, ...more, tiles: [...cityTiles(0, levels), ...(more.tiles ?? [])] });

describe('END-02: the fifth city of level 4', () => {
  const reason = (s: GameState, action: Action) => {
    const result = apply(s, action);
    return result.ok ? eventsOf(result.events, 'ended').map((event) => event.reason) : result.violation;
  };

  test('[END-02] by building', () => {
    const lords = times<CardName>(3, 'barfolk lord');
    const site: TileSpec = { at: [4, 1], card: 'barfolk crossroad' };
    for (const [levels, ends] of [
      [[4, 4, 4, 4, 3, 3, 2, 1], true],
      [[4, 4, 4, 3, 3, 3, 2, 1], false],
    ] as const) {
      const s = realm(levels, lords, { tiles: [site] });
      const asked = play(s, { kind: 'build', tile: CITY1, level: 4, pay: hand(s, 0, 'lord', 'lord', 'lord') });
      expect(reason(asked, { kind: 'place', square: sq(5, 1), quarters: 0 })).toEqual(ends ? ['cities'] : []);
    }
  });

  test('[END-02] by an upgrade', () => {
    for (const [levels, ends] of [
      [[3, 4, 4, 4, 4], true],
      [[3, 4, 4, 4, 2], false],
    ] as const) {
      const s = realm(levels, ['barfolk lord', 'barfolk lord']);
      expect(reason(s, { kind: 'upgrade', square: citySquare(0), pay: hand(s, 0, 'lord', 'lord') })).toEqual(
        ends ? ['cities'] : [],
      );
    }
  });

  /** Seat 0 beats what stands at (5,7). */
  function conquest(
    levels: readonly number[],
    city: Omit<TileSpec, 'at'>,
  ): { readonly s: GameState; readonly last: Action } {
    const s = realm(levels, ['barfolk weapon', 'barfolk lord', 'cloudborn lord'], {
      tiles: [{ at: [5, 7], ...city }],
      heroes: { 0: [[5, 7]] },
    });
    let battle = play(s, {
      kind: 'attack',
      target: { kind: 'city', square: sq(5, 7) },
      heroes: 1,
      weapon: card(s, 0, 'weapon'),
      copies: 1,
    });
    for (const name of ['barfolk lord', 'cloudborn lord'] as const)
      battle = play(battle, { kind: 'lay', card: card(battle, 0, name), copies: 1 });
    if (city.owner === undefined) return { s: battle, last: { kind: 'stand' } };
    return { s: play(battle, { kind: 'stand' }), last: { kind: 'surrender' } };
  }

  test('[END-02] by taking a neutral city', () => {
    const fifth = conquest([4, 4, 4, 4], { card: 'islanders city1', level: 4 });
    expect(reason(fifth.s, fifth.last)).toEqual(['cities']);
    const fourth = conquest([4, 4, 4], { card: 'islanders city1', level: 4 });
    expect(reason(fourth.s, fourth.last)).toEqual([]);
  });

  test("[END-02] by conquering an enemy's, of level 4 only", () => {
    for (const [level, ends] of [
      [4, true],
      [3, false],
    ] as const) {
      const { s, last } = conquest([4, 4, 4, 4], { card: 'islanders city1', level, owner: 1 });
      expect(reason(s, last)).toEqual(ends ? ['cities'] : []);
    }
  });

  test('[END-02] a conquered city that gets a lower token does not count', () => {
    const { s, last } = conquest([...times(4, 4), ...times(4, 3)], { card: 'islanders city1', level: 4, owner: 1 });
    const state = play(s, last);
    expect([state.level[sq(5, 7)], isOver(state)]).toEqual([2, false]);
  });

  test('[END-02] five in one hand, not five on the map', () => {
    const s = arrange({
      bare: true,
      tiles: [...cityTiles(0, [3, 4, 4, 4]), ...cityTiles(1, [4, 4, 4], 4)],
      hands: { 0: ['barfolk lord', 'barfolk lord'] },
    });
    expect(reason(s, { kind: 'upgrade', square: 0, pay: hand(s, 0, 'lord', 'lord') })).toEqual([]);
  });

  test('[END-02] nothing is asked any more, not even what the victory would bring', () => {
    const { s, last } = conquest([4, 4, 4, 4], { card: 'islanders city1', level: 4 });
    const state = play(s, last);
    expect([decision(state), legalActions(state)]).toEqual([null, []]);
    expect(violation(state, { kind: 'endTurn' })).toEqual({ code: 'gameOver' });
  });
});

describe('END-03: who wins', () => {
  /** Levels of the cities of each seat, and how many heroes each has on the board. */
  function table(levels: readonly (readonly number[])[], heroes: readonly number[] = [0, 0, 0, 0]): GameState {
    let from = 0;
    const tiles = levels.flatMap((list, seat) => {
      const own = cityTiles(seat, list, from);
      from += list.length;
      return own;
    });
    return arrange({
      bare: true,
      tiles,
      heroes: Object.fromEntries(heroes.map((count, seat) => [seat, times<Place>(count, [1, 1])])),
    });
  }
  const ranking = (s: GameState) => standings(s).map(({ seat, place }) => [seat, place]);

  test('[END-03] most points win: the sum of the levels of the own cities', () => {
    const s = table([[1, 1], [4, 3], [1], [1, 1, 1]]);
    expect(standings(s).map(({ seat, place, points }) => [seat, place, points])).toEqual([
      [1, 1, 7],
      [3, 2, 3],
      [0, 3, 2],
      [2, 4, 1],
    ]);
  });

  test('[END-03] neutral cities, the ruins and heroes are worth nothing', () => {
    const s = arrange({
      bare: true,
      tiles: [...cityTiles(0, [1]), { at: [4, 4], card: 'ruins' }, { at: [6, 6], card: 'cloudborn city1', level: 4 }],
      heroes: {
        0: [
          [4, 4],
          [6, 6],
        ],
      },
    });
    expect(standings(s)[0]).toMatchObject({ seat: 0, points: 1, heroes: 2, cities: [0, 0, 0, 1] });
  });

  test.each([
    ['level 4', [3, 3], [4, 1, 1]],
    ['level 3', [2, 2, 2], [3, 1, 1, 1]],
    ['level 2', [1, 1, 1, 1], [2, 1, 1]],
    ['level 3, with as many of level 4', [4, 2, 2, 1], [4, 3, 1, 1]],
    ['level 2, with as many of level 3', [3, 1, 1], [3, 2]],
  ] as const)('[END-03] a tie goes to whoever has more cities of %s', (_name, less, more) => {
    expect(ranking(table([less, more, [], []]))).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 3],
    ]);
    expect(ranking(table([more, less, [], []]))).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 3],
    ]);
  });

  test('[END-03] then cities of level 1, where points come from elsewhere', () => {
    const config = standardConfig(4, ['volcano']);
    const s = arrange({ config, bare: true, tiles: [{ at: [4, 4], card: 'peak' }, ...cityTiles(1, [1, 1])] });
    // The seal of a sanctuary is worth two points.
    setSeals(s, 0, 1);
    expect(
      standings(s)
        .slice(0, 2)
        .map(({ seat, place, points }) => [seat, place, points]),
    ).toEqual([
      [1, 1, 2],
      [0, 2, 2],
    ]);
  });

  test('[END-03] then heroes on the board', () => {
    const same = [
      [2, 1],
      [2, 1],
      [1, 2],
      [2, 1],
    ] as const;
    expect(ranking(table(same, [0, 2, 1, 0]))).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
      [3, 3],
    ]);
    // Heroes decide nothing before cities do.
    expect(ranking(table([[1, 1], [2], [], []], [2, 0, 0, 0]))).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 3],
    ]);
  });

  test('[END-03] still equal: the place is shared', () => {
    expect(ranking(table([[2], [2], [2], [1]], [1, 1, 1, 2]))).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 4],
    ]);
  });

  test('[END-03] who ends the game need not win it, and the standings are shown when it is over', () => {
    const s = arrange({
      bare: true,
      tiles: [...cityTiles(0, [3, 4, 4, 4, 4]), ...cityTiles(1, [4, 4, 4, 4, 3, 3, 3], 5)],
      hands: { 0: ['barfolk lord', 'barfolk lord'] },
    });
    expect(viewFor(s, 0).standings).toBeNull();
    const over = play(s, { kind: 'upgrade', square: 0, pay: hand(s, 0, 'lord', 'lord') });
    expect(viewFor(over, 2).standings?.map(({ seat, points }) => [seat, points])).toEqual([
      [1, 25],
      [0, 20],
      [2, 0],
      [3, 0],
    ]);
    expect(viewFor(over, 'table').over).toBe('cities');
    expect(legal(over, 'endTurn')).toEqual([]);
  });
});

describe('what is told of an end before it comes', () => {
  /** Boards differ: the cities lie on any squares. */
  const ahead = (config: GameConfig, ...levels: readonly (readonly number[])[]): PlayerView['ends'] => {
    const s = arrange({ config, factions: FACTION_NAMES.slice(0, config.seats.length), bare: true, day: 9 });
    const cards = cardsIn(s, kind('city4')).concat(cardsIn(s, kind('city1')));
    const squares = Array.from(s.tile.keys()).filter((square) => s.tile[square] === EMPTY);
    for (const [i, [seat, level]] of levels
      .flatMap((own, seat) => own.map((level) => [seat, level] as const))
      .entries()) {
      s.tile[item(squares, i)] = item(cards, i);
      s.holder[item(squares, i)] = seat;
      s.level[item(squares, i)] = level;
    }
    return viewFor(s, 'table').ends;
  };
  const of = (ends: PlayerView['ends'], wanted: string): readonly unknown[] =>
    ends.filter(({ reason }) => reason === wanted).map(({ seats, needed, missing }) => [seats, needed, missing]);

  test('[END-01, END-02] cities of each player, and squares; there is no other end without options', () => {
    const ends = ahead(CONFIG, [4, 4, 4, 3], [4]);
    expect(of(ends, 'cities')).toEqual([
      [[0], 5, 2],
      [[1], 5, 4],
      [[2], 5, 5],
      [[3], 5, 5],
    ]);
    // Seven rows and columns, and five squares of them are taken.
    expect(of(ends, 'mapFull')).toEqual([[[], 49, 44]]);
    expect(ends).toHaveLength(5);
  });

  test('[ALT-03, VOL-06] points and weeks where they count, and no full map in a scenario', () => {
    const agreed = ahead(standardConfig(2, [], { points: 12, weeks: 3, level4Cities: 2 }), [4, 3], [1]);
    expect(of(agreed, 'cities')).toEqual([
      [[0], 2, 1],
      [[1], 2, 2],
    ]);
    expect(of(agreed, 'points')).toEqual([
      [[0], 12, 5],
      [[1], 12, 11],
    ]);
    // The ninth day is in the second week.
    expect(of(agreed, 'weeks')).toEqual([[[], 3, 1]]);
    const volcano = ahead(standardConfig(2, ['volcano']), [4], [1]);
    expect(of(volcano, 'points')).toEqual([
      [[0], 30, 26],
      [[1], 30, 29],
    ]);
    expect(of(volcano, 'mapFull')).toEqual([]);
  });

  test('[TEAM-05, ROY-04] partners together, with their residences and capitals; two of five players count more', () => {
    const config = standardConfig(5, ['stormgates', 'royals', 'teams'], { points: 40 });
    const ends = ahead(config, [6, 4], [5], [4, 1], [3]);
    expect(of(ends, 'cities')).toEqual([
      [[0, 2, 4], 12, 9],
      [[1, 3], 9, 8],
    ]);
    expect(of(ends, 'points')).toEqual([
      [[0, 2, 4], 40, 25],
      [[1, 3], 40, 28],
    ]);
  });
});
