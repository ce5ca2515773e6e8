/** Every hero, every square, every payment: where heroes go and how they flee, against a brute force. */
import {
  BASE_BOX,
  cardsOfKind,
  clone,
  HORSE,
  item,
  legalActions,
  NONE,
  squareAt,
  standardConfig,
  toMove,
  touchMap,
  WINGS,
  type GameState,
  type Target,
} from '@battalia/engine/testing';
import fc from 'fast-check';
import { arrange, card, legal, play } from '../support';
import { isCityAt, kindAt } from './brute/board';
import { compareFlights, compareMoves, compareRetreats } from './support/compare-ways';
import { day, travellingHand } from './support/hands';
import { dealt, positionsAt } from './support/positions';
import { setSeals } from '../volcano';

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

test('[GA-04, VOL-04] exactly those flights are offered and accepted that a brute force finds, with seals and without', () => {
  const wings = item(cardsOfKind(BASE_BOX, WINGS), 0);
  let peaks = 0;
  for (const position of positionsAt(['acting'], 'flights', 24, hasHero)) {
    const seat = toMove(position);
    const s = dealt(position, seat, [{ card: wings, charm: 0, forked: false, borrowed: false }]);
    const peak = [...s.tile.keys()].find((square) => kindAt(s, square) === 'peak');
    for (const seals of [0, 0b0100, 0b1111]) {
      if (peak !== undefined) setSeals(s, seat, seals);
      for (const square of [s.hero[seat * 2] ?? NONE, peak ?? NONE]) {
        if (square === NONE) continue;
        s.hero[seat * 2] = square;
        expect(compareFlights(s, wings)).toEqual([]);
        if (square === peak) peaks++;
      }
    }
  }
  expect(peaks).toBeGreaterThan(5);
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

test('[BATTLE-14] the same where the attacker holds the square of a retreat, or has another hero there', () => {
  const horse = item(cardsOfKind(BASE_BOX, HORSE), 0);
  const seen = { guarded: 0, held: 0 };
  for (const position of positionsAt(['reply'], 'retreats', 6, isHeroAttacked)) {
    const { attacker } = position;
    const other = [0, 1].find((hero) => (position.attackHeroes & (1 << hero)) === 0);
    const base = dealt(position, toMove(position), [{ card: horse, charm: 0, forked: false, borrowed: false }]);
    const ways = legalActions(base).flatMap((action) => (action.kind === 'retreat' ? [action.to] : []));
    for (const to of new Set(ways)) {
      const guarded = clone(base);
      if (other !== undefined) guarded.hero[attacker * 2 + other] = to;
      expect(compareRetreats(guarded)).toEqual([]);
      if (other !== undefined) seen.guarded++;
      const held = clone(base);
      if (!isCityAt(held, to)) continue;
      held.holder[to] = attacker;
      touchMap(held);
      expect(compareRetreats(held)).toEqual([]);
      seen.held++;
    }
  }
  expect(seen.guarded).toBeGreaterThan(0);
  expect(seen.held).toBeGreaterThan(0);
});

test('[BATTLE-14] the same around a peak, whoever rules it', () => {
  const s = arrange({
    config: standardConfig(4, ['volcano']),
    hands: { 0: ['weapon'], 1: ['supply', 'supply'] },
    heroes: { 0: [[3, 3]], 1: [[3, 3]] },
  });
  const peak = squareAt(7, [4, 4]);
  setSeals(s, 1, 0b1111);
  const target: Target = { kind: 'hero', square: squareAt(7, [3, 3]), seat: 1, hero: 0 };
  const attacked = play(
    s,
    { kind: 'attack', target, heroes: 1, weapon: card(s, 0, 'weapon'), copies: 1 },
    { kind: 'stand' },
  );
  const ends = [NONE, 0, 1, 2].map((ruler) => {
    const ruled = clone(attacked);
    ruled.holder[peak] = ruler;
    ruled.level[peak] = ruler === NONE ? 0 : 8;
    touchMap(ruled);
    expect(compareRetreats(ruled)).toEqual([]);
    return legal(ruled, 'retreat').some((action) => action.to === peak);
  });
  expect(ends).toEqual([true, false, true, true]);
});
