/** A combat: who lays what, who gives up, and who answers (BATTLE-03 to BATTLE-06, BATTLE-13, BATTLE-18). */
import type { Action } from '../core/action';
import type { Card } from '../core/components';
import type { Log } from '../core/event';
import { at, NONE } from '../core/ints';
import type { Purse } from '../core/payment';
import { discard, everyone, move, show } from '../core/piles';
import {
  ambushOf,
  ASSAULT,
  cardsIn,
  clearBattle,
  DEFEND,
  handOf,
  isOpening,
  lineOf,
  OPENS,
  playedOf,
  PRESS,
  REPLY,
  RETURNS,
  type GameState,
  type Seat,
} from '../core/state';
import { hasTwin } from './alike';
import { fullCopies, layCard, refuseUnusable, refuseCopies } from './line';
import { isCard, LAYING, type Rule } from './rule';
import { canFight, isSatisfied, neededAgainst, targetOf, totalOf } from './strength';
import { heroesAt } from './targets';
import { raiseAmbush } from './turn';
import { resolve, unlay } from './victory';

export const lay: Rule<'lay'> = {
  answers: LAYING,
  offer: offerLaying,
  refuse(s, seat, { card, copies }) {
    const inLine = isCard(s, card) && at(s.zone, card) === lineOf(seat);
    const spent = inLine ? null : refuseUnusable(s, seat, card);
    if (spent) return spent;
    return canFight(s, card) ? refuseCopies(s, seat, card, copies) : { code: 'noStrength', card };
  },
  perform(s, seat, { card, copies }, log) {
    layCard(s, seat, card, copies, log);
  },
};

function offerLaying(s: GameState, seat: Seat, purse: Purse, out: Action[]): void {
  for (let group = 0; group < purse.groups; group++) {
    const card = purse.cardOf(group);
    if (at(purse.alike, group) === 0 || at(purse.withheld, group) !== 0 || !canFight(s, card)) continue;
    for (let copies = purse.copiesEach(group); copies >= 1; copies--) out.push({ kind: 'lay', card, copies });
  }
  for (let card = at(s.top, lineOf(seat)); card !== NONE; card = at(s.below, card)) {
    if (at(s.left, card) === 0 || hasTwin(s, card)) continue;
    for (let copies = at(s.left, card); copies >= 1; copies--) out.push({ kind: 'lay', card, copies });
  }
}

/**
 * Lays a card that another seat has into a battle line, with the copies that it has there; it goes to its owner's shelter
 * when the battle is over. What lay on it goes there at once.
 */
export function layLent(s: GameState, from: Seat, seat: Seat, card: Card, log: Log): void {
  const copies = Math.max(at(s.laid, card), fullCopies(s, card));
  for (const other of cardsIn(s, lineOf(from))) if (at(s.host, other) === card) discard(s, from, other);
  const owner = at(s.lender, card) === 0 ? from : at(s.lender, card) - 1;
  if (at(s.lender, card) !== 0) s.lent--;
  s.lender[card] = owner === seat ? 0 : owner + 1;
  if (owner !== seat) s.lent++;
  move(s, card, lineOf(seat));
  s.mark[card] = (at(s.mark, card) & ~OPENS) | RETURNS;
  s.left[card] = 0;
  s.laid[card] = copies;
  s.host[card] = NONE;
  log?.push({ kind: 'laid', seat, card, copies });
}

/** What ends the laying: enough is laid, or it is given up. */
function offerClosing(s: GameState, seat: Seat, _purse: Purse, out: Action[]): void {
  out.push({ kind: isSatisfied(s, seat) ? 'stand' : s.battle === ASSAULT ? 'callOff' : 'pass' });
}

/** Enough is laid: the other side answers, or the guards fall. */
export const stand: Rule<'stand'> = {
  answers: LAYING,
  closes: true,
  offer: offerClosing,
  refuse(s, seat) {
    if (isSatisfied(s, seat)) return null;
    const attacking = seat === s.attacker;
    const other = totalOf(s, attacking ? s.defender : s.attacker);
    return { code: 'notStrongEnough', needed: neededAgainst(other, attacking), have: totalOf(s, seat) };
  },
  perform(s, seat, _action, log) {
    log?.push({ kind: 'stood', seat, attack: totalOf(s, s.attacker), defence: totalOf(s, s.defender) });
    if (s.defender === NONE) resolve(s, true, log);
    else if (seat === s.defender) s.battle = PRESS;
    else s.battle = isOpening(s) ? REPLY : DEFEND;
  },
};

/** BATTLE-18: an opening that does not exceed the basic defence is no attack, and its cards may be taken back. */
export const callOff: Rule<'callOff'> = {
  answers: ['assault'],
  closes: true,
  offer: offerClosing,
  refuse(s, seat) {
    if (isSatisfied(s, seat)) return { code: 'strongEnough' };
    return s.battle === ASSAULT ? null : { code: 'cannotCallOff' };
  },
  perform(s, seat, _action, log) {
    takeBackAttack(s, seat, log);
  },
};

/** The attack has not been one: whoever attacked has the cards of the line again. */
export function takeBackAttack(s: GameState, seat: Seat, log: Log): void {
  const line = lineOf(seat);
  log?.push({ kind: 'calledOff', seat, target: targetOf(s), cards: cardsIn(s, line).reverse() });
  while (at(s.top, line) !== NONE) takeBack(s, seat, at(s.top, line));
  clearBattle(s);
}

/** To the hand, where all have seen it now; a card that had served before the attack stays on the table with the copies it had. */
function takeBack(s: GameState, seat: Seat, card: Card): void {
  if ((at(s.mark, card) & RETURNS) !== 0) return discard(s, seat, card);
  const copies = at(s.left, card) + at(s.laid, card);
  const untouched = copies === fullCopies(s, card);
  unlay(s, card);
  s.left[card] = untouched ? 0 : copies;
  move(s, card, untouched ? handOf(seat) : playedOf(seat));
  if (untouched) show(s, card, everyone(s));
}

/** BATTLE-06: who cannot or will not lay enough passes, and the combat ends. */
export const pass: Rule<'pass'> = {
  answers: LAYING,
  closes: true,
  offer: offerClosing,
  refuse(s, seat) {
    if (isSatisfied(s, seat)) return { code: 'strongEnough' };
    return s.battle === ASSAULT ? { code: 'noAttackYet' } : null;
  },
  perform(s, seat, _action, log) {
    log?.push({ kind: 'passed', seat });
    resolve(s, seat === s.defender, log);
  },
};

/** BATTLE-05, BATTLE-13: the hero under attack takes part, others on the square may. */
export const fight: Rule<'fight'> = {
  answers: ['reply'],
  offer: offerFights,
  refuse(s, seat, { raise, heroes }) {
    if (typeof raise !== 'boolean' || !Number.isInteger(heroes) || heroes < 0) return { code: 'malformed' };
    if (raise && at(s.size, ambushOf(seat)) === 0) return { code: 'noAmbush' };
    const here = heroesAt(s, seat, s.battleSquare);
    const bound = s.targetHero === NONE ? 0 : 1 << s.targetHero;
    if ((heroes & here) !== heroes) return { code: 'heroNotThere' };
    return (heroes & bound) === bound ? null : { code: 'notOffered' };
  },
  perform(s, seat, { raise, heroes }, log) {
    log?.push({ kind: 'fought', seat, raise, heroes });
    if (raise) raiseAmbush(s, seat, log);
    s.defendHeroes = heroes;
    s.battle = DEFEND;
  },
};

export const surrender: Rule<'surrender'> = {
  answers: ['reply'],
  offer: (_s, _seat, _purse, out) => out.push({ kind: 'surrender' }),
  refuse: () => null,
  perform(s, seat, _action, log) {
    log?.push({ kind: 'surrendered', seat });
    s.defendHeroes = s.targetHero === NONE ? 0 : 1 << s.targetHero;
    resolve(s, true, log);
  },
};

function offerFights(s: GameState, seat: Seat, _purse: Purse, out: Action[]): void {
  const here = heroesAt(s, seat, s.battleSquare);
  const bound = s.targetHero === NONE ? 0 : 1 << s.targetHero;
  for (let raise = 0; raise <= (at(s.size, ambushOf(seat)) > 0 ? 1 : 0); raise++) {
    for (let heroes = 0; heroes <= here; heroes++) {
      if ((heroes & here) === heroes && (heroes & bound) === bound)
        out.push({ kind: 'fight', raise: raise === 1, heroes });
    }
  }
}
