/** Where Metamorpha goes (META-01). */
import { DAYS_PER_WEEK } from '../../core/components';
import type { Figure, Hooks } from '../../core/contract';
import { tell, type Log } from '../../core/event';
import { NONE } from '../../core/ints';
import { isChosen } from '../../core/ruleset';
import type { GameState } from '../../core/state';
import { rollGate } from '../gates/roll';
import { herSquare, isKept, setHerSquare } from './state';

export const figure: Figure = {
  at: herSquare,
  put(s, square, log) {
    setHerSquare(s, square, true);
    tell(log, { kind: 'shifted', square });
  },
};

/** CP-02: through the gate that the die names. */
function emerge(s: GameState, log: Log): void {
  const square = rollGate(s);
  setHerSquare(s, square);
  tell(log, { kind: 'emerged', square });
}

/** GA2-07: she was a guest. */
function vanish(s: GameState, log: Log): void {
  const square = herSquare(s);
  if (square === NONE) return;
  setHerSquare(s, NONE);
  tell(log, { kind: 'vanished', square });
}

export const hooks: Hooks = {
  checkpoint(s, _seat, log) {
    if (!isChosen(s.rules.config, 'metamorpha')) vanish(s, log);
    else if (s.day === DAYS_PER_WEEK || herSquare(s) === NONE) emerge(s, log);
    else setHerSquare(s, herSquare(s));
  },
  /** Cards that have only changed places are not new. */
  tileLaid(s, _seat, square, how, log) {
    if (how === 'swapped' || herSquare(s) === NONE || isKept(s)) return;
    setHerSquare(s, square);
    tell(log, { kind: 'shifted', square });
  },
};
