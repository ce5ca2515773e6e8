import {
  apply,
  asksOpenly,
  bilkarrState,
  bilkarrsWalk,
  cardsIn,
  checkConfig,
  clone,
  COMMITTED,
  createGame,
  DEFEND,
  debug,
  decision,
  deckSize,
  decode,
  encode,
  eventFor,
  factionOf,
  handOf,
  heroSquare,
  item,
  legalActions,
  NO_BATTLE,
  NOBODY,
  NONE,
  placeOf,
  POTIONS,
  REPLY,
  shelterOf,
  squareAt,
  standardConfig,
  viewFor,
  walkFrom,
  type Action,
  type GameState,
  type ModuleId,
  type Place,
} from '@battalia/engine/testing';
import { move, returnToDeck } from '../../../src/engine/core/piles';
import { seedChance } from '../../../src/engine/core/rng';
import { PRESS } from '../../../src/engine/core/state';
import { basicDefence } from '../../../src/engine/rules/targets';
import {
  attack,
  begin,
  callOff,
  charm,
  cityAt,
  endTurn,
  fight,
  heroOf,
  HOME,
  lay,
  pass,
  score,
  stand,
  surrender,
  TARGET,
  NEUTRAL_CITY,
} from '../battlefield';
import {
  assaulted,
  bilkarrConfig,
  bring,
  buy,
  drink,
  give,
  held,
  inStock,
  no,
  noForThisTurn,
  opened,
  potionField,
  potionOf,
  react,
} from '../bilkarr';
import { lastTurn } from '../checkpoint';
import { afterTribute, meeting, WOODS } from '../metamorpha';
import {
  allowed,
  arrange,
  card,
  cityTiles,
  eventsOf,
  hand,
  handNames,
  isOffered,
  legal,
  play,
  playedNames,
  playLogged,
  refused,
  shelterNames,
  sq,
  times,
  violation,
} from '../support';
import { CORNERS, open, ROADS, valley, valleysConfig } from '../valleys';

const supplies = (count: number) => times(count, 'supply' as const);
/** Everybody ends the turn, until the day comes. */
function until(s: GameState, day: number): GameState {
  let state = s;
  while (state.day < day) state = play(state, decision(state)?.kind === 'opening' ? begin : endTurn);
  return state;
}
const morning = (s: GameState): GameState => until(s, s.day + 1);

// ---------------------------------------------------------------- BILK-01

interface World {
  readonly name: string;
  readonly players: number;
  readonly wide: boolean;
  /** The rectangle of its squares: rows and columns, from 1. */
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
  readonly missing: readonly Place[];
  /** Gates elsewhere than the book has them. */
  readonly gates?: readonly Place[];
  /** What his ways from its gates come to. */
  readonly meets: readonly string[];
}

const CORNERS_OF_THREE: readonly Place[] = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 7],
  [1, 6],
  [2, 7],
  [7, 1],
  [6, 1],
  [7, 2],
  [7, 7],
  [6, 7],
  [7, 6],
];
const CORNERS_OF_FIVE: readonly Place[] = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 11],
  [1, 10],
  [2, 11],
  [7, 1],
  [6, 1],
  [7, 2],
  [7, 11],
  [6, 11],
  [7, 10],
];
const SMALL = { wide: false, rows: [1, 7], columns: [1, 7] } as const;
const WIDE = { wide: true, rows: [1, 7], columns: [1, 11], missing: [] } as const;
const WORLDS: readonly World[] = [
  { ...SMALL, name: 'two', players: 2, rows: [2, 6], columns: [2, 6], missing: [], meets: ['edge'] },
  { ...SMALL, name: 'three', players: 3, missing: CORNERS_OF_THREE, meets: ['corner', 'edge'] },
  { ...SMALL, name: 'four', players: 4, missing: [], meets: ['corner', 'edge'] },
  { ...WIDE, name: 'five', players: 5, wide: false, missing: CORNERS_OF_FIVE, meets: ['corner', 'edge'] },
  { ...WIDE, name: 'six', players: 6, wide: false, meets: ['corner', 'edge'] },
  { ...WIDE, name: 'two on the wide board', players: 2, meets: ['corner', 'edge'] },
  { ...WIDE, name: 'three on the wide board', players: 3, meets: ['corner', 'edge'] },
  { ...WIDE, name: 'four on the wide board', players: 4, meets: ['corner', 'edge'] },
  {
    ...SMALL,
    name: 'three with gates near the holes',
    players: 3,
    missing: CORNERS_OF_THREE,
    gates: [
      [4, 5],
      [5, 3],
      [2, 4],
    ],
    meets: ['corner', 'edge', 'hole'],
  },
  {
    ...WIDE,
    name: 'five with gates near the holes',
    players: 5,
    wide: false,
    missing: CORNERS_OF_FIVE,
    gates: [
      [4, 9],
      [4, 3],
      [2, 6],
      [6, 2],
      [6, 10],
    ],
    meets: ['corner', 'edge', 'hole'],
  },
];

/** The way of a ball between two walls: there and back again, as if it went straight on. */
const bounced = (n: number, [low, high]: readonly [number, number]): number => {
  const far = 2 * (high - low);
  const along = (((n - low) % far) + far) % far;
  return low + Math.min(along, far - along);
};

/** By hand: where the n-th morning after a gate finds him; null where a corner or a hole has sent him back on that very way. */
function byHand(world: World, [row, column]: Place, mornings: number): Place | 'corner' | 'hole' {
  const at = (n: number): Place => [bounced(row - n, world.rows), bounced(column + n, world.columns)];
  const isCorner = ([r, c]: Place) => world.rows.includes(r) && world.columns.includes(c);
  for (const n of [2 * mornings - 1, 2 * mornings]) if (isCorner(at(n))) return 'corner';
  const end = at(2 * mornings);
  return world.missing.some(([r, c]) => r === end[0] && c === end[1]) ? 'hole' : end;
}

const placeAt = (s: GameState): Place => placeOf(s.rules.columns, bilkarrState.bilkarrAt(s));
const isGateAt = (s: GameState, square: number): boolean => {
  const tile = s.tile[square] ?? NONE;
  return tile >= 0 && s.kind[tile] === s.rules.named['gate'];
};

describe.each(WORLDS)('[BILK-01] his mornings over three weeks, $name', (world) => {
  const seen = new Set<string>();
  test.each([1, 2, 3, 4, 5, 6])('are those of a walk written by hand, game %i', (seed) => {
    const options = {
      mapFullEnds: false,
      ...(world.wide && { wide: true }),
      ...(world.gates && { gates: world.gates }),
    };
    const config = standardConfig(world.players, ['stormgates', 'gates', 'bilkarr'], options);
    let s = debug.started(config, `mornings ${seed}`);
    s = until(s, 7);
    expect(bilkarrState.bilkarrAt(s)).toBe(NONE);
    s = morning(s);
    expect(isGateAt(s, bilkarrState.bilkarrAt(s))).toBe(true);
    let gate = placeAt(s);
    const found: unknown[] = [];
    const expected: unknown[] = [];
    for (let mornings = 1; s.day < 29; mornings++) {
      const foretold = bilkarrsWalk(viewFor(s, 'table'));
      const [row, column] = placeAt(s);
      s = morning(s);
      const there = byHand(world, gate, mornings);
      if (there === 'corner' || there === 'hole') {
        seen.add(there);
        found.push(foretold?.to, isGateAt(s, bilkarrState.bilkarrAt(s)));
        expected.push(null, true);
        gate = placeAt(s);
        mornings = 0;
        continue;
      }
      found.push(foretold?.to, placeAt(s));
      expected.push(squareAt(s.rules.columns, there), there);
      const isBent = Math.abs(row - there[0]) < 2 || Math.abs(column - there[1]) < 2;
      if (isBent || world.rows.includes(there[0]) || world.columns.includes(there[1])) seen.add('edge');
    }
    expect(found).toEqual(expected);
    expect(found).toHaveLength(2 * 21);
  });
  test('have met an edge, and what else the board has', () => {
    expect([...seen].sort()).toEqual(world.meets);
  });
});

const BOARD_OF_FIVE = createGame(bilkarrConfig([], {}, 5), 'five').rules.board;
const on = ([row, column]: Place): number => squareAt(11, [row, column]);
const RIGHT_UP = 0;
const LEFT_UP = 1;
const RIGHT_DOWN = 2;
const LEFT_DOWN = 3;

test('[BILK-01] the square at an edge is where he turns: column 10, 11, 10', () => {
  expect(walkFrom(BOARD_OF_FIVE, on([5, 10]), RIGHT_UP)).toEqual({
    way: [on([4, 11]), on([3, 10])],
    to: on([3, 10]),
    heading: LEFT_UP,
  });
  expect(walkFrom(BOARD_OF_FIVE, on([2, 4]), LEFT_UP)).toEqual({
    way: [on([1, 3]), on([2, 2])],
    to: on([2, 2]),
    heading: LEFT_DOWN,
  });
  // On an edge already: he turns before the first step.
  expect(walkFrom(BOARD_OF_FIVE, on([4, 11]), RIGHT_DOWN)).toEqual({
    way: [on([5, 10]), on([6, 9])],
    to: on([6, 9]),
    heading: LEFT_DOWN,
  });
});

test('[BILK-01] a hole at the end of the way sends him to a gate, one on the way does not', () => {
  expect(walkFrom(BOARD_OF_FIVE, on([4, 9]), RIGHT_UP)).toMatchObject({ way: [on([3, 10]), on([2, 11])], to: null });
  // Over (1,10), which does not exist, to (2,9).
  expect(walkFrom(BOARD_OF_FIVE, on([2, 11]), LEFT_UP)).toMatchObject({
    way: [on([1, 10]), on([2, 9])],
    to: on([2, 9]),
  });
});

test('[BILK-01] a corner of the rectangle sends him to a gate, also in the middle of his way and where no square is', () => {
  const { board } = createGame(bilkarrConfig([], {}, 6), 'six').rules;
  expect(walkFrom(board, on([2, 10]), RIGHT_UP)).toMatchObject({ way: [on([1, 11])], to: null });
  expect(walkFrom(board, on([3, 9]), RIGHT_UP)).toMatchObject({ way: [on([2, 10]), on([1, 11])], to: null });
  expect(walkFrom(BOARD_OF_FIVE, on([2, 10]), RIGHT_UP)).toMatchObject({ way: [on([1, 11])], to: null });
  // The rectangle of two players is that of their squares, not the whole board.
  const { board: small } = createGame(bilkarrConfig([], {}, 2), 'two').rules;
  expect(walkFrom(small, sq(3, 5), RIGHT_UP)).toMatchObject({ way: [sq(2, 6)], to: null });
  expect(walkFrom(small, sq(5, 6), RIGHT_UP)).toMatchObject({ way: [sq(4, 5), sq(3, 4)], to: sq(3, 4) });
});

/** The very end of a week: the last player is about to end the turn. */
function eve(s: GameState): GameState {
  let state = s;
  for (;;) {
    const next = play(state, decision(state)?.kind === 'opening' ? begin : endTurn);
    if (next.day > s.day) return state;
    state = next;
  }
}

test('[BILK-01] he comes at the first checkpoint through the gate that the die names, and stands there for a day', () => {
  const gates = new Set<number>();
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const modules: readonly ModuleId[] = ['stormgates', 'gates', 'bilkarr'];
    const s = lastTurn({ modules, players: 6, number: 1, nations: { 5: supplies(8) } });
    expect(bilkarrsWalk(viewFor(s, 'table'))).toBeNull();
    debug.loadDie(s, face);
    const { state, events } = playLogged(s, endTurn);
    const [came] = eventsOf(events, 'bilkarrCame');
    expect([state.day, came?.square]).toEqual([8, bilkarrState.bilkarrAt(state)]);
    expect(isGateAt(state, came?.square ?? 0)).toBe(true);
    expect(factionOf(state, state.tile[came?.square ?? 0] ?? NONE)).toBe(face - 1);
    gates.add(came?.square ?? NONE);
    // The whole first day of the week.
    expect(bilkarrState.bilkarrAt(eve(state))).toBe(came?.square);
  }
  expect(gates.size).toBe(6);
});

test('[BILK-01] after the oracle has turned', () => {
  const s = eve(bring(until(debug.started(bilkarrConfig([], { mapFullEnds: false }), 'turned'), 2), sq(4, 4)));
  const { state, events } = playLogged(s, endTurn);
  const kinds = events.map(({ kind }) => kind);
  expect(eventsOf(events, 'bilkarrWent')).toEqual([{ kind: 'bilkarrWent', from: sq(4, 4), to: sq(2, 6) }]);
  expect(kinds.indexOf('bilkarrWent')).toBeGreaterThan(kinds.indexOf('dawn'));
  expect(state.day).toBe(3);
});

test('[BILK-01, RULE-55] who was put somewhere stays until the next checkpoint, and goes on from there', () => {
  const s = until(debug.started(bilkarrConfig([], { mapFullEnds: false }), 'put'), 9);
  s.rules.modules.find(({ id }) => id === 'bilkarr')?.figure?.put(s, sq(4, 4), undefined);
  const late = until(s, 14);
  expect(placeAt(late)).toEqual([4, 4]);
  expect(bilkarrsWalk(viewFor(until(s, 13), 'table'))).toMatchObject({ way: [], to: sq(4, 4) });
  expect(bilkarrsWalk(viewFor(late, 'table'))).toMatchObject({ to: sq(2, 6) });
  expect(placeAt(morning(late))).toEqual([2, 6]);
  // Days of potions are counted all the same.
  const drunk = give(clone(s), 0, 'colossus', 1);
  expect(held(morning(drunk))).toEqual(['0 colossus 2']);
  // The first checkpoint brings him through a gate, wherever he was put.
  const early = until(debug.started(bilkarrConfig([], { mapFullEnds: false }), 'early'), 3);
  bilkarrState.place(early, sq(4, 4), RIGHT_UP, bilkarrState.STAYS);
  expect(bilkarrsWalk(viewFor(until(early, 6), 'table'))).toMatchObject({ way: [], to: sq(4, 4) });
  expect(bilkarrsWalk(viewFor(until(early, 7), 'table'))).toMatchObject({ way: [], to: null });
  expect(isGateAt(until(early, 8), bilkarrState.bilkarrAt(until(early, 8)))).toBe(true);
});

test('[GA2-07, RULE-55] the Lost Scroll brings Bilkarr into a game without him, until the next checkpoint', () => {
  const config = standardConfig(4, ['stormgates', 'gates', 'relics'], { conjuring: true, mapFullEnds: false });
  const s = potionField({ config, day: 13, hands: { 0: ['lostscroll', ...supplies(2)] }, heroes: { 0: [[4, 1]] } });
  expect([bilkarrState.bilkarrAt(s), inStock(s).length]).toEqual([NONE, 6]);
  const figures = s.rules.modules.flatMap(({ id, figure }) => (figure === undefined ? [] : [id]));
  const there = play(
    s,
    { kind: 'conjure', by: card(s, 0, 'lostscroll'), figure: figures.indexOf('bilkarr') },
    { kind: 'conjureTo', square: HOME },
  );
  expect(bilkarrState.bilkarrAt(there)).toBe(HOME);
  const bought = play(there, item(legal(there, 'buyPotion'), 0));
  expect(held(bought)).toHaveLength(1);
  const next = morning(bought);
  expect([next.day, bilkarrState.bilkarrAt(next)]).toEqual([14, HOME]);
  expect([bought, next].map((state) => bilkarrsWalk(viewFor(state, 'table'))?.to ?? null)).toEqual([HOME, null]);
  const gone = playLogged(eve(next), endTurn);
  expect(eventsOf(gone.events, 'bilkarrLeft')).toEqual([{ kind: 'bilkarrLeft', square: HOME }]);
  expect([gone.state.day, bilkarrState.bilkarrAt(gone.state), held(gone.state).length]).toEqual([15, NONE, 1]);
});

test('[SG-12] Bilkarr needs gates, and brings checkpoints along', () => {
  const without = (modules: readonly ModuleId[]) => checkConfig(standardConfig(4, modules));
  expect(without(['stormgates', 'bilkarr'])).toEqual({
    kind: 'moduleNeeds',
    module: 'bilkarr',
    needs: 'gates',
  });
  expect(without(['stormgates', 'gates', 'bilkarr'])).toBeNull();
  expect(without(['stormgates', 'gates', 'bilkarr', 'volcano'])).not.toBeNull();
});

test('[SG-11] there are six potions, one of each, in the stock', () => {
  const s = createGame(bilkarrConfig(), 'six');
  expect(inStock(s)).toEqual(POTIONS);
  expect(cardsIn(s, bilkarrState.stock.at(s))).toHaveLength(6);
});

// ---------------------------------------------------------------- BILK-02

const atBilkarr = (names: readonly 'supply'[], turn = 0): GameState =>
  bring(potionField({ turn, hands: { [turn]: names }, heroes: { [turn]: [[4, 1]] } }), HOME);

test('[BILK-02] a hero where he is buys a potion for two supplies, and every other in a line of its own', () => {
  const s = atBilkarr(supplies(4));
  const [a = 0, b = 0, c = 0, d = 0] = cardsIn(s, handOf(0)).sort((one, other) => one - other);
  expect(legal(s, 'buyPotion')).toHaveLength(6);
  expect(violation(s, buy(s, 'colossus', [a]))).toMatchObject({ code: 'doesNotPay' });
  expect(refused(s, buy(s, 'colossus', [a, b, c, d]))).toBe('doesNotPay');
  const { state, events } = playLogged(s, buy(s, 'colossus', [a, b]));
  expect(eventsOf(events, 'boughtPotion')).toEqual([
    { kind: 'boughtPotion', seat: 0, potion: potionOf(s, 'colossus') },
  ]);
  expect(held(state)).toEqual(['0 colossus 0']);
  expect(inStock(state)).not.toContain('colossus');
  expect(held(play(state, buy(state, 'frosthand', [c, d])))).toEqual(['0 colossus 0', '0 frosthand 0']);
  expect(playedNames(state, 0)).toEqual(['supply', 'supply']);
});

test('[BILK-02] nobody else buys, and a sold potion is gone', () => {
  const s = atBilkarr(supplies(2));
  const pay = cardsIn(s, handOf(0));
  expect(refused(bring(clone(s), sq(4, 2)), buy(s, 'eclipse', pay))).toBe('notWithBilkarr');
  const away = clone(s);
  bilkarrState.place(away, NONE);
  expect(refused(away, buy(s, 'eclipse', pay))).toBe('notWithBilkarr');
  expect(legal(away, 'buyPotion')).toEqual([]);
  const sold = give(clone(s), 2, 'eclipse');
  expect(violation(sold, buy(s, 'eclipse', pay))).toEqual({ code: 'potionSold', potion: potionOf(s, 'eclipse') });
  expect(legal(sold, 'buyPotion')).toHaveLength(5);
  expect(refused(s, { kind: 'buyPotion', potion: 0, pay })).toBe('malformed');
});

// ---------------------------------------------------------------- BILK-03

test('[BILK-03] everybody sees the potions, and they are in nobody’s deck', () => {
  const s = give(give(potionField({}), 1, 'colossus'), 2, 'weakness', 2);
  for (const viewer of [0, 1, 2, 3, 'table'] as const) {
    const view = viewFor(s, viewer);
    const of = (name: string, seat: number | null) =>
      view.piles.find((pile) => pile.name === name && pile.seat === seat)?.cards?.map((each) => each.kind);
    expect(of('potions', 1)).toEqual([potionOf(s, 'colossus')]);
    expect(of('potions', 2)).toEqual([potionOf(s, 'weakness')]);
    expect(of('stock', null)).toHaveLength(4);
    expect(view.own.bilkarr?.days[bilkarrState.heldBy(s, 2, potionOf(s, 'weakness'))]).toBe(2);
  }
  expect(deckSize(s, 1)).toBe(deckSize(potionField({}), 1));
});

test('[BILK-03] a potion drunk on day 2 works on days 2, 3 and 4 and is in the stock on day 5', () => {
  const s = give(until(debug.started(bilkarrConfig([], { mapFullEnds: false }), 'days'), 2), 0, 'colossus');
  let state = play(until(s, 2), begin);
  expect(state.turn).toBe(state.first);
  const seat = state.turn;
  give(state, seat, 'colossus');
  const { state: drunk, events } = playLogged(state, drink(state, 'colossus'));
  expect(eventsOf(events, 'drank')).toEqual([{ kind: 'drank', seat, potion: potionOf(s, 'colossus'), to: null }]);
  state = drunk;
  for (const day of [1, 2, 3]) {
    expect(held(state)).toEqual([`${seat} colossus ${day}`]);
    expect(bilkarrState.worksOn(state, seat, 'colossus')).toBe(true);
    expect(inStock(state)).not.toContain('colossus');
    const last = eve(state);
    expect(bilkarrState.worksOn(last, seat, 'colossus')).toBe(true);
    state = morning(state);
  }
  expect([state.day, held(state), inStock(state).includes('colossus')]).toEqual([5, [], true]);
  expect(bilkarrState.worksOn(state, seat, 'colossus')).toBe(false);
});

test('[BILK-03] who has one keeps it for any time, and drinks it once', () => {
  const s = give(until(debug.started(bilkarrConfig([], { mapFullEnds: false }), 'keep'), 2), 1, 'brotherhood');
  const late = until(s, 20);
  expect(held(late)).toEqual(['1 brotherhood 0']);
  const one = give(potionField({}), 0, 'colossus');
  expect(refused(play(one, drink(one, 'colossus')), drink(one, 'colossus'))).toBe('noPotion');
  expect(refused(one, drink(one, 'weakness', 1))).toBe('noPotion');
  expect(refused(one, drink(one, 'colossus', 1))).toBe('malformed');
});

test('[BILK-03] what is used once a day is ready again with the next morning', () => {
  const s = give(until(debug.started(bilkarrConfig([], { mapFullEnds: false }), 'daily'), 9), 0, 'eclipse', 1, 1);
  const potion = bilkarrState.heldBy(s, 0, potionOf(s, 'eclipse'));
  expect(bilkarrState.isReady(s, potion)).toBe(false);
  expect(bilkarrState.isReady(eve(s), potion)).toBe(false);
  const next = morning(s);
  expect([bilkarrState.isReady(next, potion), held(next)]).toEqual([true, ['0 eclipse 2']]);
});

const hiring = (ready: (s: GameState) => void): GameState => {
  const s = potionField({ hands: { 0: supplies(6), 1: supplies(6) } });
  ready(s);
  return s;
};
const hire = (s: GameState): Action => item(legal(s, 'hire'), 0);

test('[BILK-03] (a) a paid line waits for the Frosthand, openly, and takes effect if the answer is no', () => {
  const s = hiring((state) => give(state, 2, 'frosthand'));
  const asked = play(s, hire(s));
  expect(decision(asked)).toEqual({ kind: 'reaction', seat: 2, of: 0 });
  expect(asksOpenly(asked)).toBe(true);
  for (const viewer of [0, 1, 2, 3, 'table'] as const)
    expect(viewFor(asked, viewer)).toMatchObject({ open: true, decision: { kind: 'reaction', seat: 2, of: 0 } });
  expect(legalActions(asked)).toEqual([no, noForThisTurn, react(s, 'frosthand')]);
  // Paid, and not carried out.
  expect(playedNames(asked, 0)).toEqual(['supply', 'supply']);
  expect(shelterNames(asked, 0)).toEqual(shelterNames(s, 0));
  const through = playLogged(asked, no);
  expect(decision(through.state)).toEqual({ kind: 'acting', seat: 0 });
  expect(eventsOf(through.events, 'gained').length).toBeGreaterThan(0);
  // The next line is asked about again, but not in a turn for which the answer was no.
  expect(decision(play(through.state, hire(through.state)))?.kind).toBe('reaction');
  const quiet = play(asked, noForThisTurn);
  expect(decision(play(quiet, hire(quiet)))?.kind).toBe('acting');
});

test('[BILK-03] no for this turn is over with the turn', () => {
  const s = hiring((state) => give(state, 2, 'frosthand'));
  const quiet = play(play(s, hire(s)), noForThisTurn, endTurn, begin);
  expect(quiet.turn).toBe(1);
  expect(decision(play(quiet, hire(quiet)))).toEqual({ kind: 'reaction', seat: 2, of: 1 });
});

test('[BILK-03] nobody is asked who has nothing to change it with', () => {
  for (const ready of [
    (s: GameState) => give(s, 0, 'frosthand'),
    (s: GameState) => give(s, 2, 'frosthand', 2, 1),
    (s: GameState) => give(give(s, 1, 'colossus'), 2, 'weakness'),
    (s: GameState) => give(s, 3, 'eclipse'),
  ]) {
    const s = hiring((state) => void ready(state));
    expect(decision(play(s, hire(s)))?.kind).toBe('acting');
  }
  // Drunk on another day and not used today: it is asked for.
  const s = hiring((state) => give(state, 2, 'frosthand', 3, 0));
  expect(decision(play(s, hire(s)))?.kind).toBe('reaction');
});

/** Seat 0 attacks seat 1's city of level 1 with a weapon and a lord: 5 and 1 for moral against 1. */
const LORD = 'barfolk lord';

test('[BILK-03, RULE-50] (b) when the opening is complete: who attacks first, then clockwise, each once', () => {
  const ready = (s: GameState) => {
    give(s, 0, 'berserker');
    give(s, 1, 'colossus');
    give(s, 2, 'weakness');
  };
  let s = opened({ hands: { 1: supplies(3) } }, ready, LORD);
  const order: unknown[] = [];
  for (; decision(s)?.kind === 'reaction'; s = play(s, no)) order.push(decision(s)?.seat);
  expect(order).toEqual([0, 1, 2]);
  expect(s.battle).toBe(REPLY);
  // Who attacks could have drunk before.
  for (const potion of ['colossus', 'weakness'] as const)
    expect(decision(opened({ hands: { 1: supplies(3) } }, (state) => give(state, 0, potion), LORD))?.kind).toBe(
      'reply',
    );
  // The Weakness goes to either side, by somebody who is neither.
  const third = play(opened({ hands: { 1: supplies(3) } }, ready, LORD), no, no);
  expect(legalActions(third)).toEqual([no, noForThisTurn, react(s, 'weakness', 0), react(s, 'weakness', 1)]);
});

test('[BILK-03] (b) is not asked before the opening is complete, nor of the defender for what laying brings', () => {
  const s = assaulted(
    { hands: { 1: ['cloudborn priest', ...supplies(2)] } },
    (state) => give(state, 1, 'colossus'),
    LORD,
  );
  expect(decision(s)?.kind).toBe('assault');
  const replied = play(s, stand, no, fight(), lay(card(s, 1, 'cloudborn priest')));
  expect(decision(replied)?.kind).toBe('defend');
  expect(refused(replied, drink(replied, 'colossus'))).toBe('notNow');
});

test('[BILK-03] after (b) an attacker who is too weak lays on, calls off or stands again', () => {
  const s = opened(
    { hands: { 0: ['barfolk weapon', LORD, 'barfolk lord', 'barfolk lord'], 1: supplies(2) } },
    (state) => give(state, 1, 'colossus'),
    LORD,
  );
  const weak = play(s, react(s, 'colossus'));
  expect(score(weak)).toEqual([6, 5]);
  expect(weak.battle).toBe(REPLY);
  const weaker = opened(
    { level: 3, hands: { 0: ['barfolk weapon', LORD, 'barfolk priest'], 1: supplies(2) } },
    (state) => give(state, 1, 'colossus'),
    LORD,
  );
  const back = play(weaker, react(weaker, 'colossus'));
  expect([score(back), decision(back)]).toEqual([[6, 7], { kind: 'assault', seat: 0 }]);
  expect(refused(back, stand)).toBe('notStrongEnough');
  expect(allowed(back, callOff)).toBe(true);
  const again = play(back, lay(card(back, 0, 'barfolk priest')), stand);
  expect([score(again), again.battle]).toEqual([[9, 7], REPLY]);
});

test('[BILK-03] (c) before a pass counts: the defender drinks the Colossus and stands', () => {
  const s = opened({ hands: { 1: supplies(2) }, level: 2 }, (state) => give(state, 1, 'colossus'), LORD);
  const defending = play(s, no, fight());
  const asked = play(defending, pass);
  expect(decision(asked)).toEqual({ kind: 'reaction', seat: 1, of: 1 });
  expect(play(asked, no).battle).toBe(NO_BATTLE);
  expect(play(asked, no).holder[TARGET]).toBe(0);
  const saved = play(asked, react(asked, 'colossus'));
  expect([score(saved), saved.battle, decision(saved)]).toEqual([[6, 6], DEFEND, { kind: 'defend', seat: 1 }]);
  expect(refused(saved, pass)).toBe('strongEnough');
  const pressed = play(saved, stand);
  expect(pressed.battle).toBe(PRESS);
  expect(play(pressed, pass).holder[TARGET]).toBe(1);
});

test('[BILK-03, RULE-52] (c) before a surrender counts: somebody weakens the attacker, who lays on', () => {
  const s = opened(
    { level: 3, hands: { 0: ['barfolk weapon', LORD, 'barfolk priest'], 1: supplies(2) } },
    (state) => give(state, 2, 'weakness'),
    LORD,
  );
  const asked = play(s, no, surrender);
  expect(decision(asked)).toEqual({ kind: 'reaction', seat: 2, of: 1 });
  expect(legalActions(asked)).toEqual([no, noForThisTurn, react(s, 'weakness', 0)]);
  expect(play(asked, no).holder[TARGET]).toBe(0);
  const weak = play(asked, react(asked, 'weakness', 0));
  expect([score(weak), decision(weak), weak.battle]).toEqual([[2, 3], { kind: 'assault', seat: 0 }, COMMITTED]);
  expect(refused(weak, callOff)).toBe('cannotCallOff');
  expect(play(weak, pass).holder[TARGET]).toBe(1);
  const again = play(weak, lay(card(weak, 0, 'barfolk priest')), stand);
  expect([score(again), again.battle]).toEqual([[5, 3], REPLY]);
  // Strong enough all the same: the defender thinks again.
  const strong = play(
    opened({ hands: { 1: supplies(2) } }, (state) => give(state, 2, 'weakness'), LORD),
    no,
    surrender,
  );
  const once = play(strong, react(strong, 'weakness', 0));
  expect([score(once), once.battle, decision(once)]).toEqual([[2, 1], REPLY, { kind: 'reply', seat: 1 }]);
});

test('[BILK-03] (c) before the attacker’s pass counts, a third player weakens the defender', () => {
  const s = opened(
    { hands: { 1: ['cloudborn lord', 'cloudborn lord', 'supply'] }, level: 2 },
    (state) => give(state, 3, 'weakness'),
    LORD,
  );
  const pressing = play(s, no, fight(), lay(card(s, 1, 'cloudborn lord')), stand);
  expect([score(pressing), pressing.battle]).toEqual([[6, 6], PRESS]);
  const asked = play(pressing, pass);
  expect(legalActions(asked)).toEqual([no, noForThisTurn, react(s, 'weakness', 1)]);
  expect(play(asked, no).holder[TARGET]).toBe(1);
  const weak = play(asked, react(asked, 'weakness', 1));
  expect([score(weak), decision(weak)]).toEqual([[6, 2], { kind: 'press', seat: 0 }]);
  expect(play(weak, stand).battle).toBe(DEFEND);
});

test('[BILK-03] a save in every window opens there', () => {
  const positions = [
    play(
      hiring((s) => give(s, 2, 'frosthand')),
      hire(hiring((s) => give(s, 2, 'frosthand'))),
    ),
    opened({ hands: { 1: supplies(3) } }, (s) => give(s, 1, 'brotherhood'), LORD),
    play(
      opened({ hands: { 1: supplies(3) } }, (s) => give(s, 1, 'colossus'), LORD),
      no,
      surrender,
    ),
  ];
  for (const s of positions) {
    expect(decision(s)?.kind).toBe('reaction');
    const again = decode(encode(s));
    if (!again.ok) throw new Error(JSON.stringify(again.reason));
    expect(legalActions(again.state)).toEqual(legalActions(s));
    expect(decision(again.state)).toEqual(decision(s));
  }
});

// ---------------------------------------------------------------- BILK-04

test('[BILK-04, RULE-54] Brotherhood: no attacks on the player, and none by the player', () => {
  const brother = (seat: number) =>
    give(
      potionField({
        heroes: {
          0: [
            [4, 3],
            [2, 3],
          ],
          1: [[4, 3]],
        },
        hands: { 0: ['barfolk weapon', LORD] },
      }),
      seat,
      'brotherhood',
      1,
    );
  const on = (s: GameState, target: Parameters<typeof attack>[0], heroes = 1) =>
    attack(target, card(s, 0, 'barfolk weapon'), heroes);
  const theirs = brother(1);
  expect(violation(theirs, on(theirs, cityAt(TARGET)))).toEqual({ code: 'atPeace', seat: 1 });
  expect(violation(theirs, on(theirs, heroOf(1, 0, TARGET)))).toEqual({ code: 'atPeace', seat: 1 });
  expect(allowed(theirs, on(theirs, cityAt(NEUTRAL_CITY), 2))).toBe(true);
  const own = brother(0);
  expect(violation(own, on(own, cityAt(TARGET)))).toEqual({ code: 'atPeace', seat: 0 });
  expect(violation(own, on(own, cityAt(NEUTRAL_CITY), 2))).toEqual({ code: 'atPeace', seat: 0 });
  expect(legal(own, 'attack')).toEqual([]);
  // A city without owner is no target.
  const annexing = give(
    potionField({ tiles: [{ at: [7, 4], card: 'barfolk city1' }], heroes: { 0: [[7, 4]] } }),
    0,
    'brotherhood',
    1,
  );
  expect(isOffered(annexing, { kind: 'annex', square: sq(7, 4) })).toBe(true);
  // As long as nobody has drunk it, it is only a bottle.
  const bottle = give(brother(0), 0, 'brotherhood', 0);
  expect(allowed(bottle, on(bottle, cityAt(TARGET)))).toBe(true);
});

test('[BILK-04] Brotherhood in the defender’s hand makes an attack void: its cards come back, its hero stays', () => {
  const s = opened({ hands: { 1: supplies(2) } }, (state) => give(state, 1, 'brotherhood'), LORD);
  expect(legalActions(s)).toEqual([no, noForThisTurn, react(s, 'brotherhood')]);
  const { state, events } = playLogged(s, react(s, 'brotherhood'));
  expect([state.battle, state.frames, decision(state)]).toEqual([NO_BATTLE, 0, { kind: 'acting', seat: 0 }]);
  expect([...handNames(state, 0)].sort()).toEqual(['barfolk lord', 'barfolk weapon']);
  expect(heroSquare(state, 0, 0)).toBe(TARGET);
  expect(eventsOf(events, 'calledOff')).toHaveLength(1);
  expect(legal(state, 'attack')).toEqual([]);
  expect(held(state)).toEqual(['1 brotherhood 1']);
});

test('[BILK-04, RULE-50] nobody drinks the Brotherhood out of an own attack', () => {
  const s = assaulted({ hands: { 1: supplies(2) } }, (state) => give(state, 0, 'brotherhood'), LORD);
  expect(refused(s, drink(s, 'brotherhood'))).toBe('notInBattle');
  expect(legal(s, 'drink')).toEqual([]);
  expect(decision(play(s, stand))?.kind).toBe('reply');
});

test('[BILK-04] Colossus: 4 more in attack and in defence, in the basic defence too', () => {
  const attacking = assaulted({ level: 3, hands: { 1: supplies(2) } }, (state) => give(state, 0, 'colossus', 2));
  expect(score(attacking)).toEqual([6, 3]);
  const target = cityAt(TARGET);
  const s = give(potionField({ level: 3 }), 1, 'colossus', 3);
  expect(basicDefence(s, 0, target)).toBe(7);
  expect(
    basicDefence(give(potionField({ level: 3, heroes: { 1: [[4, 5]] } }), 1, 'colossus', 3), 0, heroOf(1, 0, sq(4, 5))),
  ).toBe(4);
  expect(basicDefence(give(s, 1, 'colossus', 0), 0, target)).toBe(3);
  // Guards are nobody's.
  expect(basicDefence(s, 1, cityAt(NEUTRAL_CITY))).toBe(4);
});

test('[BILK-04] the Colossus is drunk in the middle of an own attack', () => {
  const s = assaulted({ level: 4, hands: { 1: supplies(2) } }, (state) => give(state, 0, 'colossus'));
  expect(score(s)).toEqual([2, 4]);
  const drunk = play(s, drink(s, 'colossus'));
  expect([score(drunk), allowed(drunk, stand)]).toEqual([[6, 4], true]);
});

test('[BILK-04] Weakness is given to an opponent, who is 4 weaker in attack and defence, and not below 0', () => {
  const s = give(potionField({ level: 3 }), 0, 'weakness');
  expect(legal(s, 'drink').map(({ to }) => to)).toEqual([1, 2, 3]);
  expect(refused(s, drink(s, 'weakness', 0))).toBe('notOffered');
  expect(refused(s, drink(s, 'weakness'))).toBe('notOffered');
  const given = play(s, drink(s, 'weakness', 1));
  expect(held(given)).toEqual(['1 weakness 1']);
  expect(basicDefence(given, 0, cityAt(TARGET))).toBe(0);
  expect(
    basicDefence(play(give(potionField({ level: 6 }), 0, 'weakness'), drink(s, 'weakness', 1)), 0, cityAt(TARGET)),
  ).toBe(2);
  // It is not theirs to drink.
  const theirs = play(given, endTurn, begin);
  expect(legal(theirs, 'drink')).toEqual([]);
  const attacking = assaulted({ level: 1, hands: { 1: supplies(2) } }, (state) => give(state, 0, 'weakness', 1));
  expect(score(attacking)).toEqual([0, 1]);
});

test('[TEAM-04] with teams the Weakness goes to the other team, and nobody freezes a partner', () => {
  const config = bilkarrConfig(['teams']);
  const s = give(potionField({ config }), 0, 'weakness');
  expect(legal(s, 'drink').map(({ to }) => to)).toEqual([1, 3]);
  const partner = potionField({ config, hands: { 0: supplies(4) } });
  expect(decision(play(give(clone(partner), 2, 'frosthand'), hire(partner)))?.kind).toBe('acting');
  expect(decision(play(give(clone(partner), 3, 'frosthand'), hire(partner)))?.kind).toBe('reaction');
});

test('[BILK-04] Berserker: two cards of the defender’s hand at random go to the shelter, before the defender does anything', () => {
  const names = ['cloudborn friman', 'cloudborn chief', 'cloudborn priest', 'cloudborn lord', 'supply'] as const;
  const s = opened({ hands: { 1: names } }, (state) => void give(give(state, 0, 'berserker'), 1, 'brotherhood'), LORD);
  expect(decision(s)).toEqual({ kind: 'reaction', seat: 0, of: 0 });
  const { state, events } = playLogged(s, react(s, 'berserker'));
  expect(decision(state)).toEqual({ kind: 'reaction', seat: 1, of: 0 });
  expect(handNames(state, 1)).toHaveLength(3);
  expect(cardsIn(state, shelterOf(1)).length).toBe(cardsIn(s, shelterOf(1)).length + 2);
  const [raged] = eventsOf(events, 'raged');
  expect(raged).toMatchObject({ seat: 0, of: 1, count: 2 });
  expect([...(raged?.secret.cards ?? [])].sort()).toEqual(cardsIn(state, shelterOf(1)).slice(0, 2).sort());
  expect(eventFor(raged ?? item(events, 0), 0)).toMatchObject({ secret: { cards: [] } });
  // Used today: not again before tomorrow.
  expect(bilkarrState.isSpent(state, bilkarrState.heldBy(state, 0, potionOf(s, 'berserker')))).toBe(true);
  // At random.
  const kept = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const other = clone(s);
    seedChance(other, `rage ${seed}`);
    kept.add([...handNames(play(other, react(s, 'berserker')), 1)].sort().join());
  }
  expect(kept.size).toBe(10);
});

test('[BILK-04] Berserker: a hand of one loses one, none is asked about, and guards have none', () => {
  const one = opened({ hands: { 1: ['supply'] } }, (state) => give(state, 0, 'berserker'), LORD);
  expect(handNames(play(one, react(one, 'berserker')), 1)).toEqual([]);
  expect(decision(opened({}, (state) => give(state, 0, 'berserker'), LORD))?.kind).toBe('reply');
  expect(decision(opened({ hands: { 1: ['supply'] } }, (state) => give(state, 0, 'berserker', 2, 1), LORD))?.kind).toBe(
    'reply',
  );
  expect(decision(opened({ hands: { 1: ['supply'] } }, (state) => give(state, 0, 'berserker', 2, 0), LORD))?.kind).toBe(
    'reaction',
  );
  // The defender's is for the defender's own attacks.
  expect(decision(opened({ hands: { 1: ['supply'] } }, (state) => give(state, 1, 'berserker'), LORD))?.kind).toBe(
    'reply',
  );
});

test('[BILK-04, RULE-53] Berserker, then Brotherhood: the cards are lost all the same, and drawn again as after a fight', () => {
  const nation = times(8, 'supply' as const);
  const s = opened(
    {
      hands: { 1: ['cloudborn friman', 'cloudborn chief', 'supply', 'supply', 'supply', 'supply'] },
      nations: { 1: nation },
    },
    (state) => void give(give(state, 0, 'berserker'), 1, 'brotherhood'),
    LORD,
  );
  const peace = play(s, react(s, 'berserker'), react(s, 'brotherhood'));
  expect([peace.battle, handNames(peace, 1).length]).toEqual([NO_BATTLE, 4]);
  expect(handNames(play(peace, endTurn), 1)).toHaveLength(6);
});

test('[BILK-04, RULE-53, TEAM-03] against a team who was robbed in vain draws at once', () => {
  const s = opened(
    {
      config: bilkarrConfig(['teams']),
      hands: { 1: ['cloudborn friman', 'cloudborn chief', 'supply', 'supply', 'supply', 'supply'] },
      nations: { 1: times(8, 'supply' as const) },
    },
    (state) => void give(give(state, 0, 'berserker'), 1, 'brotherhood'),
    LORD,
  );
  const robbed = play(s, react(s, 'berserker'));
  expect(handNames(robbed, 1)).toHaveLength(4);
  expect(handNames(play(robbed, react(s, 'brotherhood')), 1)).toHaveLength(6);
});

test('[BATTLE-18] after a Berserker nothing is called off', () => {
  const s = opened(
    { level: 3, hands: { 1: supplies(4) } },
    (state) => void give(give(state, 0, 'berserker'), 1, 'colossus'),
    LORD,
  );
  const weak = play(s, react(s, 'berserker'), react(s, 'colossus'));
  expect([decision(weak), weak.battle]).toEqual([{ kind: 'assault', seat: 0 }, COMMITTED]);
  expect(refused(weak, callOff)).toBe('cannotCallOff');
  expect(heroSquare(play(weak, pass), 0, 0)).toBe(NONE);
});

test('[BILK-04] Frosthand: the line has no effect and its cards are spent, once a day', () => {
  const s = hiring((state) => give(state, 2, 'frosthand'));
  const { state, events } = playLogged(play(s, hire(s)), react(s, 'frosthand'));
  expect(eventsOf(events, 'froze')).toEqual([{ kind: 'froze', seat: 2, of: 0, for: 'hire' }]);
  expect(playedNames(state, 0)).toEqual(['supply', 'supply']);
  expect(shelterNames(state, 0)).toEqual(shelterNames(s, 0));
  expect(handNames(state, 0)).toHaveLength(4);
  expect(held(state)).toEqual(['2 frosthand 1']);
  // Not twice a day.
  expect(decision(play(state, hire(state)))?.kind).toBe('acting');
});

test.each([
  ['hire', supplies(2)],
  ['create', ['barfolk friman', 'barfolk friman', 'barfolk friman']],
  ['build', ['barfolk friman', 'supply']],
  ['upgrade', ['barfolk chief', 'emberians chief']],
  ['recruit', ['weapon', 'supply', 'supply']],
  ['move', ['supply']],
  ['station', ['tent', 'barfolk lord', 'supply']],
  ['foundPost', ['barfolk friman', 'barfolk friman']],
  ['buyPotion', supplies(2)],
  ['jump', supplies(2)],
] as const)('[BILK-04, RULE-51] the Frosthand is for %s', (kind, names) => {
  const s = bring(
    potionField({
      config: bilkarrConfig(['trade']),
      hands: { 0: names },
      heroes: { 0: [[4, 1]] },
      tiles:
        kind === 'jump'
          ? [
              { at: [4, 1], card: 'barfolk gate' },
              { at: [1, 1], card: 'cloudborn gate' },
            ]
          : [],
    }),
    HOME,
  );
  give(s, 1, 'frosthand');
  const action = item(
    legalActions(s).filter((each) => each.kind === kind),
    0,
  );
  const asked = play(s, action);
  expect(decision(asked)).toEqual({ kind: 'reaction', seat: 1, of: 0 });
  const frozen = play(asked, react(s, 'frosthand'));
  expect([decision(frozen), frozen.frames]).toEqual([{ kind: 'acting', seat: 0 }, 0]);
  expect(handNames(frozen, 0)).toEqual(kind === 'station' ? ['barfolk lord'] : []);
  expect([...frozen.tile]).toEqual([...s.tile]);
  expect([...frozen.hero]).toEqual([...s.hero]);
  expect([...frozen.level]).toEqual([...s.level]);
});

test('[BILK-03, RULE-51] what waits for an answer lies open, and the card that was to go into a frozen tent was seen', () => {
  const s = give(potionField({ hands: { 0: ['tent', LORD, 'supply', 'barfolk chief'] } }), 1, 'frosthand');
  const [lord] = hand(s, 0, LORD);
  const seen = (state: GameState) => viewFor(state, 2).players[0]?.hand.map((each) => each.card);
  const asked = play(
    s,
    item(
      legal(s, 'station').filter(({ cards }) => cards[0] === lord),
      0,
    ),
  );
  expect([seen(s), seen(asked), seen(play(asked, react(s, 'frosthand')))]).toEqual([
    [],
    expect.arrayContaining([lord]),
    [lord],
  ]);
});

test('[BILK-04] the Frosthand is for a crown', () => {
  const s = potionField({
    config: bilkarrConfig(['royals']),
    tiles: [{ at: [7, 1], card: 'barfolk city3', level: 4, owner: 0 }],
    hands: { 0: ['barfolk queen'] },
  });
  give(s, 1, 'frosthand');
  const asked = play(s, item(legal(s, 'crown'), 0));
  expect(play(asked, react(s, 'frosthand')).level[sq(7, 1)]).toBe(4);
  expect(play(asked, no).level[sq(7, 1)]).toBe(5);
});

test('[BILK-04, META-02, RULE-45] the Frosthand is for a tribute: it is spent, she grants nothing, and another may be paid', () => {
  const s = give(meeting({ ...WOODS, modules: ['bilkarr'] }), 1, 'frosthand');
  const asked = afterTribute(s);
  expect(decision(asked)).toEqual({ kind: 'reaction', seat: 1, of: 0 });
  expect(decision(play(asked, no))).toMatchObject({ kind: 'woods', seat: 0 });
  const { state, events } = playLogged(asked, react(s, 'frosthand'));
  expect(eventsOf(events, 'froze')).toEqual([{ kind: 'froze', seat: 1, of: 0, for: 'tribute' }]);
  expect([decision(state), state.frames]).toEqual([{ kind: 'acting', seat: 0 }, 0]);
  expect([handNames(state, 0).length, playedNames(state, 0)]).toEqual([2, ['supply']]);
  expect(heroSquare(state, 0, 0)).toBe(heroSquare(s, 0, 0));
  expect(decision(afterTribute(state))).toMatchObject({ kind: 'woods', seat: 0 });
});

test('[BILK-04, RULE-51] nor for the supply of a jump that she grants: the tribute was the line', () => {
  const s = give(meeting({ ...WOODS, modules: ['bilkarr'] }), 1, 'frosthand');
  const granted = play(afterTribute(s), no);
  const jumped = play(granted, item(legal(granted, 'woodsJump'), 0));
  expect(decision(jumped)?.kind).not.toBe('reaction');
  expect(bilkarrState.isReady(jumped, bilkarrState.heldBy(jumped, 1, potionOf(s, 'frosthand')))).toBe(true);
});

test.each([
  ['a road', [2, 4], item(ROADS, 0), ['barfolk friman', 'emberians friman', 'supply']],
  ['a building', [3, 4], item(CORNERS, 0), ['barfolk friman', 'emberians friman']],
] as const)(
  '[BILK-04, VAL-03] the Frosthand is for exploring %s: it stays hidden and nobody’s',
  (_, hero, square, names) => {
    const s = give(
      valley({ config: valleysConfig(['bilkarr']), hands: { 0: names }, heroes: { 0: [hero] } }),
      1,
      'frosthand',
    );
    if (hero[0] === 3) open(s, item(ROADS, 0));
    const asked = play(s, { kind: 'explore', square, pay: hand(s, 0, ...names) });
    expect(decision(asked)).toEqual({ kind: 'reaction', seat: 1, of: 0 });
    expect(asked.down[square]).toBe(1);
    expect(play(asked, no).down[square]).toBe(0);
    const { state, events } = playLogged(asked, react(s, 'frosthand'));
    expect(eventsOf(events, 'froze')).toEqual([{ kind: 'froze', seat: 1, of: 0, for: 'explore' }]);
    expect(eventsOf(events, 'explored')).toEqual([]);
    expect([state.down[square], state.holder[square], state.level[square]]).toEqual([1, NOBODY, 0]);
    expect([handNames(state, 0), playedNames(state, 0).length]).toEqual([[], names.length]);
  },
);

test('[BILK-04, RULE-51] the Frosthand is not for transformations, trades, ambush, Great Artefacts, retreats or battle lines', () => {
  const of = (names: readonly string[], more: Parameters<typeof potionField>[0] = {}) =>
    give(
      potionField({
        config: bilkarrConfig(['trade', 'relics']),
        shelters: { 0: times(12, 'supply' as const) },
        hands: { 0: names as never[] },
        heroes: { 0: [[4, 3]] },
        ...more,
      }),
      1,
      'frosthand',
    );
  const tried = new Set<string>();
  for (const s of [
    of(['title', 'barfolk friman']),
    of(['scroll', 'barfolk friman']),
    of(['amulet', 'barfolk friman'], { die: 1 }),
    of(['supply', 'barfolk friman']),
    of(['wings']),
    of(['pavilion', 'barfolk lord']),
    of(['purse']),
    of(['horn']),
    of(['barfolk weapon', LORD]),
  ]) {
    for (const action of legalActions(s)) {
      if (['hire', 'move', 'create', 'build', 'endTurn', 'upgrade', 'recruit'].includes(action.kind)) continue;
      tried.add(action.kind);
      expect([action.kind, decision(play(s, action))?.kind === 'reaction']).toEqual([action.kind, false]);
    }
  }
  for (const kind of ['promote', 'convert', 'charm', 'ambush', 'fly', 'station', 'openPurse', 'summon', 'attack'])
    expect(tried).toContain(kind);
  const chased = give(
    potionField({
      heroes: { 0: [[4, 5]], 1: [[4, 5]] },
      hands: { 0: ['barfolk weapon', LORD], 1: ['horse', ...supplies(3)] },
    }),
    0,
    'frosthand',
  );
  const reply = play(
    chased,
    attack(heroOf(1, 0, sq(4, 5)), card(chased, 0, 'barfolk weapon')),
    lay(card(chased, 0, LORD)),
    stand,
  );
  expect(decision(play(reply, item(legal(reply, 'retreat'), 0)))?.kind).toBe('acting');
  // A way over home ground alone has no line.
  const free = give(potionField({ config: bilkarrConfig(['advanced']), heroes: { 0: [[4, 1]] } }), 1, 'frosthand');
  const step = item(
    legal(free, 'move').filter(({ pay }) => pay.length === 0),
    0,
  );
  expect(decision(play(free, step))?.kind).toBe('acting');
});

test('[BILK-04] a Frosthand on a line that would have ended the game', () => {
  const s = arrange({
    config: bilkarrConfig(),
    bare: true,
    tiles: cityTiles(0, [4, 4, 4, 4, 3]),
    hands: { 0: ['barfolk lord', 'emberians lord'], 1: supplies(2) },
  });
  const last = item(
    legal(s, 'upgrade').filter(({ square }) => s.level[square] === 3),
    0,
  );
  expect(play(s, last).over).not.toBe(0);
  give(s, 3, 'frosthand');
  const asked = play(s, last);
  expect([asked.over, decision(asked)]).toEqual([0, { kind: 'reaction', seat: 3, of: 0 }]);
  expect(play(asked, no).over).not.toBe(0);
  const frozen = play(asked, react(s, 'frosthand'));
  expect([frozen.over, frozen.level[last.square], decision(frozen)?.kind]).toEqual([0, 3, 'acting']);
  expect(play(frozen, endTurn).turn).toBe(1);
});

test('[BILK-04] Eclipse: a card of the hand is wild: it pays as a supply, a unit or an artefact', () => {
  const s = give(potionField({ hands: { 0: ['cloudborn lord', 'supply'] }, heroes: { 0: [[4, 1]] } }), 0, 'eclipse');
  const lord = card(s, 0, 'cloudborn lord');
  expect(legal(s, 'hire')).toEqual([]);
  const { state, events } = playLogged(s, { kind: 'darken', card: lord });
  expect(eventsOf(events, 'drank')).toHaveLength(1);
  expect(eventsOf(events, 'darkened')).toEqual([{ kind: 'darkened', seat: 0, card: lord }]);
  expect(legal(state, 'hire').length).toBeGreaterThan(0);
  expect(legal(state, 'build').length).toBeGreaterThan(0);
  expect(
    legal(
      play(give(potionField({ hands: { 0: ['cloudborn lord', 'supply', 'supply'] } }), 0, 'eclipse'), {
        kind: 'darken',
        card: lord,
      }),
      'recruit',
    ).length,
  ).toBeGreaterThan(0);
  // Everybody has seen it.
  expect(state.shown[lord]).toBe(0b1111);
  // Once a day, and a card takes one effect (ART-01).
  expect(legal(state, 'darken')).toEqual([]);
  expect(refused(state, { kind: 'darken', card: card(state, 0, 'supply') })).toBe('noPotion');
  expect(held(state)).toEqual(['0 eclipse 1']);
});

test('[BILK-04, ART-01] the Eclipse is the one effect of a card, and an affected card takes none', () => {
  const s = give(
    potionField({ hands: { 0: ['cloudborn friman', 'title', 'amulet', 'scroll'] }, die: 1 }),
    0,
    'eclipse',
  );
  const friman = card(s, 0, 'cloudborn friman');
  const dark = play(s, { kind: 'darken', card: friman });
  for (const action of [
    { kind: 'promote', by: card(s, 0, 'title'), card: friman, ranks: 1 },
    charm(card(s, 0, 'amulet'), friman),
    { kind: 'convert', by: card(s, 0, 'scroll'), card: friman, faction: 0 },
  ] as const)
    expect(refused(dark, action)).toBe('alreadyAffected');
  const charmed = play(s, charm(card(s, 0, 'amulet'), friman));
  expect(refused(charmed, { kind: 'darken', card: friman })).toBe('alreadyAffected');
  expect(isOffered(charmed, { kind: 'darken', card: friman })).toBe(false);
});

test('[BILK-04, ROY-03] the Eclipse makes no universal or royal card wild, and nothing is a king by it', () => {
  const s = give(
    potionField({
      config: bilkarrConfig(['royals', 'unbound']),
      tiles: [{ at: [7, 1], card: 'barfolk city3', level: 4, owner: 0 }],
      hands: { 0: ['barfolk queen', 'unbound friman', 'horn', 'supply'] },
    }),
    0,
    'eclipse',
  );
  expect(legal(s, 'darken')).toEqual([{ kind: 'darken', card: card(s, 0, 'supply') }]);
  for (const name of ['barfolk queen', 'unbound friman', 'horn'] as const)
    expect(refused(s, { kind: 'darken', card: card(s, 0, name) })).toBe('notTransformable');
  const dark = play(s, { kind: 'darken', card: card(s, 0, 'supply') });
  expect(refused(dark, { kind: 'crown', square: sq(7, 1), pay: [card(dark, 0, 'supply')] })).toBe('needsRoyal');
});

test('[BILK-04] what the Eclipse made wild does not fight, opens no attack and works on nothing in a battle', () => {
  const s = give(
    potionField({ heroes: { 0: [[4, 3]] }, hands: { 0: ['barfolk weapon', LORD, 'supply', 'barfolk friman'] } }),
    0,
    'eclipse',
  );
  const supply = card(s, 0, 'supply');
  const dark = play(s, { kind: 'darken', card: supply });
  expect(legal(dark, 'attack').map(({ weapon }) => weapon)).not.toContain(supply);
  expect(refused(dark, attack(cityAt(TARGET), supply))).toBe('needsWeapon');
  const battle = play(dark, attack(cityAt(TARGET), card(s, 0, 'barfolk weapon')));
  expect(violation(battle, lay(supply))).toEqual({ code: 'darkened', card: supply });
  expect(legal(battle, 'lay').map((each) => each.card)).not.toContain(supply);
  expect(legal(battle, 'promote')).toEqual([]);
  expect(refused(battle, { kind: 'promote', by: supply, card: card(s, 0, 'barfolk friman'), ranks: 1 })).toBe(
    'darkened',
  );
  expect(refused(battle, { kind: 'darken', card: card(s, 0, 'barfolk friman') })).toBe('notInBattle');
  // A lord is no lord either while it is wild.
  const lords = play(s, { kind: 'darken', card: card(s, 0, LORD) });
  const fought = play(lords, attack(cityAt(TARGET), card(s, 0, 'barfolk weapon')));
  expect(legal(fought, 'lay').map((each) => each.card)).toEqual([card(s, 0, 'barfolk friman')]);
});

test('[BILK-04, ART-01] a card that went away and came back is light again: what an amulet makes wild then fights', () => {
  const s = give(
    potionField({ heroes: { 0: [[4, 3]] }, hands: { 0: ['barfolk weapon', LORD, 'amulet'] } }),
    0,
    'eclipse',
  );
  const lord = card(s, 0, LORD);
  const back = clone(play(s, { kind: 'darken', card: lord }));
  returnToDeck(back, lord);
  move(back, lord, handOf(0));
  debug.loadDie(back, 6);
  const charmed = play(back, charm(card(s, 0, 'amulet'), lord));
  const battle = play(charmed, attack(cityAt(TARGET), card(s, 0, 'barfolk weapon')));
  expect(isOffered(battle, lay(lord))).toBe(true);
});

test('[BILK-04, UNB-02] what the Eclipse made wild is no supply for an Unbound in battle', () => {
  const s = give(
    potionField({
      config: bilkarrConfig(['unbound']),
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['barfolk weapon', 'unbound lord', 'supply', 'supply'] },
    }),
    0,
    'eclipse',
  );
  const [dark, plain] = [card(s, 0, 'supply'), card(s, 0, 'supply', 1)];
  const battle = play(
    s,
    { kind: 'darken', card: dark },
    attack(cityAt(TARGET), card(s, 0, 'barfolk weapon')),
    lay(card(s, 0, 'unbound lord')),
  );
  expect(legal(battle, 'bribe').map(({ supply }) => supply)).toEqual([plain]);
  expect(refused(battle, { kind: 'bribe', unit: card(s, 0, 'unbound lord'), supply: dark })).toBe('darkened');
});

test('[BILK-04] what the Eclipse made wild is what it was with the next turn', () => {
  const s = give(potionField({ hands: { 0: ['cloudborn lord', 'supply'] } }), 0, 'eclipse');
  const lord = card(s, 0, 'cloudborn lord');
  const ended = play(s, { kind: 'darken', card: lord }, endTurn);
  expect([ended.mark[lord], bilkarrState.wasDarkened(ended, lord)]).toEqual([0, false]);
});

test('[BILK-04, AMB-01] what was suspended is not dark any more: out of the limbo an amulet makes it wild, and it fights', () => {
  const s = give(
    potionField({
      config: bilkarrConfig(['relics']),
      heroes: { 0: [[4, 3]] },
      hands: { 0: ['lostscroll', 'supply', 'barfolk chief', 'amulet', LORD] },
      shelters: { 0: supplies(10) },
      die: 6,
    }),
    0,
    'eclipse',
  );
  const wild = card(s, 0, 'supply');
  const back = play(
    s,
    { kind: 'darken', card: wild },
    { kind: 'ambush', card: card(s, 0, 'barfolk chief'), price: wild },
    { kind: 'recall', by: card(s, 0, 'lostscroll') },
    { kind: 'take', cards: [wild] },
    charm(card(s, 0, 'amulet'), wild),
  );
  expect(score(play(back, attack(cityAt(TARGET), wild)))[0]).toBe(1);
});

test('[BILK-04] a wild card of the Eclipse and one of an amulet are told apart', () => {
  const s = give(
    potionField({ heroes: { 0: [[4, 3]] }, hands: { 0: ['supply', 'supply', 'amulet', 'barfolk weapon'] }, die: 6 }),
    0,
    'eclipse',
  );
  const [one = 0, other = 0] = hand(s, 0, 'supply', 'supply').sort((a, b) => a - b);
  const both = play(s, charm(card(s, 0, 'amulet'), one), { kind: 'darken', card: other });
  const battle = play(both, attack(cityAt(TARGET), card(s, 0, 'barfolk weapon')));
  expect(legal(battle, 'lay').map((each) => each.card)).toEqual([one]);
  // In lists, too: for a single supply either of them is offered, though they are alike in everything else.
  const steps = new Set(legal(both, 'move').flatMap(({ pay }) => (pay.length === 1 ? pay : [])));
  expect(steps).toEqual(new Set([one, other]));
  expect(viewFor(both, 0).alike.filter((group) => group.includes(one) || group.includes(other))).toEqual([
    [one],
    [other],
  ]);
  // Two that the same amulet made wild stand for each other.
  const twins = play(s, charm(card(s, 0, 'amulet'), one));
  twins.mark[other] = twins.mark[one] ?? 0;
  expect(viewFor(twins, 0).alike.filter((group) => group.includes(one))).toEqual([[one, other]]);
});

test('[BILK-04] Colossus, Weakness and Berserker meet in one battle', () => {
  const s = opened(
    {
      level: 3,
      hands: {
        0: ['barfolk weapon', LORD, 'barfolk lord', 'barfolk lord'],
        1: ['cloudborn lord', 'cloudborn lord', 'cloudborn lord', 'cloudborn lord'],
      },
    },
    (state) => {
      give(state, 0, 'berserker');
      give(state, 1, 'colossus');
      give(state, 2, 'weakness');
      give(state, 0, 'brotherhood');
    },
    LORD,
  );
  expect(score(s)).toEqual([6, 3]);
  // The attacker rages, the defender grows to 7: too much, so nobody else is asked, and the attacker lays on.
  const grown = play(s, react(s, 'berserker'), react(s, 'colossus'));
  expect([score(grown), decision(grown), handNames(grown, 1).length]).toEqual([
    [6, 7],
    { kind: 'assault', seat: 0 },
    2,
  ]);
  const again = play(grown, lay(card(grown, 0, 'barfolk lord')), stand);
  // A new window: the Berserker has raged today, the Colossus is drunk.
  expect([score(again), decision(again)]).toEqual([[10, 7], { kind: 'reaction', seat: 2, of: 0 }]);
  const weak = play(again, react(again, 'weakness', 1));
  expect([score(weak), weak.battle, decision(weak)]).toEqual([[10, 3], REPLY, { kind: 'reply', seat: 1 }]);
  const fought = play(weak, fight(), lay(card(weak, 1, 'cloudborn lord')), lay(card(weak, 1, 'cloudborn lord', 1)));
  expect(score(fought)).toEqual([10, 11]);
  const pressed = play(fought, stand, lay(card(fought, 0, 'barfolk lord')), stand, pass);
  expect([pressed.battle, pressed.holder[TARGET]]).toEqual([NO_BATTLE, 0]);
  expect(held(pressed)).toEqual(['0 brotherhood 0', '1 colossus 1', '1 weakness 1', '0 berserker 1']);
});

test('[BILK-04] Colossus and Weakness on the same player make up for each other, in attack and in defence', () => {
  const both = (state: GameState) => void give(give(state, 0, 'colossus', 1), 0, 'weakness', 2);
  expect(score(assaulted({ level: 3, hands: { 1: supplies(2) } }, both))).toEqual([2, 3]);
  const s = give(give(potionField({ level: 3 }), 1, 'colossus', 1), 1, 'weakness', 3);
  expect(basicDefence(s, 0, cityAt(TARGET))).toBe(3);
  // Each has its own days: the Weakness goes back first.
  const next = morning(s);
  expect([held(next), basicDefence(next, 0, cityAt(TARGET))]).toEqual([['1 colossus 2'], 7]);
});

test('[BILK-03, BILK-04] after the Brotherhood nobody else is asked, and nobody else has drunk anything', () => {
  const s = opened(
    { hands: { 1: supplies(2) } },
    (state) => void give(give(give(state, 1, 'brotherhood'), 1, 'colossus'), 2, 'weakness'),
    LORD,
  );
  expect(decision(s)).toEqual({ kind: 'reaction', seat: 1, of: 0 });
  expect(legalActions(s)).toEqual([no, noForThisTurn, react(s, 'brotherhood'), react(s, 'colossus')]);
  const peace = play(s, react(s, 'brotherhood'));
  expect([decision(peace), peace.frames, peace.battle]).toEqual([{ kind: 'acting', seat: 0 }, 0, NO_BATTLE]);
  expect(held(peace)).toEqual(['1 brotherhood 1', '1 colossus 0', '2 weakness 0']);
  // The Weakness has no need of a battle, and the Brotherhood keeps nothing from its drinker but attacks.
  const weak = play(play(peace, endTurn, begin), endTurn, begin, { ...drink(peace, 'weakness', 1) });
  expect(held(weak)).toEqual(['1 brotherhood 1', '1 colossus 0', '1 weakness 1']);
});

test('[BILK-02, BILK-04] a Frosthand on the price of a potion: the supplies are spent, the potion is still for sale', () => {
  const s = bring(give(potionField({ hands: { 0: supplies(4) }, heroes: { 0: [[4, 1]] } }), 1, 'frosthand'), HOME);
  const frozen = play(s, buy(s, 'eclipse', hand(s, 0, 'supply', 'supply')), react(s, 'frosthand'));
  expect([inStock(frozen).includes('eclipse'), held(frozen), handNames(frozen, 0)]).toEqual([
    true,
    ['1 frosthand 1'],
    supplies(2),
  ]);
  const bought = play(frozen, buy(frozen, 'eclipse', hand(frozen, 0, 'supply', 'supply')));
  expect(held(bought)).toEqual(['1 frosthand 1', '0 eclipse 0']);
});

test('[BILK-04] a Frosthand on a line with a card of the Eclipse: card and use of the day are gone', () => {
  const s = give(
    give(potionField({ hands: { 0: ['cloudborn lord', 'supply', 'barfolk chief'] } }), 0, 'eclipse'),
    1,
    'frosthand',
  );
  const lord = card(s, 0, 'cloudborn lord');
  const dark = play(s, { kind: 'darken', card: lord });
  const hiring = item(
    legal(dark, 'hire').filter(({ pay }) => pay.includes(lord)),
    0,
  );
  const frozen = play(dark, hiring, react(s, 'frosthand'));
  expect([handNames(frozen, 0), shelterNames(frozen, 0)]).toEqual([['barfolk chief'], shelterNames(s, 0)]);
  expect(refused(frozen, { kind: 'darken', card: card(frozen, 0, 'barfolk chief') })).toBe('noPotion');
  // With the next morning both work again.
  const next = morning(frozen);
  expect(held(next)).toEqual(['1 frosthand 2', '0 eclipse 2']);
  for (const potion of ['frosthand', 'eclipse'] as const)
    expect(
      bilkarrState.isReady(next, bilkarrState.heldBy(next, potion === 'eclipse' ? 0 : 1, potionOf(s, potion))),
    ).toBe(true);
});

test('[BILK-04] no total falls below 0, whatever weakens it', () => {
  const s = assaulted({ level: 1, hands: { 1: supplies(2) } }, (state) => give(state, 0, 'weakness', 1));
  expect(score(s)).toEqual([0, 1]);
  expect(score(give(s, 0, 'colossus', 1))).toEqual([2, 1]);
});

test('a potion is used or not: anything else is refused and changes nothing', () => {
  const s = opened({ hands: { 1: supplies(2) } }, (state) => give(state, 1, 'brotherhood'), LORD);
  for (const [action, code] of [
    [react(s, 'colossus'), 'noPotion'],
    [react(s, 'brotherhood', 0), 'notOffered'],
    [{ kind: 'react', potion: 999, to: null }, 'noPotion'],
    [{ kind: 'refrain', turn: 1 }, 'malformed'],
    [endTurn, 'answerFirst'],
  ] as const)
    expect([action, apply(s, action as Action)]).toEqual([
      action,
      { ok: false, violation: expect.objectContaining({ code }) },
    ]);
  expect(apply(s, no, 0)).toMatchObject({ ok: false, violation: { code: 'wrongSeat' } });
});
