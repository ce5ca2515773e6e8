/** Six players, six factions and 77 squares: played, saved, seen and dealt anew like every other game. */
import {
  at,
  engineWith,
  factionOf,
  generate,
  item,
  MODULES,
  standardConfig,
  step,
  viewFor,
  type Action,
} from '@battalia/engine';
import { hiddenFrom } from '../hidden';
import { checkGame, DAILY, newCoverage, type Games } from '../properties/support/checked-game';
import { APP_CUSTOMS } from '../properties/support/invariants';
import { enrich } from '../walk';
import { withProof } from './games';
import { plains } from './plains';

const engine = engineWith([...MODULES, plains]);
const configOf = (_seed: string, number: number) =>
  standardConfig(number % 2 === 0 ? 6 : 5, withProof('plains', ...(number % 4 < 2 ? ['advanced', 'unbound'] : [])), {
    weeks: 1,
    startHeroes: 2,
  });

const GAMES: Games = {
  engine,
  configOf,
  start(seed, number) {
    const s = engine.createGame(configOf(seed, number), `${seed} ${number}`);
    if (number < 2) return s;
    while (s.day === 0) {
      const actions: Action[] = [];
      generate(s, actions);
      step(s, item(actions, 0));
    }
    return enrich(s, `${seed} ${number}`);
  },
  isWhole: (number) => number < 2,
  command: (seed, number) => `game ${number} of ${seed} in plains.test.ts`,
  customs: APP_CUSTOMS,
  hidden: hiddenFrom,
  brute: () => false,
};

test('games of five and six on seven rows and eleven columns hold everything that others do', () => {
  const coverage = newCoverage();
  // Six from the first choice, five in full swing.
  for (const number of [0, 3]) checkGame(GAMES, 'plains', number, DAILY, coverage);
  expect([...coverage.ends.values()].reduce((sum, ends) => sum + ends, 0)).toBe(2);
  expect(coverage.decisions.has('reply')).toBe(true);
}, 60_000);

test('all six factions are chosen, and their cards are told apart by the purse', () => {
  const s = GAMES.start('plains', 2);
  expect([s.rules.squares, s.rules.factions]).toEqual([77, 6]);
  expect([...s.faction].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  const factions = new Set(Array.from({ length: s.rules.cards }, (_, card) => factionOf(s, card)));
  expect([4, 5].every((faction) => factions.has(faction))).toBe(true);
  expect([...s.holder].filter((holder) => holder === 5)).toHaveLength(1);
  expect(at(s.tile, 76)).toBeGreaterThanOrEqual(0);
  for (let seat = 0; seat < s.rules.seats; seat++)
    for (const group of viewFor(s, seat).alike) expect(new Set(group.map((card) => factionOf(s, card))).size).toBe(1);
});
