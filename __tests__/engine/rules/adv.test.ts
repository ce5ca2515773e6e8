/** ADV: the advanced game. */
import {
  decision,
  heroSquare,
  standardConfig,
  stepsTo,
  termsOf,
  totalOf,
  type Action,
  type GameState,
  type ModuleId,
  type Place,
  type Seat,
} from '@battalia/engine/testing';
import {
  arrange,
  card,
  eventsOf,
  hand,
  isOpen,
  legal,
  play,
  playLogged,
  sq,
  violation,
  type Arrangement,
  type CardName,
  type TileSpec,
} from '../support';

const ADVANCED = standardConfig(4, ['advanced']);
const HOME: TileSpec = { at: [1, 1], card: 'emberians city4', level: 1, owner: 0 };

/** A row of crossroads to the east of (1,1), one of each terrain named. Seat 0 plays the Bärfolk of the woods. */
const row = (...terrains: readonly string[]): TileSpec[] => [
  HOME,
  ...terrains.map((terrain, i): TileSpec => ({ at: [1, 2 + i], card: `${terrain} crossroad` as 'barfolk crossroad' })),
];

const journey = (cards: readonly CardName[], tiles: readonly TileSpec[], more: Arrangement = {}): GameState =>
  arrange({ config: ADVANCED, bare: true, tiles, hands: { 0: cards }, heroes: { 0: [[1, 1]] }, ...more });

const go = (s: GameState, [r, c]: Place, names: readonly CardName[], hero = 0): Action => ({
  kind: 'move',
  hero,
  to: sq(r, c),
  pay: hand(s, 0, ...names),
});

describe('ADV-01: movement', () => {
  test('[ADV-01] squares of the home terrain are entered for free, others are paid', () => {
    const s = journey(['supply', 'supply'], row('cloudborn', 'barfolk', 'barfolk', 'islanders'));
    expect([2, 3, 4, 5].map((column) => stepsTo(s, 0, 0, sq(1, column)))).toEqual([1, 1, 1, 2]);
    expect(isOpen(s, go(s, [1, 4], ['supply']))).toBe(true);
    expect(violation(s, go(s, [1, 4], ['supply', 'supply']))).toEqual({ code: 'wrongSteps', needed: 1 });
    // What counts is the square that is entered, not the one that is left.
    const back = play(s, go(s, [1, 3], ['supply']));
    expect(stepsTo(back, 0, sq(1, 3), sq(1, 2))).toBe(1);
  });

  test('[ADV-01, RULE-10] a way over home ground alone costs nothing, and takes no card', () => {
    const s = journey(['supply', 'barfolk horse'], row('barfolk', 'barfolk'));
    expect(isOpen(s, go(s, [1, 3], []))).toBe(true);
    expect(violation(s, go(s, [1, 3], ['supply']))).toEqual({ code: 'wrongSteps', needed: 0 });
    expect(violation(s, go(s, [1, 3], ['horse']))).toEqual({ code: 'wrongSteps', needed: 0 });
    const { state, events } = playLogged(s, go(s, [1, 3], []));
    expect(heroSquare(state, 0, 0)).toBe(sq(1, 3));
    expect(events).toEqual([{ kind: 'moved', seat: 0, hero: 0, path: [sq(1, 1), sq(1, 2), sq(1, 3)] }]);
    // Also with an empty hand.
    expect(legal(journey([], row('barfolk', 'cloudborn')), 'move')).toEqual([
      { kind: 'move', hero: 0, to: sq(1, 2), pay: [] },
    ]);
  });

  test('[ADV-01] free steps split the steps of a horse', () => {
    const s = journey(['barfolk horse'], row('cloudborn', 'barfolk', 'cloudborn', 'barfolk', 'islanders', 'islanders'));
    expect(legal(s, 'move').map(({ to }) => to)).toEqual([2, 3, 4, 5, 6].map((column) => sq(1, column)));
    expect(isOpen(s, go(s, [1, 6], ['horse']))).toBe(true);
    expect(violation(s, go(s, [1, 7], ['horse']))).toEqual({ code: 'wrongSteps', needed: 4 });
  });

  test('[ADV-01] free and paid steps mix with supplies and a horse in one line', () => {
    const s = journey(
      ['barfolk horse', 'supply'],
      row('cloudborn', 'barfolk', 'cloudborn', 'barfolk', 'islanders', 'islanders'),
    );
    expect(isOpen(s, go(s, [1, 7], ['horse', 'supply']))).toBe(true);
  });

  test('[ADV-01] a longer way over home ground is taken when it is cheaper', () => {
    const s = journey(
      [],
      [
        HOME,
        { at: [1, 2], card: 'cloudborn crossroad' },
        { at: [1, 3], card: 'barfolk crossroad' },
        { at: [2, 1], card: 'barfolk crossroad' },
        { at: [2, 2], card: 'barfolk straight', quarters: 1 },
        { at: [2, 3], card: 'barfolk turn', quarters: 3 },
      ],
    );
    expect(stepsTo(s, 0, 0, sq(1, 3))).toBe(0);
    const { events } = playLogged(s, go(s, [1, 3], []));
    expect(eventsOf(events, 'moved').map(({ path }) => path)).toEqual([
      [sq(1, 1), sq(2, 1), sq(2, 2), sq(2, 3), sq(1, 3)],
    ]);
  });

  test("[ADV-01] home terrain is that of the player's faction, whoever owns the city on it; neutral ground is nobody's", () => {
    const tiles: readonly TileSpec[] = [
      HOME,
      { at: [1, 2], card: 'barfolk city4', level: 2, owner: 1 },
      { at: [2, 1], card: 'ruins' },
      { at: [3, 1], card: 'barfolk city4', level: 4 },
    ];
    const s = journey([], tiles, { heroes: { 0: [[1, 1]], 1: [[1, 1]] } });
    expect([sq(1, 2), sq(2, 1), sq(3, 1)].map((to) => stepsTo(s, 0, 0, to))).toEqual([0, 1, 1]);
    expect([sq(1, 2), sq(2, 1), sq(3, 1)].map((to) => stepsTo(s, 1, 0, to))).toEqual([1, 1, 2]);
    expect(stepsTo(s, 2, sq(1, 2), sq(1, 1))).toBe(0);
  });

  test('[ADV-01] a road is needed all the same', () => {
    const s = journey(
      [],
      [HOME, { at: [1, 2], card: 'barfolk straight' }, { at: [2, 1], card: 'barfolk straight', quarters: 1 }],
    );
    expect(violation(s, go(s, [1, 2], []))).toEqual({ code: 'outOfReach', square: sq(1, 2) });
    expect(legal(s, 'move')).toEqual([]);
  });

  test('[ADV-01] not in the basic game', () => {
    const s = journey(['supply'], row('barfolk'), { config: standardConfig(4) });
    expect(stepsTo(s, 0, 0, sq(1, 2))).toBe(1);
    expect(violation(s, go(s, [1, 2], []))).toEqual({ code: 'wrongSteps', needed: 1 });
  });

  /** Seat 1 attacks a hero of seat 0 that could flee over woods. */
  function underAttack(cards: readonly CardName[]): GameState {
    const s = arrange({
      config: ADVANCED,
      bare: true,
      turn: 1,
      tiles: row('islanders', 'barfolk', 'barfolk', 'barfolk'),
      heroes: { 0: [[1, 2]], 1: [[1, 2]] },
      hands: { 0: cards, 1: ['cloudborn weapon', 'cloudborn lord'] },
    });
    const open = play(s, {
      kind: 'attack',
      target: { kind: 'hero', square: sq(1, 2), seat: 0, hero: 0 },
      heroes: 1,
      weapon: card(s, 1, 'weapon'),
      copies: 1,
    });
    return play(open, { kind: 'lay', card: card(open, 1, 'lord'), copies: 1 }, { kind: 'stand' });
  }

  test('[ADV-01] home ground is no help in a retreat', () => {
    const none = underAttack([]);
    expect(decision(none)).toEqual({ kind: 'reply', seat: 0 });
    expect(legal(none, 'retreat')).toEqual([]);
    const one = underAttack(['supply']);
    expect(legal(one, 'retreat')).toEqual([]);
    // Two supplies are two squares, not more.
    const two = underAttack(['supply', 'supply']);
    expect(legal(two, 'retreat').map(({ to }) => to)).toEqual([sq(1, 4)]);
    expect(violation(two, { kind: 'retreat', to: sq(1, 5), pay: hand(two, 0, 'supply', 'supply') })).toMatchObject({
      code: 'doesNotPay',
      cost: { supplies: 3 },
    });
  });
});

describe('ADV-02: battle', () => {
  const ground = (s: GameState, seat: Seat) =>
    termsOf(s, seat)
      .filter((term) => term.kind === 'ground')
      .map(({ strength }) => strength);

  /** Seat 2, an Emberian, opens an attack on a city or hero of seat 1, a Cloudborn, on this terrain. The weapon is nobody's here: no moral. */
  function attack(
    terrain: string,
    target: 'city' | 'hero' = 'city',
    modules: readonly ModuleId[] = ['advanced'],
    more: Arrangement = {},
  ): GameState {
    const city: TileSpec = { at: [3, 3], card: `${terrain} city4` as 'barfolk city4', level: 2, owner: 1 };
    const road: TileSpec = { at: [3, 3], card: `${terrain} crossroad` as 'barfolk crossroad' };
    const s = arrange({
      config: standardConfig(4, modules),
      bare: true,
      turn: 2,
      tiles: [target === 'city' ? city : road],
      heroes: { 2: [[3, 3]], ...(target === 'hero' ? { 1: [[3, 3]] } : {}) },
      hands: { 2: ['barfolk weapon', 'islanders chief'], 1: ['islanders friman'] },
      ...more,
    });
    const aim =
      target === 'city'
        ? ({ kind: 'city', square: sq(3, 3) } as const)
        : ({ kind: 'hero', square: sq(3, 3), seat: 1, hero: 0 } as const);
    return play(s, { kind: 'attack', target: aim, heroes: 1, weapon: card(s, 2, 'weapon'), copies: 1 });
  }

  test("[ADV-02] +1 to the attacker on the attacker's home terrain", () => {
    const s = attack('emberians');
    expect([totalOf(s, 2), totalOf(s, 1)]).toEqual([1 + 1, 2]);
    expect([ground(s, 2), ground(s, 1)]).toEqual([[1], []]);
  });

  test("[ADV-02] +1 to the defender on the defender's, with no hero of the defender there", () => {
    const s = attack('cloudborn');
    expect([totalOf(s, 2), totalOf(s, 1)]).toEqual([1, 2 + 1]);
    expect([ground(s, 2), ground(s, 1)]).toEqual([[], [1]]);
    // It counts from the opening on: weapon and chief are 3 against 3.
    const laid = play(s, { kind: 'lay', card: card(s, 2, 'chief'), copies: 1 });
    expect(violation(laid, { kind: 'stand' })).toEqual({ code: 'notStrongEnough', needed: 4, have: 3 });
  });

  test("[ADV-02] nobody's home: nothing for either", () => {
    for (const terrain of ['barfolk', 'islanders'])
      expect([totalOf(attack(terrain), 2), totalOf(attack(terrain), 1)]).toEqual([1, 2]);
  });

  test('[ADV-02] in a fight of heroes on a road too', () => {
    expect([totalOf(attack('emberians', 'hero'), 2), totalOf(attack('emberians', 'hero'), 1)]).toEqual([2, 0]);
    expect([totalOf(attack('cloudborn', 'hero'), 2), totalOf(attack('cloudborn', 'hero'), 1)]).toEqual([1, 1]);
  });

  test('[ADV-02] once, not for each hero or card', () => {
    const s = attack('emberians', 'city', ['advanced'], {
      heroes: {
        2: [
          [3, 3],
          [3, 3],
        ],
      },
    });
    const laid = play(s, { kind: 'lay', card: card(s, 2, 'chief'), copies: 1 });
    expect(totalOf(laid, 2)).toBe(1 + 2 + 1);
  });

  test('[ADV-02] guards have no home; whoever attacks them may have', () => {
    for (const [terrain, bonus] of [
      ['emberians', 1],
      ['cloudborn', 0],
    ] as const) {
      const s = attack(terrain, 'city', ['advanced'], { tiles: [{ at: [3, 3], card: `${terrain} city4`, level: 4 }] });
      expect([totalOf(s, 2), totalOf(s, -1)]).toEqual([1 + bonus, 4]);
    }
    const ruins = arrange({ config: ADVANCED, turn: 2, heroes: { 2: [[4, 4]] }, hands: { 2: ['barfolk weapon'] } });
    const s = play(ruins, {
      kind: 'attack',
      target: { kind: 'ruins', square: sq(4, 4) },
      heroes: 1,
      weapon: card(ruins, 2, 'weapon'),
      copies: 1,
    });
    expect([totalOf(s, 2), totalOf(s, -1)]).toEqual([1, 8]);
  });

  test('[ADV-02] it decides a battle: the same cards win on canyons and lose on mountains', () => {
    const fight = (terrain: string) => {
      const open = attack(terrain);
      const laid = play(open, { kind: 'lay', card: card(open, 2, 'chief'), copies: 1 });
      return legal(laid, 'stand').length === 1;
    };
    expect([fight('emberians'), fight('barfolk'), fight('cloudborn')]).toEqual([true, true, false]);
  });

  test('[ADV-02] not in the basic game', () => {
    for (const terrain of ['emberians', 'cloudborn'])
      expect([totalOf(attack(terrain, 'city', []), 2), totalOf(attack(terrain, 'city', []), 1)]).toEqual([1, 2]);
  });
});
