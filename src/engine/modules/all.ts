/** Every optional module, in the order in which their hooks are asked. */
import type { ActionKind } from '../core/action';
import type { DecisionKind } from '../core/decision';
import { wordsOf } from '../core/deeds';
import type { CoreKindName } from '../core/kinds';
import type { OptionDef } from '../core/options';
import type { Module } from '../core/ruleset';
import { BASE } from '../rules/base';
import { advanced } from './advanced/index';
import { bilkarr } from './bilkarr/index';
import { draft } from './draft/index';
import { fanatics } from './fanatics/index';
import { fate } from './fate/index';
import { gates } from './gates/index';
import { harder } from './harder/index';
import { heroic } from './heroic/index';
import { metamorpha } from './metamorpha/index';
import { nocities } from './nocities/index';
import { relics } from './relics/index';
import { royals } from './royals/index';
import { stormgates } from './stormgates/index';
import { teams } from './teams/index';
import { trade } from './trade/index';
import { unbound } from './unbound/index';
import { valleys } from './valleys/index';
import { volcano } from './volcano/index';
import type { ModuleId, ModuleKind } from './words';

const BY_ID: Readonly<Record<ModuleId, Module>> = {
  advanced,
  harder,
  nocities,
  volcano,
  unbound,
  stormgates,
  gates,
  trade,
  relics,
  fate,
  teams,
  heroic,
  royals,
  draft,
  fanatics,
  metamorpha,
  bilkarr,
  valleys,
};

export const MODULES: readonly Module[] = Object.values(BY_ID);

const isModuleId = (id: string): id is ModuleId => Object.hasOwn(BY_ID, id);
export const MODULE_IDS: readonly ModuleId[] = Object.keys(BY_ID).filter(isModuleId);

/** What a card of the app's games can be. */
export type KindName = CoreKindName | ModuleKind;

const asking = [BASE, ...MODULES].flatMap(({ questions = {} }) =>
  Object.keys(questions).filter((name) => questions[name]?.resume === undefined),
);
/** Everything that some game of this app asks besides the steps of a turn and a battle. */
export const PENDING_KINDS = asking as readonly DecisionKind[]; // eslint-disable-line no-restricted-syntax -- the type is made from the same questions

/** Everything that can be done in some game of this app, in the order of a list. */
export const ACTION_KINDS = wordsOf(MODULES).kinds as readonly ActionKind[]; // eslint-disable-line no-restricted-syntax -- the type is made from the same shapes

/** What the players may agree on in games that have these modules, besides what they always may. */
export const moduleOptions = (ids: readonly ModuleId[]): readonly (readonly [name: string, option: OptionDef])[] =>
  ids.flatMap((id) => Object.entries<OptionDef>(BY_ID[id].options ?? {}));
