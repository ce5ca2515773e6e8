/** 5: what somebody who is to choose a Great Artefact may draw instead, if a module has such a thing. */
import { handOf } from '../../../core/state';
import { choosesElse } from '../../../rules/great';
import type { Effect } from './effect';

export const fateEffect: Effect = {
  isPossible: choosesElse,
  carryOut(s, seat, _hero, log) {
    for (const grants of s.rules.hooks.grantsElse) grants(s, seat, handOf(seat), log);
  },
};
