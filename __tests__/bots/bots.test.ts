/** The bots as players: they keep to the rules in every module, see nothing hidden, repeat themselves, pause and stop. */
import {
  apply,
  checkConfig,
  clone,
  sameAction,
  createGame,
  DAYS_PER_WEEK,
  debug,
  isOver,
  item,
  legalActions,
  MODULE_IDS,
  newChance,
  pick,
  standardConfig,
  standings,
  step,
  toMove,
  viewFor,
  type Action,
  type CardView,
  type GameState,
  type ModuleId,
} from '@battalia/engine/testing';
import { Cancelled, choose, chooseAtOnce, Effort, type Bot, type Budget } from '@/bots/bot';
import { makeChief } from '@/bots/chief';
import { BOT_NAMES, BOTS, type BotName } from '@/bots/players';
import { LORD_WEIGHTS } from '@/bots/weights';
import { alike, exchange, hiddenFrom } from '../engine/hidden';
import { withNeeds } from '../engine/mixes';
import { many, some } from '../long';

const FEW: Budget = { kind: 'nodes', nodes: 60 };
/** Lord looks ahead with it. */
const ENOUGH: Budget = { kind: 'nodes', nodes: 1500 };
/** As in a game. */
const AMPLE: Budget = { kind: 'nodes', nodes: 4000 };

function choice(name: BotName, s: GameState, budget: Budget = FEW): Action {
  return chooseAtOnce(BOTS[name], viewFor(s, toMove(s)), legalActions(s), newChance('the same'), budget);
}

/** A game as far as a day, every action checked by the rules. */
function playTo(
  day: number,
  names: readonly BotName[],
  modules: readonly ModuleId[],
  seed: string,
  budget: Budget = FEW,
): GameState {
  let s = createGame(standardConfig(names.length, modules), seed);
  const chances = names.map((name, seat) => newChance(`${seed} ${name} ${seat}`));
  while (!isOver(s) && s.day < day) {
    const seat = toMove(s);
    const action = chooseAtOnce(
      BOTS[item(names, seat)],
      viewFor(s, seat),
      legalActions(s),
      item(chances, seat),
      budget,
    );
    const result = apply(s, action);
    if (!result.ok)
      throw new Error(`${item(names, seat)}: ${JSON.stringify(action)} is refused: ${result.violation.code}`);
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
    const players = game === 0 && !modules.includes('teams') ? 2 : 4;
    const s = createGame(standardConfig(players, modules), `positions ${game}`);
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
  const scenarios: readonly (readonly ModuleId[])[] = [
    [],
    ...MODULE_IDS.map(withNeeds),
    ['advanced', 'unbound', 'harder'],
    ['nocities', 'advanced', 'unbound'],
    ['volcano', 'unbound', 'advanced'],
    ['stormgates', 'teams'],
    ['stormgates', 'unbound', 'teams', 'draft'],
  ];
  const tables: readonly (readonly BotName[])[] = [
    ['lord', 'chief'],
    ['friman', 'squire', 'chief'],
    ['lord', 'chief', 'friman', 'random'],
    ['chief', 'lord', 'friman', 'random', 'chief'],
    ['friman', 'chief', 'lord', 'chief', 'random', 'lord'],
  ];
  // Every scenario, in `npm test` at one table or two of those that it has room at, so that each of them comes up.
  const games = scenarios.flatMap((modules, i) => {
    const fitting = tables.filter((names) => checkConfig(standardConfig(names.length, modules)) === null);
    return some(fitting, 3, i % Math.min(3, fitting.length)).map((names) => ({
      names,
      modules,
      game: `${modules.join(', ') || 'base game'}, ${names.length} players`,
    }));
  });

  test.each(games)('plays by the rules and never stalls: $game', ({ names, modules, game }) => {
    const s = playTo(5, names, modules, `rules ${game}`, { kind: 'nodes', nodes: 20 });
    expect(isOver(s) || s.day === 5).toBe(true);
    expect(debug.census(s)).toEqual([]);
  });

  test.each([...BOT_NAMES])('%s chooses the same with the same view, chance and nodes', (name) => {
    for (const s of positions(2, ['advanced']))
      for (const budget of [FEW, ENOUGH]) expect(choice(name, s, budget)).toEqual(choice(name, s, budget));
  });

  const secrets = [['advanced', 'unbound'], ['nocities'], ['volcano'], ['teams', 'draft']] as const;

  test.each(BOT_NAMES.flatMap((name) => secrets.map((modules) => ({ name, modules }))))(
    '$name does not look at what its seat cannot see: $modules',
    ({ name, modules }) => {
      const chance = newChance('permute');
      let permuted = 0;
      positions(3, modules).forEach((s, i) => {
        const seat = toMove(s);
        const other = clone(s);
        for (let j = 0; j < 400; j++) {
          const hidden = hiddenFrom(other, seat);
          const a = item(hidden, pick(chance, hidden.length));
          const b = item(hidden, pick(chance, hidden.length));
          if (a.card === b.card || !alike(a, b)) continue;
          exchange(other, a.card, b.card);
          permuted++;
        }
        [other.rngA, other.rngB, other.rngC, other.rngD] = [1, 2, 3, 4];
        const budget = i % 4 === 0 ? ENOUGH : FEW;
        expect(choice(name, other, budget)).toEqual(choice(name, s, budget));
      });
      expect(permuted).toBeGreaterThan(200);
    },
  );

  test.each([...BOT_NAMES])('%s answers with a legal action on any budget', (name) => {
    for (const s of positions(2, [])) {
      const legal = legalActions(s);
      for (const nodes of [0, 1, 30]) {
        const action = choice(name, s, { kind: 'nodes', nodes });
        expect(legal.some((other) => sameAction(other, action))).toBe(true);
      }
    }
  });
});

describe('choosing a faction', () => {
  test.each(['squire', 'friman', 'chief', 'lord'] as const)(
    '%s leans to where most of its first ten cards do, drawn or not',
    (name) => {
      let wider = 0;
      for (let game = 0; game < 30; game++) {
        const s = createGame(standardConfig(4), `ten ${game}`);
        const { deck, players } = viewFor(s, toMove(s));
        const counts = (cards: readonly CardView[] | null | undefined) =>
          [0, 1, 2, 3].map((faction) => (cards ?? []).filter((card) => card.faction === faction).length);
        const [ten, hand] = [counts(deck), counts(players[toMove(s)]?.hand)];
        const chosen = choice(name, s);
        expect(chosen.kind === 'chooseFaction' ? ten[chosen.faction] : -1).toBe(Math.max(...ten));
        // Games in which the hand alone would mislead.
        if (!hand.some((count, faction) => count === Math.max(...hand) && ten[faction] === Math.max(...ten))) wider++;
      }
      expect(wider).toBeGreaterThan(0);
    },
  );
});

describe('Squire', () => {
  /** A weapon and a lord beside the other's only city, which has nobody in it. */
  const armed = (day: number, holder: number | null) =>
    debug.arrange({
      config: standardConfig(2),
      factions: ['barfolk', 'islanders'],
      day,
      hands: { 0: ['barfolk weapon', 'barfolk lord', 'barfolk lord'], 1: [] },
      heroes: { 0: [[3, 3]] },
      tiles: [
        {
          at: [3, 3],
          card: 'islanders city4',
          level: holder === null ? 4 : 1,
          ...(holder === null ? {} : { owner: holder }),
        },
      ],
    });

  test('leaves players in peace for as long as a first game takes, and guards of nobody do not count', () => {
    expect(choice('friman', armed(1, 1)).kind).toBe('attack');
    expect(choice('squire', armed(1, 1)).kind).not.toBe('attack');
    expect(choice('squire', armed(14, 1)).kind).not.toBe('attack');
    expect(choice('squire', armed(15, 1)).kind).toBe('attack');
    expect(choice('squire', armed(1, null)).kind).toBe('attack');
  });

  test('announces no cohort in a first game, and keeps nothing for later', () => {
    const opening = (day: number) =>
      debug.arrange({
        config: standardConfig(2),
        factions: ['barfolk', 'islanders'],
        day,
        step: 'opening',
        hands: { 0: ['barfolk friman', 'barfolk friman', 'barfolk chief', 'supply', 'supply', 'supply'] },
      });
    expect(choice('friman', opening(1)).kind).toBe('cohort');
    expect(choice('squire', opening(1)).kind).toBe('begin');
    expect(choice('squire', opening(15)).kind).toBe('cohort');
  });

  test('builds what it can pay: every turn of a game in which it could build something, it does', () => {
    const s = playTo(15, ['squire', 'squire'], [], 'squires');
    expect(viewFor(s, 'table').players.every(({ points }) => points > 1)).toBe(true);
  });

  test('is hardly ever idle: late in a game, too, there is something to watch', () => {
    let turns = 0;
    let idle = 0;
    for (const seed of ['idle 1', 'idle 2', 'idle 3', 'idle 4'])
      for (const deeds of turnsOf(['squire', 'friman'], seed, 42).slice(2 * DAYS_PER_WEEK)) {
        turns++;
        if (deeds.length === 0) idle++;
      }
    expect(turns).toBeGreaterThan(40);
    expect(idle / turns).toBeLessThan(0.1);
  });

  /** What the first player did in each of its turns. */
  function turnsOf(names: readonly BotName[], seed: string, days: number): readonly (readonly Action['kind'][])[] {
    const turns: Action['kind'][][] = [];
    let deeds: Action['kind'][] = [];
    const s = createGame(standardConfig(names.length), seed);
    const chances = names.map((name) => newChance(`${seed} ${name}`));
    while (!isOver(s) && s.day <= days) {
      const seat = toMove(s);
      const action = chooseAtOnce(BOTS[item(names, seat)], viewFor(s, seat), legalActions(s), item(chances, seat), FEW);
      if (seat === 0 && action.kind === 'begin') deeds = [];
      else if (seat === 0 && action.kind === 'endTurn') turns.push(deeds);
      else if (seat === 0) deeds.push(action.kind);
      step(s, action);
    }
    return turns;
  }

  test('loses most games against Friman, and not all', () => {
    let lost = 0;
    for (let game = 0; game < GAMES; game++) {
      const names = game % 2 === 0 ? (['squire', 'friman'] as const) : (['friman', 'squire'] as const);
      const s = playTo(70, names, [], `squire ${game >> 1}`);
      const [winner] = standings(s);
      if (winner && names[winner.seat] === 'friman') lost++;
    }
    expect(lost).toBeGreaterThanOrEqual(GAMES / 2);
    expect(lost).toBeLessThan(GAMES);
  });
  const GAMES = 20;
});

describe('Lord', () => {
  const planner = makeChief(LORD_WEIGHTS);
  const plan = (s: GameState, budget: Budget) =>
    chooseAtOnce(planner, viewFor(s, toMove(s)), legalActions(s), newChance('the same'), budget);

  test('without time to look ahead plays the first plan', () => {
    for (const s of positions(4, []))
      for (const nodes of [0, 1])
        expect(choice('lord', s, { kind: 'nodes', nodes })).toEqual(plan(s, { kind: 'nodes', nodes }));
  });

  test('with time leaves it in some positions', () => {
    const acting = positions(16, []).filter((s) => viewFor(s, toMove(s)).decision?.kind === 'acting');
    expect(acting.some((s) => !sameAction(choice('lord', s, AMPLE), plan(s, AMPLE)))).toBe(true);
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
  const GAMES = many(4, 8);
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
          for (const until = Date.now() + 2; Date.now() < until;);
          yield;
        }
        return item(legal, 0);
      },
    };
    await choose(slow, viewFor(s, toMove(s)), legalActions(s), newChance('slow'), FEW);
    clearInterval(heart);
    // 120 ms of thought in portions of about 4.
    expect(beats).toBeGreaterThanOrEqual(10);
  });

  test.each(['chief', 'lord'] as const)(
    '%s pauses after a few nodes: a phone tries four or five a millisecond',
    (name) => {
      for (const position of [s, ...positions(2, ['advanced', 'unbound'])]) {
        const effort = new Effort(ENOUGH);
        const thought = BOTS[name].think(
          viewFor(position, toMove(position)),
          legalActions(position),
          newChance('pauses'),
          effort,
        );
        let longest = 0;
        for (let before = 0; thought.next().done !== true; before = effort.nodes)
          longest = Math.max(longest, effort.nodes - before);
        expect(longest).toBeLessThanOrEqual(6);
      }
    },
  );

  test.each(['friman', 'chief', 'lord'] as const)(
    '%s never thinks for 8 ms without a pause, from the first deal on',
    (name) => {
      // The same thought five times: the shortest time of each portion is what it takes, the rest is what else the machine does.
      const least: number[] = [];
      for (let time = 0; time < 5; time++) {
        const thought = BOTS[name].think(
          viewFor(s, toMove(s)),
          legalActions(s),
          newChance('portions'),
          new Effort(ENOUGH),
        );
        for (let i = 0, done = false; !done; i++) {
          const began = performance.now();
          done = thought.next().done === true;
          least[i] = Math.min(least[i] ?? Number.POSITIVE_INFINITY, performance.now() - began);
        }
      }
      // `choose` looks at the clock after each portion and goes on until 4 ms are over.
      expect(Math.max(...least)).toBeLessThan(4);
    },
  );

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
    expect(await choose(BOTS.lord, view, legal, newChance('pauses'), budget)).toEqual(
      chooseAtOnce(BOTS.lord, view, legal, newChance('pauses'), budget),
    );
  });
});

describe('without an opinion', () => {
  const THINKERS = BOT_NAMES.filter((name) => name !== 'random');
  /** What a module could bring that no bot has heard of. */
  const strange = (name: string): Action => ({ kind: name }) as unknown as Action;
  const view = viewFor(debug.arrange({ config: standardConfig(2), factions: ['barfolk', 'cloudborn'] }), 0);
  const chosen = (name: BotName, legal: readonly Action[]) =>
    chooseAtOnce(BOTS[name], view, legal, newChance('strange'), { kind: 'nodes', nodes: 20 });

  test.each(THINKERS)('%s takes the first answer there is', (name) => {
    const legal = [strange('one'), strange('other')];
    expect(chosen(name, legal)).toBe(legal[0]);
  });

  test.each(THINKERS)('%s ends the turn rather than do again and again what it does not know', (name) => {
    expect(chosen(name, [strange('free'), { kind: 'endTurn' }])).toEqual({ kind: 'endTurn' });
  });
});
