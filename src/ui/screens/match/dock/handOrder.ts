/** The hand in the order that its owner likes: as it was dealt, by faction or by kind. */
import { NEUTRAL, UNIVERSAL } from '@battalia/engine';
import type { HandOrder } from '@/store/settings';
import type { Playable } from '../lines/line';
import { usesOf, type Lines } from '../lines/lines';

/** What fits every faction comes before what belongs to none, and both after the factions. */
const rank = (faction: number): number => (faction === UNIVERSAL ? 100 : faction === NEUTRAL ? 101 : faction);

export function ordered<P extends Pick<Playable, 'kind' | 'faction'>>(
  hand: readonly P[],
  order: HandOrder,
): readonly P[] {
  if (order === 'dealt') return hand;
  const byFaction = (a: P, b: P) => rank(a.faction) - rank(b.faction);
  const byKind = (a: P, b: P) => a.kind - b.kind;
  const [first, second] = order === 'faction' ? [byFaction, byKind] : [byKind, byFaction];
  return [...hand].sort((a, b) => first(a, b) || second(a, b));
}

/** What is still in the hand, as it lies there: what lies in a line has left it, unless it counts once more. */
export const held = (playable: readonly Playable[], lines: Lines, order: HandOrder): readonly Playable[] =>
  ordered(playable, order)
    .map((shown) => ({ ...shown, copies: shown.copies - usesOf(lines, shown.card) }))
    .filter(({ copies }) => copies > 0);
