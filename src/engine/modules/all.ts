/** Every optional module, in the order in which their hooks are asked. */
import type { ActionKind } from '../core/action';
import type { DecisionKind } from '../core/decision';
import { wordsOf } from '../core/deeds';
import { BASE } from '../rules/base';
import type { Module } from '../core/ruleset';
import { advanced } from './advanced';
import { harder } from './harder';
import { nocities } from './nocities';
import { unbound } from './unbound';
import { volcano } from './volcano';

export const MODULES: readonly Module[] = [advanced, harder, nocities, volcano, unbound];

const asking = [BASE, ...MODULES].flatMap(({ questions = {} }) =>
  Object.keys(questions).filter((name) => questions[name]?.resume === undefined),
);
/** Everything that some game of this app asks besides the steps of a turn and a battle. */
export const PENDING_KINDS = asking as readonly DecisionKind[]; // eslint-disable-line no-restricted-syntax -- the type is made from the same questions

/** Everything that can be done in some game of this app, in the order of a list. */
export const ACTION_KINDS = wordsOf(MODULES).kinds as readonly ActionKind[]; // eslint-disable-line no-restricted-syntax -- the type is made from the same shapes
