/** What the valleys add to the engine's words. */
import { card, kind, line, seat, small, square, type FieldsOf, type Shapes } from '../../core/shape';
import type { Seat } from '../../core/state';
import type { ChoiceView } from '../../views/view';

export const targets = ['building'] as const;

export const shapes = {
  /** Turns a hidden card up. */
  explore: { square, pay: line },
  /** The free card of a turn: of this kind. */
  collect: { goods: kind },
  /** A building that nobody has a token on. */
  occupy: { square },
  /** At the mountain pass. */
  takeBooster: {},
  /** At a gate that hides something. */
  spendBooster: {},
  // on the King's bridge: one of three offers
  /** A Great Artefact for a level of a city; more of them are asked for. */
  returnGreat: { card },
  raiseCity: { square },
  /** A level for half a Great Artefact; the other half is asked for. */
  lowerCity: { square },
  exchangeGreat: { card },
  /** None of it, or no more. */
  moveOn: {},
} as const satisfies Shapes;

export const events = {
  explored: { seat, square, card },
  /** A building has another owner, or none: nobody had a token for it. */
  occupied: { seat, square },
  deserted: { square },
  /** A booster for a gate, with a hero. */
  boosterTaken: { seat, hero: small, gate: square },
  boosterSpent: { seat, gate: square },
  /** A Great Artefact has gone back into the rest pile. */
  returned: { seat, card },
  lowered: { seat, square, level: small },
} as const satisfies Shapes;

export const violations = {
  /** Nothing lies face down there. */
  nothingHidden: { square },
  /** No road leads there from a square with an own hero beside it. */
  noWayIn: { square },
  /** Nobody enters what is not explored. */
  unexplored: { square },
  /** A card has been collected this turn. */
  collectedAlready: {},
  /** None of the own buildings gives this. */
  noSuchGoods: { kind },
  lowestLevel: { square },
  /** Not so many levels can be given. */
  tooFewLevels: { needed: small },
} as const satisfies Shapes;

/** What is asked, as numbers in the state. */
export const facts = {
  atPass: { hero: small },
  atBridge: { hero: small },
  boosting: { hero: small, gate: square },
  atGate: { gate: square },
  underGate: { gate: square },
} as const satisfies Shapes;

type Asked<K extends string, F = unknown> = { readonly kind: K; readonly seat: Seat } & F;

export type ValleysQuestion =
  | Asked<'atPass', FieldsOf<typeof facts.atPass>>
  | Asked<'atBridge', FieldsOf<typeof facts.atBridge>>
  | Asked<'raising' | 'giving' | 'lowering'>
  | Asked<'atGate', FieldsOf<typeof facts.atGate>>
  | Asked<'underGate', FieldsOf<typeof facts.underGate> & { readonly choice: ChoiceView }>;
