/** A card as everybody sees it who sees it at all. */
import type { CardFace } from './box';
import type { Card } from './components';
import { item } from './ints';
import { kindOf, type GameState } from './state';

export type CardView = CardFace;

/** What it is for now: what is printed on it, unless it stands for another kind. */
export function faceOf(s: GameState, card: Card): CardView {
  const face = item(s.rules.faces, card);
  return face.kind === kindOf(s, card) ? face : { ...face, kind: kindOf(s, card) };
}

/** The card that a part of a view shows, undefined where it shows none. */
export function cardIn(part: unknown): Card | undefined {
  const card: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, 'card') : undefined;
  return typeof card === 'number' ? card : undefined;
}
