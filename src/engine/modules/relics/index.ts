/** The seven Great Artefacts of The Stormgates (GA2). */
import { forEachAround } from '../../core/geometry';
import { at, NONE } from '../../core/ints';
import type { Module } from '../../core/ruleset';
import { muster, mustering } from './banner';
import { cloak, cloakAlso, cloaking, hooks as cloakHooks } from './cloak';
import { gaze, gazing } from './crystal';
import { KINDS, PRINTINGS } from './data';
import { conjure, conjureTo, conjuring, recall, recalled } from './lost';
import { enthral, enthralling } from './mask';
import { options } from './options';
import { openPurse } from './purse';
import { isRelic } from './relic';
import { events, shapes, violations } from './shapes';
import { cloaks, guest, state } from './state';

export const relics: Module = {
  id: 'relics',
  needs: ['stormgates'],
  kinds: KINDS,
  cards: PRINTINGS,
  state,
  options,
  shapes,
  events,
  violations,
  listedAfter: {
    openPurse: 'swap',
    muster: 'openPurse',
    cloak: 'muster',
    cloakAlso: 'cloak',
    gaze: 'cloakAlso',
    recall: 'gaze',
    conjure: 'recall',
    conjureTo: 'conjure',
    enthral: 'lay',
  },
  actions: { openPurse, muster, cloak, cloakAlso, gaze, recall, conjure, conjureTo, enthral },
  questions: {
    muster: mustering,
    cloak: cloaking,
    gaze: gazing,
    enthral: enthralling,
    recall: recalled,
    conjure: conjuring,
  },
  /** Nobody but its holder has put the Cloak over a city. */
  sound(s) {
    for (let square = 0; square < s.rules.squares; square++) {
      const owner = at(cloaks.of(s), square);
      if (owner !== 0 && at(s.holder, square) !== owner - 1) return false;
    }
    return true;
  },
  hooks: {
    ...cloakHooks,
    /** GA2-07: from now on a figure goes by its own rules alone. */
    checkpoint(s) {
      guest.of(s)[0] = 0;
    },
    /** GA2-01. */
    reaches(s, _seat, from, weapon, out) {
      if (weapon !== NONE && isRelic(s, weapon, 'arrow')) forEachAround(s, from, (square) => out.push(square));
    },
  },
};
