import { checkConfig, createGame, item, MODULE_IDS, moduleOptions, type ConfigProblem } from '@battalia/engine';
import { translators } from '@/i18n/translate';
import { configOf, drawn, factionsIn, mostSeats, readSetup, type Setup } from '@/store/match/setup';
import { asInTheRules, isLaidOut, layoutOf, moved, sheetOf, spots } from '@/ui/screens/newgame/layout';
import { NUMBER_OPTIONS, ruled, stepped, withOption } from '@/ui/screens/newgame/options';
import {
  LAID_BY_MODULES,
  OPTION_CHOICES,
  OPTION_TEXTS,
  PRESET_IDS,
  presetFor,
  presetOf,
  type PresetId,
} from '@/ui/modules/presets';
import { repairs } from '@/ui/screens/newgame/repairs';
import { adviceFor } from '@/ui/screens/newgame/advice';
import { moduleChoices } from '@/ui/screens/newgame/moduleChoices';
import { arranged, arrangementIn, arrangementsOf, joined, seatedIn, teamsIn } from '@/ui/screens/newgame/teams';
import { signsOf, withSwapped } from '@/ui/screens/newgame/wheel';
import '@/ui/screens/newgame/words';
import { hoursText, playingTime } from '@/ui/game/playingTime';
import { textOr } from '@/i18n/translate';
import { setupProblemText } from '@/ui/text/violation';

const seat = { name: '', bot: null, faction: 'random' } as const;
const setupFor = (players: number, changed: Partial<Setup> = {}): Setup => ({
  seats: Array.from({ length: players }, () => ({ ...seat })),
  modules: [],
  options: {},
  excluded: null,
  clock: false,
  ...changed,
});

const isOfTwoBoxes = (id: PresetId) => id.startsWith('storm');

describe('presets', () => {
  test.each(
    PRESET_IDS.flatMap((id) =>
      (isOfTwoBoxes(id) ? [2, 3, 4, 5, 6] : [2, 3, 4]).map((players) => [id, players] as const),
    ),
  )('%s can be played by %i and is recognised again', (id, players) => {
    const { modules, options } = presetFor(id, players);
    const setup = setupFor(players, { modules: [...modules], options });
    expect(checkConfig(configOf(setup))).toBeNull();
    expect(createGame(configOf(setup), 'preset').over).toBe(0);
    expect(presetOf(setup)).toBe(id);
  });

  test('[SG-07] the standard game of the second box has teams from four players on, and an end where a map does not fill', () => {
    expect(presetFor('stormStandard', 3)).toMatchObject({ options: { weeks: 6 } });
    expect(presetFor('stormStandard', 3).modules).not.toContain('teams');
    expect(presetFor('stormStandard', 4).modules).toContain('teams');
    expect(presetFor('stormBeginners', 4).modules).not.toContain('teams');
    // What is one preset for three is a mix of one's own for four.
    const { modules, options } = presetFor('stormStandard', 3);
    expect(presetOf(setupFor(4, { modules: [...modules], options }))).toBe('own');
  });

  test('the order of modules does not matter, one more option does', () => {
    expect(presetOf(setupFor(2, { modules: ['unbound', 'advanced', 'volcano'] }))).toBe('grand');
    expect(presetOf(setupFor(2, { modules: ['advanced'], options: { weeks: 2 } }))).toBe('own');
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
  test('what is picked up lies where it is put down, and two things change places', () => {
    const setup = setupFor(4, { modules: ['stormgates', 'gates'] });
    const config = configOf(setup);
    const before = layoutOf(config);
    expect([...before.keys()]).toEqual(['starts', 'neutrals', 'ruins', 'gates']);
    const start = item(before.get('starts') ?? [], 1);
    const gate = item(before.get('gates') ?? [], 0);
    const swapped = { ...config, options: moved(config, { option: 'starts', index: 1 }, gate) };
    expect(layoutOf(swapped).get('starts')?.[1]).toEqual(gate);
    expect(layoutOf(swapped).get('gates')?.[0]).toEqual(start);
    // What was not touched is not agreed on.
    expect(Object.keys(swapped.options).sort()).toEqual(['gates', 'starts']);
    expect(isLaidOut(swapped.options)).toBe(true);
    expect(isLaidOut(asInTheRules(swapped.options))).toBe(false);
    const away = { ...config, options: moved(config, { option: 'gates', index: 0 }, [1, 3]) };
    expect(item(item(spots(away), 0), 2)).toEqual({ option: 'gates', index: 0 });
    expect(item(item(spots(away), gate[0] - 1), gate[1] - 1)).toBe('free');
  });

  test('[SG-02] [SG-05] gates and both ruins of the large board can be moved, for any number of players', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const config = configOf(setupFor(players, { modules: ['stormgates', 'gates'], options: { wide: true } }));
      expect(layoutOf(config).get('gates')).toHaveLength(players);
      expect(layoutOf(config).get('ruins')).toHaveLength(2);
      const flat = sheetOf(config).flat();
      expect(flat.filter((square) => typeof square === 'object' && square.landmark === 'gate')).toHaveLength(players);
    }
  });

  test('a moved start city is where the game has it, and one on the ruins’ side is explained', () => {
    const config = configOf(setupFor(2));
    const elsewhere = { ...config, options: moved(config, { option: 'starts', index: 0 }, [2, 3]) };
    expect(checkConfig(elsewhere)).toBeNull();
    const beside = { ...config, options: moved(config, { option: 'starts', index: 0 }, [3, 4]) };
    expect(checkConfig(beside)).toEqual({ kind: 'cityTouches', place: [3, 4] });
  });

  test('[VOL-01] the volcano takes the middle', () => {
    const flat = (setup: Setup) =>
      spots(configOf(setup))
        .flat()
        .filter((spot) => spot === 'taken').length;
    expect(flat(setupFor(4))).toBe(0);
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
    ['playersNeed', setupFor(5)],
    ['playersOf', setupFor(3, { modules: ['teams'] })],
    ['moduleNeeds', setupFor(4, { modules: ['stormgates', 'fate'] })],
    ['modulesClash', setupFor(4, { modules: ['stormgates', 'volcano'] })],
    ['oneCityEach', setupFor(4, { modules: ['stormgates', 'gates'], options: { startCities: 2 } })],
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
      clock: false,
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
      [{ kind: 'playersNeed', players: 5, needs: 'stormgates' }, 2],
      [{ kind: 'playersOf', players: 3, module: 'teams' }, 1],
      [{ kind: 'moduleNeeds', module: 'fate', needs: 'trade' }, 2],
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

describe('[SG-12] single modules', () => {
  test('every module there is can be chosen, and says what stands against it in the words of the engine', () => {
    const [first, second] = moduleChoices(setupFor(4));
    expect([...first, ...second].map(({ id }) => id).sort()).toEqual([...MODULE_IDS].sort());
    const problemOf = (id: string) => [...first, ...second].find((choice) => choice.id === id)?.problem;
    expect(problemOf('volcano')).toBeNull();
    expect(problemOf('gates')).toEqual({ kind: 'moduleNeeds', module: 'gates', needs: 'stormgates' });
    expect(problemOf('draft')).toBeNull();
    const [, expansion] = moduleChoices(setupFor(3, { modules: ['stormgates'] }));
    expect(expansion.find(({ id }) => id === 'teams')?.problem).toEqual({
      kind: 'playersOf',
      players: 3,
      module: 'teams',
    });
    expect(expansion.find(({ id }) => id === 'stormgates')).toEqual({ id: 'stormgates', on: true, problem: null });
  });

  test.each(MODULE_IDS)('%s has a name and a sentence in every language', (id) => {
    for (const t of Object.values(translators)) {
      expect(t(`newGame.preset.${id}`)).not.toBe(`newGame.preset.${id}`);
      expect(textOr(t, `newGame.module.${id}.hint`, {}, '')).toMatch(/^[^{}]+\.$/u);
    }
  });
});

describe('advice of the book', () => {
  test('is given where it applies, and says how long a game takes', () => {
    expect(adviceFor(setupFor(4))).toEqual([]);
    expect(adviceFor(setupFor(2, { modules: ['stormgates'] }))).toEqual(['newGame.time']);
    expect(adviceFor(setupFor(6, { modules: ['stormgates'] }))).toContain('newGame.advice.alone');
    expect(adviceFor(setupFor(6, { modules: ['stormgates', 'teams'] }))).toEqual(['newGame.time']);
    expect(adviceFor(setupFor(3, { modules: ['stormgates'], options: { wide: true } }))).toContain(
      'newGame.advice.wide',
    );
  });

  test('30 minutes a player and 15 for each wanderer: six with two of them play three hours and a half', () => {
    expect(playingTime(6, ['metamorpha', 'bilkarr'])).toBe(210);
    expect(playingTime(2, [])).toBe(60);
    expect(hoursText(translators.en, 210)).toBe('3 h 30 min');
    expect(hoursText(translators.de, 60)).toBe('1 Std.');
  });
});

describe('[TEAM-01] who plays together', () => {
  const named = (players: number, changed: Partial<Setup> = {}): Setup => ({
    ...setupFor(players, { modules: ['stormgates', 'teams'], ...changed }),
    seats: Array.from({ length: players }, (_, i) => ({ ...seat, name: 'ABCDEF'.charAt(i) })),
  });
  const names = (seats: Setup['seats']) => seats.map(({ name }) => name).join('');
  const teamOf = (setup: Setup, name: string) =>
    setup.seats
      .filter((_, i) => teamsIn(setup)?.[i] === teamsIn(setup)?.[setup.seats.findIndex((one) => one.name === name)])
      .map((one) => one.name)
      .join('');

  test('is what the engine says of the seats', () => {
    expect(teamsIn(named(6))).toEqual([0, 1, 2, 0, 1, 2]);
    expect(teamsIn(named(6, { options: { twoTeams: true } }))).toEqual([0, 1, 0, 1, 0, 1]);
    expect(teamsIn(named(5))).toEqual([0, 1, 0, 1, 0]);
    expect(teamsIn(named(4))).toEqual([0, 1, 0, 1]);
    expect(teamsIn(named(3))).toBeNull();
    expect(teamsIn(setupFor(4))).toBeNull();
  });

  test('one seat dragged onto another: both play together, whoever sat there takes the seat that was left', () => {
    const setup = named(6);
    const seats = joined(setup, 0, 4);
    expect(names(seats)).toBe('BACDEF');
    expect(teamOf({ ...setup, seats }, 'A')).toBe('AE');
    // Partners stay where they are, and so does one who is let go on oneself.
    expect(names(joined(setup, 0, 3))).toBe('ABCDEF');
    expect(names(joined(setup, 2, 2))).toBe('ABCDEF');
    for (let one = 0; one < 6; one++)
      for (let other = 0; other < 6; other++) {
        if (one === other) continue;
        const after = { ...setup, seats: joined(setup, one, other) };
        expect(teamOf(after, 'ABCDEF'.charAt(one))).toContain('ABCDEF'.charAt(other));
        expect([...names(after.seats)].sort().join('')).toBe('ABCDEF');
      }
  });

  test('or chosen from a list', () => {
    const setup = named(5);
    const seats = seatedIn(setup, 1, 0);
    expect(teamOf({ ...setup, seats }, 'B')).toHaveLength(3);
    expect(names(seatedIn(setup, 1, 1))).toBe('ABCDE');
  });

  test('the ways to play are those of the book, and lead there and back', () => {
    expect(arrangementsOf(3)).toEqual([]);
    expect(arrangementsOf(6).map(({ id }) => id)).toEqual(['none', 'two', 'threes']);
    let setup = named(6);
    for (const id of ['threes', 'none', 'two'] as const) {
      setup = { ...setup, ...arranged(setup, id) };
      expect(arrangementIn(setup)).toBe(id);
      expect(checkConfig(configOf(setup))).toBeNull();
    }
    expect(setup.options).toEqual({});
  });
});

describe('the oracle of another box', () => {
  test('two signs of a wheel change places, and back again nothing is agreed on', () => {
    const once = withSwapped({ weeks: 2 }, 'outer', 1, 2);
    expect(once.wheel).toHaveLength(14);
    expect(once.wheel?.[1]).toBe(signsOf({}).outer[2]);
    expect(withSwapped(once, 'outer', 2, 1)).toEqual({ weeks: 2 });
    expect(checkConfig(configOf(setupFor(2, { options: once })))).toEqual({ kind: 'wheel' });
  });
});

test('every option of a module has a text, and one whose numbers are names a name for each', () => {
  const asked = moduleOptions(MODULE_IDS).filter(([name]) => LAID_BY_MODULES[name] === undefined);
  expect(asked.filter(([name]) => OPTION_TEXTS[name] === undefined)).toEqual([]);
  const numbers = asked.flatMap(([name, option]) => (option.type === 'number' ? [{ name, ...option }] : []));
  expect(numbers.map(({ name }) => OPTION_CHOICES[name]?.length)).toEqual(
    numbers.map(({ least, most }) => most - least + 1),
  );
  expect(numbers.map(({ name }) => name)).toEqual(Object.keys(OPTION_CHOICES));
});
