/** The planning bots know what everything is for: each kind of action and of question, in a position that calls for it. */
import {
  ACTION_KINDS,
  AFFECTED,
  createGame,
  debug,
  handOf,
  isOver,
  legalActions,
  newChance,
  PENDING_KINDS,
  playedOf,
  standardConfig,
  step,
  toMove,
  viewFor,
  type Action,
  type ActionKind,
  type DecisionKind,
  type GameState,
  type ModuleId,
  type Seat,
} from '@battalia/engine/testing';
import { chooseAtOnce } from '@/bots/bot';
import { BOTS } from '@/bots/players';
import { move } from '../../src/engine/core/piles';

const { arrange } = debug;
type Spec = Parameters<typeof arrange>[0];

const kinds = new Set<ActionKind>();
const questions = new Set<DecisionKind>();

/** Plays Chief against Chief until a day, or until the seat's turn is over. Returns what was done. */
function play(s: GameState, until: (s: GameState) => boolean, seed: string): readonly Action[] {
  const chances = Array.from({ length: s.rules.seats }, (_, seat) => newChance(`${seed} ${seat}`));
  const done: Action[] = [];
  while (!isOver(s) && !until(s)) {
    const seat = toMove(s);
    const view = viewFor(s, seat);
    const legal = legalActions(s);
    const action = chooseAtOnce(BOTS.chief, view, legal, chances[seat] ?? newChance(seed), {
      kind: 'nodes',
      nodes: 120,
    });
    kinds.add(action.kind);
    if (view.decision) questions.add(view.decision.kind);
    done.push(action);
    step(s, action);
  }
  return done;
}

const oneTurn = (spec: Spec, seat: Seat = 0): readonly Action[] => {
  const s = arrange(spec);
  return play(s, (state) => state.turn !== seat, 'uses');
};

/** Two cities with a road between them; a third one out of reach. */
const MAP: Pick<NonNullable<Spec>, 'bare' | 'tiles' | 'factions'> = {
  bare: true,
  factions: ['barfolk', 'cloudborn'],
  tiles: [
    { at: [2, 2], card: 'barfolk city4', level: 3, owner: 0 },
    { at: [2, 3], card: 'barfolk crossroad' },
    { at: [2, 4], card: 'cloudborn city4', level: 2, owner: 1 },
    { at: [4, 4], card: 'ruins' },
    { at: [6, 6], card: 'emberians city4', level: 4 },
    { at: [6, 2], card: 'emberians city4', level: 4 },
  ],
};
const config = standardConfig(2);
const advanced = standardConfig(2, ['advanced'], { staffSwaps: true });

const DECISIONS: readonly DecisionKind[] = [
  ...PENDING_KINDS,
  'chooseFaction',
  'chooseCity',
  'opening',
  'acting',
  'assault',
  'reply',
  'defend',
  'press',
];

const WEAK = [
  'supply',
  'supply',
  'supply',
  'supply',
  'supply',
  'supply',
  'supply',
  'supply',
  'supply',
  'supply',
] as const;

describe('Chief', () => {
  const positions: readonly { readonly what: ActionKind; readonly spec: Spec }[] = [
    {
      what: 'fly',
      spec: {
        ...MAP,
        config,
        heroes: { 0: [[2, 2]] },
        hands: { 0: ['wings', 'barfolk weapon', 'barfolk lord', 'emberians lord'], 1: [] },
        nations: { 0: [...WEAK], 1: [...WEAK] },
      },
    },
    {
      what: 'crown',
      spec: {
        ...MAP,
        config: standardConfig(2, ['stormgates', 'royals']),
        day: 15,
        tiles: [...(MAP.tiles ?? []), { at: [2, 2], card: 'barfolk city4', level: 4, owner: 0 }],
        hands: { 0: ['barfolk queen', 'supply'], 1: [] },
        nations: { 0: [...WEAK], 1: [...WEAK] },
      },
    },
    {
      what: 'summon',
      spec: {
        ...MAP,
        config,
        hands: { 0: ['horn', 'barfolk lord', 'supply'] },
        nations: { 0: ['barfolk lord', 'emberians lord', ...WEAK] },
      },
    },
    {
      what: 'borrow',
      spec: {
        ...MAP,
        config,
        hands: { 0: ['hand', 'barfolk lord', 'supply'], 1: [] },
        nations: { 0: [...WEAK], 1: ['cloudborn lord', 'cloudborn friman', ...WEAK] },
      },
    },
    {
      what: 'take',
      spec: {
        ...MAP,
        config,
        heroes: { 0: [[4, 4]] },
        great: ['horn', 'sword'],
        hands: { 0: ['barfolk weapon', 'barfolk priest', 'barfolk priest', 'emberians lord'] },
        nations: { 0: [...WEAK] },
      },
    },
    {
      what: 'terraform',
      spec: {
        ...MAP,
        config: advanced,
        tiles: [{ at: [2, 2], card: 'emberians city4', level: 4, owner: 0 }],
        hands: { 0: ['staff', 'supply'] },
        nations: { 0: [...WEAK] },
      },
    },
    {
      what: 'swap',
      spec: {
        ...MAP,
        config: advanced,
        tiles: [
          { at: [2, 2], card: 'emberians city4', level: 4, owner: 0 },
          { at: [2, 6], card: 'barfolk city4', level: 2, owner: 1 },
        ],
        left: { city4: 0 },
        hands: { 0: ['staff', 'supply'] },
        nations: { 0: [...WEAK] },
      },
    },
    {
      what: 'dismiss',
      spec: {
        ...MAP,
        config,
        die: 4,
        ambushes: { 0: ['supply', 'barfolk friman', 'barfolk chief'] },
        hands: { 0: ['barfolk amulet', 'barfolk lord'] },
        nations: { 0: [...WEAK] },
      },
    },
    {
      what: 'annex',
      spec: {
        ...MAP,
        config,
        heroes: { 0: [[2, 6]] },
        tiles: [...(MAP.tiles ?? []), { at: [2, 6], card: 'cloudborn city3', level: 0 }],
        hands: { 0: ['supply'] },
        nations: { 0: [...WEAK] },
      },
    },
    {
      what: 'sacrifice',
      spec: {
        ...MAP,
        config: standardConfig(2, ['fanatics']),
        hands: { 0: ['fanatic lord', 'supply', 'supply'] },
        nations: { 0: [...WEAK, ...WEAK] },
      },
    },
    {
      what: 'sacrifice',
      spec: {
        ...MAP,
        config: standardConfig(2, ['fanatics']),
        heroes: { 0: [[6, 6]] },
        hands: { 0: ['barfolk weapon', 'fanatic chief', 'supply', 'barfolk friman'] },
        nations: { 0: [...WEAK, ...WEAK] },
      },
    },
    {
      what: 'bribe',
      spec: {
        ...MAP,
        config: standardConfig(2, ['unbound']),
        heroes: { 0: [[6, 6]] },
        hands: { 0: ['barfolk weapon', 'unbound chief', 'supply', 'supply', 'supply'] },
        nations: { 0: [...WEAK] },
      },
    },
    {
      what: 'retreat',
      spec: {
        ...MAP,
        config,
        tiles: [
          ...(MAP.tiles ?? []),
          { at: [3, 3], card: 'barfolk straight' },
          { at: [4, 3], card: 'cloudborn straight' },
        ],
        heroes: { 0: [[2, 3]], 1: [[2, 3]] },
        hands: { 0: ['barfolk weapon', 'barfolk lord', 'barfolk lord', 'barfolk lord'], 1: ['supply', 'supply'] },
        nations: { 0: [...WEAK], 1: [...WEAK] },
      },
    },
    {
      what: 'surrender',
      spec: {
        ...MAP,
        config,
        heroes: { 0: [[2, 4]] },
        hands: { 0: ['barfolk weapon', 'barfolk lord', 'barfolk lord', 'barfolk lord'], 1: ['supply', 'supply'] },
        nations: { 0: [...WEAK], 1: [...WEAK] },
      },
    },
    {
      what: 'convert',
      spec: {
        ...MAP,
        config,
        hands: { 0: ['emberians scroll', 'emberians lord'] },
        nations: { 0: [] },
        shelters: {
          0: [
            'barfolk lord',
            'barfolk lord',
            'barfolk priest',
            'barfolk priest',
            'barfolk friman',
            'barfolk friman',
            'supply',
            'supply',
          ],
        },
      },
    },
    {
      what: 'station',
      spec: {
        ...MAP,
        config,
        hands: { 0: ['barfolk tent', 'supply', 'barfolk lord'] },
        nations: { 0: ['barfolk lord', 'barfolk friman', 'barfolk friman', 'supply', 'supply', 'supply', 'supply'] },
        shelters: { 0: [] },
      },
    },
    {
      what: 'mulligan',
      spec: {
        ...MAP,
        config,
        step: 'opening',
        hands: {
          0: ['barfolk tent', 'emberians tent', 'emberians scroll', 'supply', 'cloudborn horse', 'cloudborn tent'],
        },
        nations: { 0: [] },
        shelters: {
          0: [
            'barfolk lord',
            'emberians lord',
            'barfolk lord',
            'emberians lord',
            'emberians lord',
            'barfolk priest',
            'barfolk lord',
            'emberians lord',
          ],
        },
      },
    },
    {
      what: 'recruit',
      spec: {
        ...MAP,
        config,
        tiles: [...(MAP.tiles ?? []), { at: [3, 2], card: 'emberians city4', level: 4 }],
        hands: {
          0: ['barfolk weapon', 'barfolk weapon', 'supply', 'supply', 'supply', 'barfolk priest', 'barfolk priest'],
        },
        nations: { 0: [] },
        shelters: {
          0: [
            'barfolk lord',
            'emberians priest',
            'barfolk chief',
            'supply',
            'supply',
            'barfolk friman',
            'emberians friman',
          ],
        },
      },
    },
    {
      what: 'move',
      spec: {
        ...MAP,
        config,
        heroes: { 0: [[2, 2]] },
        tiles: [...(MAP.tiles ?? []), { at: [3, 2], card: 'emberians city4', level: 4 }],
        hands: { 0: ['barfolk weapon', 'supply', 'barfolk priest', 'barfolk priest'] },
        nations: { 0: [...WEAK] },
      },
    },
    {
      what: 'promote',
      spec: {
        ...MAP,
        config,
        hands: { 0: ['barfolk title', 'barfolk priest', 'emberians lord'] },
        nations: { 0: [...WEAK] },
      },
    },
    {
      what: 'fight',
      spec: {
        ...MAP,
        config,
        heroes: { 0: [[2, 4]] },
        hands: {
          0: ['barfolk weapon', 'barfolk lord', 'barfolk priest', 'barfolk chief', 'barfolk friman'],
          1: ['cloudborn lord'],
        },
        nations: { 0: [...WEAK], 1: [...WEAK] },
      },
    },
    {
      what: 'take',
      spec: {
        config: standardConfig(2, ['volcano']),
        factions: ['barfolk', 'cloudborn'],
        heroes: { 0: [[3, 3]] },
        hands: { 0: ['barfolk weapon', 'barfolk lord', 'barfolk priest'] },
        nations: { 0: [...WEAK] },
      },
    },
    {
      what: 'decamp',
      spec: {
        ...MAP,
        config,
        camps: { 0: [{ tent: 'barfolk tent', cards: ['barfolk lord'] }] },
        hands: { 0: ['emberians lord', 'supply'] },
        nations: { 0: [...WEAK] },
      },
    },
  ];

  test.each(positions)('knows what $what is for', ({ what, spec }) => {
    expect(oneTurn(spec).map(({ kind }) => kind)).toContain(what);
  });

  test('does at some time whatever can be done, and has been asked everything', () => {
    play(createGame(standardConfig(2), 'a game'), (s) => s.day > 9, 'a game');
    play(createGame(standardConfig(4, ['teams', 'draft']), 'partners'), (s) => s.day > 1, 'partners');
    // BATTLE-18: it begins no attack that it would have to call off.
    // What later modules add, a bot takes as it comes, until it has an opinion.
    const { words, questions: known } = createGame(standardConfig(2, ['volcano', 'unbound']), 'words').rules;
    const isLater = (kind: DecisionKind) => PENDING_KINDS.includes(kind) && !known.some(({ name }) => name === kind);
    expect(ACTION_KINDS.filter((kind) => words.order.has(kind) && !kinds.has(kind))).toEqual(['callOff']);
    expect(DECISIONS.filter((kind) => !isLater(kind) && !questions.has(kind))).toEqual([]);
  });

  // A neutral city at the end of home terrain: the hero is as good as there, and so no step brings it nearer (ADV-01).
  const homeRoad: Spec = {
    bare: true,
    config: advanced,
    factions: ['barfolk', 'cloudborn'],
    heroes: { 0: [[2, 2]] },
    tiles: [
      { at: [2, 2], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [2, 3], card: 'barfolk crossroad' },
      { at: [2, 4], card: 'barfolk city4', level: 4 },
      { at: [6, 6], card: 'cloudborn city4', level: 1, owner: 1 },
    ],
  };

  test('[ADV-01] walks a free way to an attack', () => {
    const done = oneTurn({
      ...homeRoad,
      hands: { 0: ['barfolk weapon', 'barfolk lord', 'barfolk priest'], 1: [] },
      nations: { 0: [...WEAK], 1: [...WEAK] },
    });
    expect(done.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['move', 'attack']));
  });
});

describe.each(['friman', 'chief', 'lord'] as const)('[BATTLE-18] %s', (name) => {
  /** Everything that the bot does from here to the end of the turn of seat 0. */
  function finish(s: GameState): readonly Action[] {
    const chance = newChance('finish');
    const done: Action[] = [];
    while (!isOver(s) && s.turn === 0) {
      if (done.length > 60) throw new Error(`no end: ${done.map(({ kind }) => kind).join(' ')}`);
      const action = chooseAtOnce(BOTS[name], viewFor(s, toMove(s)), legalActions(s), chance, {
        kind: 'nodes',
        nodes: 200,
      });
      done.push(action);
      step(s, action);
    }
    return done;
  }
  const before = (hand: readonly debug.CardName[], day: number, modules: readonly ModuleId[] = []): GameState =>
    arrange({
      ...MAP,
      config: standardConfig(2, modules),
      day,
      heroes: { 0: [[6, 6]] },
      hands: { 0: hand, 1: ['supply'] },
      nations: { 0: [...WEAK], 1: [...WEAK] },
    });

  test('calls off an opening that it is handed and cannot make strong enough, once, and does not begin it again', () => {
    const s = before(['barfolk weapon', 'barfolk friman', 'supply'], 7);
    const attack = legalActions(s).find(({ kind }) => kind === 'attack');
    if (!attack) throw new Error('nothing to attack');
    step(s, attack);
    const kinds = finish(s).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'callOff')).toHaveLength(1);
    expect(kinds).not.toContain('attack');
    expect(kinds.at(-1)).toBe('endTurn');
  });

  test.each([
    ['one short of the guards', ['barfolk weapon', 'barfolk chief'], 7, []],
    ['against harder guards', ['barfolk weapon', 'barfolk lord'], 7, ['harder']],
    ['on foreign ground', ['barfolk weapon', 'emberians chief', 'supply'], 7, ['advanced']],
    ['with a Fanatic for whom nothing can be given', ['barfolk weapon', 'fanatic lord'], 7, ['fanatics']],
    ['a weapon that counts twice', ['barfolk weapon', 'barfolk chief'], 2, []],
  ] as const)('begins no attack that it would have to call off: %s', (_what, hand, day, modules) => {
    expect(finish(before(hand, day, modules)).map(({ kind }) => kind)).not.toContain('callOff');
  });

  test('finishes what only the copies of its weapon decide', () => {
    const s = before(['emberians weapon', 'emberians friman', 'emberians friman', 'amulet'], 7);
    const [weapon, amulet] = [debug.named(s, handOf(0), 'weapon'), debug.named(s, handOf(0), 'amulet')];
    move(s, amulet, playedOf(0));
    s.host[amulet] = weapon;
    s.mark[weapon] = AFFECTED | 3;
    const attack = legalActions(s).find((action) => action.kind === 'attack' && action.copies === 1);
    if (!attack) throw new Error('nothing to attack');
    step(s, attack);
    expect(finish(s).map(({ kind }) => kind)).not.toContain('callOff');
    expect(s.taken[0]).toBe(1);
  });
});
