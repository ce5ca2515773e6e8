/** A turn's steps: cohort or mulligan, the ambush comes back, actions, discard, draw (TURN). */
import type { Action } from '../core/action';
import { DAYS_PER_WEEK, type Faction, NEUTRAL, UNIVERSAL, type Card } from '../core/components';
import type { Question } from '../core/contract';
import { answered, ask, NIGHT, questionIn } from '../core/decision';
import { witnesses, type Log } from '../core/event';
import { small } from '../core/shape';
import { at, item, NONE } from '../core/ints';
import type { Purse } from '../core/payment';
import { discardAll, discardTurn, draw, move, show } from '../core/piles';
import {
  ACTING,
  ambushOf,
  cardsIn,
  factionOf,
  handOf,
  NO_BATTLE,
  OPENING,
  stationedOf,
  WAITING,
  type GameState,
  type Seat,
} from '../core/state';
import { end } from './end';
import { forParty, isOpponent, partnerLeft, seatAfter, startsDay, takeHands } from './parties';
import { illuminated, matching } from './oracle';
import { isFactionInPlay, isSeat, type Rule } from './rule';

export const HAND_SIZE = 6;
export const MULLIGAN_SIZE = 5;
const SMALLEST_COHORT = 3;
const COUNTED_CARDS = 6;

// ---------------------------------------------------------------- step 1

const counted = new Uint8Array(8);
let universal = 0;

/** Counts the hand by faction; universal cards fit any (TURN-03). */
function countHand(s: GameState, seat: Seat): void {
  counted.fill(0);
  universal = 0;
  for (let card = at(s.top, handOf(seat)); card !== NONE; card = at(s.below, card)) {
    const faction = factionOf(s, card);
    if (faction >= 0) counted[faction] = at(counted, faction) + 1;
    else if (faction === UNIVERSAL) universal++;
  }
}

/** TURN-02: how many cards a cohort of so many draws, 0 when it is none. */
export const drawnBy = (cards: number): number => Math.max(0, Math.min(COUNTED_CARDS, cards) - SMALLEST_COHORT + 1);

/** By the hand counted last. */
const drawForOne = (one: Faction): number => drawnBy(at(counted, one) + universal);

/** Two small cohorts: three cards each, a universal one in only one of them. */
function drawForTwo(one: Faction, other: Faction): number {
  const short = Math.max(0, SMALLEST_COHORT - at(counted, one)) + Math.max(0, SMALLEST_COHORT - at(counted, other));
  return short <= universal ? 2 : 0;
}

/** TURN-02: how many cards a cohort may draw, 0 when there is none. */
export function cohortDraw(s: GameState, seat: Seat, factions: readonly Faction[]): number {
  const [one, other] = factions;
  if (one === undefined || factions.length > 2) return 0;
  countHand(s, seat);
  return other === undefined ? drawForOne(one) : other === one ? 0 : drawForTwo(one, other);
}

function offerCohorts(s: GameState, seat: Seat, _purse: Purse, out: Action[]): void {
  countHand(s, seat);
  for (let one = 0; 1 << one <= s.inPlay; one++) {
    if (!isFactionInPlay(s, one)) continue;
    offerCohort(s, seat, [one], drawForOne(one), out);
    for (let other = one + 1; 1 << other <= s.inPlay; other++)
      if (isFactionInPlay(s, other)) offerCohort(s, seat, [one, other], drawForTwo(one, other), out);
  }
}

function offerCohort(s: GameState, seat: Seat, factions: readonly Faction[], most: number, out: Action[]): void {
  if (most === 0) return;
  for (let count = 0; count <= most; count++) {
    for (let witness = 0; witness < s.rules.seats; witness++)
      if (isOpponent(s, seat, witness)) out.push({ kind: 'cohort', factions, draw: count, witness });
  }
}

export const cohort: Rule<'cohort'> = {
  answers: ['opening'],
  offer: offerCohorts,
  refuse(s, seat, { factions, draw: count, witness }) {
    if (!Array.isArray(factions) || !factions.every((faction) => isFactionInPlay(s, faction)))
      return { code: 'factionNotInPlay' };
    if (factions.length === 2 && (factions[0] ?? 0) >= (factions[1] ?? 0)) return { code: 'malformed' };
    const most = cohortDraw(s, seat, factions);
    if (most === 0) return { code: 'noCohort' };
    if (!Number.isInteger(count) || count < 0 || count > most) return { code: 'cohortTooBig', most };
    return isSeat(s, witness) && isOpponent(s, seat, witness) ? null : { code: 'noWitness' };
  },
  perform(s, seat, { factions, draw: count, witness }, log) {
    const cards: Card[] = [];
    for (let card = at(s.top, handOf(seat)); card !== NONE; card = at(s.below, card)) {
      if (
        factionOf(s, card) === NEUTRAL ||
        (factionOf(s, card) !== UNIVERSAL && !factions.includes(factionOf(s, card)))
      )
        continue;
      show(s, card, 1 << witness);
      cards.push(card);
    }
    log?.push({
      kind: 'cohort',
      seat,
      factions,
      witness,
      count,
      secret: { cards, seats: witnesses(s, (1 << seat) | (1 << witness)) },
    });
    drawCards(s, seat, count, log);
    beginActions(s, seat, log);
  },
};

export const mulligan: Rule<'mulligan'> = {
  answers: ['opening'],
  offer: (_s, _seat, _purse, out) => out.push({ kind: 'mulligan' }),
  refuse: () => null,
  perform(s, seat, _action, log) {
    if (log)
      log.push({
        kind: 'mulligan',
        seat,
        count: at(s.size, handOf(seat)),
        secret: { cards: cardsIn(s, handOf(seat)), seats: 1 << seat },
      });
    discardAll(s, seat, handOf(seat));
    drawCards(s, seat, MULLIGAN_SIZE, log);
    beginActions(s, seat, log);
  },
};

export const begin: Rule<'begin'> = {
  answers: ['opening'],
  offer: (_s, _seat, _purse, out) => out.push({ kind: 'begin' }),
  refuse: () => null,
  perform(s, seat, _action, log) {
    beginActions(s, seat, log);
  },
};

/** Tells about it. */
export function drawCards(s: GameState, seat: Seat, count: number, log: Log): void {
  if (count <= 0) return;
  const drawn = draw(s, seat, count);
  if (log && drawn > 0)
    log.push({
      kind: 'drew',
      seat,
      count: drawn,
      secret: { cards: cardsIn(s, handOf(seat)).slice(0, drawn), seats: 1 << seat },
    });
}

// ---------------------------------------------------------------- step 2

/** TURN-06. */
export function raiseAmbush(s: GameState, seat: Seat, log: Log): void {
  const ambush = ambushOf(seat);
  const count = at(s.size, ambush);
  if (count === 0) return;
  if (log) log.push({ kind: 'raised', seat, count, secret: { cards: cardsIn(s, ambush), seats: 1 << seat } });
  while (at(s.top, ambush) !== NONE) move(s, at(s.top, ambush), handOf(seat));
}

function beginActions(s: GameState, seat: Seat, log: Log): void {
  raiseAmbush(s, seat, log);
  s.phase[seat] = ACTING;
}

// ---------------------------------------------------------------- steps 4 and 5

export const endTurn: Rule<'endTurn'> = {
  answers: ['acting'],
  closes: true,
  offer: (_s, _seat, _purse, out) => out.push({ kind: 'endTurn' }),
  refuse: () => null,
  perform(s, seat, _action, log) {
    discardTurn(s, seat);
    // AMB-03: who saw a card of this hand cannot tell whether it was discarded or lies in ambush.
    for (let card = at(s.top, ambushOf(seat)); card !== NONE; card = at(s.below, card)) s.shown[card] = 0;
    for (let card = at(s.top, stationedOf(seat)); card !== NONE; card = at(s.below, card)) s.mark[card] = 0;
    drawCards(s, seat, HAND_SIZE, log);
    if (partnerLeft(s, seat) === NONE) refillDefenders(s, log);
    s.phase[seat] = WAITING;
    night(s, seat, 0, log);
  },
};

/** What comes between two turns, in this order: modules are asked in each, and what they ask is answered before the next. */
const PHASES = ['turnEnds', 'dayEnds', 'checkpoint', 'dawn', 'turnStarts'] as const;
const [TURN_ENDS, , CHECKPOINT, DAWN, TURN_STARTS] = [0, 1, 2, 3, 4] as const;

/** The rest of the way from one turn to the next. */
function night(s: GameState, seat: Seat, from: number, log: Log): void {
  for (let phase = from; phase < PHASES.length; phase++) {
    // A partner who has not ended goes on; a day is over when all have had their turn.
    if (phase > TURN_ENDS && partnerLeft(s, seat) !== NONE) return takeHands(s, partnerLeft(s, seat), log);
    const next = seatAfter(s, seat);
    const inDay = phase === TURN_ENDS || phase === TURN_STARTS;
    if (!inDay && !startsDay(s, next)) continue;
    if (phase === CHECKPOINT && (s.day % DAYS_PER_WEEK !== 0 || isLastDay(s))) continue;
    if (phase === DAWN) newDay(s, log);
    if (s.over !== 0) return;
    if (phase === TURN_STARTS) startTurn(s, next, log);
    if (isInterrupted(s, phase, seat, log)) return;
  }
}

/** ALT-03. */
const isLastDay = (s: GameState): boolean => s.rules.weeks > 0 && s.day >= s.rules.weeks * DAYS_PER_WEEK;

function newDay(s: GameState, log: Log): void {
  if (isLastDay(s)) return end(s, 'weeks', log);
  s.day++;
  dawn(s, log);
}

/** Asks the modules. True when a question waits: the night goes on when it is answered. */
function isInterrupted(s: GameState, phase: number, seat: Seat, log: Log): boolean {
  const hooks = s.rules.hooks[item(PHASES, phase)];
  if (hooks.length === 0) return false;
  ask(s, NIGHT, seat, phase + 1);
  const depth = s.frames;
  if (phase === TURN_STARTS) forParty(s, s.turn, (member) => hooks.forEach((hook) => hook(s, member, log)));
  else for (const hook of hooks) hook(s, seat, log);
  if (s.over !== 0 || s.frames > depth) return true;
  answered(s);
  return false;
}

/** The night, while somebody is asked something in it. */
export const nightfall: Question = {
  facts: { phase: small },
  resume: (s, seat, [phase = 0], log) => night(s, seat, phase, log),
  /** Below everything else, and once. */
  sound: (s, seat, [phase = 0]) =>
    isSeat(s, seat) &&
    s.battle === NO_BATTLE &&
    phase > TURN_ENDS &&
    phase <= PHASES.length &&
    Array.from({ length: s.frames }, (_, frame) => questionIn(s, frame)).lastIndexOf(NIGHT) === 0,
};

/** BATTLE-12: who defended draws up to six now, if not before; what this turn did to the cards in that hand is over. */
export function refillDefenders(s: GameState, log: Log): void {
  for (let seat = 0; s.drained >> seat !== 0; seat++) {
    if ((s.drained & (1 << seat)) === 0) continue;
    for (let card = at(s.top, handOf(seat)); card !== NONE; card = at(s.below, card)) s.mark[card] = 0;
    if (!s.rules.refillsAtOnce) refill(s, seat, log);
  }
  s.drained = 0;
}

/** Draws up to six. */
export const refill = (s: GameState, seat: Seat, log: Log): void =>
  drawCards(s, seat, HAND_SIZE - at(s.size, handOf(seat)), log);

export function startTurn(s: GameState, seat: Seat, log: Log): void {
  forParty(s, seat, (member) => (s.phase[member] = OPENING));
  s.begun = 0;
  takeHands(s, seat, log);
}

/** ORACLE-01: a day is a round. */
export function dawn(s: GameState, log: Log): void {
  log?.push({ kind: 'dawn', day: s.day, illuminated: illuminated(s), matching: matching(s) });
}
