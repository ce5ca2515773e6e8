/** The storm: a jump stops on the gate of departure, an effect is carried out, and only then the hero lands (GATE-03). */
import { HEROES } from '../../core/components';
import type { Question } from '../../core/contract';
import { askNamed } from '../../core/decision';
import { tell, type Log } from '../../core/event';
import { at, NONE } from '../../core/ints';
import { move, shuffle } from '../../core/piles';
import { small, square as squareTag } from '../../core/shape';
import { heroSquare, type GameState, type Seat, type Square } from '../../core/state';
import { arrive, walk } from '../../rules/heroes';
import { isOwnTurn } from '../../rules/rule';
import { EFFECTS } from './effects/all';
import { goesOnward } from './onward';
import { isGate, jumped, stormOf, storms, used } from './state';

/** No horse and no ability carries a hero further. */
export const MOST_STEPS = 12;

const facts = { hero: small, to: squareTag, steps: small } as const;

/**
 * Takes a hero to the gate of departure and into the storm; `steps` are left for the way beyond the other gate. For
 * whatever lets a hero move, once the storm's supply is paid.
 */
export function beginJump(
  s: GameState,
  seat: Seat,
  hero: number,
  from: Square,
  to: Square,
  steps: number,
  log: Log,
): void {
  jumped.of(s)[seat * HEROES + hero] = 1;
  askNamed(s, 'departure', seat, { hero, to, steps });
  walk(s, seat, hero, from, log, true);
}

const isTraveller = (s: GameState, seat: Seat, hero: number, to: Square, steps: number): boolean =>
  isOwnTurn(s, seat) &&
  hero >= 0 &&
  hero < HEROES &&
  at(jumped.of(s), seat * HEROES + hero) !== 0 &&
  heroSquare(s, seat, hero) !== NONE &&
  isGate(s, to) &&
  steps >= 0 &&
  steps <= MOST_STEPS;

/** Asks nothing: the way to the gate comes first. */
export const departure: Question = {
  facts,
  sound: (s, seat, [hero = NONE, to = NONE, steps = 0]) => isTraveller(s, seat, hero, to, steps),
  resume(s, seat, [hero = 0, to = 0, steps = 0], log) {
    // Whatever happened on the way may have kept the hero from the gate.
    const here = heroSquare(s, seat, hero);
    if (here === NONE || !isGate(s, here) || here === to) return;
    askNamed(s, 'landing', seat, { hero, to, steps });
    // What others bring comes on top of the effect: below it, for what is asked last is answered first.
    for (const hook of s.rules.hooks.departed) hook(s, seat, hero, here, log);
    const card = at(s.top, storms.at(s));
    move(s, card, used.at(s));
    tell(log, { kind: 'stormDrawn', seat, card });
    const effect = EFFECTS[stormOf(s, card)];
    // GATE-05.
    if (effect.isPossible(s, seat, hero)) effect.carryOut(s, seat, hero, log);
    else tell(log, { kind: 'stormSkipped', seat, card });
  },
};

/** Asks nothing: the storm comes first. */
export const landing: Question = {
  facts,
  sound: (s, seat, [hero = NONE, to = NONE, steps = 0]) =>
    isTraveller(s, seat, hero, to, steps) && isGate(s, heroSquare(s, seat, hero)),
  resume(s, seat, [hero = 0, to = 0, steps = 0], log) {
    shuffleUsed(s, log);
    const from = heroSquare(s, seat, hero);
    if (from === NONE) return;
    s.hero[seat * HEROES + hero] = to;
    tell(log, { kind: 'jumped', seat, hero, from, to });
    if (!goesOnward(s, seat, hero, steps)) arrive(s, seat, hero, log);
  },
};

/** GATE-05: right after the last of them is carried out. */
function shuffleUsed(s: GameState, log: Log): void {
  if (at(s.size, storms.at(s)) > 0) return;
  while (at(s.top, used.at(s)) !== NONE) move(s, at(s.top, used.at(s)), storms.at(s));
  shuffle(s, storms.at(s));
  tell(log, { kind: 'stormsShuffled' });
}
