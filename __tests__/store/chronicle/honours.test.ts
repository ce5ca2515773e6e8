/** Each honour is earned by what the engine tells of a real position, and not by what only looks like it. */
import {
  apply,
  debug,
  kindOf,
  LORD,
  PRIEST,
  TITLE,
  TOOL,
  WEAPON,
  legalActions,
  toMove,
  type Action,
  type ActionKind,
  type Event,
  type GameState,
  type Seat,
} from '@battalia/engine/testing';
import { honoursIn, HONOURS, type Happening, type Honour } from '@/store/chronicle/honours';

type Wanted = ActionKind | ((action: Action, state: GameState) => boolean);

/** Plays what is wanted, one after the other, and tells what came of it. */
function played(start: GameState, ...wanted: readonly Wanted[]): { state: GameState; told: readonly Happening[] } {
  let state = start;
  const told = wanted.map((want): Happening => {
    const seat = toMove(state);
    const action = legalActions(state).find((one) => (typeof want === 'string' ? one.kind === want : want(one, state)));
    if (!action)
      throw new Error(
        `not possible: ${String(want)} of ${legalActions(state)
          .map(({ kind }) => kind)
          .join()}`,
      );
    const result = apply(state, action, seat);
    if (!result.ok) throw new Error(result.violation.code);
    state = result.state;
    return { seat, action, events: result.events };
  });
  return { state, told };
}

/** What the tests here have earned. */
const shown = new Set<Honour>();

function earned(told: readonly Happening[], state: GameState, winners: readonly Seat[] = []): Honour[][] {
  const honours = honoursIn(state.rules, state.rules.seats, told, winners).map((some) => [...some].sort());
  for (const honour of honours.flat()) shown.add(honour);
  return honours;
}

function expectEarned(start: GameState, wanted: readonly Wanted[], seat: Seat, honours: readonly Honour[]): void {
  const { state, told } = played(start, ...wanted);
  expect(earned(told, state)).toEqual([0, 1, 2, 3].map((other) => (other === seat ? [...honours].sort() : [])));
}

// ---------------------------------------------------------------- building and cards

const TOWN = { at: [4, 1], card: 'barfolk city4', level: 1, owner: 0 } as const;

test('a city of level 4', () => {
  const near = (level: number) =>
    debug.arrange({
      bare: true,
      tiles: [{ ...TOWN, level }],
      hands: { 0: ['barfolk lord', 'barfolk lord', 'barfolk lord', 'barfolk priest', 'barfolk priest'] },
    });
  expectEarned(near(3), ['upgrade'], 0, ['city']);
  expectEarned(near(2), ['upgrade'], 0, []);
});

describe('a cohort', () => {
  const six = ['friman', 'friman', 'friman', 'chief', 'chief', 'priest'] as const;
  const opening = (own: number) =>
    debug.arrange({
      step: 'opening',
      hands: { 0: six.map((unit, i) => (i < own ? (`barfolk ${unit}` as const) : 'supply')) },
    });
  const drawing = (draw: number) => (action: Action) => action.kind === 'cohort' && action.draw === draw;
  test('[TURN-02] of six', () => expectEarned(opening(6), [drawing(4)], 0, ['cohort']));
  test('[TURN-02] of five is none yet', () => expectEarned(opening(5), [drawing(3)], 0, []));
});

test('[ORACLE-03] an artefact of the faction that was chosen, on the day that matches', () => {
  const day = (number: number) =>
    debug.arrange({ day: number, hands: { 0: ['barfolk friman', 'barfolk friman', 'barfolk chief'] } });
  const weapon = (action: Action) => action.kind === 'create' && action.artefact === WEAPON;
  expectEarned(day(3), [weapon], 0, ['matching']);
  expectEarned(day(2), [weapon], 0, []);
});

test('[LINE-04] a forked line: one card in two lines of a turn', () => {
  // On the first day a tool is two tools.
  const bright = (day: number, cards: readonly ('barfolk tool' | 'supply' | 'barfolk friman')[]) =>
    debug.arrange({ bare: true, tiles: [TOWN], day, hands: { 0: cards } });
  const road = (action: Action, state: GameState) =>
    action.kind === 'build' && action.level === 0 && action.pay.some((card) => kindOf(state, card) === TOOL);
  expectEarned(bright(1, ['barfolk tool', 'supply', 'supply']), [road, 'place', road], 0, ['forked']);
  expectEarned(bright(2, ['barfolk tool', 'supply', 'supply']), [road, 'place'], 0, []);
});

test('[ORACLE-07] two ranks at once', () => {
  const title = (day: number) => debug.arrange({ day, hands: { 0: ['barfolk title', 'barfolk friman'] } });
  const by = (ranks: number) => (action: Action, state: GameState) =>
    action.kind === 'promote' && action.ranks === ranks && kindOf(state, action.by) === TITLE;
  expectEarned(title(4), [by(2)], 0, ['ranks']);
  expectEarned(title(4), [by(1)], 0, []);
  expectEarned(title(1), [by(1)], 0, []);
});

test('[ORACLE-09] two cards in one tent', () => {
  const tent = (day: number) =>
    debug.arrange({ day, hands: { 0: ['barfolk tent', 'supply', 'barfolk lord', 'barfolk priest'] } });
  const guests = (count: number) => (action: Action) => action.kind === 'station' && action.cards.length === count;
  expectEarned(tent(6), [guests(2)], 0, ['guests']);
  expectEarned(tent(6), [guests(1)], 0, []);
});

test('[TURN-05] a city out of a second hand', () => {
  const opening = debug.arrange({
    bare: true,
    tiles: [{ ...TOWN, level: 1 }],
    step: 'opening',
    hands: { 0: ['supply'] },
    nations: { 0: ['barfolk chief', 'barfolk chief', 'supply', 'supply', 'supply', 'supply'] },
  });
  expectEarned(opening, ['mulligan', 'upgrade'], 0, ['secondChance']);
  const without = debug.arrange({
    bare: true,
    tiles: [TOWN],
    step: 'opening',
    hands: { 0: ['barfolk chief', 'barfolk chief'] },
  });
  expectEarned(without, ['begin', 'upgrade'], 0, []);
});

// ---------------------------------------------------------------- battle

const LEVEL_1 = { at: [4, 3], card: 'cloudborn city4', level: 1, owner: 1 } as const;
const ROAD = { at: [4, 2], card: 'barfolk straight', quarters: 1 } as const;

interface Siege {
  readonly level?: number;
  readonly hand?: readonly debug.CardName[];
  readonly defence?: readonly debug.CardName[];
  readonly ambush?: readonly debug.CardName[];
}

/** The Bärfolk's hero stands in a city of the Cloudborn. */
const siege = ({ level = 1, hand = ['weapon', 'barfolk lord'], defence = [], ambush = [] }: Siege = {}) =>
  debug.arrange({
    bare: true,
    tiles: [TOWN, ROAD, { ...LEVEL_1, level }],
    heroes: { 0: [[4, 3]] },
    hands: { 0: hand, 1: defence, 2: [], 3: [] },
    ambushes: { 1: ambush },
  });
const laying = (kind: number) => (action: Action, state: GameState) =>
  action.kind === 'lay' && kindOf(state, action.card) === kind;
const answering = (raise: boolean) => (action: Action) => action.kind === 'fight' && action.raise === raise;

test('[BATTLE-18] an attack that was called off', () => {
  expectEarned(siege({ level: 4, hand: ['weapon'] }), ['attack', 'callOff'], 0, ['calledOff']);
});

test('[BATTLE-11] a city that was somebody’s', () => {
  expectEarned(siege(), ['attack', laying(LORD), 'stand', 'surrender'], 0, ['conquest']);
});

test('[BATTLE-16] a city that was nobody’s is not taken from somebody', () => {
  const neutral = debug.arrange({
    bare: true,
    tiles: [TOWN, ROAD, { at: [4, 3], card: 'cloudborn city4', level: 4 }],
    heroes: { 0: [[4, 3]] },
    hands: { 0: ['weapon', 'barfolk lord', 'barfolk lord'], 1: [], 2: [], 3: [] },
  });
  expectEarned(neutral, ['attack', laying(LORD), 'stand'], 0, []);
});

test('[AMB-03] an ambush that held', () => {
  // 6 against 1: the lord that lay in ambush makes it 5, a priest 8.
  const held = siege({ defence: ['cloudborn priest'], ambush: ['cloudborn lord'] });
  const moves = [
    'attack',
    laying(LORD),
    'stand',
    answering(true),
    laying(LORD),
    laying(PRIEST),
    'stand',
    'pass',
  ] as const;
  expectEarned(held, moves, 1, ['ambush']);
  // The same cards in the hand are no ambush.
  const plain = siege({ defence: ['cloudborn priest', 'cloudborn lord'] });
  expectEarned(
    plain,
    moves.map((move) => (move === moves[3] ? answering(false) : move)),
    1,
    [],
  );
  // Raised, and lost all the same.
  const lost = siege({ ambush: ['cloudborn friman'] });
  expectEarned(lost, ['attack', laying(LORD), 'stand', answering(true), 'pass'], 0, ['conquest']);
});

test('[BATTLE-07] a tie that held', () => {
  // 6 against 1, and a lord and a friman: 6.
  const tie = siege({ defence: ['cloudborn lord', 'cloudborn friman'] });
  const { state, told } = played(
    tie,
    'attack',
    laying(LORD),
    'stand',
    answering(false),
    laying(LORD),
    'lay',
    'stand',
    'pass',
  );
  expect(told.flatMap(({ events }) => events).find(({ kind }) => kind === 'repelled')).toMatchObject({
    attack: 6,
    defence: 6,
  });
  expect(earned(told, state)[1]).toEqual(['tie']);
});

test('[BATTLE-14] a retreat', () => {
  const start = debug.arrange({
    bare: true,
    tiles: [
      TOWN,
      ROAD,
      { at: [4, 3], card: 'barfolk straight', quarters: 1 },
      { at: [4, 4], card: 'barfolk straight', quarters: 1 },
      { at: [4, 5], card: 'cloudborn straight', quarters: 1 },
      { at: [4, 6], card: 'cloudborn city4', level: 1, owner: 1 },
    ],
    heroes: { 0: [[4, 2]], 1: [[4, 2]] },
    hands: { 0: ['weapon', 'barfolk lord'], 1: ['supply', 'supply', 'supply'], 2: [], 3: [] },
  });
  expectEarned(start, ['attack', laying(LORD), 'stand', 'retreat'], 1, ['retreat']);
});

test('[BATTLE-17] a Great Artefact from the ruins', () => {
  const ruins = debug.arrange({
    tiles: [],
    heroes: { 0: [[4, 4]] },
    hands: { 0: ['weapon', 'barfolk lord', 'barfolk lord'], 1: [], 2: [], 3: [] },
  });
  const target = (action: Action) => action.kind === 'attack' && action.target.kind === 'ruins';
  const one = (action: Action) => action.kind === 'take' && action.cards.length === 1;
  expectEarned(ruins, [target, laying(LORD), laying(LORD), 'stand', one], 0, ['great']);
});

// ---------------------------------------------------------------- what only looks like it

describe('told by itself', () => {
  const state = debug.arrange();
  const of = (...events: readonly Event[]) => earned([{ seat: 0, action: { kind: 'endTurn' }, events }], state);
  const paid: Event = { kind: 'paid', seat: 0, for: 'build', line: [3, 3] };
  const city = { kind: 'city', square: 9 } as const;
  const attacked: Event = { kind: 'attacked', seat: 0, target: city, heroes: 1, defender: 1 };

  test('a card that serves again in another turn, or twice in one line, forks nothing', () => {
    expect(of(paid, { kind: 'turn', seat: 0 }, paid)[0]).toEqual([]);
    expect(of(paid, { ...paid, seat: 1 })[0]).toEqual([]);
    expect(of(paid, paid)[0]).toEqual(['forked']);
  });

  test('an opening that nobody answered holds nothing', () => {
    const repelled: Event = { kind: 'repelled', seat: 0, target: city, attack: 4, defence: 4 };
    expect(of(attacked, repelled)[1]).toEqual([]);
    expect(of(attacked, { kind: 'fought', seat: 1, raise: false, heroes: 0 }, repelled)[1]).toEqual(['tie']);
  });

  test('a hero that was beaten is no city', () => {
    const won = (target: Extract<Event, { kind: 'won' }>['target']): Event => ({
      kind: 'won',
      seat: 0,
      target,
      attack: 5,
      defence: 4,
    });
    expect(of(attacked, won({ kind: 'hero', square: 9, seat: 1, hero: 0 }))[0]).toEqual([]);
    expect(of(attacked, won(city))[0]).toEqual(['conquest']);
  });

  test('who takes no Great Artefact has none', () => {
    expect(of({ kind: 'claimed', seat: 0, card: null })[0]).toEqual([]);
  });
});

// ---------------------------------------------------------------- the end

test('a victory without a hero of one’s own, and none with one', () => {
  const start = debug.arrange({
    bare: true,
    tiles: [TOWN],
    hands: { 0: ['weapon', 'barfolk lord', 'supply', 'supply'] },
  });
  expect(earned([], start, [0])[0]).toEqual(['alone']);
  expect(earned([], start, [])[0]).toEqual([]);
  const hired = played(start, 'recruit');
  expect(earned(hired.told, hired.state, [0])[0]).toEqual([]);
});

test('no honour is without a test', () => {
  expect([...shown].sort()).toEqual([...HONOURS].sort());
});
