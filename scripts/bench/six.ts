/**
 * node scripts/run-ts.mjs scripts/bench/six.ts, node scripts/hermes.mjs scripts/bench/six.ts: decisions a second of random
 * games of six with every module of The Stormgates beside those of four without any, in turns, in one run.
 */
import { createGame, newChance, standardConfig, type GameConfig, type ModuleId } from '@battalia/engine';
import { anyGenerated, wander } from '../../__tests__/engine/wander';

const EVERYTHING: readonly ModuleId[] = [
  'advanced',
  'unbound',
  'stormgates',
  'gates',
  'trade',
  'relics',
  'fate',
  'teams',
  'heroic',
  'royals',
  'draft',
  'fanatics',
  'metamorpha',
  'bilkarr',
  'valleys',
];
const SIDES: readonly (readonly [name: string, config: GameConfig])[] = [
  ['four, base game', standardConfig(4, [], { weeks: 3 })],
  ['six, everything', standardConfig(6, EVERYTHING, { weeks: 3 })],
];
const isHermes = 'HermesInternal' in globalThis;
const ROUNDS = isHermes ? 6 : 200;
const GAMES = isHermes ? 1 : 2;

const tallies = SIDES.map(() => ({ decisions: 0, ms: 0 }));
for (let round = -Math.ceil(ROUNDS / 4); round < ROUNDS; round++) {
  SIDES.forEach(([, config], side) => {
    const began = Date.now();
    let decisions = 0;
    for (let i = 0; i < GAMES; i++) {
      const seed = `six ${round} ${i}`;
      decisions += wander(createGame(config, seed), newChance(`player ${seed}`), { choose: anyGenerated }).length;
    }
    // The first rounds warm up.
    const tally = tallies[side];
    if (round < 0 || tally === undefined) return;
    tally.decisions += decisions;
    tally.ms += Date.now() - began;
  });
}
const rates = tallies.map(({ decisions, ms }) => (1000 * decisions) / ms);
SIDES.forEach(([name], side) => console.log(`${name}: ${Math.round(rates[side] ?? 0)} decisions a second`));
console.log(`ratio ${((rates[1] ?? 0) / (rates[0] ?? 1)).toFixed(2)}`);
