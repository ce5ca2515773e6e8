/** Frost fields: a unit of the hand counts twice this turn, in one line or forked; that is its one effect (ART-01). */
import type { Card } from '../../../core/components';
import type { Hooks, Question } from '../../../core/contract';
import { answered, askNamed } from '../../../core/decision';
import { tell } from '../../../core/event';
import { at, NONE } from '../../../core/ints';
import { isUnit } from '../../../core/kinds';
import { everyone, show } from '../../../core/piles';
import { AFFECTED, handOf, kindOf, OPENS, RETURNS, type GameState, type Seat } from '../../../core/state';
import type { Violation } from '../../../core/violation';
import { forEachSubject, refuseSubject } from '../../../rules/artefacts';
import { isOwnTurn, type Rule } from '../../../rules/rule';
import { FROST_COPIES } from '../data';
import type { GiftRule } from './gift';

const TWINNED = AFFECTED | FROST_COPIES;

function refuseTwin(s: GameState, seat: Seat, card: Card): Violation | null {
  const problem = refuseSubject(s, seat, card, NONE);
  if (problem) return problem;
  return isUnit(s.rules, kindOf(s, card)) ? null : { code: 'wrongCard', card };
}

function hasUnit(s: GameState, seat: Seat, but: Card): boolean {
  for (let card = at(s.top, handOf(seat)); card !== NONE; card = at(s.below, card))
    if (card !== but && refuseTwin(s, seat, card) === null) return true;
  return false;
}

export const frostGift: GiftRule = {
  isPossible: (s, seat, _hero, tribute) => hasUnit(s, seat, tribute),
  grant: (s, seat) => askNamed(s, 'frost', seat),
};

export const frost: Question = { lines: true, sound: isOwnTurn };

export const frostTwin: Rule<'frostTwin'> = {
  answers: ['frost'],
  offer(s, seat, purse, out) {
    forEachSubject(s, seat, purse, NONE, (card, kind) => {
      if (isUnit(s.rules, kind)) out.push({ kind: 'frostTwin', card });
    });
  },
  refuse: (s, seat, { card }) => refuseTwin(s, seat, card),
  perform(s, seat, { card }, log) {
    answered(s);
    s.mark[card] = TWINNED;
    show(s, card, everyone(s));
    tell(log, { kind: 'twinned', seat, card });
  },
};

/** No amulet has done it. */
export const enchanted: NonNullable<Hooks['enchanted']> = (s, card) =>
  (at(s.mark, card) & ~(OPENS | RETURNS)) === TWINNED && isUnit(s.rules, kindOf(s, card));
