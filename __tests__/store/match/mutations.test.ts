/**
 * Saves, codes and addresses that were changed on the way: each is opened or answered with a sentence, and none of them
 * is a fall. A save takes the longest.
 */
import { encodeGame, FACTION_NAMES, item, standardConfig, type Played } from '@battalia/engine';
import { deflateSync, strToU8 } from 'fflate';
import { translators } from '@/i18n/translate';
import { Journal } from '@/store/match/journal';
import { deleteMatch, exportMatch, listMatches, loadMatch, type LoadedMatch } from '@/store/match/savedMatches';
import { listOlder } from '@/store/match/older';
import { Replay } from '@/store/match/replay';
import { fromCode, toCode } from '@/store/match/share';
import { checksum } from '@/store/match/storage';
import { Sitting } from '@/store/match/sitting';
import { dateText } from '@/ui/text/date';
import { chapterOf, entryOf } from '@/ui/screens/reference/chapters';
import { many } from '../../long';
import { idleGame } from './idle';
import { Memory } from './memory';
import { Mutator } from './mutate';

const COUNT = many(2_000, 10_000);
const t = translators.en;
const config = standardConfig(2);
const players = [
  { name: 'Ada', bot: null },
  { name: 'Bo', bot: 'friman' as const },
];

/** Games of all lengths: without a step, within a chunk, and beyond one. */
const games = [0, 1, 3, 5, 8, 70].map((length) => idleGame(config, `mutated ${length}`, length));

async function storedOf(actions: readonly Played[], id: string): Promise<ReadonlyMap<string, string>> {
  const storage = new Memory();
  const journal = new Journal(storage, id, 'test');
  for (const length of [Math.floor(actions.length / 2), actions.length]) {
    const table = new Sitting({
      config,
      seed: `mutated ${actions.length}`,
      players,
      actions: actions.slice(0, length),
    });
    const { actions: done, from, state } = table.forSaving();
    const facts = { startedAt: 1, playedAt: 2, casual: false, over: false, day: state.day };
    await journal.write({ config, seed: table.seed, players, ...facts, actions: done, from, state });
  }
  return storage.items;
}

/** What a screen does with a match that was opened. */
function play(match: LoadedMatch): void {
  const table = new Sitting(match);
  table.takeOver();
  table.view();
  table.log();
  const [action] = table.legal();
  expect(action === undefined || table.isOver() || table.take(action).ok).toBe(true);
  const replay = new Replay(match);
  replay.viewAt(replay.length, 'table');
  replay.logUntil(replay.length, 0);
}

test('saves', async () => {
  const mutator = new Mutator('saves');
  const stored = await Promise.all(games.map((game) => storedOf(game, 'one')));
  const answers = new Map<string, number>();
  for (let n = 0; n < COUNT * 0.1; n++) {
    const storage = new Memory(mutator.items(mutator.oneOf(stored)));
    for (const { facts } of await listMatches(storage)) {
      if (facts === null) continue;
      expect(dateText('en', facts.playedAt)).not.toBe('?');
      for (const { faction } of facts.standing) if (faction !== null) item(FACTION_NAMES, faction);
      facts.players.map(({ name }) => name.length);
    }
    await listOlder(storage);
    const loaded = await loadMatch(storage, 'one');
    const answer = loaded.ok ? 'opened' : loaded.reason;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    if (loaded.ok && n % 4 === 0) play(loaded.match);
    const sentence = loaded.ok ? answer : t(loaded.reason === 'missing' ? 'match.notFound' : `match.${loaded.reason}`);
    expect(sentence).not.toBe('');
    expect(typeof (await exportMatch(storage, 'one'))).toBe('string');
    await deleteMatch(storage, 'one');
    expect(await loadMatch(storage, 'one')).toEqual({ ok: false, reason: 'missing' });
  }
  // Both happen, or the changes are not what they should be.
  expect(Math.min(answers.get('opened') ?? 0, answers.get('unreadable') ?? 0)).toBeGreaterThan(COUNT * 0.005);
});

/** A code around any text. */
function sealed(text: string): string {
  const letters = Buffer.from(deflateSync(strToU8(text))).toString('base64url');
  return `battalia2.${letters}.${checksum(letters)}`;
}

function answerTo(text: string): string {
  const opened = fromCode(text);
  if (!opened.ok) {
    if (t(`code.${opened.reason}`) === '') throw new Error(`nothing is said of a code that is ${opened.reason}`);
    return opened.reason;
  }
  const replay = new Replay(opened.game);
  replay.viewAt(replay.length, 'table');
  return 'opened';
}

test('codes', () => {
  const codes = games.map((actions) => toCode({ players, config, seed: `mutated ${actions.length}`, actions }));
  const mutator = new Mutator('codes');
  const answers = new Map<string, number>();
  for (let n = 0; n < COUNT * 0.5; n++) {
    const actions = mutator.oneOf(games);
    const game = { players, config, seed: `mutated ${actions.length}`, actions };
    // Letters of the code; or what is in it, with checksums that fit.
    const changed =
      n % 2 === 0
        ? mutator.text(item(codes, games.indexOf(actions)))
        : sealed(JSON.stringify(mutator.value({ players, game: encodeGame(game) })));
    const answer = answerTo(changed);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  expect([...answers.keys()]).toEqual(expect.arrayContaining(['opened', 'damaged', 'against', 'notACode']));
  expect(answers.get('damaged')).toBeGreaterThan(COUNT * 0.02);
});

test('addresses', async () => {
  const mutator = new Mutator('addresses');
  const storage = new Memory(await storedOf(item(games, 3), 'one'));
  const known = [
    'one',
    'battle',
    'turn',
    '%E0%A4%A',
    '__proto__',
    'constructor',
    '[id]',
    'a/b',
    '🐻',
    toCode({ players, config, seed: 'mutated 5', actions: item(games, 3) }),
  ];
  for (let n = 0; n < COUNT * 0.4; n++) {
    const said = mutator.below(20) === 0 ? mutator.oneOf(known) : mutator.text(mutator.oneOf(known));
    const loaded = await loadMatch(storage, said);
    expect(loaded.ok ? 'opened' : loaded.reason).toMatch(/opened|missing|unreadable|tooOld/);
    entryOf(said)?.chapter.id.toString();
    chapterOf(said)?.id.toString();
    answerTo(said);
  }
});
