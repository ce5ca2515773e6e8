/**
 * What a state that came from outside has to be, whatever the rules think of it: every pile whole, every number in its range,
 * whatever names something names what is there, and something to do. On this all code of the engine relies; a state that
 * lacks it is not read. What the rules think is a doubt (`doubts.ts`), and no reason to end a match.
 */
import { isCity } from '../core/kinds';
import { FACTION_NAMES, HEROES, type Card, type Place } from '../core/components';
import { factsOf, HELD, questionIn, seatIn } from '../core/decision';
import { squareAt } from '../core/geometry';
import { at, item, NONE } from '../core/ints';
import { MAX_FRAMES } from '../core/layout';
import { fromNumbers, tagged, toNumbers, type Layout, type Shaped } from '../core/shape';
import {
  ACTING,
  AFFECTED,
  BOARD,
  campOf,
  COMMITTED,
  COUNTS,
  EMPTY,
  END_REASONS,
  handOf,
  kindOf,
  lineOf,
  MISSING,
  nationOf,
  NO_BATTLE,
  NOBODY,
  OPENS,
  playedOf,
  RETURNS,
  seatOfZone,
  stationedOf,
  WILD,
  type GameState,
  type Seat,
} from '../core/state';
import { countActions } from '../legal';
import { readFields } from './action';
import { isHeldAction } from './held';

/** Where a state is wrong. */
export type StatePart = 'piles' | 'cards' | 'map' | 'seats' | 'numbers' | 'battle' | 'question' | 'module' | 'stuck';

/** The first part that is broken, or null. Each check may rely on those before it. */
export function brokenPart(s: GameState): StatePart | null {
  if (!arePilesWhole(s)) return 'piles';
  if (!areNumbersRight(s) || !areOwnNumbersRight(s)) return 'numbers';
  if (!areCardsThere(s)) return 'cards';
  if (!isMapThere(s)) return 'map';
  if (!areSeatsThere(s)) return 'seats';
  if (!isBattleThere(s)) return 'battle';
  if (!areQuestionsThere(s)) return 'question';
  return isStuck(s) ? 'stuck' : null;
}

export const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
const isSeat = (s: GameState, seat: number): boolean => within(seat, 0, s.rules.seats - 1);
const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest >>= 1) count += rest & 1;
  return count;
};
const isCardNumber = (s: GameState, card: number): boolean => within(card, 0, s.rules.cards - 1);

// ---------------------------------------------------------------- piles

function arePilesWhole(s: GameState): boolean {
  const seen = new Uint8Array(s.rules.cards);
  let total = 0;
  for (let zone = 0; zone < s.rules.zones.length; zone++) {
    let last = NONE;
    let count = 0;
    for (let card = at(s.top, zone); card !== NONE; card = at(s.below, card)) {
      if (!isCardNumber(s, card) || at(s.zone, card) !== zone || seen[card] !== 0) return false;
      seen[card] = 1;
      last = card;
      count++;
    }
    if (at(s.bottom, zone) !== last || at(s.size, zone) !== count) return false;
    total += count;
  }
  return total === s.rules.cards;
}

// ---------------------------------------------------------------- plain numbers

const WORD = 0x80000000;
const LAST_DAY = 1_000_000;

function areNumbersRight(s: GameState): boolean {
  const { seats, squares } = s.rules;
  const isWord = (word: number) => within(word, -WORD, WORD - 1);
  const isMask = (mask: number, size: number) => within(mask, 0, (1 << size) - 1);
  const inSetup = s.setupLeft > 0;
  return (
    isWord(s.rngA) &&
    isWord(s.rngB) &&
    isWord(s.rngC) &&
    isWord(s.rngD) &&
    within(s.setupLeft, 0, s.rules.setup.length) &&
    within(s.day, inSetup ? 0 : 1, inSetup ? 0 : LAST_DAY) &&
    isSeat(s, s.first) &&
    isSeat(s, s.turn) &&
    within(s.over, 0, inSetup ? 0 : END_REASONS.length - 1) &&
    within(s.frames, 0, s.over !== 0 ? 0 : MAX_FRAMES) &&
    isMask(s.drained, seats) &&
    isMask(s.inPlay, FACTION_NAMES.length) &&
    bits(s.inPlay) >= seats &&
    within(s.lent, 0, s.rules.cards) &&
    within(s.battle, NO_BATTLE, inSetup || s.over !== 0 ? NO_BATTLE : COMMITTED) &&
    within(s.attacker, NONE, seats - 1) &&
    within(s.defender, NONE, seats - 1) &&
    within(s.battleSquare, NONE, squares - 1) &&
    within(s.target, 0, s.rules.words.targets.length - 1) &&
    within(s.targetHero, NONE, HEROES - 1) &&
    isMask(s.attackHeroes, HEROES) &&
    isMask(s.defendHeroes, HEROES) &&
    isMask(s.begun, s.rules.parties === null ? 0 : seats) &&
    isMask(s.acted, s.rules.parties === null ? 0 : 1)
  );
}

/** The numbers of the modules, each in its bounds. */
function areOwnNumbersRight(s: GameState): boolean {
  return s.rules.layout.own.every(({ def: { least, most } }, i) => {
    const bound = typeof most === 'function' ? most(s.rules) : (most ?? Infinity);
    return item(s.own, i).every((value) => value >= least && value <= bound);
  });
}

// ---------------------------------------------------------------- cards

/** Far beyond what tents, ambush and cohorts can bring together; a bound for the lines that a hand can make. */
const MOST_PLAYABLE = 64;
const MOST_WILD = 16;
/** Far beyond how often a card counts. */
const MOST_COPIES = 12;
const MARKS = COUNTS | AFFECTED | WILD | OPENS | RETURNS;

function areCardsThere(s: GameState): boolean {
  let lent = 0;
  for (let card = 0; card < s.rules.cards; card++) {
    if (!isKindThere(s, card) || !belongsThere(s, card) || !areMarksKnown(s, card) || !isHostThere(s, card))
      return false;
    if (at(s.lender, card) !== 0) lent++;
  }
  if (lent !== s.lent) return false;
  for (let seat = 0; seat < s.rules.seats; seat++) if (!isHandBounded(s, seat)) return false;
  return true;
}

/** A card stands for another kind in the hands of a player alone. */
const isKindThere = (s: GameState, card: Card): boolean =>
  kindOf(s, card) === at(s.rules.kindOf, card) ||
  (kindOf(s, card) < s.rules.kindDefs.length && seatOfZone(s, at(s.zone, card)) !== NONE);

const belongsThere = (s: GameState, card: Card): boolean =>
  item(s.rules.zones, at(s.zone, card)).holds(s.rules, kindOf(s, card));

/** Copies lie on the table, a loan in other hands. */
function areMarksKnown(s: GameState, card: Card): boolean {
  const zone = at(s.zone, card);
  const seat = seatOfZone(s, zone);
  const lender = at(s.lender, card);
  const inLine = seat !== NONE && zone === lineOf(seat);
  const onTable = inLine || (seat !== NONE && zone === playedOf(seat));
  const copies = at(s.left, card) + at(s.laid, card);
  return (
    at(s.shown, card) < 1 << s.rules.seats &&
    (at(s.mark, card) & ~MARKS) === 0 &&
    lender <= s.rules.seats &&
    (lender === 0 || onTable || (seat !== NONE && zone === handOf(seat))) &&
    (onTable ? copies <= MOST_COPIES : copies === 0) &&
    (inLine || at(s.laid, card) === 0)
  );
}

/** Under which card, or in which tent, of the same player; and nothing in a circle. */
function isHostThere(s: GameState, card: Card): boolean {
  const host = at(s.host, card);
  const zone = at(s.zone, card);
  const seat = seatOfZone(s, zone);
  if (host === NONE) return seat === NONE || zone !== stationedOf(seat);
  if (!isCardNumber(s, host) || host === card || seat === NONE) return false;
  if (zone === stationedOf(seat)) return at(s.zone, host) === campOf(seat);
  if (zone === lineOf(seat)) return at(s.zone, host) === zone && at(s.host, host) === NONE;
  return zone === playedOf(seat);
}

function isHandBounded(s: GameState, seat: Seat): boolean {
  let playable = at(s.size, handOf(seat));
  let wild = 0;
  const count = (zone: number) => {
    for (let card = at(s.top, zone); card !== NONE; card = at(s.below, card)) {
      if ((at(s.mark, card) & WILD) !== 0) wild++;
      if (zone !== handOf(seat) && at(s.left, card) > 0) playable++;
    }
  };
  count(handOf(seat));
  count(playedOf(seat));
  return playable <= MOST_PLAYABLE && wild <= MOST_WILD;
}

// ---------------------------------------------------------------- the map

function isMapThere(s: GameState): boolean {
  const { board, columns, squares } = s.rules;
  const missing = new Set(board.missing.map((place: Place) => squareAt(columns, place)));
  const laid = new Set<Card>();
  for (let square = 0; square < squares; square++) {
    const tile = at(s.tile, square);
    const [roads, level, holder, down] = [
      at(s.roads, square),
      at(s.level, square),
      at(s.holder, square),
      at(s.down, square),
    ];
    if (!within(tile, MISSING, s.rules.cards - 1) || (tile === MISSING) !== missing.has(square)) return false;
    if (tile <= EMPTY) {
      if (roads !== 0 || level !== 0 || holder !== NOBODY || down !== 0) return false;
      continue;
    }
    if (at(s.zone, tile) !== BOARD || laid.has(tile)) return false;
    if (roads > ALL_SIDES || !within(holder, NOBODY, s.rules.seats - 1)) return false;
    // What else may be held counts as its module says.
    if (isCity(s.rules, kindOf(s, tile)) && level > s.rules.highestLevel) return false;
    if (down > 1 || (down === 1 && item(s.rules.kindDefs, kindOf(s, tile)).back === undefined)) return false;
    laid.add(tile);
  }
  return laid.size === at(s.size, BOARD);
}
const ALL_SIDES = 15;

// ---------------------------------------------------------------- seats

function areSeatsThere(s: GameState): boolean {
  const { seats, squares } = s.rules;
  for (let seat = 0; seat < seats; seat++) {
    const faction = at(s.faction, seat);
    if (
      faction === NONE
        ? s.setupLeft === 0
        : !within(faction, 0, FACTION_NAMES.length - 1) || (s.inPlay & (1 << faction)) === 0
    )
      return false;
    for (let other = 0; other < seat; other++) if (faction !== NONE && at(s.faction, other) === faction) return false;
    if (at(s.phase, seat) > ACTING || at(s.taken, seat) > squares || at(s.known, seat) > at(s.size, nationOf(seat)))
      return false;
    for (let hero = 0; hero < HEROES; hero++) {
      const square = at(s.hero, seat * HEROES + hero);
      if (square !== NONE && (!within(square, 0, squares - 1) || at(s.tile, square) < 0)) return false;
    }
  }
  return true;
}

// ---------------------------------------------------------------- battle

function isBattleThere(s: GameState): boolean {
  const { attacker, defender, battleSquare } = s;
  for (let seat = 0; seat < s.rules.seats; seat++) {
    const fights = s.battle !== NO_BATTLE && (seat === attacker || seat === defender);
    if (!fights && at(s.size, lineOf(seat)) > 0) return false;
  }
  if (s.battle === NO_BATTLE)
    return (
      attacker === NONE &&
      defender === NONE &&
      battleSquare === NONE &&
      s.target === 0 &&
      s.targetHero === NONE &&
      s.attackHeroes === 0 &&
      s.defendHeroes === 0
    );
  return attacker === s.turn && attacker !== defender && battleSquare !== NONE && at(s.tile, battleSquare) >= 0;
}

// ---------------------------------------------------------------- questions

function areQuestionsThere(s: GameState): boolean {
  const { frame: size, questions, seats } = s.rules;
  for (let i = s.frames * size; i < s.pending.length; i++) if (at(s.pending, i) !== 0) return false;
  for (let frame = 0; frame < s.frames; frame++) {
    const open = questions[questionIn(s, frame)];
    const facts = factsOf(s, frame);
    if (open === undefined || !within(seatIn(s, frame), 0, seats - 1)) return false;
    // Nothing but what it says; a list says how long it is.
    const said = fromNumbers(open.layout, facts, s.rules.words.targets);
    const numbers = toNumbers(open.layout, said, s.rules.words.targets);
    if (facts.some((fact, i) => fact !== (numbers[i] ?? 0))) return false;
    if (questionIn(s, frame) === HELD ? !isHeldAction(s, facts) : !readFields(s.rules, open.layout, said)) return false;
    if (!namesWhatIsThere(s, open.layout, said)) return false;
    // On top there is somebody to answer.
    if (frame === s.frames - 1 && open.question.resume) return false;
  }
  return true;
}

/** Seats, squares and factions that a question is about; cards and kinds have been looked at. */
function namesWhatIsThere({ rules }: GameState, layout: Layout, said: Shaped): boolean {
  const all = (tag: 'seat' | 'square' | 'faction', count: number) =>
    tagged(layout, said, tag).every((number) => number < count);
  return all('seat', rules.seats) && all('square', rules.squares) && all('faction', rules.factions);
}

/** Before the end there is always something to do, and never more than anybody could look through. */
function isStuck(s: GameState): boolean {
  const actions = countActions(s);
  return actions === null || (s.over === 0 && actions === 0);
}
