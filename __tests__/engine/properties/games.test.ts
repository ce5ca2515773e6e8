/** Whole random games with every mix of modules and two to four players; `npm run fuzz` plays thousands of them. */
import { BRISK, checkGame, newCoverage } from './support/checked-game';

/** One game for each mix of modules and number of players: every other one starts in full swing. */
const GAMES = 48;

test('in random games with every mix of modules everything holds that must hold everywhere', () => {
  const coverage = newCoverage();
  for (let number = 0; number < GAMES; number++) checkGame('daily', number, BRISK, coverage);
  // Not a measure of the rules, but of this test: games in which nobody fights or builds would prove little.
  for (const kind of ['attack', 'lay', 'fight', 'build', 'upgrade', 'recruit', 'move', 'promote', 'convert', 'charm', 'station', 'decamp', 'ambush', 'cohort', 'take']) {
    expect([kind, coverage.actions.get(kind) ?? 0]).not.toEqual([kind, 0]);
  }
});
