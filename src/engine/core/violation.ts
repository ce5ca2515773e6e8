/** Why an action is refused: a code, and the facts for the sentence that tells the player. */
import type { Card } from './components';
import type { Cost } from './costs';
import type { Square } from './state';
import type { Kind } from './kinds';

export type Violation =
  | { readonly code: 'malformed' }
  | { readonly code: 'strayField'; readonly field: string }
  | { readonly code: 'gameOver' }
  | { readonly code: 'wrongSeat' }
  | { readonly code: 'answerFirst' }
  | { readonly code: 'notNow' }
  | { readonly code: 'notInBattle' }
  | { readonly code: 'onlyInBattle' }
  | { readonly code: 'notYourCard'; readonly card: Card }
  | { readonly code: 'alreadyPlayed'; readonly card: Card }
  | { readonly code: 'wrongCard'; readonly card: Card }
  | { readonly code: 'doesNotPay'; readonly cost: Cost }
  | { readonly code: 'deckEmpty'; readonly kind: Kind }
  | { readonly code: 'factionTaken' }
  | { readonly code: 'factionNotInPlay' }
  | { readonly code: 'factionNotNamed' }
  | { readonly code: 'factionNamed' }
  | { readonly code: 'noCohort' }
  | { readonly code: 'cohortTooBig'; readonly most: number }
  | { readonly code: 'openedAlready' }
  | { readonly code: 'noWitness' }
  | { readonly code: 'squareTaken'; readonly square: Square }
  | { readonly code: 'squareImpassable'; readonly square: Square }
  | { readonly code: 'squareMissing'; readonly square: Square }
  | { readonly code: 'touchesNothing'; readonly square: Square }
  | { readonly code: 'roadsDisagree'; readonly square: Square }
  | { readonly code: 'besideCity'; readonly square: Square }
  | { readonly code: 'besideRuins'; readonly square: Square }
  | { readonly code: 'notConnected'; readonly square: Square }
  | { readonly code: 'nowhereToBuild'; readonly kind: Kind }
  | { readonly code: 'noToken'; readonly level: number }
  | { readonly code: 'notYourCity'; readonly square: Square }
  | { readonly code: 'highestLevel'; readonly square: Square }
  | { readonly code: 'noHero'; readonly hero: number }
  | { readonly code: 'bothHeroesHired' }
  | { readonly code: 'outOfReach'; readonly square: Square }
  | { readonly code: 'needsSeal'; readonly square: Square }
  | { readonly code: 'wrongSteps'; readonly needed: number }
  | { readonly code: 'notTransformable'; readonly card: Card }
  | { readonly code: 'alreadyAffected'; readonly card: Card }
  | { readonly code: 'highestRank'; readonly card: Card }
  | { readonly code: 'sameFaction'; readonly card: Card }
  | { readonly code: 'firstCardFirst'; readonly card: Card }
  | { readonly code: 'tentTooSmall'; readonly most: number }
  | { readonly code: 'greatArtefact'; readonly card: Card }
  | { readonly code: 'ambushFull' }
  | { readonly code: 'deckTooSmall' }
  | { readonly code: 'borrowedCard'; readonly card: Card }
  | { readonly code: 'noSuchTarget' }
  | { readonly code: 'heroNotThere' }
  | { readonly code: 'needsWeapon' }
  | { readonly code: 'greatLimit'; readonly most: number }
  | { readonly code: 'neutralLimit' }
  | { readonly code: 'noStrength'; readonly card: Card }
  | { readonly code: 'notStrongEnough'; readonly needed: number; readonly have: number }
  | { readonly code: 'strongEnough' }
  | { readonly code: 'noAttackYet' }
  | { readonly code: 'cannotCallOff' }
  | { readonly code: 'cannotRetreat' }
  | { readonly code: 'retreatBlocked'; readonly square: Square }
  | { readonly code: 'retreatTooNear'; readonly square: Square }
  | { readonly code: 'noAmbush' }
  | { readonly code: 'notOffered' }
  | { readonly code: 'tooMany'; readonly most: number };

/** A reason of any module, whether this app has it or not. */
export interface AnyViolation {
  readonly code: string;
}

/** The reasons that a set-up's modules give are reasons of the app, which has those modules. */
export const asViolation = (reason: AnyViolation | null): Violation | null => reason as Violation | null; // eslint-disable-line no-restricted-syntax -- the one border

export type ViolationCode = Violation['code'];
