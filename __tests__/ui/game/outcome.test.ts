import {
  apply,
  eventFor,
  standardConfig,
  viewFor,
  type Action,
  type EndAhead,
  type GameState,
  type PlayerView,
} from '@battalia/engine';
import type { LogEntry } from '@/store/match/log';
import { outcomesBetween } from '@/ui/game/outcome';
import { chaptersOf, latestPassage, passagesOf, sinceLastTurn } from '@/ui/game/passages';
import { field, TARGET } from '../../engine/battlefield';
import { arrange, card } from '../../engine/support';

/** Plays on and keeps the log as one seat reads it. */
function told(start: GameState, actions: readonly ((s: GameState) => Action)[], viewer: number) {
  const log: LogEntry[] = [];
  let s = start;
  actions.forEach((choose, step) => {
    const { seat } = viewFor(s, 'table').decision ?? { seat: 0 };
    const result = apply(s, choose(s));
    if (!result.ok) throw new Error(result.violation.code);
    log.push(...result.events.map((event) => ({ step, seat, event: eventFor(event, viewer) })));
    s = result.state;
  });
  return { state: s, log };
}

const attack = (s: GameState): Action => ({
  kind: 'attack',
  target: { kind: 'city', square: TARGET },
  heroes: 1,
  weapon: card(s, 0, 'weapon'),
  copies: 1,
});
const lay =
  (name: Parameters<typeof card>[2]) =>
  (s: GameState): Action => ({ kind: 'lay', card: card(s, 0, name), copies: 1 });
const stand = (): Action => ({ kind: 'stand' });
const surrender = (): Action => ({ kind: 'surrender' });
const endTurn = (): Action => ({ kind: 'endTurn' });

/** The first, or null. */
const outcomeBetween = (...between: Parameters<typeof outcomesBetween>) => outcomesBetween(...between)[0] ?? null;

/** What a seat, or everybody, lacks to end the game one way. */
const missing = (view: PlayerView, reason: EndAhead['reason'], seat: number, count: number): PlayerView => ({
  ...view,
  ends: view.ends.map((end) =>
    end.reason === reason && (end.seats.length === 0 || end.seats.includes(seat)) ? { ...end, missing: count } : end,
  ),
});
const cities = (view: PlayerView, seat: number, count: number): PlayerView => missing(view, 'cities', seat, 5 - count);

const siege = () =>
  field({
    day: 7,
    level: 2,
    hands: { 0: ['emberians weapon', 'barfolk lord', 'barfolk lord'], 1: ['supply'] },
    heroes: { 0: [[4, 3]], 1: [[4, 3]] },
  });
const CONQUEST = [attack, lay('lord'), stand, surrender];

test('a battle that was won tells who, by what, and what changed', () => {
  const start = siege();
  const { state, log } = told(start, CONQUEST, 1);
  const outcome = outcomeBetween(viewFor(start, 1), viewFor(state, 1), log);
  expect(outcome?.heads).toMatchObject([{ kind: 'won', seat: 0 }]);
  expect(outcome?.changes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['conquered']));
  const points = (s: GameState, seat: number) => viewFor(s, 1).players[seat]?.points ?? 0;
  expect(outcome?.points).toEqual([
    { seat: 0, from: points(start, 0), to: points(state, 0) },
    { seat: 1, from: points(start, 1), to: points(state, 1) },
  ]);
  expect(points(state, 0)).toBeGreaterThan(points(start, 0));
});

test('cards that are paid, drawn or laid are no outcome', () => {
  const start = siege();
  const { state, log } = told(start, [attack, lay('lord')], 0);
  expect(outcomeBetween(viewFor(start, 0), viewFor(state, 0), log)).toBeNull();
});

test.each([
  ['a city is an outcome', 2, ['built']],
  ['a road is none', 0, []],
])('%s', (_, level, heads) => {
  const view = viewFor(siege(), 0);
  const event = { kind: 'built', seat: 0, card: 0, square: TARGET, quarters: 0, level } as const;
  expect(outcomeBetween(view, view, [{ step: 0, seat: 0, event }])?.heads.map(({ kind }) => kind) ?? []).toEqual(heads);
});

test.each([
  ['a city that grows', { kind: 'upgraded', seat: 0, square: TARGET, level: 3 }, 1],
  ['a Great Artefact', { kind: 'claimed', seat: 0, card: 0 }, 1],
  ['artefacts that nobody takes', { kind: 'claimed', seat: 0, card: null }, 0],
] as const)('%s: so many moments', (_, event, moments) => {
  const view = viewFor(siege(), 0);
  expect(outcomesBetween(view, view, [{ step: 0, seat: 0, event }])).toHaveLength(moments);
});

test('[END-02] one level 4 city before the end is told once', () => {
  const start = siege();
  const now = viewFor(start, 0);
  const withCities = (count: number) => cities(now, 1, count);
  expect(outcomeBetween(withCities(3), withCities(4), [])?.nearer).toEqual([{ kind: 'city', seat: 1 }]);
  expect(outcomeBetween(withCities(4), withCities(4), [])).toBeNull();
  expect(outcomeBetween(withCities(2), withCities(3), [])).toBeNull();
});

test('[TEAM-05] what partners lack together is told of both, and by the engine alone', () => {
  const config = standardConfig(4, ['teams'], { points: 20, weeks: 3 });
  const now = viewFor(arrange({ config, day: 14 }), 0);
  const nearer = (before: PlayerView, after: PlayerView) => outcomeBetween(before, after, [])?.nearer ?? [];
  const one = (reason: EndAhead['reason'], count: number) => missing(now, reason, 3, count);
  expect(nearer(one('cities', 2), one('cities', 1))).toEqual([{ kind: 'city', seat: 1, with: [1, 3] }]);
  expect(nearer(one('points', 5), one('points', 4))).toEqual([{ kind: 'points', seat: 1, count: 4, with: [1, 3] }]);
  // The cities of each of them are nothing to it.
  const five = now.players.map((player) => ({ ...player, level4Cities: 4 }));
  expect(nearer(now, { ...now, players: five })).toEqual([]);
  expect(nearer(one('weeks', 1), one('weeks', 0))).toEqual([{ kind: 'lastWeek' }]);
});

test('a city and the end that it brings nearer are two moments, one after the other', () => {
  const now = viewFor(siege(), 0);
  const withCities = (count: number) => cities(now, 1, count);
  const event = { kind: 'built', seat: 1, card: 0, square: TARGET, quarters: 0, level: 4 } as const;
  const moments = outcomesBetween(withCities(3), withCities(4), [{ step: 0, seat: 1, event }]);
  expect(moments.map(({ heads, nearer }) => [heads.length, nearer.length])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(moments.map(({ seats }) => seats.has(0))).toEqual([false, true]);
});

test('whoever fought in a battle has a part in its outcome, whoever made the last move', () => {
  const start = siege();
  const opened = told(start, [attack, lay('lord'), stand], 1);
  const { state, log } = told(opened.state, [surrender], 1);
  const outcome = outcomeBetween(viewFor(opened.state, 1), viewFor(state, 1), log);
  expect([...(outcome?.seats ?? [])].sort()).toEqual([0, 1]);
});

test('[END-01] the last three squares are counted down', () => {
  const now = viewFor(siege(), 0);
  const withEmpty = (count: number) => missing(now, 'mapFull', 0, count);
  expect(outcomeBetween(withEmpty(4), withEmpty(3), [])?.nearer).toEqual([{ kind: 'squares', count: 3 }]);
  expect(outcomeBetween(withEmpty(5), withEmpty(4), [])).toBeNull();
});

test('a battle is one passage, and hits whoever was attacked', () => {
  const { log } = told(siege(), CONQUEST, 1);
  const passages = passagesOf(log);
  expect(passages).toHaveLength(1);
  expect(passages[0]?.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['attacked', 'won', 'conquered']));
  expect(passages[0]?.events.map(({ kind }) => kind)).not.toContain('laid');
  expect([...(passages[0]?.hits ?? [])]).toEqual([1]);
});

test('each turn is a chapter, each dawn another', () => {
  const { log } = told(siege(), [...CONQUEST, endTurn], 1);
  expect(chaptersOf(log).map(({ head }) => head?.kind ?? null)).toEqual([null, 'turn']);
});

describe('since your last turn', () => {
  const turn = (seat: number, step: number): LogEntry => ({ step, seat, event: { kind: 'turn', seat } });
  const gained = (seat: number, step: number): LogEntry => ({ step, seat, event: { kind: 'gained', seat, card: 0 } });
  const attacked = (seat: number, defender: number, step: number): readonly LogEntry[] => [
    { step, seat, event: { kind: 'attacked', seat, target: { kind: 'city', square: TARGET }, heroes: 1, defender } },
    {
      step,
      seat,
      event: { kind: 'repelled', seat, target: { kind: 'city', square: TARGET }, attack: 1, defence: 2 },
    },
  ];
  const round = [
    turn(0, 0),
    gained(0, 1),
    turn(1, 2),
    ...[3, 4, 5, 6, 7].map((step) => gained(1, step)),
    turn(2, 8),
    ...attacked(2, 1, 9),
    ...attacked(2, 0, 10),
    turn(0, 11),
  ];
  const NOTHING = { passages: [], quiet: [] };
  const kinds = (viewer: number) =>
    sinceLastTurn(round, viewer).passages.map(({ seat, events }) => [seat, events[0]?.kind]);

  test('what was aimed at the reader comes first, in five lines at most', () => {
    const { passages, quiet } = sinceLastTurn(round, 0);
    expect(passages).toHaveLength(5);
    expect(quiet).toEqual([]);
    expect(passages[0]?.hits.has(0)).toBe(true);
    expect(kinds(0).filter(([, kind]) => kind === 'attacked')).toHaveLength(2);
    expect(kinds(0).every(([seat]) => seat !== 0)).toBe(true);
  });

  test('in the first turn nothing is told', () =>
    expect(sinceLastTurn([turn(0, 0), gained(0, 1)], 0)).toEqual(NOTHING));

  test('nothing is told where the last turn is not on record', () => expect(sinceLastTurn(round, 3)).toEqual(NOTHING));

  test('before a first turn it is told what was done since the game began', () => {
    const day = [turn(0, 0), gained(0, 1), turn(1, 2), gained(1, 3), turn(2, 4)];
    expect(sinceLastTurn(day, 2, true).passages.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(sinceLastTurn(day.slice(0, 1), 0, true)).toEqual(NOTHING);
  });

  test('a turn with nothing to tell of is told as a quiet one', () => {
    const day = [turn(0, 0), gained(0, 1), turn(1, 2), turn(2, 3), gained(2, 4), turn(0, 5)];
    const { passages, quiet } = sinceLastTurn(day, 0);
    expect(passages.map(({ seat }) => seat)).toEqual([2]);
    expect(quiet).toEqual([1]);
  });
});

test('what a bot did in a turn before is no news in its next one', () => {
  const recruited = { kind: 'recruited', seat: 1, hero: 0, square: 3 } as const;
  const turn = (seat: number) => ({ kind: 'turn', seat }) as const;
  const before: LogEntry[] = [
    { step: 0, seat: 1, event: recruited },
    { step: 1, seat: 1, event: turn(0) },
  ];
  const isBot = (seat: number) => seat === 1;
  expect(latestPassage(before.slice(0, 1), isBot)?.events).toEqual([recruited]);
  const next: LogEntry[] = [...before, { step: 2, seat: 0, event: turn(1) }];
  expect(latestPassage(next, isBot)).toBeUndefined();
  expect(
    latestPassage([...next, { step: 3, seat: 1, event: { ...recruited, square: 5 } }], isBot)?.events,
  ).toMatchObject([{ square: 5 }]);
});
