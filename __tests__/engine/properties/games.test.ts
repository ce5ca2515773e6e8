/** Whole random games with every mix of modules and two to six players; `npm run fuzz` plays thousands of them. */
import { ACTION_KINDS, MODULE_IDS, type DecisionKind, type ModuleId } from '@battalia/engine';
import { APP_GAMES, checkRare, FAMILIES, MIXED_GAMES } from './support/app-games';
import { checkGame, DAILY, newCoverage, SWEEP } from './support/checked-game';
import { mixedConfig } from './support/mixed';
import { RARE } from './support/rare';
import { MODULE_MIXES } from '../walk';
import { some } from '../../long';

const DECISIONS: readonly DecisionKind[] = [
  'chooseFaction',
  'chooseCity',
  'opening',
  'acting',
  'place',
  'dismiss',
  'summon',
  'borrow',
  'great',
  'hoard',
  'post',
  'hide',
  'muster',
  'cloak',
  'gaze',
  'enthral',
  'recall',
  'fate',
  'fateRest',
  'draft',
  'assault',
  'reply',
  'defend',
  'press',
  'onward',
  'stormArtefact',
  'stormRoad',
  'stormLand',
  'stormTerrain',
  'stormEcho',
  'stormRank',
  'stormCity',
  'stormLimbo',
  'stormTent',
];

/**
 * A game for each of the sixteen mixes of modules, with two, three and four players in turn; every other one starts in full
 * swing. Each of the modules is in four of them that differ in everything, which are the daily ones.
 */
const GAMES = some(
  Array.from({ length: 16 }, (_, mix) => mix * 3 + (mix % 3)),
  5,
);

test('in random games with every mix of modules everything holds that must hold everywhere', () => {
  const coverage = newCoverage();
  for (const number of GAMES) checkGame(APP_GAMES, 'daily', number, DAILY, coverage);
  expect([...coverage.ends.values()].reduce((sum, ends) => sum + ends, 0)).toBe(GAMES.length);
});

/** Numbers of mixed games that fuzz plays again: two to six players in turn, from the first choice and from a later week. */
const mixedNumber = (i: number): number => FAMILIES * Math.floor(i / 2) + 1 + (i % 2);
const CANDIDATES = Array.from({ length: 200 }, (_, i) => mixedNumber(i));
/** The first five, one for each number of players, and as many more as it takes to have each module in two games. */
function mixedGames(): readonly number[] {
  const chosen = CANDIDATES.slice(0, 5);
  const times = new Map<ModuleId, number>();
  const count = (modules: readonly ModuleId[]) => modules.forEach((id) => times.set(id, (times.get(id) ?? 0) + 1));
  for (const number of chosen) count(mixedConfig('daily', number).modules);
  for (const number of CANDIDATES.slice(5)) {
    if (MODULE_IDS.every((id) => (times.get(id) ?? 0) >= 2)) break;
    const { modules } = mixedConfig('daily', number);
    if (!modules.some((id) => (times.get(id) ?? 0) < 2)) continue;
    chosen.push(number);
    count(modules);
  }
  return chosen;
}

test('the same with any mix of all modules there are, and two to six players', () => {
  const coverage = newCoverage();
  const mixed = mixedGames();
  for (const number of mixed) checkGame(MIXED_GAMES, 'daily', number, DAILY, coverage);
  expect([...coverage.ends.values()].reduce((sum, ends) => sum + ends, 0)).toBe(mixed.length);
  expect(new Set(coverage.games.map(({ players }) => players))).toEqual(new Set([2, 3, 4, 5, 6]));
  const played = new Set([...coverage.games.flatMap(({ modules }) => modules), ...MODULE_MIXES.flat()]);
  expect(MODULE_IDS.filter((id) => !played.has(id))).toEqual([]);
  expect(Math.max(...coverage.games.map(({ longest }) => longest))).toBeLessThan(2000);
}, 120_000);

test('the same on the way from positions that random play seldom comes to, with every kind of action and decision', () => {
  const coverage = newCoverage();
  const missing = () => [
    ...ACTION_KINDS.filter((kind) => !coverage.actions.has(kind)),
    ...DECISIONS.filter((kind) => !coverage.decisions.has(kind)),
  ];
  checkGame(APP_GAMES, 'daily', 0, DAILY, coverage);
  // A position more changes what chance makes of the others: a few hasty rounds more bring what one has left out.
  for (let round = 0; round < 1 || (round < 8 && missing().length > 0); round++)
    RARE.forEach((_, i) =>
      checkRare('daily', FAMILIES * (i + round * RARE.length) + FAMILIES - 1, round === 0 ? DAILY : SWEEP, coverage),
    );
  expect(missing()).toEqual([]);
});
