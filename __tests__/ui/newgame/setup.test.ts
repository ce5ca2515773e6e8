import { checkConfig, createGame, item, type ConfigProblem } from '@battalia/engine';
import { translators } from '@/i18n/translate';
import { configOf, drawn, factionsIn, mostSeats, readSetup, type Setup } from '@/store/match/setup';
import { currentLayout, sheetOf, spots, tapped } from '@/ui/screens/newgame/layout';
import { NUMBER_OPTIONS, ruled, stepped, withOption } from '@/ui/screens/newgame/options';
import { PRESET_IDS, PRESETS, presetOf } from '@/ui/modules/presets';
import { repairs } from '@/ui/screens/newgame/repairs';
import { setupProblemText } from '@/ui/text/violation';

const seat = { name: '', bot: null, faction: 'random' } as const;
const setupFor = (players: number, changed: Partial<Setup> = {}): Setup => ({
  seats: Array.from({ length: players }, () => ({ ...seat })),
  modules: [],
  options: {},
  excluded: null,
  ...changed,
});

describe('presets', () => {
  test.each(PRESET_IDS.flatMap((id) => [2, 3, 4].map((players) => [id, players] as const)))(
    '%s can be played by %i and is recognised again',
    (id, players) => {
      const setup = setupFor(players, PRESETS[id]);
      expect(checkConfig(configOf(setup))).toBeNull();
      expect(createGame(configOf(setup), 'preset').over).toBe(0);
      expect(presetOf(setup)).toBe(id);
    },
  );

  test('the order of modules does not matter, one more option does', () => {
    expect(presetOf({ modules: ['unbound', 'advanced', 'volcano'], options: {} })).toBe('grand');
    expect(presetOf({ modules: ['advanced'], options: { weeks: 2 } })).toBe('own');
  });
});

describe('options', () => {
  test('[ALT-01] the scale starts at what the rules and modules say', () => {
    expect(ruled(2, [])).toMatchObject({
      neutralDefence: 4,
      ruinsDefence: 8,
      weeks: 0,
      points: 0,
      level4Cities: 5,
      startCities: 1,
      neutralCities: 1,
      mapFullEnds: true,
    });
    expect(ruled(2, ['harder'])).toMatchObject({ neutralDefence: 6, ruinsDefence: 10 });
    expect(ruled(2, ['volcano'])).toMatchObject({ points: 30, mapFullEnds: false });
    expect(ruled(4, ['volcano'])).toMatchObject({ points: 40 });
    expect(ruled(3, ['harder', 'volcano'])).toMatchObject({ ruinsDefence: 10 });
  });

  test('going back to what the rules say leaves no trace', () => {
    const rules = ruled(2, []);
    for (const option of NUMBER_OPTIONS) {
      const up = stepped(option, rules[option], 1) ?? stepped(option, rules[option], -1);
      if (up === null) throw new Error(option);
      const changed = withOption({}, option, up, rules);
      expect(changed).toEqual({ [option]: up });
      expect(checkConfig(configOf(setupFor(2, { options: changed })))?.kind ?? null).not.toBe('option');
      expect(withOption(changed, option, rules[option], rules)).toEqual({});
    }
  });

  test('a scale ends where the engine does, and weeks and points may be none', () => {
    expect(stepped('startHeroes', 2, 1)).toBeNull();
    expect(stepped('startHeroes', 0, -1)).toBeNull();
    expect(stepped('weeks', 1, -1)).toBe(0);
    expect(stepped('weeks', 0, -1)).toBeNull();
    expect(stepped('points', 0, 1)).toBe(5);
    expect(stepped('points', 5, -1)).toBe(0);
  });

  test('another number of cities forgets where they lay', () => {
    expect(withOption({ starts: [[1, 1]], neutrals: [] }, 'startCities', 2, ruled(2, []))).toEqual({ startCities: 2 });
  });
});

describe('plan', () => {
  const count = (setup: Setup) => {
    const rows = sheetOf(configOf(setup));
    const of = (what: string) => rows.flat().filter((square) => square === what).length;
    const landmarks = (name: string) =>
      rows.flat().filter((square) => typeof square === 'object' && square.landmark === name).length;
    return {
      size: [rows.length, rows[0]?.length],
      starts: of('start'),
      neutrals: of('neutral'),
      ruins: of('ruins'),
      peaks: landmarks('peak'),
      around: landmarks('sanctuary') + landmarks('passage'),
    };
  };

  test("the board of two is five by five, with everybody's cities and the ruins", () => {
    expect(count(setupFor(2))).toEqual({ size: [5, 5], starts: 2, neutrals: 2, ruins: 1, peaks: 0, around: 0 });
    expect(count(setupFor(4))).toMatchObject({ size: [7, 7], starts: 4, neutrals: 4, ruins: 1 });
  });

  test('a volcano stands where the ruins were', () => {
    expect(count(setupFor(4, { modules: ['volcano'] }))).toMatchObject({ ruins: 0, peaks: 1, around: 8 });
  });

  test('every row is as long as the first, so that the sheet has an edge', () => {
    for (const players of [2, 3, 4]) {
      const rows = sheetOf(configOf(setupFor(players)));
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    }
  });
});

describe('layout', () => {
  test('a square goes through start city, neutral city, nothing', () => {
    const place = [3, 3] as const;
    let setup = setupFor(4);
    const seen = [];
    for (let i = 0; i < 3; i++) {
      const { starts, neutrals } = tapped(configOf(setup), place);
      setup = {
        ...setup,
        options: { starts: starts.map(([r, c]) => [r, c]), neutrals: neutrals.map(([r, c]) => [r, c]) },
      };
      seen.push(item(item(spots(configOf(setup)), 2), 2));
    }
    expect(seen).toEqual(['start', 'neutral', 'free']);
    expect(currentLayout(configOf(setup))).toEqual(currentLayout(configOf(setupFor(4))));
  });

  test('a moved start city is where the game has it, and one too many is explained', () => {
    const moved = setupFor(2, {
      options: {
        starts: [
          [2, 3],
          [6, 6],
        ],
      },
    });
    expect(checkConfig(configOf(moved))).toBeNull();
    const three = tapped(configOf(moved), [4, 2]);
    expect(checkConfig({ ...configOf(moved), options: three })).toMatchObject({ kind: 'layout' });
  });

  test('[VOL-01] the volcano takes the middle', () => {
    const flat = (setup: Setup) =>
      spots(configOf(setup))
        .flat()
        .filter((spot) => spot === 'taken').length;
    expect(flat(setupFor(4))).toBe(1);
    expect(flat(setupFor(4, { modules: ['volcano'] }))).toBe(9);
  });
});

describe('factions', () => {
  test('lots give everybody another one, never one that was asked for or left out', () => {
    const setup = setupFor(2, { excluded: 1, seats: [{ ...seat, faction: 2 }, seat] });
    const seen = new Set<number | null>();
    for (let i = 0; i < 40; i++) {
      const config = drawn(setup, () => i / 40);
      expect(checkConfig(config)).toBeNull();
      expect(config.seats[0]?.faction).toBe(2);
      seen.add(config.seats[1]?.faction ?? null);
    }
    expect([...seen].sort()).toEqual([0, 3]);
    const four = drawn(setupFor(4), () => 0.999).seats.map(({ faction }) => faction);
    expect(new Set(four).size).toBe(4);
    expect(drawn(setupFor(2, { seats: [{ ...seat, faction: 'table' }, seat] }), () => 0).seats[0]).toEqual({
      faction: null,
    });
  });
});

describe('what cannot be played', () => {
  const t = translators.en;
  const broken: readonly (readonly [ConfigProblem['kind'], Setup])[] = [
    ['modulesClash', setupFor(2, { modules: ['harder', 'volcano'] })],
    ['factionTwice', setupFor(3, { seats: [{ ...seat, faction: 1 }, { ...seat, faction: 1 }, seat] })],
    ['factionExcluded', setupFor(2, { excluded: 0, seats: [{ ...seat, faction: 0 }, seat] })],
    ['excludedNeedsTwo', setupFor(3, { excluded: 0 })],
    [
      'layout',
      setupFor(2, {
        options: {
          starts: [
            [4, 4],
            [6, 6],
          ],
        },
      }),
    ],
    [
      'cityTouches',
      setupFor(2, {
        options: {
          starts: [
            [3, 4],
            [6, 6],
          ],
        },
      }),
    ],
    ['tooManyCities', setupFor(4, { options: { startCities: 2, neutralCities: 2 } })],
  ];
  test.each(broken)('%s has a way out, and every way leads to a game', (kind, setup) => {
    const problem = checkConfig(configOf(setup));
    if (problem?.kind !== kind) throw new Error(JSON.stringify(problem));
    const ways = repairs(t, problem, setup);
    expect(ways.length).toBeGreaterThan(0);
    for (const { change } of ways) expect(checkConfig(configOf({ ...setup, ...change }))).toBeNull();
  });
});

describe('what was stored', () => {
  test('garbage gives a set-up that can be played', () => {
    for (const garbage of [
      null,
      7,
      'x',
      { seats: [] },
      { seats: [{ name: 1 }], modules: ['x'], options: { weeks: 99 } },
    ])
      expect(checkConfig(configOf(readSetup(garbage)))).toBeNull();
  });

  test('the first version, which had weeks only, is read', () => {
    const read = readSetup({
      seats: [
        { name: 'Ada', bot: null, faction: null },
        { name: '', bot: 'lord', faction: 2 },
      ],
      modules: ['harder'],
      weeks: 3,
    });
    expect(read).toEqual({
      seats: [
        { name: 'Ada', bot: null, faction: 'random' },
        { name: '', bot: 'lord', faction: 2 },
      ],
      modules: ['harder'],
      options: { weeks: 3 },
      excluded: null,
    });
  });
});

test('what modules let people agree on is read like everything else, within its limits', () => {
  expect(readSetup({ modules: ['stormgates'], options: { wide: true, weeks: 2 } }).options).toEqual({
    wide: true,
    weeks: 2,
  });
  expect(readSetup({ options: { wide: 7 } }).options).toEqual({});
  expect(readSetup({ options: { luck: true, weeks: 2 } }).options).toEqual({ weeks: 2 });
});

test('there are as many seats as a board has, and as many factions as the box', () => {
  expect([mostSeats([]), mostSeats(['volcano']), mostSeats(['stormgates'])]).toEqual([4, 4, 6]);
  expect(factionsIn(setupFor(4))).toBe(4);
  expect(factionsIn(setupFor(6, { modules: ['stormgates'] }))).toBe(6);
  // Modules that do not go together are being chosen.
  expect(factionsIn(setupFor(4, { modules: ['nocities', 'volcano'] }))).toBe(4);
  const six = drawn(setupFor(6, { modules: ['stormgates'] }), () => 0.5).seats.map(({ faction }) => faction);
  expect([...six].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

describe('[SG-12] five and six players', () => {
  test('draw from all six factions, each at most once', () => {
    const setup = setupFor(6, { modules: ['stormgates'] });
    const { seats } = drawn(setup, Math.random);
    expect(seats.map(({ faction }) => faction).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(sheetOf(configOf(setup))).toHaveLength(7);
    expect(sheetOf(configOf(setup))[0]).toHaveLength(11);
  });

  test('what cannot be played is said in a sentence of every language, with a way out where there is one', () => {
    const problems: readonly [ConfigProblem, repairs: number][] = [
      [{ kind: 'playersNeed', players: 5, needs: 'stormgates' }, 0],
      [{ kind: 'playersFor', module: 'valleys', players: [4, 6] }, 1],
      [{ kind: 'oneCityEach' }, 1],
      [{ kind: 'ruins', place: null }, 1],
      [{ kind: 'wheel' }, 1],
    ];
    for (const t of Object.values(translators)) {
      for (const [problem, count] of problems) {
        expect(setupProblemText(t, problem, (module) => t(`newGame.preset.${module}`))).toMatch(/^[^{}]+\.$/);
        expect(repairs(t, problem, setupFor(5))).toHaveLength(count);
      }
    }
    expect(
      setupProblemText(translators.en, { kind: 'playersNeed', players: 5, needs: 'stormgates' }, (module) =>
        translators.en(`newGame.preset.${module}`),
      ),
    ).toBe('5 players need the module The Stormgates.');
  });
});
