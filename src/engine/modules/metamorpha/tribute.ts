/** The tribute (META-02): a card of the hand in a line of its own, for what Metamorpha grants to a hero on her terrain. */
import type { Card } from '../../core/components';
import { HEROES, TERRAIN_NAMES } from '../../core/components';
import { tell } from '../../core/event';
import { at, item, NONE } from '../../core/ints';
import { heroSquare, type GameState, type Seat } from '../../core/state';
import type { Violation } from '../../core/violation';
import { refuseHero } from '../../rules/heroes';
import { payLine, refuseUnusable } from '../../rules/line';
import type { Rule } from '../../rules/rule';
import { GIFTS } from './gifts/all';
import type { GiftRule } from './gifts/gift';
import { hasPaid, herSquare, isHerTerrain, markPaid, terrainAt } from './state';

/** What she grants now. Only where she has anything to grant. */
const giftNow = (s: GameState): GiftRule => GIFTS[item(TERRAIN_NAMES, terrainAt(s, herSquare(s)))];

/** Why a hero has nothing from her, whatever the tribute. */
function refuseGift(s: GameState, seat: Seat, hero: number): Violation | null {
  const terrain = terrainAt(s, herSquare(s));
  if (terrain < 0) return { code: 'noGift' };
  const absent = refuseHero(s, seat, hero);
  if (absent) return absent;
  if (!isHerTerrain(s, heroSquare(s, seat, hero))) return { code: 'notHerTerrain', hero };
  return hasPaid(s, seat, hero, terrain) ? { code: 'tributePaid', hero } : null;
}

const isIdle = (s: GameState, seat: Seat, hero: number, tribute: Card): boolean =>
  !giftNow(s).isPossible(s, seat, hero, tribute);

export const tribute: Rule<'tribute'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    if (herSquare(s) === NONE) return;
    for (let hero = 0; hero < HEROES; hero++) {
      if (refuseGift(s, seat, hero) !== null) continue;
      for (let group = 0; group < purse.groups; group++) {
        if (at(purse.withheld, group) !== 0 || at(purse.alike, group) === 0) continue;
        const card = purse.cardOf(group);
        if (!isIdle(s, seat, hero, card)) out.push({ kind: 'tribute', hero, pay: [card] });
      }
    }
  },
  refuse(s, seat, { hero, pay }) {
    const without = refuseGift(s, seat, hero);
    if (without) return without;
    if (!Array.isArray(pay)) return { code: 'malformed' };
    const [card] = pay;
    if (card === undefined || pay.length > 1) return { code: 'oneTribute' };
    return refuseUnusable(s, seat, card) ?? (isIdle(s, seat, hero, card) ? { code: 'giftIdle' } : null);
  },
  pay: payLine,
  perform(s, seat, { hero }, log) {
    const terrain = terrainAt(s, herSquare(s));
    markPaid(s, seat, hero, terrain);
    tell(log, { kind: 'granted', seat, hero, terrain });
    giftNow(s).grant(s, seat, hero);
  },
};
