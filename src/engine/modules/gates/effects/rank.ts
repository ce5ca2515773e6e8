/** 9: a unit of the hand rises a rank and may be played at once; it has taken its one effect then (ART-01). */
import type { Question } from '../../../core/contract';
import { answered, askNamed } from '../../../core/decision';
import { at, NONE } from '../../../core/ints';
import { factionOf, handOf, kindOf, type GameState, type Seat } from '../../../core/state';
import { forEachSubject, mayRise, refuseRank, refuseSubject, replace } from '../../../rules/artefacts';
import { isOwnTurn, type Rule } from '../../../rules/rule';
import { used } from '../state';
import type { Effect } from './effect';

/** No card does it. */
const BY_NONE = NONE;

function canRise(s: GameState, seat: Seat): boolean {
  for (let card = at(s.top, handOf(seat)); card !== NONE; card = at(s.below, card))
    if (mayRise(s, kindOf(s, card), 1) && refuseSubject(s, seat, card, BY_NONE) === null) return true;
  return false;
}

export const rankEffect: Effect = {
  isPossible: canRise,
  carryOut: (s, seat) => askNamed(s, 'stormRank', seat),
};

export const rankQuestion: Question = { lines: true, sound: isOwnTurn };

export const stormRank: Rule<'stormRank'> = {
  answers: ['stormRank'],
  offer(s, seat, purse, out) {
    forEachSubject(s, seat, purse, BY_NONE, (card, kind) => {
      if (mayRise(s, kind, 1)) out.push({ kind: 'stormRank', card });
    });
  },
  refuse: (s, seat, { card }) => refuseSubject(s, seat, card, BY_NONE) ?? refuseRank(s, card, 1),
  perform(s, seat, { card }, log) {
    answered(s);
    const to = replace(s, seat, card, kindOf(s, card) + 1, factionOf(s, card));
    log?.push({ kind: 'promoted', seat, by: at(s.top, used.at(s)), from: card, to });
  },
};
