/** Whole random games with every mix of modules and two to four players; `npm run fuzz` plays thousands of them. */
import { BRISK, checkGame, newCoverage } from './support/checked-game';

/** A game for each of the sixteen mixes of modules, with two, three and four players in turn; every other one starts in full swing. */
const GAMES = Array.from({ length: 16 }, (_, mix) => mix * 3 + (mix % 3));

test('in random games with every mix of modules everything holds that must hold everywhere', () => {
  const coverage = newCoverage();
  for (const number of GAMES) checkGame('daily', number, BRISK, coverage);
  // Not a measure of the rules, but of this test: games in which nobody fights or builds would prove little.
  for (const kind of ['attack', 'lay', 'fight', 'build', 'upgrade', 'recruit', 'move', 'promote', 'convert', 'charm', 'station', 'decamp', 'ambush', 'cohort', 'take']) {
    expect([kind, coverage.actions.get(kind) ?? 0]).not.toEqual([kind, 0]);
  }
});
