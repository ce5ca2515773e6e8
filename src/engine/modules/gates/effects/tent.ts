/** 12: a tent falls, an opponent's if there is one: it and what it holds go to their owner's shelter. */
import type { Card } from '../../../core/components';
import { answered, askNamed } from '../../../core/decision';
import { tell } from '../../../core/event';
import { at } from '../../../core/ints';
import { discard } from '../../../core/piles';
import { campOf, cardsIn, seatOfZone, type GameState, type Seat } from '../../../core/state';
import { guestsOf } from '../../../rules/ambush';
import { isOpponent } from '../../../rules/parties';
import type { Rule } from '../../../rules/rule';
import type { Effect } from './effect';

/** Those of opponents, else those of the own party. */
function tentsToStrike(s: GameState, seat: Seat): readonly Card[] {
  const theirs: Card[] = [];
  const ours: Card[] = [];
  for (let owner = 0; owner < s.rules.seats; owner++)
    (isOpponent(s, seat, owner) ? theirs : ours).push(...cardsIn(s, campOf(owner)));
  return theirs.length > 0 ? theirs : ours;
}

export const tentEffect: Effect = {
  isPossible: (s, seat) => tentsToStrike(s, seat).length > 0,
  carryOut: (s, seat) => askNamed(s, 'stormTent', seat),
};

export const stormTent: Rule<'stormTent'> = {
  answers: ['stormTent'],
  offer(s, seat, _purse, out) {
    for (const tent of tentsToStrike(s, seat)) out.push({ kind: 'stormTent', tent });
  },
  refuse: (s, seat, { tent }) => (tentsToStrike(s, seat).includes(tent) ? null : { code: 'notOffered' }),
  perform(s, seat, { tent }, log) {
    answered(s);
    const owner = seatOfZone(s, at(s.zone, tent));
    for (const card of guestsOf(s, owner, tent)) discard(s, owner, card);
    discard(s, owner, tent);
    tell(log, { kind: 'struck', seat, owner, tent });
  },
};
