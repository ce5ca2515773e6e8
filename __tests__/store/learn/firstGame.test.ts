/** The guided first game from its beginning to its end: by whoever follows the companion, and by whoever does not listen. */
import {
  apply,
  createGame,
  isOver,
  legalActions,
  newChance,
  standardConfig,
  standings,
  toMove,
  viewFor,
  type Action,
  type Event,
} from '@battalia/engine';
import { chooseAtOnce } from '@/bots/bot';
import { squire } from '@/bots/squire';
import {
  countsOf,
  lessonAfter,
  NOTHING_SAID,
  saidNow,
  standing,
  thingOf,
  type Thing,
  type Tip,
} from '@/store/learn/companion';
import type { LogEntry } from '@/store/match/log';
import { FIRST_GAME } from '@/store/match/setup';

const LEARNER = 0;
const ATONCE = { kind: 'nodes', nodes: 1 } as const;

/** What was said by turn, and how the game went. */
function played(seed: string, listens: boolean) {
  let state = createGame(standardConfig(2, [], FIRST_GAME), seed);
  const chance = newChance(seed);
  const log: LogEntry[] = [];
  const tips = new Map<string, Set<Tip>>();
  const done: Action[] = [];
  /** Hints at what had been done twice already. */
  const stale: Thing[] = [];
  let said = NOTHING_SAID;
  /** What the other has done in each turn. */
  const others: number[] = [0];
  for (let step = 0; !isOver(state); step++) {
    const seat = toMove(state);
    const legal = legalActions(state);
    const view = viewFor(state, seat);
    let action = chooseAtOnce(squire, view, legal, chance, ATONCE);
    if (seat === LEARNER) {
      const counts = countsOf(log, LEARNER);
      said = saidNow(said, view, legal, counts);
      const tip = standing(said, counts, view, legal);
      if (tip !== null) {
        tips.set(said.turn, (tips.get(said.turn) ?? new Set()).add(tip));
        if ((counts.get(tip.thing) ?? 0) >= 2) stale.push(tip.thing);
        if (listens && legal.includes(tip.action)) ({ action } = tip);
      }
      done.push(action);
    } else if (action.kind === 'endTurn') others.push(0);
    else if (state.day > 0 && action.kind !== 'begin') others.push((others.pop() ?? 0) + 1);
    const result = apply(state, action);
    if (!result.ok) throw new Error(result.violation.code);
    log.push(...result.events.map((event: Event) => ({ step, seat, event })));
    state = result.state;
  }
  return { state, counts: countsOf(log, LEARNER), tips, done, stale, others: others.slice(0, -1) };
}

const games = (listens: boolean) => [0, 1, 4].map((seed) => played(`first ${seed}`, listens));
const listening = games(true);
const deaf = games(false);

test('it ends after two weeks, at most an hour of decisions', () => {
  for (const { state, done } of [...listening, ...deaf]) {
    expect(state.day).toBeLessThanOrEqual(15);
    // Twenty seconds each.
    expect(done.length).toBeLessThan(180);
  }
});

test('the gentle one across the table never sits out two turns in a row', () => {
  for (const { others } of [...listening, ...deaf]) {
    expect(others.length).toBeGreaterThan(10);
    expect(others.slice(0, -1).filter((deeds, turn) => deeds === 0 && others[turn + 1] === 0)).toHaveLength(0);
  }
});

test('at most one hint a turn, and some', () => {
  for (const { tips } of [...listening, ...deaf]) {
    expect(tips.size).toBeGreaterThan(3);
    for (const said of tips.values()) expect(said.size).toBe(1);
  }
});

test('silent of what was done twice', () => {
  for (const { stale } of [...listening, ...deaf]) expect(stale).toEqual([]);
});

test('whoever follows it comes to more than the first city, and most build another', () => {
  for (const { state } of listening)
    expect(standings(state).find(({ seat }) => seat === LEARNER)?.points ?? 0).toBeGreaterThan(1);
  expect(listening.filter(({ counts }) => counts.has('city')).length).toBeGreaterThan(1);
});

test('what is praised and what is told is the same: every hint is at something that counts', () => {
  for (const { tips, counts } of [...listening, ...deaf]) {
    for (const said of tips.values()) for (const tip of said) expect(thingOf(tip.action)).toBe(tip.thing);
    const lesson = lessonAfter(counts);
    expect(lesson === null || typeof lesson === 'string').toBe(true);
  }
});
