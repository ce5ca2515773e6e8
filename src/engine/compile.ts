/** The rules of a set-up, with the modules of this app. */
import type { GameConfig } from './core/config';
import { compileRules, type Ruleset } from './core/ruleset';
import { MODULES } from './modules/all';
import { BASE } from './rules/base';

export const rulesFor = (config: GameConfig): Ruleset => compileRules(config, BASE, MODULES);
