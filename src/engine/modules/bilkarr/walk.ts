/** Bilkarr's way over the map (BILK-01). */
import type { Board } from '../../core/components';
import { DAYS_PER_WEEK } from '../../core/components';
import type { Figure } from '../../core/contract';
import type { Log } from '../../core/event';
import { placeOf, squareAt } from '../../core/geometry';
import { NONE } from '../../core/ints';
import { isChosen, type Ground } from '../../core/ruleset';
import type { GameState, Square } from '../../core/state';
import { rollGate } from '../gates/roll';
import { DOWNWARD, FIRST_HEADING, LEFTWARD, STEPS } from './data';
import { bilkarrAt, GOES, headingOf, paceOf, place, RESTS, setPace, STAYS } from './state';

/** What a morning brings. */
export interface Walk {
  /** The squares of the way, the last of them where it ends; some may not exist. */
  readonly way: readonly Square[];
  /** Where he stands then; null: on a gate that the die names. */
  readonly to: Square | null;
  readonly heading: number;
}

/** The rectangle that the squares of a board span. */
function spanOf({
  rows,
  columns,
  missing,
}: Board): readonly [top: number, right: number, bottom: number, left: number] {
  const gone = new Set(missing.map((lost) => squareAt(columns, lost)));
  let [top, right, bottom, left] = [rows, 1, 1, columns];
  for (let square = 0; square < rows * columns; square++) {
    if (gone.has(square)) continue;
    const [row, column] = placeOf(columns, square);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  return [top, right, bottom, left];
}

/** Two squares diagonally over anything; the squares at the edges turn him. */
export function walkFrom(board: Board, square: Square, heading: number): Walk {
  const { columns, missing } = board;
  const [top, right, bottom, left] = spanOf(board);
  let [row, column] = placeOf(columns, square);
  let aside = (heading & LEFTWARD) === 0 ? 1 : -1;
  let down = (heading & DOWNWARD) === 0 ? -1 : 1;
  const way: Square[] = [];
  for (let i = 0; i < STEPS; i++) {
    if (column + aside < left || column + aside > right) aside = -aside;
    if (row + down < top || row + down > bottom) down = -down;
    column += aside;
    row += down;
    way.push(squareAt(columns, [row, column]));
    const isCorner = (row === top || row === bottom) && (column === left || column === right);
    if (isCorner) return { way, to: null, heading: FIRST_HEADING };
  }
  const isMissing = missing.some(([r, c]) => r === row && c === column);
  if (isMissing) return { way, to: null, heading: FIRST_HEADING };
  const to = squareAt(columns, [row, column]);
  return { way, to, heading: (aside < 0 ? LEFTWARD : 0) | (down > 0 ? DOWNWARD : 0) };
}

/** He comes through a gate that the die names. */
function come(s: GameState, then: number, log: Log): void {
  const square = rollGate(s);
  place(s, square, FIRST_HEADING, then);
  if (square !== NONE) log?.push({ kind: 'bilkarrCame', square });
}

/** Whoever puts him somewhere keeps him there until the next checkpoint (GA2-07). */
export const figure: Figure = {
  at: bilkarrAt,
  put(s, square, log) {
    const from = bilkarrAt(s);
    place(s, square, FIRST_HEADING, STAYS);
    if (from !== NONE) log?.push({ kind: 'bilkarrWent', from, to: square });
  },
};

/** GA2-07: he was a guest. */
function leave(s: GameState, log: Log): void {
  const square = bilkarrAt(s);
  if (square === NONE) return;
  place(s, NONE);
  log?.push({ kind: 'bilkarrLeft', square });
}

/** The first checkpoint brings him, or brings him back to his own ways; he stands on the gate through the day that comes. */
export function atCheckpoint(s: GameState, log: Log): void {
  if (!isChosen(s.rules.config, 'bilkarr')) return leave(s, log);
  if (s.day === DAYS_PER_WEEK || bilkarrAt(s) === NONE) come(s, RESTS, log);
  else if (paceOf(s) === STAYS) setPace(s, GOES);
}

export function inTheMorning(s: GameState, log: Log): void {
  const from = bilkarrAt(s);
  if (from === NONE || paceOf(s) === STAYS) return;
  if (paceOf(s) === RESTS) return setPace(s, GOES);
  const { to, heading } = walkFrom(s.rules.board, from, headingOf(s));
  if (to === null) return come(s, GOES, log);
  place(s, to, heading);
  log?.push({ kind: 'bilkarrWent', from, to });
}

/** For whoever looks at the map: what the next morning brings; null while he is not there. */
export function nextWalk(
  { board, config }: Pick<Ground, 'board' | 'config'>,
  day: number,
  own: { readonly square: readonly number[]; readonly heading: readonly number[]; readonly pace: readonly number[] },
): Walk | null {
  const [square = NONE] = own.square;
  const [heading = FIRST_HEADING] = own.heading;
  const [pace = GOES] = own.pace;
  if (square === NONE) return null;
  // Who was put somewhere leaves in the checkpoint, if nobody chose him; the first one brings him through a gate.
  if (pace === STAYS && day % DAYS_PER_WEEK === 0) {
    if (!isChosen(config, 'bilkarr')) return null;
    if (day === DAYS_PER_WEEK) return { way: [], to: null, heading: FIRST_HEADING };
  }
  const waits = pace === RESTS || (pace === STAYS && day % DAYS_PER_WEEK !== 0);
  return waits ? { way: [], to: square, heading } : walkFrom(board, square, heading);
}
