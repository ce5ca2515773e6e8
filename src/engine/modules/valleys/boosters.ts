/** Boosters: where they come from and what a jump makes of them (VAL-07, VAL-08). */
import { HEROES } from '../../core/components';
import type { Question, Rule } from '../../core/contract';
import { answered, askedA, askNamed } from '../../core/decision';
import type { Log } from '../../core/event';
import { at, NONE } from '../../core/ints';
import { show } from '../../core/piles';
import { cardsIn, GREAT, heroSquare, type GameState, type Seat, type Square } from '../../core/state';
import { choosesElse, offerChoiceOfGreat, takeGreat } from '../../rules/great';
import { isOwnTurn, isSquare } from '../../rules/rule';
import { rollGate } from '../gates/roll';
import { isGate } from '../gates/state';
import { facts } from './shapes';
import { boosterOf, boosters, gateOf, hasBridge, isPass, isServed, pileUnder, serve, spent } from './state';

// ---------------------------------------------------------------- the mountain pass (VAL-07)

/** Offers a booster to a hero that has none. */
export function offerBooster(s: GameState, seat: Seat, hero: number): void {
  if (!isServed(s, seat, hero) && boosterOf(s, seat, hero) === 0) askNamed(s, 'atPass', seat, { hero });
}

const isHeroAt = (s: GameState, seat: Seat, hero: number, is: (square: Square) => boolean): boolean =>
  hero >= 0 && hero < HEROES && heroSquare(s, seat, hero) !== NONE && is(heroSquare(s, seat, hero));

export const atPass: Question = {
  facts: facts.atPass,
  sound: (s, seat, [hero = NONE]) =>
    isOwnTurn(s, seat) &&
    isHeroAt(s, seat, hero, (square) => isPass(s, square)) &&
    !isServed(s, seat, hero) &&
    boosterOf(s, seat, hero) === 0,
};

export const takeBooster: Rule<'takeBooster'> = {
  answers: ['atPass'],
  offer: (_s, _seat, _purse, out) => void out.push({ kind: 'takeBooster' }),
  refuse: () => null,
  perform(s, seat, _action, log) {
    const hero = askedA(s);
    answered(s);
    serve(s, seat, hero);
    const gate = rollGate(s);
    boosters.of(s)[seat * HEROES + hero] = gateOf(s, gate) + 1;
    log?.push({ kind: 'boosterTaken', seat, hero, gate });
  },
};

// ---------------------------------------------------------------- a jump

const isSpent = (s: GameState, seat: Seat, gate: Square): boolean =>
  (at(spent.of(s), seat) & (1 << gateOf(s, gate))) !== 0;

/** Whether a jump from a gate brings more than the storm. */
const isBoosted = (s: GameState, seat: Seat, hero: number, gate: Square): boolean =>
  hasBridge(s)
    ? !isSpent(s, seat, gate) && at(s.size, pileUnder(s, gate)) > 0
    : boosterOf(s, seat, hero) === gateOf(s, gate) + 1 && (at(s.size, GREAT) > 0 || choosesElse(s, seat));

/** A hero jumps: what its booster brings comes on top of the storm effect, when that is over. */
export function departed(s: GameState, seat: Seat, hero: number, from: Square): void {
  if (isBoosted(s, seat, hero, from)) askNamed(s, 'boosting', seat, { hero, gate: from });
}

const isGateSquare = (s: GameState, square: number): boolean => isSquare(s, square) && isGate(s, square);

/** Asks nothing: the storm comes first. */
export const boosting: Question = {
  facts: facts.boosting,
  sound: (s, seat, [hero = NONE, gate = NONE]) =>
    isOwnTurn(s, seat) && isGateSquare(s, gate) && isHeroAt(s, seat, hero, (square) => square === gate),
  resume(s, seat, [hero = 0, gate = 0], log) {
    if (!isBoosted(s, seat, hero, gate)) return;
    if (hasBridge(s)) return askNamed(s, 'atGate', seat, { gate });
    boosters.of(s)[seat * HEROES + hero] = 0;
    tellSpent(log, seat, gate);
    offerChoiceOfGreat(s, seat);
  },
};

const tellSpent = (log: Log, seat: Seat, gate: Square): void => void log?.push({ kind: 'boosterSpent', seat, gate });

// ---------------------------------------------------------------- what a gate hides (VAL-08)

const hidesSomething = (s: GameState, gate: number): boolean =>
  hasBridge(s) && isGateSquare(s, gate) && at(s.size, pileUnder(s, gate)) > 0;

/** Whether to spend the booster of this gate. */
export const atGate: Question = {
  facts: facts.atGate,
  sound: (s, seat, [gate = NONE]) => isOwnTurn(s, seat) && hidesSomething(s, gate) && !isSpent(s, seat, gate),
};

export const spendBooster: Rule<'spendBooster'> = {
  answers: ['atGate'],
  offer: (_s, _seat, _purse, out) => void out.push({ kind: 'spendBooster' }),
  refuse: () => null,
  perform(s, seat, _action, log) {
    const gate = askedA(s);
    answered(s);
    spent.of(s)[seat] = at(spent.of(s), seat) | (1 << gateOf(s, gate));
    tellSpent(log, seat, gate);
    // Who has looked knows what is put back.
    for (const card of cardsIn(s, pileUnder(s, gate))) show(s, card, 1 << seat);
    askNamed(s, 'underGate', seat, { gate });
  },
};

/** Which of them. */
export const underGate: Question = {
  facts: facts.underGate,
  choice: {
    from: (s, _seat, [gate = 0]) => pileUnder(s, gate),
    least: 1,
    most: () => 1,
    taken: takeGreat,
  },
  sound: (s, seat, [gate = NONE]) => isOwnTurn(s, seat) && hidesSomething(s, gate) && isSpent(s, seat, gate),
};
