/** What Bilkarr and his potions add to the state. */
import type { Box } from '../../core/box';
import type { Card } from '../../core/components';
import { at, item, NONE } from '../../core/ints';
import type { Kind } from '../../core/kinds';
import { forGame, perCard, perSeat } from '../../core/own';
import { isWild, kindOf, lineOf, playedOf, type GameState, type Seat } from '../../core/state';
import { pile } from '../../core/zones';
import { figure, put, standsOn } from '../gates/figure';
import { DAILY, DOWNWARD, FIRST_HEADING, LEFTWARD, POTION_DAYS, POTIONS, type Potion } from './data';

// ---------------------------------------------------------------- Bilkarr

/** He goes on with the next morning, rests for that one, or stays until the next checkpoint. */
export const GOES = 0;
export const RESTS = 1;
export const STAYS = 2;

export const bilkarr = figure();
/** A bit for each way that is turned: LEFTWARD, DOWNWARD. */
const heading = forGame('uint8', { most: LEFTWARD | DOWNWARD });
const pace = forGame('uint8', { most: STAYS });

export const headingOf = (s: GameState): number => at(heading.of(s), 0);
export const paceOf = (s: GameState): number => at(pace.of(s), 0);
export const setPace = (s: GameState, value: number): void => void (pace.of(s)[0] = value);

/** He comes to a square, and goes on from there in this direction. */
export function place(s: GameState, square: number, towards = FIRST_HEADING, then = GOES): void {
  put(s, bilkarr, square);
  heading.of(s)[0] = towards;
  setPace(s, then);
}
export const bilkarrAt = (s: GameState): number => standsOn(s, bilkarr);

// ---------------------------------------------------------------- potions

/** BILK-03: the day of its effect, 0 while nobody has drunk it. */
const days = perCard('uint8', { most: POTION_DAYS });
/** It was used today. */
const spent = perCard('uint8', { most: 1 });
/** BILK-04: the seat whose Eclipse has made the card wild this turn, plus one. */
const darkened = perCard('uint8', { most: (rules) => rules.seats });
/** The seat has said no for this turn. */
export const silent = perSeat('uint8', { most: 1 });

const isPotion = ({ names }: Box, kind: Kind): boolean => POTIONS.some((potion) => potion === item(names, kind));

/** BILK-03: open, those that can be bought and those that somebody has. */
export const stock = pile({ sees: 'all', holds: isPotion });
export const potions = pile({ perSeat: true, apart: true, sees: 'all', holds: isPotion });

export const state = { square: bilkarr, heading, pace, days, spent, darkened, silent } as const;
export const zones = { stock, potions } as const;

export const numberOf = (s: GameState, potion: Potion): Kind => s.rules.named[potion] ?? NONE;
export const isOf = (s: GameState, card: Card, potion: Potion): boolean => kindOf(s, card) === numberOf(s, potion);
export const isPotionKind = (s: GameState, kind: unknown): kind is Kind =>
  typeof kind === 'number' && POTIONS.some((potion) => numberOf(s, potion) === kind);

/** The card of a kind in a pile, or NONE. */
function find(s: GameState, zone: number, kind: Kind): Card {
  let card = at(s.top, zone);
  while (card !== NONE && kindOf(s, card) !== kind) card = at(s.below, card);
  return card;
}
export const inStock = (s: GameState, kind: Kind): Card => find(s, stock.at(s), kind);
export const heldBy = (s: GameState, seat: Seat, kind: Kind): Card => find(s, potions.at(s, seat), kind);

export const dayOf = (s: GameState, potion: Card): number => at(days.of(s), potion);
export const setDay = (s: GameState, potion: Card, day: number): void => void (days.of(s)[potion] = day);
export const isSpent = (s: GameState, potion: Card): boolean => at(spent.of(s), potion) !== 0;
export const setSpent = (s: GameState, potion: Card, value: 0 | 1): void => void (spent.of(s)[potion] = value);

export const isDaily = (s: GameState, potion: Card): boolean => DAILY.some((name) => isOf(s, potion, name));

/** Whoever has it may use it now: nobody has drunk it, or it is used once a day and was not today. */
export const isReady = (s: GameState, potion: Card): boolean =>
  dayOf(s, potion) === 0 || (isDaily(s, potion) && !isSpent(s, potion));

/** Whether such a potion works on a seat now. */
export function worksOn(s: GameState, seat: Seat, potion: Potion): boolean {
  if (seat === NONE || at(s.top, potions.at(s, seat)) === NONE) return false;
  const card = heldBy(s, seat, numberOf(s, potion));
  return card !== NONE && dayOf(s, card) > 0;
}

// ---------------------------------------------------------------- the Eclipse

export const isDarkened = (s: GameState, card: Card): boolean =>
  at(darkened.of(s), card) !== 0 && isWild(s, card) && !liesOnAmulet(s, at(darkened.of(s), card) - 1, card);

/** It was traded away and has come back, and an amulet has made it wild since: that is another effect on another card. */
function liesOnAmulet(s: GameState, seat: Seat, card: Card): boolean {
  for (const zone of [playedOf(seat), lineOf(seat)])
    for (let other = at(s.top, zone); other !== NONE; other = at(s.below, other))
      if (at(s.host, other) === card) return true;
  return false;
}
export const wasDarkened = (s: GameState, card: Card): boolean => at(darkened.of(s), card) !== 0;
export const setDarkened = (s: GameState, seat: Seat, card: Card): void => void (darkened.of(s)[card] = seat + 1);

/** It has left the hand that it was wild in, and may come back this turn. */
export const forgetDark = (s: GameState, card: Card): void => void (darkened.of(s)[card] = 0);

/** A turn is over: its cards are what they are. */
export function lighten(s: GameState, seat: Seat): void {
  const cards = darkened.of(s);
  for (let card = 0; card < cards.length; card++) if (cards[card] === seat + 1) cards[card] = 0;
}
