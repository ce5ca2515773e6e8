/** A rule: when an action is refused, and what it does. */
import type { ActionKind, ActionOf, Line } from '../action';
import type { Card, Kind } from '../components';
import type { Cost } from '../costs';
import type { Log } from '../event';
import { at, item } from '../ints';
import { isUsable, linePays } from '../payment';
import { discard, move } from '../piles';
import { copiesLeft, fullCopies, handOf, lineOf, playedOf, type GameState, type Seat } from '../state';
import type { Violation } from '../violation';

export interface Rule<K extends ActionKind> {
  /** Null when the action is allowed. The question that is open fits it already; nothing is changed. */
  refuse(s: GameState, seat: Seat, action: ActionOf<K>): Violation | null;
  /** Carries out an allowed action. */
  perform(s: GameState, seat: Seat, action: ActionOf<K>, log: Log): void;
}

export const inHand = (s: GameState, seat: Seat, card: Card): boolean =>
  Number.isInteger(card) && card >= 0 && card < s.zone.length && at(s.zone, card) === handOf(seat);

/** Plays one copy of a card into a line: it lies on the table, and keeps the copies that are left (LINE-04). */
export function play(s: GameState, seat: Seat, card: Card): void {
  if (at(s.zone, card) === handOf(seat)) {
    s.left[card] = fullCopies(s, card);
    move(s, card, playedOf(seat));
  }
  s.left[card] = at(s.left, card) - 1;
}

export function playLine(s: GameState, seat: Seat, line: Line, action: ActionKind, log: Log): void {
  for (let i = 0; i < line.length; i++) play(s, seat, item(line, i));
  if (log && line.length > 0) log.push({ kind: 'paid', seat, for: action, line });
}

/** Lays copies of a card into the own battle line; what is left of it may follow, or serve elsewhere. */
export function layCard(s: GameState, seat: Seat, card: Card, copies: number, log: Log): void {
  const line = lineOf(seat);
  if (at(s.zone, card) !== line) {
    if (at(s.zone, card) === handOf(seat)) s.left[card] = fullCopies(s, card);
    move(s, card, line);
  }
  s.left[card] = at(s.left, card) - copies;
  s.laid[card] = at(s.laid, card) + copies;
  log?.push({ kind: 'laid', seat, card, copies });
}

/** Cards laid by a defender do not lie till the end of a turn: they go to the shelter at once. */
export function discardLine(s: GameState, seat: Seat, line: Line): void {
  for (let i = 0; i < line.length; i++) if (at(s.zone, item(line, i)) === handOf(seat)) discard(s, seat, item(line, i));
}

/** A card that is not there to be played: nobody's business, or a line that is closed (LINE-03). */
export function refuseUnusable(s: GameState, seat: Seat, card: Card): Violation | null {
  if (isUsable(s, seat, card)) return null;
  return isCard(s, card) && at(s.zone, card) === playedOf(seat)
    ? { code: 'alreadyPlayed', card }
    : { code: 'notYourCard', card };
}

/** LINE-01, LINE-03: why a line does not pay a cost. */
export function refuseLine(s: GameState, seat: Seat, line: Line, cost: Cost): Violation | null {
  if (!Array.isArray(line)) return { code: 'malformed' };
  for (const card of line) {
    const problem = refuseUnusable(s, seat, card);
    if (problem) return problem;
  }
  for (let i = 0; i < line.length; i++) {
    const card = item(line, i);
    let named = 1;
    for (let j = 0; j < i; j++) if (line[j] === card) named++;
    if (named > copiesLeft(s, seat, card)) return { code: 'alreadyPlayed', card };
  }
  return linePays(s, seat, line, cost) ? null : { code: 'doesNotPay', cost };
}

export const isCard = (s: GameState, card: Card): boolean =>
  Number.isInteger(card) && card >= 0 && card < s.zone.length;
export const isSquare = (s: GameState, square: number): boolean =>
  Number.isInteger(square) && square >= 0 && square < s.rules.squares;
export const isSeat = (s: GameState, seat: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < s.rules.seats;

/** CREATE-03: nothing comes from an empty deck. */
export function refuseEmptyDeck(s: GameState, kind: Kind): Violation | null {
  return at(s.size, kind) === 0 ? { code: 'deckEmpty', kind } : null;
}

export const isFactionInPlay = (s: GameState, faction: number): boolean =>
  Number.isInteger(faction) && faction >= 0 && faction < 8 && (s.inPlay & (1 << faction)) !== 0;
