/** What kings and queens add to the engine's words. */
import { card, line, seat, small, square } from '../../core/shape';

export const shapes = {
  /** A queen alone makes a residence of a city, a king alone the capital of a residence. */
  crown: { square, pay: line },
} as const;

export const events = {
  /** A city has become a residence or the capital. */
  crowned: { seat, square, level: small },
  /** A checkpoint has brought a royal to a player, or taken it away for good. */
  enthroned: { seat, card },
  deposed: { seat, card },
} as const;

export const violations = {
  /** It takes a single king or queen. */
  needsRoyal: {},
  /** What a royal asks for: an own city of this level. */
  wrongLevel: { square, level: small },
} as const;
