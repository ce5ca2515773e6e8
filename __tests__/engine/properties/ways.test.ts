/** Every hero, every square, every payment: where heroes go and how they flee, against a brute force. */
import { item, NONE, toMove, type GameState } from '@battalia/engine';
import fc from 'fast-check';
import { compareMoves, compareRetreats } from './support/compare-ways';
import { day, travellingHand } from './support/hands';
import { dealt, positionsAt } from './support/positions';

const hasHero = (s: GameState): boolean => [0, 1].some((hero) => s.hero[toMove(s) * 2 + hero] !== NONE);
const isHeroAttacked = (s: GameState): boolean => s.targetHero !== NONE;

test('[HERO-02] in random games exactly those moves are offered and accepted that a brute force finds', () => {
  for (const s of positionsAt(['acting'], 'moves', 24, hasHero)) expect(compareMoves(s)).toEqual([]);
});

test('[HERO-03] the same with hands full of supplies, horses and wild cards', () => {
  const boards = positionsAt(['acting'], 'boards for moves', 16, hasHero);
  fc.assert(
    fc.property(fc.nat({ max: boards.length - 1 }), day, travellingHand, (board, today, hand) => {
      const position = item(boards, board);
      const s = dealt(position, toMove(position), hand);
      s.day = today;
      expect(compareMoves(s)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('[BATTLE-14] exactly those retreats are offered and accepted that a brute force finds', () => {
  const battles = positionsAt(['reply'], 'retreats', 16, isHeroAttacked);
  for (const s of battles) expect(compareRetreats(s)).toEqual([]);
  fc.assert(
    fc.property(fc.nat({ max: battles.length - 1 }), day, travellingHand, (battle, today, hand) => {
      const position = item(battles, battle);
      const s = dealt(position, toMove(position), hand);
      s.day = today;
      expect(compareRetreats(s)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
