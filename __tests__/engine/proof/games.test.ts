/**
 * Random games with modules that exist in the tests alone, under everything that holds for the modules of the app;
 * `npm run fuzz -- --proof` plays thousands of them.
 */
import { item } from '@battalia/engine';
import { checkGame, DAILY, newCoverage } from '../properties/support/checked-game';
import { PROOF_GAMES } from './games';
import { pact } from './pact';
import { wilds } from './wilds/index';
import { many } from '../../long';

/** Played by hand in `seams.test.ts`. */
const SELDOM: readonly string[] = ['decline', 'declined'];
const keys = (table: object = {}): readonly string[] => Object.keys(table);

/** Every mix of the app's modules once, from the first choice and in full swing, with two, three and four players. */
const GAMES = Array.from({ length: 16 }, (_, mix) => mix * 3 + (mix % 3));
/** So many of them, and further ones until everything has come up. */
const AT_LEAST = many(5, GAMES.length);

test('with modules that the app has never seen everything holds that must hold everywhere', () => {
  const coverage = newCoverage();
  const missing = () =>
    [wilds, pact].flatMap(({ shapes, events, questions }) => [
      ...keys(shapes).filter((kind) => !SELDOM.includes(kind) && !coverage.actions.has(kind)),
      ...keys(events).filter((kind) => !SELDOM.includes(kind) && !coverage.events.has(kind)),
      ...keys(questions).filter((kind) => !coverage.decisions.has(kind)),
    ]);
  let played = 0;
  // From both ends in turn: mixes beside each other are alike.
  for (const number of GAMES.map((_, i) => item(GAMES, i % 2 === 0 ? i / 2 : GAMES.length - (i + 1) / 2))) {
    if (played >= AT_LEAST && missing().length === 0) break;
    checkGame(PROOF_GAMES, 'proof', number, DAILY, coverage);
    played++;
  }
  expect([...coverage.ends.values()].reduce((sum, ends) => sum + ends, 0)).toBe(played);
  expect(missing()).toEqual([]);
}, 60_000);
