/** 9: a unit of the hand rises a rank and may be played at once; it has taken its one effect then (ART-01). */
import type { Question } from '../../../core/contract';
import { answered, askNamed } from '../../../core/decision';
import { at } from '../../../core/ints';
import { rising } from '../../../rules/artefacts';
import { isOwnTurn, type Rule } from '../../../rules/rule';
import { used } from '../state';
import type { Effect } from './effect';

export const rankEffect: Effect = {
  isPossible: (s, seat) => rising.isPossible(s, seat),
  carryOut: (s, seat) => askNamed(s, 'stormRank', seat),
};

export const rankQuestion: Question = { lines: true, sound: isOwnTurn };

export const stormRank: Rule<'stormRank'> = {
  answers: ['stormRank'],
  offer: (s, seat, purse, out) => rising.forEach(s, seat, purse, (card) => out.push({ kind: 'stormRank', card })),
  refuse: (s, seat, { card }) => rising.refuse(s, seat, card),
  perform(s, seat, { card }, log) {
    answered(s);
    const to = rising.perform(s, seat, card);
    log?.push({ kind: 'promoted', seat, by: at(s.top, used.at(s)), from: card, to });
  },
};
