/**
 * node scripts/run-ts.mjs scripts/keep-games.ts <name> [preset…]: plays games of every preset, or of those, and keeps what this version writes of
 * them in __tests__/kept/<name>: matches as a device stores them, and codes. Every later version has to open them, so
 * what is there is never written again; a version that saves something new keeps a folder more.
 */
import {
  clone,
  createGame,
  isOver,
  item,
  legalActions,
  NO_BATTLE,
  newChance,
  standardConfig,
  step,
  toMove,
  viewFor,
  type GameConfig,
  type GameState,
} from '@battalia/engine';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wander, type Chooser } from '../__tests__/engine/wander';
import { Memory } from '../__tests__/store/match/memory';
import { photograph, type Photograph } from '../__tests__/store/match/photograph';
import { chooseAtOnce } from '../src/bots/bot';
import { friman } from '../src/bots/friman';
import { exportMatch, Journal } from '../src/store/match/journal';
import { toCode } from '../src/store/match/share';
import { Sitting } from '../src/store/match/sitting';
import { PRESET_IDS, presetFor } from '../src/ui/modules/presets';

/** A game in progress is left after so many actions: over the end of a chunk. */
const RUNNING = 80;
const ID = 'kept';

/** Where a match is left. */
const MOMENTS: Readonly<Record<string, (s: GameState, done: number) => boolean>> = {
  running: (s, done) => done >= RUNNING && s.frames === 0 && s.battle === NO_BATTLE,
  battle: (s) => s.battle !== NO_BATTLE && s.frames === 0,
  question: (s, done) => done > 20 && s.frames > 0,
  finished: () => false,
};

/** As people do who want to see everything: mostly what a friman would do. */
const play: Chooser = (s, chance) =>
  chooseAtOnce(friman, viewFor(s, toMove(s)), legalActions(s), chance, { kind: 'nodes', nodes: 200 });

/** The first of many games that comes to such a moment. */
function left(config: GameConfig, seeds: string, until: (s: GameState, done: number) => boolean, over: boolean) {
  for (let i = 1; i < 100; i++) {
    const seed = `${seeds} ${i}`;
    const state = createGame(config, seed);
    const actions = wander(state, newChance(seed), { choose: play, until });
    if (isOver(state) === over) return { seed, actions };
  }
  throw new Error(`${seeds}: it never comes to that`);
}

const [name, ...some] = process.argv.slice(2);
if (name === undefined || !/^[\w-]+$/.test(name)) throw new Error('a name for the folder is missing');
const folder = path.join('__tests__', 'kept', name);
if (existsSync(folder)) throw new Error(`${folder} is there, and is kept as it is`);
mkdirSync(folder, { recursive: true });

/** What is seen in each of them, to be seen again by every later version. */
const facts: Record<string, { readonly position: Photograph; readonly events: number }> = {};

for (const [i, preset] of PRESET_IDS.entries()) {
  if (some.length > 0 && !some.includes(preset)) continue;
  for (const [moment, until] of Object.entries(MOMENTS)) {
    const seats = 2 + (i % 3);
    const { modules, options } = presetFor(preset, seats);
    const config: GameConfig = standardConfig(
      seats,
      modules,
      moment === 'finished' ? { ...options, weeks: 1 } : options,
    );
    const { seed, actions } = left(config, `${preset} ${moment}`, until, moment === 'finished');
    const players = Array.from({ length: seats }, (_, seat) => ({
      name: item(['Ada', 'Bo', 'Cleo', 'Dan'], seat),
      bot: seat === 0 ? null : ('friman' as const),
    }));
    const storage = new Memory();
    const journal = new Journal(storage, ID, 'kept');
    await journal.open();
    // Action by action, as they were played.
    const past = createGame(config, seed);
    const entry = (count: number) => ({
      config,
      seed,
      players,
      startedAt: 1,
      playedAt: 1 + count,
      casual: false,
      over: isOver(past),
      day: past.day,
      actions: actions.slice(0, count),
      state: clone(past),
    });
    await journal.write(entry(0));
    for (const [done, { action }] of actions.entries()) {
      step(past, action);
      await journal.write(entry(done + 1));
    }
    facts[`${preset}-${moment}`] = {
      position: photograph(past),
      events: new Sitting({ config, seed, players, actions }).log().length,
    };
    const at = path.join(folder, `${preset}-${moment}`);
    writeFileSync(`${at}.json`, `${await exportMatch(storage, ID)}\n`);
    writeFileSync(`${at}.code.txt`, `${toCode({ players, config, seed, actions })}\n`);
  }
}
writeFileSync(path.join(folder, 'facts.json'), `${JSON.stringify(facts, null, 1)}\n`);
