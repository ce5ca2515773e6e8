/** The Stormgates: the box, the maps and what changes in the core's rules (SG). */
import {
  at,
  BASE_BOX,
  BOX,
  CITY4,
  checkConfig,
  createGame,
  factionOf,
  isCity,
  item,
  kindOf,
  legalActions,
  MISSING,
  nameOfKind,
  NONE,
  PER_FACTION,
  placeOf,
  RUINS,
  standardConfig,
  step,
  SUPPLY,
  type GameState,
  type Options,
  type Place,
} from '@battalia/engine/testing';

const game = (players: number, options: Options = {}, seed = 'sg'): GameState =>
  createGame(standardConfig(players, ['stormgates'], options), seed);

/** Places whose square holds what is asked for, in the order of the squares. */
const where = (s: GameState, holds: (square: number) => boolean): readonly Place[] =>
  Array.from({ length: s.rules.squares }, (_, square) => square)
    .filter(holds)
    .map((square) => placeOf(s.rules.columns, square));
const kindAt = (s: GameState, square: number): number =>
  at(s.tile, square) < 0 ? NONE : kindOf(s, at(s.tile, square));
const ruinsOf = (s: GameState) => where(s, (square) => kindAt(s, square) === RUINS);
const startsOf = (s: GameState) => where(s, (square) => kindAt(s, square) === CITY4 && s.level[square] === 0);
const neutralsOf = (s: GameState) => where(s, (square) => kindAt(s, square) === CITY4 && s.level[square] === 4);
const inOrder = (places: readonly Place[]): readonly Place[] =>
  [...places].sort(([r, c], [row, col]) => r - row || c - col);
const terrainsOf = (s: GameState, level: number) =>
  Array.from(s.tile)
    .filter((tile, square) => tile >= 0 && isCity(s.rules, kindOf(s, tile)) && s.level[square] === level)
    .map((tile) => factionOf(s, tile));

describe('factions and players', () => {
  test.each([
    [2, 3],
    [3, 4],
    [4, 4],
    [5, 5],
    [6, 6],
  ])('[SG-01] %i players use %i of the six factions, and all their cards form the pool', (players, factions) => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const s = game(players, {}, `sg-01 ${seed}`);
      const inPlay = [0, 1, 2, 3, 4, 5].filter((faction) => (s.inPlay & (1 << faction)) !== 0);
      expect(inPlay).toHaveLength(factions);
      inPlay.forEach((faction) => seen.add(faction));
      // Every unit is in the pool or was dealt, and none of another faction is.
      const misplaced = Array.from({ length: s.rules.cards }, (_, card) => card).filter((card) => {
        const faction = factionOf(s, card);
        if (faction < 0 || isCity(s.rules, kindOf(s, card))) return false;
        return (at(s.zone, card) === BOX) === inPlay.includes(faction);
      });
      expect(misplaced).toEqual([]);
      const supplies = Array.from(s.zone).filter((zone, card) => zone !== BOX && kindOf(s, card) === SUPPLY);
      expect(supplies).toHaveLength(20 * factions);
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('[SG-11] the two new factions have as many cards of every kind as the old ones, supplies too', () => {
    const { rules } = game(6);
    const count = (kind: number, faction: number) =>
      rules.faces.filter((face) => face.kind === kind && face.faction === faction).length;
    for (const [kind, copies] of PER_FACTION)
      for (let faction = 0; faction < 6; faction++)
        expect([nameOfKind(BASE_BOX, kind), faction, count(kind, faction)]).toEqual([
          nameOfKind(BASE_BOX, kind),
          faction,
          copies,
        ]);
    expect(rules.faces.filter(({ kind }) => kind === SUPPLY)).toHaveLength(120);
  });

  test('[SG-12] five and six players need it; the volcano and the game without start cities do without it', () => {
    for (const players of [5, 6])
      expect(checkConfig(standardConfig(players))).toEqual({ kind: 'playersNeed', players, needs: 'stormgates' });
    expect(checkConfig(standardConfig(7, ['stormgates']))).toEqual({ kind: 'players', players: 7 });
    for (const other of ['nocities', 'volcano'] as const)
      expect(checkConfig(standardConfig(4, ['stormgates', other]))).toEqual({
        kind: 'modulesClash',
        one: 'stormgates',
        other,
      });
  });
});

describe('maps', () => {
  const RUINS_OF_TWO: readonly Place[] = [
    [4, 4],
    [4, 8],
  ];

  test.each([5, 6])('[SG-02] %i players have seven rows of eleven squares and two ruins', (players) => {
    const s = game(players);
    expect([s.rules.board.rows, s.rules.columns, s.rules.squares]).toEqual([7, 11, 77]);
    expect(ruinsOf(s)).toEqual(RUINS_OF_TWO);
  });

  test.each([2, 3, 4])('[SG-02] %i players have the small board with the ruins in its centre', (players) => {
    const s = game(players);
    expect([s.rules.columns, s.rules.squares, ruinsOf(s)]).toEqual([7, 49, [[4, 4]]]);
  });

  const SIX = {
    starts: [
      [1, 1],
      [1, 6],
      [1, 11],
      [7, 1],
      [7, 6],
      [7, 11],
    ],
    neutrals: [
      [2, 4],
      [2, 8],
      [4, 2],
      [4, 10],
      [6, 4],
      [6, 8],
    ],
  } as const;

  test('[SG-03] six: a start and a neutral city of each terrain on their squares, at random', () => {
    const s = game(6);
    expect([startsOf(s), neutralsOf(s)]).toEqual([SIX.starts, SIX.neutrals]);
    expect(where(s, (square) => at(s.tile, square) === MISSING)).toEqual([]);
    expect([terrainsOf(s, 0).sort(), terrainsOf(s, 4).sort()]).toEqual([
      [0, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 5],
    ]);
    const orders = new Set(Array.from({ length: 12 }, (_, i) => terrainsOf(game(6, {}, `order ${i}`), 0).join()));
    expect(orders.size).toBeGreaterThan(6);
  });

  test('[SG-04] five: three squares of each corner do not exist, and one city of each terrain in play', () => {
    const s = game(5);
    const corner = (row: number, column: number, r: number, c: number): Place[] => [
      [row, column],
      [row + r, column],
      [row, column + c],
    ];
    expect(where(s, (square) => at(s.tile, square) === MISSING)).toEqual(
      inOrder([...corner(1, 1, 1, 1), ...corner(1, 11, 1, -1), ...corner(7, 1, -1, 1), ...corner(7, 11, -1, -1)]),
    );
    expect(startsOf(s)).toEqual([
      [1, 6],
      [3, 1],
      [3, 11],
      [5, 1],
      [5, 11],
    ]);
    expect(neutralsOf(s)).toEqual([
      [2, 4],
      [2, 8],
      [6, 4],
      [6, 8],
      [7, 6],
    ]);
    const inPlay = [0, 1, 2, 3, 4, 5].filter((faction) => (s.inPlay & (1 << faction)) !== 0);
    expect([terrainsOf(s, 0).sort(), terrainsOf(s, 4).sort()]).toEqual([inPlay, inPlay]);
  });

  test('[SG-09] two, three and four may play on the wide board', () => {
    const expected: Readonly<Record<number, readonly [readonly Place[], readonly Place[]]>> = {
      2: [
        [
          [1, 1],
          [7, 11],
        ],
        [
          [2, 8],
          [6, 4],
        ],
      ],
      3: [
        [
          [1, 6],
          [7, 1],
          [7, 11],
        ],
        [
          [2, 3],
          [2, 9],
          [6, 6],
        ],
      ],
      4: [
        [
          [1, 1],
          [1, 11],
          [7, 1],
          [7, 11],
        ],
        [
          [2, 4],
          [2, 8],
          [6, 4],
          [6, 8],
        ],
      ],
    };
    for (const players of [2, 3, 4]) {
      const s = game(players, { wide: true });
      expect([s.rules.squares, ruinsOf(s)]).toEqual([77, RUINS_OF_TWO]);
      expect([startsOf(s), neutralsOf(s)]).toEqual(expected[players]);
    }
  });

  test('all of them are playable: everybody chooses a faction and a city, and the first turn begins', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      for (const wide of [true, false]) {
        const s = game(players, { wide });
        while (s.day === 0) step(s, item(legalActions(s), 0));
        expect([...s.faction].every((faction) => faction !== NONE)).toBe(true);
        expect([...s.holder].filter((holder) => holder >= 0)).toHaveLength(players);
      }
    }
  });
});
