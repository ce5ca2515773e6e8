/** Taking cards out of the limbo, for what says that one may. */
import type { Card } from '../core/components';
import type { PileChoice } from '../core/contract';
import { at, item, NONE } from '../core/ints';
import { isGreat } from '../core/kinds';
import { kindOf, LIMBO, type GameState, type Seat } from '../core/state';
import { leaveAmulet } from './artefacts';
import { mayOwnMore } from './great';
import { gainInHand } from './hire';
import { forParty } from './parties';

/** No Great Artefact beyond what one may own (GA-12), and nothing that stays there for good. */
function mayRecall(s: GameState, seat: Seat, card: Card): boolean {
  if (isGreat(s.rules, kindOf(s, card)) && !mayOwnMore(s, seat)) return false;
  const { forgotten } = s.rules.hooks;
  for (let i = 0; i < forgotten.length; i++) if (item(forgotten, i)(s, card)) return false;
  return true;
}

/** Whether there is anything in the limbo for a seat. */
export function canRecall(s: GameState, seat: Seat): boolean {
  for (let card = at(s.top, LIMBO); card !== NONE; card = at(s.below, card)) if (mayRecall(s, seat, card)) return true;
  return false;
}

/** One card, to the hand, where it may be played at once. */
export const recalling: PileChoice = {
  from: () => LIMBO,
  least: 1,
  most: () => 1,
  fits: mayRecall,
  open: true,
  taken(s, seat, [card = NONE], _facts, log) {
    // It was suspended this turn, perhaps, by this seat or a partner: an amulet does not find it again.
    forParty(s, seat, (member) => leaveAmulet(s, member, card));
    gainInHand(s, seat, card, log);
  },
};
