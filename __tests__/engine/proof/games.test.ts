/**
 * Random games with modules that exist in the tests alone, under everything that holds for the modules of the app;
 * `npm run fuzz -- --proof` plays thousands of them.
 */
import { checkGame, DAILY, newCoverage } from '../properties/support/checked-game';
import { PROOF_GAMES } from './games';
import { pact } from './pact';
import { wilds } from './wilds/index';

/** Played by hand in `seams.test.ts`. */
const SELDOM: readonly string[] = ['decline', 'declined'];
const keys = (table: object = {}): readonly string[] => Object.keys(table);

/** Every mix of the app's modules once, from the first choice and in full swing, with two, three and four players. */
const GAMES = Array.from({ length: 16 }, (_, mix) => mix * 3 + (mix % 3));

test('with modules that the app has never seen everything holds that must hold everywhere', () => {
  const coverage = newCoverage();
  for (const number of GAMES) checkGame(PROOF_GAMES, 'proof', number, DAILY, coverage);
  expect([...coverage.ends.values()].reduce((sum, ends) => sum + ends, 0)).toBe(GAMES.length);
  for (const { shapes, events, questions } of [wilds, pact]) {
    expect(keys(shapes).filter((kind) => !SELDOM.includes(kind) && !coverage.actions.has(kind))).toEqual([]);
    expect(keys(events).filter((kind) => !SELDOM.includes(kind) && !coverage.events.has(kind))).toEqual([]);
    expect(keys(questions).filter((kind) => !coverage.decisions.has(kind))).toEqual([]);
  }
}, 60_000);
