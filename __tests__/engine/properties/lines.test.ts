/** Every line that a hand can lay, against every price: legal lists and refusals against a brute force. */
import { item, toMove } from '@battalia/engine';
import fc from 'fast-check';
import { compareLines } from './support/compare-lines';
import { day, payingHand } from './support/hands';
import { dealt, positionsAt } from './support/positions';

test('[LINE-01] in random games exactly those lines are offered and accepted that a brute force finds', () => {
  for (const s of positionsAt(['acting'], 'lines', 30)) {
    expect(compareLines(s)).toEqual([]);
  }
});

test('[LINE-04] the same with hands of multiplied, wild, illuminated, forked and borrowed cards', () => {
  const boards = positionsAt(['acting'], 'boards for lines', 16);
  fc.assert(
    fc.property(fc.nat({ max: boards.length - 1 }), day, payingHand, (board, today, hand) => {
      const position = item(boards, board);
      const s = dealt(position, toMove(position), hand);
      s.day = today;
      expect(compareLines(s)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
