/** The fate cards: something else than a Great Artefact that lies out (FATE). */
import { at, NONE } from '../../core/ints';
import { isGreat } from '../../core/kinds';
import { move, shuffle } from '../../core/piles';
import type { Module } from '../../core/ruleset';
import { BOX, kindOf, seatOfZone } from '../../core/state';
import { hooks, nameCopy } from './copy';
import { FATES, KINDS, PRINTINGS } from './data';
import { canDraw, draw, drawFate, deciding, searching, followFate } from './draw';
import { events, shapes } from './shapes';
import { copyCard, fates, zones } from './state';

export const fate: Module = {
  id: 'fate',
  needs: ['stormgates', 'trade'],
  kinds: KINDS,
  cards: PRINTINGS,
  standIns: true,
  zones,
  shapes,
  events,
  listedAfter: { nameCopy: 'swap', drawFate: 'take', followFate: 'drawFate' },
  actions: { drawFate, followFate, nameCopy },
  questions: { fate: deciding, fateRest: searching },
  stages: [
    {
      /** SG-06. */
      name: 'fate',
      after: 'pool',
      lay(s) {
        for (let card = 0; card < s.rules.cards; card++)
          if (at(s.zone, card) === BOX && FATES.some((name) => s.rules.named[name] === kindOf(s, card)))
            move(s, card, fates.at(s));
        shuffle(s, fates.at(s));
      },
    },
  ],
  /** All of them are there, but for the one that somebody keeps; that one alone stands for others. */
  sound(s) {
    const copy = copyCard(s);
    for (let card = 0; card < s.rules.cards; card++)
      if (card !== copy && kindOf(s, card) !== at(s.rules.kindOf, card)) return false;
    const kept = seatOfZone(s, at(s.zone, copy)) !== NONE;
    return isGreat(s.rules, kindOf(s, copy)) && at(s.size, fates.at(s)) === FATES.length - (kept ? 1 : 0);
  },
  hooks: {
    ...hooks,
    /** FATE-01, BATTLE-17. */
    choosesElse: canDraw,
    grantsElse: draw,
  },
};
