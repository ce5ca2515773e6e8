/** Positions laid by hand: they are games that can be played, and what cannot be laid is told in a sentence. */
import {
  arrange,
  debug,
  encode,
  decode,
  ImpossiblePosition,
  legalActions,
  standardConfig,
  type Arrangement,
} from '@battalia/engine/testing';

const two = standardConfig(2);

test('a position is a game: every card in one place, something to do, and a save that opens', () => {
  const s = arrange({ config: two, factions: ['barfolk', 'islanders'], hands: { 0: ['supply', 'supply'] } });
  expect(debug.census(s)).toEqual([]);
  expect(legalActions(s).map(({ kind }) => kind)).toContain('hire');
  expect(decode(encode(s)).ok).toBe(true);
});

const impossible: readonly (readonly [string, Arrangement, string])[] = [
  ['a card that no game has', { hands: { 0: ['dragon' as 'supply'] } }, 'This game knows no card "dragon".'],
  [
    'more of a card than there are',
    { hands: { 0: Array.from({ length: 6 }, () => 'barfolk lord' as const) } },
    'There is no further card "barfolk lord" in this game.',
  ],
  ['a faction that is none', { factions: ['elves' as 'barfolk', 'barfolk'] }, 'There is no faction "elves".'],
  [
    'a square outside of the board',
    { tiles: [{ at: [9, 1], card: null }] },
    'There is no square in row 9, column 1 of this board.',
  ],
  // SETUP-04: for two the outer ring does not exist.
  ['a square that is left out', { heroes: { 0: [[1, 1]] } }, 'There is no square in row 1, column 1 of this board.'],
  ['half a square', { heroes: { 0: [[2.5, 2]] } }, 'There is no square in row 2.5, column 2 of this board.'],
  [
    'three heroes',
    {
      heroes: {
        0: [
          [2, 2],
          [2, 2],
          [2, 2],
        ],
      },
    },
    'Seat 0 has 2 heroes, not 3.',
  ],
  ['a seat that is not there', { hands: { 4: [] } }, 'hands: 4 is no seat: this game has the seats 0 to 1.'],
  ['the turn of nobody', { turn: 2 }, 'turn 2 is no seat: this game has the seats 0 to 1.'],
  [
    'an owner who does not play',
    { tiles: [{ at: [3, 3], card: 'barfolk city4', level: 1, owner: 3 }] },
    'owner 3 is no seat: this game has the seats 0 to 1.',
  ],
  [
    'a level below none',
    { tiles: [{ at: [3, 3], card: 'barfolk city4', level: -1 }] },
    'A city of level -1 does not exist.',
  ],
  ['a unit on the map', { tiles: [{ at: [3, 3], card: 'barfolk chief' }] }, '"barfolk chief" does not lie on a map.'],
  ['a day before the first', { day: 0 }, 'Day 0 is no day: they count from 1.'],
  ['a seventh face', { die: 7 }, 'The die has no face 7: they are 1 to 6.'],
];

test.each(impossible)('%s is told in a sentence', (_what, spec, sentence) => {
  const laid = () => arrange({ config: two, factions: ['barfolk', 'islanders'], ...spec });
  expect(laid).toThrow(ImpossiblePosition);
  expect(laid).toThrow(sentence);
});
