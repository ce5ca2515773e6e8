/**
 * What a chapter of the rules, or a module, brings to a game: things that players do, questions that they are asked, stages
 * of the set-up, and hooks where the core asks whether anybody has a say. The core itself is written in this contract
 * (`rules/base.ts`); it names no module, and a module that a set-up lacks costs nothing.
 *
 * The order of everything is fixed: the core first, then the modules in the order of the engine's list.
 */
import type { ActionKind, ActionOf, AnyAction } from './action';
import type { Card } from './components';
import type { Log } from './event';
import type { Purse } from './payment';
import type { Shape, Shapes, Target } from './shape';
import type { GameState, Seat, Square, Zone } from './state';
import type { AnyViolation, Violation } from './violation';
import type { GameConfig } from './config';
import type { Ground, Ruleset } from './ruleset';

// ---------------------------------------------------------------- things to do

/**
 * A thing to do. Its fields stand in `shapes` under the same name. `offer` and `refuse` are two ways to say the same: what
 * is offered is never refused, and what is not refused is offered, up to interchangeable cards.
 */
export interface RuleFor<A extends AnyAction, V extends AnyViolation = AnyViolation> {
  /** The steps of a turn or battle, and the questions, that it answers: 'acting', 'reply', 'place' ... */
  readonly answers: readonly string[];
  /** It ends what one does there, and is offered after everything else. */
  readonly closes?: boolean;
  /**
   * Every such action that is legal now, up to interchangeable cards. A function that finds several kinds at once stands in
   * the rule of each, and is asked once. The purse holds what can be played, where the step or question has `lines`.
   */
  offer(s: GameState, seat: Seat, purse: Purse, out: A[]): void;
  /** Null when the action is allowed. The question that is open fits it already; nothing is changed. */
  refuse(s: GameState, seat: Seat, action: A): V | null;
  /** Plays the line, and whatever else it costs. Apart from `perform`, because in between a window may void the rest. */
  pay?(s: GameState, seat: Seat, action: A, log: Log): void;
  /**
   * Takes that back, on a copy: a save that holds the action in a window is looked at as it was before. Left out: the cards
   * of its field `pay` are those that were played.
   */
  unpay?(s: GameState, seat: Seat, action: A): void;
  /** Carries out an allowed action, after `pay`. */
  perform(s: GameState, seat: Seat, action: A, log: Log): void;
}

export type Rule<K extends ActionKind> = RuleFor<ActionOf<K>, Violation>;
export type AnyRule = RuleFor<AnyAction>;

/**
 * A window on an action: asked when it is paid for and has not taken effect. Whoever may react is asked a question (`ask`);
 * the action lies in the state until all are answered, and takes effect then, unless an answer has called `voidHeld`.
 * An action that is not paid for (to stand, to pass) is looked at once more: if the answers have made it illegal, its seat
 * decides anew. An answer changes nothing that a paid action relies on; what is held is seen by all, so that there is no window
 * on what is done face down.
 */
export type Window = (s: GameState, seat: Seat, action: AnyAction, log: Log) => void;

/** Windows by kind of action; `line` is on everything that is paid for with a line. */
export type Windows = Readonly<Record<string, Window>>;

// ---------------------------------------------------------------- questions

/** A pile that a question lets one take cards from; the core's `take` answers it. */
export interface PileChoice {
  from(s: GameState, seat: Seat, facts: readonly number[]): Zone;
  least: number;
  /** Two at most: who may take more is asked again in `taken`, card by card, or the list of answers were a product. */
  most(s: GameState, seat: Seat): number;
  /** Left out: every card of the pile may be taken. Only those that may are looked at. */
  fits?(s: GameState, seat: Seat, card: Card, facts: readonly number[]): boolean;
  /** Everybody sees the cards; else only who is asked. */
  readonly open?: boolean;
  taken(s: GameState, seat: Seat, cards: readonly Card[], facts: readonly number[], log: Log): void;
}

/** What one person sees of a question besides who is asked what: fields that a view may hold. */
export type QuestionView = Readonly<Record<string, unknown>>;

/**
 * A question that waits on top of a turn or battle. It lies in the state as a few numbers (`facts`), so that a save in the
 * middle of anything resumes there. Questions lie on each other: the one on top is asked first.
 */
export interface Question {
  readonly facts?: Shape;
  /** What is asked is known to all: nobody has to take the device, or turn away from it. */
  readonly open?: boolean;
  /** An answer may be paid for with a line, or needs a look at what can be played. */
  readonly lines?: boolean;
  readonly choice?: PileChoice;
  /** What a viewer sees of it; left out: the facts by their names. */
  view?(s: GameState, seat: Seat, facts: readonly number[], viewer: Seat | 'table'): QuestionView;
  /** The facts of a question that was seen so, when every other card has been dealt; left out: by their names. */
  lay?(s: GameState, seat: Seat, view: QuestionView): readonly number[];
  /** Whether these rules could have asked it: of this seat, with these facts. A save is doubted where not, and tried (`save/doubts.ts`). */
  sound?(s: GameState, seat: Seat, facts: readonly number[]): boolean;
  /** It asks nothing: something was interrupted and goes on here, as soon as everything above is answered. */
  resume?(s: GameState, seat: Seat, facts: readonly number[], log: Log): void;
}

// ---------------------------------------------------------------- set-up

/**
 * A stage of the set-up: it lays something out, or asks every player in turn. Chance is drawn in the order of the stages.
 * One of a name that is there already takes the place of that one, or moves it behind another.
 */
export interface Stage {
  readonly name: string;
  /** The stage that a module's comes behind: 'box', 'pool', 'map', 'deal', 'first', 'factions', 'cities'. */
  readonly after?: string;
  lay?(s: GameState, log: Log): void;
  /** The step that asks every player; actions answer it by this name. */
  readonly ask?: string;
  /** How often everybody is asked, if not once. */
  rounds?(rules: Ruleset): number;
  /** Who is asked as number i of a round, both from 0. */
  seatAt?(s: GameState, i: number, round: number): Seat;
  /** This seat has nothing to choose. */
  isSettled?(s: GameState, seat: Seat): boolean;
}

// ---------------------------------------------------------------- figures

/** A figure that is nobody's: it stands on a square, or beside the map. */
export interface Figure {
  /** Its square, NONE beside the map. */
  at(s: GameState): Square;
  /** Puts it onto a square, from wherever it is; there it stays until the next checkpoint, however it goes by itself. */
  put(s: GameState, square: Square, log: Log): void;
}

// ---------------------------------------------------------------- hooks

/** What has come to lie on a square. */
export type TileEvent =
  | 'built'
  /** A card of the pool in the place of another. */
  | 'replaced'
  /** It has changed places with another card of the map. */
  | 'swapped'
  /** It lay there face down. */
  | 'explored';

/** What counts when the game is over, in this order; modules may change it (`ranked`). */
export interface Merits {
  readonly seat: Seat;
  points: number;
  /** Own cities of the highest level first. */
  cities: number[];
  heroes: number;
  /** What a module counts after all that. */
  more: number[];
}

/** Cards that are known to lie in some places, which hide them: each in one of these, and no others there. */
export interface Memory {
  readonly cards: readonly Card[];
  readonly zones: readonly Zone[];
}

/** Where the core asks whether anybody has a say. Fill what you need. */
export interface Hooks {
  // the map
  /** A step that a hero makes for free (false: it costs one, as usual). */
  freeStep?(s: GameState, seat: Seat, to: Square): boolean;
  /** A road that is closed to a seat's heroes. */
  closed?(s: GameState, seat: Seat, from: Square, to: Square): boolean;
  /** Distant squares that are one step away. */
  ways?(s: GameState, seat: Seat, from: Square, out: Square[]): void;
  /** A hero that moves has made a step. If something is asked here, the rest of the way waits for the answer. */
  stepped?(s: GameState, seat: Seat, hero: number, from: Square, to: Square, log: Log): void;
  /** A move or a flight has ended here. */
  arrived?(s: GameState, seat: Seat, hero: number, at: Square, log: Log): void;
  /** A hero leaves for a distant square in a module's way, and is carried there when all that this brings is over. */
  departed?(s: GameState, seat: Seat, hero: number, from: Square, log: Log): void;
  /** A hero has left the board; it stood here. */
  disbanded?(s: GameState, seat: Seat, hero: number, at: Square, log: Log): void;
  /** Why the Wings may not carry a seat's hero from one square to another. */
  refuseFlight?(s: GameState, seat: Seat, from: Square, to: Square): AnyViolation | null;
  /** Counts as a city of the seat for building and hiring, without being one. */
  home?(s: GameState, seat: Seat, square: Square): boolean;
  /** Something has come to lie on a square. */
  tileLaid?(s: GameState, seat: Seat, square: Square, how: TileEvent, log: Log): void;

  // lines
  /** Supplies that come with a hired unit. */
  suppliesWith?(s: GameState, card: Card): number | null;
  /** Why a card of the hand is not played yet, in a line, a battle or as a tool: a price outside the line is owed first. */
  withheld?(s: GameState, seat: Seat, card: Card): AnyViolation | null;
  /** Tells cards apart that were interchangeable else: those with the same number stay so. */
  apart?(s: GameState, card: Card): number;
  /** No artefact works on it. */
  unchanging?(s: GameState, card: Card): boolean;
  /** It never leaves its owner's creation deck: nobody suspends it. */
  bound?(s: GameState, card: Card): boolean;
  /** A seat has suspended a card, and it lies in the limbo. */
  suspended?(s: GameState, seat: Seat, card: Card, log: Log): void;
  /** Whether this module could have made a card wild, or count several times, without an amulet. */
  enchanted?(s: GameState, card: Card): boolean;

  // battle
  /** Places that may be attacked besides cities, heroes and ruins. */
  targets?(s: GameState, seat: Seat, square: Square, out: Target[]): void;
  /** Why a seat may not attack what is there. */
  refuseTarget?(s: GameState, seat: Seat, target: Target): AnyViolation | null;
  /** Owner of such a place, NONE for guards; undefined: not this module's target. */
  defenderOf?(s: GameState, target: Target): Seat | undefined;
  /** What defends such a place before a card is laid; undefined: not this module's target. */
  defenceOf?(s: GameState, attacker: Seat, target: Target): number | undefined;
  /** What is added to, or taken from, the basic defence of any target. */
  fortified?(s: GameState, attacker: Seat, target: Target): number;
  /** Squares that a hero on this one attacks besides its own, with this weapon or, for NONE, without one. */
  reaches?(s: GameState, seat: Seat, from: Square, weapon: Card, out: Square[]): void;
  /** Strength that a side has from the ground it fights on. */
  ground?(s: GameState, seat: Seat, square: Square): number;
  /** Strength that a card in a battle line has on top of its own. */
  cardStrength?(s: GameState, card: Card): number;
  /** It does not fight, whatever it stands for. */
  peaceful?(s: GameState, card: Card): boolean;
  /** What each hero adds to a line of its own faction, if not 1. */
  moral?(s: GameState, seat: Seat): number | undefined;
  /** The seat has won such a place. Returns true if it was this module's. */
  won?(s: GameState, seat: Seat, target: Target, log: Log): boolean;
  neutralTaken?(s: GameState, seat: Seat, square: Square, log: Log): void;
  /** A combat is over, in whatever way; NONE for guards. */
  afterBattle?(s: GameState, attacker: Seat, defender: Seat, won: boolean, log: Log): void;

  // Great Artefacts
  /** Who is to choose one has something else to choose: the ruins are worth it without any, and for who may own no more. */
  choosesElse?(s: GameState, seat: Seat): boolean;
  /** Brings a seat just that, without a choice of Great Artefacts; what it gains goes to this zone. Asked if `choosesElse`. */
  grantsElse?(s: GameState, seat: Seat, to: Zone, log: Log): void;
  /** Cards besides that count as Great Artefacts of a seat. */
  greats?(s: GameState, seat: Seat): number;
  /** A card that stays in the limbo for good. */
  forgotten?(s: GameState, card: Card): boolean;

  // turns, days and weeks, in the order in which they come; what is asked in one of them is answered before the next
  turnEnds?(s: GameState, seat: Seat, log: Log): void;
  dayEnds?(s: GameState, seat: Seat, log: Log): void;
  /** The end of a week, but for the one that ends the game. */
  checkpoint?(s: GameState, seat: Seat, log: Log): void;
  dawn?(s: GameState, seat: Seat, log: Log): void;
  /** Of a party: of each of its members, as their turn starts together. */
  turnStarts?(s: GameState, seat: Seat, log: Log): void;

  // the end
  /** Points beside city levels. */
  points?(s: GameState, seat: Seat): number;
  /** Tokens of levels 1-2 used beside cities. */
  lowTokens?(s: GameState, seat: Seat): number;
  /** Whether a token for a city of this level is free, one of another level given back; undefined: not this module's level. */
  hasToken?(s: GameState, seat: Seat, level: number, givesBack: number): boolean | undefined;
  /** High cities that a seat, or its party, still lacks to end the game; undefined: its own are counted. */
  citiesMissing?(s: GameState, seat: Seat): number | undefined;
  /** What the points of a party, added up, count for; asked with each of its members. */
  partyPoints?(s: GameState, seat: Seat, points: number): number;
  /** Changes what counts at the end before the seats are ranked, parties together: who has the same in everything shares a place. */
  ranked?(s: GameState, merits: readonly Merits[]): void;

  // what people know
  /** Cards that a seat has seen and not forgotten, though it cannot tell any more in which of some hidden places each lies. */
  remembers?(s: GameState, viewer: Seat): readonly Memory[];
}

// ---------------------------------------------------------------- all of it

/** No side falls below nothing. */
export type Strength = (s: GameState, seat: Seat) => number;

export interface Acts {
  /** The fields of its actions. They stand apart from the rules, or the types become circular. */
  readonly shapes?: Shapes;
  /** Its actions that a list names behind another one, not at its end. */
  readonly listedAfter?: Readonly<Record<string, string>>;
  /** One of a name that is there already takes the place of that one. */
  readonly actions?: Readonly<Record<string, AnyRule>>;
  readonly windows?: Windows;
  readonly questions?: Readonly<Record<string, Question>>;
  /** Names of what it lets one attack. */
  readonly targetKinds?: readonly string[];
  /** The fields of its events, and of its reasons to refuse, for whoever shows them. */
  readonly events?: Shapes;
  readonly violations?: Shapes;
  /** It has an action that opens a battle without a weapon (`openBattle`). */
  readonly unarmed?: boolean;
  /** Those of a set-up may depend on its numbers. */
  readonly stages?: readonly Stage[] | ((ground: Ground) => readonly Stage[]);
  /** Strength that a side has from anything but cards, moral and ground, by the name that its term has in a battle's sum. */
  readonly strengths?: Readonly<Record<string, Strength>>;
  /** By seat: the number of its party. Who shares a party shares a turn; left out: everybody plays alone. */
  parties?(seats: number, config: GameConfig): readonly number[];
  readonly hooks?: Hooks;
}
