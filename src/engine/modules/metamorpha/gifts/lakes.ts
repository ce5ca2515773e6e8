/** Lakes: a unit of the hand rises a rank and may be played at once; that is its one effect (ART-01). */
import type { Question } from '../../../core/contract';
import { answered, askNamed } from '../../../core/decision';
import { tell } from '../../../core/event';
import { rising } from '../../../rules/artefacts';
import { isOwnTurn, type Rule } from '../../../rules/rule';
import type { GiftRule } from './gift';

export const lakesGift: GiftRule = {
  isPossible: (s, seat, _hero, tribute) => rising.isPossible(s, seat, tribute),
  grant: (s, seat) => askNamed(s, 'lakes', seat),
};

export const lakes: Question = { lines: true, sound: isOwnTurn };

export const lakesRank: Rule<'lakesRank'> = {
  answers: ['lakes'],
  offer: (s, seat, purse, out) => rising.forEach(s, seat, purse, (card) => out.push({ kind: 'lakesRank', card })),
  refuse: (s, seat, { card }) => rising.refuse(s, seat, card),
  perform(s, seat, { card }, log) {
    answered(s);
    tell(log, { kind: 'ennobled', seat, from: card, to: rising.perform(s, seat, card) });
  },
};
