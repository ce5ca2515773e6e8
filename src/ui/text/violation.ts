/** The sentence that tells a player why something is not possible. */
import { assertNever, type ConfigProblem, type ModuleId, type Violation } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import { cardText, costText, factionText, kindText } from './cards';

export function violationText(t: Translate, violation: Violation): string {
  switch (violation.code) {
    case 'notYourCard':
    case 'alreadyPlayed':
    case 'wrongCard':
    case 'notTransformable':
    case 'alreadyAffected':
    case 'sameFaction':
    case 'firstCardFirst':
    case 'greatArtefact':
    case 'borrowedCard':
    case 'noStrength':
      return t(`violation.${violation.code}`, { card: cardText(t, violation.card) });
    case 'deckEmpty':
    case 'nowhereToBuild':
      return t(`violation.${violation.code}`, { kind: kindText(t, violation.kind) });
    case 'doesNotPay':
      return t('violation.doesNotPay', { cost: costText(t, violation.cost) });
    case 'cohortTooBig':
    case 'tentTooSmall':
    case 'greatLimit':
    case 'tooMany':
      return t(`violation.${violation.code}`, { most: violation.most });
    case 'strayField':
      return t('violation.strayField', { field: violation.field });
    case 'noToken':
      return t('violation.noToken', { level: violation.level });
    case 'wrongSteps':
      return t('violation.wrongSteps', { needed: violation.needed });
    case 'notStrongEnough':
      return t('violation.notStrongEnough', { needed: violation.needed, have: violation.have });
    case 'malformed':
    case 'gameOver':
    case 'wrongSeat':
    case 'answerFirst':
    case 'notNow':
    case 'notInBattle':
    case 'onlyInBattle':
    case 'factionTaken':
    case 'factionNotInPlay':
    case 'factionNotNamed':
    case 'factionNamed':
    case 'noCohort':
    case 'openedAlready':
    case 'noWitness':
    case 'squareTaken':
    case 'squareImpassable':
    case 'squareMissing':
    case 'touchesNothing':
    case 'roadsDisagree':
    case 'besideCity':
    case 'besideRuins':
    case 'notConnected':
    case 'notYourCity':
    case 'highestLevel':
    case 'noHero':
    case 'bothHeroesHired':
    case 'outOfReach':
    case 'highestRank':
    case 'ambushFull':
    case 'deckTooSmall':
    case 'noSuchTarget':
    case 'heroNotThere':
    case 'needsWeapon':
    case 'neutralLimit':
    case 'strongEnough':
    case 'noAttackYet':
    case 'cannotCallOff':
    case 'cannotRetreat':
    case 'retreatBlocked':
    case 'retreatTooNear':
    case 'noAmbush':
    case 'notOffered':
    case 'needsSeal':
      return t(`violation.${violation.code}`);
    default:
      return assertNever(violation);
  }
}

/** Why a set-up cannot be played. The names of modules come from the screen that offers them. */
export function setupProblemText(
  t: Translate,
  problem: ConfigProblem,
  moduleName: (module: ModuleId) => string,
): string {
  switch (problem.kind) {
    case 'players':
      return t('setupProblem.players', { players: problem.players });
    case 'unknownModule':
      return t('setupProblem.unknownModule', { module: problem.module });
    case 'moduleTwice':
      return t('setupProblem.moduleTwice', { module: moduleName(problem.module) });
    case 'modulesClash':
      return t('setupProblem.modulesClash', { one: moduleName(problem.one), other: moduleName(problem.other) });
    case 'factionTwice':
    case 'factionExcluded':
      return t(`setupProblem.${problem.kind}`, { faction: factionText(t, problem.faction) });
    case 'option':
      return t('setupProblem.option', { least: problem.least, most: problem.most });
    case 'tooManyCities':
      return t('setupProblem.tooManyCities', { asked: problem.asked, available: problem.available });
    case 'cityTouches':
      return t('setupProblem.cityTouches', {
        place: t('match.place', { row: problem.place[0], column: problem.place[1] }),
      });
    case 'factionUnknown':
    case 'excludedNeedsTwo':
    case 'layout':
      return t(`setupProblem.${problem.kind}`);
    default:
      return assertNever(problem);
  }
}
