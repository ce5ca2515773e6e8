/**
 * Why an action is refused: a code, and the facts for the sentence that tells the player. The reasons of the base game; a
 * module declares its own in the same tags.
 */
import type { ModuleViolations } from '../modules/words';
import { card, kind, price, small, square, word, type Shapes, type ViolationFrom } from './shape';

export const VIOLATIONS = {
  malformed: {},
  strayField: { field: word() },
  gameOver: {},
  wrongSeat: {},
  answerFirst: {},
  notNow: {},
  notInBattle: {},
  onlyInBattle: {},
  notYourCard: { card },
  alreadyPlayed: { card },
  wrongCard: { card },
  doesNotPay: { cost: price },
  deckEmpty: { kind },
  factionTaken: {},
  factionNotInPlay: {},
  factionNotNamed: {},
  factionNamed: {},
  noCohort: {},
  cohortTooBig: { most: small },
  openedAlready: {},
  noWitness: {},
  squareTaken: { square },
  squareImpassable: { square },
  squareMissing: { square },
  touchesNothing: { square },
  roadsDisagree: { square },
  besideCity: { square },
  besideRuins: { square },
  /** Beside something else that keeps cities away. */
  noCityBeside: { square },
  notConnected: { square },
  nowhereToBuild: { kind },
  noToken: { level: small },
  notYourCity: { square },
  highestLevel: { square },
  noHero: { hero: small },
  bothHeroesHired: {},
  outOfReach: { square },
  wrongSteps: { needed: small },
  notTransformable: { card },
  alreadyAffected: { card },
  highestRank: { card },
  sameFaction: { card },
  firstCardFirst: { card },
  tentTooSmall: { most: small },
  greatArtefact: { card },
  ambushFull: {},
  deckTooSmall: {},
  borrowedCard: { card },
  noSuchTarget: {},
  heroNotThere: {},
  needsWeapon: {},
  greatLimit: { most: small },
  noStrength: { card },
  notStrongEnough: { needed: small, have: small },
  strongEnough: {},
  noAttackYet: {},
  cannotCallOff: {},
  cannotRetreat: {},
  retreatBlocked: { square },
  retreatTooNear: { square },
  retreatTooFar: { square },
  noAmbush: {},
  notOffered: {},
  tooMany: { most: small },
} as const satisfies Shapes;

export type Violation = ViolationFrom<typeof VIOLATIONS & ModuleViolations>;

/** A reason of any module, whether this app has it or not. */
export interface AnyViolation {
  readonly code: string;
}

/** The reasons that a set-up's modules give are reasons of the app, which has those modules. */
export const asViolation = (reason: AnyViolation | null): Violation | null => reason as Violation | null; // eslint-disable-line no-restricted-syntax -- the one border

export type ViolationCode = Violation['code'];
