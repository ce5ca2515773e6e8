/** "Why not?" in a match leads to the rule: from the code of a refusal to the entry that explains it. */
import type { ViolationCode } from '@battalia/engine';
import type { Href } from 'expo-router';
import type { EntryId } from '@/i18n/entryText';
import type { ModuleViolation } from '../modules/kinds';
import { modulePart } from '../modules/registry';

const ENTRY_OF = {
  malformed: 'turn-steps',
  strayField: 'turn-steps',
  gameOver: 'game-end',
  wrongSeat: 'turn-steps',
  answerFirst: 'turn-steps',
  notNow: 'turn-steps',
  notInBattle: 'artefacts-in-battle',
  onlyInBattle: 'battle-order',
  notYourCard: 'line',
  alreadyPlayed: 'line',
  wrongCard: 'line',
  doesNotPay: 'line',
  deckEmpty: 'empty-deck',
  factionTaken: 'setup-cards',
  factionNotInPlay: 'setup-cards',
  factionNotNamed: 'matching',
  factionNamed: 'creating',
  noCohort: 'cohort',
  cohortTooBig: 'cohort',
  openedAlready: 'cohort',
  noWitness: 'cohort',
  squareTaken: 'where-to-build',
  squareImpassable: 'impassable',
  squareMissing: 'where-to-build',
  touchesNothing: 'where-to-build',
  roadsDisagree: 'roads-agree',
  besideCity: 'cities-apart',
  besideRuins: 'beside-ruins',
  noCityBeside: 'cities-apart',
  notConnected: 'connected',
  nowhereToBuild: 'where-to-build',
  noToken: 'tokens',
  notYourCity: 'upgrade-city',
  highestLevel: 'upgrade-city',
  noHero: 'hire-hero',
  bothHeroesHired: 'hire-hero',
  outOfReach: 'move-hero',
  wrongSteps: 'move-hero',
  notTransformable: 'one-effect',
  alreadyAffected: 'one-effect',
  highestRank: 'title',
  sameFaction: 'scroll',
  firstCardFirst: 'amulet',
  tentTooSmall: 'tent',
  greatArtefact: 'great-artefacts',
  ambushFull: 'ambush',
  deckTooSmall: 'creation-deck',
  borrowedCard: 'hand',
  noSuchTarget: 'targets',
  heroNotThere: 'targets',
  needsWeapon: 'opening',
  greatLimit: 'great-artefacts',
  noStrength: 'strength',
  notStrongEnough: 'battle-order',
  strongEnough: 'battle-order',
  noAttackYet: 'opening',
  cannotCallOff: 'opening',
  cannotRetreat: 'retreat',
  retreatBlocked: 'retreat',
  retreatTooNear: 'retreat',
  retreatTooFar: 'retreat',
  noAmbush: 'ambush',
  notOffered: 'turn-steps',
  tooMany: 'turn-steps',
} as const satisfies Record<Exclude<ViolationCode, ModuleViolation>, EntryId>;
const entries: Readonly<Record<string, EntryId | undefined>> = ENTRY_OF;

export const referenceFor = (code: ViolationCode): EntryId =>
  entries[code] ?? modulePart('reasons', code) ?? 'turn-steps';

/** Where that entry is shown. */
export const referenceHref = (id: EntryId): Href => ({ pathname: '/reference/[id]', params: { id } });
