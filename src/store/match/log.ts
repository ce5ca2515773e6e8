import type { Event, Seat } from '@battalia/engine';

/** What happened, as its reader may know it. */
export interface LogEntry {
  /** Which action it belongs to, from 0. */
  readonly step: number;
  readonly seat: Seat;
  readonly event: Event;
}
