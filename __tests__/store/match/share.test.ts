import {
  apply,
  createGame,
  hashText,
  isOver,
  item,
  legalActions,
  newChance,
  standardConfig,
  toMove,
  viewFor,
  type GameConfig,
  type Played,
} from '@battalia/engine/testing';
import { deflateSync, strToU8 } from 'fflate';
import { chooseAtOnce } from '@/bots/bot';
import { BOTS } from '@/bots/players';
import { fromCode, toCode, type SharedGame } from '@/store/match/share';
import { Replay } from '@/store/match/replay';
import { checksum } from '@/store/match/storage';
import { idleGame } from './idle';

/** A whole game of Frimen. */
function played(config: GameConfig, seed: string): SharedGame {
  const chance = newChance(seed);
  const actions: Played[] = [];
  let state = createGame(config, seed);
  while (!isOver(state)) {
    const action = chooseAtOnce(BOTS.friman, viewFor(state, toMove(state)), legalActions(state), chance, {
      kind: 'nodes',
      nodes: 1,
    });
    const result = apply(state, action);
    if (!result.ok) throw new Error(result.violation.code);
    actions.push({ seat: toMove(state), action });
    state = result.state;
  }
  return {
    players: config.seats.map((_, i) => ({ name: `Gräfin Łucja ${i}`, bot: i === 0 ? null : 'friman' })),
    config,
    seed,
    actions,
  };
}

/** A code around any bytes. */
function forged(bytes: Uint8Array): string {
  const letters = Buffer.from(bytes).toString('base64url');
  return `battalia2.${letters}.${checksum(letters)}`;
}

function answeredInTime(text: string): string {
  // What the processor does for it: others may be busy on the same machine.
  const before = process.cpuUsage();
  const opened = fromCode(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(3000);
  return opened.ok ? 'opened' : opened.reason;
}

const whole = played(standardConfig(2, ['advanced', 'unbound'], { weeks: 2 }), 'share');
const running: SharedGame = { ...whole, actions: whole.actions.slice(0, -20) };

test('a code gives back the very game: names, set-up, seed, every action', () => {
  for (const [game, over] of [
    [whole, true],
    [running, false],
  ] as const) {
    const code = toCode(game);
    expect(fromCode(`Look: ${code}`)).toEqual({
      ok: true,
      code,
      game: { ...game, unread: 0 },
      follows: game.actions.length,
      over,
    });
  }
});

test('a code needs no escaping in a link and is short enough to be pasted', () => {
  const code = toCode(whole);
  expect(encodeURIComponent(code)).toBe(code);
  expect(code.length).toBeLessThan(whole.actions.length * 12);
});

test('a link, a message around it and line breaks do not matter', () => {
  const code = toCode(running);
  const broken = code.replace(/(.{70})/g, '$1\n');
  for (const text of [` ${code} `, `https://example.org/replay#${code}`, `Look!\n${broken}\n`])
    expect(fromCode(text).ok).toBe(true);
});

test('garbage is no code, a cut or changed one is damaged, one from the future is newer', () => {
  const code = toCode(running);
  for (const garbage of ['hello', '{"format":"battalia-game"}', 'battalia', '🐻'.repeat(50)])
    expect(fromCode(garbage)).toEqual({ ok: false, reason: 'notACode' });
  for (let i = 0; i < code.length; i += 41) {
    expect(fromCode(code.slice(0, i)).ok).toBe(false);
    const other = code.charAt(i) === 'A' ? 'B' : 'A';
    const changed = fromCode(code.slice(0, i) + other + code.slice(i + 1));
    expect(changed.ok).toBe(false);
  }
  expect(fromCode(code.slice(0, -9))).toEqual({ ok: false, reason: 'damaged' });
  expect(fromCode(code.replace('battalia2', 'battalia3'))).toEqual({ ok: false, reason: 'newer' });
});

/** Written before codes said who had done what. */
const FIRST_VERSION =
  'Look: https://example.org/replay#battalia1.q1YqyEmsTC0qVrKKVvJTslLyS8xN1VHKyy9RsqqFiBSlpipZGSnVxgIA.1x2y3z';

test('a code of the first version is too old, wherever it stands, and says so', () => {
  expect(fromCode(FIRST_VERSION)).toEqual({ ok: false, reason: 'tooOld' });
  expect(fromCode(FIRST_VERSION.slice(0, -12))).toEqual({ ok: false, reason: 'damaged' });
});

test('nothing, and what is longer than any game, is told at once', () => {
  for (const nothing of ['', ' ', '\n\t\n', '\uFEFF'])
    expect(fromCode(nothing)).toEqual({ ok: false, reason: 'empty' });
  for (const long of ['x'.repeat(5_000_000), ' '.repeat(5_000_000), 'battalia2.'.repeat(500_000)])
    expect(answeredInTime(long)).toBe('tooLong');
  // What is short and swells to 70 million letters.
  const bomb = forged(deflateSync(new Uint8Array(70_000_000), { level: 9 }));
  expect(bomb.length).toBeLessThan(100_000);
  expect(answeredInTime(bomb)).toBe('damaged');
  for (const starts of ['battalia2.', 'battalia2', 'battalia2.-', 'battalia2._.'])
    expect(answeredInTime(starts.repeat(Math.floor(99_000 / starts.length)))).toMatch(/damaged|notACode/);
});

test('a game that follows the rules and never ends is too long', () => {
  const config = standardConfig(2);
  const actions = idleGame(config, 'idle', 20_000);
  const idle = { ...running, config, seed: 'idle' };
  expect(answeredInTime(toCode({ ...idle, actions }))).toBe('tooLong');
  expect(fromCode(toCode({ ...idle, actions: actions.slice(0, 3000) })).ok).toBe(true);
});

test('a game that the rules refuse opens up to where they do', () => {
  const seat = item(running.actions, running.actions.length - 1).seat;
  const stolen: SharedGame = {
    ...running,
    actions: [...running.actions, { seat, action: { kind: 'annex', square: 0 } }, ...running.actions],
  };
  expect(fromCode(toCode(stolen))).toEqual({
    ok: true,
    code: toCode(stolen),
    game: { ...stolen, unread: 0 },
    follows: running.actions.length,
    over: false,
  });
  const replay = new Replay(stolen);
  expect(replay.whole).toBe(false);
  expect(replay.length).toBe(running.actions.length);
});

/** What another version has written: set-up and actions are whatever it knows. */
function written(
  game: SharedGame,
  change: (body: { config: { modules: string[] }; actions: unknown[] }) => void,
): string {
  const { players, config, seed, actions } = game;
  const body = { config: { ...config, modules: [...config.modules] }, seed, actions: [...actions] };
  change(body);
  const sum = hashText(`battalia-game 2 ${JSON.stringify(body)}`);
  const save = JSON.stringify({ format: 'battalia-game', version: 2, checksum: sum, body });
  return forged(deflateSync(strToU8(JSON.stringify({ players, game: save }))));
}

test.each([
  ['of a kind that this version does not know', { seat: 0, action: { kind: 'levitate', square: 3 } }],
  ['with a field that this version does not know', { seat: 0, action: { kind: 'begin', gladly: true } }],
  ['that is nothing at all', null],
])('one action %s, and the game opens up to there', (_what, unknown) => {
  const code = written(running, ({ actions }) => actions.splice(30, 1, unknown));
  const opened = fromCode(code);
  if (!opened.ok) throw new Error(opened.reason);
  expect([opened.follows, opened.game.actions, opened.code]).toEqual([30, running.actions.slice(0, 30), code]);
  expect(opened.game.unread).toBe(running.actions.length - 30);
  const replay = new Replay(opened.game);
  expect([replay.length, replay.whole]).toEqual([30, false]);
  // The same code without it is the whole game.
  expect(fromCode(written(running, () => undefined))).toMatchObject({ game: running, follows: running.actions.length });
});

test('a game of which nothing can be read, and one with a module that this version lacks', () => {
  const [unreadable, unknown] = [
    written(running, ({ actions }) => actions.splice(0, 1, {})),
    written(running, ({ config }) => config.modules.push('moonlight')),
  ];
  expect(fromCode(unreadable)).toEqual({ ok: false, reason: 'against' });
  expect(fromCode(unknown)).toEqual({ ok: false, reason: 'newer' });
});

test('a game that the rules refuse from the beginning is refused', () => {
  const usurped = running.actions.map(({ seat, action }) => ({ seat: 1 - seat, action }));
  expect(fromCode(toCode({ ...running, actions: usurped }))).toEqual({ ok: false, reason: 'against' });
  expect(fromCode(toCode({ ...running, players: [] }))).toEqual({ ok: false, reason: 'against' });
});

describe('playing back', () => {
  test('every step is the state that was, forward, backward and in any order', () => {
    const replay = new Replay(whole);
    expect(replay.length).toBe(whole.actions.length);
    let state = createGame(whole.config, whole.seed);
    const views = [viewFor(state, 'table')];
    for (const { action, seat } of whole.actions) {
      const result = apply(state, action, seat);
      if (!result.ok) throw new Error();
      state = result.state;
      views.push(viewFor(state, 'table'));
    }
    for (const step of [0, 1, 11, 12, 13, 40, 39, replay.length, replay.length - 1, 5])
      expect(replay.viewAt(step, 'table')).toEqual(views[step]);
    expect(replay.viewAt(-3, 'table')).toEqual(views[0]);
    expect(replay.viewAt(9999, 'table')).toEqual(views[replay.length]);
  });

  test('of a game that runs nobody’s cards are shown, of one that is over everybody’s', () => {
    const secret = new Replay(running);
    // But for what all players know, such as the cohort of one of two.
    expect(secret.viewAt(30, 0).players[0]?.hand.filter(({ shownTo }) => shownTo.length === 0)).toEqual([]);
    expect(secret.viewAt(30, 0)).toEqual(secret.viewAt(30, 'table'));
    expect(secret.logUntil(30, 1)).toEqual(secret.logUntil(30, 'table'));
    expect(secret.deckOf(0)).toBeNull();
    const open = new Replay(whole);
    expect(open.viewAt(30, 0).players[0]?.hand.length).toBeGreaterThan(0);
    expect(open.deckOf(1)?.length).toBe(open.viewAt(open.length, 'table').players[1]?.deckSize);
  });

  test('turns and scores follow the days', () => {
    const replay = new Replay(whole);
    expect(replay.scores.map(({ day }) => day)).toEqual([...replay.scores.map(({ day }) => day)].sort((a, b) => a - b));
    const standings = replay.viewAt(replay.length, 'table').standings ?? [];
    for (const { seat, points } of standings)
      expect(item(replay.scores, replay.scores.length - 1).points[seat]).toBe(points);
    for (const { step, seat } of replay.turns.slice(1)) expect(replay.viewAt(step, 'table').turn).toBe(seat);
  });
});
