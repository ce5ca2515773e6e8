/**
 * How an action looks to a person: one record for each kind, and everything that lists, panels, the map and sentences need
 * to know of it. A module brings records of the same type.
 */
import type { Action, Card, DeckView, Faction, Line, Seat, Square, Box } from '@battalia/engine';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { FactionName } from '@/art/palette';
import type { Mark } from '@/board/marks';
import type { RuleRef } from '../game/rule';
import type { Speaker } from '../text/speaker';

/** Groups of a list, in the order in which a person looks for them. */
export const GROUPS = ['choice', 'battle', 'pool', 'build', 'heroes', 'artefacts', 'ambush', 'other', 'turn'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * Where an action is to be found besides the list: what a turn goes on with, one of several answers, in a panel of its own,
 * or nowhere, because cards are laid out or a square is pressed for it.
 */
export type Answer = 'main' | 'side' | 'panel' | 'never';

export type DeedPicture =
  | { readonly kind: 'thing'; readonly name: GlyphName; readonly faction: FactionName | null }
  | { readonly kind: 'hero'; readonly which: number }
  | { readonly kind: 'emblem'; readonly faction: Faction }
  /** Signs of roads are clearer than their pictures. */
  | { readonly kind: 'sign'; readonly name: GlyphName };

/** A card that stands for an answer, and what is to be read under it. */
export interface Face {
  readonly card: Card;
  readonly note?: string;
}

export type MarkKind = Extract<Mark, { kind: 'legal' }>['what'];

/** Methods, so that a record for one kind of action fits into a table of all. */
export interface DeedLook<A extends { readonly kind: string } = Action> {
  /** Where it is told; null: with whatever is asked. */
  readonly rule: RuleRef | null;
  /** If that depends on what it is about. */
  ruleOf?(action: A): RuleRef;
  readonly group: Group;
  readonly answer: Answer;
  /** Not urgent: while there is something else to do, the screen does not press for it. */
  readonly waits?: boolean;
  /** Cards that are laid out and have done nothing are gone with it: it is asked about. */
  readonly leaves?: boolean;
  /** It is hardly ever what cards are laid out for, and comes last. */
  readonly rare?: boolean;
  /** On several cards or squares it is one deed, to be opened, when there are many ways to do it. */
  readonly folds?: boolean;
  /** Of answers that are the same but for an amount, the greatest is offered at hand: of what, and how much. */
  amount?(action: A): readonly [of: string, count: number];

  /** What stands before it in a list: the thing that is gained or used, or the hero who goes. */
  picture?(action: A, box: Box, pool: readonly DeckView[]): DeedPicture | null;
  /** Answers that are cards lie there as cards: to press one is the answer (`answer` is 'panel'). Null: words have to do. */
  face?(speaker: Speaker, action: A): Face | null;
  /** What is given for what: where something can be traded, that is shown as cards. */
  trades?(speaker: Speaker, action: A): { readonly gives: Line; readonly gets: Card | null };
  /** To do nothing about it: it comes last, and the screen does not press for it. */
  readonly declines?: boolean;
  /** The sign on a key: what is gained. */
  glyph?(action: A): GlyphName | null;

  /** What it is about on the map: the square that is pressed for it first. */
  squares?(action: A): readonly Square[];
  readonly mark?: MarkKind;
  /** The hero who goes. */
  hero?(action: A): number;
  /** The partner who goes on: the emblem stands beside what the turn goes on with. */
  partner?(action: A): Seat;
  /** Its squares light up for a line or a hero only: they would light up everything. */
  readonly dims?: boolean;

  /** Cards of one kind do the same for it, and a long list may name just one of them. */
  readonly byKind?: boolean;

  /** Cards of the hand or the table that it uses, the transforming one first; `isPlayable`: not in a battle line already. */
  cards?(action: A, isPlayable: (card: Card) => boolean): Line;
  /** The same with other cards in the place of those it names. */
  withCards?(action: A, swap: (card: Card) => Card): A;
  /** The card that is changed or laid on by a card that is dropped on it. */
  onto?(action: A): Card;
  /** The same with that card changed for one that is like it, if it may be. */
  withOnto?(action: A, card: Card): A;

  words(speaker: Speaker, action: A): string;
  /** Without its price, where that is not only what it pays. */
  deed?(speaker: Speaker, action: A): string;
  /** What tells one way of it from another. */
  way?(speaker: Speaker, action: A): string;
  /** What it takes for good, told before it is pressed. */
  price?(speaker: Speaker, action: A): string;
  /** While its place is open: 'Hero 1: move to …'. */
  places?(speaker: Speaker, actions: readonly A[]): string;
}
