/** What Bilkarr and his potions add to the engine's words. */
import type { ActionKind } from '../../core/action';
import { card, flag, kind, line, orNull, seat, secret, small, square, word } from '../../core/shape';
import type { Seat } from '../../core/state';

export const shapes = {
  buyPotion: { potion: kind, pay: line },
  /** In the own turn; the Weakness is given to somebody. */
  drink: { potion: kind, to: orNull(seat) },
  /** The Eclipse: a card of the hand is wild. */
  darken: { card },
  /** Asked about what somebody does: no, or no for the whole turn. */
  refrain: { turn: flag },
  /** The same: a potion is used, and drunk if it was not. */
  react: { potion: kind, to: orNull(seat) },
} as const;

export const events = {
  /** Through a gate; a corner, or a square that is not there, has sent him to it, or he has come into the game. */
  bilkarrCame: { square },
  bilkarrWent: { from: square, to: square },
  /** He was there for a while only. */
  bilkarrLeft: { square },
  boughtPotion: { seat, potion: kind },
  /** Whom it works on, if not who drinks it. */
  drank: { seat, potion: kind, to: orNull(seat) },
  /** Its three days are over: it is in the stock again. */
  potionBack: { potion: kind },
  /** A line has no effect; its cards are spent. */
  froze: { seat, of: seat, for: word<ActionKind>() },
  /** Cards of a defender's hand that went to the shelter. */
  raged: { seat, of: seat, count: small, secret },
  darkened: { seat, card },
} as const;

export const violations = {
  /** No own hero is where Bilkarr is. */
  notWithBilkarr: {},
  /** It is not in the stock. */
  potionSold: { potion: kind },
  /** The seat does not have it, or not any more today. */
  noPotion: { potion: kind },
  /** Nobody attacks this seat, and it attacks nobody. */
  atPeace: { seat },
  /** A card that the Eclipse made wild is no use in a battle. */
  darkened: { card },
} as const;

export interface ReactionQuestion {
  readonly kind: 'reaction';
  readonly seat: Seat;
  /** Whose action waits. */
  readonly of: Seat;
}
