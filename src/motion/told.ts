/** What only a module knows of the motion of its events: ways of heroes, cards that are turned up, what is heard. */
import type { AnyEvent, Box, Card, Event, Seat, Viewer } from '@battalia/engine';
import type { Spark, Way } from '@/board/plan';
import type { CardPlace } from './place';
import type { Signal } from './plan';

/** Methods, so that a record for one kind of event fits into a table of all. */
export interface EventMotion<E extends { readonly kind: string } = Event> {
  /** The way that a hero has gone. */
  way?(event: E): Way | null;
  /** A card that was turned up for everybody, before anything comes of it. */
  reveals?(event: E, box: Box): Card | null;
  /** Where a card came from or went to, as far as it is known by nothing else. */
  comes?(event: E, box: Box): readonly (readonly [card: Card, from: CardPlace])[];
  goes?(event: E, box: Box): readonly (readonly [card: Card, to: CardPlace])[];
  /** Cards that whoever looks cannot name, on their way: of a seat that is not the viewer's. */
  backs?(event: E): {
    readonly seat: Seat;
    readonly from: CardPlace;
    readonly to: CardPlace;
    readonly count: number;
  };
  /** What is given over the map. */
  spark?(event: E): Spark;
  signal?(event: E, viewer: Viewer): Signal | null;
}

const MOTIONS = new Map<string, EventMotion>();

/** Once more is the same again. */
export function registerMotion(kind: string, motion: EventMotion): void {
  MOTIONS.set(kind, motion);
}

export const motionOf = ({ kind }: AnyEvent): EventMotion | undefined => MOTIONS.get(kind);
