/** Whole random games with every mix of modules and two to four players; `npm run fuzz` plays thousands of them. */
import { ACTION_KINDS, type DecisionKind } from '@battalia/engine';
import { MODULE_MIXES } from '../walk';
import { APP_GAMES, checkRare, FAMILIES } from './support/app-games';
import { BRISK, checkGame, newCoverage } from './support/checked-game';
import { RARE } from './support/rare';

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
  'assault',
  'reply',
  'defend',
  'press',
];

/** A game for each mix of modules, with two, three and four players in turn; every other one starts in full swing. */
const GAMES = Array.from({ length: MODULE_MIXES.length }, (_, mix) => mix * 3 + (mix % 3));

test('in random games with every mix of modules everything holds that must hold everywhere', () => {
  const coverage = newCoverage();
  for (const number of GAMES) checkGame(APP_GAMES, 'daily', number, BRISK, coverage);
  expect([...coverage.ends.values()].reduce((sum, ends) => sum + ends, 0)).toBe(GAMES.length);
});

test('the same on the way from positions that random play seldom comes to, with every kind of action and decision', () => {
  const coverage = newCoverage();
  RARE.forEach((_, i) => {
    for (const round of [0, 1, 2]) checkRare('daily', FAMILIES * (i + round * RARE.length), BRISK, coverage);
  });
  checkGame(APP_GAMES, 'daily', 0, BRISK, coverage);
  expect(ACTION_KINDS.filter((kind) => !coverage.actions.has(kind))).toEqual([]);
  expect(DECISIONS.filter((kind) => !coverage.decisions.has(kind))).toEqual([]);
});
