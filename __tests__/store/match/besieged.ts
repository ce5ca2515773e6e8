import { debug, type GameState } from '@battalia/engine/testing';

/** Ada's hero stands in Bo's city. */
export const besieged = (level = 1): GameState =>
  debug.arrange({
    bare: true,
    tiles: [
      { at: [4, 1], card: 'barfolk city4', level: 1, owner: 0 },
      { at: [4, 2], card: 'barfolk straight', quarters: 1 },
      { at: [4, 3], card: 'cloudborn city4', level, owner: 1 },
    ],
    heroes: { 0: [[4, 3]] },
    hands: { 0: ['weapon', 'barfolk lord', 'barfolk chief'], 1: ['cloudborn priest'], 2: [], 3: [] },
  });
