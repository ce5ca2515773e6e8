/** Every optional module, in the order in which their hooks are asked. */
import type { Module } from '../core/ruleset';
import { advanced } from './advanced';
import { harder } from './harder';
import { nocities } from './nocities';
import { unbound } from './unbound';
import { volcano } from './volcano';

export const MODULES: readonly Module[] = [advanced, harder, nocities, volcano, unbound];
