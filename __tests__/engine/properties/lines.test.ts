/** Every line that a hand can lay, against every price: legal lists and refusals against a brute force. */
import {
  apply,
  BASE_BOX,
  cardsOfKind,
  cardsIn,
  CHIEF,
  decision,
  FRIMAN,
  item,
  kindOf,
  legalActions,
  LORD,
  newChance,
  pick,
  PRIEST,
  playedOf,
  step,
  SUPPLY,
  TOOL,
  WEAPON,
  toMove,
  touchMap,
} from '@battalia/engine/testing';
import fc from 'fast-check';
import { everySquare, isCityAt } from './brute/board';
import { compareLines } from './support/compare-lines';
import { compareLaying, compareSacrifices } from './support/compare-sacrifice';
import { campingHand, day, payingHand } from './support/hands';
import { dealt, positionsAt, type Held } from './support/positions';
import { RARE } from './support/rare';

test('[LINE-01] in random games exactly those lines are offered and accepted that a brute force finds', () => {
  for (const s of positionsAt(['acting'], 'lines', 18)) {
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
  for (let i = 0; i < 36; i++) {
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
  expect(crowns).toBeGreaterThan(10);
});

test('[FAN-02] the same with Fanatics that wait, that count twice and that are forked, beside the Unbound', () => {
  const start = RARE.find(({ name }) => name.startsWith('Fanatics at war'))?.start('fanatics');
  if (start === undefined) throw new Error('no such position');
  const chance = newChance('fanatics');
  const universal = Array.from({ length: start.rules.cards }, (_, card) => card).filter(
    (card) => (start.rules.bandOf[card] ?? 0) !== 0,
  );
  const others = [FRIMAN, CHIEF, PRIEST, LORD, SUPPLY, TOOL, WEAPON].flatMap((kind) =>
    cardsOfKind(start.rules, kind).slice(0, 2),
  );
  const seen = { sacrifices: 0, twice: 0, forked: 0 };
  for (let i = 0; i < 90; i++) {
    const hand = [...universal, ...others]
      .filter(() => pick(chance, 4) === 0)
      .map((card): Held => ({ card, charm: 0, forked: false, borrowed: pick(chance, 8) === 0 }));
    const s = dealt(start, 0, hand.slice(0, 8));
    s.day = 1 + pick(chance, 7);
    // Give for some of them what may be given, and play a copy of one.
    for (let given = pick(chance, 3); given > 0; given--) {
      const choices = legalActions(s).filter(({ kind }) => kind === 'sacrifice');
      if (choices.length > 0) step(s, item(choices, pick(chance, choices.length)));
    }
    const forks = legalActions(s).filter(
      (action) =>
        action.kind === 'create' &&
        action.pay.some((card) => s.rules.bands[s.rules.bandOf[card] ?? 0] === 'fanatic') &&
        action.pay.length === new Set(action.pay).size,
    );
    if (forks.length > 0 && pick(chance, 2) === 0) {
      step(s, item(forks, pick(chance, forks.length)));
      seen.forked += cardsIn(s, playedOf(0)).filter((card) => (s.left[card] ?? 0) > 0).length;
    }
    expect(decision(s)?.kind).toBe('acting');
    expect(compareLines(s)).toEqual([]);
    expect(compareSacrifices(s)).toEqual([]);
    seen.sacrifices += legalActions(s).filter(({ kind }) => kind === 'sacrifice').length;
    seen.twice += legalActions(s).filter(
      (action) => 'pay' in action && action.pay.some((card, at) => action.pay.indexOf(card) !== at),
    ).length;
    // The same hand in a battle.
    const attacks = legalActions(s).filter(({ kind }) => kind === 'attack');
    const opened = attacks.length > 0 ? apply(s, item(attacks, pick(chance, attacks.length))) : null;
    if (opened?.ok !== true) continue;
    expect(compareSacrifices(opened.state)).toEqual([]);
    expect(compareLaying(opened.state)).toEqual([]);
  }
  expect(seen.sacrifices).toBeGreaterThan(60);
  expect(seen.twice).toBeGreaterThan(20);
  expect(seen.forked).toBeGreaterThan(0);
});
