/**
 * The state by names, and what modules keep in it: numbers of their own, piles, decks, tiles that lie face down, cards that
 * stand for other kinds, a known top of a nation. Nothing of it is in `src`.
 */
import { runInNewContext } from 'node:vm';
import {
  apply,
  at,
  BOARD,
  BOX,
  cardsIn,
  clone,
  decision,
  EMPTY,
  encode,
  engineWith,
  forGame,
  GameState,
  handOf,
  hash,
  hashText,
  HEROES,
  isOver,
  kindOf,
  legalActions,
  LORD,
  MODULES,
  nationOf,
  newChance,
  NONE,
  perCard,
  perHero,
  perSeat,
  perSquare,
  perZone,
  pick,
  pile,
  shelterOf,
  standardConfig,
  toMove,
  viewFor,
  type Action,
  type GameConfig,
  type Kind,
  type Module,
  type ModuleId,
  type Unreadable,
  type Viewer,
} from '@battalia/engine/testing';
import type { AnyAction } from '../../src/engine/core/action';
import type { RuleFor } from '../../src/engine/core/contract';
import { LAYOUT, NUMBERS } from '../../src/engine/core/layout';
import { discard, draw, look, move, moveOnto, moveUnder, shuffle, standFor } from '../../src/engine/core/piles';
import { EAST, NORTH, SOUTH, WEST, type KindDef } from '../../src/engine/core/kinds';
import { card as cardTag, square as squareTag, type ActionFrom } from '../../src/engine/core/shape';
import { flawOf } from '../../src/engine/save/doubts';
import { census, fingerprint } from './support';
import { anyKind, wander } from './wander';

// ---------------------------------------------------------------- a module with something of everything

const walked = perSquare('int16', { most: 3000 });
const drawn = perSeat('uint8');
/** Nobody but its seat knows it. */
const oaths = perSeat('int8', { blank: -1, seen: 'owner' });
const seenBy = perCard('uint8');
const steps = perHero('int8', { blank: -1 });
const visits = perZone('uint8', { seen: 'nobody' });
const total = forGame('int32', { blank: 7, least: 0, most: 100_000 });

const isStorm = (name: string) => name.startsWith('storm');
const holdsStorms = ({ kindDefs }: { readonly kindDefs: readonly KindDef[] }, kind: Kind) =>
  isStorm(kindDefs[kind]?.name ?? '');

const storms = pile({ sees: 'nobody', holds: holdsStorms });
const spent = pile({ sees: 'all', holds: holdsStorms });
const vaults = pile({ count: 2, sees: 'top', holds: holdsStorms, squares: () => [3, 4] });
const satchel = pile({ perSeat: true, sees: { owner: 'all', others: 'nobody' }, holds: holdsStorms });

const shapes = {
  draw: {},
  cast: { card: cardTag },
  gaze: {},
  turnUp: { square: squareTag },
  mimic: { card: cardTag },
} as const;
type Of<K extends keyof typeof shapes> = ActionFrom<typeof shapes, K>;

const drawStorm: RuleFor<Of<'draw'>> = {
  answers: ['acting'],
  offer: (s, seat, _purse, out) => void (drawStorm.refuse(s, seat, { kind: 'draw' }) ?? out.push({ kind: 'draw' })),
  refuse: (s) => (at(s.size, storms.at(s)) > 0 ? null : { code: 'notOffered' }),
  perform(s, seat) {
    const card = at(s.top, storms.at(s));
    move(s, card, satchel.at(s, seat));
    drawn.of(s)[seat] = at(drawn.of(s), seat) + 1;
    oaths.of(s)[seat] = card % 50;
    seenBy.of(s)[card] = seat + 1;
    visits.of(s)[storms.at(s)] = 1;
    total.of(s)[0] = at(total.of(s), 0) + 1;
    walked.of(s)[seat] = 1000 + seat;
    steps.of(s)[seat * HEROES] = 3;
  },
};

const cast: RuleFor<Of<'cast'>> = {
  answers: ['acting'],
  offer(s, seat, _purse, out) {
    for (const card of cardsIn(s, satchel.at(s, seat))) out.push({ kind: 'cast', card });
  },
  refuse: (s, seat, { card }) => (s.zone[card] === satchel.at(s, seat) ? null : { code: 'notOffered' }),
  perform(s, seat, { card }) {
    // Every other one is seen, the others lie on top of a vault or go back unseen.
    if (card % 3 === 0) move(s, card, spent.at(s));
    else if (card % 3 === 1) move(s, card, vaults.at(s, card % 2));
    else {
      move(s, card, storms.at(s));
      shuffle(s, storms.at(s));
    }
    seenBy.of(s)[card] = 0;
    drawn.of(s)[seat] = 0;
  },
};

const gaze: RuleFor<Of<'gaze'>> = {
  answers: ['acting'],
  offer: (s, seat, _purse, out) => void (gaze.refuse(s, seat, { kind: 'gaze' }) ?? out.push({ kind: 'gaze' })),
  refuse: (s, seat) => (at(s.known, seat) < 2 && at(s.size, nationOf(seat)) > 1 ? null : { code: 'notOffered' }),
  perform: (s, seat) => look(s, seat, 3),
};

const turnUp: RuleFor<Of<'turnUp'>> = {
  answers: ['acting'],
  offer(s, _seat, _purse, out) {
    for (let square = 0; square < s.rules.squares; square++)
      if (at(s.down, square) !== 0) out.push({ kind: 'turnUp', square });
  },
  refuse: (s, _seat, { square }) => (s.down[square] === 1 ? null : { code: 'notOffered' }),
  perform: (s, _seat, { square }) => void (s.down[square] = 0),
};

const mimic: RuleFor<Of<'mimic'>> = {
  answers: ['acting'],
  offer(s, seat, _purse, out) {
    for (const card of cardsIn(s, handOf(seat)))
      if (!mimic.refuse(s, seat, { kind: 'mimic', card })) out.push({ kind: 'mimic', card });
  },
  refuse: (s, seat, { card }) =>
    s.zone[card] === handOf(seat) && kindOf(s, card) === 0 && s.mark[card] === 0 && s.lender[card] === 0
      ? null
      : { code: 'notOffered' },
  perform: (s, _seat, { card }) => standFor(s, card, LORD),
};

/** Two squares of the map, where nothing else comes to lie. */
const DOWN = [9, 11] as const;

const weather: Module = {
  id: 'weather',
  kinds: [
    ...['calm', 'gale', 'flood', 'frost', 'ash'].map((name) => ({ name: `storm ${name}`, class: 'other' as const })),
    { name: 'dust', class: 'other', deck: true },
    { name: 'mill', class: 'tile', roads: NORTH | EAST | SOUTH | WEST, back: 'a wall' },
    { name: 'tower', class: 'tile', roads: NORTH | EAST | SOUTH | WEST, back: 'a wall' },
  ],
  cards: [
    ...['calm', 'gale', 'flood', 'frost', 'ash'].map((name) => ({ kind: `storm ${name}`, copies: 3 })),
    { kind: 'dust', copies: 6 },
    { kind: 'mill', copies: 2 },
    { kind: 'tower', copies: 2 },
  ],
  state: { walked, drawn, oaths, seenBy, steps, visits, total },
  zones: { storms, spent, vault: vaults, satchel },
  standIns: true,
  shapes,
  actions: { draw: drawStorm, cast, gaze, turnUp, mimic },
  stages: [
    {
      name: 'weather',
      after: 'map',
      lay(s) {
        const inBox = (fits: (name: string) => boolean) =>
          cardsIn(s, BOX).filter((card) => fits(s.rules.names[kindOf(s, card)] ?? ''));
        // Two of them stay in the box, and nobody knows which.
        for (const card of inBox(isStorm)) move(s, card, storms.at(s));
        shuffle(s, storms.at(s));
        for (let i = 0; i < 2; i++) move(s, at(s.top, storms.at(s)), BOX);
        const tiles = inBox((name) => name === 'mill' || name === 'tower');
        for (const square of DOWN) {
          const [card = NONE] = tiles.splice(pick(s, tiles.length), 1);
          move(s, card, BOARD);
          s.tile[square] = card;
          s.roads[square] = NORTH | EAST | SOUTH | WEST;
          s.down[square] = 1;
        }
      },
    },
  ],
};

const engine = engineWith([...MODULES, weather]);
/** The compiler knows the app's modules alone. */
const withWeather = (players: 2 | 3 | 4, ...others: readonly ModuleId[]): GameConfig =>
  standardConfig(players, [...others, 'weather' as ModuleId], { weeks: 2 });
const foreign = (action: AnyAction): Action => action as Action;

const begun = (players: 2 | 3 | 4, seed: string, ...others: readonly ModuleId[]): GameState =>
  engine.createGame(withWeather(players, ...others), seed);

function played(s: GameState, action: AnyAction): GameState {
  const result = apply(s, foreign(action));
  if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.violation.code}`);
  return result.state;
}

/** A game at the first actions of its first turn. */
function acting(seed = 'acting'): GameState {
  const s = begun(3, seed);
  wander(s, newChance(seed), {
    steps: 50,
    choose: (state) => legalActions(state)[0] ?? { kind: 'begin' },
    until: (state) => decision(state)?.kind === 'acting',
  });
  return s;
}

// ---------------------------------------------------------------- one table

describe('the state is laid out by names', () => {
  test('what a field is when nothing has happened is what a new state has, and what a cleared one has', () => {
    const s = new GameState(engine.rulesOf(withWeather(4)));
    expect(NUMBERS.map((name) => s[name])).toEqual(NUMBERS.map((name) => LAYOUT[name].blank));
    expect([...new Set(s.below)]).toEqual([NONE]);
    expect([...new Set(s.tile)]).toEqual([EMPTY]);
    expect([...new Set(s.size)]).toEqual([0]);
    expect([...s.kind]).toEqual([...s.rules.kindOf]);
    expect([...total.of(s), ...oaths.of(s)]).toEqual([7, -1, -1, -1, -1]);
  });

  test('every plain number is copied, and tells states apart', () => {
    const s = new GameState(engine.rulesOf(withWeather(2)));
    const copy = clone(s);
    for (const name of NUMBERS) {
      const before = hash(s);
      s[name] += 3;
      expect([name, hash(s) === before]).toEqual([name, false]);
      expect([name, copy.copyFrom(s)[name]]).toEqual([name, s[name]]);
    }
    expect(fingerprint(copy)).toBe(fingerprint(s));
  });

  test('a set-up without the module has no byte of it, and its cards are what is printed on them', () => {
    const [bare, full] = [standardConfig(3), withWeather(3)].map((config) => engine.createGame(config, 'bytes'));
    if (bare === undefined || full === undefined) throw new Error('no game');
    expect(bare.own).toEqual([]);
    expect(bare.kind).toBe(bare.rules.kindOf);
    expect(bare.rules.layout.spans.map(({ name }) => name)).toEqual(
      Object.keys(LAYOUT).filter((name) => !NUMBERS.some((number) => number === name)),
    );
    expect(full.own).toHaveLength(7);
    expect(full.kind).not.toBe(full.rules.kindOf);
  });
});

// ---------------------------------------------------------------- saves

describe('a save has fields by name', () => {
  interface Save {
    readonly format: string;
    readonly version: number;
    checksum: string;
    readonly body: { readonly fields: Record<string, unknown> };
  }
  const resaved = (s: GameState, change: (fields: Record<string, unknown>) => void): string => {
    const save: Save = JSON.parse(encode(s));
    change(save.body.fields);
    save.checksum = hashText(`${save.format} ${save.version} ${JSON.stringify(save.body)}`);
    return JSON.stringify(save);
  };
  const read = (text: string): GameState => {
    const result = engine.decode(text);
    if (!result.ok) throw new Error(JSON.stringify(result.reason));
    return result.state;
  };
  const reason = (text: string): Unreadable | null => {
    const result = engine.decode(text);
    return result.ok ? null : result.reason;
  };

  test('what is as if nothing had happened is not written, and is there again when it is read', () => {
    const s = played(acting(), { kind: 'draw' });
    const names = Object.keys(JSON.parse(encode(s)).body.fields);
    expect(names).toEqual(expect.arrayContaining(['zone', 'day', 'weather.total', 'weather.oaths']));
    for (const name of ['host', 'laid', 'lender', 'battle', 'attacker']) expect(names).not.toContain(name);
    expect(fingerprint(read(encode(s)))).toBe(fingerprint(s));
  });

  test('a field that an older save lacks is as if nothing had happened, the module’s own, too', () => {
    const s = played(acting(), { kind: 'draw' });
    const older = read(
      resaved(s, (fields) => {
        delete fields['weather.total'];
        delete fields['weather.oaths'];
        delete fields['known'];
      }),
    );
    expect([...total.of(older)]).toEqual([7]);
    expect([...oaths.of(older)]).toEqual([-1, -1, -1]);
    expect([...drawn.of(older)]).toEqual([...drawn.of(s)]);
  });

  test('a field that this set-up does not have is refused by its name, one of another length or type, too', () => {
    const s = acting();
    const refused = (name: string, value: unknown) => reason(resaved(s, (fields) => void (fields[name] = value)));
    expect(refused('weather.wind', 3)).toEqual({ kind: 'field', field: 'weather.wind' });
    expect(refused('__proto__x', 3)).toEqual({ kind: 'field', field: '__proto__x' });
    expect(refused('volcano.seals', 'AAAA')).toEqual({ kind: 'field', field: 'volcano.seals' });
    expect(refused('weather.drawn', 'AAAAAAAA')).toEqual({ kind: 'length', expected: 3, found: 6 });
    expect(refused('weather.drawn', 5)).toEqual({ kind: 'structure', part: 'body' });
    expect(refused('day', 'AAAA')).toEqual({ kind: 'structure', part: 'body' });
    expect(reason(encode(s))).toBeNull();
  });

  test.each<readonly [string, string, (s: GameState) => void]>([
    ['numbers', 'more than the module allows', (s) => (walked.of(s)[5] = 3001)],
    ['numbers', 'less than nothing', (s) => (total.of(s)[0] = -1)],
    ['cards', 'a dust among the storms', (s) => move(s, at(s.top, deckOf(s, 'dust')), storms.at(s))],
    ['cards', 'a card that stands for another in the pool', (s) => (s.kind[at(s.top, 0)] = LORD)],
    ['body', 'a kind that there is not', (s) => (s.kind[at(s.top, handOf(0))] = 200)],
    ['map', 'a road that lies face down', (s) => (s.down[s.tile.findIndex((tile) => tile >= 0)] = 1)],
    ['map', 'nothing that lies face down', (s) => (s.down[s.tile.indexOf(EMPTY)] = 1)],
    ['seats', 'more known than there is', (s) => (s.known[0] = 200)],
  ])('%s: %s', (part, _what, tamper) => {
    const s = acting();
    tamper(s);
    expect(reason(encode(s))).toEqual({ kind: 'structure', part });
  });
});

const deckOf = (s: GameState, name: string): number => at(s.rules.deckOf, s.rules.named[name] ?? NONE);

// ---------------------------------------------------------------- what is seen

describe('who sees what', () => {
  const pileOf = (s: GameState, viewer: Viewer, name: string, index = 0) =>
    viewFor(s, viewer).piles.find((one) => one.name === name && one.index === index);
  const cardsOf = (s: GameState, viewer: Viewer, name: string, index = 0) =>
    pileOf(s, viewer, name, index)?.cards.map(({ card }) => card);
  const own = (s: GameState, viewer: Viewer): Readonly<Record<string, readonly number[]>> | undefined =>
    Object.entries(viewFor(s, viewer).own).find(([module]) => module === 'weather')?.[1];

  test('everybody counts a hidden pile and nobody looks into it; its owner alone sees what only an owner may see', () => {
    const before = acting();
    const seat = toMove(before);
    const s = played(before, { kind: 'draw' });
    const [other, mine] = [(seat + 1) % 3, cardsIn(s, satchel.at(s, seat))];
    expect(mine).toHaveLength(1);
    for (const viewer of [0, 1, 2, 'table'] as const) {
      expect(pileOf(s, viewer, 'storms')).toMatchObject({ size: 12, cards: [], seat: null, square: null });
      expect(pileOf(s, viewer, 'satchel', seat)).toMatchObject({ size: 1, seat });
    }
    expect(cardsOf(s, seat, 'satchel', seat)).toEqual(mine);
    expect(cardsOf(s, other, 'satchel', seat)).toEqual([]);
    expect(cardsOf(s, 'table', 'satchel', seat)).toEqual([]);
    expect(viewFor(s, other).players[seat]?.deckSize).toBe(11);
  });

  test('of a pile that shows its top the top is seen, and lies where the module says; who was shown a card knows it there', () => {
    const s = acting();
    const cards = cardsIn(s, storms.at(s)).slice(0, 3);
    for (const card of cards) move(s, card, vaults.at(s, 1));
    const [bottom = NONE, , top = NONE] = cards;
    expect(pileOf(s, 2, 'vault', 1)).toMatchObject({ size: 3, square: 4 });
    expect(cardsOf(s, 2, 'vault', 1)).toEqual([top]);
    s.shown[bottom] = 1 << 2;
    expect(cardsOf(s, 2, 'vault', 1)).toEqual([top, bottom]);
    expect(cardsOf(s, 1, 'vault', 1)).toEqual([top]);
  });

  test('numbers are seen by all, by their seat, by whoever sees the card, or by nobody', () => {
    const before = acting();
    const seat = toMove(before);
    const s = played(before, { kind: 'draw' });
    const other = (seat + 1) % 3;
    const [card = NONE] = cardsIn(s, satchel.at(s, seat));
    expect(own(s, other)?.['total']).toEqual([8]);
    expect(own(s, other)?.['drawn']?.[seat]).toBe(1);
    expect([own(s, seat)?.['oaths']?.[seat], own(s, other)?.['oaths']?.[seat]]).toEqual([card % 50, -1]);
    expect([own(s, seat)?.['seenBy']?.[card], own(s, other)?.['seenBy']?.[card]]).toEqual([seat + 1, 0]);
    expect(own(s, seat)?.['visits']?.some((visit) => visit !== 0)).toBe(false);
    expect(viewFor(engine.createGame(standardConfig(2), 'none'), 0).own).toEqual({});
  });

  test('a tile that lies face down shows its roads and its back until it is turned up', () => {
    const s = acting();
    for (const viewer of [0, 'table'] as const)
      for (const square of DOWN)
        expect(viewFor(s, viewer).board[square]).toEqual({
          kind: 'down',
          square,
          row: 2,
          column: square - 6,
          roads: 15,
          back: 'a wall',
        });
    const up = played(s, { kind: 'turnUp', ...{ square: DOWN[0] } });
    expect(viewFor(up, 1).board[DOWN[0]]).toMatchObject({ kind: 'tile', tile: { card: s.tile[DOWN[0]] } });
  });

  test('a kind of a module has its deck in the pool, face up', () => {
    const s = acting();
    const kind = s.rules.named['dust'] ?? NONE;
    const deck = deckOf(s, 'dust');
    expect(viewFor(s, 0).pool.map((one) => one.kind)).toEqual([...Array(21).keys(), kind]);
    expect(viewFor(s, 0).pool[21]).toMatchObject({ kind, size: 6, top: { card: s.top[deck] } });
  });

  test('who has looked at the top of the own nation knows it until it is drawn or shuffled', () => {
    const before = acting();
    const seat = toMove(before);
    const s = played(before, { kind: 'gaze' });
    const top = cardsIn(s, nationOf(seat)).slice(0, 3);
    const seen = (viewer: Viewer) => viewFor(s, viewer).players[seat]?.nationTop.map(({ card }) => card);
    expect(seen(seat)).toEqual(top);
    expect(seen((seat + 1) % 3)).toEqual([]);
    draw(s, seat, 1);
    expect(seen(seat)).toEqual(top.slice(1));
    const rest = cardsIn(s, nationOf(seat));
    shuffle(s, nationOf(seat), 1);
    expect(seen(seat)).toEqual(rest.slice(0, 1));
    expect([...cardsIn(s, nationOf(seat))].sort()).toEqual([...rest].sort());
    shuffle(s, nationOf(seat));
    expect(seen(seat)).toEqual([]);
    expect(flawOf(s)).toBeNull();
  });

  test('a card that stands for another kind is that kind until it is discarded', () => {
    const s = acting();
    const seat = toMove(s);
    const [friman = NONE] = s.rules.kindOf.keys();
    move(s, friman, handOf(seat));
    standFor(s, friman, LORD);
    expect([kindOf(s, friman), s.rules.kindOf[friman]]).toEqual([LORD, 0]);
    expect(viewFor(s, seat).players[seat]?.hand.find(({ card }) => card === friman)?.kind).toBe(LORD);
    discard(s, seat, friman);
    expect([kindOf(s, friman), s.zone[friman]]).toEqual([0, shelterOf(seat)]);
  });
});

describe('a rule that moves what is not there is told so, and does not look for it for ever', () => {
  /** Ends even if what it does would not. */
  const bounded = (run: () => void): void => void runInNewContext('run()', { run }, { timeout: 500 });

  test('no card, and no pile to lay one on', () => {
    const s = acting();
    const card = at(s.top, nationOf(0));
    expect(() => bounded(() => move(s, NONE, handOf(0)))).toThrow(`card -1 does not go to pile ${handOf(0)}`);
    expect(() => bounded(() => moveUnder(s, NONE, handOf(0)))).toThrow('does not go to pile');
    expect(() => bounded(() => moveUnder(s, card, NONE))).toThrow(`card ${card} does not go to pile -1`);
    expect(at(s.zone, card)).toBe(nationOf(0));
  });

  test('a place on a card that lies elsewhere', () => {
    const s = acting();
    const [card, other] = [at(s.top, nationOf(0)), at(s.top, nationOf(1))];
    expect(() => bounded(() => moveOnto(s, card, shelterOf(0), other))).toThrow('does not lie in pile');
    expect(at(s.zone, card)).toBe(nationOf(0));
  });
});

// ---------------------------------------------------------------- whole games

const busy = (s: GameState, chance: Parameters<typeof anyKind>[1]): Action => {
  const actions = legalActions(s);
  const rest = actions.filter(({ kind }) => kind !== 'endTurn');
  return anyKind(rest.length > 0 && pick(chance, 6) > 0 ? rest : actions, chance);
};

/** Cards of hidden places that nobody but the viewer could tell apart. */
function exchangeHidden(s: GameState, viewer: Viewer): GameState {
  const copy = clone(s);
  const hidden = cardsIn(s, storms.at(s));
  for (let seat = 0; seat < s.rules.seats; seat++) if (seat !== viewer) hidden.push(...cardsIn(s, satchel.at(s, seat)));
  hidden.push(...cardsIn(s, BOX).filter((card) => isStorm(s.rules.names[kindOf(s, card)] ?? '')));
  const [a = NONE] = hidden;
  const b = hidden[hidden.length - 1] ?? NONE;
  if (a === b) return copy;
  const zones = [at(s.zone, a), at(s.zone, b)];
  move(copy, a, zones[1] ?? 0);
  move(copy, b, zones[0] ?? 0);
  for (const array of [seenBy.of(copy), oaths.of(copy)])
    array.set(array === seenBy.of(copy) ? seenBy.of(s) : oaths.of(s));
  const swap = at(seenBy.of(s), a);
  seenBy.of(copy)[a] = at(seenBy.of(s), b);
  seenBy.of(copy)[b] = swap;
  return copy;
}

test('games with the module hold at every node: saves, views without leaks, deals that fit a view', () => {
  const seen = new Set<string>();
  let dealtAnew = 0;
  const moves: (readonly [dealt: readonly Action[], own: readonly Action[]])[] = [];
  for (const [game, others] of ([[], ['volcano'], ['nocities', 'unbound']] as const).entries()) {
    const s = begun(game === 0 ? 2 : 3, `weather ${game}`, ...others);
    const scratch = clone(s);
    let i = 0;
    wander(s, newChance(`weather ${game}`), {
      steps: 400,
      choose: busy,
      foresee(state, action) {
        seen.add(action.kind);
        if (i++ % 10 !== 0) return;
        expect(census(state)).toEqual([]);
        const read = engine.decode(encode(state));
        if (!read.ok) throw new Error(JSON.stringify(read.reason));
        expect(fingerprint(read.state)).toBe(fingerprint(state));
        for (const viewer of [...Array(state.rules.seats).keys(), 'table'] as const) {
          const view = viewFor(state, viewer);
          expect(JSON.stringify(viewFor(exchangeHidden(state, viewer), viewer))).toBe(JSON.stringify(view));
          const dealt = engine.resample(view, newChance(`dealt ${i}`), scratch);
          expect(census(dealt)).toEqual([]);
          expect(flawOf(dealt)).toBeNull();
          expect(JSON.stringify(viewFor(dealt, viewer))).toBe(JSON.stringify(view));
          if (viewer === toMove(state)) moves.push([legalActions(dealt), legalActions(state)]);
          dealtAnew++;
        }
      },
    });
    expect(isOver(s) || i >= 400).toBe(true);
  }
  for (const kind of ['draw', 'cast', 'gaze', 'turnUp', 'mimic']) expect(seen).toContain(kind);
  expect(moves.length).toBeGreaterThan(75);
  for (const [dealt, own] of moves) expect(dealt).toEqual(own);
  expect(dealtAnew).toBeGreaterThan(250);
}, 60_000);

test('what is hidden is dealt in every way that fits: storms, satchels, what is left in the box, tiles face down', () => {
  let s = played(acting(), { kind: 'draw' });
  const seat = toMove(s);
  s = played(s, { kind: 'draw' });
  const view = viewFor(s, (seat + 1) % 3);
  const chance = newChance('every way');
  const deals = Array.from({ length: 60 }, () => clone(engine.resample(view, chance)));
  const variety = (of: (dealt: GameState) => readonly number[]) =>
    new Set(deals.map((dealt) => [...of(dealt)].sort((a, b) => a - b).join())).size;
  expect(variety((dealt) => cardsIn(dealt, satchel.at(dealt, seat)))).toBeGreaterThan(30);
  expect(variety((dealt) => cardsIn(dealt, storms.at(dealt)))).toBeGreaterThan(30);
  expect(variety((dealt) => DOWN.map((square) => at(dealt.tile, square)))).toBeGreaterThan(3);
  const mine = Array.from({ length: 60 }, () => clone(engine.resample(viewFor(s, seat), chance)));
  expect(new Set(mine.map((dealt) => cardsIn(dealt, satchel.at(dealt, seat)).join())).size).toBe(1);
});
