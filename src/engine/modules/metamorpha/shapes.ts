/** What Metamorpha adds to the engine's words. */
import { card, faction, line, seat, small, square, target, type FieldsOf, type Shapes } from '../../core/shape';
import type { Seat } from '../../core/state';

export const shapes = {
  /** Any card of the hand, for what she grants to a hero on her terrain. */
  tribute: { hero: small, pay: line },
  // what is asked then, by terrain
  woodsWalk: { to: square },
  /** Over a gate to another one; the line is the storm's supply. */
  woodsJump: { from: square, to: square, pay: line },
  woodsStay: {},
  mountainsCity: { square },
  canyonsRaid: { target, heroes: small },
  lakesRank: { card },
  frostTwin: { card },
  jungleDraw: { count: small },
} as const satisfies Shapes;

export const events = {
  /** She comes out of a gate. */
  emerged: { square },
  /** She goes to a card that is new, or somebody has brought her. */
  shifted: { square },
  /** She is not seen any more. */
  vanished: { square },
  /** What she grants for a tribute: by the terrain. */
  granted: { seat, hero: small, terrain: faction },
  ennobled: { seat, from: card, to: card },
  twinned: { seat, card },
} as const satisfies Shapes;

export const violations = {
  /** She is not on the map, or on ground that has no terrain. */
  noGift: {},
  /** The hero stands on another terrain. */
  notHerTerrain: { hero: small },
  /** Once a turn for each hero and terrain. */
  tributePaid: { hero: small },
  /** A tribute is one card. */
  oneTribute: {},
  /** There is nothing that it could bring now. */
  giftIdle: {},
  /** More steps than she grants. */
  tooFar: { square, most: small },
} as const satisfies Shapes;

/** What is asked, as numbers in the state. */
export const facts = {
  woods: { hero: small },
  canyons: { hero: small },
} as const satisfies Shapes;

type Asked<K extends string, F = unknown> = { readonly kind: K; readonly seat: Seat } & F;

export type MetamorphaQuestion =
  | Asked<'woods', FieldsOf<typeof facts.woods>>
  | Asked<'canyons', FieldsOf<typeof facts.canyons>>
  | Asked<'mountains' | 'lakes' | 'frost' | 'jungle'>;
