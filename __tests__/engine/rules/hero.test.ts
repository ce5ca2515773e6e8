/** HERO: hiring and moving heroes, and cities that nobody owns. */
import {
  decision,
  heroSquare,
  kindOf,
  NOBODY,
  NONE,
  pointsOf,
  refusal,
  standardConfig,
  stepsTo,
  type Action,
  type GameState,
  type Place,
} from '@battalia/engine/testing';
import {
  arrange,
  card,
  cityTiles,
  eventsOf,
  hand,
  isOpen,
  kind,
  legal,
  play,
  playedNames,
  playLogged,
  refused,
  sq,
  times,
  violation,
  type Arrangement,
  type CardName,
  type TileSpec,
} from '../support';
import { committed } from '../battlefield';

const HOME: TileSpec = { at: [1, 1], card: 'barfolk city4', level: 1, owner: 0 };
const recruit = (s: GameState, square: number, seat = 0): Action => ({
  kind: 'recruit',
  square,
  pay: hand(s, seat, 'weapon', 'supply', 'supply'),
});
const ARMOURY: readonly CardName[] = [...times<CardName>(3, 'barfolk weapon'), ...times<CardName>(6, 'supply')];

/** A straight way of crossroads from (1,1) to the east. */
const way = (length: number): TileSpec[] =>
  Array.from({ length }, (_, i): TileSpec => ({
    at: [1, 2 + i],
    card: `${(['barfolk', 'cloudborn', 'emberians', 'islanders'] as const)[i % 4] ?? 'barfolk'} crossroad`,
  }));

const traveller = (
  cards: readonly CardName[],
  tiles: readonly TileSpec[] = [HOME, ...way(6)],
  more: Arrangement = {},
): GameState => arrange({ bare: true, day: 1, tiles, hands: { 0: cards }, heroes: { 0: [[1, 1]] }, ...more });

const go = (s: GameState, [row, column]: Place, names: readonly CardName[], hero = 0): Action => ({
  kind: 'move',
  hero,
  to: sq(row, column),
  pay: hand(s, 0, ...names),
});

describe('HERO-01: hiring', () => {
  test('[HERO-01] for a weapon and two supplies, no more and no less', () => {
    const s = arrange({ bare: true, tiles: [HOME], hands: { 0: [...ARMOURY, 'barfolk horse'] } });
    const pay = (...names: CardName[]): Action => ({ kind: 'recruit', square: 0, pay: hand(s, 0, ...names) });
    expect(isOpen(s, pay('weapon', 'supply', 'supply'))).toBe(true);
    for (const line of [
      ['weapon', 'supply'],
      ['supply', 'supply'],
      ['weapon', 'weapon', 'supply', 'supply'],
      ['weapon', 'supply', 'supply', 'supply'],
      ['horse', 'supply', 'supply'],
      [],
    ] as const) {
      expect(violation(s, pay(...line))).toMatchObject({
        code: 'doesNotPay',
        cost: { weapons: 1, supplies: 2, horses: 0 },
      });
    }
    const { state, events } = playLogged(s, recruit(s, 0));
    expect(eventsOf(events, 'recruited')).toEqual([{ kind: 'recruited', seat: 0, hero: 0, square: 0 }]);
    expect(heroSquare(state, 0, 0)).toBe(0);
    expect(playedNames(state, 0)).toEqual(['barfolk weapon', 'supply', 'supply']);
  });

  test('[HERO-01] Sword, Shield and Hammer are weapons for it', () => {
    for (const great of ['sword', 'shield', 'hammer'] as const) {
      const s = arrange({ bare: true, tiles: [HOME], hands: { 0: [great, 'supply', 'supply'] } });
      expect(isOpen(s, { kind: 'recruit', square: 0, pay: hand(s, 0, great, 'supply', 'supply') })).toBe(true);
    }
  });

  test('[HERO-01] on any own city, and nowhere else', () => {
    const s = arrange({
      bare: true,
      hands: { 0: ARMOURY },
      tiles: [
        HOME,
        { at: [1, 2], card: 'barfolk straight', quarters: 1 },
        { at: [1, 3], card: 'islanders city4', level: 1, owner: 1 },
        { at: [3, 3], card: 'cloudborn city4', level: 4 },
        { at: [4, 4], card: 'ruins' },
        { at: [7, 7], card: 'emberians city1', level: 3, owner: 0 },
      ],
    });
    expect(legal(s, 'recruit').map(({ square }) => square)).toEqual([0, sq(7, 7)]);
    for (const square of [sq(1, 2), sq(1, 3), sq(3, 3), sq(4, 4), sq(5, 5), -1, 49, 0.5])
      expect(violation(s, { kind: 'recruit', square, pay: hand(s, 0, 'weapon', 'supply', 'supply') })).toEqual({
        code: 'notYourCity',
        square,
      });
  });

  test('[HERO-01] whoever stands there: own hero or enemies, and nothing happens to them', () => {
    const s = arrange({
      bare: true,
      tiles: [HOME],
      hands: { 0: ARMOURY },
      heroes: {
        0: [[1, 1]],
        1: [
          [1, 1],
          [1, 1],
        ],
        2: [[1, 1]],
      },
    });
    const { state, events } = playLogged(s, recruit(s, 0));
    expect([
      heroSquare(state, 0, 0),
      heroSquare(state, 0, 1),
      heroSquare(state, 1, 0),
      heroSquare(state, 1, 1),
      heroSquare(state, 2, 0),
    ]).toEqual([0, 0, 0, 0, 0]);
    expect(events.map((event) => event.kind)).toEqual(['paid', 'recruited']);
    expect(decision(state)).toEqual({ kind: 'acting', seat: 0 });
  });

  test('[HERO-01] at most two', () => {
    const s = arrange({
      bare: true,
      tiles: [HOME],
      hands: { 0: ARMOURY },
      heroes: {
        0: [
          [1, 1],
          [1, 1],
        ],
      },
    });
    expect(violation(s, recruit(s, 0))).toEqual({ code: 'bothHeroesHired' });
    expect(legal(s, 'recruit')).toEqual([]);
  });

  test('[HERO-01] a hero that was lost can be hired again', () => {
    const s = arrange({
      heroes: {
        0: [
          [2, 4],
          [1, 1],
        ],
      },
      hands: { 0: ARMOURY },
    });
    const open = play(s, {
      kind: 'attack',
      target: { kind: 'city', square: sq(2, 4) },
      heroes: 1,
      weapon: card(s, 0, 'weapon'),
      copies: 1,
    });
    const lost = play(committed(open), { kind: 'pass' });
    expect([heroSquare(lost, 0, 0), heroSquare(lost, 0, 1)]).toEqual([-1, sq(1, 1)]);
    const home = lost.holder.indexOf(0);
    const { state, events } = playLogged(lost, recruit(lost, home));
    expect(eventsOf(events, 'recruited')).toEqual([{ kind: 'recruited', seat: 0, hero: 0, square: home }]);
    expect([heroSquare(state, 0, 0), heroSquare(state, 0, 1)]).toEqual([home, sq(1, 1)]);
  });
});

describe('HERO-02: moving', () => {
  test('[HERO-02] a supply for each square, exactly', () => {
    const s = traveller(times(6, 'supply' as const));
    for (let steps = 1; steps <= 6; steps++) {
      const to: Place = [1, 1 + steps];
      for (let paid = 0; paid <= 6; paid++) {
        const move = go(s, to, times<CardName>(paid, 'supply'));
        if (paid === steps) expect(isOpen(s, move)).toBe(true);
        else expect(violation(s, move)).toEqual({ code: 'wrongSteps', needed: steps });
      }
    }
    const { state, events } = playLogged(s, go(s, [1, 4], times<CardName>(3, 'supply')));
    expect(heroSquare(state, 0, 0)).toBe(sq(1, 4));
    expect(eventsOf(events, 'moved')).toEqual([
      { kind: 'moved', seat: 0, hero: 0, path: [sq(1, 1), sq(1, 2), sq(1, 3), sq(1, 4)] },
    ]);
  });

  test('[HERO-02] a horse up to three squares', () => {
    const s = traveller(['barfolk horse']);
    expect(legal(s, 'move').map(({ to }) => to)).toEqual([sq(1, 2), sq(1, 3), sq(1, 4)]);
    expect(violation(s, go(s, [1, 5], ['horse']))).toEqual({ code: 'wrongSteps', needed: 4 });
    // What is not used of it is lost.
    const state = play(s, go(s, [1, 2], ['horse']));
    expect(legal(state, 'move')).toEqual([]);
  });

  test('[HERO-02] horses and supplies together, without limit', () => {
    const s = traveller(['barfolk horse', 'barfolk horse', ...times<CardName>(3, 'supply')]);
    const lines = (column: number) =>
      legal(s, 'move')
        .filter(({ to }) => to === sq(1, column))
        .map(({ pay }) =>
          (['horse', 'supply'] as const).map((name) => pay.filter((other) => kindOf(s, other) === kind(name)).length),
        );
    expect(lines(3)).toEqual(
      expect.arrayContaining([
        [0, 2],
        [1, 0],
      ]),
    );
    expect(lines(5).sort()).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(lines(7).sort()).toEqual([
      [1, 3],
      [2, 0],
    ]);
    expect(isOpen(s, go(s, [1, 7], ['horse', 'horse']))).toBe(true);
    expect(isOpen(s, go(s, [1, 7], ['horse', 'supply', 'supply', 'supply']))).toBe(true);
  });

  test('[RULE-10] a line holds no card that the way does not need', () => {
    const s = traveller(['barfolk horse', 'barfolk horse', ...times<CardName>(3, 'supply'), 'barfolk friman']);
    for (const line of [
      ['horse', 'supply'],
      ['horse', 'horse'],
      ['supply', 'supply', 'supply'],
      ['horse', 'supply', 'supply'],
      ['supply', 'supply', 'friman'],
    ] as const) {
      expect(violation(s, go(s, [1, 3], line))).toEqual({ code: 'wrongSteps', needed: 2 });
    }
    for (const line of [
      ['horse', 'supply', 'supply'],
      ['horse', 'horse', 'supply'],
    ] as const)
      expect(refused(s, go(s, [1, 5], line))).toBe('wrongSteps');
  });

  describe('more ways and lines than anybody reads', () => {
    // Along three sides of the board and up the fourth: 22 squares, each a step further.
    const ROUND: readonly Place[] = [
      ...[2, 3, 4, 5, 6, 7].map((column): Place => [1, column]),
      ...[2, 3, 4, 5, 6, 7].map((row): Place => [row, 7]),
      ...[6, 5, 4, 3, 2, 1].map((column): Place => [7, column]),
      ...[6, 5, 4, 3].map((row): Place => [row, 1]),
    ];
    const FACTIONS = ['barfolk', 'cloudborn', 'emberians', 'islanders'] as const;
    const HORSES = FACTIONS.map((faction) => `${faction} horse` as const);
    const rider = (horses: number): GameState =>
      traveller(
        [...HORSES.slice(0, horses), ...times<CardName>(3, 'supply')],
        [
          HOME,
          ...ROUND.map((at, i): TileSpec => {
            const faction = FACTIONS[(Math.floor(i / 2) + 1) % 4] ?? 'barfolk';
            return { at, card: i % 2 === 0 ? `${faction} city4` : `${faction} crossroad` };
          }),
        ],
        { day: 7 },
      );
    const payFor = (s: GameState, to: Place) =>
      legal(s, 'move')
        .filter((move) => move.to === sq(...to))
        .map(({ pay }) => pay);

    test('[HERO-02, LINE-01] up to 400 are offered each by itself', () => {
      const s = rider(2);
      const [one = NONE, other = NONE] = hand(s, 0, ...HORSES.slice(0, 2));
      const supplies = [...hand(s, 0, 'supply', 'supply', 'supply')].sort((a, b) => a - b);
      expect(payFor(s, [1, 4])).toEqual([[one], [other], supplies]);
      expect(payFor(s, [1, 7])).toHaveLength(5);
    });

    test('[HERO-02, LINE-01] of more than 400 each mix of kinds, by as few cards as will do; every other line pays as well', () => {
      const s = rider(4);
      const horses = hand(s, 0, ...HORSES);
      const ridden = (pay: readonly number[]) => pay.filter((paid) => horses.includes(paid));
      expect(payFor(s, [1, 4]).map((pay) => ridden(pay).length)).toEqual([1, 0]);
      expect(payFor(s, [1, 7]).map((pay) => [ridden(pay).length, new Set(ridden(pay)).size])).toEqual([
        [2, 1],
        [1, 1],
      ]);
      for (const one of horses)
        for (const other of horses) {
          const pay = [one, other].sort((a, b) => a - b);
          expect(refusal(s, { kind: 'move', hero: 0, to: sq(1, 7), pay })).toBeNull();
        }
    });
  });

  test('[HERO-02] split over both heroes, each with its own cards', () => {
    const s = traveller(['supply', 'supply', 'barfolk horse', 'barfolk horse'], [HOME, ...way(6)], {
      heroes: {
        0: [
          [1, 1],
          [1, 4],
        ],
      },
    });
    const one = play(s, go(s, [1, 2], ['supply'], 0));
    const two = play(one, go(one, [1, 5], ['supply'], 1));
    const three = play(two, go(two, [1, 5], ['horse'], 0));
    const four = play(three, go(three, [1, 7], ['horse'], 1));
    expect([heroSquare(four, 0, 0), heroSquare(four, 0, 1)]).toEqual([sq(1, 5), sq(1, 7)]);
    expect(legal(four, 'move')).toEqual([]);
  });

  test('[HERO-02] the steps of one horse are not split between heroes', () => {
    const s = traveller(['barfolk horse'], [HOME, ...way(6)], {
      heroes: {
        0: [
          [1, 1],
          [1, 4],
        ],
      },
    });
    const state = play(s, go(s, [1, 2], ['horse'], 0));
    expect(refused(state, { kind: 'move', hero: 1, to: sq(1, 5), pay: [card(s, 0, 'horse')] })).toBe('alreadyPlayed');
  });

  test('[HERO-02] a hero moves again and again', () => {
    let s = traveller(times(4, 'supply' as const));
    for (const column of [2, 3, 2, 1]) s = play(s, go(s, [1, column], ['supply']));
    expect(heroSquare(s, 0, 0)).toBe(sq(1, 1));
  });

  test('[HERO-02] only own heroes that are on the board', () => {
    const s = traveller(['supply'], undefined, { heroes: { 0: [[1, 1]], 1: [[1, 2]] } });
    for (const hero of [1, 2, -1, 0.5])
      expect(violation(s, { kind: 'move', hero, to: sq(1, 2), pay: hand(s, 0, 'supply') })).toEqual({
        code: 'noHero',
        hero,
      });
    expect(new Set(legal(s, 'move').map(({ hero }) => hero))).toEqual(new Set([0]));
  });

  test('[HERO-02] nobody moves to the square where it stands', () => {
    const s = traveller(['supply', 'supply']);
    expect(violation(s, go(s, [1, 1], ['supply', 'supply']))).toEqual({ code: 'outOfReach', square: 0 });
    expect(violation(s, go(s, [1, 1], []))).toEqual({ code: 'outOfReach', square: 0 });
  });

  test('[HERO-02] the shortest way is what is paid', () => {
    // A ring of eight squares: the far corner is four steps either way, the one before it three.
    const ring: readonly TileSpec[] = [
      HOME,
      { at: [1, 2], card: 'barfolk straight', quarters: 1 },
      { at: [1, 3], card: 'cloudborn turn', quarters: 2 },
      { at: [2, 3], card: 'cloudborn straight' },
      { at: [3, 3], card: 'cloudborn turn', quarters: 3 },
      { at: [3, 2], card: 'emberians straight', quarters: 1 },
      { at: [3, 1], card: 'emberians turn' },
      { at: [2, 1], card: 'emberians straight' },
    ];
    const s = traveller(times(6, 'supply' as const), ring);
    expect([sq(1, 3), sq(2, 3), sq(3, 3), sq(3, 2), sq(3, 1), sq(2, 1)].map((to) => stepsTo(s, 0, 0, to))).toEqual([
      2, 3, 4, 3, 2, 1,
    ]);
    expect(refused(s, go(s, [2, 1], times<CardName>(5, 'supply')))).toBe('wrongSteps');
  });
});

describe('HERO-03: where heroes walk', () => {
  test('[HERO-03] on roads, cities of anybody and the ruins', () => {
    const tiles: readonly TileSpec[] = [
      HOME,
      { at: [1, 2], card: 'islanders city4', level: 2, owner: 1 },
      { at: [1, 3], card: 'barfolk straight', quarters: 1 },
      { at: [1, 4], card: 'cloudborn city4', level: 4 },
      { at: [1, 5], card: 'ruins' },
      { at: [1, 6], card: 'emberians city4' },
    ];
    const s = traveller(times(6, 'supply' as const), tiles);
    expect([2, 3, 4, 5, 6].map((column) => stepsTo(s, 0, 0, sq(1, column)))).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(legal(s, 'move').map(({ to }) => to))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test('[HERO-03] only where both cards have the road', () => {
    // (1,2) lies beside the city by a wall; (2,1) has no road back up.
    const tiles: readonly TileSpec[] = [
      HOME,
      { at: [1, 2], card: 'barfolk straight' },
      { at: [2, 1], card: 'barfolk straight', quarters: 1 },
      { at: [2, 2], card: 'barfolk crossroad' },
    ];
    const s = traveller(times(6, 'supply' as const), tiles);
    for (const to of [
      [1, 2],
      [2, 1],
      [2, 2],
    ] as const)
      expect(violation(s, go(s, to, ['supply']))).toEqual({ code: 'outOfReach', square: sq(to[0], to[1]) });
    expect(legal(s, 'move')).toEqual([]);
    // Seen from the other side: the city's road does not help a hero who stands on a card without one.
    const back = traveller(times(6, 'supply' as const), tiles, { heroes: { 0: [[1, 2]] } });
    expect(violation(back, go(back, [1, 1], ['supply']))).toEqual({ code: 'outOfReach', square: sq(1, 1) });
  });

  test('[HERO-03] never onto an empty square, off the board, over a corner or over the edge to the next row', () => {
    const s = traveller(
      times(6, 'supply' as const),
      [
        { at: [2, 7], card: 'barfolk crossroad' },
        { at: [3, 1], card: 'cloudborn crossroad' },
        { at: [1, 6], card: 'emberians crossroad' },
      ],
      { heroes: { 0: [[2, 7]] } },
    );
    for (const to of [sq(1, 7), sq(2, 6), sq(3, 7), sq(3, 1), sq(1, 6), -1, 49, 0.5])
      expect(violation(s, { kind: 'move', hero: 0, to, pay: hand(s, 0, 'supply') })).toEqual({
        code: 'outOfReach',
        square: to,
      });
    expect(legal(s, 'move')).toEqual([]);
  });

  test('[HERO-03] an empty square in between is not crossed', () => {
    const s = traveller(times(6, 'supply' as const), [HOME, { at: [1, 3], card: 'barfolk crossroad' }]);
    expect(refused(s, go(s, [1, 3], ['supply', 'supply']))).toBe('outOfReach');
  });
});

describe('HERO-04: others on the way', () => {
  const crowded = (): GameState =>
    traveller(
      times(6, 'supply' as const),
      [
        HOME,
        { at: [1, 2], card: 'islanders city4', level: 2, owner: 1 },
        { at: [1, 3], card: 'barfolk straight', quarters: 1 },
      ],
      {
        heroes: {
          0: [
            [1, 1],
            [1, 3],
          ],
          1: [
            [1, 2],
            [1, 2],
          ],
          2: [
            [1, 2],
            [1, 3],
          ],
          3: [
            [1, 2],
            [1, 3],
          ],
        },
      },
    );

  test('[HERO-04] enemy cities and heroes neither stop nor fight a passing hero', () => {
    const s = crowded();
    expect(stepsTo(s, 0, sq(1, 1), sq(1, 3))).toBe(2);
    const { state, events } = playLogged(s, go(s, [1, 3], ['supply', 'supply']));
    expect(heroSquare(state, 0, 0)).toBe(sq(1, 3));
    expect(events.map((event) => event.kind)).toEqual(['paid', 'moved']);
    expect(decision(state)).toEqual({ kind: 'acting', seat: 0 });
    for (const seat of [1, 2, 3])
      expect([heroSquare(state, seat, 0), heroSquare(state, seat, 1)]).toEqual([
        heroSquare(s, seat, 0),
        heroSquare(s, seat, 1),
      ]);
  });

  test('[HERO-04] any number may stand on a card', () => {
    const s = crowded();
    const state = play(s, go(s, [1, 2], ['supply']));
    const there = [0, 1, 2, 3]
      .flatMap((seat) => [heroSquare(state, seat, 0), heroSquare(state, seat, 1)])
      .filter((square) => square === sq(1, 2));
    expect(there).toHaveLength(5);
  });
});

describe('RULE-12: a city without owner', () => {
  const ownerless: TileSpec = { at: [1, 2], card: 'islanders city4' };

  test('[RULE-12] a player whose hero stands there annexes it at level 1, without a card', () => {
    const s = traveller([], [HOME, ownerless], { heroes: { 0: [[1, 2]] } });
    expect(legal(s, 'annex')).toEqual([{ kind: 'annex', square: sq(1, 2) }]);
    const { state, events } = playLogged(s, { kind: 'annex', square: sq(1, 2) });
    expect([state.holder[sq(1, 2)], state.level[sq(1, 2)], pointsOf(state, 0)]).toEqual([0, 1, 2]);
    expect(eventsOf(events, 'annexed')).toEqual([{ kind: 'annexed', seat: 0, square: sq(1, 2) }]);
    expect(heroSquare(state, 0, 0)).toBe(sq(1, 2));
  });

  test('[RULE-12] nobody annexes from afar, nor what somebody guards or owns, nor a road', () => {
    const away = traveller([], [HOME, ownerless]);
    expect(violation(away, { kind: 'annex', square: sq(1, 2) })).toEqual({ code: 'heroNotThere' });
    const tiles: readonly TileSpec[] = [
      HOME,
      { at: [1, 2], card: 'islanders city4', level: 4 },
      { at: [1, 4], card: 'cloudborn city4', level: 1, owner: 1 },
      { at: [1, 5], card: 'cloudborn crossroad' },
    ];
    for (const column of [1, 2, 4, 5, 7]) {
      const s = traveller([], tiles, { heroes: { 0: [[1, column]] } });
      expect(violation(s, { kind: 'annex', square: sq(1, column) })).toEqual({ code: 'noSuchTarget' });
    }
    expect(refused(away, { kind: 'annex', square: -1 })).toBe('noSuchTarget');
  });

  test('[RULE-12] a level 1 token is needed', () => {
    const at = (levels: readonly number[]): GameState => {
      const tiles = [...cityTiles(0, levels), { at: [7, 7], card: 'islanders city1' } as const];
      return traveller([], tiles, { heroes: { 0: [[7, 7]] } });
    };
    expect(violation(at(times(8, 2)), { kind: 'annex', square: sq(7, 7) })).toEqual({ code: 'noToken', level: 1 });
    expect(legal(at(times(8, 2)), 'annex')).toEqual([]);
    expect(legal(at([...times(7, 2), 3, 4]), 'annex')).toHaveLength(1);
  });

  test('[RULE-12] it is no target: there is nothing to fight', () => {
    const s = traveller(['barfolk weapon', 'barfolk lord'], [HOME, ownerless], { heroes: { 0: [[1, 2]] } });
    expect(
      refused(s, {
        kind: 'attack',
        target: { kind: 'city', square: sq(1, 2) },
        heroes: 1,
        weapon: card(s, 0, 'weapon'),
        copies: 1,
      }),
    ).toBe('noSuchTarget');
    expect(s.holder[sq(1, 2)]).toBe(NOBODY);
  });
});

test('[HERO-03] with two players the ring of missing squares is no way', () => {
  const s = arrange({
    config: standardConfig(2),
    bare: true,
    tiles: [{ at: [2, 2], card: 'barfolk city4', level: 1, owner: 0 }],
    heroes: { 0: [[2, 2]] },
    hands: { 0: ['supply'] },
  });
  expect(legal(s, 'move')).toEqual([]);
  expect(refused(s, { kind: 'move', hero: 0, to: sq(1, 2), pay: hand(s, 0, 'supply') })).toBe('outOfReach');
});
