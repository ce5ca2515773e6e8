/** How something that happened reads, where on the map it was, and how much was made of it. */
import type { Box, Card, Event, Seat, Square } from '@battalia/engine';
import type { EventMotion } from '@/motion/told';
import type { Speaker } from './speaker';

/** A moment is shown by itself, news is told, a step is read only by whoever unfolds it. */
export type Weight = 'moment' | 'news' | 'step';

/** Methods, so that a record for one kind of event fits into a table of all. */
export interface EventLook<E extends { readonly kind: string } = Event> {
  words(speaker: Speaker, event: E): string;
  /** None: it is about no square. */
  square?(event: E): Square | null;
  /** None: it is news. */
  weight?(event: E): Weight;
  /** Whom it hits: of the blows of a battle that is whoever was attacked. None: nobody in particular. */
  hits?(event: E, attacked: Seat | null): Seat | null;
  /** The card that it is about: it is shown where a moment is made of it. */
  card?(event: E, box: Box): Card | null;
  /** That card is turned up for all to see before anything comes of it. */
  readonly reveals?: boolean;
  /** How it moves and sounds, beyond what the two views tell. */
  readonly motion?: EventMotion<E>;
  /** What the end of a week brings, where it comes with one: told as a part of the checkpoint. */
  readonly checkpoint?: boolean;
  /** Of several in a row only the last is told: a way has many squares and one end. */
  readonly goesOn?: boolean;
  /** A battle begins: all that follows belongs to it. */
  readonly opens?: boolean;
  /** That battle is over. */
  readonly closes?: boolean;
}
