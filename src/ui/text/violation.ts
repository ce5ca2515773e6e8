/** The sentence that tells a player why something is not possible. */
import { assertNever, type ConfigProblem, type ModuleId, type Violation } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import { textOr } from '@/i18n/translate';
import { cardText, costText, factionText, kindText, type Teller } from './cards';
import { plainSentence } from './plain';

/** Its code is the key of its text, its facts are what the text asks for; cards, kinds and costs by name. */
export function violationText({ t, box }: Teller, violation: Violation): string {
  const facts: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(violation))
    if (typeof fact === 'string' || typeof fact === 'number') facts[name] = fact;
  if ('card' in violation) facts.card = cardText({ t, box }, violation.card);
  if ('kind' in violation) facts.kind = kindText(t, violation.kind, box);
  if ('cost' in violation) facts.cost = costText(t, violation.cost);
  return textOr(t, `violation.${violation.code}`, facts, plainSentence(violation.code));
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
    case 'playersNeed':
      return t('setupProblem.playersNeed', { players: problem.players, needs: moduleName(problem.needs) });
    case 'playersOf':
      return t('setupProblem.playersOf', { players: problem.players, module: moduleName(problem.module) });
    case 'unknownModule':
      return t('setupProblem.unknownModule', { module: problem.module });
    case 'moduleTwice':
      return t('setupProblem.moduleTwice', { module: moduleName(problem.module) });
    case 'modulesClash':
      return t('setupProblem.modulesClash', { one: moduleName(problem.one), other: moduleName(problem.other) });
    case 'moduleNeeds':
      return t('setupProblem.moduleNeeds', { module: moduleName(problem.module), needs: moduleName(problem.needs) });
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
    case 'oneCityEach':
    case 'ruins':
    case 'wheel':
      return t(`setupProblem.${problem.kind}`);
    default:
      return assertNever(problem);
  }
}
