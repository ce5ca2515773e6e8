/** What the arena is asked for, and which game comes when. */
import { availableParallelism } from 'node:os';
import { checkConfig, MODULE_IDS, standardConfig, type ModuleId } from '@battalia/engine';
import { BOT_NAMES, type BotName } from '../../src/bots/players';
import type { Match } from './match';

export interface Options {
  readonly bots: readonly BotName[];
  readonly games: number;
  readonly modules: readonly ModuleId[];
  readonly weeks: number | null;
  readonly seed: string;
  readonly nodes: number | null;
  readonly ms: number | null;
  readonly days: number;
  readonly threads: number;
  readonly json: boolean;
}

export const USAGE = `Usage: npm run arena -- --bots <names> [options]
  --bots a,b[,c …]   two to six of: ${BOT_NAMES.join(', ')}
  --games n          how many games (default 100)
  --modules a,b      any of: ${MODULE_IDS.join(', ')} (default none)
  --weeks n          the game ends after this many weeks (default: as the modules have it)
  --seed text        the same seed plays the same games (default 1)
  --nodes n          nodes a decision (default: what each bot is used to)
  --ms n             milliseconds a decision instead; games are then not repeatable
  --days n           a game that goes on after this many days is called off (default 84)
  --threads n        (default: all cores)
  --json             the result for machines`;

export class BadArguments extends Error {}

export function readOptions(words: readonly string[]): Options {
  const given = new Map<string, string>();
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (!word.startsWith('--')) throw new BadArguments(`"${word}" is not an option.`);
    const name = word.slice(2);
    if (!['bots', 'games', 'modules', 'weeks', 'seed', 'nodes', 'ms', 'days', 'threads', 'json'].includes(name))
      throw new BadArguments(`There is no option ${word}.`);
    if (name === 'json') given.set(name, 'yes');
    else {
      const value = words[++i];
      if (value === undefined || value.startsWith('--')) throw new BadArguments(`${word} needs a value.`);
      given.set(name, value);
    }
  }
  const whole = (name: string, otherwise: number): number => {
    const text = given.get(name);
    if (text === undefined) return otherwise;
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new BadArguments(`--${name} needs a whole number above 0, not "${text}".`);
    return Number(text);
  };
  const list = <T extends string>(name: string, known: readonly T[]): readonly T[] =>
    (given.get(name) ?? '')
      .split(',')
      .filter((word) => word !== '')
      .map((word) => {
        const found = known.find((other) => other === word);
        if (found === undefined) throw new BadArguments(`--${name} does not know "${word}".`);
        return found;
      });
  const bots = list('bots', BOT_NAMES);
  if (bots.length < 2 || bots.length > 6) throw new BadArguments('--bots needs two to six names.');
  if (given.has('nodes') && given.has('ms')) throw new BadArguments('Give --nodes or --ms, not both.');
  const modules = list('modules', MODULE_IDS);
  const problem = checkConfig(standardConfig(bots.length, modules));
  if (problem?.kind === 'modulesClash')
    throw new BadArguments(`--modules: ${problem.one} and ${problem.other} cannot be played together.`);
  if (problem) throw new BadArguments(`--modules: this cannot be played (${problem.kind}).`);
  return {
    bots,
    games: whole('games', 100),
    modules,
    weeks: given.has('weeks') ? whole('weeks', 1) : null,
    seed: given.get('seed') ?? '1',
    nodes: given.has('nodes') ? whole('nodes', 1) : null,
    ms: given.has('ms') ? whole('ms', 1) : null,
    days: whole('days', 84),
    threads: whole('threads', availableParallelism()),
    json: given.has('json'),
  };
}

/** Game after game with the same table as often as there are seats, every bot once in each. */
export function matchOf({ bots, modules, weeks, seed, nodes, ms, days }: Options, index: number): Match {
  const table = Math.floor(index / bots.length);
  const shift = index % bots.length;
  return {
    index,
    seats: bots.map((_, seat) => (seat + shift) % bots.length),
    bots,
    modules,
    weeks,
    seed: `${seed}/${table}`,
    nodes,
    ms,
    days,
  };
}
