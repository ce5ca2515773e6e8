/** What the wilds add to the engine's words. */
import {
  card,
  flag,
  kind,
  line,
  seat,
  secret,
  small,
  square,
  target,
  type ActionFrom,
  type Shapes,
} from '../../../../src/engine/core/shape';

export const shapes = {
  /** The oath of the set-up: how much favour one begins with. */
  swear: { favour: small },
  /** Paid with a line, and with a card that is suspended. */
  trade: { goods: kind, price: card, pay: line },
  /** Lets a zealot be played, for a card that is suspended. */
  sacrifice: { card, price: card },
  /** Lets a mirror stand for what another card of the hand is, until it has been played. */
  mimic: { by: card, like: card },
  explore: { square, pay: line },
  exalt: { square, pay: line },
  consult: {},
  reveal: { card },
  /** Instead of a Great Artefact. */
  decline: {},
  charge: { target, heroes: small },
  beguile: { card },
  /** Answers a window: to void what another has paid for, to stand stronger. */
  veto: { voids: flag },
  rally: { rallies: flag },
} as const satisfies Shapes;

export type Wild<K extends keyof typeof shapes> = ActionFrom<typeof shapes, K>;

export const events = {
  swore: { seat, favour: small },
  suspended: { seat, card },
  /** Only who asked sees what the omens say. */
  foretold: { seat, count: small, visions: secret },
  revealed: { seat, card },
  /** Which card it is its owner knows alone. */
  blessed: { seat, count: small, chosen: secret },
  explored: { seat, square, card },
  mimicked: { seat, by: card, like: kind },
  vetoed: { seat, against: seat },
  rallied: { seat },
  beguiled: { seat, from: seat, card },
  declined: { seat },
} as const satisfies Shapes;

export const violations = {
  /** A card is suspended for it before. */
  owesPrice: { card },
  noFavour: {},
  calm: { days: small },
  faceDown: { square },
  nothingBeside: { square },
  consulted: {},
} as const satisfies Shapes;
