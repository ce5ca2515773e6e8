/** What the gates add to the engine's words. */
import { card, faction, kind, line, orNull, seat, small, square, type FieldsOf, type Shapes } from '../../core/shape';
import type { Seat } from '../../core/state';
import type { ChoiceView } from '../../views/view';

export const shapes = {
  /** To a gate, and through it to another one, which is named before the storm is known. */
  jump: { hero: small, from: square, to: square, pay: line },
  /** With the steps that a horse has left after a jump, or no further. */
  onward: { to: square },
  stay: {},
  // what the storm asks: an effect, its question and the answer have one name
  stormArtefact: { artefact: kind, faction: orNull(faction) },
  stormRoad: { tile: kind },
  stormLand: { square },
  stormTerrain: { terrain: faction },
  stormEcho: { card },
  stormRank: { card },
  stormCity: { square },
  stormTent: { tent: card },
} as const satisfies Shapes;

export const events = {
  /** The effect that a jump brings, or one that is copied. */
  stormDrawn: { seat, card },
  /** It cannot be carried out. */
  stormSkipped: { seat, card },
  stormsShuffled: {},
  jumped: { seat, hero: small, from: square, to: square },
  /** The other hero comes to the gate, from the map or from beside it. */
  fetched: { seat, hero: small, from: orNull(square), to: square },
  struck: { seat, owner: seat, tent: card },
} as const satisfies Shapes;

export const violations = {
  notAGate: { square },
  /** A hero jumps once a turn. */
  jumpedAlready: { hero: small },
  /** Steps of the way and the jump, without the supply. */
  wrongJump: { needed: small },
} as const satisfies Shapes;

/** What is asked, as numbers in the state. */
export const facts = {
  onward: { hero: small, steps: small },
  stormTerrain: { square },
  stormEcho: { hero: small },
} as const satisfies Shapes;

type Asked<K extends string, F = unknown> = { readonly kind: K; readonly seat: Seat } & F;

export type GateQuestion =
  | Asked<'onward', FieldsOf<typeof facts.onward>>
  | Asked<'stormArtefact' | 'stormRoad' | 'stormLand' | 'stormRank' | 'stormCity' | 'stormTent'>
  | Asked<'stormTerrain', FieldsOf<typeof facts.stormTerrain>>
  | Asked<'stormEcho', FieldsOf<typeof facts.stormEcho>>
  | Asked<'stormLimbo', { readonly choice: ChoiceView }>;
