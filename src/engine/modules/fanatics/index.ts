/** The Fanatics: units of no faction that ask for a sacrifice, and count twice for it (FAN). */
import { UNIVERSAL } from '../../core/components';
import { CHIEF, CORE_KINDS, FRIMAN, LORD, PRIEST } from '../../core/kinds';
import { at, item } from '../../core/ints';
import { move, shuffle } from '../../core/piles';
import type { Module } from '../../core/ruleset';
import { BOX, kindOf } from '../../core/state';
import { BAND, FANATICS_PER_RANK, SUPPLIES_EACH } from './data';
import { isFanatic, owesSacrifice } from './fanatic';
import { sacrifice } from './sacrifice';
import { events, shapes, violations } from './shapes';

const RANKS = [FRIMAN, CHIEF, PRIEST, LORD];

export const fanatics: Module = {
  id: 'fanatics',
  cards: RANKS.map((rank) => ({
    kind: item(CORE_KINDS, rank).name,
    faction: UNIVERSAL,
    copies: FANATICS_PER_RANK,
    band: BAND,
  })),
  shapes,
  events,
  violations,
  listedAfter: { sacrifice: 'lay' },
  actions: { sacrifice },
  stages: [
    {
      /** FAN-01. */
      name: 'fanatics',
      after: 'deal',
      lay(s) {
        for (let card = 0; card < s.rules.cards; card++)
          if (isFanatic(s, card) && at(s.zone, card) === BOX) move(s, card, kindOf(s, card));
        for (const rank of RANKS) shuffle(s, rank);
      },
    },
  ],
  hooks: {
    /** FAN-01. */
    suppliesWith: (s, card) => (isFanatic(s, card) ? SUPPLIES_EACH : null),
    /** FAN-02. */
    withheld: (s, _seat, card) => (owesSacrifice(s, card) ? { code: 'needsSacrifice', card } : null),
    peaceful: owesSacrifice,
    enchanted: isFanatic,
  },
};
