/**
 * node scripts/run-ts.mjs scripts/tune.ts [--games n] [--nodes n] [--days n] [--modules a,b] name=factor ...
 * Tries weights of the evaluation: a Chief with one weight multiplied plays the Chief as it is, both sides of every table,
 * and the mean difference in points and the share of wins are shown. `name=factor,name=factor` changes several at once.
 */
import { MODULE_IDS } from '@battalia/engine';
import { WEIGHTS, type Weights } from '../src/bots/weights';
import { playMatch } from './arena/match';
import { interval } from './arena/report';

function scaled(weights: Weights, name: string, factor: number): Weights {
  if (name in weights.card) return { ...weights, card: { ...weights.card, [name]: (weights.card[name as keyof Weights['card']] ?? 0) * factor } };
  if (!(name in weights)) throw new Error(`there is no weight ${name}`);
  const old = weights[name as keyof Weights];
  return typeof old === 'number' ? { ...weights, [name]: old * factor } : weights;
}

const words = process.argv.slice(2);
const option = (name: string, otherwise: string): string => {
  const i = words.indexOf(`--${name}`);
  return i < 0 ? otherwise : (words.splice(i, 2)[1] ?? otherwise);
};
const games = Number(option('games', '16'));
const nodes = Number(option('nodes', '250'));
const days = Number(option('days', '30'));
const seed = option('seed', 'tune');
const modules = MODULE_IDS.filter((id) => option('modules', '').split(',').includes(id));

for (const word of words) {
  let changed = WEIGHTS;
  for (const change of word.split(',')) {
    const [name = '', factor = '1'] = change.split('=');
    changed = scaled(changed, name, Number(factor));
  }
  const margins: number[] = [];
  let wins = 0;
  let length = 0;
  for (let i = 0; i < games; i++) {
    const { bots, days: lasted } = playMatch({
      index: i, seats: i % 2 === 0 ? [0, 1] : [1, 0], bots: ['chief', 'chief'], modules, seed: `${seed}/${i >> 1}`, nodes, ms: null, days, weights: [changed, null],
    });
    margins.push((bots[0]?.points ?? 0) - (bots[1]?.points ?? 0));
    wins += bots[0]?.win ?? 0;
    length += lasted;
  }
  const mean = margins.reduce((sum, margin) => sum + margin, 0) / games;
  const spread = Math.sqrt(margins.reduce((sum, margin) => sum + (margin - mean) ** 2, 0) / games / Math.max(1, games - 1));
  const { share, low, high } = interval(wins, games);
  console.log(`${word.padEnd(36)} margin ${mean.toFixed(2).padStart(6)} ± ${spread.toFixed(2)}   wins ${(share * 100).toFixed(0)} % (${(low * 100).toFixed(0)}-${(high * 100).toFixed(0)})   ${(length / games).toFixed(1)} days`);
}
