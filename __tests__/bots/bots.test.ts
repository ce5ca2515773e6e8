/** The bots as players: they keep to the rules in every module, see nothing hidden, repeat themselves, pause and stop. */
import {
  apply, clone, compareActions, createGame, debug, isOver, item, legalActions, newChance, pick, standardConfig, standings, step, toMove, viewFor,
  type Action, type GameState, type ModuleId,
} from '@battalia/engine';
import { Cancelled, choose, chooseAtOnce, Effort, type Bot, type Budget } from '@/bots/bot';
import { makeChief } from '@/bots/chief';
import { BOT_NAMES, BOTS, type BotName } from '@/bots/players';
import { LORD_WEIGHTS } from '@/bots/weights';
import { alike, exchange, hiddenFrom } from '../engine/hidden';

const FEW: Budget = { kind: 'nodes', nodes: 60 };

function choice(name: BotName, s: GameState, budget: Budget = FEW): Action {
  return chooseAtOnce(BOTS[name], viewFor(s, toMove(s)), legalActions(s), newChance('the same'), budget);
}

/** A game as far as a day, every action checked by the rules. */
function playTo(day: number, names: readonly BotName[], modules: readonly ModuleId[], seed: string, budget: Budget = FEW): GameState {
  const players = names.length === 2 ? 2 : names.length === 3 ? 3 : 4;
  let s = createGame(standardConfig(players, modules), seed);
  const chances = names.map((name, seat) => newChance(`${seed} ${name} ${seat}`));
  while (!isOver(s) && s.day < day) {
    const seat = toMove(s);
    const action = chooseAtOnce(BOTS[item(names, seat)], viewFor(s, seat), legalActions(s), item(chances, seat), budget);
    const result = apply(s, action);
    if (!result.ok) throw new Error(`${item(names, seat)}: ${JSON.stringify(action)} is refused: ${result.violation.code}`);
    s = result.state;
  }
  return s;
}

/** Positions from games of Friman, spread over all kinds of decisions. Found once for each set of modules; nobody changes them. */
const known = new Map<string, ReadonlyMap<string, readonly GameState[]>>();

function positions(count: number, modules: readonly ModuleId[]): readonly GameState[] {
  const name = modules.join();
  const found = known.get(name) ?? findPositions(modules);
  known.set(name, found);
  return [...found.values()].flatMap((list) => list.slice(0, count));
}

function findPositions(modules: readonly ModuleId[]): ReadonlyMap<string, readonly GameState[]> {
  const found = new Map<string, GameState[]>();
  for (let game = 0; game < 3; game++) {
    const s = createGame(standardConfig(game === 0 ? 2 : 4, modules), `positions ${game}`);
    const chance = newChance(`positions ${game}`);
    while (!isOver(s) && s.day < 16) {
      const legal = legalActions(s);
      const kind = viewFor(s, toMove(s)).decision?.kind ?? '';
      const list = found.get(kind) ?? [];
      if (legal.length > 1 && pick(chance, 12) === 0) list.push(clone(s));
      found.set(kind, list);
      const name = pick(chance, 3) === 0 ? 'random' : 'friman';
      step(s, chooseAtOnce(BOTS[name], viewFor(s, toMove(s)), legal, chance, FEW));
    }
  }
  return found;
}

describe('every bot', () => {
  const scenarios: readonly (readonly ModuleId[])[] = [[], ['advanced', 'unbound'], ['harder'], ['nocities', 'advanced'], ['volcano', 'unbound', 'advanced']];

  test.each(scenarios.map((modules) => ({ name: modules.join(', ') || 'base game', modules })))('plays by the rules and never stalls: $name', ({ name, modules }) => {
    const s = playTo(6, ['lord', 'chief', 'friman', 'random'], modules, `rules ${name}`);
    expect(isOver(s) || s.day === 6).toBe(true);
    expect(debug.census(s)).toEqual([]);
  });

  test.each([...BOT_NAMES])('%s chooses the same with the same view, chance and nodes', (name) => {
    for (const s of positions(2, ['advanced'])) expect(choice(name, s)).toEqual(choice(name, s));
  });

  test.each([...BOT_NAMES])('%s does not look at what its seat cannot see', (name) => {
    const chance = newChance('permute');
    let permuted = 0;
    for (const s of positions(3, ['advanced', 'unbound'])) {
      const seat = toMove(s);
      const other = clone(s);
      for (let i = 0; i < 400; i++) {
        const hidden = hiddenFrom(other, seat);
        const a = item(hidden, pick(chance, hidden.length));
        const b = item(hidden, pick(chance, hidden.length));
        if (a.card === b.card || !alike(a, b)) continue;
        exchange(other, a.card, b.card);
        permuted++;
      }
      [other.rngA, other.rngB, other.rngC, other.rngD] = [1, 2, 3, 4];
      expect(choice(name, other)).toEqual(choice(name, s));
    }
    expect(permuted).toBeGreaterThan(200);
  });

  test.each([...BOT_NAMES])('%s answers with a legal action on any budget', (name) => {
    for (const s of positions(2, [])) {
      const legal = legalActions(s);
      for (const nodes of [0, 1, 30]) {
        const action = choice(name, s, { kind: 'nodes', nodes });
        expect(legal.some((other) => compareActions(other, action) === 0)).toBe(true);
      }
    }
  });
});

describe('Lord', () => {
  const planner = makeChief(LORD_WEIGHTS);
  const plan = (s: GameState, budget: Budget) => chooseAtOnce(planner, viewFor(s, toMove(s)), legalActions(s), newChance('the same'), budget);

  test('without time to look ahead plays the first plan', () => {
    for (const s of positions(4, [])) for (const nodes of [0, 1]) expect(choice('lord', s, { kind: 'nodes', nodes })).toEqual(plan(s, { kind: 'nodes', nodes }));
  });

  test('with time leaves it in some positions', () => {
    const budget: Budget = { kind: 'nodes', nodes: 1500 };
    const acting = positions(8, []).filter((s) => viewFor(s, toMove(s)).decision?.kind === 'acting');
    expect(acting.some((s) => compareActions(choice('lord', s, budget), plan(s, budget)) !== 0)).toBe(true);
  });

  test('is no worse than Chief on a budget next to nothing', () => {
    let wins = 0;
    for (let game = 0; game < GAMES; game++) {
      const names = game % 2 === 0 ? (['lord', 'chief'] as const) : (['chief', 'lord'] as const);
      const s = playTo(50, names, [], `little ${game >> 1}`, { kind: 'nodes', nodes: 1 });
      const [winner] = standings(s);
      if (winner && names[winner.seat] === 'lord') wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(GAMES / 2);
  });
  const GAMES = 8;
});

describe('thinking', () => {
  // A hand with many plans: the first decision of step 3 that offers enough to weigh.
  const s = playTo(8, ['friman', 'friman'], [], 'thinking');
  while (viewFor(s, toMove(s)).decision?.kind !== 'acting' || legalActions(s).length < 45) step(s, choice('friman', s));
  const ask = (budget: Budget, signal?: { readonly aborted: boolean }) =>
    choose(BOTS.lord, viewFor(s, toMove(s)), legalActions(s), newChance('thinking'), budget, signal);

  test('lets others have their turn while it goes on', async () => {
    let beats = 0;
    const heart = setInterval(() => beats++, 1);
    const slow: Bot = {
      name: 'slow',
      *think(_view, legal) {
        for (let i = 0; i < 60; i++) {
          for (const until = Date.now() + 2; Date.now() < until; );
          yield;
        }
        return item(legal, 0);
      },
    };
    await choose(slow, viewFor(s, toMove(s)), legalActions(s), newChance('slow'), FEW);
    clearInterval(heart);
    // 120 ms of thought in portions of at most 8.
    expect(beats).toBeGreaterThanOrEqual(10);
  });

  test.each(['chief', 'lord'] as const)('%s pauses often enough for a phone, which tries about twenty nodes a millisecond', (name) => {
    const effort = new Effort({ kind: 'nodes', nodes: 1500 });
    const thought = BOTS[name].think(viewFor(s, toMove(s)), legalActions(s), newChance('pauses'), effort);
    let longest = 0;
    for (let before = 0; thought.next().done !== true; before = effort.nodes) longest = Math.max(longest, effort.nodes - before);
    expect(effort.nodes).toBeGreaterThan(100);
    expect(longest).toBeLessThan(160);
  });

  test('stops soon after it is called off', async () => {
    const signal = { aborted: false };
    setTimeout(() => (signal.aborted = true), 30);
    const started = Date.now();
    await expect(ask({ kind: 'time', ms: 60_000 }, signal)).rejects.toBeInstanceOf(Cancelled);
    expect(Date.now() - started).toBeLessThan(5_000);
  });

  test('with pauses comes to the same as without', async () => {
    const legal = legalActions(s);
    const view = viewFor(s, toMove(s));
    const budget: Budget = { kind: 'nodes', nodes: 400 };
    expect(await choose(BOTS.lord, view, legal, newChance('pauses'), budget)).toEqual(chooseAtOnce(BOTS.lord, view, legal, newChance('pauses'), budget));
  });
});
