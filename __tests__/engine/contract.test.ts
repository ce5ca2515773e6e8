/**
 * The contract of modules, proved by modules that exist here alone: a line that another seat may void, a battle opened from
 * elsewhere and without a weapon, a way between distant squares that is interrupted, a question at the end of a week, a
 * stage of the set-up that asks, a turn that two seats share.
 */
import {
  alikeCards,
  apply,
  cardsIn,
  clone,
  decision,
  generate,
  handOf,
  hash,
  HEROES,
  isOver,
  legalActions,
  newChance,
  nationOf,
  NONE,
  resample,
  standardConfig,
  step,
  SUPPLY,
  toMove,
  viewFor,
  type Action,
  type GameState,
  type Module,
  type ModuleId,
} from '@battalia/engine/testing';
import type { AnyAction } from '../../src/engine/core/action';
import { packBox, type Content, type Printing } from '../../src/engine/core/box';
import type { RuleFor } from '../../src/engine/core/contract';
import { answered, askNamed } from '../../src/engine/core/decision';
import type { KindDef } from '../../src/engine/core/kinds';
import { move, topOf } from '../../src/engine/core/piles';
import { compileRules } from '../../src/engine/core/ruleset';
import { seat as seatTag, small, target, type ActionFrom } from '../../src/engine/core/shape';
import { GameState as State } from '../../src/engine/core/state';
import { BASE } from '../../src/engine/rules/base';
import { openBattle, refuseAttack } from '../../src/engine/rules/attack';
import { unarmedAttacks } from '../../src/engine/rules/targets';
import { heldAction, voidHeld } from '../../src/engine/rules/held';
import { sharing } from '../../src/engine/rules/parties';
import { layOut } from '../../src/engine/rules/setup';
import { flawOf } from '../../src/engine/save/doubts';
import { census, fingerprint } from './support';
import { anyKind, anyOf, wander, type Chooser } from './wander';

const shapes = {
  /** Answers whoever may void something: 1 voids it. */
  answer: { voids: small },
  /** The oath of the set-up, the toll of a way, the rest of a week. */
  nod: {},
  charge: { target, heroes: small },
} as const;
type Answer = ActionFrom<typeof shapes, 'answer'>;
type Nod = ActionFrom<typeof shapes, 'nod'>;
type Charge = ActionFrom<typeof shapes, 'charge'>;

const answer: RuleFor<Answer> = {
  answers: ['veto'],
  offer: (_s, _seat, _purse, out) => out.push({ kind: 'answer', voids: 0 }, { kind: 'answer', voids: 1 }),
  refuse: (_s, _seat, { voids }) => (voids === 0 || voids === 1 ? null : { code: 'noSuchAnswer' }),
  perform(s, _seat, { voids }) {
    answered(s);
    if (voids === 1) voidHeld(s);
  },
};

const nod: RuleFor<Nod> = {
  answers: ['oath', 'toll', 'rest'],
  offer: (_s, _seat, _purse, out) => out.push({ kind: 'nod' }),
  refuse: () => null,
  perform(s) {
    if (s.frames > 0) answered(s);
    else s.setupLeft--;
  },
};

const charge: RuleFor<Charge> = {
  answers: ['acting'],
  offer(s, seat, _purse, out) {
    for (const attack of unarmedAttacks(s, seat)) out.push({ kind: 'charge', ...attack });
  },
  refuse: (s, seat, action) => refuseAttack(s, seat, action.target, action.heroes),
  perform: (s, seat, action, log) => openBattle(s, seat, action.target, action.heroes, log),
};

const next = (s: GameState, seat: number): number => (seat + 1) % s.rules.seats;
const isTile = (s: GameState, square: number): boolean => (s.tile[square] ?? -1) >= 0;

const FAR_WAY = [0, 48] as const;

const trial: Module = {
  id: 'trial',
  shapes,
  actions: { answer, nod, charge },
  unarmed: true,
  questions: {
    veto: { facts: { against: seatTag }, open: true },
    toll: { facts: {} },
    rest: {},
  },
  windows: {
    line: (s, seat) => askNamed(s, 'veto', next(s, seat), { against: seat }),
    stand: (s, seat) => {
      if (s.defender !== NONE && seat === s.attacker) askNamed(s, 'veto', s.defender, { against: seat });
    },
  },
  stages: [{ name: 'oaths', after: 'factions', ask: 'oath', seatAt: (s, i) => (s.first + i) % s.rules.seats }],
  hooks: {
    ways: (s, _seat, from, out) => {
      const other = from === FAR_WAY[0] ? FAR_WAY[1] : from === FAR_WAY[1] ? FAR_WAY[0] : NONE;
      if (other !== NONE && isTile(s, other)) out.push(other);
    },
    stepped: (s, seat, _hero, from, to) => {
      if (Math.abs(from - to) > 7) askNamed(s, 'toll', next(s, seat));
    },
    reaches: (s, _seat, from, _weapon, out) => {
      for (let square = 0; square < s.rules.squares; square++)
        if (square !== from && isTile(s, square)) out.push(square);
    },
    checkpoint: (s, seat) => askNamed(s, 'rest', next(s, seat)),
  },
};

const pairs: Module = {
  id: 'pairs',
  ...sharing,
  parties: (seats) => Array.from({ length: seats }, (_, seat) => seat % 2),
};

function started(modules: readonly Module[], players: 2 | 3 | 4, seed: string, weeks = 2): GameState {
  // The compiler knows the app's modules alone.
  const ids = modules.map(({ id }) => id) as unknown as readonly ModuleId[];
  const config = standardConfig(players, ids, { weeks, startHeroes: 2 });
  const s = new State(compileRules(config, BASE, modules));
  layOut(s, seed);
  return s;
}

const actionsOf = (s: GameState): Action[] => {
  const out: Action[] = [];
  generate(s, out);
  return out;
};

/** The app's compiler does not know the actions of a module that lives here. */
const foreign = (action: AnyAction): Action => action as Action;

/** Kinds first, so that those of the module are played. */
const rareKind: Chooser = (s, chance) => anyKind(actionsOf(s), chance);

/** What has to hold at every node. */
function check(s: GameState, action: Action, scratch: GameState): void {
  expect(census(s)).toEqual([]);
  expect(flawOf(s)).toBeNull();
  const before = fingerprint(s);
  const seat = toMove(s);
  const result = apply(s, action, seat);
  if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.violation.code}`);
  expect(fingerprint(s)).toBe(before);
  expect(apply(s, action, (seat + 1) % s.rules.seats)).toMatchObject({ ok: false, violation: { code: 'wrongSeat' } });
  const view = viewFor(s, seat);
  const dealt = resample(view, newChance('dealt'), scratch);
  expect(legalActions(dealt)).toEqual(legalActions(s));
  expect(viewFor(dealt, seat)).toEqual(view);
}

test('a module with windows, ways, questions, a stage and battles of its own plays whole games', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 4; game++) {
    const s = started([trial], game % 2 === 0 ? 2 : 3, `trial ${game}`);
    const scratch = clone(s);
    let i = 0;
    wander(s, newChance(`trial ${game}`), {
      steps: 4000,
      choose: rareKind,
      foresee(state, action) {
        seen.add(decision(state)?.kind ?? '');
        seen.add(action.kind);
        if (i++ % 9 === 0 || state.frames > 0) check(state, action, scratch);
      },
    });
    expect(isOver(s)).toBe(true);
  }
  for (const what of ['veto', 'rest', 'oath', 'answer', 'nod', 'charge']) expect(seen).toContain(what);
}, 60_000);

test('a line that is voided stays paid and has no effect; one that is not takes effect when it is answered', () => {
  const s = started([trial], 2, 'void');
  const hireIn = (state: GameState) => actionsOf(state).find((action) => action.kind === 'hire');
  wander(s, newChance('void'), {
    steps: 2000,
    choose: (state, chance) => anyOf(actionsOf(state), chance),
    until: (state) => hireIn(state) !== undefined,
  });
  const hire = hireIn(s);
  if (hire === undefined) throw new Error('nobody could hire');
  const seat = toMove(s);
  const hired = (state: GameState) => state.size[hire.unit];
  const before = hired(s);
  const paid = apply(s, hire, seat);
  if (!paid.ok) throw new Error(paid.violation.code);
  expect(decision(paid.state)).toEqual({ kind: 'veto', seat: 1 - seat, against: seat });
  expect(heldAction(paid.state)).toEqual(hire);
  expect(viewFor(paid.state, 'table')).toMatchObject({ open: true, waiting: [{ kind: 'held', seat }] });
  expect(paid.state.size[handOf(seat)]).toBe((s.size[handOf(seat)] ?? 0) - new Set(hire.pay).size);
  expect(hired(paid.state)).toBe(before);
  const spared = apply(paid.state, foreign({ kind: 'answer', ...{ voids: 0 } }));
  const voided = apply(paid.state, foreign({ kind: 'answer', ...{ voids: 1 } }));
  if (!spared.ok || !voided.ok) throw new Error('refused');
  expect(hired(spared.state)).toBe((before ?? 0) - 1);
  expect(hired(voided.state)).toBe(before);
  expect([spared.state.frames, voided.state.frames]).toEqual([0, 0]);
  expect(decision(voided.state)).toEqual({ kind: 'acting', seat });
});

test('a way between distant squares is one step, and what is asked on it makes the rest wait', () => {
  const s = started([trial], 4, 'ways');
  while (s.setupLeft > 0) step(s, actionsOf(s)[0] ?? foreign({ kind: 'nod' }));
  step(s, { kind: 'begin' });
  const seat = toMove(s);
  s.hero[seat * HEROES] = FAR_WAY[0];
  // Somebody has supplies for a step.
  const move = actionsOf(s).find((action) => action.kind === 'move' && action.to === FAR_WAY[1]);
  if (move === undefined) throw new Error('no way');
  const gone = apply(s, move, seat);
  if (!gone.ok) throw new Error(gone.violation.code);
  const pass = apply(gone.state, foreign({ kind: 'answer', ...{ voids: 0 } }));
  if (!pass.ok) throw new Error(pass.violation.code);
  expect(decision(pass.state)).toEqual({ kind: 'toll', seat: next(s, seat) });
  expect(viewFor(pass.state, 'table').waiting).toEqual([
    { kind: 'way', seat, facts: { hero: 0, to: FAR_WAY[1], passing: false } },
  ]);
  const done = apply(pass.state, foreign({ kind: 'nod' }));
  if (!done.ok) throw new Error(done.violation.code);
  expect(done.state.hero[seat * HEROES]).toBe(FAR_WAY[1]);
  expect(decision(done.state)).toEqual({ kind: 'acting', seat });
});

test('two seats share a turn: one has the hands, passes them after having acted, and a day ends when all have ended', () => {
  const s = started([pairs], 4, 'pairs');
  const scratch = clone(s);
  let passed = 0;
  let steps = 0;
  wander(s, newChance('pairs'), {
    steps: 4000,
    choose: rareKind,
    foresee(state, action) {
      const kind: string = action.kind;
      if (kind === 'passHands') passed++;
      if (steps++ % 9 === 0) check(state, action, scratch);
    },
  });
  expect(isOver(s)).toBe(true);
  expect(passed).toBeGreaterThan(3);
  const fresh = started([pairs], 4, 'fresh');
  while (fresh.setupLeft > 0) step(fresh, actionsOf(fresh)[0] ?? { kind: 'begin' });
  const { first } = fresh;
  const partner = (first + 2) % 4;
  const pass = (to: number) => foreign({ kind: 'passHands', ...{ to } });
  const day = fresh.day;
  expect(apply(fresh, pass((first + 1) % 4))).toMatchObject({ ok: false });
  step(fresh, pass(partner));
  // Back only after having done something.
  expect(apply(fresh, pass(first))).toMatchObject({ ok: false, violation: { code: 'handsStay' } });
  step(fresh, { kind: 'begin' });
  step(fresh, pass(first));
  step(fresh, { kind: 'begin' });
  step(fresh, { kind: 'endTurn' });
  expect(toMove(fresh)).toBe(partner);
  expect(apply(fresh, pass(first))).toMatchObject({ ok: false });
  step(fresh, { kind: 'endTurn' });
  expect([toMove(fresh), fresh.day]).toEqual([(first + 1) % 4, day]);
  for (const _ of [0, 1]) {
    step(fresh, { kind: 'begin' });
    step(fresh, { kind: 'endTurn' });
  }
  expect([toMove(fresh), fresh.day]).toEqual([first, day + 1]);
});

test('any number of modules tell cards apart, each by any number', () => {
  /** Each of them sees something else in one of the first cards of the hand. */
  const told = (i: number, by: number): Module => ({
    id: `told${i}`,
    hooks: { apart: (s, card) => (card === cardsIn(s, handOf(0)).sort((a, b) => a - b)[i] ? by : 0) },
  });
  const alike = (modules: readonly Module[]): readonly (readonly number[])[] => {
    const s = started(modules, 2, 'told');
    while (s.setupLeft > 0) step(s, actionsOf(s)[0] ?? foreign({ kind: 'nod' }));
    for (const card of cardsIn(s, handOf(0))) move(s, card, nationOf(0));
    for (let i = 0; i < 6; i++) move(s, topOf(s, SUPPLY), handOf(0));
    return alikeCards(s, 0);
  };
  expect(alike([])).toHaveLength(1);
  const modules = [256, 1, 512, 65536, -1, 2 ** 30].map((by, i) => told(i, by));
  for (let n = 1; n <= 5; n++) expect(alike(modules.slice(0, n))).toHaveLength(n + 1);
  expect(alike(modules)).toHaveLength(6);
});

test('more kinds, bands or factions than a game can tell apart are refused when it is set up', () => {
  const content = (n: number, of: (i: number) => Printing): Content => ({
    cards: Array.from({ length: n }, (_, i) => of(i)),
  });
  const kinds = Array.from({ length: 100 }, (_, i): KindDef => ({ name: `kind${i}`, class: 'other' }));
  const banded = (n: number) => content(n, (i) => ({ kind: 'friman', band: `band${i}` }));
  expect(() => packBox([{ kinds }])).toThrow('more than 128');
  expect(() => packBox([banded(16)])).toThrow('17 bands are more than 16');
  expect(packBox([banded(15)]).bands).toHaveLength(16);
  expect(() => packBox([content(9, (faction) => ({ kind: 'friman', faction }))])).toThrow('9 factions are more than 8');
});

test('a set-up without a module costs and numbers nothing of it', () => {
  const bare = started([], 4, 'bare');
  const config = bare.rules.config;
  expect(bare.rules.words.kinds).not.toContain('charge');
  expect(bare.rules.frame).toBe(5);
  expect(bare.rules.hooks.ways).toEqual([]);
  expect(hash(bare)).toBe(hash(started([], config.seats.length === 4 ? 4 : 2, 'bare')));
});
