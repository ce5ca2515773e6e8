/** Games that people ask for by name: each a set of modules and options. Anything else is a mix of one's own. */
import type { ModuleId } from '@battalia/engine';
import { FIRST_GAME, type SetupOptions } from '@/store/match/setup';
import type { PlainKey } from '@/i18n/message';

export const PRESET_IDS = [
  'first',
  'standard',
  'advanced',
  'harder',
  'nocities',
  'volcano',
  'unbound',
  'grand',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** Modules that a new game is put together from by hand. */
export const OFFERED_MODULES = [
  'advanced',
  'harder',
  'nocities',
  'volcano',
  'unbound',
] as const satisfies readonly ModuleId[];

/** How the new-game screen calls what a module lets people agree on; one without a text by its plain name. */
export const OPTION_TEXTS: Readonly<Partial<Record<string, PlainKey>>> = {};

interface Preset {
  readonly modules: ModuleId[];
  readonly options: SetupOptions;
  readonly hint: PlainKey;
}

export const PRESETS: Readonly<Record<PresetId, Preset>> = {
  first: { modules: [], options: FIRST_GAME, hint: 'newGame.preset.first.hint' },
  standard: { modules: [], options: {}, hint: 'newGame.preset.standard.hint' },
  advanced: { modules: ['advanced'], options: {}, hint: 'newGame.module.advanced.hint' },
  harder: { modules: ['harder'], options: {}, hint: 'newGame.module.harder.hint' },
  nocities: { modules: ['nocities'], options: {}, hint: 'newGame.module.nocities.hint' },
  volcano: { modules: ['volcano'], options: {}, hint: 'newGame.module.volcano.hint' },
  unbound: { modules: ['unbound'], options: {}, hint: 'newGame.module.unbound.hint' },
  grand: { modules: ['advanced', 'volcano', 'unbound'], options: {}, hint: 'newGame.preset.grand.hint' },
};

/** What is played: a set-up, or what is remembered of one. */
interface Played {
  readonly modules: readonly string[];
  readonly options: object;
}

/** Options in an order of their own, so that two sets can be compared. */
const written = (options: object): string =>
  JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Which preset this is, or 'own'. */
export function presetOf({ modules, options }: Played): PresetId | 'own' {
  const found = PRESET_IDS.find((id) => {
    const preset = PRESETS[id];
    return (
      preset.modules.length === modules.length &&
      preset.modules.every((module) => modules.includes(module)) &&
      written(preset.options) === written(options)
    );
  });
  return found ?? 'own';
}
