/** Woods: that hero moves up to three squares. */
import type { Card } from '../../../core/components';
import { HEROES } from '../../../core/components';
import type { Question } from '../../../core/contract';
import { answered, askedA, askNamed } from '../../../core/decision';
import { at, NONE } from '../../../core/ints';
import { handOf, heroSquare, playedOf, type GameState, type Seat } from '../../../core/state';
import { squaresWithin, stepsTo, walk } from '../../../rules/heroes';
import { copiesLeft, linePays, payLine, refuseLine } from '../../../rules/line';
import { isOwnTurn, isSquare, type Rule } from '../../../rules/rule';
import { forEachJump, refuseGates, stepsOver, STORM_SUPPLY } from '../../gates/jump';
import { beginJump } from '../../gates/storm';
import { WOODS_STEPS } from '../data';
import { facts } from '../shapes';
import type { GiftRule } from './gift';

/** GATE-02: the storm's supply is a line of its own, of what is left besides the tribute. */
function canPayStorm(s: GameState, seat: Seat, tribute: Card): boolean {
  for (const zone of [handOf(seat), playedOf(seat)])
    for (let card = at(s.top, zone); card !== NONE; card = at(s.below, card)) {
      const spent = card === tribute ? 1 : 0;
      if (copiesLeft(s, seat, card) > spent && linePays(s, seat, [card], STORM_SUPPLY)) return true;
    }
  return false;
}

function hasJump(s: GameState, seat: Seat, hero: number): boolean {
  let found = false;
  forEachJump(s, seat, hero, (_from, _to, steps) => (found ||= steps <= WOODS_STEPS));
  return found;
}

export const woodsGift: GiftRule = {
  isPossible: (s, seat, hero, tribute) =>
    squaresWithin(s, seat, hero, WOODS_STEPS).length > 0 || (hasJump(s, seat, hero) && canPayStorm(s, seat, tribute)),
  grant: (s, seat, hero) => askNamed(s, 'woods', seat, { hero }),
};

export const woods: Question = {
  facts: facts.woods,
  lines: true,
  sound: (s, seat, [hero = NONE]) =>
    isOwnTurn(s, seat) && hero >= 0 && hero < HEROES && heroSquare(s, seat, hero) !== NONE,
};

export const woodsWalk: Rule<'woodsWalk'> = {
  answers: ['woods'],
  offer(s, seat, _purse, out) {
    for (const to of squaresWithin(s, seat, askedA(s), WOODS_STEPS)) out.push({ kind: 'woodsWalk', to });
  },
  refuse(s, seat, { to }) {
    const here = heroSquare(s, seat, askedA(s));
    const steps = isSquare(s, to) && to !== here ? stepsTo(s, seat, here, to) : null;
    if (steps === null) return { code: 'outOfReach', square: to };
    return steps > WOODS_STEPS ? { code: 'tooFar', square: to, most: WOODS_STEPS } : null;
  },
  perform(s, seat, { to }, log) {
    const hero = askedA(s);
    answered(s);
    walk(s, seat, hero, to, log);
  },
};

/** GATE-02: her steps lead through the storm, too; those that are left go on behind it. */
export const woodsJump: Rule<'woodsJump'> = {
  answers: ['woods'],
  offer(s, seat, purse, out) {
    const lines = purse.lines(STORM_SUPPLY);
    if (lines.length === 0) return;
    forEachJump(s, seat, askedA(s), (from, to, steps) => {
      if (steps <= WOODS_STEPS) for (const pay of lines) out.push({ kind: 'woodsJump', from, to, pay });
    });
  },
  refuse(s, seat, { from, to, pay }) {
    const hero = askedA(s);
    const closed = refuseGates(s, seat, hero, from, to);
    if (closed) return closed;
    if (stepsOver(s, seat, hero, from, to) > WOODS_STEPS) return { code: 'tooFar', square: to, most: WOODS_STEPS };
    return refuseLine(s, seat, pay, STORM_SUPPLY);
  },
  pay: payLine,
  perform(s, seat, { from, to }, log) {
    const hero = askedA(s);
    const left = WOODS_STEPS - stepsOver(s, seat, hero, from, to);
    answered(s);
    beginJump(s, seat, hero, from, to, left, log);
  },
};

export const woodsStay: Rule<'woodsStay'> = {
  answers: ['woods'],
  closes: true,
  offer: (_s, _seat, _purse, out) => void out.push({ kind: 'woodsStay' }),
  refuse: () => null,
  perform: (s) => answered(s),
};
