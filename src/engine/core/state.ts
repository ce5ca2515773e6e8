/**
 * The state of a game: a few typed arrays over one block of bytes, and plain numbers.
 * Cards, zones, seats and squares are small integers; a copy is one `set` and some assignments.
 * Cards lie in zones as linked piles, so a card is in exactly one place by construction.
 */
import { HEROES, type Card, type Faction } from './components';
import { at, NONE } from './ints';
import type { Chance } from './rng';
import type { Ruleset } from './ruleset';
import { DECKS, type Kind } from './kinds';

export type Seat = number;
export type Square = number;
export type Zone = number;

// ---------------------------------------------------------------- zones

/** Zones below DECKS are the common pool, numbered by kind. */
export const LIMBO: Zone = DECKS;
/** Out of the game. */
export const BOX: Zone = DECKS + 1;
export const BOARD: Zone = DECKS + 2;
/** Great Artefacts that lie face up. */
export const GREAT: Zone = DECKS + 3;
/** Four zones: Great Artefacts hidden under a sanctuary or a corner city. */
export const HOARDS: Zone = DECKS + 4;
export const HOARD_COUNT = 4;
const FIRST_SEAT_ZONE: Zone = HOARDS + HOARD_COUNT;

/** A player's zones, in this order. */
export const SEAT_ZONES = ['nation', 'shelter', 'hand', 'played', 'line', 'ambush', 'camp', 'stationed'] as const;
const PER_SEAT = SEAT_ZONES.length;

/** Own draw pile. */
export const nationOf = (seat: Seat): Zone => FIRST_SEAT_ZONE + seat * PER_SEAT;
/** Own discard pile. */
export const shelterOf = (seat: Seat): Zone => FIRST_SEAT_ZONE + seat * PER_SEAT + 1;
export const handOf = (seat: Seat): Zone => FIRST_SEAT_ZONE + seat * PER_SEAT + 2;
/** Lines of this turn, artefacts under cards and what was newly acquired. */
export const playedOf = (seat: Seat): Zone => FIRST_SEAT_ZONE + seat * PER_SEAT + 3;
/** Battle line. */
export const lineOf = (seat: Seat): Zone => FIRST_SEAT_ZONE + seat * PER_SEAT + 4;
export const ambushOf = (seat: Seat): Zone => FIRST_SEAT_ZONE + seat * PER_SEAT + 5;
/** Raised tents. */
export const campOf = (seat: Seat): Zone => FIRST_SEAT_ZONE + seat * PER_SEAT + 6;
/** Cards in tents; `host` says in which. */
export const stationedOf = (seat: Seat): Zone => FIRST_SEAT_ZONE + seat * PER_SEAT + 7;

export const zoneCount = (seats: number): number => FIRST_SEAT_ZONE + seats * PER_SEAT;
/** The seat that a zone belongs to, or NONE for a common one. */
export const seatOfZone = (zone: Zone): Seat =>
  zone < FIRST_SEAT_ZONE ? NONE : Math.floor((zone - FIRST_SEAT_ZONE) / PER_SEAT);

// ---------------------------------------------------------------- squares

/** An empty square of the map. */
export const EMPTY = -1;
/** BUILD-11. */
export const IMPASSABLE = -2;
/** A square that does not exist with this number of players. */
export const MISSING = -3;
/** Nobody's: a neutral city, a road, the ruins. */
export const NOBODY = -1;

// ---------------------------------------------------------------- marks on a card, for this turn

/** How often the card counts, if not once: the amulet's 2 or 3. */
export const COUNTS = 3;
/** It has taken the effect of an artefact (ART-01). */
export const AFFECTED = 4;
/** The amulet's 6. */
export const WILD = 8;
/** The weapon that opened the attack, while it lies in the line. */
export const OPENS = 16;
/** Lent for a battle, and returned at its end. */
export const RETURNS = 32;

// ---------------------------------------------------------------- phases

/** What a seat is doing in the round. */
export const WAITING = 0;
/** Step 1: cohort or mulligan. */
export const OPENING = 1;
/** Step 3: actions. */
export const ACTING = 2;

/** Why the game is over. */
export const END_REASONS = ['no', 'mapFull', 'cities', 'points', 'weeks'] as const;
export type EndReason = (typeof END_REASONS)[number];

// ---------------------------------------------------------------- battle

/** Where a combat stands. */
export const NO_BATTLE = 0;
/** The attacker lays the opening line, and may still call it off. */
export const ASSAULT = 1;
/** The defender fights, surrenders or retreats. */
export const REPLY = 2;
export const DEFEND = 3;
export const PRESS = 4;
/** The opening line after a die was rolled or a card transformed for it: nothing is called off any more (BATTLE-18). */
export const COMMITTED = 5;

// ---------------------------------------------------------------- the state

/** Pending questions at a time. */
export const MAX_FRAMES = 8;

const SCALARS = [
  'rngA',
  'rngB',
  'rngC',
  'rngD',
  'day',
  'first',
  'turn',
  'over',
  'frames',
  'drained',
  'setupLeft',
  'inPlay',
  'lent',
  'battle',
  'attacker',
  'defender',
  'battleSquare',
  'target',
  'targetHero',
  'attackHeroes',
  'defendHeroes',
  'attackFrom',
  'begun',
  'acted',
] as const satisfies readonly (keyof GameState)[];

let stamps = 0;
const newStamp = (): number => ++stamps;

/** After every change of the map, of a city's owner or level. */
export function touchMap(s: GameState): void {
  s.mapStamp = newStamp();
}

export class GameState implements Chance {
  readonly rules: Ruleset;
  private readonly bytes: Uint8Array;

  // per card
  /** What it is for now; its printed kind, unless a module lets cards stand for others. */
  readonly kind: Uint8Array;
  /** The zone a card lies in. */
  readonly zone: Uint8Array;
  /** The card under it in that zone. */
  readonly below: Int16Array;
  /** The tent that holds it, the card an amulet lies under, the Unbound a supply was laid on. */
  readonly host: Int16Array;
  /** Copies not yet used, once it has been played. */
  readonly left: Uint8Array;
  /** Copies that stand in a battle line. */
  readonly laid: Uint8Array;
  /** COUNTS, AFFECTED, WILD, OPENS. */
  readonly mark: Uint8Array;
  /** Owner of a borrowed card plus one, 0 for one's own. */
  readonly lender: Uint8Array;
  /**
   * Bit per seat: knows that this card lies in a hand or ambush that is otherwise secret.
   * A card that goes from a hand into ambush keeps it for the turn, or its loss would tell which card went.
   */
  readonly shown: Uint8Array;

  // per zone
  readonly top: Int16Array;
  readonly bottom: Int16Array;
  readonly size: Int16Array;

  // per square
  /** The terrain card there, or EMPTY, IMPASSABLE, MISSING. */
  readonly tile: Int16Array;
  /** Sides with a road. */
  readonly roads: Uint8Array;
  readonly level: Uint8Array;
  /** Owner of the city, or NOBODY. */
  readonly holder: Int8Array;

  // per seat
  readonly faction: Int8Array;
  readonly phase: Uint8Array;
  /** Two squares a seat, NONE off the board. */
  readonly hero: Int8Array;
  /** Bit per faction: the seals of the volcano. */
  readonly seals: Uint8Array;
  /** Neutral cities taken so far. */
  readonly taken: Uint8Array;

  /** Pending questions, the last one on top. */
  readonly pending: Int16Array;

  rngA = 0;
  rngB = 0;
  rngC = 0;
  rngD = 0;
  /** From 1; a day is a round. */
  day = 0;
  first: Seat = 0;
  turn: Seat = 0;
  /** Index into END_REASONS. */
  over = 0;
  /** How many questions are pending. */
  frames = 0;
  /** Bit per seat: has defended, and draws up to six when this turn ends. */
  drained = 0;
  /** Choices of the set-up still to come: factions, then start cities. */
  setupLeft = 0;
  /** Bit per faction in the game. */
  inPlay = 0;
  /** How many cards are borrowed right now. */
  lent = 0;
  battle = NO_BATTLE;
  attacker: Seat = NONE;
  /** NONE against neutral guards. */
  defender: Seat = NONE;
  battleSquare: Square = NONE;
  /** Index into the targets of the rules' words. */
  target = 0;
  /** Which of the defender's heroes is attacked, if it is a hero. */
  targetHero = NONE;
  /** Bit per hero that takes part. */
  attackHeroes = 0;
  defendHeroes = 0;
  /** The square that the attack comes from, usually the one that is attacked. */
  attackFrom: Square = NONE;
  /** Bit per seat: has had the hands in this turn of its party. 0 where everybody plays alone. */
  begun = 0;
  /** Whether anything was done since the hands came. */
  acted = 0;
  /** Names the map: states with the same stamp have the same map and the same cities. Not part of a save. */
  mapStamp = newStamp();

  constructor(rules: Ruleset) {
    this.rules = rules;
    this.kind = rules.kindOf;
    const { cards, seats, squares } = rules;
    const zones = zoneCount(seats);
    const words = cards * 2 + zones * 3 + squares + rules.frame * MAX_FRAMES;
    const small = cards * 6 + squares * 3 + seats * (4 + HEROES);
    const buffer = new ArrayBuffer(words * 2 + small);
    this.bytes = new Uint8Array(buffer);
    let offset = 0;
    const shorts = (length: number) => {
      const view = new Int16Array(buffer, offset, length);
      offset += length * 2;
      return view;
    };
    this.below = shorts(cards);
    this.host = shorts(cards);
    this.top = shorts(zones);
    this.bottom = shorts(zones);
    this.size = shorts(zones);
    this.tile = shorts(squares);
    this.pending = shorts(rules.frame * MAX_FRAMES);
    const take = (length: number) => {
      const start = offset;
      offset += length;
      return start;
    };
    this.zone = new Uint8Array(buffer, take(cards), cards);
    this.left = new Uint8Array(buffer, take(cards), cards);
    this.laid = new Uint8Array(buffer, take(cards), cards);
    this.mark = new Uint8Array(buffer, take(cards), cards);
    this.lender = new Uint8Array(buffer, take(cards), cards);
    this.shown = new Uint8Array(buffer, take(cards), cards);
    this.roads = new Uint8Array(buffer, take(squares), squares);
    this.level = new Uint8Array(buffer, take(squares), squares);
    this.holder = new Int8Array(buffer, take(squares), squares);
    this.faction = new Int8Array(buffer, take(seats), seats);
    this.phase = new Uint8Array(buffer, take(seats), seats);
    this.seals = new Uint8Array(buffer, take(seats), seats);
    this.taken = new Uint8Array(buffer, take(seats), seats);
    this.hero = new Int8Array(buffer, take(seats * HEROES), seats * HEROES);
  }

  /** Becomes equal to another state of the same game. */
  copyFrom(other: GameState): this {
    this.bytes.set(other.bytes);
    this.rngA = other.rngA;
    this.rngB = other.rngB;
    this.rngC = other.rngC;
    this.rngD = other.rngD;
    this.day = other.day;
    this.first = other.first;
    this.turn = other.turn;
    this.over = other.over;
    this.frames = other.frames;
    this.drained = other.drained;
    this.setupLeft = other.setupLeft;
    this.inPlay = other.inPlay;
    this.lent = other.lent;
    this.battle = other.battle;
    this.attacker = other.attacker;
    this.defender = other.defender;
    this.battleSquare = other.battleSquare;
    this.target = other.target;
    this.targetHero = other.targetHero;
    this.attackHeroes = other.attackHeroes;
    this.defendHeroes = other.defendHeroes;
    this.attackFrom = other.attackFrom;
    this.begun = other.begun;
    this.acted = other.acted;
    this.mapStamp = other.mapStamp;
    return this;
  }

  /** Everything that is not in the plain numbers. For saves and hashes. */
  image(): Uint8Array {
    return this.bytes;
  }

  /** The plain numbers, in the order of a save. */
  scalars(): number[] {
    return SCALARS.map((name) => this[name]);
  }

  setScalars(values: readonly number[]): void {
    SCALARS.forEach((name, i) => {
      this[name] = values[i] ?? 0;
    });
  }
}

export const SCALAR_COUNT = SCALARS.length;

/** A table with nothing on it: no card is in a pile, no square is built, nobody is there. */
export function clearTable(s: GameState): void {
  s.image().fill(0);
  s.below.fill(NONE);
  s.host.fill(NONE);
  s.top.fill(NONE);
  s.bottom.fill(NONE);
  s.tile.fill(EMPTY);
  s.holder.fill(NOBODY);
  s.faction.fill(NONE);
  s.hero.fill(NONE);
  touchMap(s);
}

/** Nobody fights. */
export function clearBattle(s: GameState): void {
  s.battle = NO_BATTLE;
  s.attacker = NONE;
  s.defender = NONE;
  s.battleSquare = NONE;
  s.target = 0;
  s.targetHero = NONE;
  s.attackHeroes = 0;
  s.defendHeroes = 0;
  s.attackFrom = NONE;
}

export function clone(state: GameState): GameState {
  return new GameState(state.rules).copyFrom(state);
}

// ---------------------------------------------------------------- reading

/** What a card is for now: its printed kind, or the one that it stands for until it has been played. */
export const kindOf = (s: GameState, card: Card): Kind => at(s.kind, card);
export const factionOf = (s: GameState, card: Card): Faction => at(s.rules.factionOf, card);

export const heroSquare = (s: GameState, seat: Seat, hero: number): Square => at(s.hero, seat * HEROES + hero);
/** Whether the attacker still lays the opening line. */
export const isOpening = (s: GameState): boolean => s.battle === ASSAULT || s.battle === COMMITTED;
export const isOver = (s: GameState): boolean => s.over !== 0;
export const isWild = (s: GameState, card: Card): boolean => (at(s.mark, card) & WILD) !== 0;
export const isAffected = (s: GameState, card: Card): boolean => (at(s.mark, card) & AFFECTED) !== 0;

/** All cards a player owns, wherever they lie (AMB-02). */
export function deckSize(s: GameState, seat: Seat): number {
  let total = 0;
  const first = nationOf(seat);
  for (let zone = first; zone < first + PER_SEAT; zone++) total += at(s.size, zone);
  if (s.lent > 0) {
    for (let card = 0; card < s.rules.cards; card++) {
      const lender = at(s.lender, card);
      if (lender === 0) continue;
      if (lender === seat + 1) total++;
      else if (seatOfZone(at(s.zone, card)) === seat) total--;
    }
  }
  return total;
}

/** The cards of a zone, the top one first. */
export function cardsIn(s: GameState, zone: Zone): Card[] {
  const cards: Card[] = [];
  for (let card = at(s.top, zone); card !== NONE; card = at(s.below, card)) cards.push(card);
  return cards;
}
