/** What lies on the table for everybody: board, pool, piles, figures. */
import type { Box } from '../core/box';
import type { Card } from '../core/components';
import { at, item, NONE } from '../core/ints';
import { roadsOf, turned, turnsOf, type Kind } from '../core/kinds';
import {
  cardsIn,
  EMPTY,
  IMPASSABLE,
  kindOf,
  MISSING,
  NOBODY,
  type GameState,
  type Square,
  type Zone,
} from '../core/state';
import { SEES_ALL, SEES_TOP } from '../core/zones';
import { toMove } from '../legal';
import { defenceAt } from '../rules/targets';
import { byNumber, seatOrNull, viewCard, viewCards, viewTop } from './cards';
import { isShown, sightOf } from './sight';
import type { CardView, DeckView, FigureView, MemoryView, PileView, SquareView, Viewer } from './view';

export const viewFigures = (s: GameState): readonly FigureView[] =>
  s.rules.modules.flatMap(({ id, figure }) => {
    const square = figure?.at(s) ?? NONE;
    return square === NONE ? [] : [{ module: id, square }];
  });

export function viewBoard(s: GameState, viewer: Viewer): SquareView[] {
  const board: SquareView[] = [];
  const { rows, columns } = s.rules.board;
  for (let row = 1; row <= rows; row++)
    for (let column = 1; column <= columns; column++) board.push(viewSquare(s, viewer, board.length, row, column));
  return board;
}

function viewSquare(s: GameState, viewer: Viewer, square: Square, row: number, column: number): SquareView {
  const card = at(s.tile, square);
  switch (card) {
    case EMPTY:
      return { kind: 'empty', square, row, column };
    case IMPASSABLE:
      return { kind: 'impassable', square, row, column };
    case MISSING:
      return { kind: 'missing', square, row, column };
    default: {
      const roads = at(s.roads, square);
      if (at(s.down, square) !== 0) return { kind: 'down', square, row, column, roads, back: backOf(s, card) };
      return {
        kind: 'tile',
        square,
        row,
        column,
        tile: viewCard(s, card),
        roads,
        quarters: quartersOf(s.rules, kindOf(s, card), roads),
        level: at(s.level, square),
        holder: at(s.holder, square) === NOBODY ? null : at(s.holder, square),
        defence: defenceAt(s, viewer === 'table' ? toMove(s) : viewer, square),
      };
    }
  }
}

/** What the back of a tile shows. */
const backOf = (s: GameState, card: Card): string => item(s.rules.kindDefs, kindOf(s, card)).back ?? '';

function quartersOf(box: Box, kind: Kind, roads: number): number {
  for (let quarters = 1; quarters < turnsOf(box, kind); quarters++)
    if (turned(roadsOf(box, kind), quarters) === roads) return quarters;
  return 0;
}

export function viewPool(s: GameState): DeckView[] {
  const pool: DeckView[] = [];
  const { deckKinds, deckOf } = s.rules;
  for (let i = 0; i < deckKinds.length; i++) {
    const kind = item(deckKinds, i);
    const deck = at(deckOf, kind);
    pool.push({ kind, size: at(s.size, deck), top: viewTop(s, deck) });
  }
  return pool;
}

const NO_PILES: readonly PileView[] = [];

export function viewPiles(s: GameState, viewer: Viewer): readonly PileView[] {
  const { piles } = s.rules;
  if (piles.length === 0) return NO_PILES;
  return piles.map(({ module, name, index, seat, zone, def }) => ({
    module,
    name,
    index,
    seat: seatOrNull(seat),
    square: def.squares?.(s)[index] ?? null,
    size: at(s.size, zone),
    cards: viewPile(s, viewer, zone),
  }));
}

function viewPile(s: GameState, viewer: Viewer, zone: Zone): CardView[] {
  const sight = sightOf(s, viewer, zone);
  const cards = cardsIn(s, zone);
  if (sight === SEES_ALL) return viewCards(s, cards);
  const top = sight === SEES_TOP ? cards.splice(0, 1) : [];
  return viewCards(s, [...top, ...byNumber(cards.filter((card) => isShown(s, viewer, card)))]);
}

const NO_MEMORY: readonly MemoryView[] = [];

export function viewMemory(s: GameState, viewer: Viewer): readonly MemoryView[] {
  const { remembers } = s.rules.hooks;
  if (remembers.length === 0 || viewer === 'table') return NO_MEMORY;
  return remembers.flatMap((hook) =>
    hook(s, viewer).map(({ cards, zones }) => ({ cards: viewCards(s, byNumber([...cards])), zones })),
  );
}
