/** The Eclipse (BILK-04): a card of the hand is wild, for peaceful use. */
import type { Card } from '../../core/components';
import type { Rule } from '../../core/contract';
import { NONE } from '../../core/ints';
import { everyone, show } from '../../core/piles';
import { AFFECTED, WILD, type GameState, type Seat } from '../../core/state';
import { forEachSubject, refuseSubject } from '../../rules/artefacts';
import { inHand } from '../../rules/rule';
import { use } from './drink';
import { heldBy, isReady, numberOf, setDarkened } from './state';

/** The potion, if the seat may use it now. */
function eclipseOf(s: GameState, seat: Seat): Card {
  const potion = heldBy(s, seat, numberOf(s, 'eclipse'));
  return potion !== NONE && isReady(s, potion) ? potion : NONE;
}

export const darken: Rule<'darken'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    if (eclipseOf(s, seat) === NONE) return;
    forEachSubject(s, seat, purse, NONE, (card) => out.push({ kind: 'darken', card }));
  },
  refuse(s, seat, { card }) {
    if (eclipseOf(s, seat) === NONE) return { code: 'noPotion', potion: numberOf(s, 'eclipse') };
    return inHand(s, seat, card) ? refuseSubject(s, seat, card, NONE) : { code: 'notYourCard', card };
  },
  perform(s, seat, { card }, log) {
    use(s, seat, eclipseOf(s, seat), null, log);
    s.mark[card] = AFFECTED | WILD;
    setDarkened(s, seat, card);
    show(s, card, everyone(s));
    log?.push({ kind: 'darkened', seat, card });
  },
};
