/**
 * What happened, for the log and for motion: the events of the base game. A module declares its own in the same tags.
 * Cards that not everybody may know are in a `secret`, wherever an event has one.
 */
import type { ModuleEvents } from '../modules/words';
import type { ActionKind } from './action';
import type { Face } from './rng';
import {
  card,
  cards,
  faction,
  flag,
  kind,
  line,
  listOf,
  orNull,
  seat,
  secret,
  small,
  square,
  target,
  word,
  type EventFrom,
  type Field,
  type Secret,
  type Shapes,
} from './shape';
import type { EndReason, GameState, Seat } from './state';

export type { Secret };

const LONGEST_WAY = 128;
const path = listOf(square, LONGEST_WAY);
const face: Field<Face> = { tag: 'small' };
const totals = { attack: small, defence: small } as const;

export const EVENTS = {
  factionChosen: { seat, faction },
  cityChosen: { seat, square },
  dawn: { day: small, illuminated: kind, matching: kind },
  turn: { seat },
  cohort: { seat, factions: listOf(faction, 2), witness: seat, count: small, secret },
  mulligan: { seat, count: small, secret },
  drew: { seat, count: small, secret },
  raised: { seat, count: small, secret },
  paid: { seat, for: word<ActionKind>(), line },
  gained: { seat, card },
  promoted: { seat, by: card, from: card, to: card },
  converted: { seat, by: card, from: card, to: card },
  rolled: { seat, by: card, card, face },
  stationed: { seat, tent: card, cards },
  decamped: { seat, tent: card, cards },
  ambushed: { seat, price: orNull(card), count: small, secret },
  dismissed: { seat, card },
  searched: { seat, owner: seat },
  summoned: { seat, cards },
  borrowed: { seat, owner: seat, count: small, secret },
  built: { seat, card, square, quarters: small, level: small },
  upgraded: { seat, square, level: small },
  impassable: { square },
  replaced: { seat, square, from: card, to: card },
  recruited: { seat, hero: small, square },
  moved: { seat, hero: small, path },
  flew: { seat, hero: small, from: square, to: square },
  attacked: { seat, target, heroes: small, defender: orNull(seat) },
  laid: { seat, card, copies: small },
  stood: { seat, ...totals },
  fought: { seat, raise: flag, heroes: small },
  calledOff: { seat, target, cards },
  passed: { seat },
  surrendered: { seat },
  retreated: { seat, hero: small, path },
  won: { seat, target, ...totals },
  repelled: { seat, target, ...totals },
  disbanded: { seat, hero: small, square },
  conquered: { seat, square, level: small },
  annexed: { seat, square },
  claimed: { seat, card: orNull(card) },
  ended: { reason: word<EndReason>() },
} as const satisfies Shapes;

/** What happens in the games of this app: the core's events and those of its modules. */
export type Event = EventFrom<typeof EVENTS & ModuleEvents>;

/** An event of any module, whether this app has it or not. */
export interface AnyEvent {
  readonly kind: string;
}

const TABLE = 1 << 30;

/** Seats, a bit each, that may know something; if that is everybody, the table knows it too. */
export const witnesses = (s: GameState, seats: number): number =>
  seats === (1 << s.rules.seats) - 1 ? seats | TABLE : seats;

/** Collects events; undefined where nobody listens, so that search pays nothing for them. */
export type Log = Event[] | undefined;

/** Tells an event of a module that this app may lack. */
export function tell<E extends AnyEvent>(log: Log, event: E): void {
  const events: AnyEvent[] | undefined = log;
  events?.push(event);
}

/** Whatever an event calls it. */
const isSecret = (value: unknown): value is Secret =>
  typeof value === 'object' && value !== null && 'cards' in value && 'seats' in value;

/** The event as a seat may know it: cards it may not see are gone, their number stays. */
export function eventFor<E extends AnyEvent>(event: E, seat: Seat | 'table'): E {
  const bit = seat === 'table' ? TABLE : 1 << seat;
  const withheld = Object.entries(event).filter(([, value]) => isSecret(value) && (value.seats & bit) === 0);
  if (withheld.length === 0) return event;
  return { ...event, ...Object.fromEntries(withheld.map(([name, value]) => [name, { ...value, cards: [] }])) };
}
