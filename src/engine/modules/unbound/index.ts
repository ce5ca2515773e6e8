/** The Unbound: mercenaries of no faction (UNB). */
import { bandOf } from '../../core/box';
import { UNIVERSAL, type Card } from '../../core/components';
import { CHIEF, CORE_KINDS, FRIMAN, isSupply, LORD, PRIEST } from '../../core/kinds';
import { at, item, NONE } from '../../core/ints';
import { move, shuffle } from '../../core/piles';
import { hasTwin } from '../../rules/alike';
import { fullCopies, refuseUnusable } from '../../rules/line';
import type { Module } from '../../core/ruleset';
import { BAND, events, shapes } from './shapes';
import { BOX, handOf, isWild, kindOf, lineOf, type GameState } from '../../core/state';
import { isCard, LAYING, type Rule } from '../../rules/rule';

const UNBOUND_PER_RANK = 2;

/** UNB-01. */
const isUnbound = (s: GameState, card: Card): boolean => bandOf(s.rules, card) === BAND;

/** What a supply laid on an Unbound may be: a supply, or a wild card that stands for one. */
const isBribe = (s: GameState, card: number): boolean => isSupply(s.rules, kindOf(s, card)) || isWild(s, card);

/** Every copy of the supply goes onto the unit, outside the line. */
const bribe: Rule<'bribe'> = {
  answers: LAYING,
  offer(s, seat, purse, out) {
    for (let unit = at(s.top, lineOf(seat)); unit !== NONE; unit = at(s.below, unit)) {
      if (!isUnbound(s, unit) || hasTwin(s, unit)) continue;
      for (let group = 0; group < purse.groups; group++)
        if (at(purse.withheld, group) === 0 && at(purse.alike, group) > 0 && isBribe(s, purse.cardOf(group)))
          out.push({ kind: 'bribe', unit, supply: purse.cardOf(group) });
    }
  },
  refuse(s, seat, { unit, supply }) {
    if (!isCard(s, unit) || at(s.zone, unit) !== lineOf(seat) || !isUnbound(s, unit))
      return { code: 'wrongCard', card: unit };
    return refuseUnusable(s, seat, supply) ?? (isBribe(s, supply) ? null : { code: 'wrongCard', card: supply });
  },
  perform(s, seat, { unit, supply }, log) {
    if (at(s.zone, supply) === handOf(seat)) s.left[supply] = fullCopies(s, supply);
    move(s, supply, lineOf(seat));
    s.host[supply] = unit;
    s.laid[supply] = at(s.left, supply);
    s.left[supply] = 0;
    log?.push({ kind: 'bribed', seat, unit, supply });
  },
};

export const unbound: Module = {
  id: 'unbound',
  cards: [FRIMAN, CHIEF, PRIEST, LORD].map((rank) => ({
    kind: item(CORE_KINDS, rank).name,
    faction: UNIVERSAL,
    copies: UNBOUND_PER_RANK,
    band: BAND,
  })),
  bears: isUnbound,
  shapes,
  events,
  listedAfter: { bribe: 'lay' },
  actions: { bribe },
  stages: [
    {
      /** UNB-01. */
      name: 'unbound',
      after: 'deal',
      lay(s) {
        for (let card = 0; card < s.rules.cards; card++)
          if (isUnbound(s, card) && at(s.zone, card) === BOX) move(s, card, kindOf(s, card));
        for (let rank = 0; rank < 4; rank++) shuffle(s, rank);
      },
    },
  ],
  hooks: {
    /** UNB-02. */
    suppliesWith: (s, card) => (isUnbound(s, card) ? 0 : null),
    cardStrength(s, card) {
      if (!isUnbound(s, card)) return 0;
      let bribes = 0;
      for (let other = at(s.top, at(s.zone, card)); other !== NONE; other = at(s.below, other))
        if (at(s.host, other) === card) bribes += at(s.laid, other);
      return bribes;
    },
  },
};
