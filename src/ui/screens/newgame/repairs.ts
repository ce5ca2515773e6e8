/** Ways out of a set-up that cannot be played, each a press away. */
import type { ConfigProblem, ModuleId } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import type { Setup } from '@/store/match/setup';

export interface Repair {
  readonly label: string;
  readonly change: Partial<Setup>;
}

export function repairs(t: Translate, problem: ConfigProblem, { seats, modules, options }: Setup): readonly Repair[] {
  const without = (module: ModuleId): Repair => ({
    label: t('newGame.repair.without', { module: t(`newGame.preset.${module}`) }),
    change: { modules: modules.filter((other) => other !== module) },
  });
  switch (problem.kind) {
    case 'modulesClash':
      return [without(problem.one), without(problem.other)];
    case 'playersFor':
      return [without(problem.module)];
    case 'factionTwice':
      return [
        { label: t('newGame.repair.draw'), change: { seats: seats.map((seat) => ({ ...seat, faction: 'random' })) } },
      ];
    case 'factionExcluded':
    case 'excludedNeedsTwo':
      return [{ label: t('newGame.repair.excluded'), change: { excluded: null } }];
    case 'tooManyCities':
    case 'oneCityEach':
    case 'layout':
    case 'cityTouches': {
      const { startCities: _starts, neutralCities: _neutrals, starts: _where, neutrals: _there, ...others } = options;
      return [{ label: t('newGame.repair.cities'), change: { options: others } }];
    }
    case 'ruins': {
      const { ruins: _ruins, ...others } = options;
      return [{ label: t('newGame.repair.ruins'), change: { options: others } }];
    }
    case 'wheel': {
      const { wheel: _wheel, ...others } = options;
      return [{ label: t('newGame.repair.wheel'), change: { options: others } }];
    }
    default:
      return [];
  }
}
