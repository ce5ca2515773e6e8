/** How something that happened reads, and where on the map it was. */
import type { Event, Square } from '@battalia/engine';
import type { Speaker } from './speaker';

/** Methods, so that a record for one kind of event fits into a table of all. */
export interface EventLook<E extends { readonly kind: string } = Event> {
  words(speaker: Speaker, event: E): string;
  /** None: it is about no square. */
  square?(event: E): Square | null;
}
