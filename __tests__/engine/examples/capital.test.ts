/** A capital that is conquered twice, stepping down each time its new owner has no room for it. */
import { pointsOf, type GameState, type Seat } from '@battalia/engine/testing';
import { card, play, sq, type TileSpec } from '../support';
import { attack, begin, cityAt, configWith, endTurn, field, lay, stand, surrender, TARGET } from '../battlefield';

const OWN: readonly TileSpec[] = [
  // Seat 0 has a capital of its own, and one residence.
  { at: [1, 1], card: 'barfolk city3', level: 6, owner: 0 },
  { at: [1, 5], card: 'cloudborn city3', level: 5, owner: 0 },
  // Seat 2 has both residences.
  { at: [7, 1], card: 'emberians city3', level: 5, owner: 2 },
  { at: [7, 5], card: 'islanders city3', level: 5, owner: 2 },
];

function conquered(s: GameState, seat: Seat): GameState {
  const open = play(s, attack(cityAt(TARGET), card(s, seat, 'weapon')));
  return play(open, lay(card(open, seat, 'king')), lay(card(open, seat, 'queen')), stand, surrender);
}

test('[ROY-04, ROY-05, BATTLE-11] the capital becomes a residence, and then a city of level 4', () => {
  let s = field({
    config: configWith(['stormgates', 'royals'], { level4Cities: 8 }),
    day: 15,
    level: 6,
    tiles: OWN,
    hands: {
      0: ['barfolk weapon', 'barfolk king', 'barfolk queen'],
      1: ['supply'],
      2: ['emberians weapon', 'emberians king', 'emberians queen'],
    },
    heroes: { 0: [[4, 3]], 2: [[4, 3]] },
  });
  const before = [0, 1, 2].map((seat) => pointsOf(s, seat));
  // Weapon, king, queen and moral: 1 + 6 + 5 + 1 exceed the capital's 6. Seat 0 has its capital: one level less.
  s = conquered(s, 0);
  expect([s.level[TARGET], s.holder[TARGET]]).toEqual([5, 0]);
  expect([0, 1, 2].map((seat) => pointsOf(s, seat) - (before[seat] ?? 0))).toEqual([5, -6, 0]);
  // Now it has two residences and the capital, all three tokens: its queen could make no more.
  s = play(s, endTurn, begin, endTurn, begin);
  expect(s.turn).toBe(2);
  // Seat 2 has two residences already: level 4, for which tokens are left.
  s = conquered(s, 2);
  expect([s.level[TARGET], s.holder[TARGET]]).toEqual([4, 2]);
  expect([sq(7, 1), sq(7, 5)].map((square) => s.level[square])).toEqual([5, 5]);
});
