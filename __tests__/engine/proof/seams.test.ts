/** The seams of the contract one by one, in games with the modules that exist in the tests alone. */
import {
  apply,
  at,
  basicDefence,
  cardsIn,
  clone,
  decision,
  encode,
  eventFor,
  give,
  GREAT,
  handOf,
  item,
  kindOf,
  legalActions,
  LIMBO,
  lineOf,
  nationOf,
  NONE,
  playedOf,
  refusal,
  shelterOf,
  standardConfig,
  standings,
  step,
  SUPPLY,
  targetsAt,
  termsOf,
  toMove,
  totalOf,
  viewFor,
  wayTo,
  type Action,
  type Card,
  type Event,
  type GameState,
  type Module,
  type Options,
} from '@battalia/engine/testing';
import type { AnyAction } from '../../../src/engine/core/action';
import { move } from '../../../src/engine/core/piles';
import { engineWith } from '../../../src/engine/engine';
import { heldAction } from '../../../src/engine/rules/held';
import { layLent } from '../../../src/engine/rules/combat';
import { stages as coreStages } from '../../../src/engine/rules/setup';
import { terraform } from '../../../src/engine/rules/great';
import { flawOf } from '../../../src/engine/save/doubts';
import { namedTwice } from '../properties/support/alike';
import { arrange, census, named, sq, times, type Arrangement, type CardName, type TileSpec } from '../support';
import { PROOF_ENGINE, PROOF_MODULES, withProof } from './games';
import { addFavour, favourOf, fates, numberOf, stock, tide } from './wilds/state';

// ---------------------------------------------------------------- support

/** The compiler knows the words of the app alone. */
const wild = <A extends AnyAction>(action: A): Action => action as unknown as Action;
const names = (...list: readonly string[]): readonly CardName[] => list as unknown as readonly CardName[];

function arranged(
  spec: Arrangement,
  modules: readonly string[] = ['wilds'],
  options: object = {},
  players = 4,
): GameState {
  const config = standardConfig(players, withProof(...modules), options as Options);
  return arrange({ engine: PROOF_ENGINE, config, ...spec });
}

const inHand = (s: GameState, seat: number, name: string, skip = 0): Card =>
  named(s, handOf(seat), item(names(name), 0), skip);

function played(s: GameState, action: Action): { readonly state: GameState; readonly events: readonly Event[] } {
  const result = apply(s, action, toMove(s));
  if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.violation.code}`);
  expect(census(result.state)).toEqual([]);
  expect(flawOf(result.state)).toBeNull();
  const saved = PROOF_ENGINE.decode(encode(result.state));
  expect(saved).toMatchObject({ ok: true });
  return result;
}
const after = (s: GameState, ...actions: readonly Action[]): GameState =>
  actions.reduce((state, action) => played(state, action).state, s);
const codeOf = (s: GameState, action: Action): string | undefined => refusal(s, action)?.code;
const offered = (s: GameState, kind: string): readonly Action[] =>
  legalActions(s).filter((action) => String(action.kind) === kind);

const HORSES_ILLUMINATED = 7;
/** More than the smallest deck has. */
const LARGE = { 0: times(12, 'supply' as const) };
const CITY: TileSpec = { at: [5, 4], card: 'emberians city3', level: 2, owner: 1 };

// ---------------------------------------------------------------- lines and prices

test('a kind that counts as up to two supplies pays for one, for two and with others for more', () => {
  const s = arranged({ hands: { 0: names('ember', 'ember', 'supply', 'supply', 'supply') } });
  const [one, two] = [inHand(s, 0, 'ember'), inHand(s, 0, 'ember', 1)];
  const [a, b, c] = [0, 1, 2].map((i) => inHand(s, 0, 'supply', i));
  const hire = (unit: number, ...pay: readonly (Card | undefined)[]): Action => ({
    kind: 'hire',
    unit,
    pay: pay.filter((card) => card !== undefined),
  });
  expect(refusal(s, hire(0, one))).toBeNull();
  expect(refusal(s, hire(0, one, a))).toBeNull();
  expect(refusal(s, hire(1, one, two))).toBeNull();
  expect(refusal(s, hire(2, one, two))).toBeNull();
  expect(refusal(s, hire(3, one, a, b, c))).toBeNull();
  // More than it can stand for, or a card that nobody needs.
  expect(codeOf(s, hire(3, one, two))).toBe('doesNotPay');
  expect(codeOf(s, hire(0, one, a, b))).toBe('doesNotPay');
  const lines = offered(s, 'hire').map((action) => ('pay' in action ? action.pay.length : 0));
  expect(Math.min(...lines)).toBe(1);
});

test('two universal kinds are not alike to the purse', () => {
  const s = arranged({ hands: { 0: names('unbound friman', 'supply') } }, ['unbound', 'wilds']);
  const zealot = cardsIn(s, numberOf(s, 'friman')).find(
    (card) => s.rules.bands[at(s.rules.bandOf, card)] === 'zealots',
  );
  if (zealot === undefined) throw new Error('no zealot in the deck');
  move(s, zealot, handOf(0));
  const together = viewFor(s, 0).alike.filter((group) => group.includes(zealot));
  expect(together).toEqual([[zealot]]);
});

test('a price outside the line: a zealot is not played before a card is suspended for it, and counts twice then', () => {
  const s = arranged({
    bare: true,
    tiles: [{ ...CITY, owner: 0 }],
    hands: { 0: names('supply', 'supply', 'barfolk friman') },
    shelters: LARGE,
  });
  const zealot = cardsIn(s, numberOf(s, 'friman')).find((card) => at(s.rules.bandOf, card) !== 0) ?? NONE;
  move(s, zealot, handOf(0));
  const friman = inHand(s, 0, 'barfolk friman');
  const road = (...cards: readonly Card[]): Action => ({
    kind: 'build',
    tile: numberOf(s, 'straight'),
    level: 0,
    pay: [...cards, inHand(s, 0, 'supply')],
  });
  expect(refusal(s, road(zealot))).toEqual({ code: 'owesPrice', card: zealot });
  expect(offered(s, 'build').some((action) => 'pay' in action && action.pay.includes(zealot))).toBe(false);
  // It is still a card of the hand: for a tent, for ambush.
  expect(offered(s, 'ambush').some((action) => 'card' in action && action.card === zealot)).toBe(true);
  const given = after(s, wild({ kind: 'sacrifice', card: zealot, price: friman }));
  expect(at(given.zone, friman)).toBe(LIMBO);
  expect(refusal(given, road(zealot))).toBeNull();
  const junction: Action = {
    kind: 'build',
    tile: numberOf(s, 'crossroad'),
    level: 0,
    pay: [zealot, zealot, inHand(s, 0, 'supply')],
  };
  expect(refusal(given, junction)).toBeNull();
});

test('of cards that are alike and count twice one is the price, the other of them beside a line that has one', () => {
  const s = arranged({
    day: HORSES_ILLUMINATED,
    hands: { 0: names('barfolk horse', 'barfolk horse', 'mirror') },
    shelters: LARGE,
  });
  const doubled = { kind: SUPPLY, spell: { times: 2, wild: false } };
  const [one = NONE, other = NONE] = [...give(s, 0, [doubled, doubled])].sort((a, b) => a - b);
  const [horse = NONE, twin = NONE] = [inHand(s, 0, 'horse'), inHand(s, 0, 'horse', 1)].sort((a, b) => a - b);
  const zealot = cardsIn(s, numberOf(s, 'friman')).find((card) => at(s.rules.bandOf, card) !== 0) ?? NONE;
  move(s, zealot, handOf(0));
  expect(namedTwice(s, legalActions(s))).toEqual([]);
  const pricesOf = (action: Action | undefined): readonly unknown[] =>
    legalActions(s).flatMap((each) =>
      JSON.stringify({ ...each, price: 0 }) === JSON.stringify({ ...action, price: 0 }) && 'price' in each
        ? [each.price]
        : [],
    );
  const sorted = (...cards: readonly Card[]) => [...cards].sort((a, b) => a - b);
  const mirror = inHand(s, 0, 'mirror');
  expect(pricesOf(wild({ kind: 'sacrifice', card: zealot, price: 0 }))).toEqual(sorted(horse, one, mirror));
  const trade = (price: Card, ...pay: readonly Card[]) =>
    wild({ kind: 'trade', goods: numberOf(s, 'ember'), price, pay });
  expect(pricesOf(trade(0, one, one))).toEqual(sorted(horse, other, mirror, zealot));
  // The other twin could be the price as well, and whichever of them pays.
  for (const action of [trade(twin, one, one), trade(one, other, other), trade(horse, one, other)])
    expect(refusal(s, action)).toBeNull();
  expect(codeOf(s, trade(one, one, one))).toBe('notYourCard');
  expect(offered(s, 'mimic').map((action) => ('like' in action ? action.like : NONE))).toEqual([one, zealot]);
});

test('a line and a price outside of it are paid together, and given back together by a save that looks back', () => {
  const s = arranged({ hands: { 0: names('supply', 'supply', 'barfolk lord') }, shelters: LARGE });
  addFavour(s, 1, 1);
  const [pay, price] = [[inHand(s, 0, 'supply'), inHand(s, 0, 'supply', 1)], inHand(s, 0, 'barfolk lord')];
  const trade = wild({ kind: 'trade', goods: numberOf(s, 'ember'), price, pay });
  const paid = after(s, trade);
  expect(decision(paid)).toEqual({ kind: 'vetoing', seat: 1, against: 0 });
  expect(at(paid.zone, price)).toBe(LIMBO);
  expect(pay.map((card) => at(paid.zone, card))).toEqual([playedOf(0), playedOf(0)]);
  expect(heldAction(paid)).toEqual(trade);
  const embers = (state: GameState) =>
    cardsIn(state, handOf(0)).filter((card) => kindOf(state, card) === numberOf(s, 'ember'));
  expect(embers(after(paid, wild({ kind: 'veto', voids: false })))).toHaveLength(1);
  const voided = after(paid, wild({ kind: 'veto', voids: true }));
  expect([embers(voided).length, favourOf(voided, 1), voided.frames]).toEqual([0, 0, 0]);
});

// ---------------------------------------------------------------- the map

/** Two caves, one beside the hero's square; roads lead there. */
function atCaves(up: boolean): GameState {
  const s = arranged({
    bare: true,
    tiles: [
      { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [4, 4], card: item(names('den'), 0) },
      { at: [1, 1], card: item(names('spring'), 0) },
      { at: [1, 2], card: 'barfolk crossroad' },
      { at: [7, 7], card: 'islanders city4', level: 1, owner: 1 },
    ],
    heroes: { 0: [[4, 3]] },
    hands: { 0: names('supply', 'supply', 'supply', 'tool'), 1: names('barfolk lord', 'supply') },
  });
  if (!up) s.down[sq(4, 4)] = 1;
  return s;
}

test('a card that lies face down is not entered, shows its back alone, and tells the modules when it is turned up', () => {
  const s = atCaves(false);
  const view = viewFor(s, 0).board[sq(4, 4)];
  expect(view).toMatchObject({ kind: 'down', back: 'cave' });
  expect(JSON.stringify(view)).not.toContain('"card"');
  expect(wayTo(s, 0, sq(4, 3), sq(4, 4))).toBeNull();
  const { state, events } = played(s, wild({ kind: 'explore', square: sq(4, 4), pay: [inHand(s, 0, 'tool')] }));
  expect(events.map(({ kind }) => String(kind))).toContain('explored');
  expect(viewFor(state, 1).board[sq(4, 4)]).toMatchObject({ kind: 'tile', tile: { kind: numberOf(s, 'den') } });
  expect(wayTo(state, 0, sq(4, 3), sq(4, 4))).toEqual([sq(4, 3), sq(4, 4)]);
  expect(state.own.some((field, i) => s.rules.layout.own[i]?.field === 'laid' && field[0] === 1)).toBe(true);
  expect(standings(state).find(({ seat }) => seat === 0)?.points).toBe(2);
});

test('a way between distant squares: another seat is asked on it, and the move goes on after the answer', () => {
  const s = atCaves(true);
  const move: Action = {
    kind: 'move',
    hero: 0,
    to: sq(1, 2),
    pay: [0, 1, 2].map((i) => inHand(s, 0, 'supply', i)),
  };
  expect(wayTo(s, 0, sq(4, 3), sq(1, 2))).toEqual([sq(4, 3), sq(4, 4), sq(1, 1), sq(1, 2)]);
  const asked = after(s, move);
  expect(decision(asked)).toMatchObject({ kind: 'toll', seat: 1, of: 0 });
  expect(at(asked.hero, 0)).toBe(sq(1, 1));
  expect(at(stock.of(asked), sq(1, 1))).toBe(1);
  // Who is asked sees the own hand; others see that there is a choice.
  const choiceSeen = (viewer: number) =>
    (viewFor(asked, viewer).decision as { choice?: { cards: unknown } }).choice?.cards;
  expect(choiceSeen(1)).toHaveLength(2);
  expect(choiceSeen(0)).toBeNull();
  const lord = inHand(asked, 1, 'barfolk lord');
  const { state, events } = played(asked, { kind: 'take', cards: [lord] });
  expect(at(state.hero, 0)).toBe(sq(1, 2));
  expect(decision(state)).toEqual({ kind: 'acting', seat: 0 });
  const blessing = events.find(({ kind }) => String(kind) === 'blessed');
  if (blessing === undefined) throw new Error('nothing was blessed');
  expect(eventFor(blessing, 1)).toMatchObject({ chosen: { cards: [lord] } });
  for (const other of [0, 2, 3, 'table'] as const)
    expect(eventFor(blessing, other)).toMatchObject({ count: 1, chosen: { cards: [] } });
});

test('cities go up to the level that the rules have: a fifth one is crowned, taken and counted', () => {
  const s = arranged({
    hands: { 0: names('barfolk lord', 'barfolk lord') },
    tiles: [
      { ...CITY, level: 4, owner: 0 },
      { at: [3, 2], card: 'emberians city2straight', level: 4, owner: 0 },
    ],
  });
  const exalt = (square: number) => wild({ kind: 'exalt', square, pay: [inHand(s, 0, 'barfolk lord')] });
  const crowned = after(s, exalt(sq(5, 4)));
  expect(at(crowned.level, sq(5, 4))).toBe(5);
  const row = (state: GameState) => viewFor(state, 0).players[0];
  expect([row(crowned)?.level4Cities, row(crowned)?.points]).toEqual([2, (row(s)?.points ?? 0) + 1]);
  const second = wild({ kind: 'exalt', square: sq(3, 2), pay: [inHand(crowned, 0, 'barfolk lord')] });
  expect(refusal(crowned, second)).toEqual({ code: 'noToken', level: 5 });
});

// ---------------------------------------------------------------- battle

/** Seat 0 beside a city of seat 1. */
const beside = (
  hands: Readonly<Record<number, readonly string[]>>,
  modules: readonly string[] = ['wilds'],
): GameState =>
  arranged(
    {
      tiles: [CITY, { at: [5, 3], card: 'barfolk crossroad' }],
      heroes: { 0: [[5, 3]], 1: [[5, 4]] },
      nations: { 1: times(8, 'supply' as const) },
      hands: Object.fromEntries(Object.entries(hands).map(([seat, cards]) => [seat, names(...cards)])),
    },
    modules,
  );
const CITY_TARGET = { kind: 'city', square: sq(5, 4) } as const;

test('an attack comes from another square with a weapon that reaches, and without a weapon', () => {
  const s = beside({ 0: ['harpoon', 'weapon', 'barfolk lord'], 1: ['supply'] });
  const attack = (weapon: string): Action => ({
    kind: 'attack',
    target: CITY_TARGET,
    heroes: 1,
    weapon: inHand(s, 0, weapon),
    copies: 1,
  });
  expect(codeOf(s, attack('weapon'))).toBe('heroNotThere');
  expect(refusal(s, attack('harpoon'))).toBeNull();
  const weapons = offered(s, 'attack').map((action) => ('weapon' in action ? kindOf(s, action.weapon) : NONE));
  expect([...new Set(weapons)]).toEqual([numberOf(s, 'harpoon')]);
  const open = after(s, attack('harpoon'));
  expect(viewFor(open, 1).battle).toMatchObject({ target: CITY_TARGET, attack: { seat: 0, heroes: [0] } });
  const charge = wild({ kind: 'charge', target: CITY_TARGET, heroes: 1 });
  expect(codeOf(s, charge)).toBe('noFavour');
  addFavour(s, 0, 1);
  const charged = after(s, charge);
  expect([at(charged.size, lineOf(0)), favourOf(charged, 0)]).toEqual([0, 0]);
  expect(decision(charged)).toEqual({ kind: 'assault', seat: 0 });
});

test('the ground of an attack is where its heroes stand, once', () => {
  const s = arranged(
    {
      tiles: [CITY, { at: [5, 3], card: 'barfolk crossroad' }, { at: [5, 5], card: 'barfolk crossroad' }],
      heroes: {
        0: [
          [5, 3],
          [5, 5],
        ],
      },
      hands: { 0: names('harpoon') },
      factions: ['barfolk', 'emberians', 'cloudborn', 'islanders'],
    },
    ['advanced', 'wilds', 'heroic'],
  );
  const open = after(s, { kind: 'attack', target: CITY_TARGET, heroes: 3, weapon: inHand(s, 0, 'harpoon'), copies: 1 });
  expect(termsOf(open, 0).filter(({ kind }) => kind === 'ground')).toEqual([{ kind: 'ground', strength: 1 }]);
});

test('what modules add to a side has its name in the sum, what they add to a place is in its defence', () => {
  const s = beside({ 0: ['harpoon', 'barfolk lord'], 1: ['supply'] });
  const plain = basicDefence(s, 0, CITY_TARGET);
  stock.of(s)[sq(5, 4)] = 2;
  expect(basicDefence(s, 0, CITY_TARGET)).toBe(plain + 1);
  addFavour(s, 1, 1);
  const weapon = inHand(s, 0, 'harpoon');
  const lord = inHand(s, 0, 'barfolk lord');
  const attacked = after(
    s,
    { kind: 'attack', target: CITY_TARGET, heroes: 1, weapon, copies: 1 },
    { kind: 'lay', card: lord, copies: 1 },
    { kind: 'stand' },
  );
  expect(decision(attacked)).toEqual({ kind: 'rallying', seat: 1 });
  expect(viewFor(attacked, 'table').open).toBe(true);
  const before = totalOf(attacked, 1);
  const rallied = after(attacked, wild({ kind: 'rally', rallies: true }));
  expect(totalOf(rallied, 1)).toBe(before + 3);
  expect(termsOf(rallied, 1)).toContainEqual({ kind: 'other', name: 'rally', strength: 3 });
  // The opening is too weak now: its side decides anew.
  expect(decision(rallied)).toEqual({ kind: 'assault', seat: 0 });
  const stood = after(attacked, wild({ kind: 'rally', rallies: false }));
  expect(decision(stood)).toEqual({ kind: 'reply', seat: 1 });
});

test('a card of the other line fights on this side and goes to its owner when the battle is over', () => {
  const s = beside({ 0: ['harpoon', 'barfolk lord', 'barfolk lord'], 1: ['emberians chief', 'emberians lord'] });
  addFavour(s, 0, 1);
  const open = after(
    s,
    { kind: 'attack', target: CITY_TARGET, heroes: 1, weapon: inHand(s, 0, 'harpoon'), copies: 1 },
    { kind: 'lay', card: inHand(s, 0, 'barfolk lord'), copies: 1 },
    { kind: 'stand' },
    { kind: 'fight', raise: false, heroes: 0 },
  );
  const chief = inHand(open, 1, 'emberians chief');
  const pressed = after(
    open,
    { kind: 'lay', card: chief, copies: 1 },
    { kind: 'lay', card: inHand(open, 1, 'emberians lord'), copies: 1 },
    { kind: 'stand' },
  );
  const [mine, yours] = [totalOf(pressed, 0), totalOf(pressed, 1)];
  const beguiled = after(pressed, wild({ kind: 'beguile', card: chief }));
  expect([totalOf(beguiled, 0) - mine, yours - totalOf(beguiled, 1)]).toEqual([1, 2]);
  expect(viewFor(beguiled, 0).players[0]?.line[0]).toMatchObject({ card: chief, borrowedFrom: 1, returns: true });
  const over = after(
    beguiled,
    { kind: 'lay', card: inHand(beguiled, 0, 'barfolk lord'), copies: 1 },
    { kind: 'stand' },
    { kind: 'pass' },
  );
  expect([at(over.zone, chief), over.lent, at(over.lender, chief)]).toEqual([shelterOf(1), 0, 0]);
});

test('a card that was borrowed before is lent on, and one of the own comes home', () => {
  const s = beside({ 0: ['harpoon'], 1: ['emberians chief'] });
  const open = clone(
    after(s, { kind: 'attack', target: CITY_TARGET, heroes: 1, weapon: inHand(s, 0, 'harpoon'), copies: 1 }),
  );
  const chief = inHand(open, 1, 'emberians chief');
  const lay = (owner: number) => {
    const state = clone(open);
    move(state, chief, lineOf(1));
    state.laid[chief] = 1;
    if (owner !== 1) {
      state.lender[chief] = owner + 1;
      state.lent = 1;
    }
    layLent(state, 1, 0, chief, undefined);
    return [at(state.lender, chief), state.lent];
  };
  expect([lay(1), lay(2), lay(0)]).toEqual([
    [2, 1],
    [3, 1],
    [0, 0],
  ]);
});

test('an option of a module: no attacks in the first days', () => {
  const spec: Arrangement = { tiles: [CITY], heroes: { 0: [[5, 4]] }, hands: { 0: ['weapon'] } };
  const attack = (s: GameState): Action => ({
    kind: 'attack',
    target: CITY_TARGET,
    heroes: 1,
    weapon: inHand(s, 0, 'weapon'),
    copies: 1,
  });
  const calm = arranged(spec, ['wilds'], { calmDays: 2 });
  expect(refusal(calm, attack(calm))).toEqual({ code: 'calm', days: 2 });
  expect(targetsAt(calm, 0, sq(5, 4))).toEqual([]);
  const late = arranged({ ...spec, day: 3 }, ['wilds'], { calmDays: 2 });
  expect(refusal(late, attack(late))).toBeNull();
  const problem = (calmDays: unknown) =>
    PROOF_ENGINE.checkConfig(standardConfig(4, withProof('wilds'), { calmDays } as Options));
  expect([problem(7), problem(8)]).toEqual([null, { kind: 'option', option: 'calmDays', least: 0, most: 7 }]);
});

test('something else than a Great Artefact: for who may own no more, and when none is left', () => {
  const spec: Arrangement = {
    hands: { 0: names('weapon', 'barfolk lord', 'barfolk lord', 'barfolk lord') },
    shelters: { 0: ['horn'] },
    heroes: { 0: [[4, 4]] },
  };
  const ruins = { kind: 'ruins', square: sq(4, 4) } as const;
  const attack = (s: GameState): Action => ({
    kind: 'attack',
    target: ruins,
    heroes: 1,
    weapon: inHand(s, 0, 'weapon'),
    copies: 1,
  });
  const plain = arrange(spec);
  expect(codeOf(plain, attack(plain))).toBe('greatLimit');
  for (const great of [undefined, []]) {
    const s = arranged({ ...spec, ...(great && { great }) });
    const lords = [0, 1].map((i): Action => ({ kind: 'lay', card: inHand(s, 0, 'barfolk lord', i), copies: 1 }));
    const won = after(s, attack(s), ...lords, { kind: 'stand' });
    expect(decision(won)).toEqual({ kind: 'great', seat: 0 });
    expect(legalActions(won).map(({ kind }) => String(kind))).toEqual(['decline']);
    const declined = after(won, wild({ kind: 'decline' }));
    expect(cardsIn(declined, shelterOf(0)).map((card) => kindOf(declined, card))).toContain(numberOf(s, 'ember'));
    expect(at(declined.size, GREAT)).toBe(at(s.size, GREAT));
  }
});

// ---------------------------------------------------------------- piles that hide

test('omens: a pile that nobody sees, piles that their owners see, an event that tells one seat', () => {
  const s = arranged({ hands: { 0: names('supply'), 1: names('supply') } });
  const { state, events } = played(s, wild({ kind: 'consult' }));
  const [omen = NONE] = cardsIn(state, fates.at(state, 0));
  const told = events.find(({ kind }) => String(kind) === 'foretold');
  if (told === undefined) throw new Error('nothing was foretold');
  expect(eventFor(told, 0)).toMatchObject({ visions: { cards: [omen] } });
  expect(eventFor(told, 2)).toMatchObject({ count: 1, visions: { cards: [] } });
  const pileSeen = (viewer: number) =>
    viewFor(state, viewer).piles.find(({ name, seat }) => name === 'fates' && seat === 0);
  expect(JSON.stringify(pileSeen(0))).toContain(`"card":${omen}`);
  expect(JSON.stringify(pileSeen(1))).not.toContain('"card":');
  expect(decision(state)).toMatchObject({ kind: 'tribute', seat: 1 });
});

// ---------------------------------------------------------------- nights, stages, rules that take the place of others

/** Notes when it is asked. */
const watch = (heard: string[]): Module => ({
  id: 'watch',
  hooks: {
    turnEnds: (_s, seat) => void heard.push(`turnEnds ${seat}`),
    dayEnds: () => void heard.push('dayEnds'),
    checkpoint: () => void heard.push('checkpoint'),
    dawn: (s) => void heard.push(`dawn ${s.day}`),
    turnStarts: (_s, seat) => void heard.push(`turnStarts ${seat}`),
  },
});

test('the phases of a night come in their order; the week that ends the game has no checkpoint', () => {
  const heard: string[] = [];
  const engine = engineWith([watch(heard)]);
  const s = arrange({ engine, config: standardConfig(2, withProof('watch'), { weeks: 2 }), day: 7, turn: 0, first: 0 });
  const end = (): void => {
    if (decision(s)?.kind === 'opening') step(s, { kind: 'begin' });
    step(s, { kind: 'endTurn' });
  };
  heard.length = 0;
  end();
  end();
  expect(heard).toEqual([
    'turnEnds 0',
    'turnStarts 1',
    'turnEnds 1',
    'dayEnds',
    'checkpoint',
    'dawn 8',
    'turnStarts 0',
  ]);
  s.day = 14;
  heard.length = 0;
  end();
  end();
  expect(heard).toEqual(['turnEnds 0', 'turnStarts 1', 'turnEnds 1', 'dayEnds']);
  expect(s.over).not.toBe(0);
});

test('a step at the end of a week asks somebody, and the morning waits for the answer', () => {
  const s = arranged({ day: 7, turn: 3, first: 0 }, ['wilds'], { weeks: 2 });
  const asked = after(s, { kind: 'endTurn' });
  expect(decision(asked)).toMatchObject({ kind: 'wager', seat: 0 });
  expect([asked.day, at(tide.of(asked), 0)]).toEqual([7, 1]);
  const morning = after(asked, { kind: 'take', cards: [] });
  expect([morning.day, decision(morning)]).toEqual([8, { kind: 'opening', seat: 0 }]);
});

test('a stage of a known name takes the place of that one, and moves those behind it along', () => {
  const deal = coreStages.find(({ name }) => name === 'deal');
  if (deal === undefined) throw new Error('no deal');
  const late: Module = { id: 'late', stages: () => [{ ...deal, after: 'cities' }] };
  const engine = engineWith([...PROOF_MODULES, late]);
  const order = (...modules: readonly string[]): readonly string[] => [
    ...new Set(engine.rulesOf(standardConfig(4, withProof(...modules))).setup.map(({ stage }) => stage.name)),
  ];
  expect(order('wilds')).toEqual([
    'box',
    'pool',
    'map',
    'wilds',
    'deal',
    'zealots',
    'first',
    'factions',
    'oaths',
    'cities',
  ]);
  expect(order('wilds', 'late')).toEqual([
    'box',
    'pool',
    'map',
    'wilds',
    'first',
    'factions',
    'oaths',
    'cities',
    'deal',
    'zealots',
  ]);
  const lost: Module = { id: 'lost', stages: [{ name: 'lost', after: 'nowhere' }] };
  expect(() => engineWith([lost]).rulesOf(standardConfig(4, withProof('lost')))).toThrow('nowhere');
});

test('an action of a known name takes the place of that one', () => {
  const gentle: Module = {
    id: 'gentle',
    actions: { terraform: { ...terraform, refuse: () => ({ code: 'notOffered' }), offer: () => undefined } as never },
  };
  const { deeds } = engineWith([gentle]).rulesOf(standardConfig(4, withProof('gentle')));
  expect(deeds['terraform']?.rule).toBe(gentle.actions?.['terraform']);
  expect(Object.keys(deeds)).toHaveLength(Object.keys(engineWith([]).rulesOf(standardConfig(4)).deeds).length);
});

test('partners are not attacked, shown a cohort or borrowed from, and rank together', () => {
  const s = arranged(
    {
      tiles: [{ ...CITY, owner: 2 }],
      heroes: { 0: [[5, 4]], 2: [[5, 4]], 1: [[5, 4]] },
      hands: { 0: names('weapon', 'hand') },
    },
    ['pact'],
  );
  expect(targetsAt(s, 0, sq(5, 4))).toEqual([{ kind: 'hero', square: sq(5, 4), seat: 1, hero: 0 }]);
  const from = offered(s, 'borrow').map((action) => ('from' in action ? action.from : NONE));
  expect([...new Set(from)]).toEqual([1, 3]);
  const rows = standings(s);
  expect(rows.map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
    [3, 3],
  ]);
  expect(rows[0]?.points).toBe(rows[1]?.points);
});

test('a card stands for another kind until it has been played', () => {
  const s = arranged({ hands: { 0: names('mirror', 'supply') } });
  const mirror = inHand(s, 0, 'mirror');
  const supply = inHand(s, 0, 'supply');
  const hire: Action = { kind: 'hire', unit: 0, pay: [mirror, supply] };
  expect(codeOf(s, hire)).toBe('doesNotPay');
  const mimicked = after(s, wild({ kind: 'mimic', by: mirror, like: supply }));
  expect(viewFor(mimicked, 2).players[0]?.hand).toContainEqual(
    expect.objectContaining({ card: mirror, kind: numberOf(s, 'supply') }),
  );
  const hired = after(mimicked, hire);
  expect(kindOf(hired, mirror)).toBe(numberOf(s, 'supply'));
  const over = after(hired, { kind: 'endTurn' });
  expect(kindOf(over, mirror)).toBe(numberOf(s, 'mirror'));
});

test('a card that stands for another kind is converted while that kind is in the pool, and goes back to its own deck', () => {
  const s = arranged({ hands: { 0: names('mirror', 'barfolk lord', 'emberians scroll') } });
  const mirror = inHand(s, 0, 'mirror');
  const lord = numberOf(s, 'lord');
  const mimicked = after(s, wild({ kind: 'mimic', by: mirror, like: inHand(s, 0, 'barfolk lord') }));
  const convert: Action = { kind: 'convert', by: inHand(s, 0, 'emberians scroll'), card: mirror, faction: 1 };
  expect(offered(mimicked, 'convert')).toContainEqual(convert);
  const converted = after(mimicked, convert);
  expect(at(converted.zone, mirror)).toBe(at(s.rules.deckOf, numberOf(s, 'mirror')));
  expect(at(converted.size, lord)).toBe(at(mimicked.size, lord) - 1);
  const bare = clone(mimicked);
  while (at(bare.size, lord) > 0) move(bare, at(bare.top, lord), nationOf(1));
  expect(refusal(bare, convert)).toEqual({ code: 'deckEmpty', kind: lord });
  expect(offered(bare, 'convert').filter((action) => 'card' in action && action.card === mirror)).toEqual([]);
});
