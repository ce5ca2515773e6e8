/** Every line that a hand can lay, against every price: legal lists and refusals against a brute force. */
import {
  BASE_BOX,
  cardsOfKind,
  CHIEF,
  item,
  kindOf,
  legalActions,
  LORD,
  newChance,
  pick,
  PRIEST,
  toMove,
  touchMap,
} from '@battalia/engine/testing';
import fc from 'fast-check';
import { everySquare, isCityAt } from './brute/board';
import { compareLines } from './support/compare-lines';
import { campingHand, day, payingHand } from './support/hands';
import { dealt, positionsAt, type Held } from './support/positions';
import { RARE } from './support/rare';

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

test('[RULE-07] the same with tents, and guests that are borrowed', () => {
  const boards = positionsAt(['acting'], 'boards for tents', 6);
  fc.assert(
    fc.property(fc.nat({ max: boards.length - 1 }), day, campingHand, (board, today, hand) => {
      const position = item(boards, board);
      const s = dealt(position, toMove(position), hand);
      s.day = today;
      expect(compareLines(s)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('[BUILD-09] the same for a player whose tokens are all on the map, or all but one', () => {
  const full = RARE.find((rare) => rare.name === 'every token on the map')?.start('tokens');
  if (full === undefined) throw new Error('no such position');
  const cities = everySquare(full).filter((square) => isCityAt(full, square) && full.holder[square] === 0);
  const units = cardsOfKind(BASE_BOX, LORD)
    .slice(0, 3)
    .concat(cardsOfKind(BASE_BOX, PRIEST).slice(0, 3), cardsOfKind(BASE_BOX, CHIEF).slice(0, 3));
  const hand = units.map((card): Held => ({ card, charm: 0, forked: false, borrowed: false }));
  const sizes = [null, ...cities].map((given) => {
    const s = dealt(full, 0, hand);
    if (given !== null) s.holder[given] = 1;
    touchMap(s);
    expect(compareLines(s)).toEqual([]);
    return legalActions(s).filter((action) => action.kind === 'build' || action.kind === 'upgrade').length;
  });
  // A token that comes back lets build what the full map did not.
  expect(Math.max(...sizes)).toBeGreaterThan(sizes[0] ?? 0);
});

test('[ROY-04] the same with kings and queens in the hand and cities of every level', () => {
  const start = RARE.find((rare) => rare.name === 'kings and queens in full swing')?.start('crowns');
  if (start === undefined) throw new Error('no such position');
  const chance = newChance('crowns');
  const royals = Array.from({ length: start.rules.cards }, (_, card) => card).filter((card) =>
    ['queen', 'king'].includes(start.rules.names[kindOf(start, card)] ?? ''),
  );
  const lords = cardsOfKind(start.rules, LORD).slice(0, 2);
  const cities = everySquare(start).filter((square) => isCityAt(start, square));
  let crowns = 0;
  for (let i = 0; i < 60; i++) {
    const hand = [...royals, ...lords]
      .filter(() => pick(chance, 4) === 0)
      .map((card): Held => ({ card, charm: 0, forked: false, borrowed: pick(chance, 4) === 0 }));
    const s = dealt(start, 0, hand);
    for (const square of cities) {
      s.holder[square] = pick(chance, 3) > 0 ? 0 : 1;
      s.level[square] = 1 + pick(chance, 6);
    }
    touchMap(s);
    expect(compareLines(s)).toEqual([]);
    crowns += legalActions(s).filter(({ kind }) => kind === 'crown').length;
  }
  expect(crowns).toBeGreaterThan(20);
});
