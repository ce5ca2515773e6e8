/**
 * The state of a game: a few typed arrays over one block of bytes, and plain numbers.
 * Cards, zones, seats and squares are small integers; a copy is one `set` and some assignments.
 * Cards lie in zones as linked piles, so a card is in exactly one place by construction.
 */
import { HEROES, type Card, type Faction } from './components';
import { at, NONE, type Ints } from './ints';
import { LAYOUT, NUMBERS, overBytes, type ArrayOf } from './layout';
import type { Chance } from './rng';
import type { Ruleset } from './ruleset';
import { DECKS, type Kind } from './kinds';

export type Seat = number;
export type Square = number;
export type Zone = number;

// ---------------------------------------------------------------- zones: who sees what in them says the table (`zones.ts`)

/** Zones below DECKS are the common pool, numbered by kind. */
export const LIMBO: Zone = DECKS;
/** Out of the game. */
export const BOX: Zone = DECKS + 1;
export const BOARD: Zone = DECKS + 2;
/** Great Artefacts that lie face up. */
export const GREAT: Zone = DECKS + 3;
export const FIRST_SEAT_ZONE: Zone = DECKS + 4;

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

/** The seat that a zone belongs to, or NONE for a common one. */
export const seatOfZone = (s: GameState, zone: Zone): Seat => at(s.rules.zoneOwner, zone);

// ---------------------------------------------------------------- squares

/** An empty square of the map. */
export const EMPTY = NONE;
/** BUILD-11. */
export const IMPASSABLE = -2;
/** A square that does not exist with this number of players. */
export const MISSING = -3;
/** Nobody's: a neutral city, a road, the ruins. */
export const NOBODY = NONE;

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

let stamps = 0;
const newStamp = (): number => ++stamps;

/** After every change of the map, of a city's owner or level. */
export function touchMap(s: GameState): void {
  s.mapStamp = newStamp();
}

const NO_FIELDS: readonly Ints[] = [];

/** What each of them holds says the table (`layout.ts`). */
export class GameState implements Chance {
  readonly rules: Ruleset;
  private readonly bytes: Uint8Array;

  // per card
  readonly kind: Uint8Array;
  readonly zone: Uint8Array;
  readonly below: Int16Array;
  readonly host: Int16Array;
  readonly left: Uint8Array;
  readonly laid: Uint8Array;
  readonly mark: Uint8Array;
  readonly lender: Uint8Array;
  readonly shown: Uint8Array;

  // per zone
  readonly top: Int16Array;
  readonly bottom: Int16Array;
  readonly size: Int16Array;

  // per square
  readonly tile: Int16Array;
  readonly roads: Uint8Array;
  readonly level: Uint8Array;
  readonly down: Uint8Array;
  readonly holder: Int8Array;

  // per seat and hero
  readonly faction: Int8Array;
  readonly phase: Uint8Array;
  readonly taken: Uint8Array;
  readonly known: Uint8Array;
  readonly hero: Int8Array;

  readonly pending: Int16Array;

  /** The fields of the modules; each finds its own (`own.ts`). */
  readonly own: readonly Ints[];

  rngA = LAYOUT.rngA.blank;
  rngB = LAYOUT.rngB.blank;
  rngC = LAYOUT.rngC.blank;
  rngD = LAYOUT.rngD.blank;
  day = LAYOUT.day.blank;
  first: Seat = LAYOUT.first.blank;
  turn: Seat = LAYOUT.turn.blank;
  over = LAYOUT.over.blank;
  frames = LAYOUT.frames.blank;
  drained = LAYOUT.drained.blank;
  setupLeft = LAYOUT.setupLeft.blank;
  inPlay = LAYOUT.inPlay.blank;
  lent = LAYOUT.lent.blank;
  battle = LAYOUT.battle.blank;
  attacker: Seat = LAYOUT.attacker.blank;
  defender: Seat = LAYOUT.defender.blank;
  battleSquare: Square = LAYOUT.battleSquare.blank;
  target = LAYOUT.target.blank;
  targetHero = LAYOUT.targetHero.blank;
  attackHeroes = LAYOUT.attackHeroes.blank;
  defendHeroes = LAYOUT.defendHeroes.blank;
  begun = LAYOUT.begun.blank;
  acted = LAYOUT.acted.blank;
  /** Names the map: states with the same stamp have the same map and the same cities. Not part of a save. */
  mapStamp = newStamp();

  constructor(rules: Ruleset) {
    this.rules = rules;
    const { blank, core, own } = rules.layout;
    this.bytes = blank.slice();
    const { buffer } = this.bytes;
    const int16 = (name: ArrayOf<'int16'>) => new Int16Array(buffer, core[name].offset, core[name].length);
    const int8 = (name: ArrayOf<'int8'>) => new Int8Array(buffer, core[name].offset, core[name].length);
    const uint8 = (name: ArrayOf<'uint8'>) => new Uint8Array(buffer, core[name].offset, core[name].length);
    this.kind = core.kind.length === 0 ? rules.kindOf : uint8('kind');
    this.zone = uint8('zone');
    this.below = int16('below');
    this.host = int16('host');
    this.left = uint8('left');
    this.laid = uint8('laid');
    this.mark = uint8('mark');
    this.lender = uint8('lender');
    this.shown = uint8('shown');
    this.top = int16('top');
    this.bottom = int16('bottom');
    this.size = int16('size');
    this.tile = int16('tile');
    this.roads = uint8('roads');
    this.level = uint8('level');
    this.down = uint8('down');
    this.holder = int8('holder');
    this.faction = int8('faction');
    this.phase = uint8('phase');
    this.taken = uint8('taken');
    this.known = uint8('known');
    this.hero = int8('hero');
    this.pending = int16('pending');
    this.own = own.length === 0 ? NO_FIELDS : own.map((span) => overBytes(buffer, span));
  }

  /** Becomes equal to another state of the same game. Written out, because search does nothing more often. */
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
    this.begun = other.begun;
    this.acted = other.acted;
    this.mapStamp = other.mapStamp;
    return this;
  }

  /** Everything that is not in the plain numbers. For saves and hashes. */
  image(): Uint8Array {
    return this.bytes;
  }

  /** The plain numbers, in the order of the table. */
  scalars(): number[] {
    return NUMBERS.map((name) => this[name]);
  }

  setScalars(values: readonly number[]): void {
    NUMBERS.forEach((name, i) => (this[name] = values[i] ?? LAYOUT[name].blank));
  }
}

/** A table with nothing on it: no card is in a pile, no square is built, nobody is there. */
export function clearTable(s: GameState): void {
  s.image().set(s.rules.layout.blank);
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
  const { deckPiles } = s.rules;
  for (let i = 0; i < deckPiles.length; i++) total += at(s.size, at(deckPiles, i) + seat);
  if (s.lent > 0) {
    for (let card = 0; card < s.rules.cards; card++) {
      const lender = at(s.lender, card);
      if (lender === 0) continue;
      if (lender === seat + 1) total++;
      else if (seatOfZone(s, at(s.zone, card)) === seat) total--;
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
