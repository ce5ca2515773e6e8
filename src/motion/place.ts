/** Where a card can lie, as far as motion cares: places that a screen can point at. */
import { assertNever, type Card, type Kind, type Seat, type Square, type Viewer } from '@battalia/engine';

export type CardPlace =
  /** `table` is what was played and gained this turn, `line` a battle line. */
  | { readonly kind: 'hand' | 'table' | 'line' | 'shelter' | 'nation' | 'ambush'; readonly seat: Seat }
  | { readonly kind: 'tent'; readonly seat: Seat; readonly tent: Card }
  | { readonly kind: 'deck'; readonly deck: Kind }
  | { readonly kind: 'square'; readonly square: Square }
  /** Of a module, by its name; null: everybody's. */
  | { readonly kind: 'pile'; readonly name: string; readonly seat: Seat | null }
  /** Great Artefacts that lie face up, and those that were hidden under a place. */
  | { readonly kind: 'limbo' | 'great' | 'hidden' };

export function samePlace(one: CardPlace, other: CardPlace): boolean {
  return one.kind === other.kind && anchorsOf(one)[0] === anchorsOf(other)[0];
}

/** Whether a card that lies there shows its face to the viewer. */
export function isFaceUp(place: CardPlace, viewer: Viewer): boolean {
  switch (place.kind) {
    case 'hand':
      return place.seat === viewer;
    case 'nation':
    case 'ambush':
    case 'hidden':
      return false;
    case 'table':
    case 'line':
    case 'shelter':
    case 'tent':
    case 'deck':
    case 'square':
    case 'pile':
    case 'limbo':
    case 'great':
      return true;
    default:
      return assertNever(place);
  }
}

/** Names of parts of the screen that stand for a place, the best one first: not every screen shows every pile. */
export function anchorsOf(place: CardPlace): readonly string[] {
  switch (place.kind) {
    case 'hand':
    case 'shelter':
    case 'nation':
    case 'ambush':
      return [`${place.kind} ${place.seat}`, seatAnchor(place.seat)];
    // What others play comes out into the middle, for everybody to see.
    case 'table':
      return [`table ${place.seat}`, 'board', seatAnchor(place.seat)];
    case 'line':
      return [`line ${place.seat}`, `table ${place.seat}`, 'board', seatAnchor(place.seat)];
    case 'tent':
      return [cardAnchor(place.tent), `table ${place.seat}`, seatAnchor(place.seat)];
    case 'deck':
      return [`deck ${place.deck}`, 'pool', 'board'];
    case 'square':
      return [squareAnchor(place.square), 'board'];
    case 'pile':
      return place.seat === null
        ? [`pile ${place.name}`, 'pool', 'board']
        : [`pile ${place.name} ${place.seat}`, seatAnchor(place.seat)];
    case 'limbo':
    case 'great':
    case 'hidden':
      return [place.kind, 'pool', 'board'];
    default:
      return assertNever(place);
  }
}

export const cardAnchor = (card: Card): string => `card ${card}`;
export const seatAnchor = (seat: Seat): string => `seat ${seat}`;
export const squareAnchor = (square: Square): string => `square ${square}`;
