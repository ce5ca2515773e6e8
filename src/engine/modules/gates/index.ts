/** The gates of the storm: heroes jump from one to another, and the storm has its effects (GATE). */
import { HEROES } from '../../core/components';
import { at } from '../../core/ints';
import type { Module } from '../../core/ruleset';
import { BOARD, BOX, kindOf, type GameState } from '../../core/state';
import { KINDS, PRINTINGS, STORMS } from './data';
import * as effects from './effects/all';
import { jump } from './jump';
import { check, stages } from './layout';
import { goingOnward, onward, stay } from './onward';
import { options } from './options';
import { events, shapes, violations } from './shapes';
import { gatesOf, jumped, state, storms, used, zones } from './state';
import { departure, landing } from './storm';

/** As many gates as players lie on the map once they are laid, and every storm effect is in one of the two piles. */
function isSound(s: GameState): boolean {
  const gates = gatesOf(s).length;
  if (gates !== s.rules.seats && !(gates === 0 && s.setupLeft > 0)) return false;
  for (let card = 0; card < s.rules.cards; card++) {
    const zone = at(s.zone, card);
    if (kindOf(s, card) === s.rules.named['gate'] && zone !== BOARD && zone !== BOX) return false;
  }
  return at(s.size, storms.at(s)) + at(s.size, used.at(s)) === STORMS.length;
}

export const gates: Module = {
  id: 'gates',
  needs: ['stormgates'],
  /** SG-12. */
  clashes: ['nocities', 'volcano'],
  kinds: KINDS,
  cards: PRINTINGS,
  state,
  zones,
  options,
  check,
  stages,
  shapes,
  events,
  violations,
  listedAfter: { jump: 'move' },
  actions: { jump, onward, stay, ...effects.actions },
  questions: { departure, landing, onward: goingOnward, ...effects.questions },
  sound: isSound,
  hooks: {
    turnEnds(s, seat) {
      for (let hero = 0; hero < HEROES; hero++) jumped.of(s)[seat * HEROES + hero] = 0;
    },
  },
};
