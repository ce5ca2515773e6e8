/**
 * The wilds: a module that exists in the tests alone, with everything that a module may bring. Its rules make no good game;
 * each is there because some module to come asks for the like.
 */
import { at, BOX, kindOf, NONE, type Module } from '@battalia/engine/testing';
import { move, shuffle } from '../../../../src/engine/core/piles';
import { GOODS, mimic, owes, sacrifice, trade } from './cards';
import { KINDS, PRINTINGS } from './data';
import * as land from './land';
import * as omen from './omens';
import { isKind, isZealot, omens, state, zones } from './state';
import * as war from './war';
import { events, shapes, violations } from './words';

export const wilds: Module = {
  id: 'wilds',
  kinds: KINDS,
  cards: PRINTINGS,
  standIns: true,
  state,
  zones,
  shapes,
  events,
  violations,
  options: { calmDays: { type: 'number', least: 0, most: 7 } },
  tune(tuning) {
    tuning.highestLevel = 5;
  },
  actions: {
    swear: omen.swear,
    trade,
    sacrifice,
    mimic,
    explore: land.explore,
    exalt: land.exalt,
    consult: omen.consult,
    reveal: omen.reveal,
    decline: omen.decline,
    charge: war.charge,
    beguile: war.beguile,
    veto: war.veto,
    rally: war.rally,
  },
  unarmed: true,
  questions: {
    tribute: omen.tribute,
    toll: omen.toll,
    wager: omen.wager,
    vetoing: war.vetoing,
    rallying: war.rallying,
  },
  windows: war.windows,
  strengths: war.strengths,
  stages: [
    {
      name: 'wilds',
      after: 'map',
      lay(s) {
        for (let card = 0; card < s.rules.cards; card++) {
          if (at(s.zone, card) !== BOX) continue;
          const deck = at(s.rules.deckOf, kindOf(s, card));
          if (GOODS.some((name) => isKind(s, card, name))) move(s, card, deck);
          if (isKind(s, card, 'omen')) move(s, card, omens.at(s));
        }
        for (const name of GOODS) shuffle(s, at(s.rules.deckOf, s.rules.named[name] ?? NONE));
        shuffle(s, omens.at(s));
        land.layCaves(s);
      },
    },
    {
      name: 'zealots',
      after: 'deal',
      lay(s) {
        for (let card = 0; card < s.rules.cards; card++)
          if (isZealot(s, card) && at(s.zone, card) === BOX) move(s, card, kindOf(s, card));
        for (const name of ['friman', 'priest']) shuffle(s, s.rules.named[name] ?? NONE);
      },
    },
    {
      name: 'oaths',
      after: 'factions',
      ask: 'oath',
      /** Back and forth. */
      rounds: () => 2,
      seatAt: (s, i, round) => (s.first + (round === 0 ? i : s.rules.seats - 1 - i)) % s.rules.seats,
    },
  ],
  hooks: {
    ...land.hooks,
    ...omen.hooks,
    ...war.hooks,
    suppliesWith: (s, card) => (isZealot(s, card) ? 2 : null),
    withheld: (s, _seat, card) => owes(s, card),
    enchanted: isZealot,
    unchanging: (s, card) => isKind(s, card, 'ember'),
  },
};
