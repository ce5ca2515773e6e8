/** The rules of a set-up, with the modules of this app. */
import type { GameConfig } from './core/config';
import { compileRules, type Ruleset } from './core/ruleset';
import { MODULES } from './modules/all';
import { BASE } from './rules/base';

const compiled = new WeakMap<GameConfig, Ruleset>();

/** Compiled once for each set-up. */
export function rulesFor(config: GameConfig): Ruleset {
  const known = compiled.get(config);
  if (known) return known;
  const rules = compileRules(config, BASE, MODULES);
  compiled.set(config, rules);
  return rules;
}
