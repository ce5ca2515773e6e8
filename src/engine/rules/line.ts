/**
 * Lines: cards that are played together to pay (LINE). A card with several copies makes a forked line: one of them pays
 * here, what is left of it may serve in another line of the turn, or in a battle (LINE-04).
 */
import type { AnyAction, Line } from '../core/action';
import type { Card } from '../core/components';
import type { Cost } from '../core/costs';
import { tell, type Log } from '../core/event';
import { at, item, NONE } from '../core/ints';
import { AWAITED, BORROWED, pays, PLAYED, WITHHELD, type Copy, type Purse } from '../core/payment';
import { discard, move } from '../core/piles';
import {
  AFFECTED,
  COUNTS,
  handOf,
  isWild,
  kindOf,
  lineOf,
  playedOf,
  WILD,
  type GameState,
  type Seat,
} from '../core/state';
import { asViolation, type Violation } from '../core/violation';
import { illuminated } from './oracle';
import { isCard } from './rule';
import { TENT } from '../core/kinds';

// ---------------------------------------------------------------- copies of a card

/** Copies of a card that can still be played this turn: in the hand all of them, in a fork the rest. */
export function copiesLeft(s: GameState, seat: Seat, card: Card): number {
  const zone = at(s.zone, card);
  if (zone === playedOf(seat) || zone === lineOf(seat)) return at(s.left, card);
  if (zone !== handOf(seat)) return 0;
  return fullCopies(s, card);
}

/** ORACLE-04, ORACLE-10: how often an illuminated card counts. */
export const ILLUMINATED_TIMES = 2;

/** LINE-04, RULE-01: illumination doubles a card, but a tent has more room instead (ORACLE-09); the amulet doubles or triples it. */
export function fullCopies(s: GameState, card: Card): number {
  const mark = at(s.mark, card);
  if ((mark & WILD) !== 0) return 1;
  const kind = at(s.kind, card);
  const bright = kind === illuminated(s) && kind !== TENT ? ILLUMINATED_TIMES : at(s.rules.copies, kind);
  const counts = mark & COUNTS;
  return counts > 1 ? bright * counts : bright;
}

// ---------------------------------------------------------------- what can be played

/** The copies of a line, or null when a card is not there to be played or named more often than it counts. */
function copiesIn(s: GameState, seat: Seat, line: Line): Copy[] | null {
  const copies: Copy[] = [];
  for (let i = 0; i < line.length; i++) {
    const card = item(line, i);
    if (!isUsable(s, seat, card)) return null;
    let named = 1;
    for (let j = 0; j < i; j++) if (line[j] === card) named++;
    if (named > copiesLeft(s, seat, card)) return null;
    copies.push({ kind: kindOf(s, card), wild: (at(s.mark, card) & WILD) !== 0 });
  }
  return copies;
}

/** In the hand, or forked with copies left. */
export function isUsable(s: GameState, seat: Seat, card: Card): boolean {
  if (!Number.isInteger(card) || card < 0 || card >= s.zone.length) return false;
  const zone = at(s.zone, card);
  if (zone !== handOf(seat) && (zone !== playedOf(seat) || at(s.left, card) === 0)) return false;
  return s.rules.hooks.withheld.length === 0 || whyWithheld(s, seat, card) === null;
}

/** Why a card that is there is not played yet: a module asks for something before. */
function whyWithheld(s: GameState, seat: Seat, card: Card): Violation | null {
  for (const hook of s.rules.hooks.withheld) {
    const reason = asViolation(hook(s, seat, card));
    if (reason) return reason;
  }
  return null;
}

export function linePays(s: GameState, seat: Seat, line: Line, cost: Cost): boolean {
  const copies = copiesIn(s, seat, line);
  return copies !== null && pays(s.rules, copies, cost);
}

/** RULE-05: whether an amulet with a use left lies under a card: it goes on when this one is played, and then what is left of it is given up. */
export function isAwaited(s: GameState, seat: Seat, card: Card): boolean {
  for (let amulet = at(s.top, playedOf(seat)); amulet !== NONE; amulet = at(s.below, amulet))
    if (at(s.host, amulet) === card && at(s.left, amulet) > 0) return true;
  return false;
}

/**
 * Orders two cards by what tells them apart besides what everybody sees of them: their band, what is printed on one that
 * stands for another kind, what modules say. 0: nothing does.
 */
export function compareTraits(s: GameState, one: Card, other: Card): number {
  const { bandOf, kindOf: printed, hooks } = s.rules;
  let order = at(bandOf, one) - at(bandOf, other) || at(printed, one) - at(printed, other);
  for (let i = 0; order === 0 && i < hooks.apart.length; i++)
    order = item(hooks.apart, i)(s, one) - item(hooks.apart, i)(s, other);
  return order;
}

/** What a seat can play right now. Every decision of a search begins here: what is read for each card is at hand. */
export function fillPurse(purse: Purse, s: GameState, seat: Seat): Purse {
  const { below, kind, left, lender, mark, rules } = s;
  const { factionOf: factions, hooks } = rules;
  const plain = hooks.apart.length === 0 && kind === rules.kindOf;
  purse.clear(rules, plain ? null : (one, other) => compareTraits(s, one, other));
  for (let card = at(s.top, handOf(seat)); card !== NONE; card = at(below, card)) {
    const marks = at(mark, card);
    let flags = at(lender, card) === 0 ? 0 : BORROWED;
    if ((marks & AFFECTED) !== 0 && isAwaited(s, seat, card)) flags |= AWAITED;
    if (hooks.withheld.length > 0 && whyWithheld(s, seat, card) !== null) flags |= WITHHELD;
    purse.add(card, at(kind, card), at(factions, card), marks, fullCopies(s, card), flags);
  }
  for (let card = at(s.top, playedOf(seat)); card !== NONE; card = at(below, card)) {
    const copies = at(left, card);
    if (copies === 0) continue;
    const marks = at(mark, card);
    let flags = at(lender, card) === 0 ? PLAYED : PLAYED | BORROWED;
    if ((marks & AFFECTED) !== 0 && isAwaited(s, seat, card)) flags |= AWAITED;
    if (hooks.withheld.length > 0 && whyWithheld(s, seat, card) !== null) flags |= WITHHELD;
    purse.add(card, at(kind, card), at(factions, card), marks, copies, flags);
  }
  purse.group();
  return purse;
}

// ---------------------------------------------------------------- more lines than anybody reads

/** So many ways and lines of one hero are told card by card. */
export const MOST_TOLD = 400;

/**
 * One line for each mix of kinds: which of several cards of a kind pays is left to whoever plays the line. Of lines of one mix
 * the one that touches the fewest cards, because the others keep all their copies.
 */
export function oneOfEachMix(s: GameState, lines: readonly Line[]): readonly Line[] {
  const mixes = new Map<string, Line>();
  for (const line of lines) {
    const mix = line
      .map((card) => (isWild(s, card) ? -1 : kindOf(s, card)))
      .sort((a, b) => a - b)
      .join();
    const known = mixes.get(mix);
    if (known === undefined || new Set(line).size < new Set(known).size) mixes.set(mix, line);
  }
  return [...mixes.values()];
}

// ---------------------------------------------------------------- playing a line

/** Plays one copy of a card into a line: it lies on the table, and keeps the copies that are left (LINE-04). */
export function play(s: GameState, seat: Seat, card: Card): void {
  if (at(s.zone, card) === handOf(seat)) {
    s.left[card] = fullCopies(s, card);
    move(s, card, playedOf(seat));
  }
  s.left[card] = at(s.left, card) - 1;
}

/** The same with every card of a line. */
export function playLine(s: GameState, seat: Seat, line: Line): void {
  for (let i = 0; i < line.length; i++) play(s, seat, item(line, i));
}

/** How an action with a line is paid for. */
export function payLine(s: GameState, seat: Seat, { kind, pay }: AnyAction & { readonly pay: Line }, log: Log): void {
  playLine(s, seat, pay);
  if (log && pay.length > 0) tell(log, { kind: 'paid', seat, for: kind, line: pay });
}

/** Takes a played line back, on a copy: cards that have all their copies again come to the hand. */
export function unpayLine(s: GameState, seat: Seat, line: Line): void {
  for (const card of line) {
    if (at(s.zone, card) !== playedOf(seat)) continue;
    s.left[card] = at(s.left, card) + 1;
    if (at(s.left, card) < fullCopies(s, card)) continue;
    s.left[card] = 0;
    move(s, card, handOf(seat));
  }
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
  const owed = isCard(s, card) && at(s.zone, card) === handOf(seat) ? whyWithheld(s, seat, card) : null;
  if (owed) return owed;
  return isCard(s, card) && at(s.zone, card) === playedOf(seat)
    ? { code: 'alreadyPlayed', card }
    : { code: 'notYourCard', card };
}

/** LINE-04: more copies than are left. */
export function refuseCopies(s: GameState, seat: Seat, card: Card, copies: number): Violation | null {
  return Number.isInteger(copies) && copies >= 1 && copies <= copiesLeft(s, seat, card)
    ? null
    : { code: 'alreadyPlayed', card };
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
