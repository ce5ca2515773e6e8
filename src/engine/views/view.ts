/**
 * What one person at the table may know. Bots and screens work from this and from nothing else.
 * Every field is written down here by name: nothing of the state gets into a view by being copied along.
 */
import type { Target } from '../core/action';
import type { QuestionView } from '../core/contract';
import type { CardView } from '../core/faces';
import type { ModuleQuestion, ModuleState } from '../modules/words';
import type { Card, Faction } from '../core/components';
import type { GameConfig } from '../core/config';
import type { EndAhead, Standing } from '../rules/end';
import type { Goal } from '../rules/goals';
import type { Term } from '../rules/strength';
import type { EndReason, Seat, Square, Zone } from '../core/state';
import type { Kind } from '../core/kinds';

/** A seat, or what everybody sees. */
export type Viewer = Seat | 'table';

export type { CardView };

/** A card that this turn may have done something to. */
export interface LiveCard extends CardView {
  /** Copies that can still be played. */
  readonly copies: number;
  /** It has taken the effect of an artefact this turn (ART-01). Of a card in another's hand: only if an amulet lies under it. */
  readonly affected: boolean;
  /** The amulet's 2 or 3, else 1. */
  readonly counts: number;
  /** The amulet's 6: any unit, artefact or supply. */
  readonly wild: boolean;
  /** Whose card it is, if it is borrowed (GA-08). */
  readonly borrowedFrom: Seat | null;
}

export interface HandCard extends LiveCard {
  /** The amulet that lies under it. */
  readonly amulet: Card | null;
  /** Others who have been shown it. */
  readonly shownTo: readonly Seat[];
}

export interface PlayedCard extends LiveCard {
  /** An amulet: the card that it lies under, while that is on the table or in the hand. */
  readonly under: Card | null;
}

export interface LineCard extends LiveCard {
  /** Copies that stand in the line. */
  readonly laid: number;
  /** A card that lies on another instead of in the line: on which. */
  readonly on: Card | null;
  /** The weapon that opened the attack. */
  readonly opens: boolean;
  /** It goes back to its owner when the battle is over. */
  readonly returns: boolean;
}

export interface TentView {
  readonly tent: CardView;
  readonly holds: readonly GuestCard[];
}

export interface GuestCard extends CardView {
  /** It came in this turn, and takes no other artefact's effect if it comes out again (ART-01). */
  readonly affected: boolean;
}

export type SquareView =
  | {
      readonly kind: 'tile';
      readonly square: Square;
      readonly row: number;
      readonly column: number;
      readonly tile: CardView;
      /** Sides with a road, as the card lies. */
      readonly roads: number;
      /** Quarter turns clockwise. */
      readonly quarters: number;
      /** City level, 0 for what has none. */
      readonly level: number;
      /** Null: nobody's. */
      readonly holder: Seat | null;
      /** What an attack of the viewer (for the table: of whoever is to act) on the place itself has to exceed before a card is laid; null where there is nothing to attack. */
      readonly defence: number | null;
    }
  | {
      /** Face down: its roads and its back show. */
      readonly kind: 'down';
      readonly square: Square;
      readonly row: number;
      readonly column: number;
      readonly roads: number;
      /** Cards with the same back cannot be told apart. */
      readonly back: string;
    }
  | {
      readonly kind: 'empty' | 'impassable' | 'missing';
      readonly square: Square;
      readonly row: number;
      readonly column: number;
    };

export interface DeckView {
  readonly kind: Kind;
  readonly size: number;
  readonly top: CardView | null;
}

/** A pile of a module. */
export interface PileView {
  readonly module: string;
  readonly name: string;
  /** Which one of its name it is, from 0; of a seat's: the seat. */
  readonly index: number;
  /** Whose it is, null for a common one. */
  readonly seat: Seat | null;
  /** Where it lies on the map, if it does. */
  readonly square: Square | null;
  readonly size: number;
  /** What the viewer sees of it: everything, the top one first; else the top one, if it shows, and those that the viewer was shown, by number. */
  readonly cards: readonly CardView[];
}

export type SeatPhase = 'waiting' | 'opening' | 'acting';

export interface SeatView {
  readonly seat: Seat;
  /** Null until it is chosen. */
  readonly faction: Faction | null;
  readonly phase: SeatPhase;
  readonly points: number;
  readonly level4Cities: number;
  /** Where the two heroes stand, null off the board. */
  readonly heroes: readonly (Square | null)[];
  readonly neutralsTaken: number;
  /** It has defended in this turn: it draws up to six when that ends, or has drawn already (BATTLE-12). */
  readonly defended: boolean;
  /** All cards it owns (AMB-02). */
  readonly deckSize: number;
  /** Great Artefacts among them, wherever they are: every one was claimed in the open. */
  readonly great: readonly CardView[];
  readonly handSize: number;
  /**
   * The viewer's own hand, the latest card first; of others the cards that the viewer has been shown, by number. One that
   * may since have gone from the hand face down into ambush is still among them: nobody can tell (AMB-03).
   */
  readonly hand: readonly HandCard[];
  /** Owners of the borrowed cards in the part of the hand that the viewer does not see. */
  readonly hiddenLoans: readonly Seat[];
  readonly nationSize: number;
  /** What the viewer has looked at on top of the own nation, the top one first. */
  readonly nationTop: readonly CardView[];
  readonly shelterSize: number;
  readonly shelterTop: CardView | null;
  /** The viewer's own, top first; null for others (TURN-09). */
  readonly shelter: readonly CardView[] | null;
  readonly ambushSize: number;
  /** The viewer's own, the latest first; null for others (AMB-03). */
  readonly ambush: readonly CardView[] | null;
  /** The latest first. */
  readonly played: readonly PlayedCard[];
  /** Battle line, the latest first. */
  readonly line: readonly LineCard[];
  readonly tents: readonly TentView[];
}

export interface SideView {
  /** Null for neutral guards. */
  readonly seat: Seat | null;
  /** Which of its heroes take part. */
  readonly heroes: readonly number[];
  readonly total: number;
  readonly terms: readonly Term[];
}

export type BattlePhase = 'assault' | 'reply' | 'defend' | 'press';

export interface BattleView {
  readonly phase: BattlePhase;
  /** A die was rolled or a card transformed for the opening: it cannot be called off (BATTLE-18). */
  readonly committed: boolean;
  readonly target: Target;
  readonly attack: SideView;
  readonly defence: SideView;
}

/** What the game waits for, with what this viewer may know of it. Cards are by number, never in the order of a pile. */
export type DecisionView =
  | {
      readonly kind: 'chooseFaction' | 'chooseCity' | 'opening' | 'acting' | 'assault' | 'reply' | 'defend' | 'press';
      readonly seat: Seat;
    }
  | { readonly kind: 'place'; readonly seat: Seat; readonly tile: Kind; readonly level: number }
  /** Both are null for all but the owner. */
  | {
      readonly kind: 'dismiss';
      readonly seat: Seat;
      readonly arrived: CardView | null;
      readonly cards: readonly CardView[] | null;
    }
  | { readonly kind: 'summon'; readonly seat: Seat; readonly choice: ChoiceView }
  | { readonly kind: 'borrow'; readonly seat: Seat; readonly from: Seat; readonly choice: ChoiceView }
  | { readonly kind: 'great'; readonly seat: Seat; readonly choice: ChoiceView }
  | ModuleQuestion;

/** Something that waits below the open question: an action that was paid for, the rest of a way, another question. */
export interface WaitingView {
  readonly kind: string;
  readonly seat: Seat;
  readonly facts: QuestionView;
}

/** Cards that lie in some places which hide them. */
export interface MemoryView {
  /** By number. */
  readonly cards: readonly CardView[];
  readonly zones: readonly Zone[];
}

/** Cards to take some of. */
export interface ChoiceView {
  /** Null for all who may not see them. */
  readonly cards: readonly CardView[] | null;
  readonly least: number;
  readonly most: number;
}

/** The numbers of the modules that the game has, by their names; what the viewer may not know is as if nothing had happened. */
export type OwnView = {
  readonly [M in keyof ModuleState]?: { readonly [F in keyof ModuleState[M]]: readonly number[] };
};

/** What partners have together. */
export interface PartyView {
  readonly seats: readonly Seat[];
  /** As they count. */
  readonly points: number;
  readonly level4Cities: number;
  /** So many cities of level 4 or higher end the game. */
  readonly citiesNeeded: number;
}

export interface FigureView {
  /** Whose rules it goes by. */
  readonly module: string;
  readonly square: Square;
}

export interface PlayerView {
  readonly viewer: Viewer;
  /** `boxOf` tells what is in its box: its kinds, and what every card is. */
  readonly config: GameConfig;
  readonly columns: number;
  /** From 1; 0 during the set-up. */
  readonly day: number;
  /** From 1; 0 during the set-up. */
  readonly week: number;
  /** Null during the set-up. */
  readonly illuminated: Kind | null;
  readonly matching: Kind | null;
  readonly first: Seat;
  readonly turn: Seat;
  /** Choices of the set-up still to come. */
  readonly setupLeft: number;
  readonly over: EndReason;
  readonly factionsInPlay: readonly Faction[];
  /** Null when the game is over. */
  readonly decision: DecisionView | null;
  /** What is asked is known to all: nobody has to take the device for it. */
  readonly open: boolean;
  /** What waits below it, the lowest first. */
  readonly waiting: readonly WaitingView[];
  /** By seat: the number of its party; null where everybody plays alone. */
  readonly parties: readonly number[] | null;
  /** What they have together, by their numbers; null where everybody plays alone. */
  readonly together: readonly PartyView[] | null;
  /** Where a turn is shared: whose hands have been on the table, and whether anything was done since they came; else null. */
  readonly hands: { readonly begun: readonly Seat[]; readonly acted: boolean } | null;
  /** What the seat to act could pay for, whether it has the cards or not; empty while something else is to be decided. */
  readonly goals: readonly Goal[];
  /** The viewer's cards that can be played, interchangeable ones together (LINE-04, RULE-05); none for the table. */
  readonly alike: readonly (readonly Card[])[];
  readonly board: readonly SquareView[];
  /** By kind (COMP-10). */
  readonly pool: readonly DeckView[];
  /** The latest first. */
  readonly limbo: readonly CardView[];
  /** Great Artefacts that lie face up. */
  readonly great: readonly CardView[];
  readonly piles: readonly PileView[];
  /** Put away for this game, by number; what can lie hidden elsewhere, as Great Artefacts can, is face down here and not listed. */
  readonly putAway: readonly Card[];
  readonly players: readonly SeatView[];
  readonly own: OwnView;
  /** Figures that are nobody's and stand on the map. */
  readonly figures: readonly FigureView[];
  /**
   * The viewer's creation deck, wherever its cards lie, by number: the first ten were looked at (SETUP-06) and all others
   * acquired in the open, so what is in the own nation follows as it does at a table, its order does not (TURN-09). A card
   * that an opponent has borrowed unseen is still listed. Null for the table.
   */
  readonly deck: readonly CardView[] | null;
  /** What the viewer has seen and remembers, without knowing any more where each of the cards lies. */
  readonly remembered: readonly MemoryView[];
  readonly battle: BattleView | null;
  /** Every way in which the game can end; views of one game have them in the same order. */
  readonly ends: readonly EndAhead[];
  /** Null until the game is over. */
  readonly standings: readonly Standing[] | null;
}
