/** 8: an open used effect once more; not the lord's, and none that would be skipped. */
import { HEROES, type Card } from '../../../core/components';
import type { Question } from '../../../core/contract';
import { answered, askedA, askNamed } from '../../../core/decision';
import { tell } from '../../../core/event';
import { at, NONE } from '../../../core/ints';
import { cardsIn, heroSquare, type GameState, type Seat } from '../../../core/state';
import { isCard, isOwnTurn, type Rule } from '../../../rules/rule';
import type { Storm } from '../data';
import { facts } from '../shapes';
import { stormOf, used } from '../state';
import type { Effect } from './effect';

/** The effect, and the answer to what it asks, over those that may be copied. */
export function echoOf(others: Readonly<Partial<Record<Storm, Effect>>>): {
  readonly echoEffect: Effect;
  readonly stormEcho: Rule<'stormEcho'>;
} {
  const isCopied = (s: GameState, seat: Seat, hero: number, card: Card): boolean =>
    others[stormOf(s, card)]?.isPossible(s, seat, hero) === true;
  const copied = (s: GameState, seat: Seat, hero: number): readonly Card[] =>
    cardsIn(s, used.at(s)).filter((card) => isCopied(s, seat, hero, card));
  return {
    echoEffect: {
      isPossible: (s, seat, hero) => copied(s, seat, hero).length > 0,
      carryOut: (s, seat, hero) => askNamed(s, 'stormEcho', seat, { hero }),
    },
    stormEcho: {
      answers: ['stormEcho'],
      offer(s, seat, _purse, out) {
        for (const card of copied(s, seat, askedA(s))) out.push({ kind: 'stormEcho', card });
      },
      refuse: (s, seat, { card }) =>
        isCard(s, card) && at(s.zone, card) === used.at(s) && isCopied(s, seat, askedA(s), card)
          ? null
          : { code: 'notOffered' },
      perform(s, seat, { card }, log) {
        const hero = askedA(s);
        answered(s);
        tell(log, { kind: 'stormDrawn', seat, card });
        others[stormOf(s, card)]?.carryOut(s, seat, hero, log);
      },
    },
  };
}

export const echoQuestion: Question = {
  facts: facts.stormEcho,
  sound: (s, seat, [hero = NONE]) =>
    isOwnTurn(s, seat) && hero >= 0 && hero < HEROES && heroSquare(s, seat, hero) !== NONE,
};
