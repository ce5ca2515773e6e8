/** What trade adds to the state. */
import { at } from '../../core/ints';
import { perCard, perSquare } from '../../core/own';
import type { GameState, Seat, Square } from '../../core/state';
import { POSTS } from './data';

/** How many posts of each seat lie on a square, in two bits a seat. */
const posts = perSquare('int16', { most: (rules) => (1 << (2 * rules.seats)) - 1 });
/** The seat that has traded for the card this turn, plus one; 0 for all others (TRADE-02). */
const gained = perCard('uint8', { most: (rules) => rules.seats });

export const state = { posts, gained } as const;

const EACH = 3;

export const postsAt = (s: GameState, seat: Seat, square: Square): number =>
  (at(posts.of(s), square) >> (2 * seat)) & EACH;

export function postsOf(s: GameState, seat: Seat): number {
  let count = 0;
  for (let square = 0; square < s.rules.squares; square++) count += postsAt(s, seat, square);
  return count;
}

export function addPost(s: GameState, seat: Seat, square: Square): void {
  posts.of(s)[square] = at(posts.of(s), square) + (1 << (2 * seat));
}

/** TRADE-01: with the second post both turn to the star side. */
export const hasStar = (s: GameState, seat: Seat): boolean => postsOf(s, seat) === POSTS;

export const isJustTraded = (s: GameState, seat: Seat, card: number): boolean => at(gained.of(s), card) === seat + 1;
export const markTraded = (s: GameState, seat: Seat, card: number): void => void (gained.of(s)[card] = seat + 1);
export const markOf = (s: GameState, card: number): number => at(gained.of(s), card);

/** A turn is over: what the seat has traded for is a card like any other. */
export function forgetTrades(s: GameState, seat: Seat): void {
  const cards = gained.of(s);
  for (let card = 0; card < cards.length; card++) if (cards[card] === seat + 1) cards[card] = 0;
}
