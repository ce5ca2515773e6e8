/** Ways out of a set-up that cannot be played, each a press away. */
import { checkConfig, type ConfigProblem, type ModuleId } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import { configOf, LEAST_SEATS, mostSeats, type Setup } from '@/store/match/setup';
import { asInTheRules } from './layout';

export interface Repair {
  readonly label: string;
  readonly change: Partial<Setup>;
}

export function repairs(t: Translate, problem: ConfigProblem, setup: Setup): readonly Repair[] {
  const { seats, modules, options } = setup;
  const without = (module: ModuleId): Repair => ({
    label: t('newGame.repair.without', { module: t(`newGame.preset.${module}`) }),
    change: { modules: modules.filter((other) => other !== module) },
  });
  const withModule = (module: ModuleId): Repair => ({
    label: t('newGame.repair.with', { module: t(`newGame.preset.${module}`) }),
    change: { modules: [...modules, module] },
  });
  const most = mostSeats(modules);
  const fewer: readonly Repair[] =
    seats.length > most && most >= LEAST_SEATS
      ? [{ label: t('newGame.repair.players', { players: most }), change: { seats: seats.slice(0, most) } }]
      : [];
  switch (problem.kind) {
    case 'modulesClash':
      return [without(problem.one), without(problem.other)];
    case 'moduleNeeds':
      return [withModule(problem.needs), without(problem.module)];
    case 'playersNeed':
      return [withModule(problem.needs), ...fewer];
    case 'playersOf':
      return [without(problem.module)];
    case 'players':
      return fewer;
    case 'factionTwice':
    case 'factionUnknown':
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
      const { startCities: _starts, neutralCities: _neutrals, ...others } = asInTheRules(options);
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
      // Whatever a module says: without it, or without what was agreed on, as far as that helps.
      return modules
        .map(without)
        .filter(({ change }) => checkConfig(configOf({ ...setup, ...change })) === null)
        .slice(0, 3);
  }
}
