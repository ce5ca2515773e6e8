/** What happened, for the log and for motion. Cards that not everybody may know are in `secret`. */
import type { ActionKind, Target } from './action';
import type { Card, Faction } from './components';
import type { Face } from './rng';
import type { EndReason, GameState, Seat, Square } from './state';
import type { Kind } from './kinds';

export type Event =
  | { readonly kind: 'factionChosen'; readonly seat: Seat; readonly faction: Faction }
  | { readonly kind: 'cityChosen'; readonly seat: Seat; readonly square: Square }
  | { readonly kind: 'dawn'; readonly day: number; readonly illuminated: Kind; readonly matching: Kind }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | {
      readonly kind: 'cohort';
      readonly seat: Seat;
      readonly factions: readonly Faction[];
      readonly witness: Seat;
      readonly count: number;
      readonly secret: Secret;
    }
  | { readonly kind: 'mulligan'; readonly seat: Seat; readonly count: number; readonly secret: Secret }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly secret: Secret }
  | { readonly kind: 'raised'; readonly seat: Seat; readonly count: number; readonly secret: Secret }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly for: ActionKind; readonly line: readonly Card[] }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'promoted'; readonly seat: Seat; readonly by: Card; readonly from: Card; readonly to: Card }
  | { readonly kind: 'converted'; readonly seat: Seat; readonly by: Card; readonly from: Card; readonly to: Card }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly by: Card; readonly card: Card; readonly face: Face }
  | { readonly kind: 'stationed'; readonly seat: Seat; readonly tent: Card; readonly cards: readonly Card[] }
  | { readonly kind: 'decamped'; readonly seat: Seat; readonly tent: Card; readonly cards: readonly Card[] }
  | {
      readonly kind: 'ambushed';
      readonly seat: Seat;
      readonly price: Card | null;
      readonly count: number;
      readonly secret: Secret;
    }
  | { readonly kind: 'dismissed'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'searched'; readonly seat: Seat; readonly owner: Seat }
  | { readonly kind: 'summoned'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly kind: 'borrowed';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly count: number;
      readonly secret: Secret;
    }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly card: Card;
      readonly square: Square;
      readonly turn: number;
      readonly level: number;
    }
  | { readonly kind: 'upgraded'; readonly seat: Seat; readonly square: Square; readonly level: number }
  | { readonly kind: 'impassable'; readonly square: Square }
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly square: Square; readonly from: Card; readonly to: Card }
  | { readonly kind: 'recruited'; readonly seat: Seat; readonly hero: number; readonly square: Square }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly hero: number; readonly path: readonly Square[] }
  | { readonly kind: 'flew'; readonly seat: Seat; readonly hero: number; readonly from: Square; readonly to: Square }
  | {
      readonly kind: 'attacked';
      readonly seat: Seat;
      readonly target: Target;
      readonly heroes: number;
      readonly defender: Seat | null;
    }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly card: Card; readonly copies: number }
  | { readonly kind: 'bribed'; readonly seat: Seat; readonly unit: Card; readonly supply: Card }
  | { readonly kind: 'stood'; readonly seat: Seat; readonly attack: number; readonly defence: number }
  | { readonly kind: 'fought'; readonly seat: Seat; readonly raise: boolean; readonly heroes: number }
  | { readonly kind: 'calledOff'; readonly seat: Seat; readonly target: Target; readonly cards: readonly Card[] }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'surrendered'; readonly seat: Seat }
  | { readonly kind: 'retreated'; readonly seat: Seat; readonly hero: number; readonly path: readonly Square[] }
  | {
      readonly kind: 'won';
      readonly seat: Seat;
      readonly target: Target;
      readonly attack: number;
      readonly defence: number;
    }
  | {
      readonly kind: 'repelled';
      readonly seat: Seat;
      readonly target: Target;
      readonly attack: number;
      readonly defence: number;
    }
  | { readonly kind: 'disbanded'; readonly seat: Seat; readonly hero: number; readonly square: Square }
  | { readonly kind: 'conquered'; readonly seat: Seat; readonly square: Square; readonly level: number }
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly square: Square }
  | { readonly kind: 'annexed'; readonly seat: Seat; readonly square: Square }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly card: Card | null }
  | { readonly kind: 'ended'; readonly reason: EndReason };

/** Cards and who may know them: a bit for each seat, and one for the table. */
export interface Secret {
  readonly cards: readonly Card[];
  readonly seats: number;
}

const TABLE = 1 << 30;

/** Seats, a bit each, that may know something; if that is everybody, the table knows it too. */
export const witnesses = (s: GameState, seats: number): number =>
  seats === (1 << s.rules.seats) - 1 ? seats | TABLE : seats;

/** Collects events; undefined where nobody listens, so that search pays nothing for them. */
export type Log = Event[] | undefined;

/** The event as a seat may know it: cards it may not see are gone, their number stays. */
export function eventFor(event: Event, seat: Seat | 'table'): Event {
  if (!('secret' in event)) return event;
  const bit = seat === 'table' ? TABLE : 1 << seat;
  return (event.secret.seats & bit) !== 0 ? event : { ...event, secret: { cards: [], seats: event.secret.seats } };
}
