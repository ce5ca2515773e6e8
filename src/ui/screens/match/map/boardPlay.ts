/** What can be done where: the same answers for a tap on the map and for the map as a list. */
import {
  boxOf,
  HORSE,
  roadsOf,
  turned,
  type Action,
  type ActionOf,
  type PlayerView,
  type Square,
  type Violation,
  type Box,
} from '@battalia/engine';
import type { Mark } from '@/board/marks';
import { deedLook } from '../../../deeds/deeds';
import type { MarkKind } from '../../../deeds/look';
import { whatLineCanDo, type Playable } from '../lines/line';
import type { Taught } from '../learn/taught';
import { cardsInLine, type Lines } from '../lines/lines';

const squaresOf = (action: Action): readonly Square[] => deedLook(action).squares?.(action) ?? [];

/** The square that an action is about, or null when it is about none. */
export const squareOf = (action: Action): Square | null => squaresOf(action)[0] ?? null;

/** The hero of whoever acts that an action moves, or null. */
const heroOf = (action: Action): number | null => deedLook(action).hero?.(action) ?? null;

interface Focus {
  readonly view: PlayerView;
  readonly legal: readonly Action[];
  readonly playable: readonly Playable[];
  readonly lines: Lines;
  readonly hero: { readonly hero: number } | null;
}

/** What the line at hand can do; everything when none is laid out or it can do nothing yet. */
function inFocus({ legal, lines, playable }: Focus): { readonly actions: readonly Action[]; readonly line: boolean } {
  const line = cardsInLine(lines, lines.active);
  const options = whatLineCanDo(legal, line, playable).filter((action) => squareOf(action) !== null);
  return options.length > 0 ? { actions: options, line: true } : { actions: legal, line: false };
}

/**
 * What glows on the map: what the line at hand can do, else the ways of the hero that was tapped, else what the board
 * itself asks for. Ways and changes of the land are left out then: they would light up everything.
 */
export function glowing(focus: Focus): readonly Action[] {
  const { actions, line } = inFocus(focus);
  if (line || focus.view.decision?.kind !== 'acting') return actions;
  const { hero } = focus;
  if (hero !== null) return actions.filter((action) => heroOf(action) === hero.hero);
  return actions.filter((action) => deedLook(action).dims !== true);
}

/** What can be done on a square: with the line at hand, by the hero that was tapped, or at all. */
export function deedsAt(focus: Focus, square: Square): readonly Action[] {
  const all = actionsAt(focus.legal, square);
  const { actions, line } = inFocus(focus);
  const there = line ? actionsAt(actions, square) : [];
  if (there.length > 0) return there;
  const { hero } = focus;
  const byHero = hero === null ? [] : all.filter((action) => heroOf(action) === hero.hero);
  return byHero.length > 0 ? byHero : all;
}

/** Squares on which something can be done, to be shown. */
export const openSquares = (legal: readonly Action[]): ReadonlySet<Square> => new Set(legal.flatMap(squaresOf));

export const actionsAt = (legal: readonly Action[], square: Square): readonly Action[] =>
  legal.filter((action) => squaresOf(action).includes(square));

/** Ways in which the card that is being placed may lie on a square. */
export function placesAt(legal: readonly Action[], square: Square | null): readonly ActionOf<'place'>[] {
  return legal.filter((action): action is ActionOf<'place'> => action.kind === 'place' && action.square === square);
}

/** How the card lies that is being placed: as it was turned; before that, so that fewest of its roads lead off the map. */
export function proposedOf(
  view: Pick<PlayerView, 'board' | 'decision' | 'config'>,
  ways: readonly ActionOf<'place'>[],
  quarters: number | null,
): ActionOf<'place'> | null {
  const [best] = [...ways].sort((a, b) => roadsOff(view, a) - roadsOff(view, b));
  return ways.find((way) => way.quarters === quarters) ?? best ?? null;
}

/** Rows and columns from a square to those beside it, in the order of the sides. */
const BESIDE = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

function roadsOff(
  { board, decision, config }: Pick<PlayerView, 'board' | 'decision' | 'config'>,
  { square, quarters }: ActionOf<'place'>,
): number {
  const from = board[square];
  if (from === undefined || decision?.kind !== 'place') return 0;
  const roads = turned(roadsOf(boxOf({ config }), decision.tile), quarters);
  const leadsOff = ([rows, columns]: (typeof BESIDE)[number], side: number): boolean => {
    const to = board.find(({ row, column }) => row === from.row + rows && column === from.column + columns);
    return (roads & (1 << side)) !== 0 && (to === undefined || to.kind === 'missing' || to.kind === 'impassable');
  };
  return BESIDE.filter(leadsOff).length;
}

/** Squares that have to be in sight; `gently`: but not if somebody has moved the board to where they want it. */
export interface Sight {
  readonly squares: readonly Square[];
  readonly gently: boolean;
}

const firmly = (squares: readonly Square[]): Sight => ({ squares, gently: false });

/**
 * What has to be in sight. Chosen from a list, a square may lie outside of what is seen; so may those that a card can be
 * placed on, under the words that ask for one, and where a lesson wants to go, or else what it speaks of. A line that is
 * laid covers more of the map: where it leads stays in sight, or else where its owner is.
 */
export function toBeSeen(
  focus: Focus,
  chosen: Square | null,
  { isAsked, seen }: Pick<Taught, 'isAsked' | 'seen'> = { isAsked: () => false, seen: [] },
): Sight {
  if (chosen !== null) return firmly([chosen]);
  const goals = focus.legal.flatMap((action) => {
    if (action.kind === 'place') return [action.square];
    const square = isAsked(action) ? squareOf(action) : null;
    return square === null ? [] : [square];
  });
  if (goals.length > 0) return firmly(goals);
  if (seen.length > 0 || cardsInLine(focus.lines, focus.lines.active).length === 0) return firmly(seen);
  const { actions, line } = inFocus(focus);
  return { squares: line ? [...openSquares(actions)] : whereabouts(focus.view), gently: true };
}

const TURNS = [0, 1, 2, 3] as const;

/** Why the card that is being placed cannot lie on a square, however it is turned; null when it can. */
export function placeRefusal(whyNot: (action: Action) => Violation | null, square: Square): Violation | null {
  // A card with fewer turns does not know the others. What sides that agree do not mend says more than that they disagree.
  const reasons = TURNS.map((quarters) => whyNot({ kind: 'place', square, quarters })).filter(
    (why) => why?.code !== 'malformed',
  );
  if (reasons.includes(null)) return null;
  return reasons.find((why) => why?.code !== 'roadsDisagree') ?? reasons[0] ?? null;
}

/** The next way after this turn of the card, round and round. */
export function nextQuarters(ways: readonly ActionOf<'place'>[], quarters: number): number {
  const later = ways.find((way) => way.quarters > quarters) ?? ways[0];
  return later?.quarters ?? quarters;
}

/** Squares on which something can be done, each with what is most pressing there, and the chosen one. */
export function marksOf(box: Box, legal: readonly Action[], chosen: Square | null): readonly Mark[] {
  const marks: Mark[] = [];
  for (const square of openSquares(legal)) {
    const kinds = actionsAt(legal, square).map((action) => deedLook(action).mark ?? 'choose');
    const what = URGENT.find((kind) => kinds.includes(kind)) ?? 'choose';
    marks.push({ kind: 'legal', square, what, cost: what === 'move' ? wayCost(box, actionsAt(legal, square)) : null });
  }
  if (chosen !== null) marks.push({ kind: 'selected', square: chosen });
  return marks;
}

/** The fewest cards that take a hero there: supplies if they are as few as horses, and what is mixed by its parts. */
function wayCost(box: Box, actions: readonly Action[]): Extract<Mark, { kind: 'legal' }>['cost'] {
  const lines = actions.flatMap((action) => (action.kind === 'move' || action.kind === 'retreat' ? [action.pay] : []));
  const [cheapest] = lines.sort((a, b) => a.length - b.length || horsesIn(box, a) - horsesIn(box, b));
  if (cheapest === undefined || cheapest.length === 0) return null;
  const horses = horsesIn(box, cheapest);
  const others = cheapest.length - horses;
  const supplies = { count: others, glyph: 'supply' } as const;
  if (horses === 0) return supplies;
  return { count: horses, glyph: 'horse', ...(others === 0 ? {} : { and: supplies }) };
}

const horsesIn = (box: Box, line: readonly number[]): number =>
  line.filter((card) => box.kindOf[card] === HORSE).length;

const URGENT: readonly MarkKind[] = ['attack', 'move', 'build', 'choose'];

/** Where the viewer is, or whoever has the turn: heroes, and who has none on the map looks at cities. */
export function whereabouts({
  viewer,
  turn,
  players,
  board,
}: Pick<PlayerView, 'viewer' | 'turn' | 'players' | 'board'>): readonly Square[] {
  const seat = viewer === 'table' ? turn : viewer;
  const heroes = (players.find((player) => player.seat === seat)?.heroes ?? []).filter((square) => square !== null);
  if (heroes.length > 0) return [...new Set(heroes)];
  return board.flatMap((square) => (square.kind === 'tile' && square.holder === seat ? [square.square] : []));
}
