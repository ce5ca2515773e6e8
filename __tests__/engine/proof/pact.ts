/** Two seats that share a turn, and end and win together: a module that exists in the tests alone. */
import type { GameState, Module, Seat } from '@battalia/engine';
import { highCitiesOf } from '../../../src/engine/rules/end';
import { sharing } from '../../../src/engine/rules/parties';

const SIDES = 2;
const sideOf = (seat: Seat): number => seat % SIDES;

/** Together they need more than one alone. */
export const citiesNeeded = (s: GameState): number => 2 * s.rules.level4Cities - 1;

export const citiesOfSide = (s: GameState, side: number): number => {
  let count = 0;
  for (let seat = side; seat < s.rules.seats; seat += SIDES) count += highCitiesOf(s, seat);
  return count;
};

export const pact: Module = {
  id: 'pact',
  ...sharing,
  parties: (seats) => Array.from({ length: seats }, (_, seat) => sideOf(seat)),
  hooks: {
    citiesMissing: (s, seat) => citiesNeeded(s) - citiesOfSide(s, sideOf(seat)),
    /** Heroes decide nothing here. */
    ranked(_s, merits) {
      for (const row of merits) row.heroes = 0;
    },
  },
};
