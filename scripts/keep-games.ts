/**
 * node scripts/run-ts.mjs scripts/keep-games.ts <name> [game…]: plays games of every preset and of every module that no
 * preset has, or of those, and keeps what this version writes of them in __tests__/kept/<name>: matches as a device stores
 * them, and codes. Every later version has to open them, so what is there is never written again; a version that saves
 * something new keeps a folder more.
 */
import {
  bandOf,
  clone,
  createGame,
  decision,
  isOver,
  item,
  kindOf,
  legalActions,
  metamorphaState,
  NO_BATTLE,
  NOBODY,
  NONE,
  newChance,
  POTIONS,
  seatOfZone,
  standardConfig,
  step,
  toMove,
  viewFor,
  type ActionKind,
  type DecisionKind,
  type GameConfig,
  type GameState,
  type ModuleId,
  type Options,
} from '@battalia/engine/testing';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { anyOf, wander, type Chooser } from '../__tests__/engine/wander';
import { Memory } from '../__tests__/store/match/memory';
import { photograph, type Photograph } from '../__tests__/store/match/photograph';
import { chooseAtOnce } from '../src/bots/bot';
import { friman } from '../src/bots/friman';
import { isBuilding } from '../src/engine/modules/valleys/state';
import { Journal } from '../src/store/match/journal';
import { exportMatch } from '../src/store/match/savedMatches';
import { toCode } from '../src/store/match/share';
import { Sitting } from '../src/store/match/sitting';
import { PRESET_IDS, presetFor } from '../src/ui/modules/presets';

/** A game in progress is left after so many actions: over the end of a chunk. */
const RUNNING = 80;
const ID = 'kept';

/** As people do who want to see everything: mostly what a friman would do. */
const play: Chooser = (s, chance) =>
  chooseAtOnce(friman, viewFor(s, toMove(s)), legalActions(s), chance, { kind: 'nodes', nodes: 200 });
/** The same by people who never let pass what only this module has. */
const trying =
  (...rare: readonly ActionKind[]): Chooser =>
  (s, chance) => {
    const tempting = legalActions(s).filter(({ kind }) => rare.includes(kind));
    return tempting.length > 0 ? anyOf(tempting, chance) : play(s, chance);
  };

interface Kept {
  readonly seats: number;
  readonly modules: readonly ModuleId[];
  readonly options: Options;
  readonly weeks: number;
  readonly choose: Chooser;
  /** It is left in the middle of what is worth keeping. */
  readonly isTelling: (s: GameState) => boolean;
  readonly isAsked: (s: GameState) => boolean;
}

const SEATS = [2, 3, 4] as const;
const PRESETS: readonly (readonly [string, Kept])[] = PRESET_IDS.map((id, i) => {
  const seats = item(SEATS, i % SEATS.length);
  const any = () => true;
  return [id, { seats, ...presetFor(id, seats), weeks: 1, choose: play, isTelling: any, isAsked: any }];
});

const asks =
  (...kinds: readonly DecisionKind[]) =>
  (s: GameState): boolean =>
    kinds.some((kind) => decision(s)?.kind === kind);
const isHeld = (s: GameState, names: readonly string[]): boolean =>
  [...s.zone.entries()].some(
    ([card, zone]) => seatOfZone(s, zone) !== NONE && names.includes(s.rules.names[kindOf(s, card)] ?? ''),
  );

/** Modules that no preset has, each by itself, from when on it is felt. */
const MODULES_ALONE: Readonly<Record<string, Kept>> = {
  metamorpha: {
    seats: 3,
    modules: ['stormgates', 'gates', 'metamorpha'],
    options: {},
    weeks: 2,
    choose: trying('tribute', 'recruit'),
    isTelling: (s) => metamorphaState.herSquare(s) !== NONE,
    isAsked: asks('woods', 'mountains', 'canyons', 'lakes', 'frost', 'jungle'),
  },
  bilkarr: {
    seats: 4,
    modules: ['stormgates', 'gates', 'bilkarr'],
    options: {},
    weeks: 3,
    choose: trying('buyPotion', 'recruit'),
    isTelling: (s) => isHeld(s, POTIONS),
    isAsked: asks('reaction'),
  },
  fanatics: {
    seats: 2,
    modules: ['unbound', 'fanatics'],
    options: {},
    weeks: 1,
    choose: trying('sacrifice'),
    isTelling: (s) =>
      [...s.zone.entries()].some(([card, zone]) => seatOfZone(s, zone) !== NONE && bandOf(s.rules, card) === 'fanatic'),
    isAsked: () => true,
  },
  valleys: {
    seats: 4,
    modules: ['stormgates', 'gates', 'relics', 'valleys'],
    options: { connection: 2 },
    weeks: 1,
    choose: trying('explore', 'collect', 'jump', 'recruit'),
    isTelling: (s) => [...s.holder.keys()].some((square) => isBuilding(square) && s.holder[square] !== NOBODY),
    isAsked: asks('atGate', 'underGate', 'atBridge', 'raising', 'giving', 'lowering'),
  },
};

const KEPT: readonly (readonly [string, Kept])[] = [...PRESETS, ...Object.entries(MODULES_ALONE)];

/** Where a match is left. */
const MOMENTS: Readonly<Record<string, (kept: Kept, s: GameState, done: number) => boolean>> = {
  running: (kept, s, done) => done >= RUNNING && s.frames === 0 && s.battle === NO_BATTLE && kept.isTelling(s),
  battle: (kept, s) => s.battle !== NO_BATTLE && s.frames === 0 && kept.isTelling(s),
  question: (kept, s, done) => done > 20 && s.frames > 0 && kept.isTelling(s) && kept.isAsked(s),
  finished: () => false,
};

/** Nobody waits for ever for a moment. */
const MOST_ACTIONS = 3000;

/** The first of many games that comes to such a moment. */
function left(
  config: GameConfig,
  seeds: string,
  choose: Chooser,
  until: (s: GameState, done: number) => boolean,
  over: boolean,
) {
  for (let i = 1; i < 100; i++) {
    const seed = `${seeds} ${i}`;
    const state = createGame(config, seed);
    let left = false;
    const actions = wander(state, newChance(seed), {
      steps: MOST_ACTIONS,
      choose,
      until: (s, done) => (left = until(s, done)),
    });
    if (!over && !left) continue;
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

for (const [game, kept] of KEPT) {
  if (some.length > 0 && !some.includes(game)) continue;
  const { seats, modules, options, weeks, choose } = kept;
  for (const [moment, isThere] of Object.entries(MOMENTS)) {
    const config: GameConfig = standardConfig(seats, modules, moment === 'finished' ? { ...options, weeks } : options);
    const until = (s: GameState, done: number): boolean => isThere(kept, s, done);
    const { seed, actions } = left(config, `${game} ${moment}`, choose, until, moment === 'finished');
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
    facts[`${game}-${moment}`] = {
      position: photograph(past),
      events: new Sitting({ config, seed, players, actions }).log().length,
    };
    const at = path.join(folder, `${game}-${moment}`);
    writeFileSync(`${at}.json`, `${await exportMatch(storage, ID)}\n`);
    writeFileSync(`${at}.code.txt`, `${toCode({ players, config, seed, actions })}\n`);
  }
}
writeFileSync(path.join(folder, 'facts.json'), `${JSON.stringify(facts, null, 1)}\n`);
