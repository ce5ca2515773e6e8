/** The King's bridge: one of three offers to a hero that stops there, each asked step by step (VAL-08). */
import { HEROES, type Card } from '../../core/components';
import type { Question, Rule } from '../../core/contract';
import { answered, askedA, asked, askNamed } from '../../core/decision';
import type { Log } from '../../core/event';
import { at, item, NONE } from '../../core/ints';
import { isCity, isMixedGreat } from '../../core/kinds';
import { discard, everyone, move, show, shuffle, wipe } from '../../core/piles';
import {
  clone,
  deckSize,
  GREAT,
  heroSquare,
  kindOf,
  nationOf,
  seatOfZone,
  touchMap,
  type GameState,
  type Seat,
  type Square,
} from '../../core/state';
import type { Violation } from '../../core/violation';
import { guestsOf, SMALLEST_DECK } from '../../rules/ambush';
import { hasToken, raiseLevel, refuseLevel } from '../../rules/build';
import { choosesElse, offerChoiceOfGreat } from '../../rules/great';
import { isCard, isOwnTurn, isSquare } from '../../rules/rule';
import { returnCopy } from '../fate/copy';
import { rest } from '../stormgates/state';
import { LOWERED } from './data';
import { facts } from './shapes';
import { isBridge, isServed, serve } from './state';

// ---------------------------------------------------------------- what there is to give and to get

/** A Great Artefact of the seat, wherever in its creation deck it lies. */
const isOwnGreat = (s: GameState, seat: Seat, card: Card): boolean =>
  s.rules.greats.includes(card) && at(s.lender, card) === 0 && seatOfZone(s, at(s.zone, card)) === seat;

const greatsOf = (s: GameState, seat: Seat): readonly Card[] =>
  s.rules.greats.filter((card) => isOwnGreat(s, seat, card));

/** AMB-02 holds for what is given here. */
function refuseGiving(s: GameState, seat: Seat, card: Card): Violation | null {
  if (!isCard(s, card) || !isOwnGreat(s, seat, card)) return { code: 'notYourCard', card };
  return deckSize(s, seat) > SMALLEST_DECK ? null : { code: 'deckTooSmall' };
}

/** Something to choose: what lies out, or what there is instead. */
const refuseChoosing = (s: GameState, seat: Seat): Violation | null =>
  at(s.size, GREAT) > 0 || choosesElse(s, seat) ? null : { code: 'notOffered' };

/** Out of the creation deck; it is searched where nobody may look. */
function give(s: GameState, seat: Seat, card: Card, log: Log): void {
  const searched = at(s.zone, card) === nationOf(seat);
  // What stood in it as in a tent has no roof any more.
  for (const guest of guestsOf(s, seat, card)) discard(s, seat, guest);
  wipe(s, card);
  log?.push({ kind: 'returned', seat, card });
  if (isMixedGreat(s.rules, kindOf(s, card))) {
    move(s, card, rest.at(s));
    // Everybody knows that it lies there now.
    show(s, card, everyone(s));
    shuffle(s, rest.at(s));
  } else returnCopy(s, seat, card, log);
  if (searched) shuffle(s, nationOf(seat));
}

// ---------------------------------------------------------------- levels

const isOwnCity = (s: GameState, seat: Seat, square: Square): boolean =>
  isSquare(s, square) &&
  at(s.tile, square) >= 0 &&
  at(s.holder, square) === seat &&
  isCity(s.rules, kindOf(s, at(s.tile, square)));

function squaresWith(s: GameState, refuse: (square: Square) => Violation | null): readonly Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < s.rules.squares; square++) if (refuse(square) === null) squares.push(square);
  return squares;
}

const canRaise = (s: GameState, seat: Seat): boolean =>
  squaresWith(s, (square) => refuseLevel(s, seat, square)).length > 0;

/** One level less, with a token for it. */
function refuseLowering(s: GameState, seat: Seat, square: Square): Violation | null {
  if (!isOwnCity(s, seat, square)) return { code: 'notYourCity', square };
  const level = at(s.level, square);
  if (level <= 1) return { code: 'lowestLevel', square };
  return hasToken(s, seat, level - 1, level) ? null : { code: 'noToken', level: level - 1 };
}

function lower(s: GameState, square: Square): void {
  s.level[square] = at(s.level, square) - 1;
  touchMap(s);
}

/** The first of two levels: a second has to be left to give, here or elsewhere. */
function refuseFirstLowering(s: GameState, seat: Seat, square: Square): Violation | null {
  const problem = refuseLowering(s, seat, square) ?? refuseChoosing(s, seat);
  if (problem) return problem;
  const after = clone(s);
  lower(after, square);
  return squaresWith(after, (other) => refuseLowering(after, seat, other)).length > 0
    ? null
    : { code: 'tooFewLevels', needed: LOWERED };
}

// ---------------------------------------------------------------- the offers

const canReturn = (s: GameState, seat: Seat): boolean =>
  greatsOf(s, seat).some((card) => refuseGiving(s, seat, card) === null) && canRaise(s, seat);
const canExchange = (s: GameState, seat: Seat): boolean =>
  greatsOf(s, seat).some((card) => refuseGiving(s, seat, card) === null) && refuseChoosing(s, seat) === null;
const canLower = (s: GameState, seat: Seat): boolean =>
  squaresWith(s, (square) => refuseFirstLowering(s, seat, square)).length > 0;

/** Asks a hero that has stopped there, if there is anything to do. */
export function offerBridge(s: GameState, seat: Seat, hero: number): void {
  if (!isServed(s, seat, hero) && (canReturn(s, seat) || canExchange(s, seat) || canLower(s, seat)))
    askNamed(s, 'atBridge', seat, { hero });
}

/** Takes up one of the offers: the hero is served for this turn. */
function takeUp(s: GameState, seat: Seat): void {
  if (item(s.rules.questions, asked(s)).name === 'atBridge') serve(s, seat, askedA(s));
  answered(s);
}

export const returnGreat: Rule<'returnGreat'> = {
  answers: ['atBridge', 'giving'],
  offer(s, seat, _purse, out) {
    if (canReturn(s, seat)) for (const card of greatsOf(s, seat)) out.push({ kind: 'returnGreat', card });
  },
  refuse: (s, seat, { card }) => refuseGiving(s, seat, card) ?? (canRaise(s, seat) ? null : { code: 'notOffered' }),
  perform(s, seat, { card }, log) {
    takeUp(s, seat);
    give(s, seat, card, log);
    askNamed(s, 'raising', seat);
  },
};

export const raiseCity: Rule<'raiseCity'> = {
  answers: ['raising'],
  offer(s, seat, _purse, out) {
    for (const square of squaresWith(s, (each) => refuseLevel(s, seat, each))) out.push({ kind: 'raiseCity', square });
  },
  refuse: (s, seat, { square }) => refuseLevel(s, seat, square),
  perform(s, seat, { square }, log) {
    answered(s);
    raiseLevel(s, seat, square, log);
    if (s.over === 0 && canReturn(s, seat)) askNamed(s, 'giving', seat);
  },
};

export const lowerCity: Rule<'lowerCity'> = {
  answers: ['atBridge', 'lowering'],
  offer(s, seat, _purse, out) {
    const refuse = isSecond(s) ? refuseLowering : refuseFirstLowering;
    for (const square of squaresWith(s, (each) => refuse(s, seat, each))) out.push({ kind: 'lowerCity', square });
  },
  refuse: (s, seat, { square }) => (isSecond(s) ? refuseLowering : refuseFirstLowering)(s, seat, square),
  perform(s, seat, { square }, log) {
    const second = isSecond(s);
    takeUp(s, seat);
    lower(s, square);
    log?.push({ kind: 'lowered', seat, square, level: at(s.level, square) });
    if (second) offerChoiceOfGreat(s, seat);
    else askNamed(s, 'lowering', seat);
  },
};

/** Whether the first level has been given. */
const isSecond = (s: GameState): boolean => item(s.rules.questions, asked(s)).name === 'lowering';

export const exchangeGreat: Rule<'exchangeGreat'> = {
  answers: ['atBridge'],
  offer(s, seat, _purse, out) {
    if (canExchange(s, seat)) for (const card of greatsOf(s, seat)) out.push({ kind: 'exchangeGreat', card });
  },
  refuse: (s, seat, { card }) => refuseGiving(s, seat, card) ?? refuseChoosing(s, seat),
  perform(s, seat, { card }, log) {
    takeUp(s, seat);
    give(s, seat, card, log);
    offerChoiceOfGreat(s, seat);
  },
};

// ---------------------------------------------------------------- what is asked

export const atBridge: Question = {
  facts: facts.atBridge,
  sound(s, seat, [hero = NONE]) {
    if (!isOwnTurn(s, seat) || hero < 0 || hero >= HEROES || isServed(s, seat, hero)) return false;
    const square = heroSquare(s, seat, hero);
    return square !== NONE && isBridge(s, square);
  },
};

/** Which city rises for what was given. */
export const raising: Question = { sound: (s, seat) => isOwnTurn(s, seat) && canRaise(s, seat) };
/** Another Great Artefact, or none. */
export const giving: Question = { sound: (s, seat) => isOwnTurn(s, seat) && canReturn(s, seat) };
/** Which city gives the second level. */
export const lowering: Question = {
  sound: (s, seat) => isOwnTurn(s, seat) && squaresWith(s, (square) => refuseLowering(s, seat, square)).length > 0,
};
