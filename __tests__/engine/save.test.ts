import fc from 'fast-check';
import {
  ACTION_KINDS,
  ambushOf,
  apply,
  cardsOfAction,
  squaresOfAction,
  BOARD,
  BOX,
  campOf,
  cardsIn,
  clone,
  createGame,
  debug,
  decision,
  decode,
  decodeGame,
  encode,
  encodeGame,
  factionOf,
  generate,
  handOf,
  hash,
  hashText,
  isOver,
  kindOf,
  legalActions,
  MODULE_IDS,
  nationOf,
  NONE,
  newChance,
  pick,
  playedOf,
  readAction,
  replay,
  resample,
  shelterOf,
  squareAt,
  standardConfig,
  UNIVERSAL,
  viewFor,
  type Chance,
  type Action,
  type ActionKind,
  type ActionOf,
  type GameConfig,
  type GameState,
  type ModuleId,
  type Played,
  type Unreadable,
} from '@battalia/engine/testing';
import { fromBase64, toBase64 } from '../../src/engine/save/base64';
import { layoutOfAction } from '../../src/engine/core/action';
import { fromNumbers, toNumbers } from '../../src/engine/core/shape';
import { open } from '../../src/engine/save/envelope';
import { many, some } from '../long';
import { asManyAs } from './mixes';
import { atHoard, atRuins, borrowing, dismissing, searching } from './questions';
import { arrange, fingerprint } from './support';
import { anyKind, anyOf, wander } from './wander';
import { CARDS } from './box';

// ---------------------------------------------------------------- games to save

const MIXES: readonly (readonly ModuleId[])[] = [
  [],
  ['advanced'],
  ['harder', 'unbound'],
  ['nocities'],
  ['volcano'],
  ['advanced', 'nocities', 'unbound'],
  ['advanced', 'volcano', 'unbound'],
];
const CONFIGS: readonly GameConfig[] = MIXES.flatMap((modules) =>
  ([2, 3, 4] as const).map((players) => standardConfig(players, modules)),
);

interface Wandered {
  readonly state: GameState;
  readonly actions: readonly Played[];
}

/** Plays at random; every position is looked at before the next move. */
const wanderFrom = (config: GameConfig, seed: string, moves: number, look: (s: GameState) => void): Wandered =>
  wanderOn(createGame(config, seed), seed, moves, look);

const wanderOn = (s: GameState, seed: string, steps: number, look: (s: GameState) => void): Wandered => ({
  actions: wander(s, newChance(`${seed} moves`), { steps, choose: busyAction, look }),
  state: s,
});

/** Half of the moves by kind first, so that rare kinds come up; turns end late, so that much happens in them. */
function busyAction(s: GameState, rng: Chance): Action {
  const actions: Action[] = [];
  generate(s, actions);
  const busy = actions.filter(({ kind }) => kind !== 'endTurn' && kind !== 'pass' && kind !== 'surrender');
  const from = busy.length > 0 && pick(rng, 8) > 0 ? busy : actions;
  return pick(rng, 2) === 0 ? anyOf(from, rng) : anyKind(from, rng);
}

/** Rich hands on both sides, heroes where there is something to win: what chance seldom brings. */
function richPosition(scenario: 'harder' | 'volcano', seed: string): GameState {
  const cards = [
    'amulet',
    'amulet',
    'weapon',
    'weapon',
    'title',
    'scroll',
    'tent',
    'horse',
    'unbound lord',
    'unbound priest',
    'supply',
    'supply',
    'friman',
    'chief',
    'lord',
    'lord',
    'lord',
  ] as const;
  return arrange({
    config: standardConfig(3, ['advanced', 'unbound', scenario], { staffSwaps: true }),
    seed,
    day: 3,
    hands: {
      0: scenario === 'harder' ? cards : [...cards, 'horn', 'hand', 'staff', 'wings', 'hammer'],
      1: [...cards, 'sword', 'crown'],
      2: ['tool', 'supply', 'supply', 'amulet', 'book'],
    },
    ambushes: { 0: ['supply', 'supply', 'tool'], 1: ['lord', 'weapon'] },
    great: scenario === 'harder' ? ['shield', 'pavilion'] : [],
    heroes: {
      0:
        scenario === 'harder'
          ? [
              [4, 4],
              [4, 4],
            ]
          : [
              [3, 3],
              [3, 3],
            ],
      1: scenario === 'harder' ? [[4, 4]] : [[3, 3]],
    },
  });
}

const positionAfter = (config: GameConfig, seed: string, moves: number): GameState =>
  wanderFrom(config, seed, moves, () => undefined).state;

function decoded(text: string): GameState {
  const result = decode(text);
  if (!result.ok) throw new Error(`not read: ${JSON.stringify(result.reason)}`);
  return result.state;
}

function reasonOf(text: string): Unreadable['kind'] | 'read' {
  const result = decode(text);
  return result.ok ? 'read' : result.reason.kind;
}

/** A save with a changed body and a checksum that fits it again. */
function forged(text: string, change: (body: Record<string, unknown>) => void): string {
  const save: { format: string; version: number; checksum: string; body: Record<string, unknown> } = JSON.parse(text);
  change(save.body);
  save.checksum = hashText(`${save.format} ${save.version} ${JSON.stringify(save.body)}`);
  return JSON.stringify(save);
}

/** A save of a state that was tampered with. */
function tampered(s: GameState, tamper: (s: GameState) => void): string {
  const copy = clone(s);
  tamper(copy);
  return encode(copy);
}

// ---------------------------------------------------------------- there and back

describe('a state as text', () => {
  test.each(
    some(CONFIGS, 2).map((config) => [config.seats.length, config.modules.join(' ') || 'base', config] as const),
  )(
    '%i players, %s: every third position of a random game comes back as it was, and plays on alike',
    (_players, _modules, config) => {
      let positions = 0;
      let listed = 0;
      wanderFrom(config, 'there and back', 160, (s) => {
        if (positions++ % 3 !== 0) return;
        const back = decoded(encode(s));
        if (fingerprint(back) !== fingerprint(s) || hash(back) !== hash(s))
          throw new Error(`position ${positions} differs`);
        if (positions % 5 !== 0) return;
        expect(legalActions(back)).toEqual(legalActions(s));
        listed++;
      });
      expect(positions).toBeGreaterThan(100);
      expect(listed).toBeGreaterThan(3);
    },
  );

  test('every question and every step of a battle comes back', () => {
    const seen = new Set<string>();
    const asked = [atHoard(), atRuins(), borrowing(), searching(), dismissing()];
    const rich = ['a', 'b', 'c', 'd'].flatMap((seed) => [richPosition('harder', seed), richPosition('volcano', seed)]);
    [...asked, ...rich].forEach((start, i) => {
      wanderOn(start, `rich ${i}`, 60, (s) => {
        if (fingerprint(decoded(encode(s))) !== fingerprint(s)) throw new Error('a position differs');
        seen.add(decision(s)?.kind ?? 'over');
      });
    });
    expect([...seen].sort()).toEqual([
      'acting',
      'assault',
      'borrow',
      'defend',
      'dismiss',
      'great',
      'hoard',
      'opening',
      'place',
      'press',
      'reply',
      'summon',
    ]);
  });

  test('what is dealt anew from a view is a state that could be saved: a doubled card whose amulet is gone is still affected', () => {
    const rng = newChance('dealt anew');
    let affected = 0;
    for (const scenario of ['harder', 'volcano'] as const) {
      for (let game = 0; game < 2; game++) {
        wanderOn(richPosition(scenario, `anew ${game}`), `anew ${game}`, 60, (s) => {
          const anew = resample(viewFor(s, pick(rng, 3)), rng);
          expect(fingerprint(decoded(encode(anew)))).toBe(fingerprint(anew));
          if (anew.mark.some((mark) => mark !== 0)) affected++;
        });
      }
    }
    expect(affected).toBeGreaterThan(10);
  });

  test('a game that is over comes back over', () => {
    const { state } = wanderFrom(standardConfig(2, [], { weeks: 1 }), 'over', 3000, () => undefined);
    expect(isOver(state)).toBe(true);
    expect(fingerprint(decoded(encode(state)))).toBe(fingerprint(state));
  });

  test('a game that ended with the seal of a sanctuary kept the question of its hoard open and could not be loaded', () => {
    const going = atHoard();
    expect([going.over, going.frames]).toEqual([0, 1]);
    const state = atHoard({ points: 8 });
    expect(isOver(state)).toBe(true);
    expect(state.frames).toBe(0);
    expect(fingerprint(decoded(encode(state)))).toBe(fingerprint(state));
  });

  test('the set-up comes back with every option, whatever the order of its fields', () => {
    const config: GameConfig = {
      excluded: 3,
      options: {
        staffSwaps: true,
        weeks: 3,
        startHeroes: 1,
        neutrals: [
          [2, 6],
          [6, 2],
        ],
        starts: [
          [2, 2],
          [6, 6],
        ],
        mapFullEnds: false,
        points: 30,
        level4Cities: 4,
        neutralDefence: 5,
        ruinsDefence: 9,
        startCities: 1,
        neutralCities: 1,
      },
      modules: ['unbound', 'advanced'],
      seats: [{ faction: 1 }, { faction: null }],
    };
    const { options } = config;
    const turnedRound: GameConfig = {
      seats: config.seats,
      modules: config.modules,
      options: {
        neutralCities: 1,
        startCities: 1,
        ruinsDefence: 9,
        neutralDefence: 5,
        level4Cities: 4,
        points: 30,
        mapFullEnds: false,
        starts: options.starts ?? [],
        neutrals: options.neutrals ?? [],
        startHeroes: 1,
        weeks: 3,
        staffSwaps: true,
      },
      excluded: 3,
    };
    const s = createGame(config, 'options');
    expect(decoded(encode(s)).rules.config).toEqual(config);
    expect(encode(createGame(turnedRound, 'options'))).toBe(encode(s));
  });

  test('chance goes on where it was', () => {
    const config = standardConfig(4, ['advanced', 'volcano', 'unbound']);
    const { state, actions } = wanderFrom(config, 'chance', 400, () => undefined);
    const half = replay(config, 'chance', actions.slice(0, 200));
    let back = decoded(encode(half.state));
    for (const { action, seat } of actions.slice(200)) {
      const result = apply(back, action, seat);
      if (!result.ok) throw new Error(result.violation.code);
      back = result.state;
    }
    expect(fingerprint(back)).toBe(fingerprint(state));
  });
});

describe('hash', () => {
  test('differs for every position of a game and for every single byte', () => {
    const seen = new Map<string, string>();
    wanderFrom(standardConfig(3, ['volcano']), 'hashes', 250, (s) => {
      const before = seen.get(hash(s));
      if (before !== undefined && before !== fingerprint(s)) throw new Error('two positions with one hash');
      seen.set(hash(s), fingerprint(s));
    });
    expect(seen.size).toBeGreaterThan(150);
    const s = positionAfter(standardConfig(2), 'bytes', 50);
    const hashes = new Set([hash(s)]);
    const image = s.image();
    for (let i = 0; i < image.length; i++) {
      image[i] = (image[i] ?? 0) ^ 1;
      hashes.add(hash(s));
      image[i] = (image[i] ?? 0) ^ 1;
    }
    s.scalars().forEach((value, i, all) => {
      s.setScalars(all.map((other, j) => (i === j ? value + 1 : other)));
      hashes.add(hash(s));
      s.setScalars(all);
    });
    expect(hashes.size).toBe(1 + image.length + s.scalars().length);
  });

  test('is the same number everywhere', () => {
    expect(hashText('battalia')).toMatch(/^[0-9a-f]{16}$/);
    expect([hashText(''), hashText('battalia'), hashText('Battalia'), hashText('\u{1f43a}')]).toEqual(KNOWN_HASHES);
  });
});

const KNOWN_HASHES = ['ebb6c2281ca5db1a', '166fc5aa80918a81', '49ad6cb26336a33f', '9f3fbfd26b26da13'];

describe('base64', () => {
  test('agrees with the platform and refuses everything else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64');
        expect(toBase64(bytes)).toBe(text);
        expect(fromBase64(text)).toEqual(Uint8Array.from(bytes));
      }),
    );
    for (const text of [
      'A',
      'AB',
      'ABC',
      'AB==C',
      'A===',
      '====',
      'AB=A',
      'A\u00e9==',
      'AA*=',
      'AB==',
      'AAB=',
      'AA\n=',
      'ABC\u0141',
    ])
      expect([text, fromBase64(text)]).toEqual([text, null]);
  });
});

// ---------------------------------------------------------------- damage

describe('a damaged save gives a reason', () => {
  const config = standardConfig(3, ['advanced', 'unbound']);
  const text = encode(positionAfter(config, 'damage', 150));

  test('every truncation', () => {
    const lengths = Array.from({ length: text.length }, (_, length) => length);
    expect(lengths.length).toBeGreaterThan(1000);
    expect(lengths.filter((length) => reasonOf(text.slice(0, length)) !== 'notJson')).toEqual([]);
  });

  test('any flipped bit, changed, lost or doubled piece of text', () => {
    const same = hash(decoded(text));
    const harmless = (damagedText: string) => {
      const result = decode(damagedText);
      return !result.ok || hash(result.state) === same;
    };
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.nat(6), (place, bit) =>
        harmless(
          text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ (1 << bit)) + text.slice(place + 1),
        ),
      ),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.nat(40), fc.string({ maxLength: 20 }), (place, lost, put) =>
        harmless(text.slice(0, place) + put + text.slice(place + lost)),
      ),
      { numRuns: 300 },
    );
    for (let place = 0; place < text.length; place += 97) {
      const damagedText = text.slice(0, place) + (text.charAt(place) === 'A' ? 'B' : 'A') + text.slice(place + 1);
      expect(reasonOf(damagedText)).not.toBe('read');
    }
  });

  test('what is no save at all, however it looks', () => {
    const nested = '['.repeat(40_000);
    const texts: readonly string[] = [
      '',
      ' ',
      'null',
      '1',
      '"x"',
      '[]',
      '{}',
      'undefined',
      nested,
      `{"format":"battalia-state","version":1,"checksum":"","body":${nested}${']'.repeat(40_000)}}`,
      '{"__proto__":{}}',
      '\u0000',
      text + text,
      text.slice(1),
    ];
    for (const broken of texts) expect(reasonOf(broken)).not.toBe('read');
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (json) => reasonOf(json) !== 'read' && !decodeGame(json).ok),
      { numRuns: 300 },
    );
    // @ts-expect-error a caller without types
    expect(decode(undefined)).toEqual({ ok: false, reason: { kind: 'notJson' } });
  });

  test('a megabyte of noise, at once', () => {
    const rng = newChance('noise');
    let noise = '';
    while (noise.length < 1_000_000) noise += String.fromCharCode(32 + pick(rng, 90));
    // The processor's time: a busy machine does not make it longer.
    const before = process.cpuUsage();
    expect(decode(noise)).toEqual({ ok: false, reason: { kind: 'tooLong', most: 100_000 } });
    expect(decodeGame(noise)).toEqual({ ok: false, reason: { kind: 'notJson' } });
    expect(decodeGame('['.repeat(1_000_000)).ok).toBe(false);
    expect(
      decodeGame(
        `{"format":"battalia-game","version":1,"checksum":"","body":${'['.repeat(499_000)}${']'.repeat(499_000)}}`,
      ).ok,
    ).toBe(false);
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });

  test('another version, another format, another module set, another size', () => {
    const other = (
      change: (save: {
        format: string;
        version: unknown;
        body: { config: { modules: string[]; seats: unknown[] } };
      }) => void,
    ) => {
      const save = JSON.parse(text);
      change(save);
      save.checksum = hashText(`${save.format} ${save.version} ${JSON.stringify(save.body)}`);
      return decode(JSON.stringify(save));
    };
    expect(other((save) => (save.version = 4))).toEqual({
      ok: false,
      reason: { kind: 'version', version: 4, newest: 3 },
    });
    expect(other((save) => (save.version = 1))).toEqual({
      ok: false,
      reason: { kind: 'tooOld', version: 1, oldest: 2 },
    });
    for (const version of [0, -1, 1.5, '1', null, 1e300])
      expect(other((save) => (save.version = version))).toEqual({
        ok: false,
        reason: { kind: 'version', version: null, newest: 3 },
      });
    expect(other((save) => (save.format = 'battalia-game'))).toEqual({ ok: false, reason: { kind: 'format' } });
    expect(other((save) => save.body.config.modules.push('stormriders'))).toEqual({
      ok: false,
      reason: { kind: 'config', problem: { kind: 'unknownModule', module: 'stormriders' } },
    });
    expect(other((save) => save.body.config.modules.push('advanced'))).toEqual({
      ok: false,
      reason: { kind: 'config', problem: { kind: 'moduleTwice', module: 'advanced' } },
    });
    expect(other((save) => save.body.config.modules.push('volcano', 'nocities')).ok).toBe(false);
    expect(other((save) => save.body.config.seats.push({ faction: null })).ok).toBe(false);
    const reason = other((save) => save.body.config.seats.push({ faction: null }));
    expect(reason.ok ? 'read' : reason.reason.kind).toBe('length');
    expect(other((save) => save.body.config.seats.splice(0))).toEqual({
      ok: false,
      reason: { kind: 'config', problem: { kind: 'players', players: 0 } },
    });
    // A module that lays nothing out changes no size; the state is one of that game too, and plays.
    const without = (id: string) =>
      other(({ body: { config } }) => (config.modules = config.modules.filter((module) => module !== id)));
    expect(without('advanced').ok).toBe(true);
    // One that brings cards does.
    expect(without('unbound')).toMatchObject({ ok: false, reason: { kind: 'length' } });
  });
});

// ---------------------------------------------------------------- forgery

describe('a forged checksum', () => {
  /** Plays on at random; throws if the engine does, if it stops without an end, or if cards get lost. */
  function playOn(s: GameState, seed: string, steps: number): void {
    wander(s, newChance(seed), { steps, choose: busyAction });
    if (debug.census(s).length > 0) throw new Error(debug.census(s).join());
  }

  const positions: readonly GameState[] = CONFIGS.flatMap((config, i) =>
    [7, 90].map((moves) => positionAfter(config, `forgery ${i}`, moves)),
  );

  test('no change of any byte or number lets the engine throw, hang or lose a card', () => {
    let read = 0;
    let refused = 0;
    fc.assert(
      fc.property(
        fc.nat(positions.length - 1),
        fc.array(fc.tuple(fc.nat(), fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 2, 3, 254, 255))), {
          minLength: 0,
          maxLength: 4,
        }),
        fc.array(fc.tuple(fc.nat(20), fc.oneof(fc.integer({ min: -3, max: 8 }), fc.integer())), { maxLength: 2 }),
        (which, bytes, numbers) => {
          const s = positions[which];
          if (s === undefined) throw new Error('no position');
          const text = tampered(s, (copy) => {
            const image = copy.image();
            for (const [place, value] of bytes) image[place % image.length] = value;
            const scalars = copy.scalars();
            for (const [i, value] of numbers) scalars[i] = value;
            copy.setScalars(scalars);
          });
          const result = decode(text);
          if (!result.ok) {
            refused++;
            return;
          }
          read++;
          playOn(result.state, `${which}`, 60);
        },
      ),
      { numRuns: 250 },
    );
    expect(read).toBeGreaterThan(9);
    expect(refused).toBeGreaterThan(75);
  });

  test('cards carried to other players, multiplied, made wild and lent', () => {
    const RUNS = many(50, 100);
    let read = 0;
    let slowest = 0;
    fc.assert(
      fc.property(
        fc.nat(positions.length - 1),
        fc.array(
          fc.tuple(
            fc.nat(CARDS - 1),
            fc.nat(3),
            fc.constantFrom(nationOf, shelterOf, handOf, handOf, playedOf, ambushOf, campOf),
          ),
          { minLength: 1, maxLength: 50 },
        ),
        fc.array(fc.tuple(fc.constantFrom(4, 6, 7, 12, 12, 13), fc.nat(4)), { maxLength: 20 }),
        (which, moves, marks) => {
          const s = positions[which];
          if (s === undefined) throw new Error('no position');
          const result = decode(
            tampered(s, (copy) => {
              const { seats } = copy.rules;
              for (const [card, seat, zone] of moves)
                if (copy.zone[card] !== BOARD && (zone !== campOf || pick(newChance(`${card}`), 20) === 0))
                  carry(copy, kindOf(copy, card) < 12 ? card : card % 20, zone(seat % seats));
              const hand = cardsIn(copy, handOf(copy.turn));
              marks.forEach(([mark, lender], i) => {
                const card = hand[i];
                if (card === undefined || factionOf(copy, card) === UNIVERSAL) return;
                copy.mark[card] = mark;
                if (lender > 0 && lender <= seats && lender !== copy.turn + 1 && copy.lender[card] === 0) {
                  copy.lender[card] = lender;
                  copy.lent++;
                }
              });
            }),
          );
          if (!result.ok) return;
          read++;
          const before = process.cpuUsage();
          playOn(result.state, `${which}`, 20);
          // Of a processor, whatever else the machine does.
          slowest = Math.max(slowest, process.cpuUsage(before).user / 1000);
        },
      ),
      { numRuns: RUNS },
    );
    expect(read).toBeGreaterThan(RUNS * 0.06);
    expect(slowest).toBeLessThan(5000);
  });

  /** Takes a card out of its pile and puts it on another, whatever the rules say. */
  function carry(s: GameState, card: number, zone: number): void {
    const from = s.zone[card] ?? 0;
    const relink = (where: number, cards: readonly number[]) => {
      s.top[where] = cards[0] ?? NONE;
      s.bottom[where] = cards[cards.length - 1] ?? NONE;
      s.size[where] = cards.length;
      cards.forEach((other, i) => {
        s.below[other] = cards[i + 1] ?? NONE;
        s.zone[other] = where;
      });
    };
    relink(
      from,
      cardsIn(s, from).filter((other) => other !== card),
    );
    relink(zone, [card, ...cardsIn(s, zone)]);
  }

  const broken = (
    tamper: (s: GameState) => void,
    from = positionAfter(standardConfig(4, ['unbound']), 'parts', 60),
  ): unknown => {
    const result = decode(tampered(from, tamper));
    if (!result.ok) return result.reason;
    // What these rules would not have led to is told from what they did, and can be played on.
    if (result.doubt !== null) playOn(result.state, 'doubtful', 60);
    return result.doubt === null ? 'read' : inPart(result.doubt);
  };
  const inPart = (part: string) => ({ kind: 'structure', part });

  test('a pile that runs in a circle, is cut off or shared', () => {
    expect(broken((s) => (s.below[s.bottom[0] ?? 0] = s.top[0] ?? 0))).toEqual(inPart('piles'));
    expect(broken((s) => (s.below[s.top[0] ?? 0] = NONE))).toEqual(inPart('piles'));
    expect(broken((s) => (s.top[handOf(0)] = s.top[BOX] ?? 0))).toEqual(inPart('piles'));
    expect(broken((s) => (s.top[0] = CARDS))).toEqual(inPart('piles'));
    expect(broken((s) => (s.size[0] = 1000))).toEqual(inPart('piles'));
    expect(broken((s) => (s.zone[s.top[0] ?? 0] = 250))).toEqual(inPart('piles'));
  });

  test('everybody at once in one hand', () => {
    const config = standardConfig(4, ['unbound']);
    expect(
      broken(
        (s) => {
          for (let card = 0; card < CARDS; card++) if ((s.zone[card] ?? 0) < 12) carry(s, card, handOf(s.turn));
        },
        positionAfter(config, 'everybody', 60),
      ),
    ).toEqual(inPart('cards'));
  });

  test.each<readonly [string, string, (s: GameState) => void]>([
    ['numbers', 'a day that never comes', (s) => (s.day = 0)],
    ['numbers', 'a turn of nobody', (s) => (s.turn = 4)],
    ['stuck', 'two questions at once', (s) => (s.frames = 2)],
    ['cards', 'a tool among the frimen', (s) => carry(s, s.top[5] ?? 0, 0)],
    ['cards', 'a city in a hand', (s) => carry(s, s.top[12] ?? 0, handOf(0))],
    ['cards', 'a wild card in the pool', (s) => (s.mark[s.top[0] ?? 0] = 12)],
    ['cards', 'a card borrowed from its owner', (s) => (s.lender[s.top[handOf(0)] ?? 0] = 1)],
    ['cards', 'a loan that is not counted', (s) => (s.lender[s.top[handOf(0)] ?? 0] = 2)],
    ['map', 'a road without a card', (s) => (s.roads[s.tile.indexOf(-1)] = 5)],
    ['map', 'a city of level nine', (s) => (s.level[0] = 9)],
    ['map', 'a card on two squares', (s) => (s.tile[s.tile.indexOf(-1)] = s.tile[0] ?? 0)],
    ['seats', 'two players of one faction', (s) => (s.faction[0] = s.faction[1] ?? 0)],
    ['seats', 'a hero in the void', (s) => (s.hero[0] = s.tile.indexOf(-1))],
    ['seats', 'two players acting', (s) => s.phase.fill(2)],
    ['numbers', 'fewer factions than players', (s) => (s.inPlay = 7)],
    [
      'battle',
      'a battle against nobody',
      (s) => {
        s.battle = 3;
        s.attacker = s.turn;
        s.phase[s.turn] = 2;
        s.battleSquare = 0;
      },
    ],
    ['question', 'a question that nobody is asked', (s) => ((s.frames = 1), (s.pending[1] = 9))],
  ])('%s: %s', (part, _what, tamper) => {
    expect(broken(tamper)).toEqual(inPart(part));
  });

  test('a set-up in which a choice was left out or a start city given away', () => {
    const setup = (moves: number) => positionAfter(standardConfig(3), 'set-up', moves);
    expect(broken((s) => s.setupLeft--, setup(1))).toEqual(inPart('seats'));
    expect(broken((s) => s.setupLeft++, setup(1))).toEqual(inPart('seats'));
    expect(broken((s) => (s.setupLeft = 1), setup(3))).toEqual(inPart('seats'));
    expect(broken((s) => ((s.holder[squareAt(7, [1, 4])] = 0), (s.level[squareAt(7, [1, 4])] = 1)), setup(2))).toEqual(
      inPart('seats'),
    );
    expect(broken(() => undefined, setup(4))).toBe('read');
  });

  test('[RULE-16] start heroes are read in the city that is marked, and nowhere else before the first turn', () => {
    const config = standardConfig(2, [], { startCities: 2, startHeroes: 1 });
    for (let moves = 0; moves <= 6; moves++)
      expect(broken(() => undefined, positionAfter(config, 'heroes', moves))).toBe('read');
    const marking = positionAfter(config, 'heroes', 4);
    const home = marking.hero[0] ?? -1;
    expect(marking.holder[home]).toBe(0);
    expect(broken((s) => (s.hero[0] = marking.hero[2] ?? -1), marking)).toEqual(inPart('seats'));
    expect(broken((s) => (s.hero[1] = home), marking)).toEqual(inPart('seats'));
  });
});

// ---------------------------------------------------------------- versions

describe('older versions', () => {
  const wrap = (version: number, body: unknown) =>
    JSON.stringify({
      format: 'battalia-game',
      version,
      checksum: hashText(`battalia-game ${version} ${JSON.stringify(body)}`),
      body,
    });
  const history = {
    oldest: 1,
    migrations: [
      (body: unknown) => ({ ...(typeof body === 'object' ? body : {}), second: 2 }),
      (body: unknown) => {
        if (typeof body !== 'object' || body === null || !('second' in body)) throw new Error('no second');
        return { ...body, third: 3 };
      },
    ],
  };

  test('are brought up to date step by step', () => {
    expect(open(wrap(1, { first: 1 }), 'battalia-game', 1000, history)).toEqual({
      ok: true,
      body: { first: 1, second: 2, third: 3 },
    });
    expect(open(wrap(2, { second: 0 }), 'battalia-game', 1000, history)).toEqual({
      ok: true,
      body: { second: 0, third: 3 },
    });
    expect(open(wrap(3, { own: 0 }), 'battalia-game', 1000, history)).toEqual({ ok: true, body: { own: 0 } });
  });

  test('give a reason when a step cannot read them, and newer ones at once', () => {
    expect(open(wrap(2, { first: 1 }), 'battalia-game', 1000, history)).toEqual({
      ok: false,
      reason: { kind: 'structure', part: 'body' },
    });
    expect(open(wrap(4, {}), 'battalia-game', 1000, history)).toEqual({
      ok: false,
      reason: { kind: 'version', version: 4, newest: 3 },
    });
    expect(open(wrap(1, { first: 1 }).replace('"first":1', '"first":2'), 'battalia-game', 1000, history)).toEqual({
      ok: false,
      reason: { kind: 'checksum' },
    });
  });
});

// ---------------------------------------------------------------- games

describe('a game as its actions', () => {
  test('comes back and replays to the same state', () => {
    for (const config of some(CONFIGS, 2)) {
      const { state, actions } = wanderFrom(config, 'journal', 150, () => undefined);
      const result = decodeGame(encodeGame({ config, seed: 'journal', actions }));
      if (!result.ok) throw new Error(JSON.stringify(result.reason));
      expect(result.game).toEqual({ config, seed: 'journal', actions, unread: 0 });
      const again = replay(result.game.config, result.game.seed, result.game.actions);
      expect(again.ok && hash(again.state)).toBe(hash(state));
    }
  });

  /** Set-ups that know every action and target between them: the volcano does not go with what comes later. */
  const EVERYTHING = standardConfig(4, ['volcano', 'unbound']);
  const MORE = standardConfig(4, asManyAs(4, ['stormgates']));
  const ALL = createGame(EVERYTHING, 'all').rules;
  const LATER = createGame(MORE, 'all').rules;
  const rulesFor = ({ kind }: Action) => (ALL.words.order.has(kind) ? ALL : LATER);
  const EXAMPLES: { readonly [K in ActionKind]: readonly ActionOf<K>[] } = {
    chooseFaction: [{ kind: 'chooseFaction', faction: 2 }],
    chooseCity: [{ kind: 'chooseCity', square: 48 }],
    cohort: [
      { kind: 'cohort', factions: [1], draw: 2, witness: 0 },
      { kind: 'cohort', factions: [0, 3], draw: 0, witness: 3 },
    ],
    mulligan: [{ kind: 'mulligan' }],
    begin: [{ kind: 'begin' }],
    endTurn: [{ kind: 'endTurn' }],
    passHands: [{ kind: 'passHands', to: 2 }],
    hire: [{ kind: 'hire', unit: 3, pay: [1, 1, 2] }],
    create: [
      { kind: 'create', artefact: 5, pay: [9], faction: null },
      { kind: 'create', artefact: 11, pay: [], faction: 0 },
    ],
    build: [{ kind: 'build', tile: 12, level: 4, pay: [0, CARDS - 1] }],
    place: [{ kind: 'place', square: 0, quarters: 3 }],
    upgrade: [{ kind: 'upgrade', square: 7, pay: [4] }],
    crown: [{ kind: 'crown', square: 7, pay: [4] }],
    recruit: [{ kind: 'recruit', square: 7, pay: [4, 5, 6] }],
    move: [{ kind: 'move', hero: 1, to: 8, pay: [] }],
    promote: [{ kind: 'promote', by: 1, card: 2, ranks: 2 }],
    convert: [{ kind: 'convert', by: 1, card: 1, faction: 3 }],
    charm: [{ kind: 'charm', by: 1, card: 2 }],
    station: [{ kind: 'station', tent: 1, cards: [2, 3], pay: [4] }],
    decamp: [{ kind: 'decamp', tent: 1 }],
    ambush: [{ kind: 'ambush', card: 1, price: 2 }],
    dismiss: [{ kind: 'dismiss', card: 1 }],
    fly: [{ kind: 'fly', by: 1, hero: 0, to: 3 }],
    summon: [{ kind: 'summon', by: 1 }],
    borrow: [{ kind: 'borrow', by: 1, from: 2 }],
    terraform: [{ kind: 'terraform', by: 1, square: 2, terrain: 3 }],
    swap: [{ kind: 'swap', by: 1, square: 2, other: 3 }],
    swapFrom: [{ kind: 'swapFrom', by: 1, square: 2 }],
    swapWith: [{ kind: 'swapWith', other: 3 }],
    leaveLand: [{ kind: 'leaveLand' }],
    take: [
      { kind: 'take', cards: [] },
      { kind: 'take', cards: [5, 6] },
    ],
    attack: [
      { kind: 'attack', target: { kind: 'city', square: 3 }, heroes: 3, weapon: 4, copies: 2 },
      { kind: 'attack', target: { kind: 'hero', square: 3, seat: 0, hero: 0 }, heroes: 1, weapon: 4, copies: 1 },
    ],
    lay: [{ kind: 'lay', card: 1, copies: 6 }],
    sacrifice: [{ kind: 'sacrifice', card: 1, price: 2 }],
    bribe: [{ kind: 'bribe', unit: 1, supply: 2 }],
    stand: [{ kind: 'stand' }],
    callOff: [{ kind: 'callOff' }],
    pass: [{ kind: 'pass' }],
    fight: [
      { kind: 'fight', raise: false, heroes: 0 },
      { kind: 'fight', raise: true, heroes: 3 },
    ],
    surrender: [{ kind: 'surrender' }],
    retreat: [{ kind: 'retreat', to: 5, pay: [1, 2] }],
    annex: [{ kind: 'annex', square: 5 }],
    foundPost: [{ kind: 'foundPost', pay: [1, 2] }],
    layPost: [{ kind: 'layPost', square: 5 }],
    sellArtefact: [{ kind: 'sellArtefact', card: 5 }],
    buyArtefact: [
      { kind: 'buyArtefact', chest: 5, artefact: 6, faction: null },
      { kind: 'buyArtefact', chest: 5, artefact: 11, faction: 3 },
    ],
    buyStardust: [{ kind: 'buyStardust', cards: [5, 6] }],
    openPurse: [{ kind: 'openPurse', by: 5, count: 2 }],
    muster: [{ kind: 'muster', by: 5, card: 6 }],
    cloak: [{ kind: 'cloak', by: 5, square: 6 }],
    cloakAlso: [
      { kind: 'cloakAlso', square: null },
      { kind: 'cloakAlso', square: 5 },
    ],
    gaze: [{ kind: 'gaze', by: 5 }],
    enthral: [{ kind: 'enthral', by: 5, card: 6 }],
    recall: [{ kind: 'recall', by: 5 }],
    drawFate: [{ kind: 'drawFate' }],
    followFate: [
      { kind: 'followFate', stardust: false },
      { kind: 'followFate', stardust: true },
    ],
    nameCopy: [{ kind: 'nameCopy', by: 5, of: 22 }],
    conjure: [{ kind: 'conjure', by: 5, figure: 1 }],
    conjureTo: [{ kind: 'conjureTo', square: 7 }],
    tribute: [{ kind: 'tribute', hero: 1, pay: [4] }],
    woodsWalk: [{ kind: 'woodsWalk', to: 7 }],
    woodsJump: [{ kind: 'woodsJump', from: 5, to: 6, pay: [1] }],
    woodsStay: [{ kind: 'woodsStay' }],
    mountainsCity: [{ kind: 'mountainsCity', square: 7 }],
    canyonsRaid: [
      { kind: 'canyonsRaid', target: { kind: 'city', square: 3 }, heroes: 3 },
      { kind: 'canyonsRaid', target: { kind: 'hero', square: 3, seat: 1, hero: 0 }, heroes: 1 },
    ],
    lakesRank: [{ kind: 'lakesRank', card: 9 }],
    frostTwin: [{ kind: 'frostTwin', card: 9 }],
    jungleDraw: [{ kind: 'jungleDraw', count: 2 }],
    buyPotion: [{ kind: 'buyPotion', potion: 40, pay: [1, 2] }],
    drink: [
      { kind: 'drink', potion: 40, to: null },
      { kind: 'drink', potion: 41, to: 2 },
    ],
    darken: [{ kind: 'darken', card: 5 }],
    refrain: [{ kind: 'refrain', turn: true }],
    react: [{ kind: 'react', potion: 40, to: null }],
    jump: [{ kind: 'jump', hero: 1, from: 5, to: 6, pay: [1, 2] }],
    onward: [{ kind: 'onward', to: 5 }],
    stay: [{ kind: 'stay' }],
    stormArtefact: [
      { kind: 'stormArtefact', artefact: 5, faction: null },
      { kind: 'stormArtefact', artefact: 11, faction: 0 },
    ],
    stormRoad: [{ kind: 'stormRoad', tile: 17 }],
    stormLand: [{ kind: 'stormLand', square: 5 }],
    stormTerrain: [{ kind: 'stormTerrain', terrain: 2 }],
    stormEcho: [{ kind: 'stormEcho', card: 5 }],
    stormRank: [{ kind: 'stormRank', card: 5 }],
    stormCity: [{ kind: 'stormCity', square: 5 }],
    stormTent: [{ kind: 'stormTent', tent: 5 }],
    explore: [{ kind: 'explore', square: 5, pay: [1, 2] }],
    collect: [{ kind: 'collect', goods: 5 }],
    occupy: [{ kind: 'occupy', square: 5 }],
    takeBooster: [{ kind: 'takeBooster' }],
    spendBooster: [{ kind: 'spendBooster' }],
    returnGreat: [{ kind: 'returnGreat', card: 5 }],
    raiseCity: [{ kind: 'raiseCity', square: 5 }],
    lowerCity: [{ kind: 'lowerCity', square: 5 }],
    exchangeGreat: [{ kind: 'exchangeGreat', card: 5 }],
    moveOn: [{ kind: 'moveOn' }],
  };

  test('every kind of action comes back; without any of its fields it does not', () => {
    const actions: readonly Action[] = ACTION_KINDS.flatMap((kind): readonly Action[] => EXAMPLES[kind]);
    for (const [config, rules] of [
      [EVERYTHING, ALL],
      [MORE, LATER],
    ] as const) {
      const played = actions
        .filter((action) => rulesFor(action) === rules)
        .map((action, i) => ({ seat: i % 4, action }));
      expect(decodeGame(encodeGame({ config, seed: '', actions: played }))).toEqual({
        ok: true,
        game: { config, seed: '', actions: played, unread: 0 },
      });
    }
    for (const action of actions) {
      const rules = rulesFor(action);
      for (const field of Object.keys(action))
        expect(
          readAction(rules, Object.fromEntries(Object.entries(action).filter(([name]) => name !== field))),
        ).toBeUndefined();
      expect(readAction(rules, { ...action, more: 1 })).toBeUndefined();
    }
  });

  test('every kind of action comes back from the numbers that lie in a state', () => {
    for (const action of ACTION_KINDS.flatMap((kind): readonly Action[] => EXAMPLES[kind])) {
      const { words } = rulesFor(action);
      const layout = layoutOfAction(words, action);
      const numbers = toNumbers(layout, action, words.targets);
      expect({ kind: action.kind, ...fromNumbers(layout, Int16Array.from(numbers), words.targets) }).toEqual(action);
    }
  });

  test('an action says which cards and squares are in it', () => {
    const { words } = ALL;
    expect(cardsOfAction(words, { kind: 'station', tent: 4, cards: [7, 9], pay: [2, 2] })).toEqual([4, 7, 9, 2, 2]);
    expect(cardsOfAction(words, { kind: 'bribe', unit: 3, supply: 8 })).toEqual([3, 8]);
    expect(squaresOfAction(words, { kind: 'swap', by: 1, square: 5, other: 6 })).toEqual([5, 6]);
    const target = { kind: 'hero', square: 11, seat: 2, hero: 1 } as const;
    expect(squaresOfAction(words, { kind: 'attack', target, heroes: 1, weapon: 90, copies: 1 })).toEqual([11]);
    expect(cardsOfAction(words, { kind: 'attack', target, heroes: 1, weapon: 90, copies: 1 })).toEqual([90]);
    expect(squaresOfAction(words, { kind: 'endTurn' })).toEqual([]);
  });

  test('a set-up knows the actions and targets of its own modules and of no others', () => {
    const { rules } = createGame(standardConfig(4), 'all');
    expect(readAction(rules, { kind: 'bribe', unit: 3, supply: 8 })).toBeUndefined();
    const attack = { kind: 'attack', heroes: 1, weapon: 1, copies: 1 };
    expect(readAction(rules, { ...attack, target: { kind: 'peak', square: 1 } })).toBeUndefined();
    expect(readAction(ALL, { ...attack, target: { kind: 'peak', square: 1 } })).toBeDefined();
  });

  const wrongActions: readonly unknown[] = [
    null,
    1,
    'pass',
    [],
    {},
    { kind: 'win' },
    { kind: '__proto__' },
    { kind: 'toString' },
    { kind: 'pass', why: 1 },
    { kind: 'lay', card: 1 },
    { kind: 'lay', card: '1', copies: 1 },
    { kind: 'lay', card: 1.5, copies: 1 },
    { kind: 'lay', card: -1, copies: 1 },
    { kind: 'lay', card: 1024, copies: 1 },
    { kind: 'lay', card: null, copies: 1 },
    { kind: 'hire', unit: 0, pay: 3 },
    { kind: 'hire', unit: 0, pay: [null] },
    { kind: 'hire', unit: 0, pay: Array.from({ length: 200 }, () => 1) },
    { kind: 'hire', unit: 128, pay: [] },
    { kind: 'create', artefact: 5, pay: [], faction: 'blue' },
    { kind: 'create', artefact: 5, pay: [] },
    { kind: 'fight', raise: 1, heroes: 0 },
    { kind: 'cohort', factions: [0, 1, 2], draw: 0, witness: 1 },
    { kind: 'attack', target: null, heroes: 1, weapon: 1, copies: 1 },
    { kind: 'attack', target: { kind: 'moon', square: 1 }, heroes: 1, weapon: 1, copies: 1 },
    { kind: 'attack', target: { kind: 'hero', square: 1 }, heroes: 1, weapon: 1, copies: 1 },
    { kind: 'attack', target: { kind: 'city', square: 1, seat: 1, hero: 0 }, heroes: 1, weapon: 1, copies: 1 },
  ];

  test.each(wrongActions.map((action) => [JSON.stringify(action).slice(0, 80), action] as const))(
    '%s is no action',
    (_text, action) => {
      expect(readAction(ALL, action)).toBeUndefined();
      const text = forged(
        encodeGame({ config: standardConfig(2), seed: 'x', actions: [{ seat: 0, action: { kind: 'begin' } }] }),
        (body) =>
          (body['actions'] = [
            { seat: 0, action: { kind: 'begin' } },
            { seat: 0, action },
          ]),
      );
      expect(decodeGame(text)).toMatchObject({
        ok: true,
        game: { actions: [{ seat: 0, action: { kind: 'begin' } }], unread: 1 },
      });
    },
  );

  test.each([
    ['no seat', { action: { kind: 'begin' } }],
    ['no action', { seat: 0 }],
    ['the action alone', { kind: 'begin' }],
    ['half a seat', { seat: 0.5, action: { kind: 'begin' } }],
    ['a field more', { seat: 0, action: { kind: 'begin' }, at: 1 }],
    ['a list', [0, { kind: 'begin' }]],
  ])('%s is nothing that was played', (_what, entry) => {
    const text = forged(
      encodeGame({ config: standardConfig(2), seed: 'x', actions: [] }),
      (body) => (body['actions'] = [entry]),
    );
    expect(decodeGame(text)).toMatchObject({ ok: true, game: { actions: [], unread: 1 } });
  });

  test('what another seat than the one to move has done is not replayed', () => {
    const config = standardConfig(3);
    const { actions } = wanderFrom(config, 'seats', 40, () => undefined);
    expect(replay(config, 'seats', actions).ok).toBe(true);
    for (const at of [0, 17, 39]) {
      const usurped = actions.map((played, i) => (i === at ? { ...played, seat: (played.seat + 1) % 3 } : played));
      expect(replay(config, 'seats', usurped)).toMatchObject({ ok: false, at, violation: { code: 'wrongSeat' } });
    }
  });

  test('a record of the first version, which named no seat, is too old to be read', () => {
    const body = { config: standardConfig(2), seed: 'x', actions: [{ kind: 'begin' }] };
    const text = JSON.stringify({
      format: 'battalia-game',
      version: 1,
      checksum: hashText(`battalia-game 1 ${JSON.stringify(body)}`),
      body,
    });
    expect(decodeGame(text)).toEqual({ ok: false, reason: { kind: 'tooOld', version: 1, oldest: 2 } });
  });

  test('an action with its fields in another order is the same action', () => {
    expect(readAction(ALL, { copies: 2, kind: 'lay', card: 7 })).toEqual({ kind: 'lay', card: 7, copies: 2 });
  });

  test('whatever reads as an action is refused or applied, never more', () => {
    const s = positionAfter(standardConfig(3, ['advanced', 'volcano', 'unbound']), 'shapes', 130);
    const value = fc.oneof(
      fc.integer({ min: -2, max: 300 }),
      fc.constant(null),
      fc.boolean(),
      fc.array(fc.integer({ min: 0, max: CARDS })),
      fc.string({ maxLength: 3 }),
    );
    const examples = wanderFrom(
      standardConfig(3, ['advanced', 'volcano', 'unbound']),
      'shapes',
      600,
      () => undefined,
    ).actions;
    let shaped = 0;
    fc.assert(
      fc.property(fc.nat(examples.length - 1), fc.nat(5), value, (which, field, put) => {
        const changed: Record<string, unknown> = { ...examples[which]?.action };
        const key = Object.keys(changed)[field % Object.keys(changed).length];
        if (key !== undefined && key !== 'kind') changed[key] = put;
        const action = readAction(s.rules, changed);
        if (action === undefined) return;
        shaped++;
        apply(s, action);
      }),
      { numRuns: 800 },
    );
    expect(shaped).toBeGreaterThan(200);
  });

  test('a seed that is too long, a set-up that cannot be played', () => {
    const text = encodeGame({ config: standardConfig(2), seed: 'x', actions: [] });
    expect(decodeGame(forged(text, (body) => (body['seed'] = 'x'.repeat(257))))).toEqual({
      ok: false,
      reason: { kind: 'structure', part: 'body' },
    });
    expect(
      decodeGame(forged(text, (body) => (body['config'] = { seats: [], modules: [], options: {}, excluded: null }))),
    ).toEqual({ ok: false, reason: { kind: 'config', problem: { kind: 'players', players: 0 } } });
    for (const config of [
      null,
      [],
      {},
      { seats: [{}, {}], modules: [], options: {}, excluded: null },
      { seats: [{ faction: null }, { faction: null }], modules: MODULE_IDS, options: { luck: 1 }, excluded: null },
    ]) {
      expect(decodeGame(forged(text, (body) => (body['config'] = config)))).toEqual({
        ok: false,
        reason: { kind: 'config', problem: null },
      });
    }
  });
});
