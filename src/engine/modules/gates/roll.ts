/** The die that names a gate: whoever comes through one at random, and what is promised for one. */
import { at, item, NONE } from '../../core/ints';
import { rollDie } from '../../core/rng';
import { factionOf, type GameState, type Square } from '../../core/state';
import { gatesOf } from './state';

/** GATE-01: a gate's number is that of its faction, from 1. */
const numberOf = (s: GameState, gate: Square): number => factionOf(s, at(s.tile, gate)) + 1;

/** Rolls the die for a gate, and again while that gate is not in play. NONE where none lies on the map. */
export function rollGate(s: GameState): Square {
  const gates = gatesOf(s);
  if (gates.length === 0) return NONE;
  for (;;) {
    const face = rollDie(s);
    const rolled = gates.findIndex((gate) => numberOf(s, gate) === face);
    if (rolled >= 0) return item(gates, rolled);
  }
}
