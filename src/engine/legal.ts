/** What may be done now: the open question, and every action that answers it. */
import { sortedActions, type Action } from './core/action';
import {
  asked,
  askedA,
  askedB,
  askedOf,
  BORROW,
  DISMISS,
  GREAT_CHOICE,
  HOARD_CHOICE,
  PLACE,
  SUMMON,
  type Decision,
} from './core/decision';
import { at, NONE } from './core/ints';
import { Purse } from './core/payment';
import { offerAmbush, offerDecamping, offerDismissals, offerStationing } from './rules/ambush';
import { offerTransformations } from './rules/artefacts';
import { offerAttacks, offerLaying, offerReply } from './rules/battle';
import { offerBuilding, offerPlaces } from './rules/build';
import { offerGreat, offerTaking } from './rules/great';
import { offerHeroes } from './rules/heroes';
import { offerOpening } from './rules/turn';
import { chooser, offerSetup } from './rules/setup';
import {
  ACTING,
  ASSAULT,
  COMMITTED,
  DEFEND,
  isOpening,
  NO_BATTLE,
  OPENING,
  PRESS,
  REPLY,
  type GameState,
  type Seat,
} from './core/state';
import { offerCreating } from './rules/create';
import { offerHiring } from './rules/hire';
import { fillPurse } from './rules/line';

/** What the game waits for, or null when it is over. */
export function decision(s: GameState): Decision | null {
  if (s.over !== 0) return null;
  if (s.setupLeft > 0) {
    const { seat, what } = chooser(s);
    return { kind: what === 'faction' ? 'chooseFaction' : 'chooseCity', seat };
  }
  if (s.frames > 0) return pendingDecision(s);
  switch (s.battle) {
    case ASSAULT:
    case COMMITTED:
      return { kind: 'assault', seat: s.attacker };
    case REPLY:
      return { kind: 'reply', seat: s.defender };
    case DEFEND:
      return { kind: 'defend', seat: s.defender };
    case PRESS:
      return { kind: 'press', seat: s.attacker };
    default:
      return { kind: at(s.phase, s.turn) === OPENING ? 'opening' : 'acting', seat: s.turn };
  }
}

function pendingDecision(s: GameState): Decision {
  const seat = askedOf(s);
  switch (asked(s)) {
    case PLACE:
      return { kind: 'place', seat, tile: askedA(s), level: askedB(s) };
    case DISMISS:
      return { kind: 'dismiss', seat, arrived: askedA(s) };
    case SUMMON:
      return { kind: 'summon', seat };
    case BORROW:
      return { kind: 'borrow', seat, from: askedA(s) };
    case HOARD_CHOICE:
      return { kind: 'hoard', seat, zone: askedA(s) };
    default:
      return { kind: 'great', seat };
  }
}

/** Whose move it is, NONE when the game is over. Cheaper than `decision`. */
export function toMove(s: GameState): Seat {
  if (s.over !== 0) return NONE;
  if (s.setupLeft > 0) return chooser(s).seat;
  if (s.frames > 0) return askedOf(s);
  if (s.battle === NO_BATTLE) return s.turn;
  return isOpening(s) || s.battle === PRESS ? s.attacker : s.defender;
}

const purse = new Purse();

/** Every legal action, in the order in which the rules find them. For search; a person is given `legalActions`. */
export function generate(s: GameState, out: Action[]): void {
  if (s.over !== 0) return;
  if (s.setupLeft > 0) return offerSetup(s, out);
  if (s.frames > 0) return offerAnswers(s, askedOf(s), out);
  const seat = toMove(s);
  if (s.battle === REPLY) return offerReply(s, seat, fillPurse(purse, s, seat), out);
  if (s.battle !== NO_BATTLE) return offerLaying(s, seat, fillPurse(purse, s, seat), out);
  if (at(s.phase, seat) === OPENING) return offerOpening(s, seat, out);
  if (at(s.phase, seat) === ACTING) offerActions(s, seat, out);
}

function offerAnswers(s: GameState, seat: Seat, out: Action[]): void {
  switch (asked(s)) {
    case PLACE:
      return offerPlaces(s, seat, askedA(s), out);
    case DISMISS:
      return offerDismissals(s, seat, out);
    case SUMMON:
    case BORROW:
    case GREAT_CHOICE:
    case HOARD_CHOICE:
      return offerTaking(s, seat, out);
  }
}

function offerActions(s: GameState, seat: Seat, out: Action[]): void {
  fillPurse(purse, s, seat);
  offerHiring(s, purse, out);
  offerCreating(s, purse, out);
  offerBuilding(s, seat, purse, out);
  offerHeroes(s, seat, purse, out);
  offerTransformations(s, seat, purse, out);
  offerStationing(s, purse, out);
  offerDecamping(s, seat, out);
  offerAmbush(s, seat, purse, out);
  offerGreat(s, seat, purse, out);
  offerAttacks(s, seat, purse, out);
  out.push({ kind: 'endTurn' });
}

/** Every legal action, sorted, complete up to interchangeable cards. Empty for a seat that is not asked. */
export function legalActions(s: GameState, seat?: Seat): readonly Action[] {
  if (seat !== undefined && seat !== toMove(s)) return [];
  const out: Action[] = [];
  generate(s, out);
  return sortedActions(s.rules.words, out);
}

/** How many actions are legal; null for so many that a list of them would keep a person waiting. */
export function countActions(s: GameState): number | null {
  const out: Action[] = [];
  purse.clear();
  generate(s, out);
  return purse.isExhausted || out.length > MOST_ACTIONS ? null : out.length;
}
/** In games at random the longest list has not 500. */
const MOST_ACTIONS = 5_000;
