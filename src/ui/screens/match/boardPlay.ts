/** What can be done where: the same answers for a tap on the map and for the map as a list. */
import type { Action, ActionOf, Square } from '@battalia/engine';
import type { Mark } from '@/board/marks';

/** The square that an action is about, or null when it is about none. */
export function squareOf(action: Action): Square | null {
  switch (action.kind) {
    case 'chooseCity': case 'place': case 'upgrade': case 'recruit': case 'terraform': case 'swap': case 'annex': return action.square;
    case 'move': case 'fly': case 'retreat': return action.to;
    case 'attack': return action.target.square;
    default: return null;
  }
}

/** Squares on which something can be done, to be shown. */
export function openSquares(legal: readonly Action[]): ReadonlySet<Square> {
  const open = new Set<Square>();
  for (const action of legal) {
    const square = squareOf(action);
    if (square !== null) open.add(square);
    if (action.kind === 'swap') open.add(action.other);
  }
  return open;
}

export const actionsAt = (legal: readonly Action[], square: Square): readonly Action[] =>
  legal.filter((action) => squareOf(action) === square || (action.kind === 'swap' && action.other === square));

/** Ways in which the card that is being placed may lie on a square. */
export function placesAt(legal: readonly Action[], square: Square | null): readonly ActionOf<'place'>[] {
  return legal.filter((action): action is ActionOf<'place'> => action.kind === 'place' && action.square === square);
}

/** The next way after this turn of the card, round and round. */
export function nextTurn(ways: readonly ActionOf<'place'>[], turn: number): number {
  const later = ways.find((way) => way.turn > turn) ?? ways[0];
  return later?.turn ?? turn;
}

type MarkKind = Extract<Mark, { kind: 'legal' }>['what'];

function markOf(action: Action): MarkKind {
  switch (action.kind) {
    case 'attack': return 'attack';
    case 'move': case 'fly': case 'retreat': return 'move';
    case 'place': case 'upgrade': case 'recruit': case 'annex': return 'build';
    default: return 'choose';
  }
}

/** Squares on which something can be done, each with what is most pressing there, and the chosen one. */
export function marksOf(legal: readonly Action[], chosen: Square | null): readonly Mark[] {
  const marks: Mark[] = [];
  for (const square of openSquares(legal)) {
    const kinds = actionsAt(legal, square).map(markOf);
    const what = URGENT.find((kind) => kinds.includes(kind)) ?? 'choose';
    marks.push({ kind: 'legal', square, what, cost: null });
  }
  if (chosen !== null) marks.push({ kind: 'selected', square: chosen });
  return marks;
}

const URGENT: readonly MarkKind[] = ['attack', 'move', 'build', 'choose'];
