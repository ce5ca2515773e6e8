/** What views say of a card, wherever it lies. */
import type { Card } from '../core/components';
import { at, item, NONE } from '../core/ints';
import { kindOf, seatOfZone, type GameState, type Seat } from '../core/state';
import type { CardView } from './view';

export const viewCard = (s: GameState, card: Card): CardView => {
  const face = item(s.rules.faces, card);
  return face.kind === kindOf(s, card) ? face : { ...face, kind: kindOf(s, card) };
};
export const viewCards = (s: GameState, cards: readonly Card[]): CardView[] => cards.map((card) => viewCard(s, card));
export const viewTop = (s: GameState, zone: number): CardView | null =>
  at(s.top, zone) === NONE ? null : viewCard(s, at(s.top, zone));
export const byNumber = (cards: Card[]): Card[] => cards.sort((a, b) => a - b);
export const seatOrNull = (seat: Seat): Seat | null => (seat < 0 ? null : seat);

export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let bit = 0; mask >> bit !== 0; bit++) if ((mask & (1 << bit)) !== 0) bits.push(bit);
  return bits;
}

export function ownerOf(s: GameState, card: Card): Seat {
  const lender = at(s.lender, card);
  return lender === 0 ? seatOfZone(s, at(s.zone, card)) : lender - 1;
}
