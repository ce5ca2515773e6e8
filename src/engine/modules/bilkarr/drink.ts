/** Buying potions and drinking them in the own turn (BILK-02, BILK-03). */
import type { Card } from '../../core/components';
import type { Rule } from '../../core/contract';
import type { Log } from '../../core/event';
import { at, item, NONE } from '../../core/ints';
import type { Kind } from '../../core/kinds';
import { move } from '../../core/piles';
import { kindOf, NO_BATTLE, type GameState, type Seat } from '../../core/state';
import type { Violation } from '../../core/violation';
import { payLine, refuseLine } from '../../rules/line';
import { isOpponent } from '../../rules/parties';
import { isSeat } from '../../rules/rule';
import { meets } from '../gates/figure';
import { POTION_COST, POTION_DAYS } from './data';
import {
  bilkarr,
  dayOf,
  heldBy,
  inStock,
  isDaily,
  isOf,
  isPotionKind,
  potions,
  setDay,
  setSpent,
  stock,
} from './state';

export const buyPotion: Rule<'buyPotion'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    if (!meets(s, seat, bilkarr) || at(s.size, stock.at(s)) === 0) return;
    const lines = purse.lines(POTION_COST);
    for (let card = at(s.top, stock.at(s)); card !== NONE; card = at(s.below, card))
      for (let i = 0; i < lines.length; i++)
        out.push({ kind: 'buyPotion', potion: kindOf(s, card), pay: item(lines, i) });
  },
  refuse(s, seat, { potion, pay }) {
    if (!isPotionKind(s, potion)) return { code: 'malformed' };
    if (!meets(s, seat, bilkarr)) return { code: 'notWithBilkarr' };
    return inStock(s, potion) === NONE ? { code: 'potionSold', potion } : refuseLine(s, seat, pay, POTION_COST);
  },
  pay: payLine,
  perform(s, seat, { potion }, log) {
    move(s, inStock(s, potion), potions.at(s, seat));
    log?.push({ kind: 'boughtPotion', seat, potion });
  },
};

/** The first of its days. The Weakness is poured out to somebody, who has it from now on. */
export function pour(s: GameState, seat: Seat, potion: Card, to: Seat | null, log: Log): void {
  setDay(s, potion, 1);
  if (to !== null) move(s, potion, potions.at(s, to));
  log?.push({ kind: 'drank', seat, potion: kindOf(s, potion), to });
}

/** Using it is the use of the day, and the first one opens its days. */
export function use(s: GameState, seat: Seat, potion: Card, to: Seat | null, log: Log): void {
  if (dayOf(s, potion) === 0) pour(s, seat, potion, to, log);
  if (isDaily(s, potion)) setSpent(s, potion, 1);
}

/** In a battle of the own only what makes a side stronger or weaker: the Eclipse is peaceful, and who attacks is at war. */
const isForNow = (s: GameState, potion: Card): boolean =>
  s.battle === NO_BATTLE || isOf(s, potion, 'colossus') || isOf(s, potion, 'weakness');

function refuseDrinking(s: GameState, seat: Seat, potion: Kind, to: Seat | null): Violation | null {
  if (!isPotionKind(s, potion)) return { code: 'malformed' };
  const card = heldBy(s, seat, potion);
  if (card === NONE || dayOf(s, card) > 0) return { code: 'noPotion', potion };
  if (!isForNow(s, card)) return { code: 'notInBattle' };
  if (!isOf(s, card, 'weakness')) return to === null ? null : { code: 'malformed' };
  return to !== null && isSeat(s, to) && isOpponent(s, seat, to) ? null : { code: 'notOffered' };
}

/** As a free action, also while one's own attack is fought. */
export const drink: Rule<'drink'> = {
  answers: ['acting', 'assault', 'press'],
  offer(s, seat, _purse, out) {
    for (let card = at(s.top, potions.at(s, seat)); card !== NONE; card = at(s.below, card)) {
      if (dayOf(s, card) > 0 || !isForNow(s, card)) continue;
      const potion = kindOf(s, card);
      if (!isOf(s, card, 'weakness')) out.push({ kind: 'drink', potion, to: null });
      else
        for (let to = 0; to < s.rules.seats; to++) if (isOpponent(s, seat, to)) out.push({ kind: 'drink', potion, to });
    }
  },
  refuse: (s, seat, { potion, to }) => refuseDrinking(s, seat, potion, to),
  perform: (s, seat, { potion, to }, log) => pour(s, seat, heldBy(s, seat, potion), to, log),
};

/** BILK-03: a morning. What was drunk is a day older, and what has had its three days is in the stock again. */
export function age(s: GameState, log: Log): void {
  for (let seat = 0; seat < s.rules.seats; seat++) {
    let next = NONE;
    for (let card = at(s.top, potions.at(s, seat)); card !== NONE; card = next) {
      next = at(s.below, card);
      if (dayOf(s, card) === 0) continue;
      setSpent(s, card, 0);
      const day = dayOf(s, card) + 1;
      setDay(s, card, day > POTION_DAYS ? 0 : day);
      if (day <= POTION_DAYS) continue;
      move(s, card, stock.at(s));
      log?.push({ kind: 'potionBack', potion: kindOf(s, card) });
    }
  }
}
