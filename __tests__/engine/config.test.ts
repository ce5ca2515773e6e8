/** What the players may agree on before a game, and what `checkConfig` says about the rest. */
import {
  viewFor,
  RUINS,
  matching,
  illuminated,
  debug,
  BARFOLK,
  checkConfig,
  CLOUDBORN,
  createGame,
  EMBERIANS,
  ImpossibleSetup,
  ISLANDERS,
  MODULE_IDS,
  MODULES,
  OPTION_LIMITS,
  standardConfig,
  type ConfigProblem,
  type GameConfig,
  type ModuleId,
  type Options,
  type Place,
} from '@battalia/engine/testing';
import { readConfig } from '../../src/engine/save/config';

const withFactions = (...factions: readonly (number | null)[]): GameConfig => ({
  ...standardConfig(4),
  seats: factions.map((faction) => ({ faction })),
});

describe('checkConfig', () => {
  test.each([2, 3, 4] as const)('finds nothing wrong with the game of the book for %i players', (players) => {
    expect(checkConfig(standardConfig(players))).toBeNull();
  });

  test.each([0, 1, 7])('players: nobody has a board for %i', (players) => {
    const config = { ...standardConfig(4), seats: Array.from({ length: players }, () => ({ faction: null })) };
    expect(checkConfig(config)).toEqual({ kind: 'players', players });
  });

  test.each([5, 6])('playersNeed: there is a board for %i with a module', (players) => {
    expect(checkConfig(standardConfig(players))).toEqual({ kind: 'playersNeed', players, needs: 'stormgates' });
    expect(checkConfig(standardConfig(players, ['stormgates']))).toBeNull();
  });

  test('unknownModule: a name that no module has', () => {
    // A config may come from a link or a save, where the type does not hold.
    const modules = JSON.parse('["advanced","dragons"]') as readonly ModuleId[];
    expect(checkConfig(standardConfig(4, modules))).toEqual({ kind: 'unknownModule', module: 'dragons' });
  });

  test('moduleTwice: a module is named once', () => {
    expect(checkConfig(standardConfig(4, ['unbound', 'advanced', 'unbound']))).toEqual({
      kind: 'moduleTwice',
      module: 'unbound',
    });
  });

  test('modulesClash: of harder, nocities and volcano only one, beside advanced and unbound', () => {
    const scenarios: readonly ModuleId[] = ['harder', 'nocities', 'volcano'];
    for (const one of scenarios) {
      for (const other of scenarios.filter((id) => id !== one))
        expect(checkConfig(standardConfig(4, [one, other]))).toEqual({ kind: 'modulesClash', one, other });
      expect(checkConfig(standardConfig(4, ['advanced', one, 'unbound']))).toBeNull();
    }
    expect(MODULE_IDS).toEqual(expect.arrayContaining([...scenarios, 'advanced', 'unbound']));
  });

  test('factionTwice: two seats cannot settle on the same faction', () => {
    expect(checkConfig(withFactions(CLOUDBORN, null, CLOUDBORN, null))).toEqual({
      kind: 'factionTwice',
      faction: CLOUDBORN,
    });
    expect(checkConfig(withFactions(null, null, CLOUDBORN, null))).toBeNull();
  });

  test('factionUnknown: a faction that is not of the base game, for a seat or left out', () => {
    for (const faction of [-1, 4, 5, 1.5])
      expect(checkConfig(withFactions(faction, null, null, null))).toEqual({ kind: 'factionUnknown', faction });
    for (const excluded of [-1, 4, 0.5])
      expect(checkConfig({ ...standardConfig(2), excluded })).toEqual({ kind: 'factionUnknown', faction: excluded });
  });

  test('factionExcluded: nobody plays the faction that is left out', () => {
    const config = { ...withFactions(BARFOLK, null), excluded: BARFOLK };
    expect(checkConfig(config)).toEqual({ kind: 'factionExcluded', faction: BARFOLK });
    expect(checkConfig({ ...config, excluded: EMBERIANS })).toBeNull();
  });

  test('excludedNeedsTwo: only two players leave a faction out', () => {
    expect(checkConfig({ ...standardConfig(3), excluded: ISLANDERS })).toEqual({ kind: 'excludedNeedsTwo' });
    expect(checkConfig({ ...standardConfig(4), excluded: ISLANDERS })).toEqual({ kind: 'excludedNeedsTwo' });
    expect(checkConfig({ ...standardConfig(2), excluded: ISLANDERS })).toBeNull();
  });

  const numeric = Object.keys(OPTION_LIMITS) as (keyof typeof OPTION_LIMITS)[];
  test.each(numeric)('option: %s has a least and a most, both allowed, and is a whole number', (option) => {
    const [least, most] = OPTION_LIMITS[option];
    const check = (value: number) => checkConfig(standardConfig(4, [], { [option]: value }));
    const problem: ConfigProblem = { kind: 'option', option, least, most };
    expect(check(least)).toBeNull();
    expect(check(most)).toBeNull();
    for (const value of [least - 1, most + 1, least + 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(check(value)).toEqual(problem);
  });

  test('option: the limits are those the custom games ask for', () => {
    expect(OPTION_LIMITS.startHeroes).toEqual([0, 2]);
    expect(OPTION_LIMITS.startCities).toEqual([1, 2]);
    expect(OPTION_LIMITS.neutralCities).toEqual([0, 2]);
    for (const weeks of [2, 3, 5, 6]) expect(checkConfig(standardConfig(4, [], { weeks }))).toBeNull();
  });

  test.each([
    [2, 12, 9],
    [3, 16, 12],
    [4, 16, 12],
  ] as const)(
    'tooManyCities: two starts and two neutrals each are more four-exit cities than %i players have',
    (players, asked, available) => {
      const check = (options: Options) => checkConfig(standardConfig(players, [], options));
      expect(check({ startCities: 2, neutralCities: 2 })).toEqual({ kind: 'tooManyCities', asked, available });
      expect(check({ startCities: 2, neutralCities: 1 })).toBeNull();
      expect(check({ startCities: 1, neutralCities: 2 })).toBeNull();
    },
  );

  describe('ruins', () => {
    test('they lie where the players want them, as many as the board has', () => {
      const s = createGame(standardConfig(4, [], { ruins: [[3, 5]] }), 'ruins');
      const placed = viewFor(s, 'table').board.filter((square) => square.kind === 'tile' && square.tile.kind === RUINS);
      expect(placed.map(({ row, column }) => [row, column])).toEqual([[3, 5]]);
      const wide = createGame(
        standardConfig(6, ['stormgates'], {
          ruins: [
            [4, 5],
            [4, 7],
          ],
        }),
        'ruins',
      );
      expect(wide.rules.board.sites.map(({ place }) => place)).toEqual([
        [4, 5],
        [4, 7],
      ]);
    });

    const check = (players: number, ruins: readonly Place[], modules: readonly ModuleId[] = []) =>
      checkConfig(standardConfig(players, modules, { ruins }));

    test('not more, not fewer, none in a game without ruins', () => {
      const wrongNumber: ConfigProblem = { kind: 'ruins', place: null };
      expect(check(4, [])).toEqual(wrongNumber);
      expect(
        check(4, [
          [3, 5],
          [5, 3],
        ]),
      ).toEqual(wrongNumber);
      expect(check(6, [[4, 4]], ['stormgates'])).toEqual(wrongNumber);
      expect(check(4, [[4, 4]], ['volcano'])).toEqual(wrongNumber);
    });

    test('on squares that are there, each on its own, and not beside a city', () => {
      for (const place of [
        [0, 1],
        [8, 4],
        [4, 8],
        [2.5, 3],
      ] as const)
        expect(check(4, [place])).toEqual({ kind: 'ruins', place });
      expect(check(3, [[1, 1]])).toEqual({ kind: 'ruins', place: [1, 1] });
      const twice: readonly Place[] = [
        [4, 6],
        [4, 6],
      ];
      expect(check(6, twice, ['stormgates'])).toEqual({ kind: 'ruins', place: [4, 6] });
      // (2,4) is a neutral city: on it, and beside it, the city does not fit any more.
      expect(check(4, [[2, 4]])).toEqual({ kind: 'layout', place: [2, 4] });
      expect(check(4, [[3, 4]])).toEqual({ kind: 'cityTouches', place: [2, 4] });
    });
  });

  describe('wheel', () => {
    const OUTER = ['tool', 'horse', 'weapon', 'tent', 'amulet', 'scroll', 'title'];
    const INNER = ['tool', 'title', 'scroll', 'amulet', 'tent', 'weapon', 'horse'];
    const check = (wheel: readonly string[]) => checkConfig(standardConfig(3, [], { wheel }));
    const bad: ConfigProblem = { kind: 'wheel' };

    test('another order of the oracle shows other artefacts day by day', () => {
      expect(check([...OUTER, ...INNER])).toBeNull();
      const s = debug.started(standardConfig(3, [], { wheel: [...OUTER, ...INNER] }));
      const days = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => {
        s.day = day;
        return [illuminated(s), matching(s)].map((kind) => s.rules.names[kind]);
      });
      // Day by day the ray goes on by a vane; the one vane where both show the same goes on by four.
      expect(days).toEqual([
        ['tool', 'tool'],
        ['horse', 'amulet'],
        ['weapon', 'horse'],
        ['tent', 'scroll'],
        ['amulet', 'weapon'],
        ['scroll', 'title'],
        ['title', 'tent'],
        ['tool', 'tool'],
      ]);
    });

    test('all seven on both wheels, tool on tool, and one pair a day', () => {
      expect(check([])).toEqual(bad);
      expect(check(OUTER)).toEqual(bad);
      expect(check([...OUTER, ...INNER.slice(0, 6), 'tool'])).toEqual(bad);
      expect(check([...OUTER, ...INNER.slice(0, 6), 'sword'])).toEqual(bad);
      expect(check([...OUTER.slice(1), 'tool', ...INNER])).toEqual(bad);
      expect(check([...OUTER, ...INNER, 'tool'])).toEqual(bad);
      // The same way round: all seven pairs on the first day, none on the others.
      expect(check([...OUTER, ...OUTER])).toEqual(bad);
    });

    test('both come back from a text', () => {
      const config = standardConfig(4, [], { ruins: [[3, 5]], wheel: [...OUTER, ...INNER] });
      const read = readConfig(JSON.parse(JSON.stringify(config)), MODULES);
      expect(read).toEqual({ ok: true, config, problem: null });
      expect(readConfig({ ...config, options: { wheel: [1, 2] } }, MODULES)).toEqual({
        ok: false,
        config: null,
        problem: null,
      });
    });
  });

  const CORNERS: readonly Place[] = [
    [1, 1],
    [1, 7],
    [7, 1],
    [7, 7],
  ];
  const INNER: readonly Place[] = [
    [2, 2],
    [2, 6],
    [6, 2],
    [6, 6],
  ];

  test('layout: as many squares as cities', () => {
    const wrongNumber = { kind: 'layout', place: null };
    const check = (options: Options, modules: readonly ModuleId[] = []) =>
      checkConfig(standardConfig(4, modules, options));
    expect(check({ starts: CORNERS.slice(1) })).toEqual(wrongNumber);
    expect(check({ starts: CORNERS, startCities: 2 })).toEqual(wrongNumber);
    expect(check({ starts: [...CORNERS, ...INNER] })).toEqual(wrongNumber);
    expect(check({ starts: [...CORNERS, ...INNER], startCities: 2 })).toBeNull();
    expect(check({ neutrals: INNER.slice(1) })).toEqual(wrongNumber);
    expect(check({ neutrals: INNER, neutralCities: 0 })).toEqual(wrongNumber);
    expect(check({ neutrals: [], neutralCities: 0 })).toBeNull();
    expect(check({ neutrals: INNER })).toBeNull();
  });

  test('layout: without start cities there is one corner city a player and a hidden artefact for each, whatever startCities says', () => {
    const check = (options: Options) => checkConfig(standardConfig(4, ['nocities'], options));
    expect(check({ starts: [...CORNERS, ...INNER], startCities: 2 })).toEqual({ kind: 'layout', place: null });
    expect(check({ starts: INNER, startCities: 2 })).toBeNull();
    expect(check({ starts: INNER, neutrals: CORNERS, neutralCities: 2 })).toBeNull();
  });

  test('layout: every square exists, is empty, and is named once', () => {
    const check = (starts: readonly Place[], players: 2 | 3 | 4 = 4, modules: readonly ModuleId[] = []) =>
      checkConfig(standardConfig(players, modules, { starts }));
    const replaced = (place: Place): readonly Place[] => [place, ...CORNERS.slice(1)];
    for (const place of [
      [0, 1],
      [1, 8],
      [8, 8],
      [1.5, 1],
      [4, 4],
    ] as const)
      expect(check(replaced(place))).toEqual({ kind: 'layout', place });
    expect(check(replaced([7, 7]))).toEqual({ kind: 'layout', place: [7, 7] });
    expect(check(replaced([2, 4]))).toEqual({ kind: 'layout', place: [2, 4] });
    expect(
      check(
        [
          [1, 1],
          [5, 1],
          [5, 7],
        ],
        3,
      ),
    ).toEqual({ kind: 'layout', place: [1, 1] });
    expect(
      check(
        [
          [1, 4],
          [6, 6],
        ],
        2,
      ),
    ).toEqual({ kind: 'layout', place: [1, 4] });
    expect(check(replaced([3, 3]))).toBeNull();
    expect(check(replaced([3, 3]), 4, ['volcano'])).toEqual({ kind: 'layout', place: [3, 3] });
  });

  test('cityTouches: no city lies side by side with another, with the ruins, or with a wall', () => {
    const check = (options: Options, modules: readonly ModuleId[] = []) =>
      checkConfig(standardConfig(4, modules, options));
    const touching = (place: Place) => ({ kind: 'cityTouches', place });
    expect(
      check({
        starts: [
          [1, 1],
          [1, 2],
          [7, 1],
          [7, 7],
        ],
      }),
    ).toEqual(touching([1, 2]));
    expect(
      check({
        neutrals: [
          [1, 3],
          [4, 2],
          [4, 6],
          [7, 6],
        ],
      }),
    ).toEqual(touching([7, 6]));
    for (const place of [
      [3, 4],
      [4, 3],
      [4, 5],
      [5, 4],
    ] as const) {
      expect(check({ starts: [place, ...CORNERS.slice(1)], neutrals: INNER })).toEqual(touching(place));
      // The volcano has no ruins; its passages are taken.
      expect(check({ starts: [place, ...CORNERS.slice(1)], neutrals: INNER }, ['volcano'])).toEqual({
        kind: 'layout',
        place,
      });
    }
    // The outer sides of a sanctuary have no road; those of a passage have.
    for (const place of [
      [2, 3],
      [2, 5],
      [3, 2],
      [3, 6],
      [5, 2],
      [5, 6],
      [6, 3],
      [6, 5],
    ] as const) {
      const options = { starts: [place, ...CORNERS.slice(1)], neutrals: [], neutralCities: 0 };
      expect(check(options, ['volcano'])).toEqual(touching(place));
      expect(check(options)).toBeNull();
    }
    expect(check({ starts: [[2, 4], ...CORNERS.slice(1)], neutrals: INNER }, ['volcano'])).toBeNull();
  });

  test('createGame throws the problem that checkConfig finds', () => {
    const config = standardConfig(4, [], { weeks: 0 });
    let thrown: unknown = null;
    try {
      createGame(config, 'seed');
    } catch (error) {
      thrown = error;
    }
    if (!(thrown instanceof ImpossibleSetup)) throw new Error('nothing was thrown');
    expect(thrown.problem).toEqual({ kind: 'option', option: 'weeks', least: 1, most: 12 });
  });
});
