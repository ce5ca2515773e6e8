/**
 * npm run fuzz -- [--minutes N | --games N] [--seed S] [--only NUMBER] [--rhythm sweep | brisk | thorough | every] [--proof]
 * Random games with every mix of all modules and two to six players, and ways on from rare positions, everything that
 * must hold everywhere looked at, for N minutes of processor time. `--proof`: with modules that live in the tests alone.
 * `--rhythm`: how often it is looked at, from thousands of games in minutes (sweep) to every node in every way (every).
 * Prints what the games have covered, and how many games, decisions and weeks each module was in. A failing game prints the line that plays it again; give it a named test.
 */
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ACTION_KINDS, MODULE_IDS } from '@battalia/engine';
import { PROOF_GAMES, PROOF_KINDS } from '../__tests__/engine/proof/games';
import { checkNumbered } from '../__tests__/engine/properties/support/app-games';
import {
  BRISK,
  Broken,
  checkGame,
  EVERY_NODE,
  newCoverage,
  SWEEP,
  THOROUGH,
  type GameReport,
  type Rhythm,
} from '../__tests__/engine/properties/support/checked-game';

const RHYTHMS: Readonly<Partial<Record<string, Rhythm>>> = {
  sweep: SWEEP,
  brisk: BRISK,
  thorough: THOROUGH,
  every: EVERY_NODE,
};

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string', default: 'fuzz' },
    only: { type: 'string' },
    rhythm: { type: 'string', default: 'thorough' },
    proof: { type: 'boolean', default: false },
  },
});

const rhythm = RHYTHMS[values.rhythm];
if (rhythm === undefined) throw new Error(`--rhythm is one of ${Object.keys(RHYTHMS).join(', ')}`);
const first = Number(values.only ?? 0);
const wanted = values.only === undefined ? (values.games === undefined ? Infinity : Number(values.games)) : 1;
const minutes = Number(values.minutes ?? (values.games === undefined && values.only === undefined ? 1 : Infinity));
/** What this run has had of a processor: on a machine that does other things beside it, as many games are played. */
const minutesWorked = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 60e6;

// Called off: what has been played so far still counts.
let calledOff = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (calledOff = true));

const coverage = newCoverage();
const failures: string[] = [];
let played = 0;
for (let number = first; number < first + wanted && minutesWorked() < minutes && !calledOff; number++) {
  try {
    if (values.proof) checkGame(PROOF_GAMES, values.seed, number, rhythm, coverage);
    else checkNumbered(values.seed, number, rhythm, coverage);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    failures.push(error.message);
    console.log(`\nGame ${number}, --rhythm ${values.rhythm}: ${error.message}`);
    if (failures.length >= 5) break;
  }
  played++;
  await setImmediate();
}

const table = (title: string, seen: ReadonlyMap<string, number>): void => {
  const rows = [...seen].sort(([, a], [, b]) => b - a).map(([name, times]) => `${name} ${times.toLocaleString('en')}`);
  console.log(`\n${title} (${seen.size}): ${rows.join(', ')}`);
};
table('Decisions', coverage.decisions);
table('Actions', coverage.actions);
table('Events', coverage.events);
table('Refusals', coverage.violations);
table('Ends', coverage.ends);

/** What was played of some games: how many, how long, and the longest list of legal actions in them. */
function sumUp(name: string, some: readonly GameReport[]): string {
  const days = some.map(({ day }) => day);
  const beyond = days.filter((day) => day > 14).length;
  return [
    name,
    `${some.length.toLocaleString('en')} games`,
    `${some.reduce((sum, { decisions }) => sum + decisions, 0).toLocaleString('en')} decisions`,
    `${Math.ceil(Math.min(...days) / 7)} to ${Math.ceil(Math.max(...days) / 7)} weeks`,
    `${Math.round((100 * beyond) / some.length)} % beyond the second`,
    `longest list ${Math.max(...some.map(({ longest }) => longest))}`,
  ].join(', ');
}
const games = coverage.games.filter(({ decisions }) => decisions > 0);
console.log('');
for (const module of ['', ...MODULE_IDS]) {
  const some = games.filter(({ modules }) => (module === '' ? modules.length === 0 : modules.includes(module)));
  if (some.length > 0) console.log(sumUp(module === '' ? 'no module' : module, some));
}
for (const players of [2, 3, 4, 5, 6]) {
  const some = games.filter((game) => game.players === players);
  if (some.length > 0) console.log(sumUp(`${players} players`, some));
}

const kinds: readonly string[] = values.proof ? PROOF_KINDS : ACTION_KINDS;
const never = kinds.filter((kind) => !coverage.actions.has(kind));
if (never.length > 0) console.log(`\nNever played: ${never.join(', ')}`);
console.log(
  `\n${played.toLocaleString('en')} games, ${coverage.steps.toLocaleString('en')} decisions in ${minutesWorked().toFixed(1)} minutes of processor time, ${failures.length} failed`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
