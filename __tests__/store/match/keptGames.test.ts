/**
 * What earlier versions have written is opened by this one: every match goes on from exactly where it stood, every code
 * plays back. The files of __tests__/kept are never written again (see scripts/keep-games.ts).
 */
import {
  clone,
  decision,
  hash,
  isOver,
  MODULE_IDS,
  newChance,
  NO_BATTLE,
  replay as engineReplay,
  type ModuleId,
} from '@battalia/engine';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Journal } from '@/store/match/journal';
import { listMatches, loadMatch } from '@/store/match/savedMatches';
import { Replay } from '@/store/match/replay';
import { fromCode } from '@/store/match/share';
import { Sitting } from '@/store/match/sitting';
import { PRESET_IDS, presetFor } from '@/ui/modules/presets';
import { anyGenerated, wander } from '../../engine/wander';
import { Memory } from './memory';
import { photograph, type Photograph } from './photograph';

const KEPT = path.join(__dirname, '../../kept');
const versions = readdirSync(KEPT);
const filesOf = (version: string, ending: string) =>
  readdirSync(path.join(KEPT, version)).filter((file) => file.endsWith(ending));
const games = versions.flatMap((version) =>
  filesOf(version, '.json')
    .filter((file) => file !== 'facts.json')
    .map((file) => `${version}/${file}`),
);
const codes = versions.flatMap((version) => filesOf(version, '.code.txt').map((file) => `${version}/${file}`));
const read = (file: string) => readFileSync(path.join(KEPT, file), 'utf8');

async function opened(file: string) {
  const stored: Record<string, string> = JSON.parse(read(file));
  const storage = new Memory(new Map(Object.entries(stored)));
  const [match] = await listMatches(storage);
  const loaded = await loadMatch(storage, match?.id ?? '');
  if (!loaded.ok) throw new Error(`${file} is ${loaded.reason}`);
  return { storage, facts: match?.facts, match: loaded.match };
}

/** No preset has them. */
const BY_THEMSELVES: readonly ModuleId[] = ['metamorpha', 'bilkarr', 'fanatics', 'valleys'];

test('every preset is kept, and every module that none of them has: running, in a battle, in a question and finished', () => {
  const inPresets = PRESET_IDS.flatMap((id) => [2, 3, 4, 5, 6].flatMap((seats) => presetFor(id, seats).modules));
  expect(MODULE_IDS.filter((id) => !inPresets.includes(id)).sort()).toEqual([...BY_THEMSELVES].sort());
  for (const preset of [...PRESET_IDS, ...BY_THEMSELVES])
    for (const moment of ['running', 'battle', 'question', 'finished']) {
      expect(games.some((file) => file.endsWith(`/${preset}-${moment}.json`))).toBe(true);
      expect(codes.some((file) => file.endsWith(`/${preset}-${moment}.code.txt`))).toBe(true);
    }
});

/** So many actions on, if a game does not end before; one that has no agreed end is left sooner. */
const FAR_ON = 600;
const SOME_WAY = 120;

/** What the version that wrote a game saw in it. */
const facts = (version: string): Readonly<Record<string, { position: Photograph; events: number }>> =>
  JSON.parse(read(`${version}/facts.json`));
const factsOf = (file: string) => {
  const [version = '', name = ''] = file.replace(/\.(json|code\.txt)$/, '').split('/');
  const found = facts(version)[name];
  if (found === undefined) throw new Error(`nothing is known of ${file}`);
  return found;
};

test.each(games)('%s is listed, stands where it stood, and goes on to its end', async (file) => {
  const { storage, facts: listed, match } = await opened(file);
  expect(photograph(match.state)).toEqual(factsOf(file).position);
  expect(listed).toMatchObject({ over: isOver(match.state), day: match.state.day, players: match.players });
  const moment = /-(\w+)\.json$/.exec(file)?.[1];
  expect({
    running: !isOver(match.state) && match.state.battle === NO_BATTLE && match.state.frames === 0,
    battle: match.state.battle !== NO_BATTLE,
    question: match.state.frames > 0 && decision(match.state) !== null,
    finished: isOver(match.state),
  }).toMatchObject({ [moment ?? '']: true });
  const sitting = new Sitting(match);
  expect(hash(sitting.forSaving().state)).toBe(hash(match.state));

  // All that was done is there, and leads there.
  expect(match.from).toBeNull();
  expect(sitting.log().length).toBe(factsOf(file).events);
  const end = clone(match.state);
  const steps = end.rules.weeks === 0 ? SOME_WAY : FAR_ON;
  const went = wander(end, newChance(file), { steps, choose: anyGenerated });
  // Without an agreed end random players go on for ever.
  expect(isOver(end) || (end.rules.weeks === 0 && went.length === SOME_WAY)).toBe(true);
  expect(went.length > 0).toBe(!isOver(match.state));

  // And it is written on by this version.
  const { id, config, seed, players, startedAt, playedAt, casual, actions, from } = match;
  const journal = new Journal(storage, id, 'later');
  await journal.open();
  const { state, day, over } = match;
  const entry = { config, seed, players, startedAt, playedAt, casual, over, day, actions, from, state };
  expect(await journal.write(entry)).toEqual({ ok: true });
});

test.each(codes)('%s plays back', (file) => {
  const code = fromCode(read(file));
  if (!code.ok) throw new Error(code.reason);
  const replay = new Replay(code.game);
  // A later version may have corrected a rule: then it opens up to there, and says so.
  expect(replay.length).toBe(code.follows);
  expect(replay.length).toBeGreaterThan(10);
  expect(replay.over).toBe(code.over);
  expect(replay.whole).toBe(true);
  const { config, seed, actions } = code.game;
  const led = engineReplay(config, seed, actions);
  expect(photograph(led.state)).toEqual(factsOf(file).position);
  expect(replay.logUntil(replay.length, 'table')).toHaveLength(factsOf(file).events);
});
