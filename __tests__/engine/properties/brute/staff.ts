/** What the Staff of Terra may change, written from GA-09 and SG-STAFF alone. */
import { kindOf, type GameState, type Square } from '@battalia/engine';
import { cardAt, CITY_KINDS, everySquare, kindAt, ROAD_KINDS } from './board';

const CHANGES: readonly string[] = [...CITY_KINDS, ...ROAD_KINDS];
/** Gates change places and nothing else. */
const MOVES: readonly string[] = [...CHANGES, 'gate'];

const terrainAt = (s: GameState, square: Square): number | undefined => s.rules.factionOf[cardAt(s, square) ?? -1];

/** A city or road becomes another terrain that takes part and lies in its deck. */
export function mayReplace(s: GameState, square: Square, terrain: number): boolean {
  const kind = kindAt(s, square);
  const card = cardAt(s, square);
  if (kind === null || card === null || !CHANGES.includes(kind)) return false;
  if (terrain === terrainAt(s, square) || (s.inPlay & (1 << terrain)) === 0) return false;
  return Array.from({ length: s.rules.cards }, (_, other) => other).some(
    (other) =>
      kindOf(s, other) === kindOf(s, card) &&
      s.rules.factionOf[other] === terrain &&
      !s.tile.includes(other) &&
      s.zone[other] === kindOf(s, card),
  );
}

/** Cards of one kind and two terrains. */
export function maySwap(s: GameState, square: Square, other: Square): boolean {
  const kind = kindAt(s, square);
  return (
    kind !== null && MOVES.includes(kind) && kind === kindAt(s, other) && terrainAt(s, square) !== terrainAt(s, other)
  );
}

export const maySwapFrom = (s: GameState, square: Square): boolean =>
  everySquare(s).some((other) => maySwap(s, square, other));
