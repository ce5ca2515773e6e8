/** Metamorpha, who goes to whatever is new on the map and grants something for a tribute (META). */
import { at, NONE } from '../../core/ints';
import type { Module } from '../../core/ruleset';
import { MISSING } from '../../core/state';
import { conjures } from '../relics/options';
import { figure, hooks } from './figure';
import { actions, questions } from './gifts/all';
import { reaches } from './gifts/canyons';
import { enchanted } from './gifts/frost';
import { events, shapes, violations } from './shapes';
import { forgetTributes, herSquare, isKept, state } from './state';
import { tribute } from './tribute';

export const metamorpha: Module = {
  id: 'metamorpha',
  /** SG-12. */
  needs: ['stormgates', 'gates'],
  /** GA2-07. */
  joins: conjures,
  figure,
  state,
  shapes,
  events,
  violations,
  listedAfter: { tribute: 'move' },
  actions: { tribute, ...actions },
  questions,
  /** The canyons. */
  unarmed: true,
  sound: (s) => (herSquare(s) === NONE ? !isKept(s) : at(s.tile, herSquare(s)) !== MISSING),
  hooks: { ...hooks, reaches, enchanted, turnEnds: forgetTributes },
};
