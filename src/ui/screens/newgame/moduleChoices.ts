/** Every module there is, whether it is chosen, and, where the engine would refuse it, why. */
import { checkConfig, MODULE_IDS, type ConfigProblem, type ModuleId } from '@battalia/engine';
import { configOf, type Setup } from '@/store/match/setup';
import { isOfFirstBox } from '../../modules/presets';

export interface ModuleChoice {
  readonly id: ModuleId;
  readonly on: boolean;
  /** What would be wrong with this set-up if the module were added; null: nothing, or it is wrong already. */
  readonly problem: ConfigProblem | null;
}

/** By the box that they are in. */
export function moduleChoices(
  setup: Setup,
): readonly [first: readonly ModuleChoice[], second: readonly ModuleChoice[]] {
  const config = configOf(setup);
  const sound = checkConfig(config) === null;
  const choices = MODULE_IDS.map((id): ModuleChoice => {
    const on = setup.modules.includes(id);
    const problem = on || !sound ? null : checkConfig({ ...config, modules: [...setup.modules, id] });
    return { id, on, problem };
  });
  return [choices.filter(({ id }) => isOfFirstBox(id)), choices.filter(({ id }) => !isOfFirstBox(id))];
}
