/** The harder game: stronger guards (ALT-01). */
import type { Module } from '../../core/ruleset';

export const harder: Module = {
  id: 'harder',
  clashes: ['nocities', 'volcano'],
  tune(tuning) {
    tuning.neutralDefence = 6;
    tuning.ruinsDefence = 10;
  },
};
