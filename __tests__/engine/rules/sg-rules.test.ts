/** The Stormgates: what is laid out, in which order, and what changes in the core's rules (SG-05..SG-12, STAFF, RETREAT, END). */
import {
  at,
  cardsIn,
  checkConfig,
  clone,
  createGame,
  decision,
  END_REASONS,
  engineWith,
  GREAT,
  handOf,
  item,
  kindOf,
  legalActions,
  mapFor,
  MODULES,
  nationOf,
  NONE,
  playedOf,
  placeOf,
  shelterOf,
  standardConfig,
  standings,
  step,
  STORMGATES_PRESETS,
  stormgatesPreset,
  stormgatesState,
  toMove,
  viewFor,
  type Engine,
  type GameState,
  type Module,
  type ModuleId,
  type Options,
  type Place,
} from '@battalia/engine/testing';
import { move } from '../../../src/engine/core/piles';
import { checkEnd } from '../../../src/engine/rules/end';
import { attack, configWith, CROSSING, EMBERIANS, field, heroOf, HOME, ISLANDERS, stand, TARGET } from '../battlefield';
import { card, cardName, cityTiles, arrange, hand, isOffered, legal, play, sq, violation } from '../support';

const game = (players: number, options: Options = {}, seed = 'sg'): GameState =>
  createGame(standardConfig(players, ['stormgates'], options), seed);

/** The app's engine with modules of the tests in the place of those of their names. */
const engineBeside = (...own: readonly Module[]): Engine =>
  engineWith([...MODULES.filter(({ id }) => own.every((module) => module.id !== id)), ...own]);
/** The compiler knows the app's modules alone. */
const named = (...ids: readonly string[]): readonly ModuleId[] => ids as unknown as readonly ModuleId[];

describe('gates', () => {
  test('[SG-05] with two, three and four players there is a square for each of as many gates, free and on the map', () => {
    const expected: Readonly<Record<number, readonly Place[]>> = {
      2: [
        [4, 2],
        [4, 6],
      ],
      3: [
        [7, 4],
        [2, 2],
        [2, 6],
      ],
      4: [
        [3, 3],
        [3, 5],
        [5, 3],
        [5, 5],
      ],
    };
    for (const players of [2, 3, 4] as const) expect(mapFor(players, false).gates).toEqual(expected[players]);
  });

  test('[SG-03, SG-04, SG-05, SG-09] on every map there are as many squares for gates as players, with nothing on them', () => {
    for (const players of [2, 3, 4, 5, 6] as const) {
      for (const wide of [true, false]) {
        const { gates } = mapFor(players, wide);
        const s = game(players, { wide });
        const free = Array.from(s.tile.keys())
          .filter((square) => at(s.tile, square) === NONE)
          .map((square) => String(placeOf(s.rules.columns, square)));
        expect(gates).toHaveLength(players);
        expect(gates.map(String).filter((place) => !free.includes(place))).toEqual([]);
        expect(new Set(gates.map(String)).size).toBe(players);
      }
    }
  });
});

describe('Great Artefacts', () => {
  const restSize = (s: GameState): number => at(s.size, stormgatesState.rest.at(s));

  test.each([2, 3, 4, 5, 6])('[SG-06] %i players: one more than players lie out, the others face down', (players) => {
    const s = game(players);
    expect([at(s.size, GREAT), restSize(s)]).toEqual([players + 1, 10 - players - 1]);
    const { piles } = viewFor(s, 0);
    expect(piles.find(({ name }) => name === 'rest')).toMatchObject({ size: 9 - players, cards: [] });
    const orders = new Set(
      Array.from({ length: 8 }, (_, i) => {
        const other = game(players, {}, `rest ${i}`);
        return cardsIn(other, stormgatesState.rest.at(other)).join();
      }),
    );
    expect(orders.size).toBeGreaterThan(4);
  });

  test('[SG-06] with fate as many lie out as players, and new Great Artefacts are mixed with the old ones', () => {
    const more: Module = {
      id: 'relics',
      kinds: Array.from({ length: 7 }, (_, i) => ({ name: `relic${i}`, class: 'great' as const })),
      cards: Array.from({ length: 7 }, (_, i) => ({ kind: `relic${i}`, faction: -2 })),
    };
    const engine = engineBeside({ id: 'fate' }, more);
    const out = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const s = engine.createGame(standardConfig(3, named('stormgates', 'fate', 'relics')), `fate ${seed}`);
      expect([at(s.size, GREAT), restSize(s)]).toEqual([3, 14]);
      cardsIn(s, GREAT).forEach((great) => out.add(kindOf(s, great)));
    }
    expect(out.size).toBe(17);
  });

  test('[SG-06] what was taken is not laid out again', () => {
    const s = arrange({
      config: standardConfig(4, ['stormgates']),
      hands: { 0: ['weapon', 'barfolk lord', 'barfolk lord'] },
      heroes: { 0: [[4, 4]] },
    });
    const [before, rest] = [at(s.size, GREAT), restSize(s)];
    let taken = play(s, attack({ kind: 'ruins', square: sq(4, 4) }, card(s, 0, 'weapon')));
    for (const lord of hand(taken, 0, 'barfolk lord', 'barfolk lord'))
      taken = play(taken, { kind: 'lay', card: lord, copies: 1 });
    taken = play(taken, stand);
    taken = play(taken, item(legal(taken, 'take'), 0));
    expect([at(taken.size, GREAT), restSize(taken)]).toEqual([before - 1, rest]);
  });
});

test.each([2, 3, 5, 6])(
  '[SG-08] %i players: three more decks of twelve, and the royals of their factions',
  (players) => {
    const s = createGame(standardConfig(players, ['stormgates', 'gates', 'trade', 'royals']), 'decks');
    while (s.day === 0) step(s, item(legalActions(s), 0));
    const view = viewFor(s, 0);
    const deck = (name: string) => view.pool.find(({ kind }) => kind === s.rules.named[name]);
    for (const name of ['stardust', 'chest']) {
      expect(deck(name)?.size).toBe(12);
      expect(deck(name)?.top).not.toBeNull();
    }
    const pile = (name: string) => view.piles.find((other) => other.name === name);
    expect(pile('storms')).toMatchObject({ size: 12, cards: [] });
    const royals = (pile('court')?.cards ?? []).map(({ kind, faction }) => `${s.rules.names[kind]} ${faction}`);
    expect([...royals].sort()).toEqual(
      [...s.faction].flatMap((faction) => [`king ${faction}`, `queen ${faction}`]).sort(),
    );
  },
);

describe('the order of the set-up', () => {
  test.each([5, 6])('[SG-10] %i players: factions, then cities in reverse order, and only then cards', (players) => {
    const s = game(players);
    const asked: (readonly [string, number])[] = [];
    while (s.day === 0) {
      asked.push([decision(s)?.kind ?? '', toMove(s)]);
      for (let seat = 0; seat < players; seat++) expect(at(s.size, handOf(seat)) + at(s.size, nationOf(seat))).toBe(0);
      step(s, item(legalActions(s), 0));
    }
    const clockwise = Array.from({ length: players }, (_, i) => (s.first + i) % players);
    expect(asked).toEqual([
      ...clockwise.map((seat) => ['chooseFaction', seat]),
      ...[...clockwise].reverse().map((seat) => ['chooseCity', seat]),
    ]);
    for (let seat = 0; seat < players; seat++)
      expect([at(s.size, handOf(seat)), at(s.size, nationOf(seat))]).toEqual([6, 4]);
  });

  test.each([2, 3, 4])('[SG-10] %i players know their cards when they choose, as in the base game', (players) => {
    const s = game(players);
    expect(decision(s)?.kind).toBe('chooseFaction');
    for (let seat = 0; seat < players; seat++)
      expect([at(s.size, handOf(seat)), at(s.size, nationOf(seat))]).toEqual([6, 4]);
  });
});

describe('what needs what', () => {
  const check = (players: number, options: Options) => checkConfig(standardConfig(players, ['stormgates'], options));

  test('[SG-12] five and six players have one start and one neutral city each, whatever squares are named', () => {
    for (const players of [5, 6]) {
      expect(check(players, { startCities: 2 })).toEqual({ kind: 'oneCityEach' });
      expect(check(players, { neutralCities: 2 })).toEqual({ kind: 'oneCityEach' });
      expect(check(players, { neutralCities: 0 })).toBeNull();
    }
    for (const wide of [true, false]) {
      for (const players of [2, 3, 4]) {
        expect(check(players, { startCities: 2, wide })).toBeNull();
        expect(check(players, { neutralCities: 2, wide })).toBeNull();
      }
    }
  });

  test('[SG-12] with gates there is one start and one neutral city each, too', () => {
    for (const options of [{ startCities: 2 }, { neutralCities: 2 }])
      expect(checkConfig(standardConfig(4, ['stormgates', 'gates'], options))).toEqual({ kind: 'oneCityEach' });
    expect(checkConfig(standardConfig(4, ['stormgates', 'gates'], { neutralCities: 0 }))).toBeNull();
  });

  test('[SG-12] draft and teams go without it', () => {
    const ids = MODULES.map(({ id }) => id);
    for (const id of ['teams', 'draft', 'heroic'].filter((name) => ids.includes(name)))
      expect(checkConfig(standardConfig(4, named(id)))).toBeNull();
    // And what is built on it says so.
    for (const { id, needs = [] } of MODULES.filter((module) => module.needs?.includes('stormgates') === true))
      expect(checkConfig(standardConfig(4, named(id)))).toEqual({ kind: 'moduleNeeds', module: id, needs: needs[0] });
  });
});

describe('the Staff of Terra', () => {
  const start = (): GameState => field({ config: configWith(['stormgates']), hands: { 0: ['staff'] }, level: 3 });
  const staff = (s: GameState): number => card(s, 0, 'staff');
  const nameAt = (s: GameState, square: number): string => cardName(s, at(s.tile, square));

  test('[SG-STAFF] three replacements, asked one after the other, and no fourth', () => {
    let s = start();
    const by = staff(s);
    s = play(s, { kind: 'terraform', by, square: TARGET, terrain: ISLANDERS });
    expect(decision(s)).toMatchObject({ kind: 'reshape', seat: 0 });
    expect(viewFor(s, 0).decision).toMatchObject({ kind: 'reshape', seat: 0, by, left: 2 });
    s = play(s, { kind: 'terraform', by, square: sq(4, 2), terrain: EMBERIANS });
    s = play(s, { kind: 'terraform', by, square: CROSSING, terrain: ISLANDERS });
    expect([TARGET, sq(4, 2), CROSSING].map((square) => nameAt(s, square))).toEqual([
      'islanders city4',
      'emberians straight',
      'islanders crossroad',
    ]);
    // Tokens stay, the Staff is spent, and the turn goes on.
    expect([at(s.level, TARGET), at(s.holder, TARGET)]).toEqual([3, 1]);
    expect(decision(s)?.kind).toBe('acting');
    expect(cardsIn(s, playedOf(0))).toEqual([by]);
    expect(legal(s, 'terraform')).toEqual([]);
  });

  test('[SG-STAFF] one may stop after the first or the second', () => {
    let s = start();
    const by = staff(s);
    expect(violation(s, { kind: 'leaveLand' }).code).toBe('notNow');
    s = play(s, { kind: 'terraform', by, square: TARGET, terrain: ISLANDERS });
    expect(decision(play(s, { kind: 'leaveLand' }))?.kind).toBe('acting');
    // Nothing else is done meanwhile, and with no other card.
    expect(violation(s, { kind: 'endTurn' }).code).toBe('answerFirst');
    expect(violation(s, { kind: 'terraform', by: by + 1, square: HOME, terrain: ISLANDERS })).toEqual({
      code: 'wrongCard',
      card: by + 1,
    });
    s = play(s, { kind: 'terraform', by, square: HOME, terrain: ISLANDERS });
    expect(isOffered(s, { kind: 'leaveLand' })).toBe(true);
  });

  test('[SG-STAFF] a swap counts as two: it comes first or second, not third', () => {
    const s = start();
    const by = staff(s);
    const swapped = play(s, { kind: 'swapFrom', by, square: HOME }, { kind: 'swapWith', other: TARGET });
    expect([at(swapped.tile, HOME), at(swapped.tile, TARGET)]).toEqual([at(s.tile, TARGET), at(s.tile, HOME)]);
    expect([at(swapped.level, TARGET), at(swapped.holder, HOME)]).toEqual([3, 0]);
    expect(viewFor(swapped, 0).decision).toMatchObject({ kind: 'reshape', left: 1 });
    expect(legal(swapped, 'swapFrom')).toEqual([]);
    expect(violation(swapped, { kind: 'swapFrom', by, square: HOME })).toEqual({ code: 'notOffered' });
    const done = play(swapped, { kind: 'terraform', by, square: CROSSING, terrain: ISLANDERS });
    expect(decision(done)?.kind).toBe('acting');
    const second = play(s, { kind: 'terraform', by, square: CROSSING, terrain: ISLANDERS });
    const all = play(second, { kind: 'swapFrom', by, square: TARGET }, { kind: 'swapWith', other: HOME });
    expect(decision(all)?.kind).toBe('acting');
  });

  test('[SG-STAFF] only cards of one kind and of two terrains change places, of cities, roads and gates', () => {
    const s = start();
    const by = staff(s);
    const chosen = play(s, { kind: 'swapFrom', by, square: HOME });
    // (4,1) and (4,7) are both woods; (4,2) is a road.
    expect(legal(chosen, 'swapWith').map(({ other }) => other)).toEqual([sq(2, 3), sq(2, 5), TARGET]);
    for (const other of [HOME, sq(4, 7), sq(4, 2), sq(6, 5), sq(1, 1), -1])
      expect(violation(chosen, { kind: 'swapWith', other })).toEqual({ code: 'noSuchTarget' });
    expect(violation(s, { kind: 'swapFrom', by, square: CROSSING })).toEqual({ code: 'noSuchTarget' });
    expect(violation(s, { kind: 'swapFrom', by, square: sq(6, 5) })).toEqual({ code: 'noSuchTarget' });
    // The base game's swap in one step is not there, agreed on or not.
    const agreed = field({ config: configWith(['stormgates'], { staffSwaps: true }), hands: { 0: ['staff'] } });
    for (const one of [s, agreed])
      expect(violation(one, { kind: 'swap', by, square: HOME, other: TARGET })).toEqual({ code: 'notOffered' });
  });

  test('[SG-STAFF] gates are swapped and never replaced', () => {
    const gates: Module = {
      id: 'gates',
      kinds: [{ name: 'gate', class: 'tile', roads: 15 }],
      cards: [
        { kind: 'gate', faction: 0 },
        { kind: 'gate', faction: 1 },
      ],
      board: (board) =>
        board && {
          ...board,
          sites: [...board.sites, { place: [3, 3], kind: 'gate' }, { place: [5, 5], kind: 'gate' }],
        },
    };
    const s = arrange({
      engine: engineBeside(gates),
      config: standardConfig(4, named('stormgates', 'gates')),
      hands: { 0: ['staff'] },
    });
    const by = staff(s);
    const [one, two] = [at(s.tile, sq(3, 3)), at(s.tile, sq(5, 5))];
    expect(legal(s, 'terraform').filter(({ square }) => square === sq(3, 3))).toEqual([]);
    expect(violation(s, { kind: 'terraform', by, square: sq(3, 3), terrain: 2 })).toEqual({ code: 'noSuchTarget' });
    const chosen = play(s, { kind: 'swapFrom', by, square: sq(3, 3) });
    expect(legal(chosen, 'swapWith')).toEqual([{ kind: 'swapWith', other: sq(5, 5) }]);
    const swapped = play(chosen, { kind: 'swapWith', other: sq(5, 5) });
    expect([at(swapped.tile, sq(3, 3)), at(swapped.tile, sq(5, 5))]).toEqual([two, one]);
  });

  test('[SG-STAFF] no list of actions has pairs in it', () => {
    const s = start();
    const built = Array.from(s.tile).filter((tile) => tile >= 0).length;
    expect(legal(s, 'swapFrom').length).toBeLessThanOrEqual(built);
    expect(legal(s, 'terraform').length).toBeLessThanOrEqual(built * 3);
  });
});

describe('a retreat', () => {
  /** A hero of seat 1 on (4,4) is attacked by one of seat 0, whose other hero stands on the ruins. */
  function attacked(...names: readonly ('supply' | 'horse')[]): GameState {
    const s = field({
      config: configWith(['stormgates']),
      day: 2,
      hands: { 0: ['weapon'], 1: names },
      heroes: {
        0: [
          [4, 4],
          [6, 5],
        ],
        1: [[4, 4]],
      },
    });
    return play(s, attack(heroOf(1, 0, sq(4, 4)), card(s, 0, 'weapon')), stand);
  }
  const ends = (s: GameState): readonly number[] => [...new Set(legal(s, 'retreat').map(({ to }) => to))];

  test('[SG-RETREAT] goes exactly three squares, for three supplies or a horse', () => {
    // (2,3) is neutral, (2,5) of seat 3, (4,7) of seat 2; (4,1) is of the attacker and (6,5) has the other hero.
    expect(ends(attacked('supply', 'supply', 'supply'))).toEqual([sq(2, 3), sq(2, 5), sq(4, 7)]);
    expect(ends(attacked('horse'))).toEqual([sq(2, 3), sq(2, 5), sq(4, 7)]);
    expect(ends(attacked('supply', 'supply'))).toEqual([]);
    const s = attacked('supply', 'supply', 'horse');
    expect(violation(s, { kind: 'retreat', to: sq(4, 2), pay: hand(s, 1, 'horse') })).toEqual({
      code: 'retreatTooNear',
      square: sq(4, 2),
    });
  });

  test('[SG-RETREAT] not onto a city or the second hero of the opponent of this fight', () => {
    const s = attacked('horse');
    const pay = hand(s, 1, 'horse');
    for (const to of [HOME, sq(6, 5)])
      expect(violation(s, { kind: 'retreat', to, pay })).toEqual({ code: 'retreatBlocked', square: to });
    expect(play(s, { kind: 'retreat', to: sq(4, 7), pay }).hero[2]).toBe(sq(4, 7));
  });
});

describe('the end', () => {
  test.each([
    [2, false, false],
    [3, false, false],
    [4, false, true],
    [5, false, false],
    [6, false, true],
    [2, true, true],
    [3, true, true],
    [4, true, true],
  ])('[SG-END, SG-09] %i players, wide board %s: a full map ends the game: %s', (players, wide, ends) => {
    expect(game(players, { wide }).rules.mapFullEnds).toBe(ends);
    for (const agreed of [true, false])
      expect(game(players, { wide, mapFullEnds: agreed }).rules.mapFullEnds).toBe(agreed);
  });

  test('[SG-04, SG-END] squares that do not exist do not count for a full map', () => {
    const s = game(5, { mapFullEnds: true });
    while (s.day === 0) step(s, item(legalActions(s), 0));
    const last = clone(s);
    for (let square = 0; square < last.rules.squares; square++)
      if (at(last.tile, square) === NONE && square !== 5) last.tile[square] = at(s.tile, sq(1, 6));
    const open = Array.from(last.tile).filter((tile) => tile === NONE).length;
    const corners = Array.from(last.tile).filter((tile) => tile === -3).length;
    expect([open, corners]).toEqual([0, 12]);
    checkEnd(last, undefined);
    expect(item(END_REASONS, last.over)).toBe('mapFull');
  });

  const tall: Module = {
    id: 'tall',
    tune(tuning) {
      tuning.highestLevel = 6;
    },
  };
  /** Two players with cities of these levels, and so many cards in the shelter. */
  function ranked(levels: readonly (readonly number[])[], cards: readonly number[] = []): readonly number[] {
    const s = arrange({
      engine: engineBeside(tall),
      config: standardConfig(4, named('stormgates', 'tall')),
      bare: true,
      tiles: [...cityTiles(0, levels[0] ?? []), ...cityTiles(1, levels[1] ?? [], 8)],
    });
    for (const [seat, count] of cards.entries()) for (let i = 0; i < count; i++) move(s, at(s.top, 4), shelterOf(seat));
    return standings(s)
      .filter(({ seat }) => seat < 2)
      .map(({ place }) => place);
  }

  test('[SG-END] ties: most capitals, residences, level 4 and so on, then heroes, then cards in the creation deck', () => {
    expect(
      ranked([
        [6, 1],
        [5, 2],
      ]),
    ).toEqual([1, 2]);
    expect(
      ranked([
        [5, 2],
        [4, 3],
      ]),
    ).toEqual([1, 2]);
    expect(
      ranked([
        [4, 1],
        [3, 2],
      ]),
    ).toEqual([1, 2]);
    expect(ranked([[4], [4]])).toEqual([1, 1]);
    expect(ranked([[4], [4]], [3, 2])).toEqual([1, 2]);
    // Seat 1 has more cards: it comes first, though seat 0 is named first among equals.
    const s = arrange({
      config: standardConfig(2, ['stormgates'], { wide: true }),
      bare: true,
      tiles: [...cityTiles(0, [4]), ...cityTiles(1, [4], 8)],
    });
    move(s, at(s.top, 4), shelterOf(1));
    expect(standings(s).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  test('[SG-END] cities above level 4 count for the fifth that ends the game', () => {
    const levels = [6, 5, 5, 4];
    const start = (more: readonly number[]): GameState =>
      arrange({
        engine: engineBeside(tall),
        config: standardConfig(4, named('stormgates', 'tall')),
        bare: true,
        tiles: cityTiles(0, [...levels, ...more]),
      });
    const [before, after] = [start([3]), start([4])];
    checkEnd(before, undefined);
    checkEnd(after, undefined);
    expect([before.over, item(END_REASONS, after.over)]).toEqual([0, 'cities']);
  });
});

describe('games by name', () => {
  const BOTH: readonly ModuleId[] = ['stormgates', 'gates', 'trade', 'relics', 'fate', 'royals'];
  const modulesOf = (preset: 'beginners' | 'standard', players: number) => stormgatesPreset(preset, players).modules;

  test('[SG-07] the standard adds hero mode and the draft, and teams with four to six; the beginners have neither', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const teams: readonly ModuleId[] = players >= 4 ? ['teams'] : [];
      expect(modulesOf('beginners', players)).toEqual(BOTH);
      expect([...modulesOf('standard', players)].sort()).toEqual([...BOTH, 'heroic', 'draft', ...teams].sort());
    }
  });

  test('[SG-07] neutral cities defend at 4 and ruins at 8 for beginners, at 6 and 10 in the standard', () => {
    const defences = STORMGATES_PRESETS.map((preset) => {
      const { modules, options } = stormgatesPreset(preset, 4);
      const { neutralDefence, ruinsDefence } = createGame(standardConfig(4, modules, options), 'named').rules;
      return [neutralDefence, ruinsDefence];
    });
    expect(defences).toEqual([
      [4, 8],
      [6, 10],
    ]);
  });

  test('[SG-07] where no full map ends the game, six weeks do', () => {
    const weeks = [2, 3, 4, 5, 6].map((players) => stormgatesPreset('standard', players).options.weeks);
    expect(weeks).toEqual([6, 6, undefined, 6, undefined]);
  });

  test('[SG-07] both can be played by two to six', () => {
    const games = STORMGATES_PRESETS.flatMap((preset) =>
      [2, 3, 4, 5, 6].map((players) => {
        const { modules, options } = stormgatesPreset(preset, players);
        return standardConfig(players, modules, options);
      }),
    );
    expect(games.filter((config) => checkConfig(config) !== null)).toEqual([]);
    expect(games).toHaveLength(10);
  });
});
