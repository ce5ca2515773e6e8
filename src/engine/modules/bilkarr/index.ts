/** Bilkarr, who walks over the map and sells potions (BILK). */
import { at, NONE } from '../../core/ints';
import { move } from '../../core/piles';
import type { Module } from '../../core/ruleset';
import { BOX, cardsIn, kindOf, MISSING, NO_BATTLE, seatOfZone, type GameState } from '../../core/state';
import { defenderOf } from '../../rules/strength';
import { conjures } from '../relics/options';
import { KINDS, POTION_STRENGTH, PRINTINGS } from './data';
import { age, buyPotion, drink } from './drink';
import { darken } from './eclipse';
import { react, reaction, refrain, windows } from './reaction';
import { events, shapes, violations } from './shapes';
import {
  bilkarrAt,
  dayOf,
  forgetDark,
  isDaily,
  isDarkened,
  isPotionKind,
  isSpent,
  lighten,
  silent,
  state,
  stock,
  wasDarkened,
  worksOn,
  zones,
} from './state';
import { atCheckpoint, figure, inTheMorning } from './walk';

/** He stands on a square that exists, and potions have days where somebody has drunk them. */
function isSound(s: GameState): boolean {
  const square = bilkarrAt(s);
  if (square !== NONE && at(s.tile, square) === MISSING) return false;
  for (let card = 0; card < s.rules.cards; card++) {
    if (!isPotionKind(s, kindOf(s, card))) continue;
    const zone = at(s.zone, card);
    const isHeld = seatOfZone(s, zone) !== NONE;
    if (!isHeld && zone !== stock.at(s) && s.day > 0) return false;
    if (dayOf(s, card) > 0 && !isHeld) return false;
    if (isSpent(s, card) && (dayOf(s, card) === 0 || !isDaily(s, card))) return false;
  }
  return true;
}

export const bilkarr: Module = {
  id: 'bilkarr',
  /** SG-12. */
  needs: ['stormgates', 'gates'],
  /** GA2-07. */
  joins: conjures,
  figure,
  kinds: KINDS,
  cards: PRINTINGS,
  state,
  zones,
  shapes,
  events,
  violations,
  listedAfter: { buyPotion: 'station', drink: 'buyPotion', darken: 'drink' },
  actions: { buyPotion, drink, darken, refrain, react },
  questions: { reaction },
  windows,
  /** BILK-04. */
  strengths: {
    colossus: (s, seat) => (worksOn(s, seat, 'colossus') ? POTION_STRENGTH : 0),
    weakness: (s, seat) => (worksOn(s, seat, 'weakness') ? -POTION_STRENGTH : 0),
  },
  sound: isSound,
  stages: [
    {
      name: 'potions',
      after: 'pool',
      lay(s) {
        for (const card of cardsIn(s, BOX)) if (isPotionKind(s, kindOf(s, card))) move(s, card, stock.at(s));
      },
    },
  ],
  hooks: {
    checkpoint: (s, _seat, log) => atCheckpoint(s, log),
    dawn(s, _seat, log) {
      age(s, log);
      inTheMorning(s, log);
    },
    turnStarts: (s) => void silent.of(s).fill(0),
    turnEnds: (s, seat) => lighten(s, seat),
    /** BILK-04: Brotherhood. */
    refuseTarget(s, seat, target) {
      for (const side of [seat, defenderOf(s, target)])
        if (worksOn(s, side, 'brotherhood')) return { code: 'atPeace', seat: side };
      return null;
    },
    // BILK-04: the Eclipse is for peaceful use.
    peaceful: isDarkened,
    withheld: (s, _seat, card) => (s.battle !== NO_BATTLE && isDarkened(s, card) ? { code: 'darkened', card } : null),
    apart: (s, card) => (isDarkened(s, card) ? 1 : 0),
    suspended: (s, _seat, card) => forgetDark(s, card),
    enchanted: wasDarkened,
  },
};
