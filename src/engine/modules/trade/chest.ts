/** A chest as the price of an ambush (TRADE-04). */
import type { Question, Rule } from '../../core/contract';
import { askNamed } from '../../core/decision';
import { at, NONE } from '../../core/ints';
import { small } from '../../core/shape';
import { ambushOf, handOf, kindOf, NO_BATTLE, type GameState, type Seat } from '../../core/state';
import { ambush as usual, AMBUSH_SIZE, intoAmbush } from '../../rules/ambush';
import { CHEST_ROOM } from './data';

const isChest = (s: GameState, card: number): boolean => kindOf(s, card) === s.rules.named['chest'];

/** Another card for the same chest, as long as there is room. */
function askForMore(s: GameState, seat: Seat, left: number): void {
  if (left === 0 || at(s.size, ambushOf(seat)) >= AMBUSH_SIZE) return;
  for (let card = at(s.top, handOf(seat)); card !== NONE; card = at(s.below, card))
    if (at(s.lender, card) === 0) return askNamed(s, 'hide', seat, { left });
}

export const ambush: Rule<'ambush'> = {
  ...usual,
  perform(s, seat, action, log) {
    const more = isChest(s, action.price) ? CHEST_ROOM - 1 : 0;
    usual.perform(s, seat, action, log);
    askForMore(s, seat, more);
  },
};

/** Which card besides, or none; one after the other. */
export const hide: Question = {
  facts: { left: small },
  choice: {
    from: (_s, seat) => handOf(seat),
    least: 0,
    most: () => 1,
    fits: (s, _seat, card) => at(s.lender, card) === 0,
    taken(s, seat, [card], [left = 0], log) {
      if (card === undefined) return;
      intoAmbush(s, seat, card, null, log);
      askForMore(s, seat, left - 1);
    },
  },
  sound: (s, seat, [left = 0]) =>
    seat === s.turn &&
    s.battle === NO_BATTLE &&
    left > 0 &&
    left < CHEST_ROOM &&
    at(s.size, ambushOf(seat)) < AMBUSH_SIZE,
};
