/** Jumps and the storm in random games of two to six: everything that must hold everywhere, and a brute force. */
import {
  decision,
  item,
  legalActions,
  NONE,
  toMove,
  type DecisionKind,
  type GameState,
} from '@battalia/engine/testing';
import fc from 'fast-check';
import { kindAt } from './brute/board';
import { checkGame, DAILY, newCoverage } from './support/checked-game';
import { compareJumps, compareStorm } from './support/compare-storm';
import { day, travellingHand } from './support/hands';
import { dealt } from './support/positions';
import { STORM_GAMES, stormPositions } from './support/storm-games';
import { many } from '../../long';

const QUESTIONS: readonly DecisionKind[] = [
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

const mayJump = (s: GameState): boolean => legalActions(s).some(({ kind }) => kind === 'jump');

const PLAYED = many(5, 10);

test('in random games with gates for two to six players everything holds that must hold everywhere', () => {
  const coverage = newCoverage();
  for (let number = 0; number < PLAYED; number++) checkGame(STORM_GAMES, 'gates', number, DAILY, coverage);
  expect([...coverage.ends.values()].reduce((sum, ends) => sum + ends, 0)).toBe(PLAYED);
  expect(coverage.actions.get('jump') ?? 0).toBeGreaterThan(20);
  expect(coverage.events.get('stormsShuffled') ?? 0).toBeGreaterThan(0);
});

test('[GATE-02] in random games exactly those jumps are offered and accepted that a brute force finds', () => {
  const positions = stormPositions(['acting'], 'jumps', 40, mayJump);
  for (const s of positions) expect(compareJumps(s)).toEqual([]);
  expect(positions).toHaveLength(40);
});

test('[GATE-02] the same with hands full of supplies, horses and wild cards', () => {
  const boards = stormPositions(['acting'], 'boards for jumps', 12, mayJump);
  fc.assert(
    fc.property(fc.nat({ max: boards.length - 1 }), day, travellingHand, (board, today, hand) => {
      const position = item(boards, board);
      const s = dealt(position, toMove(position), hand);
      // On a gate, so that short lines lead through it.
      const gate = Array.from(s.tile.keys()).find((square) => kindAt(s, square) === 'gate') ?? NONE;
      s.hero[toMove(s) * 2] = gate;
      s.day = today;
      expect(compareJumps(s)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

const ASKED = stormPositions(QUESTIONS, 'questions', 5);

test.each(QUESTIONS)('[GATE-04] in random games %s is answered by exactly what a brute force finds', (kind) => {
  const positions = ASKED.filter((s) => decision(s)?.kind === kind);
  expect(positions).toHaveLength(5);
  for (const s of positions) expect(compareStorm(s)).toEqual([]);
});
