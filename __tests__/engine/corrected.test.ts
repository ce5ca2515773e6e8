/**
 * A rule is corrected after a match was saved: what the new rule would call impossible is read as it stands, told apart as
 * doubtful, and played on to its end.
 */
import {
  at,
  clone,
  encode,
  engineWith,
  handOf,
  hash,
  isOver,
  item,
  legalActions,
  MODULES,
  newChance,
  playedOf,
  standardConfig,
  step,
  UNIVERSAL,
  viewFor,
  type Engine,
  type GameConfig,
  type GameState,
  type Module,
  type ModuleId,
} from '@battalia/engine/testing';
import type { AnyRule } from '../../src/engine/core/contract';
import { listOf, square } from '../../src/engine/core/shape';
import { heldAction } from '../../src/engine/rules/held';
import { PROOF_ENGINE, PROOF_MODULES, withProof } from './proof/games';
import { addFavour } from './proof/wilds/state';
import { wander } from './wander';

const corrected = (id: string, change: (module: Module) => Module, modules: readonly Module[] = MODULES): Engine =>
  engineWith(modules.map((module) => (module.id === id ? change(module) : module)));

/** Saved by one version and read by the next one: where it stood, and on to the end. */
function goesOn(s: GameState, later: Engine): string | null {
  const read = later.decode(encode(s));
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  expect(hash(read.state)).toBe(hash(s));
  expect(read.state.rules).not.toBe(s.rules);
  expect(legalActions(read.state).length).toBeGreaterThan(0);
  wander(read.state, newChance('later'));
  expect(isOver(read.state)).toBe(true);
  return read.doubt;
}

const app = engineWith(MODULES);
function positionIn(engine: Engine, config: GameConfig, until: (s: GameState) => boolean): GameState {
  for (let game = 0; game < 60; game++) {
    const s = engine.createGame(config, `corrected ${game}`);
    wander(s, newChance(`walk ${game}`), { steps: 400, until });
    if (!isOver(s) && until(s)) return s;
  }
  throw new Error('it never comes to that');
}

const VOLCANO = standardConfig(3, ['volcano'], { weeks: 2 });
const isAt = (day: number) => (s: GameState) => s.day === day;

test('a module that thinks nothing of its own state any more', () => {
  const s = positionIn(app, VOLCANO, isAt(6));
  expect(
    goesOn(
      s,
      corrected('volcano', (module) => ({ ...module, sound: () => false })),
    ),
  ).toBe('module');
  expect(
    goesOn(
      s,
      corrected('volcano', (module) => ({ ...module })),
    ),
  ).toBeNull();
});

test('a game that lasts less long than it has lasted already', () => {
  const s = positionIn(app, VOLCANO, isAt(10));
  const shorter = corrected('volcano', (module) => ({
    ...module,
    insist: (tuning) => void (tuning.weeks = 1),
  }));
  expect(goesOn(s, shorter)).toBe('numbers');
});

test('an option that nobody may agree on any more', () => {
  const grown = (most: number): Module => ({ id: 'grown', options: { height: { type: 'number', least: 0, most } } });
  const [before, after] = [engineWith([...MODULES, grown(9)]), engineWith([...MODULES, grown(3)])];
  const config = standardConfig(2, ['grown' as ModuleId], { weeks: 1, ...{ height: 7 } });
  const s = positionIn(before, config, isAt(3));
  expect(goesOn(s, after)).toBe('config');
  expect(after.checkConfig(config)).toMatchObject({ kind: 'option', option: 'height' });
});

test('a module that needs another one now', () => {
  const s = positionIn(app, standardConfig(2, ['unbound'], { weeks: 1 }), isAt(3));
  expect(
    goesOn(
      s,
      corrected('unbound', (module) => ({ ...module, needs: ['advanced'] })),
    ),
  ).toBe('config');
});

test('a doubtful state is tried, and refused if something that can be done in it leaves the table broken', () => {
  const cracked = (sound: boolean, crack: (s: GameState) => void): Engine =>
    engineWith([
      ...MODULES,
      {
        id: 'cracked',
        sound: () => sound,
        shapes: { crack: {} },
        actions: {
          crack: {
            answers: ['acting'],
            offer: (_s, _seat, _purse, out) => out.push({ kind: 'crack' }),
            refuse: () => null,
            perform: crack,
          },
        },
      },
    ]);
  const mend = () => undefined;
  const lose = (s: GameState) => void (s.size[handOf(s.turn)] = 0);
  const config = standardConfig(2, ['cracked' as ModuleId], { weeks: 1 });
  const text = encode(
    positionIn(cracked(true, mend), config, ({ phase, turn, day }) => day === 2 && phase[turn] === 2),
  );
  expect(cracked(false, mend).decode(text)).toMatchObject({ ok: true, doubt: 'module' });
  expect(cracked(false, lose).decode(text)).toMatchObject({ ok: false });
  // What nobody doubts is not tried.
  expect(cracked(true, lose).decode(text)).toMatchObject({ ok: true, doubt: null });
});

test('a card that counts less often than it has been forked', () => {
  const multiplying = (copies: number): Module => ({
    id: 'rich',
    kinds: [{ name: 'purse', class: 'supply', fills: { supplies: 1 }, copies }],
    cards: [{ kind: 'purse', faction: UNIVERSAL, copies: 12 }],
  });
  const [before, after] = [engineWith([...MODULES, multiplying(5)]), engineWith([...MODULES, multiplying(1)])];
  const s = before.createGame(standardConfig(2, ['rich' as ModuleId], { weeks: 1 }), 'rich');
  wander(s, newChance('rich'), { until: isAt(2) });
  wander(s, newChance('rich'), { until: ({ phase, turn, battle }) => phase[turn] === 2 && battle === 0 });
  const purse = [...s.rules.kindOf].indexOf(s.rules.named['purse'] ?? -1);
  // One copy of it has paid, four are left.
  const forked = clone(s);
  lay(forked, purse, playedOf(s.turn));
  forked.left[purse] = 4;
  expect(before.decode(encode(forked))).toMatchObject({ ok: true, doubt: null });
  expect(goesOn(forked, after)).toBe('cards');
});

/** Takes a card out of the pile that it lies in and puts it onto another. */
function lay(s: GameState, card: number, zone: number): void {
  const from = at(s.zone, card);
  const cards: number[] = [];
  for (let other = at(s.top, from); other >= 0; other = at(s.below, other)) if (other !== card) cards.push(other);
  const link = (where: number, list: readonly number[]) => {
    s.top[where] = list[0] ?? -1;
    s.bottom[where] = list[list.length - 1] ?? -1;
    s.size[where] = list.length;
    list.forEach((other, i) => (s.below[other] = list[i + 1] ?? -1));
  };
  link(from, cards);
  const there: number[] = [card];
  for (let other = at(s.top, zone); other >= 0; other = at(s.below, other)) there.push(other);
  link(zone, there);
  s.zone[card] = zone;
}

describe('in the middle of a question', () => {
  /** Seat 0 has traded, seat 1 may void it. */
  const asked = (() => {
    const s = positionIn(PROOF_ENGINE, standardConfig(3, withProof('wilds'), { weeks: 1 }), (now) => {
      const [trade] = legalActions(now).filter(({ kind }) => String(kind) === 'trade');
      return trade !== undefined && now.frames === 0;
    });
    addFavour(s, (s.turn + 1) % 3, 1);
    step(
      s,
      item(
        legalActions(s).filter(({ kind }) => String(kind) === 'trade'),
        0,
      ),
    );
    return s;
  })();
  const next = (change: (module: Module) => Module) => corrected('wilds', change, PROOF_MODULES);

  test('a question that would not be asked any more', () => {
    expect(item(asked.rules.questions, at(asked.pending, (asked.frames - 1) * asked.rules.frame)).name).toBe('vetoing');
    const later = next((module) => ({
      ...module,
      questions: Object.fromEntries(
        Object.entries(module.questions ?? {}).map(([name, question]) => [name, { ...question, sound: () => false }]),
      ),
    }));
    expect(goesOn(asked, later)).toBe('question');
  });

  test('an action that was paid for, and would be refused now', () => {
    const later = next((module) => ({
      ...module,
      actions: Object.fromEntries(
        Object.entries(module.actions ?? {}).map(([kind, rule]) => [
          kind,
          kind === 'trade' ? { ...rule, refuse: () => ({ code: 'notNow' }), offer: () => undefined } : rule,
        ]),
      ),
    }));
    expect(goesOn(asked, later)).toBe('question');
  });

  test('a window that is not there any more', () => {
    const later = next((module) => {
      const { trade: _gone, ...windows } = module.windows ?? {};
      return { ...module, windows };
    });
    expect(goesOn(asked, later)).toBe('question');
  });

  /** What is asked of everybody, and what waits below it. */
  const seen = (s: GameState): readonly unknown[] => [
    heldAction(s),
    ...(['table', 0, 1, 2] as const).map((viewer) => {
      const { decision, battle } = viewFor(s, viewer);
      return { decision, battle };
    }),
  ];

  test('questions, targets and actions that have other numbers now, and wider questions', () => {
    const later = next((module) => ({
      ...module,
      questions: { survey: { facts: { where: listOf(square, 90) } }, ...module.questions },
      targetKinds: ['moon', ...(module.targetKinds ?? [])],
      shapes: { survey: { where: square }, ...module.shapes },
      actions: { survey: SURVEY, ...module.actions },
    }));
    const read = later.decode(encode(asked));
    if (!read.ok) throw new Error(JSON.stringify(read.reason));
    expect(read.doubt).toBeNull();
    expect(read.state.rules.frame).toBeGreaterThan(asked.rules.frame);
    expect(at(read.state.pending, (read.state.frames - 1) * read.state.rules.frame)).not.toBe(
      at(asked.pending, (asked.frames - 1) * asked.rules.frame),
    );
    expect(seen(read.state)).toEqual(seen(asked));
    wander(read.state, newChance('later'));
    expect(isOver(read.state)).toBe(true);
  });

  test('a battle for something whose number as a target is another now', () => {
    const s = positionIn(app, standardConfig(3, ['volcano'], { weeks: 3, startHeroes: 2 }), ({ target }) => target > 2);
    const later = corrected('volcano', (module) => ({
      ...module,
      targetKinds: ['moon', ...(module.targetKinds ?? [])],
    }));
    const read = later.decode(encode(s));
    if (!read.ok) throw new Error(JSON.stringify(read.reason));
    expect([read.doubt, read.state.target]).toEqual([null, s.target + 1]);
    expect(seen(read.state)).toEqual(seen(s));
  });

  test('a card that stands for a kind whose number is another now', () => {
    const standing = positionIn(PROOF_ENGINE, standardConfig(2, withProof('wilds'), { weeks: 1 }), (s) =>
      s.kind.some((kind, card) => kind !== at(s.rules.kindOf, card)),
    );
    const later = next((module) => ({
      ...module,
      kinds: [...(module.kinds ?? []), { name: 'moonstone', class: 'artefact' }],
    }));
    expect(goesOn(standing, later)).toBeNull();
  });
});

/** An action that nobody is ever asked for. */
const SURVEY: AnyRule = {
  answers: ['survey'],
  offer: () => undefined,
  refuse: () => ({ code: 'notNow' }),
  perform: () => undefined,
};
