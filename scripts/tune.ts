/**
 * Tries weights of the evaluation in games of planners against each other: Chief, or Lord without looking ahead.
 *
 * node scripts/run-ts.mjs scripts/tune.ts [options] name=factor ...
 *   A planner with some weights multiplied plays the one as it is, both sides of every table; shown are the mean difference
 *   in points and the share of wins. `name=factor,name=factor` changes several at once. A change that falls behind or comes out
 *   clearly better is given up or taken before all games are played.
 * node scripts/run-ts.mjs scripts/tune.ts --search [options]
 *   Changes all weights at once: in each pair of games every weight is multiplied by `spread` or divided by it, at random,
 *   for one planner and the other way round for its opponent. How the difference in points goes with each weight, over all
 *   pairs, tells which way to turn it; shown with its standard error.
 * Options: --of lord (or chief), --games n, --nodes n, --days n, --seed text, --modules a,b, --spread x (1.3)
 */
import { item, MODULE_IDS, newChance, pick } from '@battalia/engine';
import { CHIEF_WEIGHTS, LORD_WEIGHTS, type Weights } from '../src/bots/weights';
import { playMatch } from './arena/match';
import { interval } from './arena/report';

const words = process.argv.slice(2);
const option = (name: string, otherwise: string): string => {
  const i = words.indexOf(`--${name}`);
  return i < 0 ? otherwise : (words.splice(i, 2)[1] ?? otherwise);
};
const WEIGHTS = option('of', 'lord') === 'chief' ? CHIEF_WEIGHTS : LORD_WEIGHTS;

const TABLES = ['card', 'growth'] as const;

/** `road`, `card.lord`, `growth.title`. */
function weightNames(): readonly string[] {
  const single = Object.entries(WEIGHTS)
    .filter(([, value]) => typeof value === 'number')
    .map(([name]) => name);
  return [...single, ...TABLES.flatMap((table) => Object.keys(WEIGHTS[table]).map((name) => `${table}.${name}`))];
}

function scaled(weights: Weights, name: string, factor: number): Weights {
  const [first = '', second] = name.split('.');
  if (!weightNames().includes(name)) throw new Error(`there is no weight ${name}`);
  for (const table of TABLES) {
    if (first !== table || second === undefined) continue;
    return {
      ...weights,
      [table]: Object.fromEntries(
        Object.entries(weights[table]).map(([kind, value]) => [kind, kind === second ? value * factor : value]),
      ),
    };
  }
  return Object.fromEntries(
    Object.entries(weights).map(([other, value]) => [
      other,
      other === name && typeof value === 'number' ? value * factor : value,
    ]),
  ) as unknown as Weights;
}

const games = Number(option('games', '16'));
const nodes = Number(option('nodes', '250'));
const days = Number(option('days', '45'));
const seed = option('seed', 'tune');
const spread = Number(option('spread', '1.3'));
const moduleNames = option('modules', '').split(',');
const modules = MODULE_IDS.filter((id) => moduleNames.includes(id));

/** Points by which the first planner is ahead at the end, whether it won, and the length. */
function duel(
  first: Weights,
  second: Weights,
  table: number,
  side: number,
): { readonly margin: number; readonly win: number; readonly days: number } {
  const { bots, days: lasted } = playMatch({
    index: table,
    seats: side === 0 ? [0, 1] : [1, 0],
    bots: ['chief', 'chief'],
    modules,
    weeks: null,
    seed: `${seed}/${table}`,
    nodes,
    ms: null,
    days,
    weights: [first, second],
  });
  return { margin: item(bots, 0).points - item(bots, 1).points, win: item(bots, 0).win, days: lasted };
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);
const errorOf = (list: readonly number[]): number => {
  const mean = meanOf(list);
  return Math.sqrt(list.reduce((sum, x) => sum + (x - mean) ** 2, 0) / list.length / Math.max(1, list.length - 1));
};

/** Points that nothing but chance brings are cut off, so that a few lost games do not decide. */
const MOST = 20;
const cut = (margin: number): number => Math.max(-MOST, Math.min(MOST, margin));

/** Pairs of games before a change is judged, and the standard errors that it takes to be taken or given up. */
const LEAST_PAIRS = 8;
const TAKEN = 2.4;
const GIVEN_UP = 0.7;

function isSettled(margins: readonly number[]): boolean {
  const mean = meanOf(margins);
  const error = errorOf(margins);
  return margins.length >= LEAST_PAIRS && (mean > TAKEN * error || mean < -GIVEN_UP * error);
}

function tryFactors(word: string): void {
  let changed = WEIGHTS;
  for (const change of word.split(',')) {
    const [name = '', factor = '1'] = change.split('=');
    changed = scaled(changed, name, Number(factor));
  }
  const results: ReturnType<typeof duel>[] = [];
  const margins: number[] = [];
  while (results.length < games && !isSettled(margins)) {
    const pair = [0, 1].map((side) => duel(changed, WEIGHTS, results.length >> 1, side));
    results.push(...pair);
    margins.push(meanOf(pair.map(({ margin }) => cut(margin))));
  }
  const { share, low, high } = interval(
    results.reduce((sum, { win }) => sum + win, 0),
    results.length,
  );
  console.log(
    `${word.padEnd(36)} margin ${meanOf(margins).toFixed(2).padStart(6)} ± ${errorOf(margins).toFixed(2)}   wins ${(share * 100).toFixed(0)} % (${(low * 100).toFixed(0)}-${(high * 100).toFixed(0)}) of ${results.length}   ${meanOf(results.map((result) => result.days)).toFixed(1)} days`,
  );
}

function search(): void {
  const names = weightNames();
  const effects: number[][] = names.map(() => []);
  const chance = newChance(seed);
  for (let pair = 0; pair < games / 2; pair++) {
    const signs = names.map(() => (pick(chance, 2) === 0 ? -1 : 1));
    let up = WEIGHTS;
    let down = WEIGHTS;
    names.forEach((name, i) => {
      up = scaled(up, name, spread ** item(signs, i));
      down = scaled(down, name, spread ** -item(signs, i));
    });
    const margin = [0, 1].reduce((sum, side) => sum + cut(duel(up, down, pair, side).margin) / 2, 0);
    signs.forEach((sign, i) => item(effects, i).push(sign * margin));
    if ((pair + 1) % 20 !== 0 && pair + 1 < games / 2) continue;
    console.log(
      `after ${2 * (pair + 1)} games, points a game that a weight brings when it is × ${spread} and not ÷ ${spread}:`,
    );
    const rows = names
      .map((name, i) => ({ name, effect: meanOf(item(effects, i)), error: errorOf(item(effects, i)) }))
      .sort((a, b) => b.effect / b.error - a.effect / a.error);
    console.log(rows.map(({ name, effect, error }) => `${name} ${effect.toFixed(2)} ± ${error.toFixed(2)}`).join('\n'));
  }
}

if (words.includes('--search')) search();
else for (const word of words) tryFactors(word);
