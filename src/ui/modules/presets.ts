/** Games that people ask for by name: each a set of modules and options. Anything else is a mix of one's own. */
import { gatePlaces, stormgatesPreset, type ModuleId, type Place, type Ruleset } from '@battalia/engine';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { BotLevel } from '@/store/match/botLevels';
import { FIRST_GAME, FIRST_RIVAL, LEAST_SEATS, MOST_SEATS, type SetupOptions } from '@/store/match/setup';
import type { PlainKey } from '@/i18n/message';

const CREATION = ['first', 'standard', 'advanced', 'harder', 'nocities', 'volcano', 'unbound', 'grand'] as const;
const STORMGATES = ['stormBeginners', 'stormStandard'] as const;

export const PRESET_IDS = [...CREATION, ...STORMGATES] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** By the box that they are played from. */
export const PRESET_FAMILIES = [
  { title: 'newGame.family.creation', presets: CREATION },
  { title: 'newGame.family.stormgates', presets: STORMGATES },
] as const satisfies readonly { readonly title: PlainKey; readonly presets: readonly PresetId[] }[];

interface Preset {
  readonly modules: readonly ModuleId[];
  readonly options: SetupOptions;
  /** What every bot plays like, where that is part of it. */
  readonly rival?: BotLevel;
}

const PRESETS: Readonly<Record<PresetId, (players: number) => Preset>> = {
  first: () => ({ modules: [], options: FIRST_GAME, rival: FIRST_RIVAL }),
  standard: () => ({ modules: [], options: {} }),
  advanced: () => ({ modules: ['advanced'], options: {} }),
  harder: () => ({ modules: ['harder'], options: {} }),
  nocities: () => ({ modules: ['nocities'], options: {} }),
  volcano: () => ({ modules: ['volcano'], options: {} }),
  unbound: () => ({ modules: ['unbound'], options: {} }),
  grand: () => ({ modules: ['advanced', 'volcano', 'unbound'], options: {} }),
  stormBeginners: (players) => stormgatesPreset('beginners', players),
  stormStandard: (players) => stormgatesPreset('standard', players),
};

/** What a preset is for so many players. */
export const presetFor = (id: PresetId, players: number): Preset => PRESETS[id](players);

export const PRESET_HINTS: Readonly<Record<PresetId, PlainKey>> = {
  first: 'newGame.preset.first.hint',
  standard: 'newGame.preset.standard.hint',
  advanced: 'newGame.module.advanced.hint',
  harder: 'newGame.module.harder.hint',
  nocities: 'newGame.module.nocities.hint',
  volcano: 'newGame.module.volcano.hint',
  unbound: 'newGame.module.unbound.hint',
  grand: 'newGame.preset.grand.hint',
  stormBeginners: 'newGame.preset.stormBeginners.hint',
  stormStandard: 'newGame.preset.stormStandard.hint',
};

/** What is played: a set-up, or what is remembered of one. */
interface Played {
  readonly modules: readonly string[];
  readonly options: object;
  readonly seats: readonly unknown[];
}

/** Options in an order of their own, so that two sets can be compared. */
const written = (options: object): string =>
  JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Which preset this is, or 'own'. */
export function presetOf({ modules, options, seats }: Played): PresetId | 'own' {
  const found = PRESET_IDS.find((id) => {
    const preset = presetFor(id, Math.min(MOST_SEATS, Math.max(LEAST_SEATS, seats.length)));
    return (
      preset.modules.length === modules.length &&
      preset.modules.every((module) => modules.includes(module)) &&
      written(preset.options) === written(options)
    );
  });
  return found ?? 'own';
}

// ---------------------------------------------------------------- single modules

/** Of the first box; all others are of The Stormgates. */
const FIRST_BOX: readonly string[] = ['advanced', 'harder', 'nocities', 'volcano', 'unbound'] satisfies ModuleId[];
export const isOfFirstBox = (id: string): boolean => FIRST_BOX.includes(id);

/** Figures that walk the map by themselves: each takes its time, and its room. */
const WANDERERS: readonly string[] = ['metamorpha', 'bilkarr'];
export const wanderersIn = (modules: readonly string[]): number =>
  modules.filter((id) => WANDERERS.includes(id)).length;

/** The thing of a module that stands for it where it is chosen. Those that bring no such thing have a picture of their own. */
const THINGS: Readonly<Partial<Record<string, GlyphName>>> = {
  volcano: 'peak',
  gates: 'gate',
  trade: 'chest',
  relics: 'crystal',
  fate: 'fate1',
  teams: 'team',
  heroic: 'veteran',
  royals: 'queen',
  metamorpha: 'metamorpha',
  bilkarr: 'bilkarr',
  fanatics: 'fanatic',
  valleys: 'centre',
};

export const moduleThing = (id: string): GlyphName => THINGS[id] ?? 'deck';

/** How the new-game screen calls what a module lets people agree on; one without a text by its plain name. */
export const OPTION_TEXTS: Readonly<Partial<Record<string, PlainKey>>> = {
  wide: 'newGame.option.wide',
  twoTeams: 'newGame.option.twoTeams',
  twoAttacks: 'newGame.option.twoAttacks',
  bandsFirst: 'newGame.option.bandsFirst',
  conjuring: 'newGame.option.conjuring',
  connection: 'newGame.option.connection',
};

/** With how many players an option changes anything, where it is not with all; what "Who plays together" asks is not asked twice. */
export const OPTION_PLAYERS: Readonly<Partial<Record<string, (players: number) => boolean>>> = {
  wide: (players) => players <= 4,
  twoTeams: () => false,
  twoAttacks: (players) => players === 5,
};

/** A number that stands for something else than how many: what each value is called, from the least on. */
export const OPTION_CHOICES: Readonly<Partial<Record<string, readonly PlainKey[]>>> = {
  connection: ['newGame.connection.chance', 'newGame.connection.pass', 'newGame.connection.bridge'],
};

/** Where things of a module lie that people may lay elsewhere, by the name of the option. */
export const LAID_BY_MODULES: Readonly<Partial<Record<string, (rules: Ruleset) => readonly Place[]>>> = {
  gates: gatePlaces,
};
